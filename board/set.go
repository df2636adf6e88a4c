package board

import (
	"iter"
	"math/bits"
)

// Set is a set of provinces of one map. It is a value: methods that change it
// return the changed set. Sets are equal (==) when they hold the same
// provinces; the zero value is empty.
type Set struct {
	words [4]uint64 // bit p%64 of word p/64 stands for province p
}

// SetOf returns the set of the given provinces. NoProvince is left out.
func SetOf(provinces ...Province) Set {
	var s Set
	for _, p := range provinces {
		s = s.With(p)
	}
	return s
}

// Has reports whether p is in s. NoProvince is in no set.
func (s Set) Has(p Province) bool {
	return s.words[p>>6]&(1<<(p&63)) != 0
}

// With returns s and p. Adding NoProvince adds nothing.
func (s Set) With(p Province) Set {
	if p != NoProvince {
		s.words[p>>6] |= 1 << (p & 63)
	}
	return s
}

// Without returns s except p.
func (s Set) Without(p Province) Set {
	s.words[p>>6] &^= 1 << (p & 63)
	return s
}

// Union returns what is in s or in t.
func (s Set) Union(t Set) Set {
	for i := range s.words {
		s.words[i] |= t.words[i]
	}
	return s
}

// Intersect returns what is in both s and t.
func (s Set) Intersect(t Set) Set {
	for i := range s.words {
		s.words[i] &= t.words[i]
	}
	return s
}

// Minus returns what is in s and not in t.
func (s Set) Minus(t Set) Set {
	for i := range s.words {
		s.words[i] &^= t.words[i]
	}
	return s
}

// Intersects reports whether s and t have a province in common.
func (s Set) Intersects(t Set) bool {
	return s.words[0]&t.words[0]|s.words[1]&t.words[1]|
		s.words[2]&t.words[2]|s.words[3]&t.words[3] != 0
}

// Empty reports whether s holds nothing.
func (s Set) Empty() bool { return s == Set{} }

// Len returns how many provinces s holds.
func (s Set) Len() int {
	n := 0
	for _, w := range s.words {
		n += bits.OnesCount64(w)
	}
	return n
}

// First returns the province of s that comes first in map order, or NoProvince
// where s is empty.
func (s Set) First() Province {
	for i, w := range s.words {
		if w != 0 {
			return Province(i<<6 | bits.TrailingZeros64(w))
		}
	}
	return NoProvince
}

// All iterates over the provinces of s in map order.
func (s Set) All() iter.Seq[Province] {
	return func(yield func(Province) bool) {
		for i, w := range s.words {
			for ; w != 0; w &= w - 1 {
				if !yield(Province(i<<6 | bits.TrailingZeros64(w))) {
					return
				}
			}
		}
	}
}
