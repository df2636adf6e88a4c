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
		if culprit := p.sameFault(o); culprit != noOrder {
			d := p.blame(o, culprit, "same")
			if ofRoute(o.Defect) {
				d.As(Note, Illegal)
			}
			continue
		}
		if o.Illegal() {
			continue
		}
		switch culprit, same := p.culprit(o); {
		case culprit == noOrder || culprit == i:
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
	d.culprit = other
	if variant != "" {
		d.Say(variant, d.Args...)
	}
	return d
}

// culprit returns the index of the order that makes a possible order of a
// convoy void, noOrder for none, and whether both have the fault in common.
func (p *Pass) culprit(o *turn.Order) (index int, same bool) {
	if o.Verb == grammar.Convoy {
		if second, ok := p.convoys().second[o.Index]; ok {
			return second, false
		}
		if o.Link == turn.Unconfirmed {
			return noOrder, false
		}
		if stray(o) {
			return p.strayPartner(o), false
		}
	}
	if o.Convoy < 0 || o.Verb == grammar.Convoy && o.Doubled {
		return noOrder, false
	}
	switch f := p.convoys().findings[o.Convoy]; f.trouble {
	case sound, marching, awaited:
		return noOrder, false
	case noArmy:
		return f.at, true
	case destinations:
		return f.at, p.Order(f.at).Verb == grammar.Convoy && endsThere(o)
	case origins:
		return f.at, startsThere(o)
	case backward:
		return f.at, true
	default:
		return f.at, false
	}
}
