package lint_test

import "testing"

// Whose unit it is decides whose order counts.
func TestTwoPowersOrderOneUnit(t *testing.T) {
	only := []string{"O101", "O102", "O103", "C", "S", "B"}
	runCases(t, []lintCase{
		{
			name: "the position does not say whose it is", only: only,
			sheet:    "-- a.dip --\nEngland:\nA Lon - Wal\n-- b.dip --\nFrance:\nA Lon - Yor\n",
			verdicts: []string{"unconfirmed O101", "unconfirmed O101"},
			found:    []string{"O101 warning unconfirmed: [A Lon - Yor]"},
			says:     []string{"two powers order this unit, England (`A LON-WAL`) and France, and nothing here tells whose it is"},
		},
		{
			name: "it does", only: only,
			sheet:    "Spring 1902\nUnits:\nEngland: A Lon\nFrance:\nA Lon - Yor\nEngland:\nA Lon - Wal\n",
			verdicts: []string{"illegal O103", "ok"},
			found:    []string{"O103 error illegal: A [Lon] - Yor"},
		},
		{
			name: "it says that one of them has none there", only: only,
			sheet:    "Spring 1902\nUnits:\nFrance: A Par\nFrance:\nA Lon - Yor\nEngland:\nA Lon - Wal\n",
			verdicts: []string{"illegal O102", "ok"},
			found:    []string{"O102 error illegal: A [Lon] - Yor"},
		},
		{
			name: "an impossible order takes nothing from another power", only: only,
			sheet:    "France:\nA Lon - Mos\nEngland:\nA Lon - Wal\n",
			verdicts: []string{"illegal G201", "ok"},
		},
		{
			name: "all orders are here and still nothing tells", only: only, complete: true,
			sheet:    "England:\nA Lon - Wal\nFrance:\nA Lon - Yor\n",
			verdicts: []string{"void O101", "void O101"},
			found:    []string{"O101 error void: [A Lon - Yor]"},
		},
		{
			name: "what depends on a disputed army waits with it", only: only,
			sheet:    "England:\nA Lon - Nwy\nF Nth C A Lon - Nwy\nF Ska S A Lon - Nwy\nFrance:\nA Lon - Yor\n",
			verdicts: []string{"unconfirmed O101", "unconfirmed C316", "unconfirmed S408", "unconfirmed O101"},
			found: []string{
				"C316 note unconfirmed: F Nth C [A Lon] - Nwy",
				"S408 note unconfirmed: F Ska S [A Lon] - Nwy",
				"O101 warning unconfirmed: [A Lon - Yor]",
			},
			says: []string{
				"this convoy takes place only if `A LON-NWY` counts, and another power orders that unit too",
				"counts only if `A LON-NWY` does, and another power orders that unit too",
				"two powers order this unit, England (`A LON-NWY`) and France, and nothing here tells whose it is",
			},
		},
		{
			name: "and on a disputed fleet", only: only,
			sheet:    "England:\nA Lon - Nwy\nF Nth C A Lon - Nwy\nFrance:\nF Nth H\n",
			verdicts: []string{"unconfirmed C316", "unconfirmed O101", "unconfirmed O101"},
			found:    []string{"C316 note unconfirmed: A Lon - [Nwy]", "O101 warning unconfirmed: [F Nth H]"},
		},
		{
			name: "but not where another chain is whole", only: only,
			sheet:    "England:\nA Wal - Bre\nF ENG C A Wal - Bre\nF Iri C A Wal - Bre\nF MAO C A Wal - Bre\nFrance:\nF MAO H\n",
			verdicts: []string{"ok", "ok", "ok", "unconfirmed O101", "unconfirmed O101"},
			found:    []string{"O101 warning unconfirmed: [F MAO H]"},
		},
		{
			name: "a support of an order that neither gives", only: only,
			sheet:    "England:\nA Lon - Wal\nF ENG S A Lon - Pic\nFrance:\nA Lon - Yor\n",
			verdicts: []string{"unconfirmed O101", "illegal S411", "unconfirmed O101"},
			found:    []string{"S411 error illegal: F ENG S A Lon - [Pic]", "O101 warning unconfirmed: [A Lon - Yor]"},
		},
		{
			name: "removals", only: only,
			sheet:    "Winter 1902\nEngland:\nRemove A Bel\nFrance:\nRemove A Bel\n",
			verdicts: []string{"unconfirmed O101", "unconfirmed O101"},
			found:    []string{"O101 warning unconfirmed: [Remove A Bel]"},
		},
		{
			name: "retreats", only: only,
			sheet:    "Fall 1902, Retreats\nEngland:\nA Bel R Hol\nFrance:\nA Bel R Pic\n",
			verdicts: []string{"unconfirmed O101", "unconfirmed O101"},
			found:    []string{"O101 warning unconfirmed: [A Bel R Pic]"},
		},
		{
			name: "units of two powers share no province", only: only, rules: "francqueville",
			sheet:    "Angleterre :\nA. Lon — Gal.\nFrance :\nA. Lon — Yor.\n",
			verdicts: []string{"unconfirmed O101", "unconfirmed O101"},
			found:    []string{"O101 warning unconfirmed: [A. Lon — Yor.]"},
		},
	})
}

// Where units share a province there are as many orders as units.
func TestOrdersOfUnitsThatShareAProvince(t *testing.T) {
	const position = "Printemps 1902\nUnités :\nItalie : 2A Ven, A Rom, F Nap, A Nap\nItalie :\n"
	only := []string{"O101", "O102", "S", "C", "B", "N007"}
	runCases(t, []lintCase{
		{
			name: "as many as there are", only: only, rules: "francqueville",
			sheet:    position + "A. Ven — Tri.\nA. Ven — Pié.\nF. Nap — Mer Ion.\nA. Nap — Apu.\n",
			verdicts: []string{"ok", "ok", "ok", "ok"},
		},
		{
			name: "and more", only: only, rules: "francqueville",
			sheet:    position + "A. Ven — Tri.\nA. Ven — Pié.\nA. Ven — Tyr.\nA. Ven — Apu.\n",
			verdicts: []string{"ok", "ok", "void O101", "void O101"},
			found:    []string{"O101 error void: [A. Ven — Tyr.]", "O101 error void: [A. Ven — Apu.]"},
			says: []string{
				"the units in Venice all have orders above: this one finds none left",
				"the units in Venice all have orders above: this one finds none left",
			},
		},
		{
			name: "an order for two units is two orders", only: only, rules: "francqueville",
			sheet:    position + "2A. Ven — Tri.\nA. Ven — Pié.\n",
			verdicts: []string{"ok", "void O101"},
			found:    []string{"O101 error void: [A. Ven — Pié.]"},
		},
		{
			name: "an order for more than are left", only: only, rules: "francqueville",
			sheet:    position + "A. Ven — Pié.\n2A. Ven — Tri.\n3A. Rom — Tos.\n",
			verdicts: []string{"ok", "ok", "ok"},
			found:    []string{"O101 warning: [2]A. Ven — Tri.", "O101 warning: [3]A. Rom — Tos."},
			says: []string{
				"1 of these 2 units in Venice can follow: the others are not there or have orders above",
				"1 of these 3 units in Rome can follow: the others are not there or have orders above",
			},
		},
		{
			name: "the same order for each", only: only, rules: "francqueville",
			sheet:    position + "A. Ven — Tri.\nA. Ven — Tri.\nA. Ven — Tri.\n",
			verdicts: []string{"ok", "ok", "void O101"},
			found:    []string{"O101 error void: [A. Ven — Tri.]"},
		},
		{
			name: "an impossible order takes none away", only: only, rules: "francqueville",
			sheet:    position + "A. Ven — Mos.\nA. Ven — Tri.\nA. Ven — Pié.\n",
			verdicts: []string{"illegal G201", "ok", "ok"},
		},
		{
			name: "one unit has one order", only: only, rules: "francqueville",
			sheet:    position + "A. Rom — Tos.\nA. Rom — Apu.\n",
			verdicts: []string{"void O101", "void O101"},
			found:    []string{"O101 error void: [A. Rom — Apu.]"},
		},
		{
			name: "supports of the second unit", only: only, rules: "francqueville",
			sheet:    position + "A. Ven — Pié.\nA. Ven — Tri.\nF. Nap XXX\nA. Rom S Ven.\n",
			verdicts: []string{"ok", "ok", "ok", "void S402"},
			found:    []string{"S402 error void: A. Rom S [Ven]."},
		},
		{
			name: "or of the one that stays", only: only, rules: "francqueville",
			sheet:    position + "A. Ven — Tri.\nA. Ven XXX\nA. Rom S Ven.\n",
			verdicts: []string{"ok", "ok", "ok"},
		},
		{
			name: "or of its move", only: only, rules: "francqueville",
			sheet:    position + "A. Ven — Tri.\nA. Ven — Apu.\nA. Rom S A. Ven — Apu.\n",
			verdicts: []string{"ok", "ok", "ok"},
		},
		{
			name: "removals", only: only, rules: "francqueville",
			sheet: "Hiver 1902\nUnités :\nItalie : 2A Ven, A Rom\nCentres :\nItalie : Ven\nItalie :\nSupprime A Ven\nSupprime A Ven\n",
			found: []string{}, verdicts: []string{"ok", "ok"},
		},
		{
			name: "and nothing is known of how many there are", only: only, rules: "francqueville",
			sheet:    "Printemps 1902\nUnités :\nFrance : A Par\nItalie :\nA. Ven — Tri.\nA. Ven — Pié.\nA. Ven — Tyr.\n",
			verdicts: []string{"ok", "ok", "ok"},
		},
	})
}
