package turn

import (
	"diplo/board"
	"diplo/rulebook"
)

// weighConvoy finds out whether a convoy is whole, void or pending.
func (b *Builder) weighConvoy(c *Convoy) {
	t := &b.turn
	var fleets, sure board.Set
	disputed := noOrder
	for _, f := range c.Fleets {
		at := t.Orders[f].Unit.Place.Province
		fleets = fleets.With(at)
		if t.Orders[f].Disputed {
			disputed = f
		} else {
			sure = sure.With(at)
		}
	}
	c.Whole = b.board.Chain(fleets, c.From, c.To)
	if c.Whole && disputed != noOrder && !b.board.Chain(sure, c.From, c.To) {
		c.disputed = int32(disputed) + 1
	}
	if c.Army >= 0 && t.Orders[c.Army].Doubled {
		c.Void, c.Culprit = true, c.Army
		return
	}
	if !c.Whole {
		c.Pending = b.board.Chain(fleets.Union(b.strays(c)).Union(t.Others()), c.From, c.To)
		c.Void = !c.Pending
		if c.Void && len(c.Broken) > 0 {
			c.Culprit = c.Broken[0]
		}
	}
	if c.Army >= 0 {
		mark := t.Orders[c.Army].Syntax.Mark
		c.Miscounted = c.Whole && mark.Count > 0 && mark.Count != len(c.Fleets)
		if c.Miscounted && b.rules.Mark == rulebook.MarkExpected {
			c.Void, c.Culprit = true, c.Army
		}
	}
	if b.rules.WholeConvoy && c.Army >= 0 && c.Culprit < 0 {
		if culprit := b.spoiler(c); culprit >= 0 {
			c.Void, c.Pending, c.Culprit = true, false, culprit
		}
	}
}

// strays returns the fleets whose legs would carry the convoy's army but for a
// leg that is in a sheet which is not here.
func (b *Builder) strays(c *Convoy) board.Set {
	var s board.Set
	for _, i := range b.stray {
		if o := &b.turn.Orders[i]; o.Link == Unconfirmed && (o.LegFrom == c.From || o.LegTo == c.To) {
			s = s.With(o.Unit.Place.Province)
		}
	}
	return s
}

// spoiler returns an order that speaks of the convoy's army and is wrong, -1
// for none: under some rules one bad line voids the whole convoy (fr 5).
func (b *Builder) spoiler(c *Convoy) int {
	if len(c.Broken) > 0 {
		return c.Broken[0]
	}
	for _, i := range b.astray {
		if b.isPartOf(&b.turn.Orders[i], c) {
			return i
		}
	}
	for i := range b.convoysFrom(c.From) {
		other := &b.turn.Convoys[i]
		if other.To == c.To || other.Army >= 0 {
			continue // where units share a province another army of it may go elsewhere
		}
		if len(other.Fleets) > 0 {
			return other.Fleets[0]
		}
		return other.Broken[0]
	}
	return -1
}

// Others returns the provinces where a fleet may convoy whose orders are not
// here: those of powers that are not given, on the board or, where the
// position is not known, in any water that no order here speaks for.
func (t *Turn) Others() board.Set { return t.others }

func (t *Turn) findOthers() board.Set {
	if t.Complete || t.allGiven() {
		return board.Set{}
	}
	if t.Position.Full {
		var s board.Set
		for _, u := range t.Position.Units {
			if u.Kind == board.Fleet && !t.Given.Has(u.Power) {
				s = s.With(u.Place.Province)
			}
		}
		return s.Intersect(t.Carriers)
	}
	s := t.Carriers
	for i := range t.Position.Units {
		if u := &t.Position.Units[i]; u.Kind == board.Army || t.Given.Has(u.Power) {
			s = s.Without(u.Place.Province)
		}
	}
	for i := range t.Orders {
		s = s.Without(t.Orders[i].Unit.Place.Province)
	}
	return s
}

func (t *Turn) allGiven() bool {
	for w := range t.Map.Powers() {
		if !t.Given.Has(w) {
			return false
		}
	}
	return true
}
