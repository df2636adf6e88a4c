package turn

import (
	"diplo/board"
	"diplo/grammar"
)

// checkMove looks for what makes a move impossible, infers the coast of its
// destination, and finds out whether it can only go by sea.
func (b *Builder) checkMove(o *Order) {
	from, to := o.Unit.Place, o.To
	switch {
	case from.Province == to.Province:
		o.fail(ToItself, o.toSpan())
	case o.Unit.Kind == board.Fleet:
		b.checkSail(o)
		if o.Explicit {
			checkConvoyedSail(o)
		}
	case b.board.Terrain(to.Province) == board.Sea:
		if o.Unit.Kind == board.NoUnit {
			return // a fleet's move, then
		}
		o.fail(ArmyToSea, o.toSpan())
	case b.board.CanMove(board.Army, from, to):
		o.ByConvoy = o.Explicit
		if o.Explicit && !b.coastal(from.Province, to.Province) {
			o.fail(InlandConvoy, b.inlandSpan(o))
		}
	case o.Syntax.Via.Mode == grammar.ViaLand:
		o.fail(NotAdjacent, o.toSpan())
	case !b.coastal(from.Province, to.Province):
		if o.Explicit {
			o.fail(InlandConvoy, b.inlandSpan(o))
		} else {
			o.fail(NotAdjacent, o.toSpan())
		}
	default:
		o.ByConvoy = true
		switch {
		case !b.board.Chain(b.carry, from.Province, to.Province):
			o.fail(NoSeaRoute, o.toSpan())
		case b.turn.Position.Full && !b.board.Chain(b.fleetsAfloat(board.NoProvince), from.Province, to.Province):
			o.fail(NoFleets, o.toSpan())
		}
	}
	if o.Unit.Kind == board.Army {
		o.To.Coast = board.NoCoast
	}
}

// checkConvoyedSail looks at a fleet that is told to go by convoy, as only
// armies do. Where it can go by itself it can mean nothing else, unless it names
// waters on its way, which are destinations as good as the last one.
func checkConvoyedSail(o *Order) {
	o.Explicit = false
	switch {
	case len(o.Route) > 0:
		o.fail(ConvoysFleet, o.toSpan())
	case o.Defect == NotAdjacent:
		o.Defect, o.DefectAt = ConvoysFleet, convoySpan(o.Syntax)
	}
}

// convoySpan returns where an order says that its unit goes by convoy.
func convoySpan(s *grammar.Order) grammar.Span {
	if s.Mark.Span.Empty() {
		return s.Via.Span
	}
	return s.Mark.Span
}

// checkSail looks for what makes a fleet's move impossible.
func (b *Builder) checkSail(o *Order) {
	from, to := o.Unit.Place, o.To
	reach := b.board.CoastsTo(from, to.Province)
	switch {
	case b.board.Terrain(to.Province) == board.Inland:
		o.fail(FleetToInland, o.toSpan())
	case to.Coast != board.NoCoast && !b.hasCoast(to):
		o.fail(NoCoast, o.coastSpan())
	case reach == 0 && b.board.Reaches(board.Army, from, to.Province):
		o.fail(NoCommonCoast, o.toSpan())
	case reach == 0:
		o.fail(NotAdjacent, o.toSpan())
	case to.Coast != board.NoCoast && !reach.Has(to.Coast):
		o.fail(CoastUnreachable, o.coastSpan())
	case to.Coast == board.NoCoast && reach.Len() > 1:
		o.fail(CoastNeeded, o.toSpan())
	case to.Coast == board.NoCoast:
		if c, ok := reach.Single(); ok && c != board.NoCoast {
			o.To.Coast, o.CoastInferred = c, true
		}
	}
}

// coastal reports whether none of the provinces is inland or a sea: an army
// can go from one to the other by convoy.
func (b *Builder) coastal(provinces ...board.Province) bool {
	for _, p := range provinces {
		if b.board.Terrain(p) != board.Coastal {
			return false
		}
	}
	return true
}

// inlandSpan returns the end of a route that no fleet can touch.
func (b *Builder) inlandSpan(o *Order) grammar.Span {
	if b.board.Terrain(o.To.Province) != board.Coastal {
		return o.toSpan()
	}
	if b.reading.target != nil {
		return b.targetSpan(o)
	}
	return b.reading.unit.Name.Span
}

// fleetsAfloat returns the provinces where fleets stand that may convoy, except
// one. It means something only where the position is full.
func (b *Builder) fleetsAfloat(except board.Province) board.Set {
	return b.turn.Position.fleets.Without(except).Intersect(b.carry)
}
