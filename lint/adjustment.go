package lint

import (
	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"
)

var adjustmentRules = []*Rule{
	{
		Code: "B602", Name: "not-a-home-center", Severity: Error, Effect: Illegal,
		Check: func(p *Pass) { p.forDefects(reportNotHome, turn.NotHome, turn.NotACenter) },
	},
	{
		Code: "B604", Name: "center-not-owned", Severity: Error, Effect: Illegal,
		Check: func(p *Pass) { p.forDefects(reportNotOwned, turn.NotOwned) },
	},
	{
		Code: "B603", Name: "center-occupied", Severity: Error, Effect: Illegal,
		Check: func(p *Pass) { p.forDefects(reportOccupied, turn.Occupied) },
	},
	{
		Code: "B605", Name: "fleet-built-inland", Severity: Error, Effect: Illegal, Fixable: true,
		Check: func(p *Pass) { p.forDefects(reportFleetInlandBuilt, turn.FleetInland) },
	},
	{
		Code: "B606", Name: "build-coast-missing", Severity: Error, Effect: Illegal, Fixable: true,
		Check: func(p *Pass) { p.forDefects(reportBuildCoast, turn.BuildCoast) },
	},
	{
		Code: "B608", Name: "built-twice", Severity: Warning, Effect: Ineffective,
		Check: func(p *Pass) { p.forVerb(reportBuiltTwice, grammar.Build) },
	},
	{
		Code: "B609", Name: "removes-nothing", Severity: Error, Effect: Illegal,
		Check: func(p *Pass) {
			p.forDefects(reportNothingToRemove, turn.NothingToRemove)
			p.forVerb(reportRemovedTwice, grammar.Remove)
		},
	},
	{
		Code: "B601", Name: "too-many-builds", Severity: Error, Effect: Illegal,
		Check: func(p *Pass) { p.forDefects(reportTooManyBuilds, turn.TooMany, turn.WrongAdjustment) },
	},
	{
		Code: "B607", Name: "wrong-removal-count", Severity: Error, Effect: Illegal,
		Check: func(p *Pass) {
			p.forDefects(reportTooManyRemovals, turn.TooMany, turn.WrongAdjustment)
			checkTooFewRemovals(p)
		},
	},
	{
		Code: "B610", Name: "build-and-remove", Severity: Error, Effect: Void,
		Check: checkBuildAndRemove,
	},
}

// reportNotHome reports a build outside the power's home centers.
func reportNotHome(p *Pass, o *turn.Order) {
	at := o.Unit.Place.Province
	switch home := p.Turn.Map.Home(at); {
	case o.Defect == turn.NotACenter || o.Power == board.NoPower:
		p.Fault(o, o.DefectAt).Say("no-center", p.Province(at))
	case home != board.NoPower:
		p.Fault(o, o.DefectAt).Say("foreign", p.Province(at), p.Power(o.Power), p.Power(home))
	default:
		p.Fault(o, o.DefectAt, p.Province(at), p.Power(o.Power))
	}
}

// reportNotOwned reports a build in a home center that the power has lost.
func reportNotOwned(p *Pass, o *turn.Order) {
	at := o.Unit.Place.Province
	d := p.Fault(o, o.DefectAt, p.Province(at), p.Power(o.Power))
	if owner, _ := p.Turn.Position.Owner(at); owner != board.NoPower {
		d.Say("owner", p.Province(at), p.Power(o.Power), p.Power(owner))
	}
}

// reportOccupied reports a build where a unit stands.
func reportOccupied(p *Pass, o *turn.Order) {
	at := o.Unit.Place.Province
	d := p.Fault(o, o.DefectAt, p.Province(at))
	if u, _ := p.Turn.Position.At(at); u.Kind != board.NoUnit {
		d.Say("unit", p.Province(at), p.Unit(u.Kind, u.Place))
	}
}

// reportFleetInlandBuilt reports a fleet that is built inland.
func reportFleetInlandBuilt(p *Pass, o *turn.Order) {
	d := p.Fault(o, o.DefectAt, p.Place(o.Unit.Place))
	if kind := o.Syntax.Unit.KindSpan; !kind.Empty() {
		text := p.kindLike(o, kind, board.Army)
		d.Unsafe("fix-army", []any{text}, p.Replace(o, kind, text))
	}
}

// reportBuildCoast reports a fleet that is built in a province with two coasts
// without saying on which.
func reportBuildCoast(p *Pass, o *turn.Order) {
	at, name := o.Unit.Place.Province, &o.Syntax.Unit.Name
	d := p.Fault(o, o.DefectAt, p.Province(at))
	for _, coast := range p.Turn.Map.Coasts(at) {
		text := p.Like(name, board.Place{Province: at, Coast: coast})
		d.Unsafe("fix-coast", []any{text, coastArg(coast)}, p.Replace(o, nameSpan(name), text))
	}
}

// reportBuiltTwice reports a build where another is ordered already.
func reportBuiltTwice(p *Pass, o *turn.Order) {
	if first := p.firstTwin(o); first != nil {
		p.Fault(o, o.Syntax.Span, p.Province(o.Unit.Place.Province)).Relate(p.AtOrder(first), "related-first")
	}
}

// reportRemovedTwice reports the removal of a unit that is removed already.
func reportRemovedTwice(p *Pass, o *turn.Order) {
	if first := p.firstTwin(o); first != nil {
		p.Fault(o, o.Syntax.Span).Say("twice").As(Warning, Ineffective).Relate(p.AtOrder(first), "related-first")
	}
}

// firstTwin returns the earlier possible order to do the same in the same
// province, nil for none.
func (p *Pass) firstTwin(o *turn.Order) *turn.Order {
	if o.Twin < 0 {
		return nil
	}
	if first := p.Order(o.Twin); first.Verb == o.Verb && !first.Illegal() {
		return first
	}
	return nil
}

// reportNothingToRemove reports the removal of a unit that is not there or is
// another power's.
func reportNothingToRemove(p *Pass, o *turn.Order) {
	at := o.Unit.Place.Province
	if u, ok := p.Turn.Position.At(at); ok {
		p.Fault(o, o.DefectAt).Say("foreign", p.Power(u.Power), p.Unit(u.Kind, u.Place))
		return
	}
	p.Fault(o, o.DefectAt, p.Province(at), p.Power(o.Power))
}

// reportTooManyBuilds reports a build that is one too many.
func reportTooManyBuilds(p *Pass, o *turn.Order) {
	if o.Verb != grammar.Build {
		return
	}
	due, _ := p.Turn.Due(o.Power)
	d := p.Fault(o, o.Syntax.Span, p.Power(o.Power), max(due, 0))
	if due < 0 {
		d.Say("removals", p.Power(o.Power), -due)
	}
}

// reportTooManyRemovals reports a removal that is one too many.
func reportTooManyRemovals(p *Pass, o *turn.Order) {
	if o.Verb != grammar.Remove {
		return
	}
	due, _ := p.Turn.Due(o.Power)
	d := p.Fault(o, o.Syntax.Span, p.Power(o.Power), -due)
	if due >= 0 {
		d.Say("builds", p.Power(o.Power), due)
	}
}

// checkTooFewRemovals reports powers whose orders remove fewer units than they
// must, on their last order.
func checkTooFewRemovals(p *Pass) {
	if p.Turn.Phase != i18n.Adjustments {
		return
	}
	for w := range p.Turn.Map.Powers() {
		due, known := p.Turn.Due(w)
		if !known || due >= 0 {
			continue
		}
		removed, last := 0, (*turn.Order)(nil)
		for i := range p.Turn.Orders {
			o := p.Order(i)
			if o.Power != w {
				continue
			}
			last = o
			if o.Verb == grammar.Remove && !o.Illegal() && p.firstTwin(o) == nil {
				removed++
			}
		}
		if last != nil && removed < -due {
			p.FaultAt(p.AtOrder(last)).Say("few", p.Power(w), -due, removed).As(Warning, NoEffect)
		}
	}
}

// checkBuildAndRemove reports powers that both build and remove, where the
// position does not tell which is due: on the first order of the later kind.
func checkBuildAndRemove(p *Pass) {
	if p.Turn.Phase != i18n.Adjustments {
		return
	}
	var first [maxPowers]*turn.Order
	var reported [maxPowers]bool
	for i := range p.Turn.Orders {
		o := p.Order(i)
		if o.Illegal() || o.Verb != grammar.Build && o.Verb != grammar.Remove || int(o.Power) >= maxPowers {
			continue
		}
		if _, known := p.Turn.Due(o.Power); known || o.Power == board.NoPower {
			continue
		}
		switch other := first[o.Power]; {
		case other == nil:
			first[o.Power] = o
			continue
		case other.Verb == o.Verb:
			continue
		case reported[o.Power]:
			p.affect(o)
			continue
		default:
			reported[o.Power] = true
			p.Fault(o, o.Syntax.Span, p.Power(o.Power)).Relate(p.AtOrder(other), "related-other")
		}
	}
	for i := range p.Turn.Orders {
		if o := p.Order(i); int(o.Power) < maxPowers && reported[o.Power] && first[o.Power].Verb == o.Verb && !o.Illegal() {
			p.affect(o)
		}
	}
}

// maxPowers bounds the powers of a map, as turn.PowerSet does.
const maxPowers = 32
