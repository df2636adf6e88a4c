package turn

import (
	"diplo/board"
	"diplo/grammar"
)

// checkSupport looks for what makes a support impossible: its unit could not
// go where it supports, or the supported move cannot be made.
func (b *Builder) checkSupport(o *Order) {
	at, target := o.Unit.Place, o.Target.Place
	if target.Province == at.Province {
		o.fail(SelfSupport, b.targetSpan(o))
		return
	}
	if o.ToName == nil {
		if !b.board.Reaches(o.Unit.Kind, at, target.Province) {
			o.fail(OutOfReach, b.targetSpan(o))
		}
		return
	}
	switch {
	case o.To.Province == at.Province:
		o.fail(SelfSupport, o.toSpan())
	case !b.board.Reaches(o.Unit.Kind, at, o.To.Province):
		o.fail(OutOfReach, o.toSpan())
	case o.To.Coast != board.NoCoast && o.Target.Kind != board.Army && !b.hasCoast(o.To):
		o.fail(NoCoast, o.coastSpan())
	case !b.couldGo(&o.Target, o.To, at.Province):
		o.fail(ImpossibleAid, o.toSpan())
	}
	if o.Target.Kind == board.NoUnit && !o.Illegal() {
		b.kindOfTarget(o)
	}
}

// couldGo reports whether a unit could be ordered to go to a place, by convoy
// too, but not through the waters of the province carrier, whose fleet does
// something else.
func (b *Builder) couldGo(u *Unit, to board.Place, carrier board.Province) bool {
	if u.Place.Province == to.Province {
		return false
	}
	if u.Kind != board.Army {
		from := u.Place
		if !u.Known {
			from.Coast = board.NoCoast // a wrong coast of the supported unit is no fault (DATC 4.B.5)
		}
		reach := b.board.CoastsTo(from, to.Province)
		if reach != 0 && (to.Coast == board.NoCoast || reach.Has(to.Coast)) {
			return true
		}
		if u.Kind == board.Fleet {
			return false
		}
	}
	if b.board.CanMove(board.Army, u.Place, to) {
		return true
	}
	if !b.coastal(u.Place.Province, to.Province) {
		return false
	}
	waters := b.carry.Without(carrier)
	if b.turn.Position.Full {
		waters = b.fleetsAfloat(carrier)
	}
	return b.board.Chain(waters, u.Place.Province, to.Province)
}

// kindOfTarget finds out by the supported move what kind of unit makes it.
func (b *Builder) kindOfTarget(o *Order) {
	army, fleet := o.Target, o.Target
	army.Kind, fleet.Kind = board.Army, board.Fleet
	switch byLand, bySea := b.couldGo(&army, o.To, o.Unit.Place.Province), b.couldGo(&fleet, o.To, o.Unit.Place.Province); {
	case byLand && !bySea:
		o.Target.Kind, o.Target.KindFrom = board.Army, KindTerrain
	case bySea && !byLand:
		o.Target.Kind, o.Target.KindFrom = board.Fleet, KindTerrain
	}
}

// tieSupports ties each support to the order of the unit it supports.
func (b *Builder) tieSupports() {
	t := &b.turn
	for i := range t.Orders {
		o := &t.Orders[i]
		if o.Verb != grammar.Support || o.Illegal() {
			continue
		}
		other, ok := t.At(o.Target.Place.Province)
		if ok && b.twins[other.Index] != 0 {
			other = b.twinThatFits(other, o)
		}
		if !ok {
			o.Link = b.linkToSilent(o)
			continue
		}
		o.Partner = other.Index
		if o.Target.Kind == board.NoUnit {
			o.Target.Kind = other.Unit.Kind
		}
		if o.Syntax.TargetHolds && len(o.Syntax.Path) > 0 && other.Defect == ToItself {
			// It is not a hold that is supported but that very move (DATC 6.A.5).
			o.ToName, o.To = &o.Syntax.Path[0], o.Target.Place
			o.fail(ImpossibleAid, o.ToName.Span)
			continue
		}
		o.Link = b.linkSupport(o, other)
		if o.Link == Tied && other.Disputed {
			o.Link = Unconfirmed
		}
	}
}

// maxTwins bounds how many orders of one unit are looked at for a support.
const maxTwins = 64

// twinThatFits returns, of several orders for the supported unit or for those
// that share its province, one that the support speaks of, so that the support
// is not blamed for a muddle.
func (b *Builder) twinThatFits(first, support *Order) *Order {
	o := first
	for range maxTwins {
		if moves := o.Verb == grammar.Move; moves && o.To.Province == support.To.Province || !moves && support.ToName == nil {
			return o
		}
		next := b.twins[o.Index]
		if next == 0 {
			break
		}
		o = &b.turn.Orders[next-1]
	}
	return first
}

// linkSupport compares a support with the order of the unit it supports.
func (b *Builder) linkSupport(o, other *Order) Link {
	moves := other.Verb == grammar.Move
	if o.ToName == nil {
		switch {
		case !moves, other.Illegal(): // an impossible move is a hold (DATC 6.D.28)
			return Tied
		default:
			return Moves
		}
	}
	switch {
	case moves && other.To.Province != o.To.Province:
		return Elsewhere
	case other.Illegal() && moves:
		return Impossible
	case !moves:
		return Absent
	case coastsDiffer(o, other):
		return Elsewhere
	case other.Convoy >= 0 && other.ByConvoy && b.turn.Convoys[other.Convoy].Void:
		return Halted
	}
	return Tied
}

// coastsDiffer reports whether a support and a fleet's move both write a coast
// and not the same one (DATC 6.B.9). A coast that one of them leaves out is no
// difference (DATC 4.B.4).
func coastsDiffer(o, move *Order) bool {
	return move.Unit.Kind == board.Fleet && o.To.Coast != board.NoCoast &&
		move.To.Coast != board.NoCoast && o.To.Coast != move.To.Coast
}

// linkToSilent says how a support stands to a unit that has no order here.
func (b *Builder) linkToSilent(o *Order) Link {
	switch known, here := b.silent(&o.Target); {
	case known && !o.Target.Known:
		return Missing
	case !here:
		return Unconfirmed
	case o.ToName == nil:
		return Tied // it holds for want of an order
	}
	return Absent
}

// silent says of a unit without an order whether the position would show it,
// and whether all orders that it could have are here.
func (b *Builder) silent(u *Unit) (known, here bool) {
	p := &b.turn.Position
	owner := u.Power
	known = p.Full || owner != board.NoPower && p.Known.Has(owner)
	here = b.turn.Complete || owner != board.NoPower && b.turn.Given.Has(owner)
	return known, here
}
