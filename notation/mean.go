package notation

import (
	"diplo/board"
	"diplo/grammar"
	"diplo/rulebook"
	"diplo/turn"
)

// phrase returns what an order says, as it stands: what is void or impossible
// is not mended, and nothing is added but what the target notation asks for
// and the turn knows.
func (w *writer) phrase(o *turn.Order) (p phrase, gap Gap) {
	p.power, p.amount = o.Power, o.Syntax.Amount
	if o.Verb == grammar.Waive {
		p.form = waive
		if p.amount > 1 {
			p.form = waiveSeveral
		}
		return p, NoGap
	}
	p.unit = w.ordered(o)
	if o.ToName != nil || o.Syntax.Ditto {
		p.to = board.Place{Province: o.To.Province, Coast: w.coast(o.ToName, &o.To, o.CoastInferred)}
	}
	switch o.Verb {
	case grammar.Move:
		return w.move(o, p)
	case grammar.Support:
		p.target = w.target(o)
		p.form = supportHold
		if o.To.Province != board.NoProvince {
			p.form, p.coastMatters = supportMove, w.coastMatters(o)
		}
	case grammar.Convoy:
		p.form, p.target = convoy, w.target(o)
		return p, w.leg(o, &p)
	case grammar.Retreat:
		p.form = retreat
		if len(o.Alternatives) > 0 {
			p.form = choice
			p.choices = append(append(p.choices, p.to), o.Alternatives...)
		}
	default:
		p.form = plainForms[o.Verb]
	}
	return p, NoGap
}

// plainForms are the forms of orders that name nothing but a unit.
var plainForms = [...]form{
	grammar.NoVerb: hold, grammar.Hold: hold, grammar.Disband: disband,
	grammar.Build: build, grammar.Remove: remove, grammar.Supply: hold,
}

// ordered returns the unit that gets the order.
func (w *writer) ordered(o *turn.Order) unit {
	u := w.unit(&o.Syntax.Unit, &o.Unit)
	if u.power == board.NoPower || u.power == o.Power {
		u.power, u.foreign = o.Power, false // the header says it
	}
	return u
}

// target returns the unit that is supported or convoyed.
func (w *writer) target(o *turn.Order) unit {
	u := w.unit(&o.Syntax.Target, &o.Target)
	known := o.Target.Owner
	if o.Partner >= 0 && known == board.NoPower {
		if other := &w.turn.Orders[o.Partner]; other.Unit.Place.Province == o.Target.Place.Province {
			known = other.Power
		}
	}
	if known == board.NoPower {
		known = w.powerAt(o.Target.Place.Province)
	}
	if u.power == board.NoPower || u.power == known {
		u.power, u.foreign = known, false
	}
	return u
}

// powerAt returns the power that orders the unit in a province.
func (w *writer) powerAt(p board.Province) board.Power {
	if other, ok := w.turn.At(p); ok && other.Power != board.NoPower {
		return other.Power
	}
	return w.givers[p]
}

// findGivers notes who orders a unit in each province, where it is one power
// alone: also of units that do not stand there, which Turn.At leaves out.
func (w *writer) findGivers() {
	clear(w.givers[:])
	var several board.Set
	for i := range w.turn.Orders {
		o := &w.turn.Orders[i]
		switch p, power := o.Unit.Place.Province, w.givers[o.Unit.Place.Province]; {
		case o.Power == board.NoPower || p == board.NoProvince || power == o.Power:
		case several.Has(p):
		case power != board.NoPower:
			several = several.With(p)
			w.givers[p] = board.NoPower
		default:
			w.givers[p] = o.Power
		}
	}
}

// unit returns a unit as it is written; what is not written, as it is known.
func (w *writer) unit(syntax *grammar.Unit, u *turn.Unit) unit {
	v := unit{kind: syntax.Kind, count: syntax.Count, power: u.Power}
	if v.kind == board.NoUnit {
		v.kind = u.Kind
	}
	if written := w.turn.Atlas.Power(syntax.Power.ID); written != board.NoPower {
		v.power, v.foreign = written, true
	}
	v.place = board.Place{Province: u.Place.Province, Coast: w.coast(&syntax.Name, &u.Place, false)}
	if v.kind == board.Army && u.Kind == board.Army {
		v.place.Coast = board.NoCoast // it counts for nothing
	}
	return v
}

// coast returns the coast of a place as it is written: none where it was only
// inferred, and the one that is written even where the province has none.
func (w *writer) coast(name *grammar.Name, at *board.Place, inferred bool) board.Coast {
	if inferred {
		return board.NoCoast
	}
	if name == nil || name.Text == "" {
		return at.Coast
	}
	return writtenCoast(w.turn.Atlas, name, at.Province)
}

// writtenCoast returns the coast that a name says where it means p, under the
// name that the map has for it.
func writtenCoast(a *turn.Atlas, name *grammar.Name, p board.Province) board.Coast {
	c := name.Coast
	for i := range name.Senses {
		if s := &name.Senses[i]; s.Coast != board.NoCoast && a.Province(s.Place) == p {
			c = s.Coast
		}
	}
	if c == board.NoCoast {
		return c
	}
	for _, real := range a.Map.Coasts(p) {
		if real == c {
			return c
		}
	}
	if real, ok := a.Lexicon.CoastAlias(a.Place(p), c); ok {
		return real
	}
	return c
}

// coastMatters reports whether a support would speak of another move if its
// coast were left out.
func (w *writer) coastMatters(o *turn.Order) bool {
	if o.Link != turn.Tied || o.Partner < 0 {
		return true
	}
	return w.turn.Orders[o.Partner].To.Coast != o.To.Coast
}

// leg makes a fleet's order speak of its own leg where the notation writes
// legs, and of the leg that it wrote where that leads nowhere, or where the sheet
// says already which fleet goes which way.
//
// A leg whose fellows are not here has no place in a notation of whole routes,
// where it would be an order for an army at sea; nor a part of a route in one of
// legs.
func (w *writer) leg(o *turn.Order, p *phrase) Gap {
	n := w.scribe.n
	switch {
	case o.Leg && !o.Joined && o.Link == turn.Unconfirmed && !n.legs && n.document != jsonDocument:
		return LoneLeg
	case o.Leg && (!o.Joined || n.legs):
		p.target.place.Province, p.to = o.LegFrom, board.Place{Province: o.LegTo}
	case n.legs && o.Convoy >= 0 && !o.Illegal() && !o.Doubled:
		if w.isPending(o) {
			return UnknownRoute
		}
		c := &w.turn.Convoys[o.Convoy]
		plan := w.plans.of(o.Convoy)
		if from, to, ok := plan.leg(c, o.Unit.Place.Province); ok {
			p.target = unit{kind: board.Army, place: board.Place{Province: from}, power: p.target.power}
			p.to = board.Place{Province: to}
		}
	}
	return NoGap
}

// move chooses how the way of a move is written.
func (w *writer) move(o *turn.Order, p phrase) (phrase, Gap) {
	n := w.scribe.n
	walkable := w.turn.Map.CanMove(board.Army, o.Unit.Place, o.To)
	bySea := o.ByConvoy || o.Explicit
	// Nothing need be said where no other way is possible, unless the order says
	// it and the fleets, whose orders say the same, are not here; or unless it
	// counts them.
	counts := n.document == jsonDocument && o.Syntax.Mark.Count > 0
	plain := o.ByConvoy && !walkable && !counts && !(o.Explicit && w.isPending(o))
	p.form = move
	if o.Convoy >= 0 && w.turn.Convoys[o.Convoy].Miscounted && w.countMatters() {
		return p, WrongCount
	}
	switch {
	case o.Syntax.Via.Mode == grammar.ViaLand:
		if n.orders[marched] != "" || w.landMatters(o, walkable) {
			p.form = marched
		}
		return p, NoGap
	case !bySea, plain && !n.marks, o.ByConvoy && !o.Explicit && !n.marks:
		return p, NoGap
	}
	p.form = convoyed
	if o.Convoy >= 0 {
		c := &w.turn.Convoys[o.Convoy]
		plan := w.plans.of(o.Convoy)
		p.route = plan.route
		if c.Whole || c.Void {
			p.fleets = len(c.Fleets) // while it is pending, nobody knows how many
		}
	}
	if len(o.Route) > 0 {
		p.route = o.Route
	}
	if o.Syntax.Mark.Count > 0 {
		p.fleets = o.Syntax.Mark.Count
	}
	wants := w.scribe.uses[fieldRoute] && len(p.route) == 0 || w.scribe.uses[fieldMark] && p.fleets == 0
	if wants && plain && w.isVoid(o) {
		p.form = move // as it stands; there is no chain to write
	}
	return p, NoGap
}

// countMatters reports whether a wrong count voids a convoy, and would be lost.
func (w *writer) countMatters() bool {
	return w.turn.Rules.Mark == rulebook.MarkExpected && !w.scribe.uses[fieldMark] && w.scribe.n.document != jsonDocument
}

// landMatters reports whether an army would go by sea if its order did not say
// that it goes by land.
func (w *writer) landMatters(o *turn.Order, walkable bool) bool {
	if !walkable {
		return o.Unit.Kind == board.Army
	}
	if o.Convoy < 0 {
		return false
	}
	for _, f := range w.turn.Convoys[o.Convoy].Fleets {
		if w.turn.Orders[f].Power == o.Power {
			return true
		}
	}
	return false
}

// isPending reports whether the orders of the fleets that carry an order's army
// are not, or not all, here.
func (w *writer) isPending(o *turn.Order) bool {
	if o.Convoy < 0 {
		return !o.Illegal()
	}
	c := &w.turn.Convoys[o.Convoy]
	return !c.Whole && !c.Void
}

// isVoid reports whether nothing can carry the army of an order.
func (w *writer) isVoid(o *turn.Order) bool {
	return o.Illegal() || o.Convoy >= 0 && w.turn.Convoys[o.Convoy].Void
}
