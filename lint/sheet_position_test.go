package lint_test

import "testing"

// What a list of units or centers says is looked at like orders are.
func TestPositions(t *testing.T) {
	only := []string{"N", "O102", "O104", "O111", "G", "B"}
	runCases(t, []lintCase{
		{
			name: "a misspelt name leaves the power's units unknown", only: only,
			sheet:    "Spring 1902\nUnits:\nEngland: A Lnodon, F Edi\nEngland:\nA Lon H\nF Edi H\n",
			verdicts: []string{"ok", "ok"},
			found:    []string{"N002 error: England: A [Lnodon], F Edi"},
			says:     []string{"no province is called `Lnodon`: is `London` meant?"},
			guessed:  "Spring 1902\nUnits:\nEngland: A London, F Edi\nEngland:\nA Lon H\nF Edi H\n",
		},
		{
			name: "but not those of another power", only: only,
			sheet:    "Spring 1902\nUnits:\nEngland: A Lnodon\nFrance: A Par\nFrance:\nA Par H\nA Mar H\n",
			verdicts: []string{"ok", "illegal O102"},
			found:    []string{"N002 error: England: A [Lnodon]", "O102 error illegal: A [Mar] H"},
		},
		{
			name: "with all orders here no power's units are all known", only: only, complete: true,
			sheet:    "Spring 1902\nUnits:\nFrance: A Par\nA Qqqqq\nFrance:\nA Mar H\n",
			verdicts: []string{"ok"},
			found:    []string{"N002 error: A [Qqqqq]"},
		},
		{
			name: "nothing but a misspelt name is no opening position", only: only,
			sheet:    "Spring 1901\nUnits:\nEngland: A Lnodon\nEngland:\nA Lon H\n",
			verdicts: []string{"ok"},
			found:    []string{"N002 error: England: A [Lnodon]"},
		},
		{
			name: "ambiguous names", only: only,
			sheet: "Spring 1902\nUnits:\nEngland: A Liv\nEngland:\nA Yor H\n",
			found: []string{"N003 error: England: A [Liv]"},
			says:  []string{"`Liv` can be Livonia or Liverpool here: write the full name"},
		},
		{
			name: "a letter tells an ambiguous name", only: only,
			sheet: "Spring 1902\nUnits:\nEngland: F Nor\nEngland:\nF Nor H\n", found: []string{}, verdicts: []string{"ok"},
		},
		{
			name: "units where they cannot be", only: only,
			sheet: "Spring 1902\nUnits:\nEngland: A Nth, F Mun\nEngland:\nF Nth H\nA Mun H\n",
			found: []string{
				"G202 error: England: A [Nth], F Mun",
				"G203 error: England: A Nth, F [Mun]",
			},
			says: []string{
				"an army cannot be in North Sea, which is sea",
				"a fleet cannot be in Munich, which has no coast",
			},
			guessed:  "Spring 1902\nUnits:\nEngland: F Nth, A Mun\nEngland:\nF Nth H\nA Mun H\n",
			verdicts: []string{"ok", "ok"},
		},
		{
			name: "fleets on no coast, and on one that is not there", only: only,
			sheet: "Spring 1902\nUnits:\nFrance: F Spa, F Bul/wc, F Bre/sc, A StP/nc\nFrance:\nF Spa/sc - MAR\nF Bul H\nF Bre H\nA StP H\n",
			found: []string{
				"G204 error: France: F [Spa], F Bul/wc, F Bre/sc, A StP/nc",
				"G206 error: France: F Spa, F Bul/[wc], F Bre/sc, A StP/nc",
				"G206 error: France: F Spa, F Bul/wc, F Bre/[sc], A StP/nc",
			},
			verdicts: []string{"ok", "ok", "ok", "ok"},
		},
		{
			name: "two units of one power in one place", only: only,
			sheet:    "Spring 1902\nUnits:\nEngland: A Lon, F Lon, F Edi\nFrance: A Par\nEngland:\nA Lon H\nF Lvp H\nFrance:\nA Bur H\n",
			found:    []string{"O111 error: England: A Lon, [F Lon], F Edi", "O102 error illegal: A [Bur] H"},
			says:     []string{"only one unit can be in London, and another is listed there", "no unit is in Burgundy: is the one in Paris meant?"},
			verdicts: []string{"ok", "ok", "illegal O102"},
		},
		{
			name: "two powers in one place", only: only,
			sheet:    "Spring 1902\nUnits:\nEngland: A Lon\nFrance: A Lon, A Par\nEngland:\nA Lon H\nFrance:\nA Bur H\n",
			found:    []string{"O111 error: France: [A Lon], A Par"},
			says:     []string{"London is listed with units of two powers: England and France"},
			verdicts: []string{"ok", "ok"},
		},
		{
			name: "a unit listed twice in one sheet", only: only,
			sheet:    "Spring 1902\nUnits:\nEngland: A Lon, A Lon\nEngland:\nA Lon H\nF Edi H\n",
			found:    []string{"O111 warning: England: A Lon, [A Lon]"},
			verdicts: []string{"ok", "ok"},
		},
		{
			name: "and by two sheets that agree", only: only,
			sheet: "-- a.dip --\nSpring 1902\nUnits:\nEngland: A Lon\nFrance: A Par\nEngland:\nA Lon H\n" +
				"-- b.dip --\nSpring 1902\nUnits:\nEngland: A Lon\nFrance: A Par\nFrance:\nA Par H\nA Bur H\n",
			found:    []string{"O102 error illegal: A [Bur] H"},
			verdicts: []string{"ok", "ok", "illegal O102"},
		},
		{
			name: "and by two that do not", only: only,
			sheet: "-- a.dip --\nSpring 1902\nUnits:\nEngland: A Lon\nEngland:\nA Lon H\n" +
				"-- b.dip --\nSpring 1902\nUnits:\nEngland: F Lon\nFrance:\nA Par H\n",
			found: []string{"O111 error: England: [F Lon]"},
		},
		{
			name: "units share a province under some rules", only: only, rules: "francqueville",
			sheet: "Printemps 1902\nUnités :\nFrance : 2A Par, A Mar, F Mar\nFrance :\n2A. Par — Bou.\nA. Mar — Pié.\nF. Mar XXX\n",
			found: []string{},
		},
		{
			name: "those of two powers do not", only: only, rules: "francqueville",
			sheet: "Printemps 1902\nUnités :\nFrance : 2A Par\nItalie : A Par\nFrance :\nA. Par XXX\n",
			found: []string{"O111 error: Italie : [A Par]"},
		},
		{
			name: "a dislodged unit and the one that has dislodged it", only: only,
			sheet: "Fall 1902, Retreats\nUnits:\nFrance: A Bur\nDislodged:\nGermany: A Bur from Par\nGermany:\nA Bur - Ruh\n",
			found: []string{},
		},
		{
			name: "where a dislodger came from is a province", only: only,
			sheet: "Fall 1902, Retreats\nUnits:\nFrance: A Bur\nDislodged:\nGermany: A Bur - Pqqqr\nGermany:\nA Bur - Ruh\n",
			found: []string{"N002 error: Germany: A Bur - [Pqqqr]"},
		},
		{
			name: "centers", only: only,
			sheet: "Winter 1902\nUnits:\nEngland: F Nth\nFrance: A Bur\nCenters:\nEngland: Lon, Yor\nFrance: Par, Lon, Mra\n" +
				"England:\nBuild F Lon\nBuild F Edi\nFrance:\nBuild A Par\n",
			found: []string{
				"O111 error: England: Lon, [Yor]",
				"O111 error: France: Par, [Lon], Mra",
				"N002 error: France: Par, Lon, [Mra]",
			},
			says: []string{
				"Yorkshire is no supply center",
				"London is listed as a supply center of two powers: England and France",
				"no province is called `Mra`: is `Mar` meant?",
			},
			verdicts: []string{"ok", "ok", "ok"},
		},
		{
			name: "contested provinces", only: only,
			sheet: "Fall 1902, Retreats\nContested: Bur, Qqqqq\nFrance:\nA Par H\n",
			found: []string{"N002 error: Contested: Bur, [Qqqqq]"},
		},
		{
			name: "silenced on its line", only: only,
			sheet: "Spring 1902\nUnits:\nEngland: A Lnodon # diplo: ignore N002\nEngland:\nA Lon H\n", found: []string{},
		},
		{
			name: "unknown powers", only: only,
			sheet: "Spring 1902\nUnits:\nRuritania: A Lon\nFrance: A Par\nEngland:\nA Lon H\n",
			found: []string{"N005 error: [Ruritania]: A Lon"}, verdicts: []string{"ok"},
		},
	})
}
