package grammar

import (
	"hash/maphash"
	"sync/atomic"
)

// memoLine is the longest line that a memo remembers, in bytes. Orders are far
// shorter; longer lines rarely come twice.
const memoLine = 256

// A memo remembers lines that were read, so that equal lines are read once and
// share one Line. It is a table of slots, each of which holds the line that
// came last: no locks, no chains, no order of use to keep. A text has two slots
// to choose from, so that two lines which come often seldom drive each other
// out.
type memo struct {
	seed  maphash.Seed
	slots []atomic.Pointer[Line]
}

// newMemo returns a memo for n lines, nil for none.
func newMemo(n int) *memo {
	if n <= 0 {
		return nil
	}
	size := 2
	for size < n {
		size *= 2
	}
	return &memo{seed: maphash.MakeSeed(), slots: make([]atomic.Pointer[Line], size)}
}

// get returns the line for text, nil if it is not remembered, and the slot in
// which to put it.
func (m *memo) get(text string) (*Line, *atomic.Pointer[Line]) {
	h := maphash.String(m.seed, text)
	first := &m.slots[h&uint64(len(m.slots)-1)]
	if l := first.Load(); l == nil || l.Text == text {
		return l, first
	}
	second := &m.slots[h>>32&uint64(len(m.slots)-1)]
	if l := second.Load(); l == nil || l.Text == text {
		return l, second
	}
	if h>>63 == 0 {
		return nil, first
	}
	return nil, second
}
