package turn_test

import (
	"testing"

	"diplo/board"
	"diplo/turn"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"
)

// What a position says of a province is what a search through its lists finds.
func TestPositionAnswersAsItsListsDo(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		province := rapid.Map(rapid.IntRange(1, 12), func(n int) board.Province { return board.Province(n) })
		power := rapid.Map(rapid.IntRange(1, 7), func(n int) board.Power { return board.Power(n) })
		var p turn.Position
		for range rapid.IntRange(0, 20).Draw(t, "units") {
			p.Units = append(p.Units, turn.Standing{
				Power:     power.Draw(t, "power"),
				Kind:      rapid.SampledFrom([]board.UnitKind{board.Army, board.Fleet}).Draw(t, "kind"),
				Place:     board.Place{Province: province.Draw(t, "province")},
				Count:     1,
				Dislodged: rapid.Bool().Draw(t, "dislodged"),
			})
		}
		for range rapid.IntRange(0, 20).Draw(t, "centers") {
			p.Centers = append(p.Centers, turn.Ownership{Power: power.Draw(t, "owner"), Province: province.Draw(t, "center")})
		}
		p.FullCenters = rapid.Bool().Draw(t, "all centers")
		asked := turn.NewPosition(p)
		for q := range board.Province(14) {
			var at, dislodged turn.Standing
			owner := board.NoPower
			for _, u := range p.Units { // the last one that stands, the first one that was dislodged
				if u.Place.Province == q && !u.Dislodged {
					at = u
				} else if u.Place.Province == q && dislodged.Kind == board.NoUnit {
					dislodged = u
				}
			}
			for _, c := range p.Centers {
				if c.Province == q && owner == board.NoPower {
					owner = c.Power
				}
			}
			gotAt, stands := asked.At(q)
			assert.Equal(t, at, gotAt)
			assert.Equal(t, at.Kind != board.NoUnit, stands)
			gotDislodged, left := asked.DislodgedAt(q)
			assert.Equal(t, dislodged, gotDislodged)
			assert.Equal(t, dislodged.Kind != board.NoUnit, left)
			gotOwner, known := asked.Owner(q)
			assert.Equal(t, owner, gotOwner)
			assert.Equal(t, owner != board.NoPower || p.FullCenters, known)
		}
		assert.Equal(t, asked, turn.NewPosition(asked), "a position is made of another one anew")
	})
}

// TestPowerSetHoldsEveryPower tells all powers apart that a map can have.
func TestPowerSetHoldsEveryPower(t *testing.T) {
	for p := board.NoPower; p <= board.MaxPowers; p++ {
		s := turn.PowerSet(0).With(p)
		for q := board.NoPower; q <= board.MaxPowers; q++ {
			assert.Equal(t, p == q, s.Has(q), "%d in the set of %d", q, p)
		}
	}
}
