package judge_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"diplo/board"
	"diplo/judge"
)

// A paradoxRing is a convoy paradox in which each of n convoys decides about
// the next: the army that it lands cuts the support of the attack on the next
// fleet. It fills a map of its own, four provinces and four units for each.
func paradoxRing(t testing.TB, n int) *judge.Field {
	t.Helper()
	var s strings.Builder
	s.WriteString("map ring\n")
	s.WriteString("power A\npower B\npower C\n")
	for i := range n {
		fmt.Fprintf(&s, "province S%d sea\nprovince X%d sea\nprovince A%d coastal\nprovince D%d coastal\n", i, i, i, i)
	}
	for i := range n {
		next := (i + 1) % n
		fmt.Fprintf(&s, "fleet S%d X%d A%d D%d\nfleet D%d S%d\n", i, i, i, i, i, next)
	}
	m, err := board.Load(strings.NewReader(s.String()))
	require.NoError(t, err)
	at := func(letter string, i int) board.Place {
		p, ok := m.Place(fmt.Sprint(letter, i%n))
		require.True(t, ok)
		return p
	}
	f := judge.NewField(m)
	for i := range n {
		friend, foe := board.Power(1+i%2*2), board.Power(2)
		f.Add(friend, board.Fleet, at("S", i), 'C', at("D", i), false, at("A", i).Province)
		f.Add(foe, board.Fleet, at("X", i), 'M', at("S", i), false, 0)
		f.Add(friend, board.Army, at("A", i), 'M', at("D", i), true, 0)
		f.Add(foe, board.Fleet, at("D", i), 'S', at("S", i+1), false, at("X", i+1).Province)
	}
	return f
}

// rings are sizes of paradoxes; the largest has 240 units.
var rings = []int{3, 5, 10, 20, 40, 60}

// A paradox of any length takes no more than a guess and its opposite, and
// ends with all of its fleets dislodged.
func TestParadoxRings(t *testing.T) {
	for _, n := range rings {
		arrive, settled, guesses := paradoxRing(t, n).Resolve()
		assert.Equal(t, n, arrive, "%d: the attacks on the fleets arrive, the armies do not", n)
		assert.Equal(t, n, settled, "%d: all fleets are part of the paradox", n)
		assert.LessOrEqual(t, guesses, 2, "%d", n)
	}
}

// BenchmarkParadox is the curve of the worst case that is known.
func BenchmarkParadox(b *testing.B) {
	for _, n := range rings {
		b.Run(fmt.Sprintf("units=%d", 4*n), func(b *testing.B) {
			f := paradoxRing(b, n)
			b.ReportAllocs()
			for b.Loop() {
				f.Resolve()
			}
		})
	}
}
