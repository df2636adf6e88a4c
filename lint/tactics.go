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
		Check: checkSelfStandoff,
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
		Check: checkConvoysAtRisk,
	},
}

// checkSelfStandoff reports moves to where an earlier order of the same power
// moves with equal support.
func checkSelfStandoff(p *Pass) {
	type goal struct {
		power board.Power
		to    board.Province
	}
	first := map[goal]*turn.Order{}
	supports := p.supports()
	for i := range p.Turn.Orders {
		o := p.Order(i)
		if o.Power == board.NoPower || !p.leaves(o) {
			continue
		}
		other := first[goal{o.Power, o.To.Province}]
		if other == nil {
			first[goal{o.Power, o.To.Province}] = o
			continue
		}
		if other.Unit.Place.Province != o.Unit.Place.Province && supports[other.Index] == supports[i] {
			p.Fault(o, o.ToName.Span, p.Spell(other), p.Place(o.To)).Relate(p.AtOrder(other), "related-other")
		}
	}
}

// supports returns for each order how many supports it has that are not void.
func (p *Pass) supports() []int {
	counts := make([]int, len(p.Turn.Orders))
	for i := range p.Turn.Orders {
		if s := p.Order(i); s.Verb == grammar.Support && s.Link == turn.Tied && s.Partner >= 0 && p.Verdict(i).Effect < Void {
			counts[s.Partner]++
		}
	}
	return counts
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

// reportCuttable reports a support that foreign units can cut. An attack from
// the province that the support is directed against cuts nothing.
func reportCuttable(p *Pass, o *turn.Order) {
	if p.Verdict(o.Index).Effect >= Void {
		return
	}
	var foes []any
	for _, u := range p.neighbors(o) {
		if order, ok := p.Turn.At(u.Place.Province); u.Place.Province == o.To.Province || ok && !attacks(order, o) {
			continue
		}
		foes = append(foes, quotedArg{unitArg{p.Turn.Atlas, u.Kind, u.Place}})
	}
	if len(foes) > 0 {
		p.Fault(o, o.Syntax.Span, i18n.All(foes...))
	}
}

// checkConvoysAtRisk reports convoying fleets against which foreign units can
// come together that are stronger than the fleet with its supports; where a
// stand-off breaks a convoy (fr 12), that are as strong.
func checkConvoysAtRisk(p *Pass) {
	var supports []int
	for i := range p.Turn.Orders {
		o := p.Order(i)
		if o.Verb != grammar.Convoy || o.Convoy < 0 || p.Verdict(i).Effect >= Void {
			continue
		}
		if supports == nil {
			supports = p.supports()
		}
		var foes []any
		for _, u := range p.neighbors(o) {
			if order, ok := p.Turn.At(u.Place.Province); !ok || attacks(order, o) || p.aidsAttack(order, o) {
				foes = append(foes, quotedArg{unitArg{p.Turn.Atlas, u.Kind, u.Place}})
			}
		}
		switch strength := 1 + supports[i]; {
		case len(foes) > strength:
			p.Fault(o, o.Syntax.Unit.Span, i18n.All(foes...), supports[i])
		case len(foes) == strength && p.Turn.Rules.StandoffBreaks:
			p.Fault(o, o.Syntax.Unit.Span).Say("broken", i18n.All(foes...), supports[i])
		}
	}
}

// neighbors returns the foreign units that could move to where the unit of an
// order is.
func (p *Pass) neighbors(o *turn.Order) []turn.Standing {
	if o.Power == board.NoPower {
		return nil
	}
	var units []turn.Standing
	for q := range p.Turn.Map.Borders(o.Unit.Place.Province).All() {
		u, ok := p.Turn.Position.At(q)
		if ok && u.Power != o.Power && p.Turn.Map.Reaches(u.Kind, u.Place, o.Unit.Place.Province) {
			units = append(units, u)
		}
	}
	return units
}

// attacks reports whether an order moves to where the unit of another stands.
func attacks(order, o *turn.Order) bool {
	return order.Verb == grammar.Move && order.To.Province == o.Unit.Place.Province
}

// aidsAttack reports whether an order supports an attack on the unit of
// another.
func (p *Pass) aidsAttack(order, o *turn.Order) bool {
	return order.Verb == grammar.Support && order.ToName != nil && order.To.Province == o.Unit.Place.Province &&
		p.Verdict(order.Index).Effect < Void
}
