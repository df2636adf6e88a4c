package lint_test

import "testing"

// Orders of a convoy that are missing, or may be in a sheet that is not here.
func TestMissingHalves(t *testing.T) {
	runCases(t, []lintCase{
		{
			name: "one half is missing", only: []string{"C"}, complete: true,
			sheet:    "England:\nA Yor - Nwy\nF NTH H\n",
			verdicts: []string{"void C304", "ok"},
			found:    []string{"C304 error void: A Yor - [Nwy]"},
			says:     []string{"no fleet is ordered to convoy this army to Norway (missing: `F NTH C A YOR-NWY`)"},
			guessed:  "England:\nA Yor - Nwy\nF NTH C A Yor - Nwy\n",
		},
		{
			name: "one half is missing, in French and in words", only: []string{"C"}, complete: true,
			sheet:    "Angleterre :\nArmée Londres - Norvège\nFlotte Mer du Nord tient\n",
			verdicts: []string{"void C304", "ok"},
			found:    []string{"C304 error void: Armée Londres - [Norvège]"},
			guessed:  "Angleterre :\nArmée Londres - Norvège\nFlotte Mer du Nord convoie Armée Londres - Norvège\n",
		},
		{
			name: "the fleet has no order, but it is there", only: []string{"C"}, complete: true,
			sheet:    "Spring 1902\nUnits:\nEngland: A Lon, F NTH\nEngland:\nA Lon - Nwy\n",
			verdicts: []string{"void C304"},
			found:    []string{"C304 error void: A Lon - [Nwy]"},
			says:     []string{"no fleet is ordered to convoy this army to Norway (missing: `F NTH C A LON-NWY`)"},
			guessed:  "Spring 1902\nUnits:\nEngland: A Lon, F NTH\nEngland:\nA Lon - Nwy\nF Nth C A Lon - Nwy\n",
		},
		{
			name: "the only fleets on the way are of a power whose orders are here", only: []string{"C"},
			sheet:    "Spring 1905\nUnits:\nEngland: A Gre, F AEG, F ION, F TYS\nEngland:\nA Gre - Rom via convoy\n",
			verdicts: []string{"void C304"},
			found:    []string{"C304 error void: A Gre - [Rom] via convoy"},
		},
		{
			name: "the fleet is an ally's, who orders something else", only: []string{"C"}, complete: true,
			sheet:    "England:\nA Yor - Nwy\nFrance:\nF NTH - SKA\n",
			verdicts: []string{"void C304", "ok"},
			found:    []string{"C304 error void: A Yor - [Nwy]"},
			says:     []string{"no fleet is ordered to convoy this army to Norway (missing: `F NTH C A YOR-NWY`)"},
			guessed:  "England:\nA Yor - Nwy\nFrance:\nF NTH - SKA\n",
		},
		{
			name: "the fleets with orders are named first", only: []string{"C"}, complete: true,
			sheet:    "England:\nA Lon - Bel\nF ENG H\n",
			verdicts: []string{"void C304", "ok"},
			found:    []string{"C304 error void: A Lon - [Bel]"},
			says:     []string{"no fleet is ordered to convoy this army to Belgium (missing: `F ENG C A LON-BEL`)"},
		},
		{
			name: "the water that the army names comes first", only: []string{"C"}, complete: true,
			sheet:    "England:\nA Lon - Bel via NTH\nF ENG H\n",
			verdicts: []string{"void C304", "ok"},
			found:    []string{"C304 error void: A Lon - [Bel] via NTH"},
			says:     []string{"no fleet is ordered to convoy this army to Belgium (missing: `F NTH C A LON-BEL`)"},
		},
		{
			name: "so it does in a sheet that is not here", only: []string{"C"},
			sheet:    "Angleterre :\nA Lon - Bel par NRD\n",
			verdicts: []string{"unconfirmed C316"},
			found:    []string{"C316 note unconfirmed: A Lon - [Bel] par NRD"},
			says:     []string{"this army needs a convoy to Belgium: `F NTH C A LON-BEL` must be in a sheet that is not here"},
		},
		{
			name: "and so do all waters of a route", only: []string{"C"},
			sheet:    "Italy:\nA NAP-TYS-WES-SPA\n",
			verdicts: []string{"unconfirmed C316"},
			found:    []string{"C316 note unconfirmed: A NAP-TYS-WES-[SPA]"},
			says:     []string{"this army needs a convoy to Spain: `F TYS C A NAP-SPA` and `F WES C A NAP-SPA` must be in a sheet that is not here"},
		},
		{
			name: "where the position has no fleet in that water, another is named", only: []string{"C"}, complete: true,
			sheet:    "Spring 1902\nUnits:\nEngland: A Lon, F ENG\nEngland:\nA Lon - Bel via NTH\nF ENG H\n",
			verdicts: []string{"void C304", "ok"},
			found:    []string{"C304 error void: A Lon - [Bel] via NTH"},
			says:     []string{"no fleet is ordered to convoy this army to Belgium (missing: `F ENG C A LON-BEL`)"},
		},
		{
			name: "waters that make no way are not named", only: []string{"C"},
			sheet:    "England:\nA Lon - Nwy via ENG\n",
			verdicts: []string{"unconfirmed C316"},
			found:    []string{"C316 note unconfirmed: A Lon - [Nwy] via ENG"},
			says:     []string{"this army needs a convoy to Norway: `F NTH C A LON-NWY` must be in a sheet that is not here"},
		},
		{
			name: "several fleets are missing", only: []string{"C"}, complete: true,
			sheet:    "England:\nA Lon - Tun\nF ENG - MAO\n",
			verdicts: []string{"void C304", "ok"},
			found:    []string{"C304 error void: A Lon - [Tun]"},
			says:     []string{"no fleet is ordered to convoy this army to Tunis (missing: `F ENG C A LON-TUN`, `F MAO C A LON-TUN` and `F WES C A LON-TUN`)"},
		},
		{
			name: "no fleets are there that could do it (DATC 6.D.32)", only: []string{"C"}, complete: true,
			sheet: "Fall 1902\n" +
				"Units:\n" +
				"England: F Edi, A Lvp\n" +
				"France: F Lon\n" +
				"Germany: A Yor\n" +
				"England:\n" +
				"F Edi S A Lvp - Yor\n" +
				"A Lvp - Yor\n" +
				"France:\n" +
				"F Lon S A Yor\n" +
				"Germany:\n" +
				"A Yor - Hol\n",
			verdicts: []string{"ok", "ok", "ok", "illegal C304"},
			found:    []string{"C304 error illegal: A Yor - [Hol]"},
			says:     []string{"no fleets are there that could convoy this army to Holland: it takes a fleet in North Sea"},
		},
		{
			name: "no fleets are there, though one is ordered", only: []string{"C"}, complete: true,
			sheet: "Fall 1902\n" +
				"Units:\n" +
				"England: A Lon, F ENG\n" +
				"England:\n" +
				"A Lon - Tun\n" +
				"F ENG C A Lon - Tun\n",
			verdicts: []string{"illegal C304", "void C320"},
			found:    []string{"C304 error illegal: A Lon - [Tun]", "C320 note void: [F ENG C A Lon - Tun]"},
			says: []string{
				"no fleets are there that could convoy this army to Tunis: it takes fleets in Mid-Atlantic Ocean and Western Mediterranean",
				"the same fault as in `A LON-TUN`",
			},
		},
		{
			name: "an explicit convoy that isn't there (DATC 6.G.8)", only: []string{"C"}, complete: true,
			sheet:    "France:\nA Bel - Hol via convoy\nEngland:\nF NTH - HEL\nA Hol - Kie\n",
			verdicts: []string{"void C304", "ok", "ok"},
			found:    []string{"C304 error void: A Bel - Hol [via convoy]"},
			says:     []string{"no fleet is ordered to convoy this army (missing: `F NTH C A BEL-HOL`); without `via convoy` it marches to Holland"},
		},
		{
			name: "a march needs no fleet", only: []string{"C"}, complete: true,
			sheet:    "France:\nA Bel - Hol\nEngland:\nF NTH - HEL\n",
			verdicts: []string{"ok", "ok"},
		},
		{
			name: "the army holds", only: []string{"C"},
			sheet:    "England:\nA Yor H\nF NTH C A Yor - Nwy\nF NWG C A Yor - Nwy\n",
			verdicts: []string{"ok", "void C305", "void C320"},
			found:    []string{"C305 error void: F NTH C [A Yor] - Nwy", "C320 note void: [F NWG C A Yor - Nwy]"},
			says: []string{
				"the army in Yorkshire is ordered `A YOR H`: it does not go to Norway",
				"the same fault as in `F NTH C A YOR-NWY`",
			},
		},
		{
			name: "the army supports (painpoint 2)", only: []string{"C"},
			sheet:    "England:\nA Edi S A Lvp - Yor\nA Lvp - Yor\nF NTH C A Edi - Nwy\n",
			verdicts: []string{"ok", "ok", "void C305"},
			found:    []string{"C305 error void: F NTH C [A Edi] - Nwy"},
		},
		{
			name: "no order for the army", only: []string{"C"}, complete: true,
			sheet:    "England:\nF NTH C A Yor - Nwy\n",
			verdicts: []string{"void C305"},
			found:    []string{"C305 error void: F NTH C [A Yor] - Nwy"},
			says:     []string{"no order sends an army from Yorkshire to Norway"},
		},
		{
			name: "no army is there", only: []string{"C"}, complete: true,
			sheet:    "Fall 1902\nUnits:\nEngland: F NTH\nEngland:\nF NTH C A Yor - Nwy\n",
			verdicts: []string{"void C305"},
			found:    []string{"C305 error void: F NTH C [A Yor] - Nwy"},
			says:     []string{"there is no army in Yorkshire to convoy"},
		},
		{
			name: "the chain breaks in the middle", only: []string{"C"}, complete: true,
			sheet:    "Turkey:\nA Smy - Nap\nF AEG C A Smy - Nap\nF TYS C A Smy - Nap\n",
			verdicts: []string{"void C308", "void C320", "void C320"},
			found: []string{
				"C308 error void: A Smy - [Nap]",
				"C320 note void: [F AEG C A Smy - Nap]",
				"C320 note void: [F TYS C A Smy - Nap]",
			},
			says: []string{
				"the chain breaks between Aegean Sea and Tyrrhenian Sea, which do not touch: a fleet in Ionian Sea would close the gap",
				"void because of `A SMY-NAP`",
				"void because of `A SMY-NAP`",
			},
		},
		{
			name: "the chain breaks at its start", only: []string{"C"}, complete: true,
			sheet:    "England:\nA Lon - Tun\nF MAO C A Lon - Tun\nF WES C A Lon - Tun\n",
			verdicts: []string{"void C308", "void C320", "void C320"},
			found: []string{
				"C308 error void: A Lon - [Tun]",
				"C320 note void: [F MAO C A Lon - Tun]",
				"C320 note void: [F WES C A Lon - Tun]",
			},
			says: []string{
				"no fleet of this convoy touches London, where the army is: a fleet in English Channel would close the gap",
				"void because of `A LON-TUN`",
				"void because of `A LON-TUN`",
			},
		},
		{
			name: "the chain breaks at its end, by two waters", only: []string{"C"}, complete: true,
			sheet:    "England:\nA Lon - Tun\nF ENG C A Lon - Tun\n",
			verdicts: []string{"void C308", "void C320"},
			found:    []string{"C308 error void: A Lon - [Tun]", "C320 note void: [F ENG C A Lon - Tun]"},
			says: []string{
				"no fleet of this convoy touches Tunis, where the army goes: fleets in Mid-Atlantic Ocean and Western Mediterranean would close the gap",
				"void because of `A LON-TUN`",
			},
		},
		{
			name: "the chain is whole across two powers", only: []string{"C"},
			sheet: "-- england.dip --\n" +
				"England:\n" +
				"A Lon - Tun\n" +
				"F ENG C A Lon - Tun\n" +
				"-- france.dip --\n" +
				"France:\n" +
				"F MAO C A Lon - Tun\n" +
				"F WES C A Lon - Tun\n",
			verdicts: []string{"ok", "ok", "ok", "ok"},
		},
		{
			name: "the chain would be whole but for an impossible order", only: []string{"C"}, complete: true,
			sheet: "Turkey:\n" +
				"A Con - Sev\n" +
				"F BLA C A Con - Sev\n" +
				"A Smy - Nap\n" +
				"F AEG C A Smy - Nap\n" +
				"A ION C A Smy - Nap\n",
			verdicts: []string{"ok", "ok", "void C320", "void C320", "illegal G202"},
			found:    []string{"C320 note void: [A Smy - Nap]", "C320 note void: [F AEG C A Smy - Nap]"},
		},
		{
			name: "the chain breaks, and an impossible order does not help", only: []string{"C"}, complete: true,
			sheet:    "Turkey:\nA Smy - Nap\nF AEG C A Smy - Nap\nF Con C A Smy - Nap\n",
			verdicts: []string{"void C308", "void C320", "illegal C301"},
			found: []string{
				"C308 error void: A Smy - [Nap]",
				"C320 note void: [F AEG C A Smy - Nap]",
				"C301 error illegal: F [Con] C A Smy - Nap",
			},
		},
		{
			name: "the fleet may be an ally's", only: []string{"C"},
			sheet:    "England:\nA Yor - Nwy\n",
			verdicts: []string{"unconfirmed C316"},
			found:    []string{"C316 note unconfirmed: A Yor - [Nwy]"},
			says:     []string{"this army needs a convoy to Norway: `F NTH C A YOR-NWY` must be in a sheet that is not here"},
		},
		{
			name: "the fleet is an ally's, by the position", only: []string{"C"},
			sheet: "Fall 1902\n" +
				"Units:\n" +
				"England: A Lon, F ENG\n" +
				"France: F MAO, F WES\n" +
				"Germany: A Mun\n" +
				"Italy: A Ven\n" +
				"Austria: A Vie\n" +
				"Russia: A Mos\n" +
				"Turkey: A Con\n" +
				"England:\n" +
				"A Lon - Tun\n" +
				"F ENG C A Lon - Tun\n",
			verdicts: []string{"unconfirmed C316", "unconfirmed C316"},
			found:    []string{"C316 note unconfirmed: A Lon - [Tun]", "C316 note unconfirmed: F ENG C [A Lon] - Tun"},
			says: []string{
				"this army needs a convoy to Tunis: `F MAO C A LON-TUN` and `F WES C A LON-TUN` must be in the sheet of France, which is not here",
				"this convoy to Tunis also needs `F MAO C A LON-TUN` and `F WES C A LON-TUN` from the sheet of France, which is not here",
			},
		},
		{
			name: "the army is an ally's", only: []string{"C"},
			sheet:    "France:\nF MAO C A Lon - Tun\nF WES C English A Lon - Tun\n",
			verdicts: []string{"unconfirmed C316", "unconfirmed C316"},
			found: []string{
				"C316 note unconfirmed: F MAO C [A Lon] - Tun",
				"C316 note unconfirmed: F WES C [English A Lon] - Tun",
			},
			says: []string{
				"this convoy needs an order that sends the army from London to Tunis: it must be in a sheet that is not here",
				"this convoy needs an order of England, whose sheet is not here, that sends the army from London to Tunis",
			},
		},
		{
			name: "nobody else has a fleet that could", only: []string{"C"},
			sheet: "Fall 1902\n" +
				"Units:\n" +
				"England: A Lon, F ENG\n" +
				"France: F MAO\n" +
				"Germany: A Mun\n" +
				"Italy: A Ven\n" +
				"Austria: A Vie\n" +
				"Russia: A Mos\n" +
				"Turkey: A Con\n" +
				"England:\n" +
				"A Lon - Tun\n" +
				"F ENG C A Lon - Tun\n",
			verdicts: []string{"illegal C304", "void C320"},
			found:    []string{"C304 error illegal: A Lon - [Tun]", "C320 note void: [F ENG C A Lon - Tun]"},
			says: []string{
				"no fleets are there that could convoy this army to Tunis: it takes a fleet in Western Mediterranean",
				"the same fault as in `A LON-TUN`",
			},
		},
		{
			name: "with --complete nothing is unconfirmed", only: []string{"C"}, complete: true,
			sheet:    "England:\nA Yor - Nwy\n",
			verdicts: []string{"void C304"},
			found:    []string{"C304 error void: A Yor - [Nwy]"},
		},
		{
			name: "our own fleet goes elsewhere, an ally's may still come", only: []string{"C"},
			sheet:    "England:\nA Lon - Nwy\nF NTH C A Lon - Bel\n",
			verdicts: []string{"unconfirmed C316", "void C306"},
			found:    []string{"C316 note unconfirmed: A Lon - [Nwy]", "C306 error void: F NTH C A Lon - [Bel]"},
			says: []string{
				"`F NTH C A LON-BEL` does not carry this army: it goes only if fleets in a sheet that is not here carry it another way",
				"this fleet convoys to Belgium, but the army goes to Norway (`A LON-NWY`)",
			},
		},
		{
			name: "a long way round is counted, not listed", only: []string{"C"},
			sheet:    "England:\nA Lon - Nwy\nF NTH H\n",
			verdicts: []string{"unconfirmed C316", "ok"},
			found:    []string{"C316 note unconfirmed: A Lon - [Nwy]"},
			says:     []string{"no fleet here carries this army to Norway: it would take 4 fleets of a sheet that is not here"},
		},
	})
}
