package turn

import (
	"diplo/board"
	"diplo/grammar"
)

// checkRetreat looks for what makes an order of a retreat phase impossible.
func (b *Builder) checkRetreat(o *Order) {
	switch o.Verb {
	case grammar.Retreat, grammar.Disband:
	case grammar.Hold, grammar.Support, grammar.Convoy:
		o.fail(NotARetreat, verbSpan(o))
		return
	default:
		o.fail(WrongPhase, verbSpan(o))
		return
	}
	dislodged, ok := b.turn.Position.DislodgedAt(o.Unit.Place.Province)
	if !ok && (b.turn.Position.HasDislodged || b.turn.Position.Full) && o.Unit.Known {
		o.fail(NotDislodged, b.reading.unit.Name.Span)
		return
	}
	if o.Verb == grammar.Disband || o.ToName == nil {
		return
	}
	from, to := o.Unit.Place, o.To
	switch {
	case from.Province == to.Province:
		o.fail(ToItself, o.toSpan())
	case o.Explicit:
		o.fail(RetreatByConvoy, o.toSpan())
	case o.Unit.Kind == board.Fleet:
		b.checkSail(o)
		if o.Defect == NotAdjacent {
			o.Defect = RetreatTooFar
		}
	case b.board.Terrain(to.Province) == board.Sea && o.Unit.Kind == board.Army:
		o.fail(ArmyToSea, o.toSpan())
	case !b.board.Reaches(o.Unit.Kind, from, to.Province):
		if b.coastal(from.Province, to.Province) && b.board.Chain(b.carry, from.Province, to.Province) {
			o.fail(RetreatByConvoy, o.toSpan())
		} else {
			o.fail(RetreatTooFar, o.toSpan())
		}
	default:
		o.To.Coast = board.NoCoast
	}
	if o.Illegal() {
		return
	}
	if !b.turn.Position.Open(&dislodged, to.Province) {
		o.fail(RetreatBarred, o.toSpan())
	}
}
