package judge

import "diplo/board"

// The strengths of a movement with one unit in a province, as section 5.B of
// the DATC defines them: each is known between two bounds while the decisions
// that it depends on are open.

// force returns the strength of a piece with its supports, but for those that
// a power gives.
func (e *engine) force(i int32, except board.Power) span {
	s := span{e.pieces[i].count, e.pieces[i].count}
	for h := e.pieces[i].supporters; h != none; h = e.pieces[h].nextHelper {
		p := &e.pieces[h]
		if except != board.NoPower && p.power == except {
			continue
		}
		switch e.get(h) {
		case yes:
			s.lo += p.count
			s.hi += p.count
		case open:
			s.hi += p.count
		}
	}
	return s
}

// headToHead reports whether two pieces move to each other's province without
// a convoy.
func (e *engine) headToHead(i, k int32) bool {
	p, q := &e.pieces[i], &e.pieces[k]
	return p.does == moves && q.does == moves && !p.convoyed && !q.convoyed &&
		p.to.Province == q.place.Province && q.to.Province == p.place.Province
}

// absent reports whether a piece counts for nothing where it is, because the
// rules give an army no value while it is convoyed (fr 15).
func (e *engine) absent(i int32) bool {
	return e.rules.ArmyAbsent && e.pieces[i].does == moves && e.pieces[i].convoyed
}

// attack returns the strength with which a piece attacks its destination. A
// power dislodges no unit of its own and helps nobody to do so.
func (e *engine) attack(i int32) span {
	p := &e.pieces[i]
	path := e.path(i)
	if path == no {
		return span{}
	}
	s := e.force(i, board.NoPower)
	if k := e.at[p.to.Province]; k != none && !e.absent(k) {
		q := &e.pieces[k]
		leaves := no
		if q.does == moves && !e.headToHead(i, k) {
			leaves = e.get(k)
		}
		if leaves != yes {
			var stays span
			if hostile(p.power, q.power) {
				stays = e.force(i, q.power)
			}
			s.lo = stays.lo
			if leaves == no {
				s = stays
			}
		}
	}
	if path == open {
		s.lo = 0
	}
	return s
}

// hold returns the strength with which what stands in the destination of a
// piece withstands it.
func (e *engine) hold(i int32) span {
	k := e.at[e.pieces[i].to.Province]
	switch {
	case k == none || e.absent(k):
		return span{}
	case e.pieces[k].does != moves || e.headToHead(i, k):
		return e.force(k, board.NoPower)
	}
	return span{e.pieces[k].count, e.pieces[k].count}.unless(e.get(k))
}

// prevent returns the strength with which a piece keeps others out of its
// destination.
func (e *engine) prevent(i int32) span {
	p := &e.pieces[i]
	path := e.path(i)
	if path == no {
		return span{}
	}
	s := e.force(i, board.NoPower)
	if path == open {
		s.lo = 0
	}
	if k := e.at[p.to.Province]; k != none {
		switch {
		case e.headToHead(i, k):
			s = s.unless(e.get(k))
		case e.options.DislodgedPowerless && e.pieces[k].does == moves && e.pieces[k].to.Province == p.place.Province:
			s = s.unless(both(e.get(k), not(e.get(i))))
		}
	}
	return s
}

func not(a tri) tri {
	switch a {
	case yes:
		return no
	case no:
		return yes
	}
	return open
}

func both(a, b tri) tri {
	switch {
	case a == no || b == no:
		return no
	case a == yes && b == yes:
		return yes
	}
	return open
}

// against returns the greatest strength that stands against a move.
func (e *engine) against(i int32) span {
	s := e.hold(i)
	for k := e.into[e.pieces[i].to.Province]; k != none; k = e.pieces[k].nextInto {
		if k != i {
			s = s.max(e.prevent(k))
		}
	}
	return s
}

// decideMove finds out whether a move arrives.
func (e *engine) decideMove(i int32) tri {
	a := e.attack(i)
	if a.hi == 0 {
		return no
	}
	return a.exceeds(e.against(i))
}
