package judge_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"diplo/i18n"
	"diplo/judge"
)

// told writes down what an outcome is: a line for each order with its result,
// then who stands where and what happens to the others.
func told(o *judge.Outcome, lang string) string {
	l := i18n.Default().LanguageByCode(lang)
	var s strings.Builder
	for i := range o.Orders {
		m := o.Explain(i)
		s.WriteString(o.Turn.Canonical(&o.Turn.Orders[i]) + ": " + choose(o.Orders[i].Succeeds, "ok, ", "no, ") + l.Sprintf(m.Key, m.Args...) + "\n")
	}
	for _, r := range o.Retreats {
		s.WriteString("retreat " + unitText(o, r.Unit) + " from " + o.Turn.Map.ID(r.Attacker) + " to")
		for _, p := range r.To {
			s.WriteString(" " + o.Turn.Map.PlaceID(p))
		}
		s.WriteString("\n")
	}
	for _, r := range o.Removed {
		m := r.Explain()
		s.WriteString("removed " + unitText(o, r.Unit) + ": " + l.Sprintf(m.Key, m.Args...) + "\n")
	}
	for p := range o.Contested.All() {
		s.WriteString("contested " + o.Turn.Map.ID(p) + "\n")
	}
	return s.String()
}

// traced writes down the trace of each order.
func traced(o *judge.Outcome, lang string) string {
	l := i18n.Default().LanguageByCode(lang)
	var s strings.Builder
	for i := range o.Orders {
		s.WriteString(o.Turn.Canonical(&o.Turn.Orders[i]) + "\n")
		for _, m := range o.Trace(i) {
			s.WriteString("  " + l.Sprintf(m.Key, m.Args...) + "\n")
		}
	}
	return s.String()
}

const disrupted = `Fall 1905
Units:
France: A SPA, F LYO, F TYS
Italy: F ION, F TUN
France:
A Spa - Nap
F LYO C A Spa - Nap
F TYS C A Spa - Nap
Italy:
F ION - TYS
F Tun S F ION - TYS
`

func TestExplain(t *testing.T) {
	o := resolve(t, disrupted)
	assert.Equal(t, `A SPA-NAP: no, the convoy fails: `+"`F TYS` is dislodged by `F ION-TYS` with support from `F TUN`"+`
F LYO C A SPA-NAP: no, the convoy fails: `+"`F TYS` is dislodged by `F ION-TYS` with support from `F TUN`"+`
F TYS C A SPA-NAP: no, dislodged by `+"`F ION-TYS` with support from `F TUN`"+`
F ION-TYS: ok, arrives and dislodges `+"`F TYS`"+`
F TUN S F ION-TYS: ok, supports
retreat F TYS from ION to NAP ROM TUS WES
`, told(o, "en"))
	assert.Equal(t, "convoi rompu\u202f: victoire de `F ION - TRN` sur `F TRN`, avec le soutien de `F TUN`",
		i18n.Default().LanguageByCode("fr").Sprintf(o.Explain(0).Key, o.Explain(0).Args...))
	assert.Equal(t, []int{3, 4}, o.Orders[0].Because)
	assert.Equal(t, "disrupted", o.Orders[0].Reason.String())
}

// The trace says which strengths met, and how circles were settled.
func TestTrace(t *testing.T) {
	quoted := func(s string) string { return strings.ReplaceAll(s, "'", "`") }
	assert.Equal(t, quoted(`A SPA-NAP
  'F LYO' and 'F TYS' cannot carry it there
F LYO C A SPA-NAP
  nobody attacks it
F TYS C A SPA-NAP
  'F TYS C A SPA-NAP' stands with 1
  'F ION-TYS' attacks with 2, helped by 'F TUN'
F ION-TYS
  'F ION-TYS' has strength 2 with 'F TUN'
  'F TYS C A SPA-NAP' is in the way with 1
F TUN S F ION-TYS
  nobody attacks it
`), traced(resolve(t, disrupted), "en"))
	assert.Contains(t, traced(resolve(t, pandin), "en"), "Szykman")
	assert.Contains(t, traced(resolve(t, "Fall 1905\nTurkey:\nA Ank - Con\nA Con - Smy\nA Smy - Ank\n"), "fr"), "toutes avancent")
}

// What keeps an order from being followed is its twin, or the order of its
// convoy that is wrong; one that is wrong itself blames nobody.
func TestCulprits(t *testing.T) {
	const void = ": no, void because of "
	twins := told(resolve(t, "Fall 1905\nFrance:\nA Par - Bur\nA Mar S A Par - Bur\nA Mar - Spa\n"), "en")
	assert.Contains(t, twins, "A MAR S A PAR-BUR"+void+"`A MAR-SPA`")
	assert.Contains(t, twins, "A MAR-SPA"+void+"`A MAR S A PAR-BUR`")
	convoy := told(resolve(t, "Fall 1905\nEngland:\nA Edi - Nwy\nF NWG C A Edi - Den\n"), "en")
	assert.Contains(t, convoy, "A EDI-NWY"+void+"`F NWG C A EDI-DEN`")
	assert.Contains(t, convoy, "F NWG C A EDI-DEN: no, void: not followed")
}
