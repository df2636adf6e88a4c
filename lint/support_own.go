package lint

import (
	"diplo/board"
	"diplo/grammar"
	"diplo/turn"
)

// reportAgainstOwnUnit reports a support of an attack on a unit of the
// supporter's own power. Such a support dislodges nothing (DATC 6.D.10,
// 6.D.12); where that unit is on its way out it may yet be of use, so then the
// rule is silent.
func reportAgainstOwnUnit(p *Pass, o *turn.Order) {
	if o.ToName == nil || o.Power == board.NoPower || o.Link != turn.Tied && o.Link != turn.Unconfirmed {
		return
	}
	kind, ok := p.ownUnitAt(o.Power, o.To.Province)
	if !ok {
		return
	}
	order, ordered := p.Turn.At(o.To.Province)
	if ordered && p.leaves(order) {
		return
	}
	d := p.Fault(o, o.ToName.Span, p.Unit(kind, board.Place{Province: o.To.Province}))
	if ordered {
		d.Relate(p.AtOrder(order), "related-own")
	}
}

// ownUnitAt returns the kind of a power's unit in a province, and whether it
// has one there, as the position or else the orders tell.
func (p *Pass) ownUnitAt(power board.Power, at board.Province) (board.UnitKind, bool) {
	if u, ok := p.Turn.Position.At(at); ok {
		return u.Kind, u.Power == power
	}
	if o, ok := p.Turn.At(at); ok && o.Power == power {
		return o.Unit.Kind, true
	}
	return board.NoUnit, false
}

// leaves reports whether a unit is ordered out of its province, as far as the
// orders go.
func (p *Pass) leaves(o *turn.Order) bool {
	return o.Verb == grammar.Move && p.Verdict(o.Index).Effect < Void
}
