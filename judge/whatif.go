package judge

import (
	"slices"

	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/lint"
	"diplo/turn"
)

// A Threat is an order that nobody gave yet and that would change what becomes
// of convoys and supports of those who did.
type Threat struct {
	Unit Unit
	// Order is what the unit would be ordered, as far as turn.Atlas.Write needs
	// it.
	Order turn.Order
	// With holds further orders of units without one that it takes: supports
	// of Order, or the convoy of its army.
	With []turn.Order
	// Changes holds the indexes in Turn.Orders of the supports, convoys and
	// moves by convoy whose result or reason would be another.
	Changes []int

	turn *turn.Turn
}

// WhatIf looks for missing orders that could change the outcome of the
// convoys and supports of a movement. It tries, one at a time, for each unit of
// the position whose power has given no orders:
//
//   - every move to a neighbor, first alone and then with one more support at a
//     time by the units that have no order either;
//   - every support of a unit that does have an order;
//   - for a fleet, the convoy of an army that is ordered to go by convoy, or,
//     where one fleet is not enough, with those that complete a shortest chain;
//   - for an army, every move by convoy to where one of the orders in question
//     acts, over all fleets at sea that have no order and those that are ordered
//     to carry it there.
//
// Everybody else without an order holds. So it finds what one power, or several
// that help one attack, can do; plans that take two attacks are not tried. It
// returns nothing for another phase and where the position is not known. The
// outcome of an earlier Resolve is no longer valid.
func (j *Judge) WhatIf(t *turn.Turn, verdicts []lint.Verdict) []Threat {
	if t.Phase != i18n.Movement || t.Position.Empty() {
		return nil
	}
	j.Resolve(t, verdicts)
	w := whatIf{judge: j, engine: &j.engine, turn: t}
	for i := range j.engine.pieces {
		p := &j.engine.pieces[i]
		switch {
		case p.order >= 0 && (p.does == supports || p.does == convoys || p.convoyed):
			w.own = append(w.own, int32(i))
		case p.order < 0 && !t.Given.Has(p.power):
			w.silent = append(w.silent, int32(i))
		}
	}
	if len(w.own) == 0 {
		return nil
	}
	w.pieces = slices.Clone(j.engine.pieces)
	w.before = w.results()
	for _, i := range w.silent {
		w.tryMoves(i)
		w.trySupports(i)
		w.tryConvoys(i)
	}
	for _, i := range w.own {
		w.tryCarriers(i)
	}
	w.restore()
	return w.threats
}

// whatIf is one such analysis.
type whatIf struct {
	judge   *Judge
	engine  *engine
	turn    *turn.Turn
	pieces  []piece // as they are without further orders
	own     []int32 // the orders in question
	silent  []int32 // the units whose orders are missing
	before  []Result
	threats []Threat
}

// results returns what becomes of the orders in question.
func (w *whatIf) results() []Result {
	list := make([]Result, len(w.own))
	for n, i := range w.own {
		w.judge.blamed = w.judge.blamed[:0]
		w.judge.judgePiece(i, &list[n])
	}
	return list
}

// restore takes back what was tried.
func (w *whatIf) restore() { copy(w.engine.pieces, w.pieces) }

// changes resolves the turn with the orders that are being tried and returns
// the orders in question whose result is another.
func (w *whatIf) changes() []int {
	w.engine.tie()
	w.engine.resolve()
	var list []int
	for n, r := range w.results() {
		if b := &w.before[n]; r.Succeeds != b.Succeeds || r.Dislodged != b.Dislodged || r.Reason != b.Reason {
			list = append(list, int(w.pieces[w.own[n]].order))
		}
	}
	slices.Sort(list)
	return list
}

// report adds a threat by what is being tried, if it is one.
func (w *whatIf) report(i int32, with ...int32) bool {
	changed := w.changes()
	if len(changed) == 0 {
		return false
	}
	p := &w.engine.pieces[i]
	threat := Threat{
		Unit:  Unit{Power: p.power, Kind: p.kind, Place: p.place, Count: int(p.count), Order: -1},
		Order: w.written(i), Changes: changed, turn: w.turn,
	}
	for _, k := range with {
		threat.With = append(threat.With, w.written(k))
	}
	w.threats = append(w.threats, threat)
	return true
}

// written returns what a piece does as an order.
func (w *whatIf) written(i int32) turn.Order {
	p := &w.engine.pieces[i]
	o := turn.Order{Verb: grammar.Hold, Power: p.power, Unit: turn.Unit{Kind: p.kind, Place: p.place, Power: p.power}}
	switch p.does {
	case moves:
		o.Verb, o.To, o.Explicit, o.ByConvoy = grammar.Move, p.to, p.convoyed, p.convoyed
	case supports, convoys:
		o.Verb, o.To = grammar.Support, p.to
		if p.does == convoys {
			o.Verb = grammar.Convoy
		}
		target := &w.engine.pieces[w.engine.at[p.aim]]
		o.Target = turn.Unit{Kind: target.kind, Place: target.place, Power: target.power}
	}
	return o
}

// tryMoves tries the moves of a piece with as few supports as have an effect.
func (w *whatIf) tryMoves(i int32) {
	for _, to := range w.turn.Map.Neighbors(w.pieces[i].kind, w.pieces[i].place) {
		w.restore()
		p := &w.engine.pieces[i]
		p.does, p.to = moves, to
		if w.report(i) {
			continue
		}
		var with []int32
		for _, k := range w.silent {
			q := &w.engine.pieces[k]
			if k == i || q.place.Province == to.Province || !w.turn.Map.Reaches(q.kind, q.place, to.Province) {
				continue
			}
			q.does, q.aim, q.to, q.into = supports, p.place.Province, to, to.Province
			with = append(with, k)
			if w.report(i, with...) {
				break
			}
		}
	}
}

// trySupports tries what a piece can support that others are ordered.
func (w *whatIf) trySupports(i int32) {
	for k := range w.pieces {
		target := &w.pieces[k]
		if target.order < 0 || int32(k) == i {
			continue
		}
		w.restore()
		p := &w.engine.pieces[i]
		p.does, p.aim, p.to, p.into = supports, target.place.Province, board.Place{}, target.place.Province
		if target.does == moves {
			p.to, p.into = target.to, target.to.Province
		}
		if p.into != p.place.Province && w.turn.Map.Reaches(p.kind, p.place, p.into) {
			w.report(i)
		}
	}
}

// Explain words a threat: "`F ION-TYS` with `F TUN S F ION-TYS` would change
// what becomes of `A SPA-NAP`".
func (x *Threat) Explain() i18n.Message {
	changed := make([]i18n.Localizer, len(x.Changes))
	for i, k := range x.Changes {
		changed[i] = pieceArg{turn: x.turn, order: int32(k)}
	}
	order := writtenArg{x.turn.Atlas, &x.Order}
	if len(x.With) == 0 {
		return message("threat", order, i18n.All(changed...))
	}
	with := make([]i18n.Localizer, len(x.With))
	for i := range x.With {
		with[i] = writtenArg{x.turn.Atlas, &x.With[i]}
	}
	return message("threat-with", order, i18n.All(with...), i18n.All(changed...))
}

// writtenArg spells an order that stands in no sheet.
type writtenArg struct {
	atlas *turn.Atlas
	order *turn.Order
}

// Localize returns the order as l writes it.
func (a writtenArg) Localize(l *i18n.Language) string {
	return "`" + a.atlas.Write(a.order, l, turn.Short) + "`"
}
