package turn

import (
	"iter"

	"diplo/board"
	"diplo/grammar"
)

// tieConvoys finds the convoys of the turn and ties the orders of armies and
// fleets that make them.
func (b *Builder) tieConvoys() {
	t := &b.turn
	t.others = t.findOthers()
	b.stray, b.astray, b.origins = b.stray[:0], b.astray[:0], [256]int32{}
	for i := range t.Orders {
		o := &t.Orders[i]
		switch {
		case o.Verb == grammar.Convoy && o.ToName != nil:
			b.joinConvoy(o)
		case o.Verb == grammar.Move && !o.Illegal() && o.ByConvoy:
			c := b.convoyOf(o.Unit.Place.Province, o.To.Province)
			if t.Convoys[c].Army < 0 {
				t.Convoys[c].Army = i
			}
			o.Convoy = c
		}
	}
	b.offerConvoys()
	b.countArmies()
	for i := range t.Convoys {
		b.weighConvoy(&t.Convoys[i])
	}
	b.haltStrays()
	b.turnRound()
	for i := range t.Orders {
		o := &t.Orders[i]
		switch {
		case o.Convoy < 0 || o.Illegal():
		case o.Verb == grammar.Convoy:
			b.linkFleet(o)
		default:
			b.linkArmy(o)
		}
	}
}

// convoyOf returns the index of the convoy from one province to another, made
// if there is none yet.
func (b *Builder) convoyOf(from, to board.Province) int {
	t := &b.turn
	for i := range b.convoysFrom(from) {
		if t.Convoys[i].To == to {
			return i
		}
	}
	if n := len(t.Convoys); n < cap(t.Convoys) {
		t.Convoys = t.Convoys[:n+1]
		c := &t.Convoys[n]
		*c = Convoy{Fleets: c.Fleets[:0], Broken: c.Broken[:0]} // keep the memory of an earlier turn
	} else {
		t.Convoys = append(t.Convoys, Convoy{})
	}
	i := len(t.Convoys) - 1
	c := &t.Convoys[i]
	c.From, c.To, c.Army, c.Culprit = from, to, -1, -1
	c.next, b.origins[from] = b.origins[from], int32(i)+1
	return i
}

// convoysFrom iterates over the indexes of the convoys that start in a
// province.
func (b *Builder) convoysFrom(from board.Province) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := b.origins[from]; i > 0; i = b.turn.Convoys[i-1].next {
			if !yield(int(i) - 1) {
				return
			}
		}
	}
}

// joinConvoy adds a fleet's order to the convoy it speaks of.
func (b *Builder) joinConvoy(o *Order) {
	from, to := o.Target.Place.Province, o.To.Province
	if from == board.NoProvince || to == board.NoProvince || o.Leg && !o.Joined {
		switch {
		case o.Leg && !o.Illegal():
			o.Link = b.linkStray(o)
			if len(b.stray) < maxStray {
				b.stray = append(b.stray, o.Index)
			}
		case o.Defect == LegAstray && len(b.astray) < maxStray:
			b.astray = append(b.astray, o.Index)
		}
		return
	}
	i := b.convoyOf(from, to)
	c := &b.turn.Convoys[i]
	o.Convoy = i
	if o.Illegal() || o.Doubled {
		c.Broken = append(c.Broken, o.Index)
		return
	}
	c.Fleets = append(c.Fleets, o.Index)
}

// offerConvoys looks at armies that could walk while fleets are ordered to
// carry them: a fleet of the army's own power shows that the sea is meant
// (DATC 4.A.3).
func (b *Builder) offerConvoys() {
	t := &b.turn
	for i := range t.Convoys {
		c := &t.Convoys[i]
		if c.Army >= 0 {
			continue
		}
		o, ok := t.At(c.From)
		if !ok || o.Verb != grammar.Move || o.To.Province != c.To || o.Unit.Kind == board.Fleet {
			continue
		}
		if o.Illegal() {
			b.meanConvoy(o, c)
			continue
		}
		c.Army, o.Convoy = o.Index, i
		if o.Syntax.Via.Mode == grammar.ViaLand {
			continue
		}
		for _, f := range c.Fleets {
			if t.Orders[f].Power == o.Power && o.Power != board.NoPower {
				o.ByConvoy = true
			}
		}
	}
}

// meanConvoy takes a march that is too far for one by sea if a fleet is ordered
// to carry the army, so that both have the one fault that the sea does not
// reach one of the ends.
func (b *Builder) meanConvoy(o *Order, c *Convoy) {
	if o.Defect != NotAdjacent || o.Syntax.Via.Mode == grammar.ViaLand {
		return
	}
	for _, f := range c.Broken {
		if b.turn.Orders[f].Defect == InlandConvoy {
			o.Defect, o.DefectAt = InlandConvoy, o.Syntax.Unit.Name.Span
			if b.board.Terrain(c.From) == board.Coastal {
				o.DefectAt = o.ToName.Span
			}
			return
		}
	}
}

// linkFleet says how the army's order stands to a fleet's.
func (b *Builder) linkFleet(o *Order) {
	t := &b.turn
	c := &t.Convoys[o.Convoy]
	if c.Army >= 0 {
		o.Partner = c.Army
		switch {
		case c.Void:
			o.Link = Halted
		case c.Pending, t.Orders[c.Army].Disputed:
			o.Link = Unconfirmed
		default:
			b.tie(o, c)
		}
		return
	}
	other, ok := t.At(c.From)
	if !ok && c.Culprit >= 0 { // see turnRound
		o.Link, o.Partner = Backward, c.Culprit
		return
	}
	if !ok {
		switch known, here := b.silent(&o.Target); {
		case known && !o.Target.Known:
			o.Link = Missing
		case here || t.allGiven():
			o.Link = Absent
		default:
			o.Link = Unconfirmed
		}
		return
	}
	o.Partner = other.Index
	switch {
	case other.Verb == grammar.Support && other.Defect == OutOfReach:
		o.fail(ConvoysSupport, o.Syntax.Target.Span) // it was meant to reach by sea
	case other.Verb != grammar.Move:
		o.Link = Absent
	case other.To.Province != c.To:
		o.Link = Elsewhere
	default:
		o.Link = Impossible
	}
}

// linkArmy says how the fleets' orders stand to an army's.
func (b *Builder) linkArmy(o *Order) {
	c := &b.turn.Convoys[o.Convoy]
	o.Partner = c.Culprit
	if c.Culprit == o.Index {
		o.Partner = -1
	}
	switch {
	case !o.ByConvoy:
		o.Link = NoLink // it can walk
	case c.Void && c.Culprit >= 0:
		o.Link = Halted
	case c.Void:
		o.Link = Absent
	case c.Pending:
		o.Link = Unconfirmed
	default:
		b.tie(o, c)
	}
}

// tie ties an order to its whole convoy, as far as nobody disputes who orders
// the fleets.
func (b *Builder) tie(o *Order, c *Convoy) {
	o.Link = Tied
	if c.disputed > 0 {
		o.Link, o.Partner = Unconfirmed, int(c.disputed)-1
	}
}
