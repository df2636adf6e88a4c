package lint

import (
	"slices"

	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/rulebook"
	"diplo/turn"
)

// reportConvoyedFleet reports a fleet that is to be convoyed.
func reportConvoyedFleet(p *Pass, o *turn.Order) {
	u := &o.Syntax.Target
	if o.Verb == grammar.Move {
		d := p.Fault(o, o.DefectAt).Say("move")
		p.otherLetter(d, o, board.Army)
		return
	}
	d := p.Fault(o, u.Span)
	if o.Target.Known && o.Target.Actual == board.Fleet {
		d.Say("position", p.Place(o.Target.Place))
		return
	}
	text := p.kindLike(o, u.KindSpan, board.Army)
	d.Unsafe("fix-army", []any{text}, p.Replace(o, u.KindSpan, text))
}

// reportConvoyedSail reports a fleet that is told to go by convoy where it goes
// by itself.
func reportConvoyedSail(p *Pass, o *turn.Order) {
	text, span := byConvoy(o)
	if o.Unit.Kind != board.Fleet || span.Empty() || o.Syntax.Via.Mode == grammar.ViaLand {
		return
	}
	d := p.Fault(o, span, text).Say("sail", text).As(Warning, NoEffect)
	if span.End <= o.ToName.Span.Start {
		span.End = o.ToName.Span.Start // a mark, with the dash behind it
	} else {
		span = withBlank(o, span)
	}
	d.Safe("fix-sail", []any{text}, p.Replace(o, span, ""))
}

// reportArmyConvoys reports an army that is to convoy.
func reportArmyConvoys(p *Pass, o *turn.Order) {
	u := &o.Syntax.Unit
	d := p.Fault(o, u.Span)
	if !u.KindSpan.Empty() && !o.Unit.Known {
		d.At.Span = u.KindSpan // the letter may be the slip
	}
}

// checkCoastalFleet reports fleets that convoy from a coastal province.
func checkCoastalFleet(p *Pass) {
	if p.Turn.Rules.CoastalFleets == rulebook.CoastalAllowed {
		return
	}
	for i := range p.Turn.Orders {
		o := p.Order(i)
		at := o.Unit.Place
		switch {
		case o.Defect == turn.FleetOnCoast:
			d := p.Fault(o, o.DefectAt, p.Place(at))
			if waters := p.bridges(o.Target.Place.Province, o.To.Province); len(waters) > 0 {
				d.Say("waters", p.Place(at), i18n.Any(p.provinces(waters)...))
			}
		case o.Verb == grammar.Convoy && !o.Illegal() && p.Turn.Map.Terrain(at.Province) == board.Coastal:
			p.Fault(o, o.Syntax.Unit.Name.Span).Say("accepted", p.Place(at)).As(Note, NoEffect)
		}
	}
}

// bridges returns the seas that touch both provinces.
func (p *Pass) bridges(from, to board.Province) []board.Province {
	if from == to {
		return nil
	}
	m := p.Turn.Map
	return slices.Collect(m.Borders(from).Intersect(m.Borders(to)).Intersect(m.Waters()).All())
}

// provinces returns the arguments that spell provinces.
func (p *Pass) provinces(list []board.Province) []any {
	args := make([]any, len(list))
	for i, q := range list {
		args[i] = p.Province(q)
	}
	return args
}

// reportInlandConvoy reports a convoy that starts or ends inland, on the army
// if its own order says that it goes by sea.
func reportInlandConvoy(p *Pass, o *turn.Order) {
	if p.sameFault(o) >= 0 {
		return
	}
	inland := mover(o).Place
	if p.Turn.Map.Terrain(inland.Province) != board.Inland {
		inland = o.To
	}
	p.Fault(o, o.DefectAt, p.Place(inland))
}

// reportConvoyToOrigin reports a convoy to where the army is.
func reportConvoyToOrigin(p *Pass, o *turn.Order) {
	if p.sameFault(o) < 0 {
		p.Fault(o, o.DefectAt, p.Place(o.To))
	}
}

// reportConvoyedSupport reports a convoy of an army that only supports, and
// too far away for it.
func reportConvoyedSupport(p *Pass, o *turn.Order) {
	if p.sameFault(o) >= 0 {
		return
	}
	d := p.Fault(o, o.DefectAt)
	if army := p.Partner(o); army != nil {
		d.Say("order", p.Spell(army)).Relate(p.AtOrder(army), "related-army")
	}
}

// reportNoSeaRoute reports a move between provinces that no seas join, and a
// convoy between them where no army is ordered to go.
func reportNoSeaRoute(p *Pass, o *turn.Order) {
	if p.sameFault(o) < 0 {
		p.Fault(o, o.DefectAt, p.Place(mover(o).Place), p.Place(o.To))
	}
}

// reportUselessFleet reports a fleet that is on no way from origin to
// destination.
func reportUselessFleet(p *Pass, o *turn.Order) {
	if p.sameFault(o) >= 0 {
		return
	}
	at, from, to := o.Unit.Place.Province, o.Target.Place.Province, o.To.Province
	d := p.Fault(o, o.DefectAt, p.Province(at), p.Province(from), p.Province(to))
	if p.Turn.Map.Useful(p.Turn.Map.Waters().With(at), from, to).Has(at) {
		d.Say("board", d.Args...)
	}
}

// sameFault returns the index of the order on which the defect of a convoy
// order is reported because both have it in common: the army's, or that of the
// first fleet. It returns noOrder where the order's defect is its own.
func (p *Pass) sameFault(o *turn.Order) int {
	if o.Verb != grammar.Convoy || !ofRoute(o.Defect) && o.Defect != turn.UselessFleet {
		return noOrder
	}
	army, ok := p.Turn.At(o.Target.Place.Province)
	if ok && army.Verb == grammar.Move && army.To.Province == o.To.Province && commonDefect(army, o) {
		return army.Index
	}
	if o.Convoy >= 0 && ofRoute(o.Defect) {
		if first := p.convoys().shared[o.Convoy]; first != o.Index {
			return first
		}
	}
	return noOrder
}

// ofRoute reports whether a defect of a convoy order lies in the route, so that
// every fleet on it has it too.
func ofRoute(d turn.Defect) bool {
	switch d {
	case turn.NoSeaRoute, turn.InlandConvoy, turn.ConvoyToOrigin, turn.ConvoysSupport:
		return true
	}
	return false
}

// commonDefect reports whether army and fleet are wrong for one reason.
func commonDefect(army, fleet *turn.Order) bool {
	switch fleet.Defect {
	case turn.ConvoyToOrigin:
		return army.Defect == turn.ToItself
	case turn.UselessFleet:
		return army.Defect == turn.NoFleets
	}
	return army.Defect == fleet.Defect
}
