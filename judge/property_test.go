package judge_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"diplo/board"
	"diplo/grammar"
	"diplo/judge"
	"diplo/rulebook"
)

// drawTurn draws a random turn.
func drawTurn(t *rapid.T) []plainOrder {
	d := func(n int) int { return rapid.IntRange(0, n-1).Draw(t, "choice") }
	return randomTurn(board.Standard(), d, rapid.IntRange(2, 34).Draw(t, "units"))
}

// fates writes down the outcome of a random turn, for each of its orders.
func fates(t require.TestingT, o *judge.Outcome, orders []plainOrder) []string {
	list := make([]string, 0, len(orders)+4)
	for i := range orders {
		x, ok := o.Turn.At(orders[i].at.Province)
		require.True(t, ok)
		r := &o.Orders[x.Index]
		list = append(list, fmt.Sprint(o.Turn.Canonical(x), " ", r.Succeeds, r.Reason, r.Dislodged, r.Strength, r.Against, len(r.Because)))
	}
	for _, u := range o.Units {
		list = append(list, fmt.Sprint(o.Turn.Map.PowerID(u.Power), unitText(o, u)))
	}
	for _, r := range o.Retreats {
		list = append(list, fmt.Sprint(unitText(o, r.Unit), o.Turn.Map.ID(r.Attacker), r.To))
	}
	return append(list, fmt.Sprint(o.Contested))
}

func TestProperties(t *testing.T) {
	m := board.Standard()
	g := newTable(rulebook.Standard(), judge.Options{})
	play := func(text string) *judge.Outcome { g.last = nil; return g.play(t, text) }
	rapid.Check(t, func(t *rapid.T) {
		orders := drawTurn(t)
		o := play(sheet(m, orders, inTurn(len(orders))))
		checkBoard(t, o, orders)
		was := fates(t, o, orders)

		order := rapid.Permutation(inTurn(len(orders))).Draw(t, "order")
		shuffled := fates(t, play(sheet(m, orders, order)), orders)
		require.Equal(t, was, shuffled, "the order of the sheet matters")

		o = play(sheet(m, orders, inTurn(len(orders))))
		if judge.Settled(o) != [4]int{} {
			return // an order of a circle matters even where it achieves nothing
		}
		for i := range orders {
			x, _ := o.Turn.At(orders[i].at.Province)
			switch o.Orders[x.Index].Reason {
			case judge.Void, judge.Illegal, judge.Unmatched, judge.Unused, judge.Cut:
			default:
				continue
			}
			without := append([]plainOrder(nil), orders...)
			without[i].does, without[i].to, without[i].convoy, without[i].target = 'H', board.Place{}, false, 0
			after := play(sheet(m, without, inTurn(len(orders))))
			require.Equal(t, unitsAfter(was, len(orders)), unitsAfter(fates(t, after, orders), len(orders)),
				"%s achieved nothing, and without it the outcome is another", orderText(m, &orders[i]))
			return
		}
	})
}

// unitsAfter returns the part of fates that is about the board.
func unitsAfter(fates []string, orders int) []string { return fates[orders:] }

// checkBoard checks what must be true of every outcome.
func checkBoard(t *rapid.T, o *judge.Outcome, orders []plainOrder) {
	var taken board.Set
	for _, u := range o.Units {
		require.False(t, taken.Has(u.Place.Province), "two units in %s", o.Turn.Map.ID(u.Place.Province))
		taken = taken.With(u.Place.Province)
	}
	require.False(t, taken.Intersects(o.Contested), "a unit in a contested province")
	require.Equal(t, len(orders), len(o.Units)+len(o.Retreats)+len(o.Removed), "units got lost")
	dislodged := 0
	for i := range o.Orders {
		r := &o.Orders[i]
		if r.Dislodged {
			dislodged++
		}
		require.Equal(t, r.Succeeds, r.Reason == judge.Fine)
		switch r.Reason {
		case judge.Bounced, judge.Cut, judge.Dislodged, judge.Disrupted, judge.OwnUnit:
			require.NotEmpty(t, r.Because, "%s is nobody's fault", o.Turn.Orders[i].Text())
		}
		if r.Succeeds && o.Turn.Orders[i].Verb == grammar.Move {
			require.Greater(t, r.Strength, r.Against, "a move into what an equal force disputes")
		}
	}
	require.Equal(t, dislodged, len(o.Retreats))
	for _, r := range o.Retreats {
		require.True(t, taken.Has(r.Place.Province), "nobody stands where %s was dislodged", unitText(o, r.Unit))
		a := &o.Turn.Orders[r.AttackerOrder]
		require.Equal(t, r.Attacker, a.Unit.Place.Province)
		require.Equal(t, r.Place.Province, a.To.Province)
		require.NotEqual(t, r.Power, a.Power)
		for _, p := range r.To {
			require.False(t, taken.Has(p.Province) || o.Contested.Has(p.Province) || p.Province == r.Attacker && !r.ByConvoy)
		}
	}
}
