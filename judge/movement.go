package judge

import (
	"slices"

	"diplo/board"
	"diplo/lint"
	"diplo/turn"
)

// move resolves a movement.
func (j *Judge) move(t *turn.Turn, verdicts []lint.Verdict) {
	e := &j.engine
	j.out.Silent = e.load(t, verdicts)
	e.resolve()
	if j.options.LandFallback {
		for e.fallBack() {
			e.resolve()
		}
	}
	j.out.trace, j.out.pieces, j.out.engine = e.steps, e.pieces, e
	for i := range e.pieces {
		e.pieces[i].arrived = e.pieces[i].does == moves && e.decided[i] == yes
	}
	for i := range e.pieces {
		if p := &e.pieces[i]; p.order >= 0 {
			j.judgePiece(int32(i), &j.out.Orders[p.order])
		}
	}
	j.out.Contested = e.contested()
	for i := range e.pieces {
		j.settlePiece(int32(i))
	}
	j.mergeUnits()
	j.mergeRetreats()
	j.findRefuge()
	j.cutBlame()
}

// fallBack lets the armies walk whose convoy failed and that can. It reports
// whether there are any.
func (e *engine) fallBack() bool {
	found := false
	for i := range e.pieces {
		p := &e.pieces[i]
		if p.convoyed && e.decided[e.pathOf(int32(i))] == no && e.board.CanMove(board.Army, p.place, p.to) {
			p.convoyed, found = false, true
			for f := p.carriers; f != none; f = e.pieces[f].nextHelper {
				e.pieces[f].matched = false
			}
			p.carriers = none
		}
	}
	return found
}

// dislodger returns the piece that drives another one out, none where nothing
// does.
func (e *engine) dislodger(i int32) int32 {
	p := &e.pieces[i]
	if p.does == moves && e.decided[i] == yes {
		return none
	}
	for k := e.into[p.place.Province]; k != none; k = e.pieces[k].nextInto {
		if e.decided[k] == yes && hostile(e.pieces[k].power, p.power) {
			return k
		}
	}
	return none
}

// lost reports whether a convoyed army that comes back finds its province
// taken, and so leaves the game by some rules (fr 13). The text speaks of a
// convoy that fails; an army that is thrown back at its destination has no more
// ground to stand on and is removed too.
func (e *engine) lost(i int32) bool {
	return e.rules.LostOrigin && e.pieces[i].does == moves && e.pieces[i].convoyed && e.dislodger(i) != none
}

// settlePiece finds out where a piece is after the movement.
func (j *Judge) settlePiece(i int32) {
	e, out := &j.engine, &j.out
	p := &e.pieces[i]
	u := Unit{Power: p.power, Kind: p.kind, Place: p.place, Count: int(p.count), Order: int(p.order)}
	if p.does == moves && e.decided[i] == yes {
		u.Place = p.to
		if p.kind == board.Army {
			u.Place.Coast = board.NoCoast
		}
		out.Units = append(out.Units, u)
		return
	}
	k := e.dislodger(i)
	switch {
	case k == none:
		out.Units = append(out.Units, u)
	case e.lost(i):
		out.Removed = append(out.Removed, Removal{u, OriginTaken})
	default:
		a := &e.pieces[k]
		out.Retreats = append(out.Retreats, Retreat{
			Unit: u, Attacker: a.place.Province, ByConvoy: a.convoyed, AttackerOrder: int(a.order),
		})
	}
}

// contested returns the provinces that stay empty because nobody was strong
// enough to enter.
func (e *engine) contested() board.Set {
	var s board.Set
	for i := range e.pieces {
		p := &e.pieces[i]
		if p.does != moves || e.decided[i] == yes || e.path(int32(i)) == no {
			continue
		}
		bounces := e.rules.Stacks || e.prevent(int32(i)).lo > 0
		if bounces && !e.full(p.to.Province) {
			s = s.With(p.to.Province)
		}
	}
	return s
}

// full reports whether something stands in a province after the movement.
func (e *engine) full(q board.Province) bool {
	for k := e.at[q]; k != none; k = e.pieces[k].nextAt {
		if e.pieces[k].does != moves || e.decided[k] == no {
			return true
		}
	}
	for k := e.into[q]; k != none; k = e.pieces[k].nextInto {
		if e.decided[k] == yes {
			return true
		}
	}
	return false
}

// mergeUnits sorts the units of the outcome and joins those that stand
// together.
func (j *Judge) mergeUnits() {
	units := j.out.Units
	slices.SortFunc(units, compareUnits)
	n := 0
	for _, u := range units {
		if n > 0 && units[n-1].Place == u.Place && units[n-1].Kind == u.Kind && units[n-1].Power == u.Power {
			units[n-1].Count += u.Count
			continue
		}
		units[n] = u
		n++
	}
	j.out.Units = units[:n]
}

// mergeRetreats joins the dislodged units that stood together.
func (j *Judge) mergeRetreats() {
	list := j.out.Retreats
	n := 0
	for _, r := range list {
		if n > 0 && list[n-1].Place == r.Place && list[n-1].Kind == r.Kind {
			list[n-1].Count += r.Count
			continue
		}
		list[n] = r
		n++
	}
	j.out.Retreats = list[:n]
}
