package notation

import (
	"sync"

	"diplo/turn"
)

// scribeKey names a scribe of the standard map.
type scribeKey struct {
	notation *Notation
	lenient  bool
}

// standardScribes keeps the scribes of the standard map, each made when it is
// first asked for: to spell a map takes longer than to write a turn.
var standardScribes sync.Map // scribeKey → *scribe

// scribeOf returns the scribe that writes n over the names of a. A lenient one
// also writes what players leave out, or put in, where n has no place for it.
func scribeOf(n *Notation, a *turn.Atlas, lenient bool) *scribe {
	if a != turn.StandardAtlas() {
		return makeScribe(n, a, lenient)
	}
	key := scribeKey{n, lenient}
	if s, ok := standardScribes.Load(key); ok {
		return s.(*scribe)
	}
	s, _ := standardScribes.LoadOrStore(key, makeScribe(n, a, lenient))
	return s.(*scribe)
}

func makeScribe(n *Notation, a *turn.Atlas, lenient bool) *scribe {
	s := newScribe(n, a)
	if lenient {
		s.loosen()
	}
	return s
}
