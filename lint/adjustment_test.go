package lint_test

import "testing"

func TestAdjustments(t *testing.T) {
	runCases(t, []lintCase{
		{
			name: "the first builds stand (DATC 6.I.1)", only: []string{"B"}, complete: true,
			sheet: "Winter 1905\n" +
				"Units:\n" +
				"Russia: A War\n" +
				"Germany: A Par\n" +
				"Centers:\n" +
				"Russia: War\n" +
				"Germany: Kie, Mun\n" +
				"Germany:\n" +
				"Build A War\n" +
				"Build A Kie\n" +
				"Build A Mun\n",
			verdicts: []string{"illegal B602", "ok", "illegal B601"},
			found:    []string{"B602 error illegal: Build A [War]", "B601 error illegal: [Build A Mun]"},
			says: []string{
				"Warsaw is a home center of Russia, not of Germany",
				"Germany may build 1 unit this winter, and the orders above have used that up",
			},
		},
		{
			name: "no build is due", only: []string{"B"},
			sheet: "Winter 1905\n" +
				"Units:\n" +
				"Germany: A Ber, F Kie\n" +
				"Centers:\n" +
				"Germany: Ber, Kie\n" +
				"Germany:\n" +
				"Build A Mun\n",
			verdicts: []string{"illegal B601"},
			found:    []string{"B601 error illegal: [Build A Mun]"},
			says:     []string{"Germany may build nothing this winter"},
		},
		{
			name: "removals are due, not builds", only: []string{"B"},
			sheet: "Hiver 1905\n" +
				"Unités :\n" +
				"Allemagne : A Ber, F Kie, A Ruhr\n" +
				"Centres :\n" +
				"Allemagne : Kie, Mun\n" +
				"Allemagne :\n" +
				"Construit A Mun\n" +
				"Supprime A Ruhr\n",
			verdicts: []string{"illegal B601", "ok"},
			found:    []string{"B601 error illegal: [Construit A Mun]"},
			says:     []string{"Germany must remove 1 unit this winter and may build nothing"},
		},
		{
			name: "fewer builds than due are no fault", only: []string{"B"},
			sheet: "Winter 1905\n" +
				"Units:\n" +
				"Germany: F Kie\n" +
				"Centers:\n" +
				"Germany: Ber, Kie, Mun\n" +
				"Germany:\n" +
				"Build A Ber\n" +
				"Waive\n",
			verdicts: []string{"ok", "ok"},
		},
		{
			name: "a waived build is used up", only: []string{"B"},
			sheet: "Winter 1905\n" +
				"Units:\n" +
				"Germany: F Kie\n" +
				"Centers:\n" +
				"Germany: Ber, Kie, Mun\n" +
				"Germany:\n" +
				"Waive\n" +
				"Build A Ber\n" +
				"Build A Mun\n",
			verdicts: []string{"ok", "ok", "illegal B601"},
			found:    []string{"B601 error illegal: [Build A Mun]"},
		},
		{
			name: "nothing is counted where the position is not known", only: []string{"B"},
			sheet:    "Winter 1905\nGermany:\nBuild A Ber\nBuild A Mun\nBuild F Kie\n",
			verdicts: []string{"ok", "ok", "ok"},
		},
		{
			name: "outside the home centers (DATC 6.I.6)", only: []string{"B"},
			sheet:    "Winter 1905\nGermany:\nBuild A War\nBuild A Ser\nBuild A Ruhr\n",
			verdicts: []string{"illegal B602", "illegal B602", "illegal B602"},
			found: []string{
				"B602 error illegal: Build A [War]",
				"B602 error illegal: Build A [Ser]",
				"B602 error illegal: Build A [Ruhr]",
			},
			says: []string{
				"Warsaw is a home center of Russia, not of Germany",
				"Serbia is no home center of Germany",
				"Ruhr is no supply center",
			},
		},
		{
			name: "without a power it is the home's", only: []string{"B"},
			sheet:    "Winter 1905\nBuild A War\n",
			verdicts: []string{"ok"},
		},
		{
			name: "an occupied center, on the other coast too (DATC 6.I.3, 6.I.4)", only: []string{"B"},
			sheet: "Winter 1905\n" +
				"Units:\n" +
				"Russia: F Stp/sc\n" +
				"Centers:\n" +
				"Russia: Stp, Mos, War\n" +
				"Russia:\n" +
				"Build F Stp/nc\n" +
				"Build A Mos\n",
			verdicts: []string{"illegal B603", "ok"},
			found:    []string{"B603 error illegal: Build F [Stp]/nc"},
			says:     []string{"`F STP/SC` stands in St Petersburg: nothing can be built there"},
		},
		{
			name: "a foreign unit occupies it too", only: []string{"B"},
			sheet: "Winter 1905\n" +
				"Units:\n" +
				"Germany: A War\n" +
				"Centers:\n" +
				"Russia: Stp, Mos, War\n" +
				"Russia:\n" +
				"Build A War\n",
			verdicts: []string{"illegal B603"},
			found:    []string{"B603 error illegal: Build A [War]"},
			says:     []string{"`A WAR` stands in Warsaw: nothing can be built there"},
		},
		{
			name: "a center that is lost (DATC 6.I.5)", only: []string{"B"},
			sheet:    "Winter 1905\nCenters:\nGermany: Mun\nRussia: Ber\nGermany:\nBuild A Ber\n",
			verdicts: []string{"illegal B604"},
			found:    []string{"B604 error illegal: Build A [Ber]"},
			says:     []string{"Berlin is owned by Russia, not by Germany"},
		},
		{
			name: "a center that the power does not list", only: []string{"B"}, complete: true,
			sheet:    "Winter 1905\nCenters:\nGermany: Mun\nGermany:\nBuild A Ber\n",
			verdicts: []string{"illegal B604"},
			found:    []string{"B604 error illegal: Build A [Ber]"},
			says:     []string{"Germany does not own Berlin"},
		},
		{
			name: "a fleet inland (DATC 6.I.2)", only: []string{"B"},
			sheet:    "Winter 1905\nRussia:\nBuild F Mos\nBuild Fleet Warsaw\n",
			verdicts: []string{"illegal B605", "illegal B605"},
			found:    []string{"B605 error illegal: Build F [Mos]", "B605 error illegal: Build Fleet [Warsaw]"},
			says: []string{
				"Moscow is inland: no fleet can be built there",
				"Warsaw is inland: no fleet can be built there",
			},
			guessed: "Winter 1905\nRussia:\nBuild A Mos\nBuild Army Warsaw\n",
		},
		{
			name: "a fleet without its coast", only: []string{"B"},
			sheet:    "Winter 1905\nRussia:\nBuild F Stp\n",
			verdicts: []string{"illegal B606"},
			found:    []string{"B606 error illegal: Build F [Stp]"},
			says:     []string{"St Petersburg has more than one coast: say on which the fleet is built"},
			guessed:  "Winter 1905\nRussia:\nBuild F Stp\n",
		},
		{
			name: "an army needs no coast", only: []string{"B"},
			sheet:    "Winter 1905\nRussia:\nBuild A Stp\n",
			verdicts: []string{"ok"},
		},
		{
			name: "a fleet without its coast, in French", only: []string{"B"},
			sheet:    "Hiver 1905\nRussie :\nConstruit F StP\n",
			verdicts: []string{"illegal B606"},
			found:    []string{"B606 error illegal: Construit F [StP]"},
		},
		{
			name: "two builds in one center (DATC 6.I.7)", only: []string{"B"},
			sheet:    "Winter 1905\nRussia:\nBuild A Mos\nBuild A Mos\n",
			verdicts: []string{"ok", "ineffective B608"},
			found:    []string{"B608 warning ineffective: [Build A Mos]"},
			says:     []string{"a unit is already built in Moscow: the first order counts"},
		},
		{
			name: "the first of two is impossible, the second stands", only: []string{"B"},
			sheet:    "Winter 1905\nRussia:\nBuild F Mos\nBuild A Mos\n",
			verdicts: []string{"illegal B605", "ok"},
			found:    []string{"B605 error illegal: Build F [Mos]"},
		},
		{
			name: "the first removals stand (DATC 6.J.1)", only: []string{"B"}, complete: true,
			sheet: "Winter 1905\n" +
				"Units:\n" +
				"France: A Pic, A Par\n" +
				"Centers:\n" +
				"France: Par\n" +
				"France:\n" +
				"Remove F LYO\n" +
				"Remove A Pic\n" +
				"Remove A Par\n",
			verdicts: []string{"illegal B609", "ok", "illegal B607"},
			found:    []string{"B609 error illegal: Remove F [LYO]", "B607 error illegal: [Remove A Par]"},
			says: []string{
				"France has no unit in Gulf of Lyon to remove",
				"France must remove 1 unit this winter, and the orders above have done that",
			},
		},
		{
			name: "the same unit twice (DATC 6.J.2)", only: []string{"B"}, complete: true,
			sheet: "Winter 1905\n" +
				"Units:\n" +
				"France: A Pic, A Par, F LYO\n" +
				"Centers:\n" +
				"France: Par\n" +
				"France:\n" +
				"Remove A Par\n" +
				"Remove A Par\n",
			verdicts: []string{"ok", "ineffective B609"},
			found:    []string{"B609 warning ineffective: [Remove A Par]", "B607 warning: [Remove A Par]"},
			says: []string{
				"this unit is already removed",
				"France must remove 2 units this winter, and the sheet removes 1",
			},
		},
		{
			name: "another's unit", only: []string{"B"},
			sheet: "Winter 1905\n" +
				"Units:\n" +
				"France: A Pic, A Par\n" +
				"Germany: A Bur\n" +
				"Centers:\n" +
				"France: Par\n" +
				"France:\n" +
				"Remove A Bur\n" +
				"Remove A Pic\n",
			verdicts: []string{"illegal B609", "ok"},
			found:    []string{"B609 error illegal: Remove A [Bur]"},
			says:     []string{"`A BUR` is a unit of Germany and cannot be removed by another power"},
		},
		{
			name: "a removal where builds are due", only: []string{"B"},
			sheet: "Winter 1905\n" +
				"Units:\n" +
				"France: A Par\n" +
				"Centers:\n" +
				"France: Par, Bre\n" +
				"France:\n" +
				"Remove A Par\n",
			verdicts: []string{"illegal B607"},
			found:    []string{"B607 error illegal: [Remove A Par]"},
			says:     []string{"France may build 1 unit this winter and removes nothing"},
		},
		{
			name: "a removal where nothing is due", only: []string{"B"},
			sheet:    "Winter 1905\nUnits:\nFrance: A Par\nCenters:\nFrance: Par\nFrance:\nRemove A Par\n",
			verdicts: []string{"illegal B607"},
			found:    []string{"B607 error illegal: [Remove A Par]"},
			says:     []string{"France has as many units as supply centers and removes nothing"},
		},
		{
			name: "too few removals", only: []string{"B"},
			sheet: "Winter 1905\n" +
				"Units:\n" +
				"France: A Pic, A Par, A Bur\n" +
				"Centers:\n" +
				"France: Par\n" +
				"France:\n" +
				"Remove A Pic\n",
			verdicts: []string{"ok"},
			found:    []string{"B607 warning: [Remove A Pic]"},
			says:     []string{"France must remove 2 units this winter, and the sheet removes 1"},
		},
		{
			name: "no removals at all", only: []string{"B"},
			sheet: "Hiver 1905\nUnités :\nTurquie : A CON, A ANK\nFrance : A PAR\nItalie : A ROM, A VEN\n" +
				"Centres :\nTurquie : CON\nFrance : PAR\nItalie : ROM\nTurquie :\nFrance :\n",
			found: []string{"B607 warning: [Turquie] :"}, // Italy has sent no sheet
			says:  []string{"Turkey must remove 1 unit this winter, and the sheet removes none"},
		},
		{
			name: "fewer builds than a power may make are waived", only: []string{"B"},
			sheet: "Winter 1905\nUnits:\nFrance: A Pic\nItaly: A Tyr\nCenters:\nFrance: Par, Bre, Mar\nItaly: Rom, Ven\n" +
				"France:\nBuild A Par\nItaly:\n",
			found: []string{}, verdicts: []string{"ok"},
		},
		{
			name: "builds and removals of one power", only: []string{"B"},
			sheet:    "Winter 1905\nAustria:\nBuild A Vie\nBuild A Bud\nRemove A Ser\nRemove A Gre\n",
			verdicts: []string{"void B610", "void B610", "void B610", "void B610"},
			found:    []string{"B610 error void: [Remove A Ser]"},
			says:     []string{"Austria cannot both build and remove in one winter"},
		},
		{
			name: "builds and removals of two powers", only: []string{"B"},
			sheet:    "Winter 1905\nAustria:\nBuild A Vie\nItaly:\nRemove A Ser\n",
			verdicts: []string{"ok", "ok"},
		},
		{
			name: "the position tells which are wrong", only: []string{"B"},
			sheet: "Winter 1905\n" +
				"Units:\n" +
				"Austria: A Ser\n" +
				"Centers:\n" +
				"Austria: Ser, Vie\n" +
				"Austria:\n" +
				"Build A Vie\n" +
				"Remove A Ser\n",
			verdicts: []string{"ok", "illegal B607"},
			found:    []string{"B607 error illegal: [Remove A Ser]"},
		},
	})
}
