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
	switch {
	case p.does != convoys || p.target == none:
		return Unmatched
	case e.pieces[p.target].convoyed && e.pieces[p.target].carriers == none:
		return NoConvoy
	}
	return Unused
}
