package lint_test

import (
	"testing"

	"diplo/grammar"
	"diplo/lint"
	"diplo/turn"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Convoys that are written leg by leg (fr 8, fr 9).
func TestConvoyLegs(t *testing.T) {
	runCases(t, []lintCase{
		{
			name: "the author's own example", only: []string{"C"}, rules: "francqueville", complete: true,
			sheet: "Italie :\n" +
				"A. Ven — CC — Tun.\n" +
				"F. Mer Adr C A.Ven — Mer Ion.\n" +
				"F. Mer Ion C A. Mer Ion — Tun.\n",
			verdicts: []string{"ok", "ok", "ok"},
		},
		{
			name: "legs in any order", only: []string{"C"}, rules: "francqueville", complete: true,
			sheet: "Italie :\n" +
				"F. Mer Ion C A. Mer Ion — Tun.\n" +
				"F. Mer Adr C A.Ven — Mer Ion.\n" +
				"A. Ven — CC — Tun.\n",
			verdicts: []string{"ok", "ok", "ok"},
		},
		{
			name: "whole routes under Francqueville", only: []string{"C"}, rules: "francqueville", complete: true,
			sheet: "Italie :\n" +
				"A. Ven — CC — Tun.\n" +
				"F. Mer Adr C A. Ven — Tun.\n" +
				"F. Mer Ion C A. Ven — Tun.\n",
			verdicts: []string{"ok", "ok", "ok"},
		},
		{
			name: "legs become the whole way, although one of the fleets has two armies", only: []string{"C312"},
			sheet: "Italie :\n" +
				"A. Tri — C — Apu.\n" +
				"F. Mer Adr C A. Tri — Apu.\n" +
				"A. Ven — CC — Tun.\n" +
				"F. Mer Adr C A. Ven — Mer Ion.\n" +
				"F. Mer Ion C A. Mer Ion — Tun.\n",
			found: []string{
				"C312 warning: F. Mer Adr C A. Ven — [Mer Ion].",
				"C312 warning: F. Mer Ion C A. [Mer Ion] — Tun.",
			},
			safe: "Italie :\n" +
				"A. Tri — C — Apu.\n" +
				"F. Mer Adr C A. Tri — Apu.\n" +
				"A. Ven — CC — Tun.\n" +
				"F. Mer Adr C A. Ven — Tun.\n" +
				"F. Mer Ion C A. Ven — Tun.\n",
		},
		{
			name: "the last leg ends elsewhere: the whole convoy is void", only: []string{"C"}, rules: "francqueville", complete: true,
			sheet: "Italie :\n" +
				"A. Ven — CC — Tun.\n" +
				"F. Mer Adr C A. Ven — Mer Ion.\n" +
				"F. Mer Ion C A. Mer Ion — Nap.\n",
			verdicts: []string{"void C320", "void C320", "void C306"},
			found: []string{
				"C320 note void: [A. Ven — CC — Tun.]",
				"C320 note void: [F. Mer Adr C A. Ven — Mer Ion.]",
				"C306 error void: F. Mer Ion C A. Mer Ion — [Nap].",
			},
			says: []string{
				"void because of `F ION C A VEN-NAP`: a fault in any line voids the whole convoy",
				"void because of `F ION C A VEN-NAP`: a fault in any line voids the whole convoy",
				"this fleet convoys to Naples, but the army goes to Tunis (`A VEN-TUN via convoy`)",
			},
			guessed: "Italie :\nA. Ven — CC — Tun.\nF. Mer Adr C A. Ven — Mer Ion.\nF. Mer Ion C A. Mer Ion — Tun.\n",
		},
		{
			name: "the first leg starts elsewhere", only: []string{"C"}, rules: "francqueville", complete: true,
			sheet: "Italie :\n" +
				"A. Ven — CC — Tun.\n" +
				"F. Mer Adr C A. Apu — Mer Ion.\n" +
				"F. Mer Ion C A. Mer Ion — Tun.\n",
			verdicts: []string{"void C320", "void C307", "void C320"},
			found: []string{
				"C320 note void: [A. Ven — CC — Tun.]",
				"C307 error void: F. Mer Adr C A. [Apu] — Mer Ion.",
				"C320 note void: [F. Mer Ion C A. Mer Ion — Tun.]",
			},
			says: []string{
				"void because of `F ADR C A APU-TUN`: a fault in any line voids the whole convoy",
				"no army goes from Apulia to Tunis, but `A VEN-TUN via convoy` goes there and has no fleet",
				"void because of `F ADR C A APU-TUN`: a fault in any line voids the whole convoy",
			},
			guessed: "Italie :\nA. Ven — CC — Tun.\nF. Mer Adr C A. Ven — Mer Ion.\nF. Mer Ion C A. Mer Ion — Tun.\n",
		},
		{
			name: "a waypoint that does not touch the fleet's sea", only: []string{"C"}, rules: "francqueville", complete: true,
			sheet: "Italie :\n" +
				"A. Ven — CC — Tun.\n" +
				"F. Mer Adr C A. Ven — Mer Égé.\n" +
				"F. Mer Ion C A. Mer Ion — Tun.\n",
			verdicts: []string{"void C320", "illegal C311", "void C320"},
			found: []string{
				"C320 note void: [A. Ven — CC — Tun.]",
				"C311 error illegal: F. Mer Adr C A. Ven — [Mer Égé].",
				"C320 note void: [F. Mer Ion C A. Mer Ion — Tun.]",
			},
			says: []string{
				"void because of `F ADR C A VEN-AEG`: a fault in any line voids the whole convoy",
				"Aegean Sea does not touch Adriatic Sea, where the fleet of this leg is",
				"void because of `F ADR C A VEN-AEG`: a fault in any line voids the whole convoy",
			},
			guessed: "Italie :\nA. Ven — CC — Tun.\nF. Mer Adr C A. Ven — Mer Ion.\nF. Mer Ion C A. Mer Ion — Tun.\n",
		},
		{
			name: "a waypoint where no fleet takes over", only: []string{"C"}, rules: "francqueville", complete: true,
			sheet: "Italie :\n" +
				"A. Ven — CC — Tun.\n" +
				"F. Mer Adr C A. Ven — Mer Ion.\n" +
				"F. Mer Ion XXX.\n",
			verdicts: []string{"void C320", "void C311", "ok"},
			found: []string{
				"C320 note void: [A. Ven — CC — Tun.]",
				"C311 error void: F. Mer Adr C A. Ven — [Mer Ion].",
			},
			says: []string{
				"void because of `F ADR C A VEN-ION`: a fault in any line voids the whole convoy",
				"this leg ends in Ionian Sea, where no fleet takes the army over",
			},
		},
		{
			name: "a leg that starts in another sea", only: []string{"C"}, rules: "francqueville", complete: true,
			sheet: "Italie :\n" +
				"A. Ven — CCC — Smy.\n" +
				"F. Mer Adr C A. Ven — Mer Ion.\n" +
				"F. Mer Ion C A. Mer Adr — Mer Égé.\n" +
				"F. Mer Égé C A. Mer Égé — Smy.\n",
			verdicts: []string{"void C320", "void C320", "illegal C311", "void C320"},
			found: []string{
				"C320 note void: [A. Ven — CCC — Smy.]",
				"C320 note void: [F. Mer Adr C A. Ven — Mer Ion.]",
				"C311 error illegal: F. Mer Ion C A. [Mer Adr] — Mer Égé.",
				"C320 note void: [F. Mer Égé C A. Mer Égé — Smy.]",
			},
			says: []string{
				"void because of `F ION C A ADR-AEG`: a fault in any line voids the whole convoy",
				"void because of `F ION C A ADR-AEG`: a fault in any line voids the whole convoy",
				"this leg starts in Adriatic Sea, but the fleet is in Ionian Sea",
				"void because of `F ION C A ADR-AEG`: a fault in any line voids the whole convoy",
			},
			guessed: "Italie :\nA. Ven — CCC — Smy.\nF. Mer Adr C A. Ven — Mer Ion.\nF. Mer Ion C A. Mer Ion — Mer Égé.\nF. Mer Égé C A. Mer Égé — Smy.\n",
		},
		{
			name: "a leg that starts on a coast which the fleet does not touch", only: []string{"C"}, rules: "francqueville", complete: true,
			sheet: "Italie :\n" +
				"A. Rom — C — Tun.\n" +
				"F. Mer Adr C A. Rom — Mer Ion.\n" +
				"F. Mer Ion C A. Mer Ion — Tun.\n",
			verdicts: []string{"void C320", "illegal C311", "void C320"},
			found: []string{
				"C320 note void: [A. Rom — C — Tun.]",
				"C311 error illegal: F. Mer Adr C A. [Rom] — Mer Ion.",
				"C320 note void: [F. Mer Ion C A. Mer Ion — Tun.]",
			},
			says: []string{
				"void because of `F ADR C A ROM-ION`: a fault in any line voids the whole convoy",
				"Rome does not touch Adriatic Sea, where the fleet of this leg is",
				"void because of `F ADR C A ROM-ION`: a fault in any line voids the whole convoy",
			},
		},
		{
			name: "an army at sea that nobody brings there", only: []string{"C"}, rules: "francqueville", complete: true,
			sheet:    "Italie :\nF. Mer Ion C A. Mer Ion — Tun.\n",
			verdicts: []string{"void C312"},
			found:    []string{"C312 error void: F. Mer Ion C A. [Mer Ion] — Tun."},
			says:     []string{"this leg starts in Ionian Sea, but no other leg brings an army there"},
		},
		{
			name: "the last leg is an ally's", only: []string{"C"}, rules: "francqueville",
			sheet:    "Italie :\nA. Ven — CC — Tun.\nF. Mer Adr C A. Ven — Mer Ion.\n",
			verdicts: []string{"unconfirmed C316", "unconfirmed C316"},
			found: []string{
				"C316 note unconfirmed: A. Ven — CC — [Tun].",
				"C316 note unconfirmed: F. Mer Adr C A. Ven — [Mer Ion].",
			},
			says: []string{
				"this army needs a convoy to Tunis: `F ION C A VEN-TUN` must be in a sheet that is not here",
				"the next leg, from Ionian Sea on, must be in a sheet that is not here",
			},
		},
		{
			name: "the first leg and the army are an ally's", only: []string{"C"}, rules: "francqueville",
			sheet:    "Autriche :\nF. Mer Ion C A. Mer Ion — Tun.\n",
			verdicts: []string{"unconfirmed C316"},
			found:    []string{"C316 note unconfirmed: F. Mer Ion C [A. Mer Ion] — Tun."},
			says:     []string{"the leg that brings the army to Ionian Sea must be in a sheet that is not here"},
		},
		{
			name: "legs under the standard rules stand, and are written out", only: []string{"C"}, complete: true,
			sheet:    "Italy:\nA. Ven - Tun\nF. ADR C A. Ven - ION\nF. ION C A. ION - Tun\n",
			verdicts: []string{"ok", "ok", "ok"},
			found:    []string{"C312 warning: F. ADR C A. Ven - [ION]", "C312 warning: F. ION C A. [ION] - Tun"},
			says: []string{
				"this names one leg of the convoy: under these rules a fleet names the whole way, `F ADR C A VEN-TUN`",
				"this names one leg of the convoy: under these rules a fleet names the whole way, `F ION C A VEN-TUN`",
			},
			safe: "Italy:\nA. Ven - Tun\nF. ADR C A. Ven - Tun\nF. ION C A. Ven - Tun\n",
		},
		{
			name: "three legs under the standard rules, in French", only: []string{"C"}, complete: true,
			sheet: "Italie :\n" +
				"A. Ven — CCC — Smy.\n" +
				"F. Mer Adr C A. Ven — Mer Ion.\n" +
				"F. Mer Ion C A. Mer Ion — Mer Égé.\n" +
				"F. Mer Égé C A. Mer Égé — Smy.\n",
			verdicts: []string{"ok", "ok", "ok", "ok"},
			found: []string{
				"C312 warning: F. Mer Adr C A. Ven — [Mer Ion].",
				"C312 warning: F. Mer Ion C A. [Mer Ion] — Mer Égé.",
				"C312 warning: F. Mer Égé C A. [Mer Égé] — Smy.",
			},
			safe: "Italie :\nA. Ven — CCC — Smy.\nF. Mer Adr C A. Ven — Smy.\nF. Mer Ion C A. Ven — Smy.\nF. Mer Égé C A. Ven — Smy.\n",
		},
		{
			name: "an army at sea under the standard rules", only: []string{"C"}, complete: true,
			sheet:    "Italy:\nA Ven - Tun\nF ION C A ION - Tun\n",
			verdicts: []string{"void C320", "illegal C312"},
			found:    []string{"C320 note void: [A Ven - Tun]", "C312 error illegal: F ION C A [ION] - Tun"},
			says: []string{
				"void because of `F ION C A ION-TUN`",
				"an army cannot be in Ionian Sea, and no other leg of a convoy explains it",
			},
		},
		{
			name: "a leg that ends at sea under the standard rules", only: []string{"C"}, complete: true,
			sheet:    "Italy:\nA Ven - Tun\nF ADR C A Ven - ION\n",
			verdicts: []string{"void C320", "illegal C312"},
			found:    []string{"C320 note void: [A Ven - Tun]", "C312 error illegal: F ADR C A Ven - [ION]"},
			says: []string{
				"void because of `F ADR C A VEN-ION`",
				"an army cannot end its move in Ionian Sea, and no other leg of a convoy goes on from there",
			},
		},
		{
			name: "a leg whose rest may be an ally's, under the standard rules", only: []string{"C"},
			sheet:    "Italy:\nA Ven - Tun\nF ADR C A Ven - ION\n",
			verdicts: []string{"unconfirmed C316", "unconfirmed C316"},
			found:    []string{"C316 note unconfirmed: A Ven - [Tun]", "C316 note unconfirmed: F ADR C A Ven - [ION]"},
			says: []string{
				"this army needs a convoy to Tunis: `F ION C A VEN-TUN` must be in a sheet that is not here",
				"the next leg, from Ionian Sea on, must be in a sheet that is not here",
			},
		},
		{
			name: "two armies from one region, a leg each", only: []string{"C"}, rules: "francqueville", complete: true,
			sheet: "Italie :\n" +
				"A. Ven — C — Apu.\n" +
				"A. Ven — C — Alb.\n" +
				"F. Mer Adr C A. Ven — Apu.\n",
			verdicts: []string{"ok", "void C304", "ok"},
			found:    []string{"C304 error void: A. Ven — C — [Alb]."},
		},
		{
			name: "one fleet, two armies (fr 10)", only: []string{"C"}, rules: "francqueville", complete: true,
			sheet: "Italie :\n" +
				"A. Ven — C — Apu.\n" +
				"A. Tri — C — Alb.\n" +
				"F. Mer Adr C A. Ven — Apu.\n" +
				"F. Mer Adr C A. Tri — Alb.\n",
			verdicts: []string{"void C320", "void C320", "void C320", "void C309"},
			found: []string{
				"C320 note void: [A. Ven — C — Apu.]",
				"C320 note void: [A. Tri — C — Alb.]",
				"C320 note void: [F. Mer Adr C A. Ven — Apu.]",
				"C309 error void: F. Mer Adr C [A. Tri] — Alb.",
			},
		},
		{
			name: "an impossible line voids the whole convoy", only: []string{"C"}, rules: "francqueville", complete: true,
			sheet: "Italie :\n" +
				"A. Ven — CC — Tun.\n" +
				"F. Mer Adr C A. Ven — Tun.\n" +
				"F. Mer Ion C A. Ven — Tun.\n" +
				"A. Rom C A. Ven — Tun.\n",
			verdicts: []string{"void C320", "void C320", "void C320", "illegal C303"},
			found: []string{
				"C320 note void: [A. Ven — CC — Tun.]",
				"C320 note void: [F. Mer Adr C A. Ven — Tun.]",
				"C320 note void: [F. Mer Ion C A. Ven — Tun.]",
				"C303 error illegal: [A]. Rom C A. Ven — Tun.",
			},
			says: []string{
				"void because of `A ROM C A VEN-TUN`: a fault in any line voids the whole convoy",
				"void because of `A ROM C A VEN-TUN`: a fault in any line voids the whole convoy",
				"void because of `A ROM C A VEN-TUN`: a fault in any line voids the whole convoy",
				"an army cannot convoy, only a fleet at sea can",
			},
		},
		{
			name: "an impossible line is left aside by the standard rules", only: []string{"C"}, complete: true,
			sheet:    "Italy:\nA Ven - Tun\nF ADR C A Ven - Tun\nF ION C A Ven - Tun\nF BLA C A Ven - Tun\n",
			verdicts: []string{"ok", "ok", "ok", "void C318"},
			found:    []string{"C318 error void: F [BLA] C A Ven - Tun"},
		},
		{
			name: "legs of an army that do not meet yet", only: []string{"C"},
			sheet:    "England:\nA Lon - Yor via convoy\nF NTH C A NTH - Yor\n",
			verdicts: []string{"unconfirmed C316", "unconfirmed C316"},
			found: []string{
				"C316 note unconfirmed: A Lon - [Yor] via convoy",
				"C316 note unconfirmed: F NTH C [A NTH] - Yor",
			},
			says: []string{
				"this army needs a convoy to Yorkshire, of which only legs are here: the rest must be in a sheet that is not here",
				"the leg that brings the army to North Sea must be in a sheet that is not here",
			},
		},
	})
}

// Each fix of a leg that is to name the whole way mends all legs of the file:
// one alone would leave the others stray.
func TestOneFixWritesTheWholeWayInEveryLeg(t *testing.T) {
	const sheet = "Italy:\nA Ven - Smy\nF ADR C A Ven - ION\nF ION C A ION - AEG\nF AEG C A AEG - Smy\n"
	b := turn.NewBuilder(turn.Options{})
	b.Add("sheet.dip", "utf-8", grammar.Default().Sheet("sheet.dip", []byte(sheet)).Rows)
	diagnostics := lint.New(lint.Options{Select: []string{"C312"}}).Check(b.Build()).Diagnostics
	require.Len(t, diagnostics, 3)
	for i := range diagnostics {
		var f lint.Fixer
		require.Equal(t, 1, f.Add(diagnostics[i:i+1], 0))
		assert.Equal(t, "Italy:\nA Ven - Smy\nF ADR C A Ven - Smy\nF ION C A Ven - Smy\nF AEG C A Ven - Smy\n", f.Apply(sheet))
	}
	var f lint.Fixer
	assert.Equal(t, 3, f.Add(diagnostics, 0), "all three are mended")
}

// Under rules by which one bad line voids the whole convoy, a leg that is wrong
// by itself does so whatever sheets are not here (fr 5).
func TestWrongLegsHaltTheirConvoy(t *testing.T) {
	runCases(t, []lintCase{
		{
			name: "the first of two", only: []string{"C"}, rules: "francqueville",
			sheet:    "Italie :\nA. Ven — CC — Tun.\nF. Mer Adr C A.Ven — Mer Egé.\nF. Mer Ion C A. Mer Ion — Tun.\n",
			verdicts: []string{"void C320", "illegal C311", "void C320"},
			found: []string{
				"C320 note void: [A. Ven — CC — Tun.]",
				"C311 error illegal: F. Mer Adr C A.Ven — [Mer Egé].",
				"C320 note void: [F. Mer Ion C A. Mer Ion — Tun.]",
			},
			guessed: "Italie :\nA. Ven — CC — Tun.\nF. Mer Adr C A.Ven — Mer Ion.\nF. Mer Ion C A. Mer Ion — Tun.\n",
		},
		{
			name: "the last of three", only: []string{"C"}, rules: "francqueville",
			sheet:    "Italie :\nA. Ven — CCC — Smy.\nF. Mer Adr C A. Ven — Mer Ion.\nF. Mer Ion C A. Mer Ion — Mer Egé.\nF. Mer Egé C A. Mer Adr — Smy.\n",
			verdicts: []string{"void C320", "void C320", "void C320", "illegal C311"},
			found: []string{
				"C320 note void: [A. Ven — CCC — Smy.]",
				"C320 note void: [F. Mer Adr C A. Ven — Mer Ion.]",
				"C320 note void: [F. Mer Ion C A. Mer Ion — Mer Egé.]",
				"C311 error illegal: F. Mer Egé C A. [Mer Adr] — Smy.",
			},
		},
		{
			name: "legs of another convoy wait on", only: []string{"C"}, rules: "francqueville",
			sheet:    "Italie :\nA. Ven — CC — Tun.\nF. Mer Adr C A.Ven — Mer Egé.\nA. Rom — CC — Mar.\nF. Mer Tyr C A. Rom — Lyon.\n",
			verdicts: []string{"void C320", "illegal C311", "unconfirmed C316", "unconfirmed C316"},
			found: []string{
				"C320 note void: [A. Ven — CC — Tun.]",
				"C311 error illegal: F. Mer Adr C A.Ven — [Mer Egé].",
				"C316 note unconfirmed: A. Rom — CC — [Mar].",
				"C316 note unconfirmed: F. Mer Tyr C A. Rom — [Lyon].",
			},
		},
		{
			name: "the standard rules let others complete the convoy", only: []string{"C311", "C316"},
			sheet:    "Italie :\nA. Nap — C — Tun.\nF. Mer Tyr C A. Nap — Mer Egé.\n",
			verdicts: []string{"unconfirmed C316", "illegal C311"},
			found:    []string{"C316 note unconfirmed: A. Nap — C — [Tun].", "C311 error illegal: F. Mer Tyr C A. Nap — [Mer Egé]."},
		},
		{
			name: "a leg that another one takes over waits with it for the rest", only: []string{"C"}, rules: "francqueville",
			sheet:    "Italie :\nA. Ven — CCC — Smy.\nF. Mer Adr C A. Ven — Mer Ion.\nF. Mer Ion C A. Mer Ion — Mer Egé.\n",
			verdicts: []string{"unconfirmed C316", "unconfirmed C316", "unconfirmed C316"},
			found: []string{
				"C316 note unconfirmed: A. Ven — CCC — [Smy].",
				"C316 note unconfirmed: F. Mer Adr C A. Ven — [Mer Ion].",
				"C316 note unconfirmed: F. Mer Ion C A. Mer Ion — [Mer Egé].",
			},
		},
	})
}
