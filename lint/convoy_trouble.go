package lint

import (
	"diplo/board"
	"diplo/grammar"
	"diplo/turn"
)

// A trouble is why a convoy does not take place, or may not.
type trouble uint8

const (
	sound        trouble = iota
	marching             // the army goes by land
	awaited              // an order that is not here could make it whole
	destinations         // army and fleets name different destinations
	origins              // the fleets name a province that the army does not start from
	gap                  // the fleets make no chain
	noFleet              // nobody is ordered to carry the army
	noArmy               // the army is not ordered to go
	spoiled              // an order with a fault of its own is to blame
)

// forTrouble hands every convoy with the trouble to report, with the order
// that its fault is reported on.
func (p *Pass) forTrouble(report func(*Pass, *turn.Convoy, *turn.Order), t trouble) {
	for i := range p.Turn.Convoys {
		c := &p.Turn.Convoys[i]
		if found, at := p.diagnose(c); found == t && at >= 0 {
			report(p, c, p.Order(at))
		}
	}
}

// diagnose returns what is the trouble with a convoy and the index of the order
// on which that is reported, so that one fault is reported once and every
// other order of the convoy points there; -1 where it is on none.
func (p *Pass) diagnose(c *turn.Convoy) (trouble, int) {
	if c.Army < 0 {
		return p.diagnoseFleets(c)
	}
	switch army := p.Order(c.Army); {
	case !army.ByConvoy:
		return marching, c.Army
	case c.Pending:
		return awaited, c.Army
	case !c.Void:
		return sound, -1
	case len(c.Fleets) == 0:
		return p.diagnoseArmy(c)
	case c.Whole || c.Culprit == c.Army || p.wholeWithBroken(c):
		return spoiled, p.reportedOn(c.Culprit)
	}
	return gap, c.Army
}

// diagnoseArmy is diagnose for an army that no fleet is ordered to carry as it
// goes.
func (p *Pass) diagnoseArmy(c *turn.Convoy) (trouble, int) {
	for i := range p.Turn.Convoys {
		other := &p.Turn.Convoys[i]
		if other.Army >= 0 || other.From != c.From && other.To != c.To {
			continue
		}
		found, at := p.diagnoseFleets(other)
		if found == destinations && other.From == c.From || found == origins && p.stranded(other) == c {
			return spoiled, at
		}
	}
	if i := p.carrierMeant(c); i >= 0 {
		return spoiled, p.reportedOn(i)
	}
	if c.Culprit >= 0 {
		return spoiled, p.reportedOn(c.Culprit)
	}
	return noFleet, c.Army
}

// diagnoseFleets is diagnose for fleets that are ordered to carry an army which
// is not ordered to go so.
func (p *Pass) diagnoseFleets(c *turn.Convoy) (trouble, int) {
	fleet := p.spokesman(c)
	if fleet == nil || fleet.Illegal() {
		return sound, -1 // none but orders that are impossible themselves
	}
	switch fleet.Link {
	case turn.Unconfirmed:
		return awaited, fleet.Index
	case turn.Impossible:
		return spoiled, fleet.Partner
	case turn.Elsewhere:
		army := p.Order(fleet.Partner)
		switch {
		case unread(army):
			return spoiled, army.Index
		case p.outvoted(army, c):
			return destinations, army.Index
		}
		return destinations, p.namesTo(c)
	}
	if i := p.armyMeant(c); i >= 0 {
		return spoiled, i
	}
	if p.stranded(c) != nil {
		return origins, p.namesFrom(c)
	}
	return noArmy, fleet.Index
}

// spokesman returns the fleet whose link to the army says most: one that is
// sure of it before one that is not. It returns nil where there is none.
func (p *Pass) spokesman(c *turn.Convoy) *turn.Order {
	for _, i := range c.Fleets {
		if o := p.Order(i); o.Link != turn.Unconfirmed {
			return o
		}
	}
	if len(c.Fleets) > 0 {
		return p.Order(c.Fleets[0])
	}
	return nil
}

// outvoted reports whether the fleets of a convoy are more likely to name the
// right destination than the army: several name it, they make a chain, and
// nobody carries the army to where it goes.
func (p *Pass) outvoted(army *turn.Order, c *turn.Convoy) bool {
	votes := 0
	for _, i := range c.Fleets {
		if o := p.Order(i); !o.Leg || o.LegTo == c.To {
			votes++
		}
	}
	return votes > 1 && c.Whole && army.Convoy >= 0 && army.ByConvoy &&
		len(p.Turn.Convoys[army.Convoy].Fleets) == 0
}

// namesTo returns the index of the first fleet whose own order names the
// convoy's destination, as in a convoy of legs only the last one does.
func (p *Pass) namesTo(c *turn.Convoy) int {
	for _, i := range c.Fleets {
		if o := p.Order(i); !o.Leg || o.LegTo == c.To {
			return i
		}
	}
	return c.Fleets[0]
}

// namesFrom is namesTo for the convoy's origin.
func (p *Pass) namesFrom(c *turn.Convoy) int {
	for _, i := range c.Fleets {
		if o := p.Order(i); !o.Leg || o.LegFrom == c.From {
			return i
		}
	}
	return c.Fleets[0]
}

// stranded returns the convoy of the one army that goes to the same
// destination from elsewhere, that no fleet is ordered to carry, and that these
// fleets could; nil where there is not exactly one.
func (p *Pass) stranded(c *turn.Convoy) *turn.Convoy {
	var found *turn.Convoy
	for i := range p.Turn.Convoys {
		d := &p.Turn.Convoys[i]
		if d.Army < 0 || d.To != c.To || d.From == c.From || len(d.Fleets)+len(d.Broken) > 0 ||
			!p.Order(d.Army).ByConvoy || !p.Turn.Map.Chain(p.fleetsOf(c), d.From, d.To) {
			continue
		}
		if found != nil {
			return nil
		}
		found = d
	}
	return found
}

// wholeWithBroken reports whether a convoy would be whole if its impossible
// orders were right.
func (p *Pass) wholeWithBroken(c *turn.Convoy) bool {
	fleets := p.fleetsOf(c)
	for _, i := range c.Broken {
		fleets = fleets.With(p.Order(i).Unit.Place.Province)
	}
	return p.Turn.Map.Chain(fleets, c.From, c.To)
}

// armyMeant returns the index of an order that cannot be followed and was meant
// to send the army of a convoy on its way, -1 for none.
func (p *Pass) armyMeant(c *turn.Convoy) int {
	for i := range p.Turn.Orders {
		o := p.Order(i)
		lost := unread(o) && p.means(&o.Syntax.Unit.Name, c.From) ||
			(o.Defect == turn.NoSuchUnit || o.Defect == turn.ForeignUnit) && o.Unit.Place.Province == c.From
		if lost && o.Verb == grammar.Move {
			return i
		}
	}
	return -1
}

// carrierMeant returns the index of an order that cannot be followed and was
// meant to carry the army of a convoy, -1 for none.
func (p *Pass) carrierMeant(c *turn.Convoy) int {
	for i := range p.Turn.Orders {
		o := p.Order(i)
		if o.Verb != grammar.Convoy {
			continue
		}
		if stray(o) && (o.LegFrom == c.From || o.LegTo == c.To) {
			return i
		}
		path := o.Syntax.Path
		if unread(o) && (p.means(&o.Syntax.Target.Name, c.From) ||
			len(path) > 0 && p.means(&path[len(path)-1], c.To)) {
			return i
		}
	}
	return -1
}

// reportedOn returns the index of the order on which the fault of an order of
// a convoy is reported.
func (p *Pass) reportedOn(i int) int {
	if i < 0 {
		return i
	}
	o := p.Order(i)
	if j := p.sameFault(o); j >= 0 {
		return j
	}
	if j := p.strayPartner(o); j >= 0 {
		return j
	}
	if j := p.secondArmy(o); j >= 0 {
		return j
	}
	if o.Illegal() || o.Convoy < 0 || o.Verb != grammar.Convoy || p.Turn.Convoys[o.Convoy].Army >= 0 {
		return i
	}
	if _, at := p.diagnoseFleets(&p.Turn.Convoys[o.Convoy]); at >= 0 {
		return at
	}
	return i
}

// means reports whether a name can mean the province.
func (p *Pass) means(n *grammar.Name, q board.Province) bool {
	for i := range n.Senses {
		if p.Turn.Atlas.Province(n.Senses[i].Place) == q {
			return true
		}
	}
	return false
}

// unread reports whether an order has no one meaning that other orders could be
// compared with.
func unread(o *turn.Order) bool {
	switch o.Defect {
	case turn.Unreadable, turn.UnknownProvince, turn.OffMap, turn.Ambiguous, turn.Conditional, turn.UnclearVerb:
		return true
	}
	return false
}
