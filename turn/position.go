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

	// What index notes of each province: indexes in Units and Centers plus one.
	at, dislodged, owned [256]int32
	fleets               board.Set // where fleets stand that are not dislodged
	// Of units that stand together each notes the one before, as an index plus
	// one; empty where none do.
	beside []int32
}

// MaxStack is the most units that are taken to stand together. No game comes
// near it; a sheet can write any number.
const MaxStack = 99

// Standing is a unit where it stands.
type Standing struct {
	Power     board.Power
	Kind      board.UnitKind
	Place     board.Place
	Count     int // units standing together, 1 except under a rulebook with stacks; at most MaxStack
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

// NewPosition returns a position that can be asked (At, DislodgedAt, Owner) out
// of one whose exported fields are filled in. A power whose units are listed is
// Known only if the fields say so.
func NewPosition(p Position) Position {
	p.at, p.dislodged, p.owned, p.fleets, p.beside = [256]int32{}, [256]int32{}, [256]int32{}, board.Set{}, nil
	p.index()
	return p
}

// index notes what there is in each province. Of units that stand together the
// last is the one that is found; of what is said twice of a dislodged unit or a
// center, the first.
func (p *Position) index() {
	for i := range p.Units {
		u := &p.Units[i]
		at := u.Place.Province
		switch {
		case !u.Dislodged:
			if p.at[at] != 0 {
				if p.beside == nil {
					p.beside = make([]int32, len(p.Units))
				}
				p.beside[i] = p.at[at]
			}
			p.at[at] = int32(i) + 1
			if u.Kind == board.Fleet {
				p.fleets = p.fleets.With(at)
			}
		case p.dislodged[at] == 0:
			p.dislodged[at] = int32(i) + 1
		}
		p.HasDislodged = p.HasDislodged || u.Dislodged
	}
	for i, c := range p.Centers {
		if p.owned[c.Province] == 0 {
			p.owned[c.Province] = int32(i) + 1
		}
	}
}

// At returns the unit that stands in a province, not counting dislodged ones.
func (p *Position) At(q board.Province) (Standing, bool) {
	if i := p.at[q]; i > 0 {
		return p.Units[i-1], true
	}
	return Standing{}, false
}

// maxBeside bounds how many units of a province are looked at one by one.
const maxBeside = 16

// standing is At for a unit of a kind, where units stand together: the first
// listed of that kind, or else the last of any.
func (p *Position) standing(kind board.UnitKind, q board.Province) (Standing, bool) {
	found := p.at[q]
	if found > 0 && p.beside != nil {
		for i, n := found, 0; i > 0 && n < maxBeside; i, n = p.beside[i-1], n+1 {
			if p.Units[i-1].Kind == kind {
				found = i
			}
		}
	}
	if found == 0 {
		return Standing{}, false
	}
	return p.Units[found-1], true
}

// DislodgedAt returns the dislodged unit of a province.
func (p *Position) DislodgedAt(q board.Province) (Standing, bool) {
	if i := p.dislodged[q]; i > 0 {
		return p.Units[i-1], true
	}
	return Standing{}, false
}

// Owner returns the power that owns a supply center, and whether that is
// known.
func (p *Position) Owner(q board.Province) (board.Power, bool) {
	if i := p.owned[q]; i > 0 {
		return p.Centers[i-1].Power, true
	}
	return board.NoPower, p.FullCenters
}
