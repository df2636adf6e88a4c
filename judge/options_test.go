package judge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"diplo/judge"
	"diplo/rulebook"
)

// Where versions of the DATC or the rulebooks differ, each choice gives its
// own result.
func TestOptions(t *testing.T) {
	for _, c := range []struct {
		name, sheet string
		options     judge.Options
		preferred   string // by the zero Options
		chosen      string // by options
	}{
		{"4.A.1: one broken route of two", `Spring 1905
Units:
England: A Lon, F NTH
Germany: F ENG
France: F Bre, F MAO
England:
A Lon - Bel
F NTH C A Lon - Bel
Germany:
F ENG C A Lon - Bel
France:
F MAO - ENG
F Bre S F MAO - ENG
`, judge.Options{AllRoutes: true},
			"+ + -dislodged! + +; F ENG must flee", "-disrupted -disrupted -dislodged! + +; F ENG must flee"},
		{"4.A.2: Pandin's extended paradox (6.F.17)", pandin, judge.Options{Paradox: judge.Paradox1971},
			"+ -bounced -paradox -paradox -paradox + -bounced", "-dislodged! -bounced + + + + -bounced; F LON must flee"},
		{"4.A.3: no convoy to an adjacent province (6.G.8)", `Spring 1905
Units:
France: A Bel
England: F NTH, A Hol
France:
A Bel - Hol via convoy
England:
F NTH - HEL
A Hol - Kie
`, judge.Options{LandFallback: true}, "-void + +", "+ + +"},
		{"4.A.3: a paradox about a convoy to an adjacent province (6.G.11)", `Spring 1905
Units:
England: F Nwy, F NTH
Russia: A Swe, F SKA, F BAR
England:
F Nwy S F NTH - SKA
F NTH - SKA
Russia:
A Swe - Nwy
F SKA C A Swe - Nwy
F BAR S A Swe - Nwy
`, judge.Options{LandFallback: true},
			"+ + -paradox -paradox! -paradox; F SKA must flee", "-dislodged! -bounced + -unused +; F NWY must flee"},
		{"4.A.3: a disrupted convoy to an adjacent province (6.G.20)", `Spring 1905
Units:
France: F Bre, A Pic, A Bur, F MAO
England: F ENG
France:
F Bre - ENG
A Pic - Bel via convoy
A Bur S A Pic - Bel
F MAO S F Bre - ENG
England:
F ENG C A Pic - Bel
`, judge.Options{LandFallback: true},
			"+ -disrupted -disrupted + -dislodged!; F ENG must flee", "+ + + + -unused!; F ENG must flee"},
		{"4.A.4: a convoyed attack on the source of a support (6.G.13)", `Spring 1905
Units:
Austria: F ADR, A Tri
Italy: A Ven, F Alb
Austria:
F ADR C A Tri - Ven
A Tri - Ven via convoy
Italy:
A Ven S F Alb - Tri
F Alb - Tri
`, judge.Options{ConvoyCutsSource: true},
			"+ -bounced! + +; A TRI must flee", "+ -bounced -cut -bounced"},
		{"4.A.7: a dislodged unit and where its attacker came from (6.G.15)", `Spring 1905
Units:
England: F NTH, A Hol, A Yor, A Lon
France: F ENG, A Bel
England:
F NTH C A Lon - Bel
A Hol S A Lon - Bel
A Yor - Lon
A Lon - Bel via convoy
France:
F ENG C A Bel - Lon
A Bel - Lon via convoy
`, judge.Options{DislodgedPowerless: true},
			"+ + -bounced + + -bounced!; A BEL must flee", "+ + + + + -bounced!; A BEL must flee"},
		{"4.D.8: distance to an owned center or home (6.J.11)", `Winter 1905
Units:
Italy: A War, A Tus
Centers:
Italy: War
Italy:
`, judge.Options{Disorder: judge.DisorderOlder}, "; A TUS civil-disorder", "; A WAR civil-disorder"},
	} {
		t.Run(c.name, func(t *testing.T) {
			assert.Equal(t, c.preferred, summary(resolve(t, c.sheet)))
			o := newTable(rulebook.Standard(), c.options).play(t, c.sheet)
			assert.Equal(t, c.chosen, summary(o), "%s", told(o, "en"))
		})
	}
}

const pandin = `Spring 1905
Units:
England: F Lon, F Wal
France: A Bre, F ENG, F Yor
Germany: F NTH, F Bel
England:
F Lon S F Wal - ENG
F Wal - ENG
France:
A Bre - Lon
F ENG C A Bre - Lon
F Yor S A Bre - Lon
Germany:
F NTH S F Bel - ENG
F Bel - ENG
`

// The printed rules on the simplest paradoxes (6.F.14) agree with Szykman's.
func TestPrintedParadoxRules(t *testing.T) {
	const simple = `Spring 1905
Units:
England: F Lon, F Wal
France: A Bre, F ENG
England:
F Lon S F Wal - ENG
F Wal - ENG
France:
A Bre - Lon
F ENG C A Bre - Lon
`
	const wants = "+ + -disrupted -dislodged!; F ENG must flee"
	for _, p := range []judge.Paradox{judge.Paradox1971, judge.Paradox1982, judge.Paradox2000} {
		o := newTable(rulebook.Standard(), judge.Options{Paradox: p}).play(t, simple)
		assert.Equal(t, wants, summary(o), "rule %d", p)
	}
	assert.Equal(t, "+ + -paradox -paradox!; F ENG must flee", summary(resolve(t, simple)))

	// A fleet that another one can stand in for is not necessary (2000, 6.F.19);
	// that it belongs to the convoy is enough for the rule of 1971.
	const spare = `Spring 1905
Units:
England: F Lon, F Wal
France: A Bre, F ENG, F MAO, F IRI, F NTH, F NAO, F NWG
England:
F Lon S F Wal - ENG
F Wal - ENG
France:
A Bre - Lon
F ENG C A Bre - Lon
F MAO C A Bre - Lon
F NAO C A Bre - Lon
F NWG C A Bre - Lon
F NTH C A Bre - Lon
`
	old := newTable(rulebook.Standard(), judge.Options{Paradox: judge.Paradox1971}).play(t, spare)
	assert.True(t, old.Orders[0].Succeeds, "%s", told(old, "en"))
	newer := newTable(rulebook.Standard(), judge.Options{Paradox: judge.Paradox2000}).play(t, spare)
	assert.Equal(t, judge.Cut, newer.Orders[0].Reason, "%s", told(newer, "en"))
}
