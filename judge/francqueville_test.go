package judge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"diplo/judge"
	"diplo/rulebook"
)

func francqueville(t testing.TB, sheet string) *judge.Outcome {
	return newTable(rulebook.Francqueville(), judge.Options{}).play(t, sheet)
}

// The sentences fr 11 to fr 15, and what they leave open. A test says what the
// orders do, in the order in which they are given: "+" for those that succeed,
// "-" and the reason for those that fail; then what else happens.
func TestFrancqueville(t *testing.T) {
	for _, c := range []struct{ name, sheet, want string }{
		{"fr 10: fleets of several countries carry one army", `Automne 1905
Unités :
Italie : A Ven, F ION
Autriche : F ADR
Italie :
A. Ven - CC - Tun
F. Mer Ion C A. Mer Ion - Tun
Autriche :
F. Mer Adr C A. Ven - Mer Ion
`, "+ + +"},
		{"fr 11: an attack meets the fleets that do not convoy first", `Automne 1905
Unités :
Autriche : A Tri, 2F ADR
Italie : F ION
Autriche :
A. Tri - C - Apu
F. ADR C A. Tri - Apu
Italie :
F. ION - ADR
`, "+ + -bounced"},
		{"fr 11: where as many attack as do not convoy, the convoy goes on", `Automne 1905
Unités :
Autriche : A Tri, 3F ADR
Italie : 2F ION
Autriche :
A. Tri - C - Apu
F. ADR C A. Tri - Apu
Italie :
2F. ION - ADR
`, "+ + -bounced"},
		{"fr 12: a stand-off with the convoying fleet breaks the convoy", `Automne 1905
Unités :
Autriche : A Tri, F ADR
Italie : F ION
Autriche :
A. Tri - C - Apu
F. ADR C A. Tri - Apu
Italie :
F. ION - ADR
`, "-disrupted -stood-off -bounced"},
		{"fr 11, fr 12: an attack that outnumbers the others by one is a stand-off", `Automne 1905
Unités :
Autriche : A Tri, 2F ADR
Italie : 2F ION
Autriche :
A. Tri - C - Apu
F. ADR C A. Tri - Apu
Italie :
2F. ION - ADR
`, "-disrupted -stood-off -bounced"},
		{"fr 13: the army goes back to where it was", `Automne 1905
Unités :
Autriche : A Tri, F ADR
Italie : F ION, A Tyr
Autriche :
A. Tri - C - Apu
F. ADR C A. Tri - Apu
Italie :
F. ION - ADR
A. Tyr XXX
`, "-disrupted -stood-off -bounced +"},
		{"fr 13: it is removed if its region was taken", `Automne 1905
Unités :
Autriche : A Tri, F ADR
Italie : F ION, A Tyr
Autriche :
A. Tri - C - Apu
F. ADR C A. Tri - Apu
Italie :
F. ION - ADR
A. Tyr - Tri
`, "-disrupted -stood-off -bounced +; A TRI origin-taken"},
		{"fr 13, open: also where it is thrown back at its destination", `Automne 1905
Unités :
Autriche : A Tri, F ADR
Italie : A Apu, A Tyr
Autriche :
A. Tri - C - Apu
F. ADR C A. Tri - Apu
Italie :
A. Apu XXX
A. Tyr - Tri
`, "-bounced + + +; A TRI origin-taken"},
		{"fr 13, open: a stand-off about its region takes it from nobody", `Automne 1905
Unités :
Autriche : A Tri, F ADR
Italie : F ION, A Tyr
Russie : A Bud
Autriche :
A. Tri - C - Apu
F. ADR C A. Tri - Apu
Italie :
F. ION - ADR
A. Tyr - Tri
Russie :
A. Bud - Tri
`, "-disrupted -stood-off -bounced -bounced -bounced"},
		{"fr 14: more than one fleet dislodges the fleet", `Automne 1905
Unités :
Autriche : A Tri, F ADR
Italie : 2F ION
Autriche :
A. Tri - C - Apu
F. ADR C A. Tri - Apu
Italie :
2F. ION - ADR
`, "-disrupted -dislodged! +; F ADR must flee"},
		{"fr 14: fleets of one power add up wherever they come from", `Automne 1905
Unités :
Autriche : A Tri, F ADR
Italie : F ION, F Apu
Autriche :
A. Tri - C - Alb
F. ADR C A. Tri - Alb
Italie :
F. ION - ADR
F. Apu - ADR
`, "-disrupted -dislodged! + +; F ADR must flee"},
		{"fr 14, open: attacks by different powers do not add up", `Automne 1905
Unités :
Autriche : A Tri, 2F ADR
Italie : F ION
Turquie : F Alb
Autriche :
A. Tri - C - Apu
F. ADR C A. Tri - Apu
Italie :
F. ION - ADR
Turquie :
F. Alb - ADR
`, "+ + -bounced -bounced"},
		{"fr 14, open: a supported attack counts as it does elsewhere", `Automne 1905
Unités :
Autriche : A Tri, F ADR
Italie : F ION, F Apu
Autriche :
A. Tri - C - Alb
F. ADR C A. Tri - Alb
Italie :
F. ION - ADR
F. Apu S F. ION - ADR
`, "-disrupted -dislodged! + +; F ADR must flee"},
		{"fr 12, open: a supported fleet that is stronger is not in a stand-off", `Automne 1905
Unités :
Autriche : A Tri, F ADR, F Alb
Italie : F ION
Autriche :
A. Tri - C - Apu
F. ADR C A. Tri - Apu
F. Alb S F. ADR
Italie :
F. ION - ADR
`, "+ + + -bounced"},
		{"fr 12, open: several convoying fleets of a region are engaged together", `Automne 1905
Unités :
Autriche : A Tri, A Alb, 2F ADR
Italie : F ION
Autriche :
A. Tri - C - Apu
F. ADR C A. Tri - Apu
A. Alb - C - Ven
F. ADR C A. Alb - Ven
Italie :
F. ION - ADR
`, "+ + + + -bounced"},
		{"fr 12, open: and disturbed together", `Automne 1905
Unités :
Autriche : A Tri, A Alb, 2F ADR
Italie : 2F ION
Autriche :
A. Tri - C - Apu
F. ADR C A. Tri - Apu
A. Alb - C - Ven
F. ADR C A. Alb - Ven
Italie :
2F. ION - ADR
`, "-disrupted -stood-off -disrupted -stood-off -bounced"},
		{"open: a group gives as many supports as it has units", `Automne 1905
Unités :
Autriche : A Vie, 2A Bud
Italie : 2A Gal
Autriche :
A. Vie - Gal
2A. Bud S A. Vie - Gal
Italie :
2A. Gal XXX
`, "+ + -dislodged!; A GAL must flee"},
		{"fr 15: a convoyed army does not hold its region", `Automne 1905
Unités :
Autriche : A Tri, F ADR
Italie : A Tyr
Autriche :
A. Tri - C - Apu
F. ADR C A. Tri - Apu
Italie :
A. Tyr - Tri
`, "+ + +"},
		{"fr 15, open: an army whose orders are null has not left", `Automne 1905
Unités :
Autriche : A Tri, F ADR
Italie : A Tyr
Autriche :
A. Tri - CC - Apu
F. ADR C A. Tri - Apu
Italie :
A. Tyr - Tri
`, "-void -void -bounced"},
		{"open: units of one power in a region move apart", `Automne 1905
Unités :
Autriche : 3A Vie
Autriche :
2A. Vie - Boh
A. Vie - Tyr
`, "+ +"},
		{"open: those that no order names stay", `Automne 1905
Unités :
Autriche : 3A Vie
Italie : 2A Tyr
Autriche :
A. Vie - Boh
Italie :
2A. Tyr - Vie
`, "+ -bounced"},
		{"open: two go to one region that a greater number takes", `Automne 1905
Unités :
Autriche : 2A Vie
Italie : A Tyr
Autriche :
2A. Vie - Boh
Italie :
A. Tyr - Boh
`, "+ -bounced"},
		{"open: head to head the greater number wins", `Automne 1905
Unités :
Autriche : 2A Vie
Italie : A Tyr
Autriche :
2A. Vie - Tyr
Italie :
A. Tyr - Vie
`, "+ -bounced!; A TYR must flee"},
		{"open: units of one power join", `Automne 1905
Unités :
Autriche : A Vie, A Bud, A Boh
Autriche :
A. Bud - Vie
A. Boh - Vie
`, "+ +"},
	} {
		t.Run(c.name, func(t *testing.T) {
			o := francqueville(t, c.sheet)
			assert.Equal(t, c.want, summary(o), "%s", told(o, "fr"))
		})
	}
}

// Units of one power may retreat to the same region; those of two clash there.
func TestRetreatTogether(t *testing.T) {
	g := newTable(rulebook.Francqueville(), judge.Options{})
	const position = "Automne 1905 Retraites\nUnités :\nAutriche : A Vie, A Tri\nDélogées :\n"
	o := g.play(t, position+"Italie : 2A Vie, A Tri\nItalie :\n2A. Vie R Tyr\nA. Tri R Tyr\n")
	assert.Equal(t, "+ +", summary(o))
	o = newTable(rulebook.Francqueville(), judge.Options{}).play(t, position+"Italie : 2A Vie\nRussie : A Tri\nItalie :\n2A. Vie R Tyr\nRussie :\nA. Tri R Tyr\n")
	assert.Equal(t, "-clashed -clashed; A TRI clashed; A VIE clashed", summary(o))
}

// summary writes down an outcome in the form of TestFrancqueville.

func summary(o *judge.Outcome) string {
	s := ""
	for i := range o.Orders {
		r := &o.Orders[i]
		s += choose(i > 0, " ", "") + choose(r.Succeeds, "+", "-"+r.Reason.String()) + choose(r.Dislodged, "!", "")
	}
	for _, u := range o.Removed {
		s += "; " + unitText(o, u.Unit) + " " + u.Reason.String()
	}
	for _, u := range o.Retreats {
		s += "; " + unitText(o, u.Unit) + " must flee"
	}
	return s
}
