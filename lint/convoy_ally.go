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
		switch {
		case o.Verb == grammar.Move && o.Convoy >= 0:
			p.awaitFleets(o, &p.Turn.Convoys[o.Convoy])
		case o.Verb != grammar.Convoy:
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
	waters, powers := p.awaited(c)
	args := []any{p.Province(c.To), p.convoyOrders(waters, c)}
	variant, at := "fleet", o.ToName.Span
	if o.Verb == grammar.Convoy {
		variant, at = "chain", o.Syntax.Target.Span
	}
	if len(powers) > 0 {
		variant += "-power"
		args = append(args, i18n.All(powers...))
	}
	p.Fault(o, at).Say(variant, args...)
}

// awaited returns the waters of a shortest chain that would make a pending
// convoy whole, without those whose fleets are ordered to carry its army, and
// the powers that have fleets there if the position tells all of them.
func (p *Pass) awaited(c *turn.Convoy) (waters []board.Province, powers []any) {
	ours := p.fleetsOf(c)
	chain, _ := p.Turn.Map.Route(ours.Union(p.Turn.Others()), c.From, c.To, nil)
	var named turn.PowerSet
	for _, water := range chain {
		if ours.Has(water) {
			continue
		}
		waters = append(waters, water)
		u, ok := p.Turn.Position.At(water)
		if !ok || u.Power == board.NoPower {
			return waters, nil
		}
		if !named.Has(u.Power) {
			named = named.With(u.Power)
			powers = append(powers, p.Power(u.Power))
		}
	}
	return waters, powers
}

// awaitLeg reports a leg of a convoy whose next or last leg is in a sheet that
// is not here.
func (p *Pass) awaitLeg(o *turn.Order) {
	if o.LegFrom == o.Unit.Place.Province {
		p.Fault(o, o.Syntax.Target.Span).Say("leg-before", p.Province(o.LegFrom))
		return
	}
	p.Fault(o, o.ToName.Span).Say("leg-after", p.Province(o.LegTo))
}
