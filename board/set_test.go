package board_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"diplo/board"
)

// TestSet compares Set with a sorted list.
func TestSet(t *testing.T) {
	members := rapid.SliceOf(rapid.Map(rapid.Uint8(), func(n uint8) board.Province { return board.Province(n) }))
	rapid.Check(t, func(t *rapid.T) {
		a, b := members.Draw(t, "a"), members.Draw(t, "b")
		s, u := board.SetOf(a...), board.SetOf(b...)
		keep := func(in func(p board.Province) bool) []board.Province {
			var kept []board.Province
			for n := 1; n <= board.MaxProvinces; n++ {
				if in(board.Province(n)) {
					kept = append(kept, board.Province(n))
				}
			}
			return kept
		}
		inA := func(p board.Province) bool { return slices.Contains(a, p) }
		inB := func(p board.Province) bool { return slices.Contains(b, p) }
		want := keep(inA)

		assert.Equal(t, want, slices.Collect(s.All()))
		assert.Equal(t, want, keep(s.Has))
		assert.Equal(t, len(want), s.Len())
		assert.Equal(t, len(want) == 0, s.Empty())
		first := board.NoProvince
		if len(want) > 0 {
			first = want[0]
		}
		assert.Equal(t, first, s.First())

		both := keep(func(p board.Province) bool { return inA(p) && inB(p) })
		assert.Equal(t, keep(func(p board.Province) bool { return inA(p) || inB(p) }), slices.Collect(s.Union(u).All()))
		assert.Equal(t, both, slices.Collect(s.Intersect(u).All()))
		assert.Equal(t, keep(func(p board.Province) bool { return inA(p) && !inB(p) }), slices.Collect(s.Minus(u).All()))
		assert.Equal(t, len(both) > 0, s.Intersects(u))
		for _, p := range b {
			assert.Equal(t, keep(func(q board.Province) bool { return inA(q) && p != q }), slices.Collect(s.Without(p).All()))
		}
		assert.Equal(t, s == u, slices.Equal(want, keep(inB)))
	})
}

func TestSetAllStops(t *testing.T) {
	for p := range board.SetOf(3, 70, 255).All() {
		assert.Equal(t, board.Province(3), p)
		break
	}
}
