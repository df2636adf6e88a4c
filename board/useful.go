package board

// Useful returns the fleets that are a link of some chain between two
// provinces in which no fleet comes twice: those that a convoy could need.
//
// A fleet is on such a chain exactly when it would share a biconnected
// component with a border between origin and destination. So this is Tarjan's
// search for biconnected components, which starts by crossing that imagined
// border and keeps the component that holds it; it looks at every border once.
func (m *Map) Useful(fleets Set, from, to Province) Set {
	free, first, _ := m.chainEnds(fleets, from, to)
	if first.Empty() {
		return Set{}
	}
	const root = 1 // the order of to; the origin's is 0
	var (
		order  [MaxProvinces + 1]uint8    // when a province was first seen
		low    [MaxProvinces + 1]uint8    // the first that it and what is below it touch
		parent [MaxProvinces + 1]Province // whence it was first seen
		stack  [MaxProvinces + 1]Province // seen, and not yet cut off
	)
	order[to], low[to] = root, root
	seen, depth, count := SetOf(to), 0, uint8(root)
	for at := to; ; {
		if next := m.at(at).whole.water.Intersect(free.Minus(seen)).First(); next != NoProvince {
			count++
			order[next], parent[next] = count, at
			low[next] = count
			if first.Has(next) {
				low[next] = 0
			}
			// What was seen and touches next lies on the way from to to it.
			for p := range m.at(next).whole.water.Intersect(seen.Without(at)).All() {
				low[next] = min(low[next], order[p])
			}
			seen = seen.With(next)
			stack[depth] = next
			depth++
			at = next
			continue
		}
		if at == to {
			break
		}
		up := parent[at]
		low[up] = min(low[up], low[at])
		if low[at] >= order[up] {
			// Nothing behind up gets past it: cut that off.
			for cut := NoProvince; cut != at; {
				depth--
				cut = stack[depth]
			}
		}
		at = up
	}
	return SetOf(stack[:depth]...)
}
