package turn

import (
	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
)

// inspect looks for the first defect of an order whose places are chosen.
func (b *Builder) inspect(o *Order) {
	if d := b.unitDefect(o); d != Sound {
		o.fail(d, b.unitSpan(o, d))
		return
	}
	if o.Unit.Kind != board.NoUnit || !b.kindMatters(o) {
		b.check(o)
		return
	}
	// No letter is written and nothing tells what stands there: what it is told
	// to do may.
	army, fleet := *o, *o
	army.Unit.Kind, army.Unit.KindFrom = board.Army, KindTerrain
	fleet.Unit.Kind, fleet.Unit.KindFrom = board.Fleet, KindTerrain
	b.check(&army)
	b.check(&fleet)
	switch {
	case fleet.Illegal(), o.Explicit && o.Verb == grammar.Move:
		*o = army // possible for an army only, or for neither
	case army.Illegal(), o.To.Coast != board.NoCoast && o.Target.Place.Province == board.NoProvince:
		*o = fleet // only a fleet minds the coast that is written
	default:
		b.check(o) // it means the same whichever it is
	}
}

// kindMatters reports whether it makes a difference to the order if its unit
// is an army or a fleet.
func (b *Builder) kindMatters(o *Order) bool {
	return o.Verb != grammar.Hold && o.Verb != grammar.Disband && o.Verb != grammar.Remove
}

// check looks for the first defect of an order's action.
func (b *Builder) check(o *Order) {
	switch b.turn.Phase {
	case i18n.Movement:
		b.checkMovement(o)
	case i18n.Retreats:
		b.checkRetreat(o)
	case i18n.Adjustments:
		b.checkAdjustment(o)
	}
}

func (b *Builder) checkMovement(o *Order) {
	switch o.Verb {
	case grammar.Hold:
	case grammar.Move:
		b.checkMove(o)
	case grammar.Support:
		b.checkSupport(o)
	case grammar.Convoy:
		b.checkConvoy(o)
	default:
		o.fail(WrongPhase, verbSpan(o))
	}
}

// unitDefect returns what is wrong with the unit itself: that it cannot stand
// there, is not there, or is another power's.
func (b *Builder) unitDefect(o *Order) Defect {
	if b.turn.Phase == i18n.Adjustments {
		return Sound // see checkAdjustment
	}
	u := &o.Unit
	switch {
	case o.Power != board.NoPower && o.Syntax.Unit.Power.ID != 0 && b.atlas.Power(o.Syntax.Unit.Power.ID) != o.Power:
		return ForeignUnit
	case u.Known && o.Power != board.NoPower && u.Owner != board.NoPower && u.Owner != o.Power:
		return ForeignUnit
	case u.Known:
		return Sound
	case u.Kind == board.Army && b.board.Terrain(u.Place.Province) == board.Sea:
		return UnitAtSea
	case u.Kind == board.Fleet && b.board.Terrain(u.Place.Province) == board.Inland:
		return UnitInland
	case u.Place.Coast != board.NoCoast && !b.hasCoast(u.Place):
		return UnitNoCoast
	case b.turn.Position.Full || o.Power != board.NoPower && b.turn.Position.Known.Has(o.Power):
		return NoSuchUnit
	}
	return Sound
}

// unitSpan returns where a defect of the unit stands.
func (b *Builder) unitSpan(o *Order, d Defect) grammar.Span {
	u := b.reading.unit
	switch {
	case d == UnitNoCoast && !u.Name.CoastSpan.Empty():
		return u.Name.CoastSpan
	case d == ForeignUnit && !u.Power.Span.Empty():
		return u.Power.Span
	case u.Name.Span.Empty():
		return u.Span
	}
	return u.Name.Span
}

// verbSpan returns where the verb stands; the whole order where it has none.
func verbSpan(o *Order) grammar.Span {
	if o.Syntax.VerbSpan.Empty() {
		return o.Syntax.Span
	}
	return o.Syntax.VerbSpan
}

// toSpan returns where the destination stands.
func (o *Order) toSpan() grammar.Span {
	if o.ToName == nil {
		return o.Syntax.Span
	}
	return o.ToName.Span
}

// coastSpan returns where the destination's coast stands, or else its name.
func (o *Order) coastSpan() grammar.Span {
	if o.ToName == nil || o.ToName.CoastSpan.Empty() {
		return o.toSpan()
	}
	return o.ToName.CoastSpan
}

// targetSpan returns where the supported or convoyed unit stands.
func (b *Builder) targetSpan(o *Order) grammar.Span {
	if r := b.reading.target; r != nil && !r.Name.Span.Empty() {
		return r.Name.Span
	}
	return o.Syntax.Span
}
