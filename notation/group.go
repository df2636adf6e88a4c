package notation

import (
	"cmp"
	"slices"

	"diplo/board"
)

// group brings orders under the headers of their powers, where the sheet has
// none and says whose they are in some other way. What stands in front of an
// order goes with it.
func (w *writer) group() {
	var ranks [256]int
	n := 0
	for i := range w.items {
		if h := w.items[i].heading; w.items[i].kind == orderItem && h.power != board.NoPower && ranks[h.power] == 0 {
			n++
			ranks[h.power] = n
		}
	}
	if n == 0 {
		return
	}
	rank := n + 1 // of what stands behind the last order
	for i := len(w.items) - 1; i >= 0; i-- {
		it := &w.items[i]
		switch it.kind {
		case orderItem:
			rank = ranks[it.heading.power]
		case turnItem, positionItem:
			rank = -1
		}
		it.rank = rank
	}
	slices.SortStableFunc(w.items, func(a, b item) int { return cmp.Compare(a.rank, b.rank) })
}
