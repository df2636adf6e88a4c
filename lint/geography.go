package lint

import (
	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"
)

var geographyRules = []*Rule{
	{
		Code: "G201", Name: "not-adjacent", Severity: Error, Effect: Illegal, Fixable: true,
		Check: func(p *Pass) { p.forDefects(reportNotAdjacent, turn.NotAdjacent) },
	},
	{
		Code: "G202", Name: "army-at-sea", Severity: Error, Effect: Illegal, Fixable: true,
		Check: func(p *Pass) { p.forDefects(reportArmyAtSea, turn.ArmyToSea, turn.UnitAtSea) },
	},
	{
		Code: "G203", Name: "fleet-inland", Severity: Error, Effect: Illegal, Fixable: true,
		Check: func(p *Pass) { p.forDefects(reportFleetInland, turn.FleetToInland, turn.UnitInland) },
	},
	{
		Code: "G204", Name: "coast-missing", Severity: Error, Effect: Illegal, Fixable: true,
		Check: func(p *Pass) { p.forDefects(reportCoastMissing, turn.CoastNeeded) },
	},
	{
		Code: "G205", Name: "coast-inferred", Severity: Note, Effect: NoEffect, Fixable: true,
		Check: checkCoastInferred,
	},
	{
		Code: "G206", Name: "no-such-coast", Severity: Error, Effect: Illegal, Fixable: true,
		Check: func(p *Pass) { p.forDefects(reportNoSuchCoast, turn.NoCoast, turn.UnitNoCoast) },
	},
	{
		Code: "G207", Name: "coast-unreachable", Severity: Error, Effect: Illegal, Fixable: true,
		Check: func(p *Pass) { p.forDefects(reportCoastUnreachable, turn.CoastUnreachable) },
	},
	{
		Code: "G208", Name: "move-to-itself", Severity: Error, Effect: Illegal, Fixable: true,
		Check: func(p *Pass) { p.forDefects(reportToItself, turn.ToItself) },
	},
	{
		Code: "G209", Name: "no-common-coast", Severity: Error, Effect: Illegal, Fixable: true,
		Check: func(p *Pass) { p.forDefects(reportNoCommonCoast, turn.NoCommonCoast) },
	},
}

// reportNotAdjacent reports a move that is too far, with the most helpful of
// what can be said: that a march was insisted on where a convoy would do, that
// the fleet lies on the wrong coast, which neighbor may have been meant, or
// which province lies between.
func reportNotAdjacent(p *Pass, o *turn.Order) {
	from, to := o.Unit.Place, o.To
	d := p.Fault(o, o.DefectAt, p.Place(from), p.Place(to))
	if o.Syntax.Via.Mode == grammar.ViaLand {
		d.Say("land", p.Place(from), p.Place(to))
		d.Unsafe("fix-sea", nil, p.Replace(o, withBlank(o, o.Syntax.Via.Span), ""))
		return
	}
	if from.Coast != board.NoCoast && p.Turn.Map.CanMove(o.Unit.Kind, board.Place{Province: from.Province}, to) {
		d.Say("coast", p.Province(from.Province), p.Place(to), coastArg(from.Coast))
		return
	}
	if meant := p.Meant(o.Unit.Kind, from, o.ToName); len(meant) > 0 {
		d.Say("meant", p.Place(from), p.Place(to), p.anyOf(meant))
		p.suggest(d, o, o.ToName, meant)
		return
	}
	if between := p.between(o.Unit.Kind, from, to); len(between) > 0 && len(between) <= maxMeant {
		d.Say("between", p.Place(from), p.Place(to), p.anyOf(between))
	}
}

// between returns the provinces by way of which a unit gets from one place to
// the other in two moves.
func (p *Pass) between(kind board.UnitKind, from, to board.Place) []board.Place {
	var found []board.Place
	for _, q := range p.Turn.Map.Neighbors(kind, from) {
		if n := len(found); n > 0 && found[n-1].Province == q.Province {
			continue
		}
		if p.Turn.Map.Reaches(kind, q, to.Province) {
			found = append(found, board.Place{Province: q.Province})
		}
	}
	return found
}

// reportArmyAtSea reports an army in the water, or on its way there: there the
// fleet that waits for it may tell where it is going.
func reportArmyAtSea(p *Pass, o *turn.Order) {
	if o.Defect == turn.UnitAtSea {
		d := p.Fault(o, o.DefectAt).Say("at", p.Place(o.Unit.Place))
		p.otherLetter(d, o, board.Fleet)
		return
	}
	d := p.Fault(o, o.DefectAt, p.Place(o.To))
	if fleet := p.ferry(o); fleet != nil {
		d.Say("ferry", p.Place(o.To), p.Spell(fleet))
		d.Relate(p.AtOrder(fleet), "related-ferry", p.Province(fleet.To.Province))
		text := p.Like(o.ToName, board.Place{Province: fleet.To.Province})
		d.Unsafe("fix-name", []any{text}, p.Replace(o, nameSpan(o.ToName), text))
		return
	}
	p.elsewhere(d, o, board.Fleet)
}

// ferry returns the order of a fleet in the sea that an army enters to convoy
// that army on.
func (p *Pass) ferry(o *turn.Order) *turn.Order {
	fleet, ok := p.Turn.At(o.To.Province)
	if !ok || fleet.Verb != grammar.Convoy || fleet.Illegal() || fleet.Target.Place.Province != o.Unit.Place.Province {
		return nil
	}
	return fleet
}

// reportFleetInland reports a fleet in a province without a coast, or on its
// way there.
func reportFleetInland(p *Pass, o *turn.Order) {
	if o.Defect == turn.UnitInland {
		d := p.Fault(o, o.DefectAt).Say("at", p.Place(o.Unit.Place))
		p.otherLetter(d, o, board.Army)
		return
	}
	p.elsewhere(p.Fault(o, o.DefectAt, p.Place(o.To)), o, board.Army)
}

// elsewhere adds what else may have been meant by a move into the wrong
// terrain: a neighbor with a similar name, or a unit of the other kind.
func (p *Pass) elsewhere(d *Diagnostic, o *turn.Order, other board.UnitKind) {
	p.suggest(d, o, o.ToName, p.Meant(o.Unit.Kind, o.Unit.Place, o.ToName))
	if p.Turn.Map.CanMove(other, o.Unit.Place, o.To) {
		p.otherLetter(d, o, other)
	}
}

// otherLetter adds the fix that makes the ordered unit one of the other kind,
// unless the position says which it is.
func (p *Pass) otherLetter(d *Diagnostic, o *turn.Order, kind board.UnitKind) {
	if o.Unit.Known || o.Syntax.Unit.KindSpan.Empty() {
		return
	}
	d.Unsafe("fix-unit", []any{aUnit(kind)}, p.Replace(o, o.Syntax.Unit.KindSpan, p.kindLike(o, o.Syntax.Unit.KindSpan, kind)))
}

// reportCoastMissing reports a fleet that could arrive on two coasts, or that
// is listed without the one where it is. Each coast is a fix.
func reportCoastMissing(p *Pass, o *turn.Order) {
	if listed(o) {
		at, name := o.Unit.Place.Province, &o.Syntax.Unit.Name
		d := p.Fault(o, o.DefectAt).Say("at", p.Province(at))
		for _, c := range p.Turn.Map.Coasts(at) {
			p.nameCoast(d, o, name, board.Place{Province: at, Coast: c})
		}
		return
	}
	d := p.Fault(o, o.DefectAt, p.Province(o.To.Province), p.coastsTo(o))
	p.nameCoastsTo(d, o)
}

// nameCoastsTo adds a fix for each coast on which the order's fleet can arrive.
func (p *Pass) nameCoastsTo(d *Diagnostic, o *turn.Order) {
	for c := range p.Turn.Map.CoastsTo(o.Unit.Place, o.To.Province).All() {
		p.nameCoast(d, o, o.ToName, board.Place{Province: o.To.Province, Coast: c})
	}
}

// nameCoast adds the fix that writes a name with its coast.
func (p *Pass) nameCoast(d *Diagnostic, o *turn.Order, name *grammar.Name, at board.Place) {
	text := p.Like(name, at)
	d.Unsafe("fix-coast", []any{text}, p.Replace(o, nameSpan(name), text))
}

// coastsTo returns the argument that lists the coasts on which an order's fleet
// can arrive.
func (p *Pass) coastsTo(o *turn.Order) any {
	var coasts []any
	for c := range p.Turn.Map.CoastsTo(o.Unit.Place, o.To.Province).All() {
		coasts = append(coasts, coastArg(c))
	}
	return i18n.Any(coasts...)
}

// checkCoastInferred reports fleets whose coast of arrival is not written and
// can only be one.
func checkCoastInferred(p *Pass) {
	for i := range p.Turn.Orders {
		o := &p.Turn.Orders[i]
		if !o.CoastInferred || o.Illegal() {
			continue
		}
		d := p.Fault(o, o.ToName.Span, p.Province(o.To.Province), coastArg(o.To.Coast))
		coast := p.CoastLike(o.ToName, o.To)
		d.Safe("fix-coast", []any{p.Like(o.ToName, o.To)}, p.Insert(o, o.ToName.Span.End, coast))
	}
}

// reportNoSuchCoast reports a coast that the province does not have.
func reportNoSuchCoast(p *Pass, o *turn.Order) {
	name, at := o.ToName, o.To
	own := o.Defect == turn.UnitNoCoast || name == nil // the ordered unit's, such as one to build
	if own {
		name, at = &o.Syntax.Unit.Name, o.Unit.Place
	}
	d := p.Fault(o, o.DefectAt)
	coasts := p.Turn.Map.Coasts(at.Province)
	if len(coasts) == 0 {
		d.Say("none", p.Province(at.Province))
		d.Unsafe("fix-none", nil, p.Replace(o, grammar.Span{Start: name.Span.End, End: nameSpan(name).End}, ""))
		return
	}
	args := make([]any, len(coasts))
	for i, c := range coasts {
		args[i] = coastArg(c)
	}
	d.Args = []any{p.Province(at.Province), coastArg(name.Coast), i18n.All(args...)}
	for _, c := range coasts {
		q := board.Place{Province: at.Province, Coast: c}
		if m := mover(o); own || p.Turn.Map.CanMove(m.Kind, m.Place, q) {
			p.nameCoast(d, o, name, q)
		}
	}
}

// reportCoastUnreachable reports a coast on the wrong side of the destination.
func reportCoastUnreachable(p *Pass, o *turn.Order) {
	d := p.Fault(o, o.DefectAt, p.Place(o.Unit.Place), p.Province(o.To.Province), coastArg(o.To.Coast), p.coastsTo(o))
	p.nameCoastsTo(d, o)
}

// reportToItself reports a move to where the unit stands.
func reportToItself(p *Pass, o *turn.Order) {
	d := p.Fault(o, o.DefectAt, p.Place(o.Unit.Place))
	if o.Verb == grammar.Retreat {
		d.Say("retreat", p.Place(o.Unit.Place))
		return
	}
	p.suggest(d, o, o.ToName, p.Meant(o.Unit.Kind, o.Unit.Place, o.ToName))
	d.Unsafe("fix-hold", nil, p.Replace(o, rest(o, o.Syntax.Unit.Span.End), p.holdLike(o)))
}

// reportNoCommonCoast reports a fleet that would have to go overland.
func reportNoCommonCoast(p *Pass, o *turn.Order) {
	d := p.Fault(o, o.DefectAt, p.Place(o.Unit.Place), p.Place(o.To))
	p.otherLetter(d, o, board.Army)
}
