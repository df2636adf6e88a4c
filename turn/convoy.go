package turn

import (
	"iter"

	"diplo/board"
	"diplo/grammar"
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
