package judge

import "slices"

// resolve decides everything.
//
// Decisions depend on each other: whether a move arrives on supports, whether
// a support is given on the attacks on its unit, whether a convoy leads
// anywhere on the battles at sea. Each decision is made as soon as what is
// known suffices for it, in rounds, until a round brings nothing new
// (Kruijswijk's algorithm of partial information, DATC 5). What is left then
// depends on itself; settle takes the smallest such circle that hangs on
// nothing else, and the rounds go on.
//
// A round looks at every open decision once and every round decides one at
// least; a circle is settled with a bounded number of guesses. So the work
// grows with the square of the number of orders that interact, at most with
// the cube where circles hang on circles. Nothing depends on the order in
// which the orders were given: pieces are sorted by province.
func (e *engine) resolve() {
	e.steps = e.steps[:0]
	e.open = e.open[:0]
	e.decided = slices.Grow(e.decided[:0], 2*len(e.pieces))[:2*len(e.pieces)]
	for i := range e.pieces {
		p := &e.pieces[i]
		e.decided[i], e.decided[len(e.pieces)+i] = yes, yes
		if p.does != holds {
			e.ask(int32(i))
		}
		if p.convoyed {
			e.ask(e.pathOf(int32(i)))
		}
	}
	for {
		e.propagate()
		if len(e.open) == 0 {
			return
		}
		e.settle(e.circle())
	}
}

func (e *engine) ask(decision int32) {
	e.decided[decision] = open
	e.open = append(e.open, decision)
}

// propagate makes every decision that can be made.
func (e *engine) propagate() {
	for before := -1; before != len(e.open); {
		before = len(e.open)
		left := e.open[:0]
		for _, d := range e.open {
			if e.decided[d] == open {
				e.decided[d] = e.decide(d)
			}
			if e.decided[d] == open {
				left = append(left, d)
			}
		}
		e.open = left
	}
}
