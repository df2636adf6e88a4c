package judge_test

import (
	"flag"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"diplo/board"
	"diplo/judge"
	"diplo/rulebook"
)

var turnsToCompare = flag.Int("turns", 3000, "how many random turns the two adjudicators must agree on")

var firstSeed = flag.Uint64("seed", 1, "the first of the random turns")

// TestOracle compares the judge with the oracle on random turns.
func TestOracle(t *testing.T) {
	m := board.Standard()
	g := newTable(rulebook.Standard(), judge.Options{})
	var settled [4]int
	guesses := 0
	for n := range *turnsToCompare {
		seed := *firstSeed + uint64(n)
		r := rand.New(rand.NewPCG(seed, seed))
		orders := randomTurn(m, r.IntN, 10+r.IntN(25))
		text := sheet(m, orders, inTurn(len(orders)))
		g.last = nil
		o := g.play(t, text)
		compareWithOracle(t, seed, m, orders, o)
		guesses = max(guesses, judge.Guesses(g.judge))
		for kind, n := range judge.Settled(o) {
			settled[kind] += min(n, 1)
		}
	}
	t.Logf("%d turns agree; circles with one resolution in %d, of moves in %d, paradoxes in %d; at most %d guesses for a circle",
		*turnsToCompare, settled[0], settled[1], settled[2], guesses)
	require.Zero(t, settled[3], "circles without any resolution and without convoy")
}

func compareWithOracle(t testing.TB, seed uint64, m *board.Map, orders []plainOrder, o *judge.Outcome) {
	t.Helper()
	succeeds, dislodged := consult(m, orders)
	for i := range orders {
		x, ok := o.Turn.At(orders[i].at.Province)
		require.True(t, ok)
		r := &o.Orders[x.Index]
		switch orders[i].does {
		case 'M':
			if r.Succeeds != succeeds[i] {
				t.Fatalf("seed %d: %s: judge %v %v, oracle %v\n%s", seed, orderText(m, &orders[i]), r.Succeeds, r.Reason, succeeds[i], sheet(m, orders, inTurn(len(orders))))
			}
		case 'S':
			if r.Reason == judge.Cut && succeeds[i] || r.Succeeds && !succeeds[i] {
				t.Fatalf("seed %d: %s: judge %v %v, oracle %v\n%s", seed, orderText(m, &orders[i]), r.Succeeds, r.Reason, succeeds[i], sheet(m, orders, inTurn(len(orders))))
			}
		}
		if r.Dislodged != dislodged[i] {
			t.Fatalf("seed %d: %s: judge dislodged %v %v, oracle %v\n%s", seed, orderText(m, &orders[i]), r.Dislodged, r.Reason, dislodged[i], sheet(m, orders, inTurn(len(orders))))
		}
	}
}
