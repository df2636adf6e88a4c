package turn

import (
	"slices"

	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
)

// findTwins indexes the orders by the province of their unit and finds units
// that have more than one.
func (b *Builder) findTwins() {
	t := &b.turn
	b.twins = slices.Grow(b.twins[:0], len(t.Orders))[:len(t.Orders)]
	clear(b.twins)
	if t.Phase == i18n.Adjustments {
		b.findAdjustmentTwins()
		return
	}
	for i := range t.Orders {
		o := &t.Orders[i]
		p := o.Unit.Place.Province
		if p == board.NoProvince || o.Defect == NoSuchUnit || o.Defect == ForeignUnit {
			continue
		}
		first, ok := t.At(p)
		if !ok {
			t.at[p] = int32(i) + 1
			continue
		}
		switch {
		case b.roomForBoth(first, o), o.Illegal() && !first.Illegal():
			continue
		case first.Illegal() && !o.Illegal():
			t.at[p] = int32(i) + 1 // only one of the two can be meant (DATC 4.D.3)
			continue
		}
		o.Twin = first.Index
		b.twins[i], b.twins[o.Twin] = b.twins[o.Twin], int32(i)+1
		if !b.sameOrder(first, o) {
			o.Doubled, first.Doubled = true, true
		}
	}
}

// roomForBoth reports whether two orders may be those of two units that share
// a province, as some rules allow. Of a fleet that is told to convoy twice
// nobody would think so (fr 10) unless the position has two.
func (b *Builder) roomForBoth(first, o *Order) bool {
	if !b.rules.Stacks {
		return false
	}
	if u, ok := b.turn.Position.At(o.Unit.Place.Province); ok {
		return u.Count > 1
	}
	if first.Verb == grammar.Convoy && o.Verb == grammar.Convoy {
		return false // one fleet, one army (fr 10): nothing says that there are two fleets
	}
	return b.turn.Position.Empty() && !b.sameOrder(first, o)
}

// sameOrder reports whether two orders of a unit say the same. That an army
// goes by sea goes without saying where it cannot walk.
func (b *Builder) sameOrder(first, o *Order) bool {
	return first.Verb == o.Verb && first.To == o.To && (first.ToName == nil) == (o.ToName == nil) &&
		first.Target.Place.Province == o.Target.Place.Province && first.Illegal() == o.Illegal() &&
		(first.Explicit == o.Explicit || !b.board.Reaches(board.Army, o.Unit.Place, o.To.Province))
}

// findAdjustmentTwins finds builds in one province and removals of one unit.
func (b *Builder) findAdjustmentTwins() {
	t := &b.turn
	for i := range t.Orders {
		o := &t.Orders[i]
		p := o.Unit.Place.Province
		if p == board.NoProvince || o.Verb == grammar.Waive {
			continue
		}
		if first, ok := t.At(p); ok {
			o.Twin = first.Index
		} else {
			t.at[p] = int32(i) + 1
		}
	}
}
