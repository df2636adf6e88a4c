package board

import (
	"iter"
	"math/bits"
	"strings"
)

// coastIDs holds the id of each Coast.
var coastIDs = [...]string{NoCoast: "", NorthCoast: "NC", EastCoast: "EC", SouthCoast: "SC", WestCoast: "WC"}

// String returns the id of c, such as "NC"; it is empty for NoCoast.
func (c Coast) String() string {
	if int(c) >= len(coastIDs) {
		return ""
	}
	return coastIDs[c]
}

// coastOf returns the coast whose id is s, in either case. There is none for
// an empty id.
func coastOf(s string) (Coast, bool) {
	for c := NorthCoast; c <= WestCoast; c++ {
		if strings.EqualFold(coastIDs[c], s) {
			return c, true
		}
	}
	return NoCoast, false
}

// CoastSet is a set of coasts of one province. NoCoast is a member where the
// province has a single coast. The zero value is empty.
type CoastSet uint8

// With returns s and c.
func (s CoastSet) With(c Coast) CoastSet { return s | 1<<c }

// Has reports whether c is in s.
func (s CoastSet) Has(c Coast) bool { return s&(1<<c) != 0 }

// Len returns how many coasts s holds.
func (s CoastSet) Len() int { return bits.OnesCount8(uint8(s)) }

// Single returns the only member of s, and whether s has just one.
func (s CoastSet) Single() (Coast, bool) {
	if s.Len() != 1 {
		return NoCoast, false
	}
	return Coast(bits.TrailingZeros8(uint8(s))), true
}

// All iterates over s in the order of the Coast constants.
func (s CoastSet) All() iter.Seq[Coast] {
	return func(yield func(Coast) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(Coast(bits.TrailingZeros8(uint8(s)))) {
				return
			}
		}
	}
}
