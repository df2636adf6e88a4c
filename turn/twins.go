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
	if b.rules.Stacks {
		b.countStacks()
	}
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
			b.take(o)
			continue
		}
		switch {
		case o.Illegal() && !first.Illegal():
			continue
		case first.Illegal() && !o.Illegal():
			t.at[p] = int32(i) + 1 // only one of the two can be meant (DATC 4.D.3)
			b.take(o)
			continue
		}
		b.twins[i], b.twins[first.Index] = b.twins[first.Index], int32(i)+1
		switch {
		case rivals(first, o) && !b.sameOrder(first, o):
			b.dispute(first, o)
		case b.roomForBoth(first, o):
		default:
			o.Twin = first.Index
			switch {
			case b.stacks[p] > 1:
				o.Doubled = true // the first ones have all units that there are
			case !b.sameOrder(first, o):
				o.Doubled, first.Doubled = true, true
			}
		}
	}
}

// rivals reports whether two powers order one unit, and nothing tells whose it
// is. Where the position does, the other's order is a ForeignUnit.
func rivals(first, o *Order) bool {
	return first.Power != o.Power && first.Power != board.NoPower && o.Power != board.NoPower
}

// dispute notes that two powers order one unit. Where all orders are here and
// still nothing tells whose it is, no sheet to come could: neither is followed.
func (b *Builder) dispute(first, o *Order) {
	o.Twin = first.Index
	if b.turn.Complete {
		o.Doubled, first.Doubled = true, true
	} else {
		o.Disputed, first.Disputed = true, true
	}
}

// countStacks counts the units of each province that may be ordered now.
func (b *Builder) countStacks() {
	b.stacks, b.taken = [256]int32{}, [256]int32{}
	retreats := b.turn.Phase == i18n.Retreats && b.turn.Position.HasDislodged
	for i := range b.turn.Position.Units {
		if u := &b.turn.Position.Units[i]; u.Dislodged == retreats {
			b.stacks[u.Place.Province] += int32(u.Count)
		}
	}
}

// take gives an order as many of the units of its province as it names and as
// there are left, and reports whether there were any.
func (b *Builder) take(o *Order) bool {
	p := o.Unit.Place.Province
	left := b.stacks[p] - b.taken[p]
	if !b.rules.Stacks || b.stacks[p] == 0 || o.Illegal() {
		return false
	}
	n := int32(min(max(1, o.Syntax.Unit.Count), MaxStack))
	o.Short = int(max(0, n-left))
	b.taken[p] += min(n, left)
	return left > 0
}

// roomForBoth reports whether two orders may be those of two units that share
// a province, as some rules allow. Of a fleet that is told to convoy twice
// nobody would think so (fr 10) unless the position has two.
func (b *Builder) roomForBoth(first, o *Order) bool {
	switch n := b.stacks[o.Unit.Place.Province]; {
	case !b.rules.Stacks || n == 1:
		return false
	case n > 1:
		return b.take(o)
	case first.Verb == grammar.Convoy && o.Verb == grammar.Convoy:
		return false // one fleet, one army (fr 10): nothing says that there are two fleets
	}
	return !b.sameOrder(first, o)
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
		first, ok := t.At(p)
		switch {
		case !ok:
			t.at[p] = int32(i) + 1
			b.take(o)
		case o.Verb == grammar.Remove && first.Verb == grammar.Remove && !o.Illegal() && !first.Illegal() && rivals(first, o):
			b.dispute(first, o)
		case o.Verb == grammar.Remove && b.take(o): // another unit of those that stand there
		default:
			o.Twin = first.Index
		}
	}
}
