package judge

import (
	"diplo/board"
)

// fleets returns where the fleets at sea are that have no order.
func (w *whatIf) fleets() board.Set {
	var s board.Set
	for _, k := range w.silent {
		if q := &w.pieces[k]; q.kind == board.Fleet && w.turn.Carriers.Has(q.place.Province) {
			s = s.With(q.place.Province)
		}
	}
	return s
}

// carriers returns where the fleets are that are ordered to convoy an army.
func (w *whatIf) carriers(from, to board.Province) board.Set {
	var s board.Set
	for _, k := range w.own {
		if f := &w.pieces[k]; f.does == convoys && f.aim == from && f.to.Province == to {
			s = s.With(f.place.Province)
		}
	}
	return s
}

// carry orders the fleets without an order in some provinces to convoy an army,
// and returns their pieces.
func (w *whatIf) carry(over board.Set, from, to board.Province) []int32 {
	var with []int32
	for _, k := range w.silent {
		if q := &w.engine.pieces[k]; over.Has(q.place.Province) && q.kind == board.Fleet {
			q.does, q.aim, q.to = convoys, from, board.Place{Province: to}
			with = append(with, k)
		}
	}
	return with
}

// tryConvoys tries to convoy an army to where the orders in question act.
func (w *whatIf) tryConvoys(i int32) {
	if w.pieces[i].kind != board.Army {
		return
	}
	var goals board.Set
	for _, k := range w.own {
		goals = goals.With(w.pieces[k].place.Province).With(w.pieces[k].into).With(w.pieces[k].to.Province)
	}
	silent, from := w.fleets(), w.pieces[i].place.Province
	for goal := range goals.All() {
		fleets := silent.Union(w.carriers(from, goal))
		if w.turn.Map.Terrain(goal) == board.Sea || !w.turn.Map.Chain(fleets, from, goal) {
			continue
		}
		w.restore()
		p := &w.engine.pieces[i]
		p.does, p.to, p.convoyed = moves, board.Place{Province: goal}, true
		w.report(i, w.carry(w.turn.Map.Useful(fleets, from, goal), from, goal)...)
	}
}

// tryCarriers tries what would carry an army that is ordered to go by convoy.
func (w *whatIf) tryCarriers(army int32) {
	a := &w.pieces[army]
	if !a.convoyed {
		return
	}
	from, to := a.place.Province, a.to.Province
	silent, ordered := w.fleets(), w.carriers(from, to)
	found := false
	for q := range w.turn.Map.Useful(silent.Union(ordered), from, to).Intersect(silent).All() {
		w.restore()
		for _, k := range w.carry(board.SetOf(q), from, to) {
			found = w.report(k) || found
		}
	}
	if found {
		return
	}
	chain, ok := w.turn.Map.Route(silent.Union(ordered), from, to, nil)
	if !ok {
		return
	}
	w.restore()
	if with := w.carry(board.SetOf(chain...).Minus(ordered), from, to); len(with) > 1 {
		w.report(with[0], with[1:]...)
	}
}
