package judge

import "diplo/board"

// judgePiece finds out what became of a piece's order, and why.
func (j *Judge) judgePiece(i int32, r *Result) {
	e := &j.engine
	p := &e.pieces[i]
	attacker := e.dislodger(i)
	if attacker != none {
		r.lost = e.lost(i)
		r.Dislodged, r.dislodger = !r.lost, attacker
		from := len(j.blamed)
		j.blameHelpers(attacker, none)
		r.dislodgerHelp = j.blamed[from:]
	}
	j.weigh(i, r)
	if r.Reason == Illegal || r.Reason == Void {
		if !(j.options.LandFallback && p.does == moves) {
			return // not followed, whatever becomes of the unit
		}
		r.Reason = Fine
	}
	from := len(j.blamed)
	switch p.does {
	case moves:
		if e.decided[i] != yes {
			r.Reason = j.blameMove(i)
			break
		}
		for k := e.at[p.to.Province]; k != none; k = e.pieces[k].nextAt {
			if e.dislodger(k) == i && !e.lost(k) {
				j.blame(k)
			}
		}
	case supports, convoys:
		switch {
		case !p.matched:
			r.Reason = e.mismatch(i)
		case p.halted:
			r.Reason = Paradoxical
		case attacker != none:
			r.Reason = Dislodged
			j.blame(attacker)
		case e.decided[i] != yes:
			r.Reason = j.blameDisturbance(i)
		case e.path(p.target) == no:
			r.Reason = j.blameConvoy(p.target)
		case p.does == supports && e.withheld(i):
			r.Reason = OwnUnit
			j.blame(e.at[p.into])
		}
	default:
		if attacker != none {
			r.Reason = Dislodged
			j.blame(attacker)
		}
	}
	r.actors = j.blamed[from:]
	if len(r.actors) > 0 && r.Reason != Fine {
		at := len(j.blamed)
		for _, k := range r.actors {
			j.blameHelpers(k, i)
		}
		r.helpers = j.blamed[at:]
	}
	r.Succeeds = r.Reason == Fine
}

// weigh notes the strengths that decided about a piece.
func (j *Judge) weigh(i int32, r *Result) {
	e := &j.engine
	p := &e.pieces[i]
	if p.does == moves && e.path(i) == yes {
		r.Strength = int(e.strengthOf(i))
		if e.rules.Stacks {
			r.Against = int(e.rival(i).lo)
		} else {
			r.Against = int(e.against(i).lo)
		}
		return
	}
	r.Strength = int(e.standsWith(i))
	for k := e.into[p.place.Province]; k != none; k = e.pieces[k].nextInto {
		if hostile(e.pieces[k].power, p.power) {
			r.Against = max(r.Against, int(e.strengthOf(k)))
		}
	}
}

// withheld reports whether a support would have dislodged a unit of its own
// power, and so was not counted (DATC 6.D.12). A support of units that would
// move in a circle, the own unit among them, is not against that unit
// (6.C.9).
func (e *engine) withheld(i int32) bool {
	p := &e.pieces[i]
	mover := &e.pieces[p.target]
	k := e.at[p.into]
	if e.rules.Stacks || mover.does != moves || e.decided[p.target] == yes || k == none || e.inRing(p.target) {
		return false
	}
	own := &e.pieces[k]
	if hostile(own.power, p.power) || !hostile(own.power, mover.power) || own.does == moves && e.decided[k] == yes {
		return false
	}
	return e.force(p.target, board.NoPower).exceeds(e.against(p.target)) == yes
}

// inRing reports whether a piece and those in its way would move in a circle
// of three or more.
func (e *engine) inRing(i int32) bool {
	k := e.at[e.pieces[i].to.Province]
	for n := 1; n <= len(e.pieces) && k != none && e.pieces[k].does == moves; n++ {
		k = e.at[e.pieces[k].to.Province]
		if k == i {
			return n > 1
		}
	}
	return false
}

// mismatch returns why a help did not reach its unit.
func (e *engine) mismatch(i int32) Reason {
	p := &e.pieces[i]
	if p.does == convoys && p.target != none {
		return Unused
	}
	return Unmatched
}

// blameMove returns why a move fails, and blames the pieces that see to that.
func (j *Judge) blameMove(i int32) Reason {
	e := &j.engine
	p := &e.pieces[i]
	if e.path(i) == no {
		return j.blameConvoy(i)
	}
	at := p.to.Province
	if k := e.at[at]; k != none && !e.rules.Stacks && !hostile(p.power, e.pieces[k].power) &&
		!(e.pieces[k].does == moves && e.decided[k] == yes) {
		j.blame(k)
		return OwnUnit
	}
	strength := e.strengthOf(i)
	for k := e.at[at]; k != none; k = e.pieces[k].nextAt {
		stays := e.pieces[k].does != moves || e.decided[k] != yes || e.headToHead(i, k)
		if stays && !e.absent(k) && hostile(p.power, e.pieces[k].power) && e.holdsWith(i, k) >= strength {
			j.blame(k)
		}
	}
	for k := e.into[at]; k != none; k = e.pieces[k].nextInto {
		if k != i && e.rivals(i, k) && e.pushesWith(k) >= strength {
			j.blame(k)
		}
	}
	return Bounced
}

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

// blameConvoy returns why an army's convoy fails, and blames what broke it.
func (j *Judge) blameConvoy(i int32) Reason {
	e := &j.engine
	p := &e.pieces[i]
	if p.carriers == none {
		return NoConvoy
	}
	reason := NoConvoy
	for f := p.carriers; f != none; f = e.pieces[f].nextHelper {
		if e.pieces[f].halted {
			reason = Paradoxical
			j.blame(f)
		}
	}
	for f := p.carriers; f != none && reason != Paradoxical; f = e.pieces[f].nextHelper {
		if e.decided[f] == no {
			reason = Disrupted
			j.blameBreakers(f)
		}
	}
	return reason
}

// blameBreakers blames the attacks that disrupt a convoying fleet.
func (j *Judge) blameBreakers(f int32) {
	e := &j.engine
	if k := e.dislodger(f); k != none {
		j.blame(k)
		return
	}
	q := &e.pieces[f]
	for k := e.into[q.place.Province]; k != none; k = e.pieces[k].nextInto {
		if hostile(e.pieces[k].power, q.power) && e.pushesOn(k) >= e.standsWith(f) {
			j.blame(k)
		}
	}
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

// blameDisturbance returns why a matched support or convoy fails although its
// unit stays, and blames who attacked it.
func (j *Judge) blameDisturbance(i int32) Reason {
	e := &j.engine
	p := &e.pieces[i]
	if p.does == convoys {
		j.blameBreakers(i)
		return StoodOff
	}
	for k := e.into[p.place.Province]; k != none; k = e.pieces[k].nextInto {
		if e.cuts(k, i) == yes {
			j.blame(k)
		}
	}
	return Cut
}
