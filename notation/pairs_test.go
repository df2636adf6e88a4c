package notation_test

import (
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"

	"diplo/grammar"
	"diplo/i18n"
	"diplo/notation"
	"diplo/turn"

	"github.com/stretchr/testify/require"
)

var (
	pairTurns = flag.Int("pairs", 4, "how many random turns go there and back between every pair of notations")
	pairSeed  = flag.Uint64("seed", 1, "of the random turns")
)

// Whole turns, drawn at random, go from every notation to every other one and
// back, and mean the same all the way; but for what a notation declares that it
// cannot say. Run with -pairs and -v for more of them and the counts.
func TestEveryPair(t *testing.T) {
	d := newDice(*pairSeed)
	p := newPairs(t)
	for range *pairTurns {
		p.run(d.turn(6 + d.IntN(29)))
	}
	t.Logf("%d turns of %d orders, %d pairs of notations, %d different conversions; cannot express: %s",
		*pairTurns, p.orders, len(p.ids)*(len(p.ids)-1), p.conversions, counted(p.gaps))
}

// complete says that the drawn orders are all there are, as a saved game says of
// itself.
var complete = turn.Options{Complete: true}

// pairs converts turns between all notations.
type pairs struct {
	t           *testing.T
	ids         []string
	converters  []*notation.Converter
	gaps        map[string]int
	conversions int
	orders      int

	turn  *turn.Turn         // the turn at hand
	want  []string           // its meaning
	known map[string]*stated // by text, what it is said in
}

// stated is one text that says the turn, and what it is converted to. Equal
// texts are equal wherever they come from, so each is read and converted once.
type stated struct {
	text string
	turn *turn.Turn
	to   []*stated // by notation; nil where it cannot say the turn
	done []bool
}

func newPairs(t *testing.T) *pairs {
	p := &pairs{t: t, ids: written(), gaps: map[string]int{}}
	for _, id := range p.ids {
		p.converters = append(p.converters, notation.NewConverter(named(t, id), notation.Options{}))
	}
	return p
}

func (p *pairs) run(sheet string) {
	p.known = map[string]*stated{}
	p.turn = resolve(sheets(sheet), complete)
	p.orders += len(p.turn.Orders)
	p.want = meaning(p.turn)
	original := &stated{text: sheet, turn: p.turn}
	for a := range p.ids {
		first := p.convert(original, a)
		if first == nil {
			continue
		}
		for b := range p.ids {
			if second := p.convert(first, b); b != a && second != nil {
				require.NotNil(p.t, p.convert(second, a), "%s\nback to %s", second.text, p.ids[a])
			}
		}
	}
}

// convert returns what a text is in a notation, nil where it declares that it
// cannot say it.
func (p *pairs) convert(s *stated, to int) *stated {
	if s.to == nil {
		s.to, s.done = make([]*stated, len(p.ids)), make([]bool, len(p.ids))
	}
	if s.done[to] {
		return s.to[to]
	}
	s.done[to] = true
	p.conversions++
	files, problems := p.converters[to].Convert(s.turn)
	for _, problem := range problems {
		if problem.Note {
			continue
		}
		n := named(p.t, p.ids[to])
		require.Contains(p.t, n.Gaps(), problem.Gap, "%s\nto %s: %s", s.text, n, spelled(problems))
		p.gaps[p.ids[to]+" "+problem.Gap.String()]++
	}
	if files == nil {
		return nil
	}
	text := archive(files)
	if p.known[text] == nil {
		read := resolve(files, complete)
		if got := meaning(read); !slices.Equal(p.want, got) {
			require.Equal(p.t, p.want, got, "%s\nto %s:\n%s", s.text, p.ids[to], text)
		}
		p.known[text] = &stated{text: text, turn: read}
	}
	s.to[to] = p.known[text]
	return s.to[to]
}

// meaning returns what a turn says, an order a line, sorted: who orders what,
// by which way, and what is wrong with it. It is the test's own account, apart
// from what the package compares.
func meaning(t *turn.Turn) []string {
	season := t.Season
	switch {
	case t.Phase == i18n.Adjustments:
		season = i18n.Winter // by whatever name
	case season == i18n.Summer:
		season = i18n.Spring
	}
	out := []string{fmt.Sprint(season, t.Year, t.Phase)}
	for i := range t.Orders {
		o := &t.Orders[i]
		text, _, _ := strings.Cut(t.Canonical(o), " via ")
		way := ""
		if o.ByConvoy || o.Explicit {
			way = " by sea"
		}
		if o.Verb == grammar.Support && o.Link == turn.Tied {
			text = text[:len(text)-len(o.To.Coast.String())] // which may be left out
			text = strings.TrimSuffix(text, "/")
		}
		link := o.Link
		if link == turn.Unconfirmed || link == turn.Absent {
			link = turn.NoLink // what is known of others is not the order's
		}
		out = append(out, fmt.Sprintf("%s %s%s, %s %s", t.Map.PowerID(o.Power), text, way, o.Defect, link))
	}
	slices.Sort(out[1:])
	return out
}

// Convoys by long chains keep their meaning, too.
func TestLongConvoys(t *testing.T) {
	d := newDice(2)
	for _, id := range written() {
		trip := newTrip(t, id)
		for range 200 {
			s, n := d.longConvoy()
			trip.run(fmt.Sprintf("convoy-%d", n), s.sheet())
		}
		trip.report()
	}
}
