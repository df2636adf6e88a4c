package judge_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"diplo/board"
	"diplo/i18n"
	"diplo/judge"
	"diplo/rulebook"
)

// Where units may retreat to, in the cases of section 6.H of the DATC that ask
// for nothing else.
func TestRefuge(t *testing.T) {
	for _, c := range []struct{ name, sheet, want string }{
		{"6.H.5: not to where the attack came from", `Spring 1905
Units:
Russia: F Con, F BLA
Turkey: F Ank
Russia:
F Con S F BLA - Ank
F BLA - Ank
Turkey:
F Ank H
`, "F ANK from BLA to ARM"},
		{"6.H.6: not to a contested province", `Spring 1905
Units:
Austria: A Bud, A Tri
Germany: A Mun, A Sil
Italy: A Vie
Austria:
A Bud S A Tri - Vie
A Tri - Vie
Germany:
A Mun - Boh
A Sil - Boh
Italy:
A Vie H
`, "A VIE from TRI to GAL TYR; contested BOH"},
		{"6.H.9: a dislodged unit does not contest where its attacker came from", `Spring 1905
Units:
England: F HEL, F Den
Germany: A Ber, F Kie, A Sil
Russia: A Pru
England:
F HEL - Kie
F Den S F HEL - Kie
Germany:
A Ber - Pru
F Kie H
A Sil S A Ber - Pru
Russia:
A Pru - Ber
`, "F KIE from HEL to BAL BER HOL; A PRU from BER to LVN WAR"},
		{"6.H.11: to where an attack by convoy came from", `Spring 1905
Units:
France: A Gas, A Bur, F MAO, F WES, F LYO
Italy: A Mar
France:
A Gas - Mar via convoy
A Bur S A Gas - Mar
F MAO C A Gas - Mar
F WES C A Gas - Mar
F LYO C A Gas - Mar
Italy:
A Mar H
`, "A MAR from GAS to GAS PIE SPA"},
		{"6.H.15: no crawling along the coast", `Spring 1905
Units:
England: F Por
France: F Spa/sc, F MAO
England:
F Por H
France:
F Spa/sc - Por
F MAO S F Spa/sc - Por
`, "F POR from SPA to"},
		{"6.H.16: contested on both coasts", `Spring 1905
Units:
France: F MAO, F Gas, F WES
Italy: F Tun, F TYS
France:
F MAO - Spa/nc
F Gas - Spa/nc
F WES H
Italy:
F Tun S F TYS - WES
F TYS - WES
`, "F WES from TYS to LYO NAF; contested SPA"},
	} {
		t.Run(c.name, func(t *testing.T) {
			assert.Equal(t, c.want, refuges(resolve(t, c.sheet)))
		})
	}
	const convoyed = `Spring 1905
Units:
France: A Gas, A Bur, F MAO, F WES, F LYO
Italy: A Mar
France:
A Gas - Mar via convoy
A Bur S A Gas - Mar
F MAO C A Gas - Mar
F WES C A Gas - Mar
F LYO C A Gas - Mar
Italy:
A Mar H
`
	o := newTable(rulebook.Standard(), judge.Options{SourceBarred: true}).play(t, convoyed)
	assert.Equal(t, "A MAR from GAS to PIE SPA", refuges(o), "4.A.5, choice a")
}

// refuges lists the units that must retreat, with where to, and what is
// contested.
func refuges(o *judge.Outcome) string {
	var list []string
	for _, r := range o.Retreats {
		s := unitText(o, r.Unit) + " from " + o.Turn.Map.ID(r.Attacker) + " to"
		for _, p := range r.To {
			s += " " + o.Turn.Map.PlaceID(p)
		}
		list = append(list, s)
	}
	for p := range o.Contested.All() {
		list = append(list, "contested "+o.Turn.Map.ID(p))
	}
	return strings.Join(list, "; ")
}

// A year is played on from turn to turn: a unit is dislodged, retreats, takes a
// supply center in fall, and builds follow.
func TestGame(t *testing.T) {
	g := newTable(rulebook.Standard(), judge.Options{})
	o := g.play(t, `Spring 1901
Austria:
A Vie - Tyr
F Tri - Alb
A Bud - Ser
Italy:
A Ven - Tri
Germany:
A Mun - Boh
`)
	assert.Equal(t, 17, o.Silent)
	assert.Empty(t, o.Retreats)
	fall := judge.Next(o)
	assert.Equal(t, i18n.Fall, fall.Season)
	assert.Equal(t, i18n.Movement, fall.Phase)
	assert.Equal(t, 1901, fall.Year)

	o = g.play(t, `Fall 1901
Austria:
A Tyr - Tri
F Alb S A Tyr - Tri
A Ser S A Tyr - Tri
Italy:
A Tri H
`)
	assert.Equal(t, "A TRI from TYR to BUD VEN VIE", refuges(o))
	retreats := judge.Next(o)
	assert.Equal(t, i18n.Retreats, retreats.Phase)
	u, ok := retreats.Position.DislodgedAt(province(t, o, "TRI"))
	assert.True(t, ok)
	assert.Equal(t, province(t, o, "TYR"), u.From)

	o = g.play(t, `Fall 1901 Retreats
Italy:
A Tri - Vie
`)
	assert.True(t, o.Orders[0].Succeeds)
	winter := judge.Next(o)
	assert.Equal(t, i18n.Winter, winter.Season)
	assert.Equal(t, i18n.Adjustments, winter.Phase)
	owner, _ := winter.Position.Owner(province(t, o, "VIE"))
	assert.Equal(t, "ITALY", o.Turn.Map.PowerID(owner), "the centers change hands after the retreats of fall")
	owner, _ = winter.Position.Owner(province(t, o, "SER"))
	assert.Equal(t, "AUSTRIA", o.Turn.Map.PowerID(owner))

	o = g.play(t, `Winter 1901
Italy:
Build A Ven
`)
	assert.True(t, o.Orders[0].Succeeds, "%s", told(o, "en"))
	next := judge.Next(o)
	assert.Equal(t, i18n.Spring, next.Season)
	assert.Equal(t, 1902, next.Year)
	_, ok = next.Position.At(province(t, o, "VEN"))
	assert.True(t, ok)
}

func TestMissingRetreats(t *testing.T) {
	o := resolve(t, `Fall 1905 Retreats
Units:
Austria: A Tri, A Tyr, A Vie
France: F Spa/sc
Dislodged:
Italy: A Ven from Tri
England: F Por from Spa
Russia: A Bud from Vie
Italy:
A Ven - Tus
Russia:
A Bud D
`)
	assert.Equal(t, []string{"A BUD disbanded", "F POR not-ordered"}, removed(o))
	assert.Equal(t, 1, o.Silent)

	o = resolve(t, `Fall 1905 Retreats
Units:
France: F Spa/sc, F MAO
Dislodged:
England: F Por from Spa
England:
`)
	assert.Equal(t, []string{"F POR nowhere-to-go"}, removed(o))
}

func removed(o *judge.Outcome) (list []string) {
	for _, r := range o.Removed {
		list = append(list, unitText(o, r.Unit)+" "+r.Reason.String())
	}
	return list
}

func province(t testing.TB, o *judge.Outcome, id string) board.Province {
	p, ok := o.Turn.Map.Province(id)
	assert.True(t, ok, id)
	return p
}
