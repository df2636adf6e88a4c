package judge

import (
	"diplo/board"
	"diplo/rulebook"
	"diplo/turn"
)

// An engine decides a movement. Everything in it is about pieces, which are
// groups of units with one order; it keeps its memory from turn to turn.
type engine struct {
	board   *board.Map
	rules   *rulebook.Rulebook
	options Options

	pieces []piece
	at     [board.MaxProvinces + 1]int32 // the first piece in each province
	into   [board.MaxProvinces + 1]int32 // the first piece that moves into each

	// decided holds what is known of each decision so far: number i is whether
	// the order of piece i succeeds (a move arrives, a support is not cut, a
	// convoying fleet is not disrupted), number len(pieces)+i whether the
	// convoy of piece i leads to its destination.
	decided []tri
	open    []int32 // the decisions that are not known

	left     []turn.Standing // scratch of loadStack
	watching bool            // note what is read in reads
	reads    []int32         // open decisions that a decision depends on
	graph    graph
	search   search
	steps    []step
}

// none ends lists of pieces.
const none = int32(-1)

// A piece is one or more units of a power in a province that do the same.
type piece struct {
	order int32 // index in Turn.Orders, -1 where no order was given
	power board.Power
	kind  board.UnitKind
	place board.Place
	count int32

	does     action
	to       board.Place    // where it moves
	convoyed bool           // it moves by convoy
	aim      board.Province // where the unit stands that it supports or carries
	target   int32          // that unit, none where it does something else
	into     board.Province // of a support: where it is given
	matched  bool           // the target does what the order says
	arrived  bool           // it did move
	halted   bool           // its convoy is taken for a hold (DATC 4.A.2)

	nextAt     int32 // in the same province
	nextInto   int32 // of those that move into the same province
	nextHelper int32 // of those that help the same piece the same way
	supporters int32 // the first that supports it
	carriers   int32 // the first that convoys it
}

// action is what a piece does.
type action uint8

const (
	holds action = iota
	moves
	supports
	convoys
)

// tri is what is known of a decision.
type tri uint8

const (
	open tri = iota
	no
	yes
)

// span is what is known of a strength.
type span struct{ lo, hi int32 }

func (s span) plus(t span) span { return span{s.lo + t.lo, s.hi + t.hi} }

func (s span) max(t span) span { return span{max(s.lo, t.lo), max(s.hi, t.hi)} }

// unless returns the strength if gone is what is known of something that takes
// it away.
func (s span) unless(gone tri) span {
	switch gone {
	case yes:
		return span{}
	case open:
		return span{0, s.hi}
	}
	return s
}

// exceeds compares two strengths as far as they are known.
func (s span) exceeds(t span) tri {
	switch {
	case s.lo > t.hi:
		return yes
	case s.hi <= t.lo:
		return no
	}
	return open
}

// get returns what is known of a decision.
func (e *engine) get(decision int32) tri {
	v := e.decided[decision]
	if v == open && e.watching {
		e.reads = append(e.reads, decision)
	}
	return v
}

// pathOf returns the number of the decision whether the convoy of a piece
// leads to its destination.
func (e *engine) pathOf(i int32) int32 { return int32(len(e.pieces)) + i }

// path reports whether a moving piece can reach its destination.
func (e *engine) path(i int32) tri {
	if !e.pieces[i].convoyed {
		return yes
	}
	return e.get(e.pathOf(i))
}

// hostile reports whether two powers are not known to be the same.
func hostile(a, b board.Power) bool { return a != b || a == board.NoPower }

// decide finds out a decision as far as what it depends on is known.
func (e *engine) decide(decision int32) tri {
	n := int32(len(e.pieces))
	if decision >= n {
		return e.decidePath(decision - n)
	}
	switch e.pieces[decision].does {
	case moves:
		if e.rules.Stacks {
			return e.decideAdvance(decision)
		}
		return e.decideMove(decision)
	case supports:
		return e.decideSupport(decision)
	case convoys:
		return e.decideConvoy(decision)
	}
	return yes
}
