package board

// Gap tells where a chain of fleets breaks.
type Gap struct {
	From Set // the fleets that a chain from the origin can reach
	To   Set // the fleets that a chain from the destination can reach
	// Missing holds the fewest sea provinces that would close the gap if a
	// fleet stood in each, from the origin on. It is empty where the chain is
	// whole and where no fleets on any sea could make it so.
	Missing []Province
}

// Gap tells where the chain of fleets between two provinces breaks. Of several
// ways to close the gap it takes the one whose waters come first in map order,
// compared from the origin on.
func (m *Map) Gap(fleets Set, from, to Province) Gap {
	free, first, last := m.chainEnds(fleets, from, to)
	if from == to {
		return Gap{}
	}
	gap := Gap{From: m.flood(first, free), To: m.flood(last, free)}
	if gap.From.Intersects(last) {
		return gap
	}

	// Put a fleet in every empty sea next to the destination's side, then next
	// to what those reach, until the origin's side is reached; then take one
	// sea of each ring, from the origin on.
	var rings []Set
	empty := m.waters.Minus(fleets).Without(from).Without(to)
	near := m.at(from).whole.water.Union(m.shore(gap.From))
	ring := m.at(to).whole.water.Union(m.shore(gap.To)).Intersect(empty)
	for ; !ring.Intersects(near); ring = m.beyond(ring, free).Intersect(empty) {
		if ring.Empty() {
			return gap
		}
		rings = append(rings, ring)
		empty = empty.Minus(ring)
	}
	for rings = append(rings, ring); len(rings) > 0; rings = rings[:len(rings)-1] {
		sea := rings[len(rings)-1].Intersect(near).First()
		gap.Missing = append(gap.Missing, sea)
		near = m.beyond(SetOf(sea), free)
	}
	return gap
}

// beyond returns what touches the provinces of s, or fleets that a chain from
// them can reach.
func (m *Map) beyond(s, fleets Set) Set {
	shore := m.shore(s)
	return shore.Union(m.shore(m.flood(shore.Intersect(fleets), fleets)))
}
