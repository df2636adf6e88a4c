package lint_test

import "testing"

// An army's order and its fleets' orders, compared.
func TestConvoyHalves(t *testing.T) {
	runCases(t, []lintCase{
		{
			name: "both halves match", only: []string{"C"}, complete: true,
			sheet:    "England:\nA lon-nwy\nF NTH C A lon-nwy\n",
			verdicts: []string{"ok", "ok"},
		},
		{
			name: "both halves match in two languages and two sheets", only: []string{"C"}, complete: true,
			sheet: "-- england.dip --\n" +
				"England:\n" +
				"A Wal - Bre\n" +
				"-- france.dip --\n" +
				"France :\n" +
				"F MAN C A PGA - BRE\n",
			verdicts: []string{"ok", "ok"},
		},
		{
			name: "coasts are not compared", only: []string{"C"}, complete: true,
			sheet: "France:\n" +
				"A Mar - Spa\n" +
				"F LYO C A Mar - Spa/sc\n" +
				"A Wal - Spa\n" +
				"F MAO C A Wal - Spa/nc\n" +
				"F ENG C A Wal - Spa(nc)\n",
			verdicts: []string{"ok", "ok", "ok", "ok", "ok"},
			found:    []string{"C317 note: A Mar - [Spa]"},
		},
		{
			name: "the fleet goes elsewhere", only: []string{"C"}, complete: true,
			sheet:    "England:\nA Lon - Bel\nF NTH C A Lon - Hol\n",
			verdicts: []string{"void C320", "void C306"},
			found:    []string{"C320 note void: [A Lon - Bel]", "C306 error void: F NTH C A Lon - [Hol]"},
			says: []string{
				"void because of `F NTH C A LON-HOL`",
				"this fleet convoys to Holland, but the army goes to Belgium (`A LON-BEL`)",
			},
			guessed: "England:\nA Lon - Bel\nF NTH C A Lon - Bel\n",
		},
		{
			name: "in French, between two sheets", only: []string{"C"}, complete: true,
			sheet: "-- angleterre.dip --\n" +
				"Angleterre :\n" +
				"F Mer du Nord convoie A Londres - Hollande\n" +
				"-- france.dip --\n" +
				"France :\n" +
				"A LON - BEL\n",
			verdicts: []string{"void C306", "void C320"},
			found: []string{
				"C306 error void: F Mer du Nord convoie A Londres - [Hollande]",
				"C320 note void: [A LON - BEL]",
			},
			says: []string{
				"this fleet convoys to Holland, but the army goes to Belgium (`A LON-BEL`)",
				"void because of `F NTH C A LON-HOL`",
			},
			guessed: "Angleterre :\nF Mer du Nord convoie A Londres - Belgique\n",
		},
		{
			name: "several fleets go elsewhere and agree: the army is outvoted", only: []string{"C"}, complete: true,
			sheet:    "England:\nA Lon - Bel\nF NTH C A Lon - Hol\nF ENG C A Lon - Hol\n",
			verdicts: []string{"void C306", "void C320", "void C320"},
			found: []string{
				"C306 error void: A Lon - [Bel]",
				"C320 note void: [F NTH C A Lon - Hol]",
				"C320 note void: [F ENG C A Lon - Hol]",
			},
			says: []string{
				"this army goes to Belgium, but its fleets convoy it to Holland (`F NTH C A LON-HOL`)",
				"void because of `A LON-BEL`",
				"void because of `A LON-BEL`",
			},
			guessed: "England:\nA Lon - Hol\nF NTH C A Lon - Hol\nF ENG C A Lon - Hol\n",
		},
		{
			name: "the army has a fleet of its own, so the others are wrong, once", only: []string{"C"}, complete: true,
			sheet: "England:\n" +
				"A Lon - Bel\n" +
				"F NTH C A Lon - Hol\n" +
				"F ENG C A Lon - Bel\n" +
				"F HEL C A Lon - Hol\n",
			verdicts: []string{"ok", "void C306", "ok", "void C320"},
			found:    []string{"C306 error void: F NTH C A Lon - [Hol]", "C320 note void: [F HEL C A Lon - Hol]"},
			says: []string{
				"this fleet convoys to Holland, but the army goes to Belgium (`A LON-BEL`)",
				"the same fault as in `F NTH C A LON-HOL`",
			},
			guessed: "England:\nA Lon - Bel\nF NTH C A Lon - Bel\nF ENG C A Lon - Bel\nF HEL C A Lon - Bel\n",
		},
		{
			name: "the army marches elsewhere", only: []string{"C"}, complete: true,
			sheet:    "England:\nA Lon - Yor\nF NTH C A Lon - Nwy\n",
			verdicts: []string{"ok", "void C306"},
			found:    []string{"C306 error void: F NTH C A Lon - [Nwy]"},
			says:     []string{"this fleet convoys to Norway, but the army goes to Yorkshire (`A LON-YOR`)"},
		},
		{
			name: "a French mismatch (A Rou – Arm, F Noi C A Rou – Ank)", only: []string{"C"}, complete: true,
			sheet:    "Turquie :\nA Rou – Arm\nF Noi C A Rou – Ank\n",
			verdicts: []string{"void C320", "void C306"},
			found:    []string{"C320 note void: [A Rou – Arm]", "C306 error void: F Noi C A Rou – [Ank]"},
			guessed:  "Turquie :\nA Rou – Arm\nF Noi C A Rou – Arm\n",
		},
		{
			name: "the fleet is of no use for where the army goes: nothing to guess", only: []string{"C"}, complete: true,
			sheet:    "England:\nA Lon - Nwy\nF ENG C A Lon - Bre\n",
			verdicts: []string{"void C320", "void C306"},
			found:    []string{"C320 note void: [A Lon - Nwy]", "C306 error void: F ENG C A Lon - [Bre]"},
			guessed:  "England:\nA Lon - Nwy\nF ENG C A Lon - Bre\n",
		},
		{
			name: "the fleet names the wrong origin", only: []string{"C"}, complete: true,
			sheet:    "England:\nA Lon - Nwy\nF NTH C A Yor - Nwy\n",
			verdicts: []string{"void C320", "void C307"},
			found:    []string{"C320 note void: [A Lon - Nwy]", "C307 error void: F NTH C A [Yor] - Nwy"},
			says: []string{
				"void because of `F NTH C A YOR-NWY`",
				"no army goes from Yorkshire to Norway, but `A LON-NWY` goes there and has no fleet",
			},
			guessed: "England:\nA Lon - Nwy\nF NTH C A Lon - Nwy\n",
		},
		{
			name: "the wrong origin, by the position", only: []string{"C"},
			sheet: "Fall 1902\n" +
				"Units:\n" +
				"England: A Lon, F NTH\n" +
				"England:\n" +
				"A Lon - Nwy\n" +
				"F NTH C A Yor - Nwy\n",
			verdicts: []string{"unconfirmed C316", "unconfirmed C316"},
			found:    []string{"C316 note unconfirmed: A Lon - [Nwy]", "C316 note unconfirmed: F NTH C [A Yor] - Nwy"},
			says: []string{
				"no fleet here carries this army to Norway: it would take 4 fleets of a sheet that is not here",
				"this convoy needs an order that sends the army from Yorkshire to Norway: it must be in a sheet that is not here",
			},
			guessed: "Fall 1902\nUnits:\nEngland: A Lon, F NTH\nEngland:\nA Lon - Nwy\nF NTH C A Yor - Nwy\n",
		},
		{
			name: "the wrong origin may be an ally's army", only: []string{"C"},
			sheet:    "England:\nA Lon - Nwy\nF NTH C A Yor - Nwy\n",
			verdicts: []string{"unconfirmed C316", "unconfirmed C316"},
			found:    []string{"C316 note unconfirmed: A Lon - [Nwy]", "C316 note unconfirmed: F NTH C [A Yor] - Nwy"},
		},
		{
			name: "two armies could be meant: nobody is blamed for the other", only: []string{"C"}, complete: true,
			sheet:    "England:\nA Lon - Nwy\nA Edi - Nwy\nF NTH C A Yor - Nwy\n",
			verdicts: []string{"void C304", "void C304", "void C305"},
			found: []string{
				"C304 error void: A Lon - [Nwy]",
				"C304 error void: A Edi - [Nwy]",
				"C305 error void: F NTH C [A Yor] - Nwy",
			},
		},
		{
			name: "the other army has its fleet", only: []string{"C"}, complete: true,
			sheet:    "England:\nA Lon - Nwy\nF NTH C A Lon - Nwy\nF SKA C A Den - Nwy\n",
			verdicts: []string{"ok", "ok", "void C305"},
			found:    []string{"C305 error void: F SKA C [A Den] - Nwy"},
		},
		{
			name: "misspelt on one side, reported there", only: []string{"C"}, complete: true,
			sheet:    "England:\nA Lon - Nowray\nF NTH C A Lon - Nwy\n",
			verdicts: []string{"illegal N002", "void C320"},
			found:    []string{"C320 note void: [F NTH C A Lon - Nwy]"},
		},
		{
			name: "misspelt on the other side, reported there", only: []string{"C"}, complete: true,
			sheet:    "England:\nA Lon - Nwy\nF NTH C A Lon - Nowray\n",
			verdicts: []string{"void C320", "illegal N002"},
			found:    []string{"C320 note void: [A Lon - Nwy]"},
		},
		{
			name: "the army's unit is not there, reported there", only: []string{"C"}, complete: true,
			sheet: "Fall 1902\n" +
				"Units:\n" +
				"England: A Yor, F NTH\n" +
				"England:\n" +
				"A Lon - Nwy\n" +
				"F NTH C A Lon - Nwy\n" +
				"A Yor H\n",
			verdicts: []string{"illegal O102", "void C320", "ok"},
			found:    []string{"C320 note void: [F NTH C A Lon - Nwy]"},
		},
		{
			name: "one fleet for two armies", only: []string{"C"}, complete: true,
			sheet:    "France:\nA Bre - Wal\nA Pic - Lon\nF ENG C A Bre - Wal\nF ENG C A Pic - Lon\n",
			verdicts: []string{"void C320", "void C320", "void C320", "void C309"},
			found: []string{
				"C320 note void: [A Bre - Wal]",
				"C320 note void: [A Pic - Lon]",
				"C320 note void: [F ENG C A Bre - Wal]",
				"C309 error void: F ENG C [A Pic] - Lon",
			},
			says: []string{
				"void because of `F ENG C A PIC-LON`",
				"void because of `F ENG C A PIC-LON`",
				"void because of `F ENG C A PIC-LON`",
				"this fleet is also ordered `F ENG C A BRE-WAL`: one fleet carries one army a turn, so both orders are void",
			},
		},
		{
			name: "one fleet for two armies, of which one could go another way", only: []string{"C"},
			sheet:    "England:\nA Lon - Nwy\nA Edi - Den\nF NTH C A Lon - Nwy\nF NTH C A Edi - Den\n",
			verdicts: []string{"unconfirmed C316", "void C320", "void C320", "void C309"},
			found: []string{
				"C316 note unconfirmed: A Lon - [Nwy]",
				"C320 note void: [A Edi - Den]",
				"C320 note void: [F NTH C A Lon - Nwy]",
				"C309 error void: F NTH C [A Edi] - Den",
			},
		},
		{
			name: "one fleet for two armies, but another fleet carries one of them", only: []string{"C"}, complete: true,
			sheet: "France:\n" +
				"A Bre - Wal\n" +
				"A Bel - Lon\n" +
				"F ENG C A Bre - Wal\n" +
				"F ENG C A Bel - Lon\n" +
				"F NTH C A Bel - Lon\n",
			verdicts: []string{"void C320", "ok", "void C320", "void C309", "ok"},
			found: []string{
				"C320 note void: [A Bre - Wal]",
				"C320 note void: [F ENG C A Bre - Wal]",
				"C309 error void: F ENG C [A Bel] - Lon",
			},
		},
		{
			name: "two fleets for one army", only: []string{"C"}, complete: true,
			sheet:    "France:\nA Bel - Lon\nF ENG C A Bel - Lon\nF NTH C A Bel - Lon\n",
			verdicts: []string{"ok", "ok", "ok"},
		},
		{
			name: "one army ordered twice to one fleet is O101's", only: []string{"C"}, complete: true,
			sheet:    "France:\nA Bre - Wal\nF ENG C A Bre - Wal\nF ENG C A Bre - Lon\n",
			verdicts: []string{"void C320", "void O101", "void O101"},
			found:    []string{"C320 note void: [A Bre - Wal]"},
		},
	})
}

// A convoy that is written the wrong way round is one fault, on the fleet.
func TestBackwardConvoys(t *testing.T) {
	only := []string{"C"}
	runCases(t, []lintCase{
		{
			name: "by one fleet", only: only,
			sheet:    "England:\nA Lon - Nwy\nF Nth C A Nwy - Lon\n",
			verdicts: []string{"void C320", "void C307"},
			found:    []string{"C320 note void: [A Lon - Nwy]", "C307 error void: F Nth C A [Nwy - Lon]"},
			says: []string{
				"void because of `F NTH C A NWY-LON`",
				"this convoys from Norway to London, but the army goes the other way round (`A LON-NWY`)",
			},
			guessed: "England:\nA Lon - Nwy\nF Nth C A Lon - Nwy\n",
		},
		{
			name: "by a chain of them, with all orders here", only: only, complete: true,
			sheet:    "France :\nA Mar - Nap\nF LYO C A Nap - Mar\nF TYR C A Nap - Mar\n",
			verdicts: []string{"void C320", "void C307", "void C320"},
			found: []string{
				"C320 note void: [A Mar - Nap]",
				"C307 error void: F LYO C A [Nap - Mar]",
				"C320 note void: [F TYR C A Nap - Mar]",
			},
			guessed: "France :\nA Mar - Nap\nF LYO C A Mar - Nap\nF TYR C A Mar - Nap\n",
		},
		{
			name: "by one fleet of a chain", only: only,
			sheet:    "France :\nA Mar - Nap\nF LYO C A Mar - Nap\nF TYR C A Nap - Mar\n",
			verdicts: []string{"void C320", "void C320", "void C307"},
			found: []string{
				"C320 note void: [A Mar - Nap]",
				"C320 note void: [F LYO C A Mar - Nap]",
				"C307 error void: F TYR C A [Nap - Mar]",
			},
			guessed: "France :\nA Mar - Nap\nF LYO C A Mar - Nap\nF TYR C A Mar - Nap\n",
		},
		{
			name: "in another power's sheet, where all are here", only: only, complete: true,
			sheet:    "England:\nA Lon - Nwy\nFrance:\nF Nth C A Nwy - Lon\n",
			verdicts: []string{"void C320", "void C307"},
			found:    []string{"C320 note void: [A Lon - Nwy]", "C307 error void: F Nth C A [Nwy - Lon]"},
		},
		{
			name: "another power's army may be meant", only: only,
			sheet: "England:\nA Lon - Nwy\nFrance:\nF Nth C A Nwy - Lon\n", verdicts: []string{"unconfirmed C316", "unconfirmed C316"},
			found: []string{"C316 note unconfirmed: A Lon - [Nwy]", "C316 note unconfirmed: F Nth C [A Nwy] - Lon"},
		},
		{
			name: "and is, where it stands there", only: only,
			sheet: "Spring 1902\nUnits:\nEngland: A Lon, F Nth\nRussia: A Nwy\nEngland:\nA Lon - Nwy\nF Nth C A Nwy - Lon\n",
			found: []string{"C316 note unconfirmed: A Lon - [Nwy]", "C316 note unconfirmed: F Nth C [A Nwy] - Lon"},
		},
		{
			name: "two armies that change places", only: only,
			sheet: "England:\nA Edi - Nwy via convoy\nA Nwy - Edi via convoy\nF Nth C A Edi - Nwy\nF Nwg C A Nwy - Edi\n", found: []string{},
			verdicts: []string{"ok", "ok", "ok", "ok"},
		},
		{
			name: "the army goes with another fleet", only: only,
			sheet: "England:\nA Edi - Nwy\nF Nwg C A Edi - Nwy\nF Nth C A Nwy - Edi\n",
			found: []string{"C316 note unconfirmed: F Nth C [A Nwy] - Edi"},
		},
	})
}
