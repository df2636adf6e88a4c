package judge

// A step is a decision that did not follow from others alone.
type step struct {
	what  stepKind
	piece int32 // whose order was decided
	path  bool  // it is whether the piece's convoy leads anywhere
}

type stepKind uint8

const (
	stepUnique   stepKind = iota // the only way to decide a circle
	stepCircular                 // units move in a circle
	stepParadox                  // a convoying fleet of a paradox holds
	stepStuck                    // nothing decides it: the unit stays
)

// note writes down how a decision was made.
func (e *engine) note(what stepKind, decision int32) {
	n := int32(len(e.pieces))
	if decision >= n {
		e.steps = append(e.steps, step{what, decision - n, true})
		return
	}
	e.steps = append(e.steps, step{what, decision, false})
}
