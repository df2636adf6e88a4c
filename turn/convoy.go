package turn

import (
	"diplo/board"
	"diplo/rulebook"
)

// checkConvoy looks for what makes a fleet's convoy order impossible.
func (b *Builder) checkConvoy(o *Order) {
	at, from, to := o.Unit.Place.Province, o.Target.Place.Province, o.To.Province
	terrain := b.board.Terrain
	switch {
	case o.Unit.Kind == board.Army:
		o.fail(ArmyConvoys, b.reading.unit.Span)
	case terrain(at) == board.Coastal && b.rules.CoastalFleets == rulebook.CoastalForbidden:
		o.fail(FleetOnCoast, b.reading.unit.Name.Span)
	case o.Target.Known && o.Target.Actual == board.Fleet && terrain(from) != board.Sea,
		b.reading.target.Kind == board.Fleet:
		o.fail(ConvoysFleet, b.reading.target.Span)
	case o.ToName == nil:
		o.fail(Unreadable, o.Syntax.Span)
	case from == to:
		o.fail(ConvoyToOrigin, o.toSpan())
	case terrain(from) == board.Inland:
		o.fail(InlandConvoy, b.targetSpan(o))
	case terrain(to) == board.Inland:
		o.fail(InlandConvoy, o.toSpan())
	case b.isLeg(o):
		b.checkLeg(o)
	case !b.board.Chain(b.carry, from, to):
		o.fail(NoSeaRoute, o.toSpan())
	case !b.mayServe(at, from, to):
		o.fail(UselessFleet, b.reading.unit.Name.Span)
	}
	if o.Unit.Kind == board.NoUnit {
		o.Unit.Kind, o.Unit.KindFrom = board.Fleet, KindTerrain
	}
	o.Target.Kind, o.To.Coast = board.Army, board.NoCoast
	if b.reading.target.Kind == board.NoUnit && o.Target.KindFrom == KindUnknown {
		o.Target.KindFrom = KindTerrain
	}
}

// isLeg reports whether a convoy order names a leg of the way instead of the
// whole route: it starts or ends in the water of a fleet (fr 8).
func (b *Builder) isLeg(o *Order) bool {
	from, to := o.Target.Place.Province, o.To.Province
	return b.board.Terrain(from) == board.Sea || b.board.Terrain(to) == board.Sea ||
		from == o.Unit.Place.Province // a leg from a coastal fleet's own region
}

// checkLeg looks for what is wrong with a leg by itself: it must start on a
// coast that the fleet touches or in the fleet's own water, and end on a coast
// or in a water that the fleet touches.
func (b *Builder) checkLeg(o *Order) {
	at, from, to := o.Unit.Place.Province, o.Target.Place.Province, o.To.Province
	o.Leg, o.LegFrom, o.LegTo = true, from, to
	if from == at {
		// What stands there is the fleet itself; the army is there on paper only.
		o.Target = Unit{Kind: board.Army, KindFrom: o.Target.KindFrom, Place: o.Target.Place}
	}
	touches := func(p board.Province) bool { return b.board.Reaches(board.Fleet, board.Place{Province: at}, p) }
	switch {
	case b.board.Terrain(from) == board.Sea && from != at:
		o.fail(LegAstray, b.targetSpan(o))
	case from != at && !touches(from):
		o.fail(LegAstray, b.targetSpan(o))
	case to == at || !touches(to):
		o.fail(LegAstray, o.toSpan())
	}
}

// mayServe reports whether a fleet can lie on any route of the convoy, given
// the fleets that stand on the board or, where these are not known, all waters
// (DATC 6.F.12, 6.G.6, 6.G.7).
func (b *Builder) mayServe(at, from, to board.Province) bool {
	here := board.Place{Province: at}
	if b.board.Reaches(board.Fleet, here, from) && b.board.Reaches(board.Fleet, here, to) {
		return true
	}
	fleets := b.carry
	if b.turn.Position.Full {
		fleets = b.fleetsAfloat(board.NoProvince)
	}
	return b.board.Useful(fleets.With(at), from, to).Has(at)
}
