package judge

import "diplo/board"

// What follows measures the strengths of a movement that is decided, for its
// results and traces, under either way to fight.

// holdsWith returns the strength with which the side of piece k keeps i out.
func (e *engine) holdsWith(i, k int32) int32 {
	if e.rules.Stacks {
		return e.side(e.pieces[k].place.Province, e.pieces[k].power).max(e.rival(i)).lo
	}
	return e.hold(i).lo
}

// rivals reports whether two pieces that move to the same province keep each
// other out.
func (e *engine) rivals(i, k int32) bool {
	return !e.rules.Stacks || hostile(e.pieces[i].power, e.pieces[k].power)
}

// pushesWith returns the strength with which a piece keeps others out of its
// destination.
func (e *engine) pushesWith(k int32) int32 {
	if e.path(k) != yes {
		return 0
	}
	if e.rules.Stacks {
		return e.side(e.pieces[k].to.Province, e.pieces[k].power).lo
	}
	return e.prevent(k).lo
}

// strengthOf returns the strength of an attack.
func (e *engine) strengthOf(i int32) int32 {
	if e.rules.Stacks {
		return e.strike(i).lo
	}
	return e.attack(i).lo
}

// defense returns the strength with which a piece that does not leave holds.
func (e *engine) defense(k int32) int32 {
	if e.pieces[k].does == moves {
		return e.pieces[k].count
	}
	return e.force(k, board.NoPower).lo
}

// pushesOn returns the strength with which an attack engages what stands in
// its destination.
func (e *engine) pushesOn(k int32) int32 {
	if e.rules.Stacks {
		return e.side(e.pieces[k].to.Province, e.pieces[k].power).lo
	}
	return e.attack(k).lo
}

// standsWith returns the strength with which a piece is defended in its place.
func (e *engine) standsWith(f int32) int32 {
	if e.rules.Stacks {
		return e.side(e.pieces[f].place.Province, e.pieces[f].power).lo
	}
	return e.force(f, board.NoPower).lo
}
