package board

import "math/bits"

// A chain carries an army between two provinces: a line of one or more fleets
// in provinces that touch by water, the first touching the origin and the last
// the destination. Two provinces touch by water where a fleet can go from one
// to the other, on whatever coast. No link of a chain stands in the origin or
// the destination itself, and no chain leads from a province to itself.
//
// Where fleets may carry at all, on seas only or along coasts too, is a rule
// of the game and not of the map: it is for the caller to leave the others out
// of the set.

// Chain reports whether some of the fleets, given by the provinces they stand
// in, make a chain between two provinces.
func (m *Map) Chain(fleets Set, from, to Province) bool {
	free, front, last := m.chainEnds(fleets, from, to)
	for !front.Empty() {
		if front.Intersects(last) {
			return true
		}
		free = free.Minus(front)
		front = m.shore(front).Intersect(free)
	}
	return false
}

// Route appends to dst the links of a shortest chain of fleets between two
// provinces, the one next to the origin first, and reports whether there is a
// chain. Of several shortest ones it takes the one whose links come first in
// map order, compared from the origin on.
func (m *Map) Route(fleets Set, from, to Province, dst []Province) ([]Province, bool) {
	free, first, last := m.chainEnds(fleets, from, to)

	// Number every fleet by its distance from the destination, until the
	// origin is reached; then follow the numbers down.
	var distance [MaxProvinces + 1]uint8
	front, steps := last, uint8(1)
	for ; !front.Intersects(first); steps++ {
		if front.Empty() {
			return dst, false
		}
		for p := range front.All() {
			distance[p] = steps
		}
		free = free.Minus(front)
		front = m.shore(front).Intersect(free)
	}
	for p := range front.All() {
		distance[p] = steps
	}
	for near := first; steps > 0; steps-- {
		for p := range near.All() {
			if distance[p] == steps {
				dst = append(dst, p)
				near = m.at(p).whole.water
				break
			}
		}
	}
	return dst, true
}

// chainEnds returns the fleets that can be links of a chain, and those of them
// that can be the first and the last.
func (m *Map) chainEnds(fleets Set, from, to Province) (free, first, last Set) {
	if from == to {
		return
	}
	free = fleets.Without(from).Without(to)
	return free, m.at(from).whole.water.Intersect(free), m.at(to).whole.water.Intersect(free)
}

// shore returns all provinces that touch one of s by water. Every search spends
// its time here, so it walks the words of the sets itself.
func (m *Map) shore(s Set) Set {
	var all Set
	for i, w := range s.words {
		for ; w != 0; w &= w - 1 {
			near := &m.at(Province(i<<6 | bits.TrailingZeros64(w))).whole.water
			for j := range all.words {
				all.words[j] |= near.words[j]
			}
		}
	}
	return all
}

// flood returns the provinces of free that can be reached by water from those
// of front without leaving free. All of front must be in free.
func (m *Map) flood(front, free Set) Set {
	var all Set
	for !front.Empty() {
		all = all.Union(front)
		front = m.shore(front).Intersect(free.Minus(all))
	}
	return all
}
