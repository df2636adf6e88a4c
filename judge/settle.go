package judge

import "slices"

// maxGuesses bounds the guesses that are made for one circle of decisions. On
// the standard map none of millions of random turns needed more than a few
// dozen; a circle that needs more is taken for one without resolution.
const maxGuesses = 4096

// A search looks for the resolutions of a circle: the ways to decide it in
// which each decision follows from the others.
type search struct {
	engine *engine
	circle []int32
	trail  []int32 // what was decided on the way, to be undone

	guesses int
	found   int
	first   []tri  // the first resolution
	differ  []bool // the decisions that differ in another one
	best    []tri  // the resolution in which most moves arrive
	arrive  int    // how many do
}

// settle decides a circle. If it has one resolution that is it. If it has
// several and they agree on what becomes of the fleets, units move in a circle:
// then they do move. Otherwise it is a paradox, and the convoying fleets that
// it turns on hold (Szykman's rule, DATC 4.A.2); the rest follows in the next
// round.
func (e *engine) settle(circle []int32) {
	s := &e.search
	*s = search{
		engine: e, circle: circle, trail: s.trail[:0], best: s.best, arrive: -1,
		first:  slices.Grow(s.first[:0], len(circle))[:len(circle)],
		differ: slices.Grow(s.differ[:0], len(circle))[:len(circle)],
	}
	clear(s.differ)
	s.try()
	lost := s.found == 0 || s.guesses > maxGuesses
	if lost || s.found > 1 {
		if e.halt(circle, lost) {
			return
		}
	}
	what := stepUnique
	switch {
	case lost:
		// No rule is known that could bring this about without a convoy; if
		// one does, everybody stays.
		what = stepStuck
		s.best = slices.Grow(s.best[:0], len(circle))[:len(circle)]
		for i := range circle {
			s.best[i] = no
		}
	case s.found > 1:
		what = stepCircular
	}
	for i, d := range circle {
		e.decided[d] = s.best[i]
		e.note(what, d)
	}
}

// halt makes the convoying fleets of a circle hold that its resolutions differ
// on, or all of them where there is none. It reports whether there are any.
func (e *engine) halt(circle []int32, all bool) bool {
	halted := false
	for i, d := range circle {
		if int(d) < len(e.pieces) && e.pieces[d].does == convoys && !e.pieces[d].halted && (all || e.search.differ[i]) {
			e.pieces[d].halted, halted = true, true
			e.note(stepParadox, d)
		}
	}
	return halted
}

// try follows what is decided to its end, and guesses where it leaves a choice.
func (s *search) try() {
	mark := len(s.trail)
	defer s.undo(mark)
	for {
		guess, changed := none, false
		for _, d := range s.circle {
			was, is := s.engine.decided[d], s.engine.decide(d)
			switch {
			case was == open && is == open:
				if guess == none {
					guess = d
				}
			case was == open:
				s.set(d, is)
				changed = true
			case is != open && is != was:
				return // a guess that refutes itself
			}
		}
		if changed {
			continue
		}
		if guess == none {
			s.record()
			return
		}
		for _, v := range [...]tri{yes, no} {
			if s.guesses++; s.guesses > maxGuesses {
				return
			}
			before := len(s.trail)
			s.set(guess, v)
			s.try()
			s.undo(before)
		}
		return
	}
}

func (s *search) set(d int32, v tri) {
	s.engine.decided[d] = v
	s.trail = append(s.trail, d)
}

func (s *search) undo(mark int) {
	for _, d := range s.trail[mark:] {
		s.engine.decided[d] = open
	}
	s.trail = s.trail[:mark]
}

// record keeps a resolution.
func (s *search) record() {
	s.found++
	arrive := 0
	for i, d := range s.circle {
		v := s.engine.decided[d]
		if s.found == 1 {
			s.first[i] = v
		} else if v != s.first[i] {
			s.differ[i] = true
		}
		if v == yes && int(d) < len(s.engine.pieces) && s.engine.pieces[d].does == moves {
			arrive++
		}
	}
	if arrive > s.arrive {
		s.arrive = arrive
		s.best = s.best[:0]
		for _, d := range s.circle {
			s.best = append(s.best, s.engine.decided[d])
		}
	}
}
