package judge

import "diplo/board"

// Several units of a power may share a province (fr 11): then it is not pieces
// that fight but sides, all that a power has in a province or sends there. The
// text says what an attack on a convoying fleet does and leaves the rest open;
// here a side that is stronger than every other one takes the province, its
// own units neither stop nor dislodge each other, and nobody's support counts
// against his own units.

// side returns the strength of a power in a province: its units that stay or
// come back, with what supports them, and those that arrive.
func (e *engine) side(at board.Province, w board.Power) span {
	s := e.arrivals(at, w)
	for k := e.at[at]; k != none; k = e.pieces[k].nextAt {
		p := &e.pieces[k]
		switch {
		case p.power != w || e.absent(k):
		case p.does == moves:
			s = s.plus(span{p.count, p.count}.unless(e.get(k)))
		default:
			s = s.plus(e.force(k, board.NoPower))
		}
	}
	return s
}

// arrivals returns the strength of what a power sends into a province.
func (e *engine) arrivals(at board.Province, w board.Power) span {
	owner := board.NoPower
	if k := e.at[at]; k != none && hostile(e.pieces[k].power, w) {
		owner = e.pieces[k].power
	}
	var s span
	for k := e.into[at]; k != none; k = e.pieces[k].nextInto {
		if e.pieces[k].power != w {
			continue
		}
		part := e.force(k, owner)
		if h := e.opponent(k); h != none {
			part = part.unless(e.get(h))
		}
		s = s.plus(part.unless(not(e.path(k))))
	}
	return s
}

// opponent returns a hostile piece that a moving piece meets head to head, none
// where there is no such piece.
func (e *engine) opponent(i int32) int32 {
	for k := e.at[e.pieces[i].to.Province]; k != none; k = e.pieces[k].nextAt {
		if e.headToHead(i, k) && hostile(e.pieces[i].power, e.pieces[k].power) {
			return k
		}
	}
	return none
}

// rival returns the strength of the strongest other side against a move. Of
// two sides that meet head to head each has all it sends to the other's
// province.
func (e *engine) rival(i int32) span {
	p := &e.pieces[i]
	at := p.to.Province
	var s span
	if k := e.at[at]; k != none && e.pieces[k].power != p.power {
		s = e.side(at, e.pieces[k].power)
	}
	if h := e.opponent(i); h != none {
		s = s.max(e.thrust(p.place.Province, e.pieces[h].power))
	}
	for k := e.into[at]; k != none; k = e.pieces[k].nextInto {
		if e.pieces[k].power != p.power {
			s = s.max(e.side(at, e.pieces[k].power))
		}
	}
	return s
}

// thrust is like arrivals, and counts those that lose head to head too.
func (e *engine) thrust(at board.Province, w board.Power) span {
	owner := board.NoPower
	if k := e.at[at]; k != none && hostile(e.pieces[k].power, w) {
		owner = e.pieces[k].power
	}
	var s span
	for k := e.into[at]; k != none; k = e.pieces[k].nextInto {
		if e.pieces[k].power == w {
			s = s.plus(e.force(k, owner).unless(not(e.path(k))))
		}
	}
	return s
}

// strike returns the strength of the side of a move.
func (e *engine) strike(i int32) span {
	p := &e.pieces[i]
	if e.opponent(i) != none {
		return e.thrust(p.to.Province, p.power)
	}
	return e.side(p.to.Province, p.power)
}

// decideAdvance finds out whether a move arrives where units share provinces.
func (e *engine) decideAdvance(i int32) tri {
	path := e.path(i)
	if path == no {
		return no
	}
	return both(path, e.strike(i).exceeds(e.rival(i)))
}
