package grammar

import (
	"hash/maphash"
	"sync/atomic"
)

// memoLine is the longest line that a memo remembers, in bytes: the units of a
// great power, in full names. Orders are far shorter; longer lines rarely come
// twice.
const memoLine = 512

// A memo remembers lines that were read, so that equal lines are read once and
// share one Line. It is a table of small buckets without locks, chains or an
// order of use: a line goes to a free slot of its bucket, or in place of any
// other line there.
type memo struct {
	seed    maphash.Seed
	buckets []bucket
}

// bucket is the lines that one hash may stand for. Four make it unlikely that
// two lines which come often drive each other out.
type bucket [4]slot

type slot = atomic.Pointer[Line]

// newMemo returns a memo for about n lines, nil for none.
func newMemo(n int) *memo {
	if n <= 0 {
		return nil
	}
	size := 1
	for size*len(bucket{}) < n {
		size *= 2
	}
	return &memo{seed: maphash.MakeSeed(), buckets: make([]bucket, size)}
}

// get returns the line for text, nil if it is not remembered, and the slot in
// which to put it.
func (m *memo) get(text string) (*Line, *slot) {
	h := maphash.String(m.seed, text)
	b := &m.buckets[h&uint64(len(m.buckets)-1)]
	for i := range b {
		if l := b[i].Load(); l == nil || l.Text == text {
			return l, &b[i]
		}
	}
	return nil, &b[h>>62]
}
