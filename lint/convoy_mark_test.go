package lint_test

import "testing"

// How an army says that it goes by sea.
func TestConvoyMarks(t *testing.T) {
	runCases(t, []lintCase{
		{
			name: "the mark counts too few", only: []string{"C"}, rules: "francqueville", complete: true,
			sheet: "Italie :\n" +
				"A. Ven — C — Tun.\n" +
				"F. Mer Adr C A. Ven — Mer Ion.\n" +
				"F. Mer Ion C A. Mer Ion — Tun.\n",
			verdicts: []string{"void C310", "void C320", "void C320"},
			found: []string{
				"C310 error void: A. Ven — [C] — Tun.",
				"C320 note void: [F. Mer Adr C A. Ven — Mer Ion.]",
				"C320 note void: [F. Mer Ion C A. Mer Ion — Tun.]",
			},
			says: []string{
				"the mark counts 1 fleet, but 2 are ordered to convoy this army",
				"void because of `A VEN-TUN via convoy`: a fault in any line voids the whole convoy",
				"void because of `A VEN-TUN via convoy`: a fault in any line voids the whole convoy",
			},
			guessed: "Italie :\nA. Ven — CC — Tun.\nF. Mer Adr C A. Ven — Mer Ion.\nF. Mer Ion C A. Mer Ion — Tun.\n",
		},
		{
			name: "the mark counts too many", only: []string{"C"}, rules: "francqueville", complete: true,
			sheet:    "Italie :\nA. Ven — CC — Apu.\nF. Mer Adr C A. Ven — Apu.\n",
			verdicts: []string{"void C310", "void C320"},
			found: []string{
				"C310 error void: A. Ven — [CC] — Apu.",
				"C320 note void: [F. Mer Adr C A. Ven — Apu.]",
			},
			says: []string{
				"the mark counts 2 fleets, but 1 is ordered to convoy this army",
				"void because of `A VEN-APU via convoy`: a fault in any line voids the whole convoy",
			},
			guessed: "Italie :\nA. Ven — C — Apu.\nF. Mer Adr C A. Ven — Apu.\n",
		},
		{
			name: "under the standard rules the mark means nothing", only: []string{"C"}, complete: true,
			sheet:    "Italy:\nA. Ven — CC — Apu.\nF. ADR C A. Ven — Apu.\n",
			verdicts: []string{"ok", "ok"},
			found:    []string{"C310 warning: A. Ven — [CC] — Apu."},
			says:     []string{"the mark counts 2 fleets, but 1 is ordered to convoy this army"},
			safe:     "Italy:\nA. Ven — C — Apu.\nF. ADR C A. Ven — Apu.\n",
		},
		{
			name: "a mark is not counted before the fleets are here", only: []string{"C"}, rules: "francqueville",
			sheet:    "Italie :\nA. Ven — CC — Tun.\nF. Mer Adr C A. Ven — Mer Ion.\n",
			verdicts: []string{"unconfirmed C316", "unconfirmed C316"},
			found: []string{
				"C316 note unconfirmed: A. Ven — CC — [Tun].",
				"C316 note unconfirmed: F. Mer Adr C A. Ven — [Mer Ion].",
			},
		},
		{
			name: "nor where the chain is broken", only: []string{"C"}, rules: "francqueville", complete: true,
			sheet: "Turquie :\n" +
				"A. Smy — CCC — Nap.\n" +
				"F. Mer Égé C A. Smy — Nap.\n" +
				"F. Mer Tyr C A. Smy — Nap.\n",
			verdicts: []string{"void C308", "void C320", "void C320"},
			found: []string{
				"C308 error void: A. Smy — CCC — [Nap].",
				"C320 note void: [F. Mer Égé C A. Smy — Nap.]",
				"C320 note void: [F. Mer Tyr C A. Smy — Nap.]",
			},
		},
		{
			name: "the author forgets the mark himself", only: []string{"C"}, rules: "francqueville", complete: true,
			sheet:    "Turquie :\nA. Séb — Ank.\nF. Mer Noi C A. Séb — Ank.\n",
			verdicts: []string{"ok", "ok"},
			found:    []string{"C319 warning: A. Séb — [Ank]."},
			says:     []string{"this army goes by sea, and its order does not say so with `C`"},
			safe:     "Turquie :\nA. Séb — C — Ank.\nF. Mer Noi C A. Séb — Ank.\n",
		},
		{
			name: "two fleets, a mark for each", only: []string{"C"}, rules: "francqueville", complete: true,
			sheet: "Italie :\n" +
				"A. Ven - Tun\n" +
				"F. Mer Adr C A. Ven - Mer Ion\n" +
				"F. Mer Ion C A. Mer Ion - Tun\n",
			verdicts: []string{"ok", "ok", "ok"},
			found:    []string{"C319 warning: A. Ven - [Tun]"},
			safe:     "Italie :\nA. Ven - CC - Tun\nF. Mer Adr C A. Ven - Mer Ion\nF. Mer Ion C A. Mer Ion - Tun\n",
		},
		{
			name: "no mark, and the fleets are not here", only: []string{"C"}, rules: "francqueville",
			sheet:    "Turquie :\nA. Séb — Ank.\n",
			verdicts: []string{"unconfirmed C316"},
			found:    []string{"C319 warning: A. Séb — [Ank].", "C316 note unconfirmed: A. Séb — [Ank]."},
			says: []string{
				"this army goes by sea, and its order does not say so with `C`",
				"this army needs a convoy to Ankara: `F BLA C A SEV-ANK` must be in a sheet that is not here",
			},
			safe: "Turquie :\nA. Séb — Ank.\n",
		},
		{
			name: "no mark, but no convoy either", only: []string{"C"}, rules: "francqueville", complete: true,
			sheet:    "Turquie :\nA. Séb — Ank.\nF. Mer Noi XXX.\n",
			verdicts: []string{"void C304", "ok"},
			found:    []string{"C304 error void: A. Séb — [Ank]."},
		},
		{
			name: "said in words, no mark is missed", only: []string{"C"}, rules: "francqueville", complete: true,
			sheet:    "Turquie :\nA. Séb — Ank. par convoi\nF. Mer Noi C A. Séb — Ank.\n",
			verdicts: []string{"ok", "ok"},
		},
		{
			name: "the standard rules want no mark", only: []string{"C"}, complete: true,
			sheet:    "Turquie :\nA. Séb — Ank.\nF. Mer Noi C A. Séb — Ank.\n",
			verdicts: []string{"ok", "ok"},
		},
		{
			name: "a march that an own fleet would carry (DATC 6.G.1)", only: []string{"C"}, complete: true,
			sheet:    "England:\nA Nwy - Swe\nF SKA C A Nwy - Swe\n",
			verdicts: []string{"ok", "ok"},
			found:    []string{"C317 note: A Nwy - [Swe]"},
			says:     []string{"Sweden can be reached by land, but `F SKA C A NWY-SWE` is its own power's: judged as a convoy"},
			safe:     "England:\nA Nwy - Swe via convoy\nF SKA C A Nwy - Swe\n",
		},
		{
			name: "the same in French", only: []string{"C"}, complete: true,
			sheet:    "Angleterre :\nA NGE - SUE\nF SKA C A NGE - SUE\n",
			verdicts: []string{"ok", "ok"},
			found:    []string{"C317 note: A NGE - [SUE]"},
			safe:     "Angleterre :\nA NGE - SUE par convoi\nF SKA C A NGE - SUE\n",
		},
		{
			name: "the same under Francqueville", only: []string{"C"}, rules: "francqueville", complete: true,
			sheet:    "Angleterre :\nA. Norv — Suè.\nF. Ska C A. Norv — Suè.\n",
			verdicts: []string{"ok", "ok"},
			found:    []string{"C317 note: A. Norv — [Suè]."},
			safe:     "Angleterre :\nA. Norv — C — Suè.\nF. Ska C A. Norv — Suè.\n",
		},
		{
			name: "a march that a foreign fleet would carry (DATC 6.G.2)", only: []string{"C"}, complete: true,
			sheet:    "England:\nA Nwy - Swe\nGermany:\nF SKA C A Nwy - Swe\n",
			verdicts: []string{"ok", "ineffective C317"},
			found:    []string{"C317 warning: A Nwy - [Swe]", "C317 note ineffective: F SKA C [A Nwy] - Swe"},
			says: []string{
				"Sweden can be reached by land and the order does not ask for a convoy: the army marches, and `F SKA C A NWY-SWE` carries nothing",
				"the army marches by land (`A NWY-SWE`): this fleet carries nothing",
			},
			guessed: "England:\nA Nwy - Swe via convoy\nGermany:\nF SKA C A Nwy - Swe\n",
		},
		{
			name: "several foreign fleets, which make no chain", only: []string{"C"}, complete: true,
			sheet:    "France:\nA Pic - Bel\nEngland:\nF MAO C A Pic - Bel\nF NTH C A Pic - Bel\n",
			verdicts: []string{"ok", "ineffective C317", "ineffective C317"},
			found: []string{
				"C317 warning: A Pic - [Bel]",
				"C317 note ineffective: F MAO C [A Pic] - Bel",
				"C317 note ineffective: F NTH C [A Pic] - Bel",
			},
		},
		{
			name: "via convoy", only: []string{"C"}, complete: true,
			sheet:    "England:\nA Nwy - Swe via convoy\nF SKA C A Nwy - Swe\n",
			verdicts: []string{"ok", "ok"},
		},
		{
			name: "via land", only: []string{"C"}, complete: true,
			sheet:    "England:\nA Nwy - Swe via land\nF SKA C A Nwy - Swe\n",
			verdicts: []string{"ok", "ineffective C317"},
			found:    []string{"C317 note ineffective: F SKA C [A Nwy] - Swe"},
			says:     []string{"the army marches by land (`A NWY-SWE`): this fleet carries nothing"},
		},
		{
			name: "a march that nobody would carry", only: []string{"C"}, complete: true,
			sheet:    "England:\nA Nwy - Swe\nF SKA S A Nwy - Swe\n",
			verdicts: []string{"ok", "ok"},
		},
	})
}
