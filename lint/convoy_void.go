package lint

import (
	"diplo/grammar"
	"diplo/turn"
)

// checkVoidByPartner reports every order of a convoy that is void because of
// another one, on which the fault has been reported.
func checkVoidByPartner(p *Pass) {
	for i := range p.Turn.Orders {
		o := p.Order(i)
		if p.Verdict(i).Effect >= Void {
			continue
		}
		if culprit := p.sameFault(o); culprit >= 0 {
			p.blame(o, culprit, "same").As(Note, Illegal)
			continue
		}
		if o.Illegal() {
			continue
		}
		switch culprit, same := p.culprit(o); {
		case culprit < 0 || culprit == i:
		case same:
			p.blame(o, culprit, "same")
		case p.Turn.Rules.WholeConvoy:
			p.blame(o, culprit, "whole")
		default:
			p.blame(o, culprit, "")
		}
	}
}

// blame reports that an order is void because of another one.
func (p *Pass) blame(o *turn.Order, culprit int, variant string) *Diagnostic {
	other := p.Order(culprit)
	d := p.Fault(o, o.Syntax.Span, p.Spell(other)).Relate(p.AtOrder(other), "related-culprit")
	if variant != "" {
		d.Say(variant, d.Args...)
	}
	return d
}

// culprit returns the index of the order that makes a possible order of a
// convoy void, -1 for none, and whether both have the fault in common.
func (p *Pass) culprit(o *turn.Order) (index int, same bool) {
	if o.Verb == grammar.Convoy {
		if o.Doubled {
			return p.secondArmy(o), false
		}
		if stray(o) {
			return p.strayPartner(o), false
		}
	}
	if o.Convoy < 0 || o.Verb == grammar.Convoy && o.Link == turn.Unconfirmed {
		return -1, false
	}
	c := &p.Turn.Convoys[o.Convoy]
	switch found, at := p.diagnose(c); found {
	case sound, marching, awaited:
		return -1, false
	case spoiled:
		return at, false
	default:
		return at, c.Army < 0 && at != p.spokesman(c).Partner
	}
}

// secondArmy returns the index of the order by which the fleet of o is also to
// carry another army, -1 for none.
func (p *Pass) secondArmy(o *turn.Order) int {
	for i := range p.Turn.Orders {
		if other := p.Order(i); other.Twin == o.Index && twoArmies(o, other) {
			return i
		}
	}
	return -1
}
