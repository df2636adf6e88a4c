package lint

import (
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
	backward             // the fleets name the army's destination as its origin, and the reverse
	gap                  // the fleets make no chain
	noFleet              // nobody is ordered to carry the army
	noArmy               // the army is not ordered to go
	spoiled              // an order with a fault of its own is to blame
)

// A finding is what is the trouble with a convoy, and the index of the order on
// which that is reported, so that one fault is reported once and every other
// order of the convoy points there; noOrder where it is on none.
type finding struct {
	trouble trouble
	at      int
}

// forTrouble hands every convoy with the trouble to report, with the order
// that its fault is reported on.
func (p *Pass) forTrouble(report func(*Pass, *turn.Convoy, *turn.Order), t trouble) {
	for i, f := range p.convoys().findings {
		if f.trouble == t && f.at != noOrder {
			report(p, &p.Turn.Convoys[i], p.Order(f.at))
		}
	}
}

// diagnose finds the trouble with a convoy whose army is ordered to go.
func (p *Pass) diagnose(c *turn.Convoy) finding {
	switch army := p.Order(c.Army); {
	case !army.ByConvoy:
		return finding{marching, c.Army}
	case c.Pending:
		return finding{awaited, c.Army}
	case !c.Void:
		return finding{sound, noOrder}
	case c.Culprit == c.Army:
		return finding{spoiled, c.Army}
	case c.Culprit >= 0 && p.Order(c.Culprit).Link == turn.Backward:
		return finding{spoiled, p.reportedOn(c.Culprit)}
	case len(c.Fleets) == 0:
		return p.diagnoseArmy(c)
	case c.Whole || p.wholeWithBroken(c):
		return finding{spoiled, p.reportedOn(c.Culprit)}
	}
	return finding{gap, c.Army}
}

// diagnoseArmy finds the trouble with an army that no fleet is ordered to carry
// as it goes.
func (p *Pass) diagnoseArmy(c *turn.Convoy) finding {
	if i := p.misled(c); i != noOrder {
		return finding{spoiled, i}
	}
	for _, lost := range [...]int32{p.convoys().lostFrom[c.From], p.convoys().lostTo[c.To]} {
		if lost > 0 {
			return finding{spoiled, p.reportedOn(int(lost) - 1)}
		}
	}
	if c.Culprit >= 0 {
		return finding{spoiled, p.reportedOn(c.Culprit)}
	}
	return finding{noFleet, c.Army}
}

// misled returns the index of an order that is likely to be meant for the army
// of a convoy and names another destination, or another origin; noOrder for
// none.
func (p *Pass) misled(c *turn.Convoy) int {
	for i := range p.Turn.Convoys {
		other := &p.Turn.Convoys[i]
		if other.Army >= 0 || other.From != c.From && other.To != c.To {
			continue
		}
		f := p.convoys().findings[i]
		if f.trouble == destinations && other.From == c.From || f.trouble == origins && p.stranded(other) == c {
			return f.at
		}
	}
	return noOrder
}

// diagnoseFleets finds the trouble with fleets that are ordered to carry an
// army which is not ordered to go so.
func (p *Pass) diagnoseFleets(c *turn.Convoy) finding {
	fleet := p.spokesman(c)
	if fleet == nil || fleet.Illegal() {
		return finding{sound, noOrder} // none but orders that are impossible themselves
	}
	switch fleet.Link {
	case turn.Unconfirmed:
		return finding{awaited, fleet.Index}
	case turn.Impossible:
		return finding{spoiled, fleet.Partner}
	case turn.Backward:
		return finding{backward, fleet.Index}
	case turn.Elsewhere:
		army := p.Order(fleet.Partner)
		switch {
		case army.Defect.Unread():
			return finding{spoiled, army.Index}
		case p.outvoted(army, c):
			return finding{destinations, army.Index}
		}
		return finding{destinations, p.namesTo(c)}
	}
	if lost := p.convoys().lostArmy[c.From]; lost > 0 {
		return finding{spoiled, int(lost) - 1}
	}
	if p.stranded(c) != nil {
		return finding{origins, p.namesFrom(c)}
	}
	return finding{noArmy, fleet.Index}
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
		if endsThere(p.Order(i)) {
			votes++
		}
	}
	return votes > 1 && c.Whole && army.Convoy >= 0 && army.ByConvoy &&
		len(p.Turn.Convoys[army.Convoy].Fleets) == 0
}

// namesTo returns the index of the first fleet whose own order names the
// convoy's destination; one that can carry the army comes first.
func (p *Pass) namesTo(c *turn.Convoy) int { return p.firstFleet(c, endsThere) }

// namesFrom is namesTo for the convoy's origin.
func (p *Pass) namesFrom(c *turn.Convoy) int { return p.firstFleet(c, startsThere) }

func (p *Pass) firstFleet(c *turn.Convoy, names func(*turn.Order) bool) int {
	for _, fleets := range [...][]int{c.Fleets, c.Broken} {
		for _, i := range fleets {
			if names(p.Order(i)) {
				return i
			}
		}
	}
	return c.Fleets[0]
}

// endsThere reports whether a fleet's order itself names the destination of its
// convoy, as in a convoy of legs only the last one does.
func endsThere(o *turn.Order) bool { return !o.Leg || o.LegTo == o.To.Province }

// startsThere is endsThere for the convoy's origin.
func startsThere(o *turn.Order) bool { return !o.Leg || o.LegFrom == o.Target.Place.Province }

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

// reportedOn returns the index of the order on which the fault of an order of
// a convoy is reported.
func (p *Pass) reportedOn(i int) int {
	if i < 0 {
		return noOrder
	}
	o := p.Order(i)
	if o.Verb != grammar.Convoy {
		return i
	}
	if j := p.sameFault(o); j != noOrder {
		return j
	}
	if j := p.strayPartner(o); j != noOrder {
		return j
	}
	if j, ok := p.convoys().second[i]; ok {
		return j
	}
	if o.Illegal() || o.Convoy < 0 || p.Turn.Convoys[o.Convoy].Army >= 0 {
		return i
	}
	if f := p.convoys().findings[o.Convoy]; f.at != noOrder {
		return f.at
	}
	return i
}
