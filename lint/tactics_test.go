package lint_test

import "testing"

func TestTactics(t *testing.T) {
	runCases(t, []lintCase{
		{
			name: "two own units bounce", only: []string{"T"},
			sheet:    "Germany:\nA Ber - Sil\nA Mun - Sil\n",
			verdicts: []string{"ok", "ok"},
			found:    []string{"T701 warning: A Mun - [Sil]"},
			says:     []string{"`A BER-SIL` moves to Silesia too: with equal support neither unit gets there"},
		},
		{
			name: "one has more support", only: []string{"T"}, complete: true,
			sheet:    "Germany:\nA Ber - Sil\nA Mun - Sil\nA Boh S A Mun - Sil\n",
			verdicts: []string{"ok", "ok", "ok"},
		},
		{
			name: "support for both", only: []string{"T"}, complete: true,
			sheet:    "Germany:\nA Ber - Sil\nA Mun - Sil\nA Boh S A Mun - Sil\nA Pru S A Ber - Sil\n",
			verdicts: []string{"ok", "ok", "ok", "ok"},
			found:    []string{"T701 warning: A Mun - [Sil]"},
		},
		{
			name: "one of them cannot be followed", only: []string{"T"}, complete: true,
			sheet:    "Germany:\nA Ber - Swe\nF Den - Swe\n",
			verdicts: []string{"void C304", "ok"},
		},
		{
			name: "of two powers", only: []string{"T"}, complete: true,
			sheet:    "Germany:\nA Mun - Sil\nRussia:\nA War - Sil\n",
			verdicts: []string{"ok", "ok"},
		},
		{
			name: "an own unit holds", only: []string{"T"},
			sheet:    "France:\nA Par - Bur\nA Bur H\n",
			verdicts: []string{"ok", "ok"},
			found:    []string{"T702 warning: A Par - [Bur]"},
			says:     []string{"Burgundy is held by an own unit (`A BUR H`): the move fails"},
		},
		{
			name: "an own unit supports", only: []string{"T"},
			sheet:    "France:\nA Par - Bur\nA Bur S A Mar\nA Mar H\n",
			verdicts: []string{"ok", "ok", "ok"},
			found:    []string{"T702 warning: A Par - [Bur]"},
		},
		{
			name: "an own unit cannot leave", only: []string{"T"}, complete: true,
			sheet:    "Germany:\nA Kie - Ber\nA Ber - Swe\n",
			verdicts: []string{"ok", "void C304"},
			found:    []string{"T702 warning: A Kie - [Ber]"},
			says:     []string{"Berlin is held by an own unit, whose order `A BER-SWE` cannot be followed: the move fails"},
		},
		{
			name: "an own unit without an order", only: []string{"T"},
			sheet:    "Fall 1902\nUnits:\nFrance: A Par, A Bur\nFrance:\nA Par - Bur\n",
			verdicts: []string{"ok"},
			found:    []string{"T702 warning: A Par - [Bur]"},
			says:     []string{"Burgundy is held by an own unit that has no order: the move fails"},
		},
		{
			name: "an own unit leaves", only: []string{"T"},
			sheet:    "France:\nA Par - Bur\nA Bur - Mun\n",
			verdicts: []string{"ok", "ok"},
		},
		{
			name: "a foreign unit holds", only: []string{"T"}, complete: true,
			sheet:    "France:\nA Par - Bur\nGermany:\nA Bur H\n",
			verdicts: []string{"ok", "ok"},
		},
		{
			name: "a support that can be cut", only: []string{"T"},
			sheet: "Fall 1902\n" +
				"Units:\n" +
				"France: A Par, A Mar\n" +
				"Germany: A Mun, A Bur\n" +
				"Italy: A Pie, F TUS, F LYO\n" +
				"France:\n" +
				"A Par - Bur\n" +
				"A Mar S A Par - Bur\n",
			verdicts: []string{"ok", "ok"},
			found:    []string{"T703 warning: [A Mar S A Par - Bur]"},
			says:     []string{"this support can be cut by `F LYO` and `A PIE`"},
		},
		{
			name: "who has another order cuts nothing", only: []string{"T"},
			sheet: "Fall 1902\n" +
				"Units:\n" +
				"France: A Par, A Mar\n" +
				"Italy: A Pie\n" +
				"France:\n" +
				"A Par - Bur\n" +
				"A Mar S A Par - Bur\n" +
				"Italy:\n" +
				"A Pie - Tyr\n",
			verdicts: []string{"ok", "ok", "ok"},
		},
		{
			name: "a convoying fleet that can be dislodged", only: []string{"T"},
			sheet: "Fall 1902\n" +
				"Units:\n" +
				"England: A Lon, F NTH\n" +
				"Germany: F HEL, F Den\n" +
				"England:\n" +
				"A Lon - Nwy\n" +
				"F NTH C A Lon - Nwy\n",
			verdicts: []string{"ok", "ok"},
			found:    []string{"T704 warning: [F NTH] C A Lon - Nwy"},
			says:     []string{"this convoying fleet can be dislodged: `F DEN` and `F HEL` can attack it, and nothing supports it"},
		},
		{
			name: "one attacker does not dislodge it", only: []string{"T"},
			sheet: "Fall 1902\n" +
				"Units:\n" +
				"England: A Lon, F NTH\n" +
				"Germany: F HEL\n" +
				"England:\n" +
				"A Lon - Nwy\n" +
				"F NTH C A Lon - Nwy\n",
			verdicts: []string{"ok", "ok"},
		},
		{
			name: "a support is enough against two", only: []string{"T"},
			sheet: "Fall 1902\n" +
				"Units:\n" +
				"England: A Lon, F NTH, F Edi\n" +
				"Germany: F HEL, F Den\n" +
				"England:\n" +
				"A Lon - Nwy\n" +
				"F NTH C A Lon - Nwy\n" +
				"F Edi S F NTH\n",
			verdicts: []string{"ok", "ok", "ok"},
		},
		{
			name: "an attack in force, all orders known", only: []string{"T"}, complete: true,
			sheet: "Fall 1902\n" +
				"Units:\n" +
				"England: A Lon, F NTH\n" +
				"Germany: F HEL, F Den\n" +
				"England:\n" +
				"A Lon - Nwy\n" +
				"F NTH C A Lon - Nwy\n" +
				"Germany:\n" +
				"F Den - NTH\n" +
				"F HEL S F Den - NTH\n",
			verdicts: []string{"ok", "ok", "ok", "ok"},
			found:    []string{"T704 warning: [F NTH] C A Lon - Nwy"},
			says:     []string{"this convoying fleet can be dislodged: `F DEN` and `F HEL` can attack it, and nothing supports it"},
		},
		{
			name: "they do something else", only: []string{"T"}, complete: true,
			sheet: "Fall 1902\n" +
				"Units:\n" +
				"England: A Lon, F NTH\n" +
				"Germany: F HEL, F Den\n" +
				"England:\n" +
				"A Lon - Nwy\n" +
				"F NTH C A Lon - Nwy\n" +
				"Germany:\n" +
				"F Den - NTH\n" +
				"F HEL - Hol\n",
			verdicts: []string{"ok", "ok", "ok", "ok"},
		},
		{
			name: "a stand-off breaks a convoy under Francqueville (fr 12)", only: []string{"T"}, rules: "francqueville",
			sheet: "Automne 1902\n" +
				"Unités :\n" +
				"Angleterre : A Lon, F Mer Nord\n" +
				"Allemagne : F Baie Hel\n" +
				"Angleterre :\n" +
				"A. Lon — C — Norv.\n" +
				"F. Mer Nord C A. Lon — Norv.\n",
			verdicts: []string{"ok", "ok"},
			found:    []string{"T704 warning: [F. Mer Nord] C A. Lon — Norv."},
			says:     []string{"this convoy can be broken: `F HEL` can attack its fleet, and nothing supports it"},
		},
	})
}
