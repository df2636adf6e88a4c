package judge

import (
	"cmp"
	"slices"

	"diplo/board"
	"diplo/grammar"
	"diplo/lint"
	"diplo/turn"
)

// load makes the pieces of a movement: the units of the position, each with
// the order that it follows, and where the position does not say what stands
// in a province, the units that orders speak of. It returns how many units of
// the position have no order.
func (e *engine) load(t *turn.Turn, verdicts []lint.Verdict) (silent int) {
	e.board, e.rules = t.Map, t.Rules
	e.pieces = e.pieces[:0]
	for q := range t.Map.Provinces() {
		if t.Rules.Stacks {
			silent += e.loadStack(t, verdicts, q)
			continue
		}
		u, stands := t.Position.At(q)
		o, ordered := t.At(q)
		switch {
		case ordered:
			if !stands {
				u = standing(o)
			}
			e.add(t, verdicts, u, o, 1)
		case stands:
			e.add(t, verdicts, u, nil, 1)
			silent++
		}
	}
	e.tie()
	return silent
}

// standing returns the unit that an order speaks of.
func standing(o *turn.Order) turn.Standing {
	return turn.Standing{Power: o.Power, Kind: o.Unit.Kind, Place: o.Unit.Place, Count: 1}
}

// maxGroups bounds into how many groups orders can divide the units of a
// province. Orders beyond that are not followed.
const maxGroups = 16

// loadStack makes the pieces of a province where several units of one power
// may stand. Each order takes as many of them as it names; those that are left
// hold. An order for more than there are takes what there is, and one that
// finds none left is not followed.
func (e *engine) loadStack(t *turn.Turn, verdicts []lint.Verdict, q board.Province) (silent int) {
	owner, known := t.Position.At(q)
	left := e.left[:0]
	for _, u := range t.Position.Units {
		if known && u.Place.Province == q && !u.Dislodged && u.Power == owner.Power {
			u.Count = min(max(1, u.Count), turn.MaxStack)
			left = append(left, u)
		}
	}
	e.left = left
	from := len(e.pieces)
	if first, ordered := t.At(q); ordered {
		if !known {
			owner = standing(first)
		}
		for i := first.Index; i < len(t.Orders) && len(e.pieces)-from < maxGroups; i++ {
			o := &t.Orders[i]
			if o.Unit.Place.Province != q || o.Twin >= 0 || o.Power != owner.Power || !actual(o) {
				continue
			}
			u, n := standing(o), min(max(1, o.Syntax.Unit.Count), turn.MaxStack)
			if known {
				k := meant(left, o)
				if k < 0 {
					continue
				}
				n = min(n, left[k].Count)
				left[k].Count -= n
				u = left[k]
			}
			e.add(t, verdicts, u, o, n)
		}
	}
	for _, u := range left {
		if u.Count > 0 {
			e.add(t, verdicts, u, nil, u.Count)
			silent += u.Count
		}
	}
	slices.SortFunc(e.pieces[from:], comparePieces)
	return silent
}

// meant returns the index of the units that an order is for: of its kind and
// on its coast, or else of its kind, or else any, for a wrong letter or coast
// does not change what stands there (DATC 4.B.5, 4.C.2). It is -1 where none
// are left.
func meant(left []turn.Standing, o *turn.Order) int {
	found, best := -1, 0
	for k, u := range left {
		fit := 1
		if u.Kind == o.Syntax.Unit.Kind {
			fit += 2
		}
		if u.Place.Coast == o.Syntax.Unit.Name.Coast {
			fit++
		}
		if u.Count > 0 && fit > best {
			found, best = k, fit
		}
	}
	return found
}

// actual reports whether an order's unit is there and the power's own, as far
// as is known.
func actual(o *turn.Order) bool { return o.Defect != turn.NoSuchUnit && o.Defect != turn.ForeignUnit }

// comparePieces puts the pieces of one province into an order that does not
// depend on that of the sheets.
func comparePieces(a, b piece) int {
	return cmp.Or(
		cmp.Compare(a.kind, b.kind), cmp.Compare(a.place.Coast, b.place.Coast), cmp.Compare(a.does, b.does),
		cmp.Compare(a.to.Province, b.to.Province), cmp.Compare(a.into, b.into),
		cmp.Compare(a.aim, b.aim), cmp.Compare(a.count, b.count),
		cmp.Compare(a.order, b.order),
	)
}

// add makes a piece of a unit and the order that it follows, nil for none.
func (e *engine) add(t *turn.Turn, verdicts []lint.Verdict, u turn.Standing, o *turn.Order, n int) {
	p := piece{
		order: -1, power: u.Power, kind: u.Kind, place: u.Place, count: int32(n), target: none,
	}
	if o != nil {
		p.order = int32(o.Index)
		e.instruct(&p, t, o, verdicts[o.Index].Effect)
	}
	e.pieces = append(e.pieces, p)
}

// instruct gives a piece the action of its order. An order that is not
// followed is a hold.
func (e *engine) instruct(p *piece, t *turn.Turn, o *turn.Order, effect lint.Effect) {
	walks := false
	if e.options.LandFallback && effect == lint.Void && o.Verb == grammar.Move && !o.Illegal() && !o.Muddled() {
		walks = t.Map.CanMove(board.Army, o.Unit.Place, o.To)
	}
	if o.Illegal() || o.Muddled() || effect >= lint.Void && !walks {
		return
	}
	switch o.Verb {
	case grammar.Move:
		p.does, p.to, p.convoyed = moves, o.To, o.ByConvoy && !walks
	case grammar.Support:
		p.does, p.aim, p.to, p.into = supports, o.Target.Place.Province, o.To, o.To.Province
		if o.ToName == nil {
			p.to, p.into = board.Place{}, o.Target.Place.Province
		}
	case grammar.Convoy:
		p.does, p.aim, p.to = convoys, o.Target.Place.Province, o.To
	}
}

// tie ties the pieces of a province, those that go to one, and those that help
// each other.
func (e *engine) tie() {
	for p := range e.at {
		e.at[p], e.into[p] = none, none
	}
	for i := len(e.pieces) - 1; i >= 0; i-- { // from the end, so that lists ascend
		p := &e.pieces[i]
		p.target, p.nextInto, p.nextHelper, p.supporters, p.carriers = none, none, none, none, none
		p.matched, p.halted, p.arrived = false, false, false
		q := p.place.Province
		p.nextAt, e.at[q] = e.at[q], int32(i)
		if p.does == moves {
			p.nextInto, e.into[p.to.Province] = e.into[p.to.Province], int32(i)
		}
	}
	for i := len(e.pieces) - 1; i >= 0; i-- {
		p := &e.pieces[i]
		if p.does != supports && p.does != convoys {
			continue
		}
		p.target = e.partner(p)
		if p.target == none {
			continue
		}
		p.matched = true
		target := &e.pieces[p.target]
		if p.does == supports {
			p.nextHelper, target.supporters = target.supporters, int32(i)
		} else {
			p.nextHelper, target.carriers = target.carriers, int32(i)
		}
	}
	e.dropUseless()
}

// partner returns the piece that does what a support or a convoy order says of
// it, none where no piece of that province does.
func (e *engine) partner(p *piece) int32 {
	for k := e.at[p.aim]; k != none; k = e.pieces[k].nextAt {
		q := &e.pieces[k]
		switch {
		case q == p:
		case p.does == convoys:
			if q.does == moves && q.convoyed && q.to.Province == p.to.Province {
				return k
			}
		case p.to.Province == board.NoProvince:
			if q.does != moves {
				return k
			}
		case q.does == moves && q.to.Province == p.to.Province && coastsAgree(p.to, q.to):
			return k
		}
	}
	return none
}

// coastsAgree reports whether two places are the same as far as both name a
// coast (DATC 4.B.4).
func coastsAgree(a, b board.Place) bool {
	return a.Coast == b.Coast || a.Coast == board.NoCoast || b.Coast == board.NoCoast
}

// dropUseless unties the fleets that are on no route of their convoy.
func (e *engine) dropUseless() {
	for i := range e.pieces {
		army := &e.pieces[i]
		if army.carriers == none {
			continue
		}
		var fleets board.Set
		for f := army.carriers; f != none; f = e.pieces[f].nextHelper {
			fleets = fleets.With(e.pieces[f].place.Province)
		}
		useful := e.board.Useful(fleets, army.place.Province, army.to.Province)
		for link := &army.carriers; *link != none; {
			f := &e.pieces[*link]
			if useful.Has(f.place.Province) {
				link = &f.nextHelper
				continue
			}
			f.matched = false
			*link = f.nextHelper
		}
	}
}
