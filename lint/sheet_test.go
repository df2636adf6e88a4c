package lint_test

import "testing"

// sheetRules selects the family.
var sheetRules = []string{"O"}

func TestDuplicates(t *testing.T) {
	runCases(t, []lintCase{
		{
			name: "the same order for an army and a fleet: one letter is wrong", only: sheetRules,
			sheet:    "Fall 1902\nFrance:\nA Fin - Swe\nF Fin - Swe\n",
			verdicts: []string{"ok", "ineffective O101"},
			found:    []string{"O101 warning ineffective: [F Fin - Swe]"},
			safe:     "Fall 1902\nFrance:\nA Fin - Swe\nF Fin - Swe\n",
		},
		{
			name: "the same order by two powers: nobody knows whose counts", only: sheetRules,
			sheet:    "Fall 1902\nFrance:\nA Par - Bur\nGermany:\nA Par - Bur\n",
			verdicts: []string{"ok", "ineffective O101"},
			found:    []string{"O101 warning ineffective: [A Par - Bur]"},
			safe:     "Fall 1902\nFrance:\nA Par - Bur\nGermany:\nA Par - Bur\n",
		},
		{
			name: "the same order twice", only: sheetRules,
			sheet:    "France:\nA Par - Bur; A Par - Burgundy\n",
			verdicts: []string{"ok", "ineffective O101"},
			found:    []string{"O101 warning ineffective: A Par - Bur; [A Par - Burgundy]"},
			says:     []string{"this order stands here already: once is enough"},
			safe:     "France:\nA Par - Bur\n",
		},
		{
			name: "two orders (DATC 4.D.3)", only: sheetRules,
			sheet:    "France:\nA Mar - Spa\nA Mar - Pie\nA Mar - Spa\n",
			verdicts: []string{"void O101", "void O101", "void O101"},
			found: []string{
				"O101 error void: [A Mar - Pie]",
				"O101 error void: [A Mar - Spa]",
			},
			says: []string{
				"the unit has two orders, this one and `A MAR-SPA`: neither is followed",
				"the unit has two orders: saying this one again decides nothing",
			},
			guessed: "France:\nA Mar - Spa\nA Mar - Pie\nA Mar - Spa\n", // the choice is the player's
		},
		{
			name: "in two sheets of one power", only: sheetRules,
			sheet:    "-- a.dip --\nFrance:\nA Par - Bur\n-- b.dip --\nFrance :\nA PAR - PIC\n",
			verdicts: []string{"void O101", "void O101"},
			found:    []string{"O101 error void: [A PAR - PIC]"},
		},
		{
			name: "an impossible order leaves the other its meaning", only: sheetRules,
			sheet: "France:\nA Pariss - Bur\nA Par - Bur\n", verdicts: []string{"illegal N002", "ok"},
			found: []string{},
		},
		{
			name: "two armies for one fleet are C309's", only: sheetRules,
			sheet: "France:\nF ENG C A Wal - Bre\nF ENG C A Lon - Bre\n", found: []string{},
		},
		{
			name: "one army to two provinces", only: sheetRules, complete: true,
			sheet:    "France:\nA Wal - Bre\nF ENG C A Wal - Bre\nF ENG C A Wal - Pic\n",
			verdicts: []string{"void C320", "void O101", "void O101"},
			found:    []string{"O101 error void: [F ENG C A Wal - Pic]"},
		},
		{
			name: "units that share a province", only: sheetRules, rules: "francqueville",
			sheet: "France :\nA. Par — Bou.\nA. Par — Pic.\n", found: []string{}, verdicts: []string{"ok", "ok"},
		},
		{
			name: "builds are B608's, removals B609's", only: sheetRules,
			sheet: "Winter 1901\nFrance:\nBuild A Par\nBuild F Mar\nBuild A Par\n", found: []string{},
		},
	})
}

func TestWhoseUnits(t *testing.T) {
	const position = "Spring 1902\nUnits:\nFrance: A Par, A Mar, F Bre\nGermany: A Mun, F Kie\n"
	runCases(t, []lintCase{
		{
			name: "no such unit, and one nearby that could follow", only: sheetRules,
			sheet:    position + "France:\nA Bur - Gas\nA Mar - Spa\nF Bre - MAO\n",
			verdicts: []string{"illegal O102", "ok", "ok"},
			found:    []string{"O102 error illegal: A [Bur] - Gas"},
			says:     []string{"no unit is in Burgundy: is the one in Paris meant?"},
			guessed:  position + "France:\nA Par - Gas\nA Mar - Spa\nF Bre - MAO\n",
		},
		{
			name: "no such unit, and none that could follow", only: []string{"O102"},
			sheet: position + "France:\nA Bur - Ruh\n",
			found: []string{"O102 error illegal: A [Bur] - Ruh"},
			says:  []string{"no unit is in Burgundy"},
		},
		{
			name: "no such unit in the opening position", only: []string{"O102"},
			sheet: "Printemps 1901\nFrance :\nA BEL H\n",
			found: []string{"O102 error illegal: A [BEL] H"},
			says:  []string{"no unit is in Belgium in the opening position"},
		},
		{
			name: "later turns have no position of their own", only: sheetRules,
			sheet: "Fall 1901\nFrance:\nA Bel H\n", found: []string{}, verdicts: []string{"ok"},
		},
		{
			name: "units of powers that the position leaves out", only: sheetRules,
			sheet: position + "Italy:\nA Ven H\n", found: []string{}, verdicts: []string{"ok"},
		},
		{
			name: "another power's unit", only: sheetRules,
			sheet:    position + "France:\nA Mun - Bur\nA Par H\nA Mar H\nF Bre H\n",
			verdicts: []string{"illegal O103", "ok", "ok", "ok"},
			found:    []string{"O103 error illegal: A [Mun] - Bur"},
			says:     []string{"the army in Munich is German, not French: only its own power orders it"},
		},
		{
			name: "units without orders, in one message for each power", only: sheetRules,
			sheet: position + "France:\nA Par H\nGermany: A Mun H\n",
			found: []string{"O104 warning: [France]:", "O104 warning: [Germany]: A Mun H"},
			says: []string{
				"France gives no order to `A MAR` and `F BRE`, which hold",
				"Germany gives no order to `F KIE`, which holds",
			},
		},
		{
			name: "powers whose orders are not here are not expected to give any", only: sheetRules,
			sheet: position + "Germany:\nA Mun H\nF Kie H\n", found: []string{},
		},
		{
			name: "an order that cannot be read is one", only: sheetRules,
			sheet: position + "Germany:\nA Munn - Bur\nF Kie H\n", found: []string{},
		},
		{
			name: "dislodged units without retreat", only: sheetRules,
			sheet: "Fall 1902, Retreats\nUnits:\nFrance: F Bre\nDislodged:\nFrance: A Bur, A Gas\nFrance:\nA Bur - Mar\n",
			found: []string{"O104 warning: [France]:"},
			says:  []string{"France gives no retreat to `A GAS`, which is disbanded"},
		},
		{
			name: "in French", only: sheetRules,
			sheet: "Printemps 1902\nUnités :\nFrance : A PAR, F BRE\nFrance :\nA MUN H\nA PAR H\n",
			found: []string{"O104 warning: [France] :", "O102 error illegal: A [MUN] H"},
		},
	})
}

func TestSheets(t *testing.T) {
	runCases(t, []lintCase{
		{
			name: "orders of another phase among moves", only: []string{"O105"},
			sheet:    "Spring 1901, Movement\nFrance:\nA Par - Bur\nA Mar R Spa\nRemove F Bre\nWaive\n",
			verdicts: []string{"ok", "illegal O105", "illegal O105", "illegal O105"},
			found: []string{
				"O105 error illegal: A Mar [R] Spa",
				"O105 error illegal: [Remove] F Bre",
				"O105 error illegal: [Waive]",
			},
			says: []string{
				"a retreat has no place among moves",
				"a removal has no place among moves",
				"a waived build has no place among moves",
			},
		},
		{
			name: "moves among builds", only: []string{"O105"},
			sheet: "Hiver 1901\nFrance :\nA PAR - BOU\nA MAR S A PAR - BOU\nConstruction A PAR\n",
			found: []string{"O105 error illegal: A PAR [-] BOU", "O105 error illegal: A MAR [S] A PAR - BOU"},
		},
		{
			name: "a sheet of another turn", only: []string{"O106"}, together: true,
			sheet: "-- a.dip --\nSpring 1902\nFrance:\nA Par - Bur\n-- b.dip --\nAutomne 1902\nAllemagne :\nA MUN - RUH\n" +
				"-- c.dip --\nFall 1902\nItaly:\nA Ven H\n-- d.dip --\nRussia:\nA Mos H\n",
			found: []string{"O106 warning: [Spring 1902]"},
			says:  []string{"this sheet is for Spring 1902, the others are for Fall 1902"},
		},
		{
			name: "a season with its phase and without is one turn", only: []string{"O106"}, together: true,
			sheet: "-- a.dip --\nSpring 1902\nFrance:\nA Par - Bur\n-- b.dip --\nPrintemps 1902, Mouvements\nAllemagne :\nA MUN - RUH\n",
			found: []string{},
		},
		{
			name: "last season's sheet among those of this one", only: []string{"O106"},
			sheet: "-- a.dip --\nSpring 1902\nFrance:\nA Par - Bur\n-- b.dip --\nAutomne 1902\nAllemagne :\nA MUN - RUH\n" +
				"-- c.dip --\nFall 1902\nItaly:\nA Ven H\n",
			found: []string{"O106 warning: [Spring 1902]"},
			says:  []string{"this sheet is for Spring 1902, the others are for Fall 1902"},
		},
		{
			name: "a wrong year", only: []string{"O106"},
			sheet: "-- a.dip --\nFall 1902\nFrance:\nA Par - Bur\n-- b.dip --\nF1902M\nEngland: A Lon H\nRussia: A Mos H\n" +
				"-- c.dip --\nFall 1920\nItaly A Ven H\n",
			found: []string{"O106 warning: [Fall 1920]"},
		},
		{
			name: "sheets of two powers of which one must be of the wrong turn", only: []string{"O106"},
			sheet: "-- a.dip --\nSpring 1901\nFrance:\nA Par - Bur\n-- b.dip --\nFall 1901\nGermany:\nA Mun - Ruh\n",
			found: []string{"O106 note: [Spring 1901]"},
			says:  []string{"this sheet is for Spring 1901, another power's beside it is for Fall 1901: they are judged apart, and one header may be wrong"},
		},
		{
			name: "a game from turn to turn", only: []string{"O106"},
			sheet: "-- a.dip --\nSpring 1901\nFrance:\nA Par - Bur\nGermany:\nA Mun H\n-- b.dip --\nFall 1901\nFrance:\nA Bur H\n", found: []string{},
		},
		{
			name: "sheets of different turns of which neither is the main one", only: []string{"O106"},
			sheet: "-- a.dip --\nSpring 1902\nFrance:\nA Par - Bur\n-- b.dip --\nFall 1902\nGermany:\nA Mun - Ruh\n-- c.dip --\nFall 1903\nItaly:\nA Ven H\n", found: []string{},
		},
		{
			name: "orders that nobody gives", only: sheetRules,
			sheet: "A Par - Bur\nA Mar H\nGermany:\nA Mun - Ruh\n",
			found: []string{"O107 warning: [A Par - Bur]"},
			says:  []string{"nothing tells which power gives these 2 orders: write its name above"},
		},
		{
			name: "a line that names another power ends the orders above it", only: []string{"O", "N"},
			sheet: "France:\nA Par H\nDear England,\nA Lon H\n",
			found: []string{"O107 warning: [A Lon H]"},
			says:  []string{"nothing tells which power gives this order: write its name above"},
		},
		{
			name: "so does one that is nearly a power", only: []string{"O", "N"},
			sheet:   "France :\nA Par H\nAngletere\nA Lon H\n",
			found:   []string{"N005 error: [Angletere]", "O107 warning: [A Lon H]"},
			says:    []string{"no power is called `Angletere`: is `Angleterre` meant?", "nothing tells which power gives this order: write its name above"},
			guessed: "France :\nA Par H\nAngleterre\nA Lon H\n",
		},
		{
			name: "a header set off by signs", only: []string{"O", "N"},
			sheet: "Spring 1901\nFrance:\nA Par H\nA Mar H\nF Bre H\n--- England ---\nA Lvp H\nF Lon H\nF Edi H\n", found: []string{},
		},
		{
			name: "an order that is struck out and the one that replaced it", only: []string{"O", "N"},
			sheet: "England:\n~~A Lon - Den~~\nA Lon - Wal\n", found: []string{}, verdicts: []string{"ok"},
		},
		{
			name: "the word that ends a sheet", only: []string{"O", "N"},
			sheet: "Angleterre :\nA Lon - Wal\nFin.\n", found: []string{}, verdicts: []string{"ok"},
		},
		{
			name: "a sheet that names no powers at all", only: sheetRules,
			sheet: "A Par - Bur\nA Mun - Ruh\n", found: []string{},
		},
		{
			name: "powers that the position tells", only: sheetRules,
			sheet: "Spring 1901\nA Par - Bur\nA Mar - Spa\nF Bre - MAO\n", found: []string{},
		},
		{
			name: "empty sheets", only: sheetRules,
			sheet: "-- a.dip --\nFall 1901\nFrance:\n-- b.dip --\nFall 1901\nUnits:\nFrance: A Par\n-- c.dip --\nFall 1901\n# nothing\n",
			found: []string{"O108 note: [France:]", "O108 note: [Fall 1901]"},
		},
	})
}

func TestDirectives(t *testing.T) {
	runCases(t, []lintCase{
		{
			name: "at the end of a line, with codes or without",
			sheet: "France:\nA Mar - Mos # diplo: ignore\nA Par - Mos # diplo: ignore G201\n" +
				"A Gas - Mos # diplo: ignore not-adjacent\nA Spa - Mos # diplo: ignore g\n",
			verdicts: []string{"illegal G201", "illegal G201", "illegal G201", "illegal G201"},
			found:    []string{},
		},
		{
			name: "alone on its line, for the next order", complete: true,
			sheet:    "France :\n# diplo : ignorer G201\n# un commentaire\n\nA PAR - MOS\nA MAR - MOS\n",
			verdicts: []string{"illegal G201", "illegal G201"},
			found:    []string{"G201 error illegal: A MAR - [MOS]"},
		},
		{
			name:  "two of them for one order",
			sheet: "France:\n# diplo: ignore G201\n# diplo: ignore N004\nA Liv - Mos\nF Liv - IRI # diplo: ignore N004\n",
			found: []string{
				"O109 warning: # diplo: ignore [G201]",
			},
		},
		{
			name:  "on a header",
			sheet: "Spring 1901\nFrance: # diplo: ignore O104\nA Par - Bur\n", found: []string{},
		},
		{
			name: "nothing to silence", only: nil,
			sheet: "France:\nA Par - Bur # diplo: ignore C304\nA Mar - Spa # diplo: ignore\n# diplo: ignore G201\n",
			found: []string{
				"O109 warning: A Par - Bur # diplo: ignore [C304]",
				"O109 warning: A Mar - Spa # [diplo: ignore]",
				"O109 warning: # diplo: ignore [G201]",
			},
			says: []string{
				"`C304` has nothing to silence here",
				"there is nothing to silence here",
				"`G201` has nothing to silence here",
			},
			safe: "France:\nA Par - Bur\nA Mar - Spa\n\n",
		},
		{
			name:  "some codes have something to silence",
			sheet: "France:\nA Par - Mos # diplo: ignore N004, G201 T701, C304\n",
			found: []string{
				"O109 warning: A Par - Mos # diplo: ignore [N004], G201 T701, C304",
				"O109 warning: A Par - Mos # diplo: ignore N004, G201 T701, [C304]",
			},
			safe: "France:\nA Par - Mos # diplo: ignore G201 T701\n",
		},
		{
			name: "rules that are not to be reported have nothing to silence", only: []string{"O109", "G"},
			sheet: "France:\nA Par - Bur # diplo: ignore C304\nA Mar - Spa # diplo: ignore\n", found: []string{},
		},
		{
			name:  "no such rule, no such word",
			sheet: "France:\nA Par - Mos # diplo: ignore Z999 G201\nA Mar - Spa # diplo: ignroe C304\n",
			found: []string{
				"O110 warning: A Par - Mos # diplo: ignore [Z999] G201",
				"O110 warning: A Mar - Spa # [diplo: ignroe C304]",
			},
			says: []string{
				"no rule is called `Z999`",
				"`diplo: ignroe C304` is no comment that diplo knows: it knows `ignore`, `fmt off` and `fmt on`",
			},
		},
	})
}
