package lint

import (
	"diplo/board"
	"diplo/grammar"
	"diplo/turn"
)

var supportRules = []*Rule{
	{
		Code: "S401", Name: "unmatched-support", Severity: Error, Effect: Void, Fixable: true,
		Example: Example{Complete: true},
		Check:   func(p *Pass) { p.forVerb(reportUnmatched, grammar.Support) },
	},
	{
		Code: "S402", Name: "support-of-mover", Severity: Error, Effect: Void, Fixable: true,
		Check: func(p *Pass) { p.forVerb(reportMovingTarget, grammar.Support) },
	},
	{
		Code: "S403", Name: "out-of-reach", Severity: Error, Effect: Illegal, Fixable: true,
		Check: func(p *Pass) { p.forDefects(reportOutOfReach, turn.OutOfReach) },
	},
	{
		Code: "S404", Name: "self-support", Severity: Error, Effect: Illegal, Fixable: true,
		Check: func(p *Pass) { p.forDefects(reportSelfSupport, turn.SelfSupport) },
	},
	{
		Code: "S405", Name: "against-own-unit", Severity: Warning, Effect: Ineffective,
		Check: func(p *Pass) { p.forVerb(reportAgainstOwnUnit, grammar.Support) },
	},
	{
		Code: "S406", Name: "no-supported-unit", Severity: Error, Effect: Void, Fixable: true,
		Example: Example{Complete: true},
		Check:   func(p *Pass) { p.forVerb(reportNoTarget, grammar.Support) },
	},
	{
		Code: "S407", Name: "coast-in-support", Severity: Note, Effect: NoEffect, Fixable: true,
		Check: func(p *Pass) { p.forVerb(reportCoastInSupport, grammar.Support) },
	},
	{
		Code: "S408", Name: "unconfirmed-support", Severity: Note, Effect: Unconfirmed,
		Check: func(p *Pass) { p.forVerb(reportUnconfirmedSupport, grammar.Support) },
	},
	{
		Code: "S409", Name: "wrong-nationality", Severity: Warning, Effect: NoEffect, Fixable: true,
		Check: checkNationality,
	},
	{
		Code: "S410", Name: "support-of-convoyed-army", Severity: Error, Effect: Void, Fixable: true,
		Example: Example{Rules: "francqueville", Complete: true},
		Check:   func(p *Pass) { p.forVerb(reportConvoyedTarget, grammar.Support) },
	},
	{
		Code: "S411", Name: "support-of-impossible-move", Severity: Error, Effect: Illegal, Fixable: true,
		Check: func(p *Pass) { p.forDefects(reportImpossibleAid, turn.ImpossibleAid) },
	},
}

// reportSelfSupport reports a unit that supports itself, or an attack on the
// province where it stands.
func reportSelfSupport(p *Pass, o *turn.Order) {
	d := p.Fault(o, o.DefectAt, p.Unit(o.Unit.Kind, o.Unit.Place))
	if o.Target.Place.Province != o.Unit.Place.Province {
		d.Say("into", p.Place(o.Unit.Place))
		return
	}
	d.Unsafe("fix-hold", nil, p.Replace(o, rest(o, o.Syntax.Unit.Span.End), p.holdLike(o)))
}

// reportUnconfirmedSupport reports a support of a unit whose power's orders are
// not here.
func reportUnconfirmedSupport(p *Pass, o *turn.Order) {
	if o.Link != turn.Unconfirmed {
		return
	}
	unit := p.Unit(o.Target.Kind, o.Target.Place)
	d := p.Fault(o, o.Syntax.Target.Span)
	if other := p.Partner(o); other != nil { // it is here, and so is another power's
		d.Say("disputed", p.Spell(other)).Relate(p.AtOrder(other), "related-order")
		return
	}
	switch known, moves := o.Target.Power != 0, o.ToName != nil; {
	case moves && known:
		d.Args = []any{unit, p.Place(o.To), p.Power(o.Target.Power)}
	case moves:
		d.Say("somebody", unit, p.Place(o.To))
	case known:
		d.Say("hold", unit, p.Power(o.Target.Power))
	default:
		d.Say("hold-somebody", unit)
	}
}

// reportNoTarget reports a support of a unit that the position does not have.
func reportNoTarget(p *Pass, o *turn.Order) {
	if o.Link != turn.Missing {
		return
	}
	name := &o.Syntax.Target.Name
	d := p.Fault(o, name.Span, p.Place(o.Target.Place))
	for _, q := range p.similar(name) {
		if u, ok := p.Turn.Position.At(q); ok && p.supportable(o, u) {
			text := p.Like(name, board.Place{Province: q})
			d.Unsafe("fix-name", []any{text}, p.Replace(o, nameSpan(name), text))
		}
	}
}

// supportable reports whether o could support the unit u in its place, or into
// where its target goes.
func (p *Pass) supportable(o *turn.Order, u turn.Standing) bool {
	if o.ToName == nil {
		return u.Place.Province != o.Unit.Place.Province && p.Turn.Map.Reaches(o.Unit.Kind, o.Unit.Place, u.Place.Province)
	}
	return p.Turn.Map.Reaches(u.Kind, u.Place, o.To.Province)
}
