package turn

import "diplo/board"

// A Position is who stands where and who owns what before the orders.
//
// It may be known in part: a player's sheet often lists nothing but his own
// units. Rules that need more than is known stay silent.
type Position struct {
	Units   []Standing
	Centers []Ownership
	// Contested holds the provinces that a stand-off left empty in the
	// movement before a retreat.
	Contested board.Set

	// Known holds the powers whose units are all listed; Owned those whose
	// supply centers are.
	Known, Owned PowerSet
	// Full says that every power's units are listed (the opening position, a
	// saved game, or a block that lists all powers that play).
	Full bool
	// FullCenters says the same of supply centers.
	FullCenters bool
	// HasDislodged says that dislodged units are marked as such, so that a unit
	// without the mark is not dislodged.
	HasDislodged bool
	// Opening says that the position is the map's own opening position, which
	// no sheet wrote down.
	Opening bool

	at [256]int32 // index in Units plus one, for the unit that is not dislodged
}

// Standing is a unit where it stands.
type Standing struct {
	Power     board.Power
	Kind      board.UnitKind
	Place     board.Place
	Count     int // units standing together, 1 except under a rulebook with stacks
	Dislodged bool
	// From is where the unit that dislodged it came from, NoProvince where
	// that is not said.
	From board.Province
}

// Ownership is a supply center with its owner.
type Ownership struct {
	Power    board.Power
	Province board.Province
}

// Empty reports whether nothing is known of any unit.
func (p *Position) Empty() bool { return len(p.Units) == 0 && p.Known == 0 && !p.Full }

// At returns the unit that stands in a province, not counting dislodged ones.
func (p *Position) At(q board.Province) (Standing, bool) {
	if i := p.at[q]; i > 0 {
		return p.Units[i-1], true
	}
	return Standing{}, false
}

// DislodgedAt returns the dislodged unit of a province.
func (p *Position) DislodgedAt(q board.Province) (Standing, bool) {
	for _, u := range p.Units {
		if u.Dislodged && u.Place.Province == q {
			return u, true
		}
	}
	return Standing{}, false
}

// Owner returns the power that owns a supply center, and whether that is
// known.
func (p *Position) Owner(q board.Province) (board.Power, bool) {
	for _, c := range p.Centers {
		if c.Province == q {
			return c.Power, true
		}
	}
	return board.NoPower, p.FullCenters
}
