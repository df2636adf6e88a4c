package lint

import (
	"diplo/board"
	"diplo/i18n"
	"diplo/turn"
)

// checkUnitsWithoutOrder reports the units that a power gives no order, all in
// one message at its header.
func checkUnitsWithoutOrder(p *Pass) {
	if p.Turn.Phase == i18n.Adjustments || p.Turn.Position.Empty() {
		return
	}
	retreats := p.Turn.Phase == i18n.Retreats
	if retreats && !p.Turn.Position.HasDislodged {
		return
	}
	var ordered board.Set
	var muddled turn.PowerSet // a unit of theirs may be the one of an order that cannot be read
	for i := range p.Turn.Orders {
		o := &p.Turn.Orders[i]
		ordered = ordered.With(o.Unit.Place.Province)
		switch {
		case o.Unit.Place.Province == board.NoProvince:
			muddled = muddled.With(o.Power)
		case o.Defect == turn.NoSuchUnit:
			for _, at := range p.unitsNear(o) {
				ordered = ordered.With(at.Province) // O102 speaks of it
			}
		}
	}
	for w := range p.Turn.Map.Powers() {
		if !p.Turn.Given.Has(w) || muddled.Has(w) || !p.knowsUnits(w) {
			continue
		}
		var silent []any
		for i := range p.Turn.Position.Units {
			u := &p.Turn.Position.Units[i]
			if u.Power == w && u.Dislodged == retreats && !ordered.Has(u.Place.Province) {
				silent = append(silent, quotedArg{unitArg{p.Turn.Atlas, u.Kind, u.Place}})
			}
		}
		if len(silent) == 0 {
			continue
		}
		d := p.FaultAt(p.atPower(w), p.Power(w), i18n.All(silent...), len(silent))
		if retreats {
			d.Say("retreats", p.Power(w), i18n.All(silent...), len(silent))
		}
	}
}

// atPower returns the place of the first header of a power, or else of its
// first order.
func (p *Pass) atPower(w board.Power) Place {
	for s := range p.Turn.Sources {
		rows := p.Turn.Sources[s].Rows
		for i := range rows {
			row := &rows[i]
			if row.HoldsOrders() && row.Power.Text != "" && p.Turn.Atlas.Power(row.Power.ID) == w {
				return p.AtRow(s, row, row.Power.Span)
			}
		}
	}
	for i := range p.Turn.Orders {
		if o := &p.Turn.Orders[i]; o.Power == w {
			return p.At(o, firstWritten(o.Syntax.Unit.Power.Span, o.Syntax.Unit.Span))
		}
	}
	return Place{Source: -1}
}
