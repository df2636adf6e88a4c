package lint

import (
	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"
)

// checkUnconfirmedAlly reports orders of convoys that depend on a sheet which
// is not here.
func checkUnconfirmedAlly(p *Pass) {
	for i := range p.Turn.Orders {
		o := p.Order(i)
		if o.Illegal() || o.Link != turn.Unconfirmed || p.Verdict(i).Effect >= Void {
			continue
		}
		if o.Verb == grammar.Support || o.Disputed {
			continue
		}
		if other := p.Partner(o); other != nil && other.Disputed {
			at := o.Syntax.Target.Span
			if o.Verb == grammar.Move {
				at = o.ToName.Span
			}
			p.Fault(o, at).Say("disputed", p.Spell(other)).Relate(p.AtOrder(other), "related-disputed")
			continue
		}
		switch {
		case o.Verb == grammar.Move && o.Convoy >= 0:
			p.awaitFleets(o, &p.Turn.Convoys[o.Convoy])
		case o.Verb != grammar.Convoy || o.Doubled: // of two orders neither is followed
		case o.Convoy < 0:
			p.awaitLeg(o)
		case p.Turn.Convoys[o.Convoy].Army >= 0:
			p.awaitFleets(o, &p.Turn.Convoys[o.Convoy])
		default:
			p.awaitArmy(o, &p.Turn.Convoys[o.Convoy])
		}
	}
}

// awaitArmy reports a fleet whose army is ordered in a sheet that is not here.
func (p *Pass) awaitArmy(o *turn.Order, c *turn.Convoy) {
	d := p.Fault(o, o.Syntax.Target.Span, p.Province(c.From), p.Province(c.To))
	if w := o.Target.Power; w != board.NoPower {
		d.Say("power", p.Province(c.From), p.Province(c.To), p.Power(w))
	}
}

// awaitFleets reports an army, or a fleet that does not carry it all the way,
// whose further fleets are ordered in a sheet that is not here.
func (p *Pass) awaitFleets(o *turn.Order, c *turn.Convoy) {
	at := o.ToName.Span
	if o.Verb == grammar.Convoy {
		at = o.Syntax.Target.Span
	}
	d := p.Fault(o, at)
	if wrong := p.misled(c); wrong != noOrder && len(c.Fleets) == 0 {
		d.Say("unless", p.Spell(p.Order(wrong))).Relate(p.AtOrder(p.Order(wrong)), "related-order")
		return
	}
	variant := "fleet"
	if o.Verb == grammar.Convoy {
		variant = "chain"
	}
	waters, powers := p.awaited(c)
	switch {
	case len(waters) == 0: // legs that do not meet yet
		d.Say("rest", p.Province(c.To))
		return
	case len(waters) > farWaters:
		d.Say("far", p.Province(c.To), len(waters))
		return
	}
	args := []any{p.Province(c.To), p.convoyOrders(waters, c)}
	if len(powers) > 0 {
		variant += "-power"
		args = append(args, i18n.All(powers...))
	}
	d.Say(variant, args...)
}

// farWaters is how many fleets of others an army may wait for before the
// message counts them instead of naming each.
const farWaters = 3

// awaited returns the waters of a shortest chain that would make a pending
// convoy whole, of those that its army names if it can go that way, without those whose fleets are ordered to carry its army, and
// the powers that have fleets there if the position tells all of them.
func (p *Pass) awaited(c *turn.Convoy) (waters []board.Province, powers []any) {
	ours := p.fleetsOf(c)
	for _, leg := range [...]int32{p.convoys().legFrom[c.From], p.convoys().legTo[c.To]} {
		if leg > 0 {
			ours = ours.With(p.Order(int(leg) - 1).Unit.Place.Province)
		}
	}
	others := p.Turn.Others()
	chain, ok := p.Turn.Map.Route(p.namedWaters(c).Intersect(ours.Union(others)), c.From, c.To, nil)
	if !ok {
		chain, ok = p.Turn.Map.Route(ours.Union(others.Intersect(p.Turn.Map.Waters())), c.From, c.To, nil)
	}
	if !ok {
		chain, _ = p.Turn.Map.Route(ours.Union(others), c.From, c.To, nil) // along coasts
	}
	var named turn.PowerSet
	known := true
	for _, water := range chain {
		if ours.Has(water) {
			continue
		}
		waters = append(waters, water)
		u, ok := p.Turn.Position.At(water)
		if known = known && ok && u.Power != board.NoPower; known && !named.Has(u.Power) {
			named = named.With(u.Power)
			powers = append(powers, p.Power(u.Power))
		}
	}
	if !known {
		powers = nil
	}
	return waters, powers
}

// maxLegs bounds how many legs are followed: no way is that long.
const maxLegs = 32

// awaitLeg reports a leg of a convoy whose next or last leg is in a sheet that
// is not here.
func (p *Pass) awaitLeg(o *turn.Order) {
	own := o.Unit.Place.Province
	if o.LegFrom == own && p.convoys().legTo[own] == 0 {
		p.Fault(o, o.Syntax.Target.Span).Say("leg-before", p.Province(own))
		return
	}
	last := o.LegTo
	for range maxLegs {
		next, ok := p.Turn.At(last)
		if !ok || !stray(next) || next.LegFrom != last {
			break
		}
		last = next.LegTo
	}
	p.Fault(o, o.ToName.Span).Say("leg-after", p.Province(last))
}
