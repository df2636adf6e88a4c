package lint_test

import "testing"

func TestSupports(t *testing.T) {
	runCases(t, []lintCase{
		{
			name:     "supports that match",
			complete: true,
			only:     []string{"S"},
			sheet:    "Germany:\nA Ber S A Mun - Sil\nF Kie S A Ber\nA Mun - Sil\nA Pru S A Mun - Sil\n",
			verdicts: []string{"ok", "ok", "ok", "ok"},
		},
		{
			name:     "the supported unit stays (painpoint 1)",
			only:     []string{"S"},
			sheet:    "Germany:\nA Mun S A Ber - Kie\nA Ber H\n",
			found:    []string{"S401 error void: A Mun S [A Ber] - Kie"},
			says:     []string{"`A BER` does not go to Kiel: its order is `A BER H`"},
			verdicts: []string{"void S401", "ok"},
			guessed:  "Germany:\nA Mun S A Ber\nA Ber H\n",
		},
		{
			name:    "the supported unit goes elsewhere",
			only:    []string{"S"},
			sheet:   "Germany:\nA Mun S A Ruh - Kie\nA Ruh - Bur\n",
			found:   []string{"S401 error void: A Mun S A Ruh - [Kie]"},
			says:    []string{"`A RUH` does not go to Kiel but to Burgundy"},
			guessed: "Germany:\nA Mun S A Ruh - Bur\nA Ruh - Bur\n",
		},
		{
			name:  "elsewhere and out of reach there",
			only:  []string{"S"},
			sheet: "Germany:\nA Mun S A Ruh - Kie\nA Ruh - Hol\n",
			found: []string{"S401 error void: A Mun S A Ruh - [Kie]"},
			// nothing to guess
			guessed: "Germany:\nA Mun S A Ruh - Kie\nA Ruh - Hol\n",
		},
		{
			name:     "no such order at all",
			complete: true,
			only:     []string{"S"},
			sheet:    "Germany:\nA Mun S A Ber - Kie\n",
			found:    []string{"S401 error void: A Mun S [A Ber] - Kie"},
			says:     []string{"no order here moves `A BER` to Kiel"},
		},
		{
			name:    "another unit goes there",
			only:    []string{"S"},
			sheet:   "Italy:\nA Tyr S A Ven - Tri\nA Ven H\nF ADR - Tri\n",
			found:   []string{"S401 error void: A Tyr S [A Ven] - Tri"},
			guessed: "Italy:\nA Tyr S A Ven - Tri\nA Ven H\nF ADR - Tri\n", // two guesses
		},
		{
			name:     "two coasts that are written and differ (DATC 6.B.9)",
			complete: true,
			only:     []string{"S"},
			sheet:    "France:\nF Por S F MAO - Spa/nc\nF MAO - Spa/sc\n",
			found:    []string{"S401 error void: F Por S F MAO - [Spa/nc]"},
			guessed:  "France:\nF Por S F MAO - Spa/sc\nF MAO - Spa/sc\n",
		},
		{
			name:     "coasts are not compared (painpoint 4, DATC 6.B.7)",
			complete: true,
			only:     []string{"S"},
			sheet:    "Turkey:\nF Con - Bul/ec\nA Gre S F Con - Bul\nA Ser S Con - Bul\n",
			verdicts: []string{"ok", "ok", "ok"},
		},
		{
			name:     "void with the move (DATC 6.D.30)",
			only:     []string{"S"},
			complete: true,
			sheet:    "France:\nF MAO - Spa\nF Por S F MAO - Spa\n",
			found:    []string{"S401 note void: F Por S [F MAO] - Spa"},
			verdicts: []string{"illegal G204", "void S401"},
		},
		{
			name:     "void with the convoy",
			only:     []string{"S"},
			complete: true,
			sheet:    "England:\nA Lon - Nwy\nF NTH H\nF NWG S A Lon - Nwy\n",
			found:    []string{"S401 note void: F NWG S [A Lon] - Nwy"},
		},
		{
			name:     "a convoyed army can be supported (en 12)",
			only:     []string{"S"},
			complete: true,
			sheet:    "England:\nA Lon - Nwy\nF NTH C A Lon - Nwy\nF NWG S A Lon - Nwy\n",
		},
		{
			name:     "a unit that moves (painpoint 7)",
			only:     []string{"S"},
			sheet:    "Turkey:\nA Smy S A Ank\nA Con S A Ank H\nA Ank - Arm\n",
			found:    []string{"S402 error void: A Smy S [A Ank]", "S402 error void: A Con S [A Ank] H"},
			says:     []string{"`A ANK` moves to Armenia, and a unit that moves cannot be supported in its place", "`A ANK` moves to Armenia, and a unit that moves cannot be supported in its place"},
			verdicts: []string{"void S402", "void S402", "ok"},
			guessed:  "Turkey:\nA Smy S A Ank - Arm\nA Con S A Ank H\nA Ank - Arm\n",
		},
		{
			name:  "an impossible move is a hold (DATC 6.D.28)",
			only:  []string{"S"},
			sheet: "Russia:\nA Bud S F Rum\nF Rum - Hol\n",
		},
		{
			name: "out of reach (DATC 6.A.10, 6.A.3, 6.B.5)",
			only: []string{"S"},
			sheet: "Italy:\nF Rom S A Apu - Ven\nA Apu - Ven\nF Tri S A Bud\nA Bud H\nA Pie S F TYS - LYO\nF TYS - LYO\n" +
				"A Smy S A Bul\nA Bul H\nF Spa/nc S F WES - LYO\nF WES - LYO\n",
			found: []string{
				"S403 error illegal: F Rom S A Apu - [Ven]",
				"S403 error illegal: F Tri S A [Bud]",
				"S403 error illegal: A Pie S F TYS - [LYO]",
				"S403 error illegal: A Smy S A [Bul]",
				"S403 error illegal: F Spa/nc S F WES - [LYO]",
			},
			says: []string{
				"Rome and Venice touch by land only: a fleet cannot support there",
				"a fleet cannot go to Budapest, which has no coast, and so cannot support there",
				"an army cannot go to Gulf of Lyon, which is sea, and so cannot support there",
				"Smyrna and Bulgaria do not touch: a unit supports only where it could go itself",
				"the fleet lies on the north coast of Spain, from where it cannot reach Gulf of Lyon to support there",
			},
		},
		{
			name:  "a coast out of reach is none of a support's (DATC 6.B.4)",
			only:  []string{"S"},
			sheet: "France:\nF Mar S F Gas - Spa/nc\nF Gas - Spa/nc\n",
		},
		{
			name:    "itself (DATC 6.A.8, 6.D.34)",
			only:    []string{"S"},
			sheet:   "Austria:\nF Tri S F Tri\nA Pru S A Lvn - Pru\n",
			found:   []string{"S404 error illegal: F Tri S F [Tri]", "S404 error illegal: A Pru S A Lvn - [Pru]"},
			says:    []string{"`F TRI` cannot support itself", "a unit cannot support an attack on its own province, Prussia"},
			guessed: "Austria:\nF Tri H\nA Pru S A Lvn - Pru\n",
		},
		{
			name:     "nobody there",
			only:     []string{"S"},
			sheet:    "Spring 1901\nAustria:\nA Vie S A Gal\n",
			found:    []string{"S406 error void: A Vie S A [Gal]"},
			says:     []string{"no unit stands in Galicia"},
			verdicts: []string{"void S406"},
		},
		{
			name:     "a coast that the move leaves out",
			complete: true,
			only:     []string{"S"},
			sheet:    "France:\nF Gas - Spa\nF Por S F Gas - Spa/nc\n",
			found:    []string{"S407 note: F Por S F Gas - Spa[/nc]"},
			verdicts: []string{"ok", "ok"},
			safe:     "France:\nF Gas - Spa\nF Por S F Gas - Spa\n",
		},
		{
			name:     "a coast that both name",
			complete: true,
			only:     []string{"S"},
			sheet:    "France:\nF Gas - Spa/nc\nF Por S F Gas - Spa/nc\n",
		},
		{
			name:     "the wrong coast of the supported fleet (DATC 6.B.16)",
			complete: true,
			only:     []string{"S"},
			sheet:    "Fall 1902\nUnits:\nItaly: F Spa/sc, F Por\nItaly:\nF Spa/sc H\nF Por S F Spa/nc\n",
			found:    []string{"S407 note: F Por S F Spa[/nc]"},
			says:     []string{"the supported fleet lies on the south coast of Spain; the support counts all the same"},
			verdicts: []string{"ok", "ok"},
		},
		{
			name:     "another power's unit, whose orders are not here",
			only:     []string{"S"},
			sheet:    "Spring 1901\nFrance:\nA Mar S A Ven - Pie\nA Par S F Bre\n",
			found:    []string{"S408 note unconfirmed: A Mar S [A Ven] - Pie"},
			says:     []string{"counts if Italy orders `A VEN` to Piedmont; those orders are not here"},
			verdicts: []string{"unconfirmed S408", "ok"},
		},
		{
			name:     "nobody knows whose unit",
			only:     []string{"S408"},
			sheet:    "France:\nA Bur S A Mun - Ruh\nA Gas S A Mar\nA Bel S German A Hol\n",
			found:    []string{"S408 note unconfirmed: A Bur S [A Mun] - Ruh", "S408 note unconfirmed: A Gas S [A Mar]", "S408 note unconfirmed: A Bel S [German A Hol]"},
			says:     []string{"counts if `A MUN` is ordered to Ruhr; its order is not here", "counts if `A MAR` does not move; its order is not here", "counts if Germany does not move `A HOL`; those orders are not here"},
			verdicts: []string{"unconfirmed S408", "unconfirmed S408", "unconfirmed S408"},
		},
		{
			name:     "the wrong nationality stands (DATC 4.C.6)",
			only:     []string{"S"},
			sheet:    "Spring 1901\nFrance:\nA Mar S Italian A Par - Bur\nA Par - Bur\n",
			found:    []string{"S409 warning: A Mar S [Italian] A Par - Bur"},
			says:     []string{"`A PAR` is not theirs but of another power: France"},
			verdicts: []string{"ok", "ok"},
			safe:     "Spring 1901\nFrance:\nA Mar S French A Par - Bur\nA Par - Bur\n",
		},
		{
			name:  "nationality in French, and where none is needed",
			only:  []string{"S"},
			sheet: "Printemps 1901\nFrance :\nA MAR S italienne A PAR - BOU\nA PAR - BOU\n",
			found: []string{"S409 warning: A MAR S [italienne] A PAR - BOU"},
		},
		{
			name:     "a convoyed army counts for nothing (fr 15)",
			rules:    "francqueville",
			complete: true,
			only:     []string{"S"},
			sheet:    "Autriche :\nA. Tri — C — Apu.\nF. Mer Adr C A. Tri — Apu.\nA. Ven S A. Tri.\n",
			found:    []string{"S410 error void: A. Ven S [A. Tri]."},
			verdicts: []string{"ok", "ok", "void S410"},
			guessed:  "Autriche :\nA. Tri — C — Apu.\nF. Mer Adr C A. Tri — Apu.\nA. Ven S A. Tri - Apu.\n",
		},
		{
			name:     "which the standard rules say otherwise",
			complete: true,
			only:     []string{"S"},
			sheet:    "Austria:\nA Tri - Apu\nF ADR C A Tri - Apu\nA Vie S A Tri\n",
			found:    []string{"S402 error void: A Vie S [A Tri]"},
		},
		{
			name:  "a move that can never be made (DATC 6.D.22, 6.D.24, 6.A.5)",
			only:  []string{"S"},
			sheet: "Germany:\nA Bur S F Kie - Mun\nF Spa/sc S A Mar - LYO\nA Ruh S A Hol - Holland\nF Por S F Gas - Spa/sc\n",
			found: []string{
				"S411 error illegal: A Bur S F Kie - [Mun]",
				"S411 error illegal: F Spa/sc S A Mar - [LYO]",
				"S411 error illegal: A Ruh S A Hol - [Holland]",
				"S411 error illegal: F Por S F Gas - [Spa]/sc",
			},
			says: []string{
				"`F KIE` cannot go to Munich, so there is nothing to support",
				"`A MAR` cannot go to Gulf of Lyon, so there is nothing to support",
				"`A HOL` is there already: to support it in its place, name no destination",
				"`F GAS` cannot reach the south coast of Spain; a support need not name a coast",
			},
		},
	})
}

// DATC sections D and E: which supports that are carried out cannot dislodge.
func TestSupportsAgainstOwnUnits(t *testing.T) {
	const ineffective = "ineffective S405"
	runCases(t, []lintCase{
		{
			name: "6.D.10", complete: true, only: []string{"S"},
			sheet:    "Germany:\nA Ber H\nF Kie - Ber\nA Mun S F Kie - Ber\n",
			found:    []string{"S405 warning ineffective: A Mun S F Kie - [Ber]"},
			says:     []string{"`A BER` is of the same power: this support cannot help to dislodge it"},
			verdicts: []string{"ok", "ok", ineffective},
		},
		{
			name: "6.D.11: a unit on its way out may be followed", complete: true, only: []string{"S"},
			sheet:    "Germany:\nA Ber - Pru\nF Kie - Ber\nA Mun S F Kie - Ber\nRussia:\nA War - Pru\n",
			verdicts: []string{"ok", "ok", "ok", "ok"},
		},
		{
			name: "6.D.12", complete: true, only: []string{"S"},
			sheet:    "Austria:\nF Tri H\nA Vie S A Ven - Tri\nItaly:\nA Ven - Tri\n",
			found:    []string{"S405 warning ineffective: A Vie S A Ven - [Tri]"},
			verdicts: []string{"ok", ineffective, "ok"},
		},
		{
			name: "6.D.14: though others dislodge it", complete: true, only: []string{"S"},
			sheet:    "Austria:\nF Tri H\nA Vie S A Ven - Tri\nItaly:\nA Ven - Tri\nA Tyr S A Ven - Tri\nF ADR S A Ven - Tri\n",
			found:    []string{"S405 warning ineffective: A Vie S A Ven - [Tri]"},
			verdicts: []string{"ok", ineffective, "ok", "ok", "ok"},
		},
		{
			name: "6.D.16: a convoy is no support", complete: true, only: []string{"S"},
			sheet:    "England:\nA Lon H\nF NTH C A Bel - Lon\nFrance:\nF ENG S A Bel - Lon\nA Bel - Lon\n",
			verdicts: []string{"ok", "ok", "ok", "ok"},
		},
		{
			name: "6.D.33: unwanted, but of another power", complete: true, only: []string{"S"},
			sheet:    "Austria:\nA Ser - Bud\nA Vie - Bud\nRussia:\nA Gal S A Ser - Bud\nTurkey:\nA Bul - Ser\n",
			verdicts: []string{"ok", "ok", "ok", "ok"},
		},
		{
			name: "6.E.7", complete: true, only: []string{"S"},
			sheet:    "England:\nF NTH H\nF Yor S F Nwy - NTH\nRussia:\nF Ska S F Nwy - NTH\nF Nwy - NTH\n",
			found:    []string{"S405 warning ineffective: F Yor S F Nwy - [NTH]"},
			verdicts: []string{"ok", ineffective, "ok", "ok"},
		},
		{
			name: "6.E.12: used for other means", complete: true, only: []string{"S"},
			sheet:    "Austria:\nA Bud - Rum\nA Ser S A Vie - Bud\nItaly:\nA Vie - Bud\nRussia:\nA Gal - Bud\nA Rum S A Gal - Bud\n",
			verdicts: []string{"ok", "ok", "ok", "ok", "ok"},
		},
		{
			name: "a move that cannot be made does not leave", complete: true, only: []string{"S"},
			sheet:    "Austria:\nF Tri - Vie\nA Tyr S A Ven - Tri\nItaly:\nA Ven - Tri\n",
			found:    []string{"S405 warning ineffective: A Tyr S A Ven - [Tri]"},
			verdicts: []string{"illegal G203", ineffective, "ok"},
		},
	})
}
