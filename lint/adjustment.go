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
		Check: checkTooManyBuilds,
	},
	{
		Code: "B607", Name: "wrong-removal-count", Severity: Error, Effect: Illegal,
		Check: checkRemovals,
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
	if o.Twin < 0 || o.Muddled() { // O101 speaks of two powers' orders
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

// checkTooManyBuilds reports builds that are one too many.
func checkTooManyBuilds(p *Pass) {
	if p.Turn.Phase != i18n.Adjustments {
		return
	}
	dues := p.dues()
	p.forDefects(func(p *Pass, o *turn.Order) {
		if o.Verb != grammar.Build {
			return
		}
		due := dues.of(o.Power).units
		d := p.Fault(o, o.Syntax.Span, p.Power(o.Power), max(due, 0))
		if due < 0 {
			d.Say("removals", p.Power(o.Power), -due)
		}
	}, turn.TooMany, turn.WrongAdjustment)
}

// checkRemovals reports removals that are one too many, and powers whose orders
// remove fewer units than they must, on their last order or, where there is
// none, on the header of their sheet. Fewer builds than a power may make are no
// fault: it need not build.
func checkRemovals(p *Pass) {
	if p.Turn.Phase != i18n.Adjustments {
		return
	}
	dues := p.dues()
	var removed [board.MaxPowers + 1]int
	var last [board.MaxPowers + 1]*turn.Order
	for i := range p.Turn.Orders {
		o := p.Order(i)
		last[o.Power] = o
		switch {
		case o.Verb != grammar.Remove:
		case o.Defect == turn.TooMany, o.Defect == turn.WrongAdjustment:
			p.reportRemovalTooMany(o, dues.of(o.Power).units)
		case !o.Illegal() && p.firstTwin(o) == nil:
			removed[o.Power]++
		}
	}
	for w := range p.Turn.Map.Powers() {
		due := dues.of(w)
		done := removed[w]
		if !due.known || done >= -due.units {
			continue
		}
		at := p.atPower(w) // a sheet may order nothing
		if last := last[w]; last != nil {
			at = p.AtOrder(last)
		}
		if at.Source >= 0 {
			p.FaultAt(at).Say("few", p.Power(w), -due.units, done).As(Warning, NoEffect)
		}
	}
}

func (p *Pass) reportRemovalTooMany(o *turn.Order, due int) {
	d := p.Fault(o, o.Syntax.Span, p.Power(o.Power), -due)
	if due >= 0 {
		d.Say("builds", p.Power(o.Power), due)
	}
}

// checkBuildAndRemove reports powers that both build and remove, where the
// position does not tell which is due, on the first order of the later kind.
// None of these orders can be followed.
func checkBuildAndRemove(p *Pass) {
	if p.Turn.Phase != i18n.Adjustments {
		return
	}
	dues := p.dues()
	var first, other [board.MaxPowers + 1]*turn.Order
	adjusts := func(o *turn.Order) bool {
		return !o.Illegal() && (o.Verb == grammar.Build || o.Verb == grammar.Remove) &&
			o.Power != board.NoPower && !dues.of(o.Power).known
	}
	for i := range p.Turn.Orders {
		o := p.Order(i)
		w := o.Power
		switch {
		case !adjusts(o):
		case first[w] == nil:
			first[w] = o
		case other[w] == nil && o.Verb != first[w].Verb:
			other[w] = o
			p.Fault(o, o.Syntax.Span, p.Power(o.Power)).Relate(p.AtOrder(first[w]), "related-other")
		}
	}
	for i := range p.Turn.Orders {
		if o := p.Order(i); adjusts(o) && other[o.Power] != nil {
			p.affect(o)
		}
	}
}

// A due is how many units a power may build, or must remove if it is negative.
type due struct {
	units int
	known bool
}

// dues holds what is due from each power.
type dues [board.MaxPowers + 1]due

func (d *dues) of(w board.Power) due { return d[w] }

// dues counts once what is due from each power.
func (p *Pass) dues() *dues {
	var all dues
	for w := range p.Turn.Map.Powers() {
		all[w].units, all[w].known = p.Turn.Due(w)
	}
	return &all
}
