package turn

import (
	"diplo/board"
	"diplo/grammar"
)

// joinLegs joins the legs that fleets wrote one by one into whole routes
// (fr 8): each leg ends in the water of the fleet that carries on from there.
func (b *Builder) joinLegs() {
	t := &b.turn
	b.findCoastalLegs()
	for i := range t.Orders {
		o := &t.Orders[i]
		if !o.Leg || o.Illegal() || o.Joined || o.LegFrom == o.Unit.Place.Province {
			continue
		}
		b.legs = append(b.legs[:0], i)
		last := o
		for len(b.legs) <= len(t.Orders) {
			next := b.nextLeg(last.LegTo)
			if next == nil {
				break
			}
			b.legs = append(b.legs, next.Index)
			next.Joined = true // so that no circle of legs is walked twice
			last = next
		}
		whole := b.board.Terrain(last.LegTo) == board.Coastal
		for _, k := range b.legs {
			leg := &t.Orders[k]
			leg.Joined = whole
			if whole {
				leg.Target, leg.To = o.Target, board.Place{Province: last.LegTo}
			}
		}
	}
}

// findCoastalLegs finds legs that end on a coast, in the region of a fleet that
// takes the army over there. By itself such an order looks like a whole route.
func (b *Builder) findCoastalLegs() {
	for i := range b.turn.Orders {
		o := &b.turn.Orders[i]
		if o.Verb == grammar.Convoy && !o.Leg && !o.Illegal() && o.ToName != nil && b.nextLeg(o.To.Province) != nil {
			o.Leg, o.LegFrom, o.LegTo = true, o.Target.Place.Province, o.To.Province
		}
	}
}

// nextLeg returns the order of the fleet in a province that carries on from
// there, nil for none.
func (b *Builder) nextLeg(water board.Province) *Order {
	o, ok := b.turn.At(water)
	if !ok || !o.Leg || o.Illegal() || o.Joined || o.LegFrom != water {
		return nil
	}
	return o
}

// linkStray says how it stands with a leg that no other leg completes.
func (b *Builder) linkStray(o *Order) Link {
	if army, ok := b.turn.At(o.LegFrom); ok && army.Verb == grammar.Move && !army.Illegal() {
		o.Partner = army.Index
	}
	if b.turn.Complete || b.turn.allGiven() {
		return Absent
	}
	next, ok := b.turn.At(o.LegTo)
	takesOver := ok && next.Leg && !next.Illegal() && next.LegFrom == o.LegTo
	if ok && !takesOver && b.board.Terrain(o.LegTo) == board.Sea {
		o.Partner = next.Index
		return Elsewhere
	}
	return Unconfirmed
}
