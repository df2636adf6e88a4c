package lint

import (
	"diplo/board"
	"diplo/grammar"
	"diplo/turn"
)

// stray reports whether an order is a leg of a convoy that is joined to no
// whole way.
func stray(o *turn.Order) bool {
	return o.Defect == turn.LegAstray || o.Leg && !o.Joined && !o.Illegal()
}

// checkLeg reports legs that lead nowhere: those that are wrong by themselves,
// and, where the rules know legs, those that no other leg meets.
func checkLeg(p *Pass, o *turn.Order) {
	switch {
	case o.Defect == turn.LegAstray:
		p.reportAstray(o)
	case p.Turn.Rules.Legs && alone(p, o) && o.LegFrom != o.Unit.Place.Province:
		p.offerWaypoint(p.Fault(o, o.ToName.Span, p.Province(o.LegTo)), o)
	}
}

// alone reports whether a leg is joined to none, although all that could
// be is here, and is itself to blame for it.
func alone(p *Pass, o *turn.Order) bool {
	return stray(o) && o.Link != turn.Unconfirmed && p.strayPartner(o) == noOrder
}

// reportAstray reports a leg that its own fleet cannot carry an army on.
func (p *Pass) reportAstray(o *turn.Order) {
	own := o.Unit.Place
	d := p.Fault(o, o.DefectAt).As(Error, Illegal)
	name := &o.Syntax.Target.Name
	if o.DefectAt != name.Span {
		d.Say("apart", p.Province(o.LegTo), p.Place(own))
		p.offerWaypoint(d, o)
		return
	}
	if p.Turn.Map.Terrain(o.LegFrom) != board.Sea {
		d.Say("apart", p.Province(o.LegFrom), p.Place(own))
		return
	}
	d.Say("start", p.Province(o.LegFrom), p.Place(own))
	text := p.Like(name, board.Place{Province: own.Province})
	d.Unsafe("fix-waypoint", []any{text}, p.Replace(o, nameSpan(name), text))
}

// offerWaypoint adds the fix that ends a leg where the one fleet stands that
// waits for an army and can take this one over.
func (p *Pass) offerWaypoint(d *Diagnostic, o *turn.Order) {
	var next *turn.Order
	for at := range p.Turn.Map.Borders(o.Unit.Place.Province).All() {
		other, ok := p.Turn.At(at)
		if !ok || !stray(other) || other.LegFrom != at {
			continue
		}
		if next != nil {
			return
		}
		next = other
	}
	if next != nil {
		text := p.Like(o.ToName, board.Place{Province: next.Unit.Place.Province})
		d.Unsafe("fix-waypoint", []any{text}, p.Replace(o, nameSpan(o.ToName), text))
	}
}

// strayPartner returns the index of the leg that is to blame for a stray one,
// because it would have to bring the army there or to take it over; noOrder
// where it is itself to blame. A leg that is wrong by itself comes first, then
// the one that starts the way.
func (p *Pass) strayPartner(o *turn.Order) int {
	if o.Verb != grammar.Convoy || !stray(o) || o.Defect == turn.LegAstray {
		return noOrder
	}
	if o.Link == turn.Halted {
		return o.Partner
	}
	book := p.convoys()
	switch {
	case book.astray != noOrder:
		return book.astray
	case o.LegFrom == o.Unit.Place.Province:
		return book.start
	}
	return noOrder
}

// checkNamedAtSea reports armies that are named at sea: in legs of a convoy
// where fleets name the whole way, and everywhere in a leg that takes an army
// over which no other leg brings there. Legs that join stand.
func checkNamedAtSea(p *Pass, o *turn.Order) {
	legs := p.Turn.Rules.Legs
	switch {
	case o.Illegal() || !o.Leg:
	case o.Joined && !legs:
		p.reportJoinedLeg(o)
	case !alone(p, o):
	case o.LegFrom == o.Unit.Place.Province && legs:
		p.Fault(o, o.Syntax.Target.Name.Span).As(Error, Void).Say("leg", p.Province(o.LegFrom))
	case o.LegFrom == o.Unit.Place.Province:
		p.Fault(o, o.Syntax.Target.Name.Span).Say("alone", p.Province(o.LegFrom))
	case !legs:
		p.Fault(o, o.ToName.Span).Say("waypoint", p.Province(o.LegTo))
	}
}

// reportJoinedLeg reports a leg that can only mean one whole way, and writes
// that way instead.
func (p *Pass) reportJoinedLeg(o *turn.Order) {
	c := &p.Turn.Convoys[o.Convoy]
	own := p.wholeWay(o, c)
	if len(own) == 0 {
		return // a single leg is the whole way
	}
	d := p.Fault(o, own[0].At.Span, p.Spell(o)).As(Warning, NoEffect)
	if o.Syntax.Ditto {
		return
	}
	// One leg alone would be left stray by the whole way in the other.
	var edits []Edit
	for _, fleets := range [...][]int{c.Fleets, c.Broken} {
		for _, i := range fleets {
			if fleet := p.Order(i); fleet.Source == o.Source && fleet.Joined && !fleet.Syntax.Ditto {
				edits = append(edits, p.wholeWay(fleet, c)...)
			}
		}
	}
	d.Safe("fix-route", nil, edits...)
}

// wholeWay returns the edits that write the whole way of a convoy where one of
// its legs stands.
func (p *Pass) wholeWay(o *turn.Order, c *turn.Convoy) (edits []Edit) {
	if name := &o.Syntax.Target.Name; !startsThere(o) {
		first := &p.Order(p.namesFrom(c)).Syntax.Target.Name
		edits = append(edits, p.Replace(o, nameSpan(name), p.writtenLike(name, first, o.Target.Place)))
	}
	if !endsThere(o) {
		last := p.Order(p.namesTo(c)).ToName
		edits = append(edits, p.Replace(o, nameSpan(o.ToName), p.writtenLike(o.ToName, last, o.To)))
	}
	return edits
}

// writtenLike returns a place as another name of it is written, if that is in
// the style of the name which it is to replace, and else in the latter's style.
func (p *Pass) writtenLike(name, other *grammar.Name, at board.Place) string {
	a, b := firmest(name.Senses, p.Turn.Lang), firmest(other.Senses, p.Turn.Lang)
	if a != nil && b != nil && a.Lang == b.Lang {
		return other.Text
	}
	return p.Like(name, at)
}
