package lint

import (
	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"
)

var tacticsRules = []*Rule{
	{
		Code: "T701", Name: "self-standoff", Severity: Warning, OptIn: true,
		Check: func(p *Pass) { p.forVerb(reportSelfStandoff, grammar.Move) },
	},
	{
		Code: "T702", Name: "blocked-by-own-unit", Severity: Warning, OptIn: true,
		Check: func(p *Pass) { p.forVerb(reportBlocked, grammar.Move) },
	},
	{
		Code: "T703", Name: "cuttable-support", Severity: Warning, OptIn: true,
		Check: func(p *Pass) { p.forVerb(reportCuttable, grammar.Support) },
	},
	{
		Code: "T704", Name: "convoy-at-risk", Severity: Warning, OptIn: true,
		Check: func(p *Pass) { p.forVerb(reportAtRisk, grammar.Convoy) },
	},
}

// reportSelfStandoff reports a move to where an earlier order of the same power
// moves with equal support.
func reportSelfStandoff(p *Pass, o *turn.Order) {
	if !p.leaves(o) || o.Power == board.NoPower {
		return
	}
	for i := range o.Index {
		other := p.Order(i)
		if other.Power == o.Power && other.To.Province == o.To.Province && p.leaves(other) &&
			other.Unit.Place.Province != o.Unit.Place.Province && p.supports(other) == p.supports(o) {
			p.Fault(o, o.ToName.Span, p.Spell(other), p.Place(o.To)).Relate(p.AtOrder(other), "related-other")
			return
		}
	}
}

// supports returns how many supports an order has that are not void.
func (p *Pass) supports(o *turn.Order) int {
	n := 0
	for i := range p.Turn.Orders {
		s := p.Order(i)
		if s.Verb == grammar.Support && s.Link == turn.Tied && s.Partner == o.Index && p.Verdict(i).Effect < Void {
			n++
		}
	}
	return n
}

// reportBlocked reports a move to where a unit of the same power stays.
func reportBlocked(p *Pass, o *turn.Order) {
	if o.Power == board.NoPower || p.Verdict(o.Index).Effect >= Void {
		return
	}
	holder, ok := p.Turn.At(o.To.Province)
	switch {
	case ok && (holder.Power != o.Power || p.leaves(holder)):
	case ok && holder.Verb == grammar.Move:
		p.Fault(o, o.ToName.Span).Say("void", p.Place(o.To), p.Spell(holder)).Relate(p.AtOrder(holder), "related-holder")
	case ok:
		p.Fault(o, o.ToName.Span, p.Place(o.To), p.Spell(holder)).Relate(p.AtOrder(holder), "related-holder")
	default:
		if u, stands := p.Turn.Position.At(o.To.Province); stands && u.Power == o.Power {
			p.Fault(o, o.ToName.Span).Say("silent", p.Place(o.To))
		}
	}
}

// reportCuttable reports a support that foreign units can cut.
func reportCuttable(p *Pass, o *turn.Order) {
	if p.Verdict(o.Index).Effect >= Void {
		return
	}
	if foes := p.attackers(o, o.To.Province); len(foes) > 0 {
		p.Fault(o, o.Syntax.Span, i18n.All(foes...))
	}
}

// reportAtRisk reports a convoying fleet that more foreign units can attack
// than it has to stand against them.
func reportAtRisk(p *Pass, o *turn.Order) {
	if o.Convoy < 0 || p.Verdict(o.Index).Effect >= Void {
		return
	}
	foes, helpers := p.attackers(o, board.NoProvince), p.supports(o)
	enough := helpers + 1 // to dislodge it one must be stronger than itself and its supports
	variant := ""
	if p.Turn.Rules.StandoffBreaks {
		enough, variant = helpers, "broken"
	}
	if len(foes) <= enough {
		return
	}
	d := p.Fault(o, o.Syntax.Unit.Span, i18n.All(foes...), helpers)
	if variant != "" {
		d.Say(variant, d.Args...)
	}
}

// attackers returns the arguments that spell the foreign units which could move
// to where the unit of an order is, except from one province. A unit that is
// ordered here to do something else is none.
func (p *Pass) attackers(o *turn.Order, except board.Province) []any {
	if o.Power == board.NoPower {
		return nil
	}
	var foes []any
	at := o.Unit.Place.Province
	for _, u := range p.Turn.Position.Units {
		from := u.Place.Province
		if u.Power == o.Power || u.Dislodged || from == except || !p.Turn.Map.Reaches(u.Kind, u.Place, at) {
			continue
		}
		if order, ok := p.Turn.At(from); ok && (order.Verb != grammar.Move || order.To.Province != at) {
			continue
		}
		foes = append(foes, p.Unit(u.Kind, u.Place))
	}
	return foes
}
