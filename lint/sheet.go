package lint

import (
	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"
)

var sheetRules = []*Rule{
	{
		Code: "O101", Name: "duplicate-order", Severity: Error, Effect: Void, Fixable: true,
		Check: checkDuplicates,
	},
	{
		Code: "O102", Name: "no-such-unit", Severity: Error, Effect: Illegal, Fixable: true,
		Check: func(p *Pass) { p.forDefects(reportNoSuchUnit, turn.NoSuchUnit) },
	},
	{
		Code: "O103", Name: "foreign-unit", Severity: Error, Effect: Illegal,
		Check: func(p *Pass) { p.forDefects(reportForeignUnit, turn.ForeignUnit) },
	},
	{
		Code: "O104", Name: "unit-without-order", Severity: Warning,
		Check: checkUnitsWithoutOrder,
	},
	{
		Code: "O105", Name: "wrong-phase", Severity: Error, Effect: Illegal,
		Check: func(p *Pass) { p.forDefects(reportWrongPhase, turn.WrongPhase) },
	},
	{
		Code: "O106", Name: "mixed-turns", Severity: Warning,
		Check: checkMixedTurns,
	},
	{
		Code: "O107", Name: "order-without-power", Severity: Warning,
		Check: checkOrdersWithoutPower,
	},
	{
		Code: "O108", Name: "empty-sheet", Severity: Note,
		Check: checkEmptySheet,
	},
	{
		Code: "O111", Name: "impossible-position", Severity: Error,
		Check: func(p *Pass) {
			p.forDefects(reportImpossiblePosition, turn.Crowded, turn.OwnedTwice, turn.Repeated, turn.NoCenter)
		},
	},
	{Code: unusedIgnore, Name: "unused-ignore", Severity: Warning, Fixable: true},
	{Code: unknownDirective, Name: "unknown-directive", Severity: Warning},
}

// reportNoSuchUnit says where the unit that was meant may be: next to where it
// is looked for.
func reportNoSuchUnit(p *Pass, o *turn.Order) {
	at := o.Unit.Place.Province
	near := p.unitsNear(o)
	d := p.Fault(o, o.DefectAt, p.Province(at))
	switch {
	case len(near) > 0:
		d.Say("near", p.Province(at), p.anyOf(near))
	case p.Turn.Position.Opening:
		d.Say("opening", p.Province(at))
	}
	p.suggest(d, o, &o.Syntax.Unit.Name, near)
}

// unitsNear returns up to maxMeant places next to the one where an order looks
// for a unit in vain, in which units of its power stand that have no order of
// their own and could follow this one.
func (p *Pass) unitsNear(o *turn.Order) []board.Place {
	if o.Power == board.NoPower {
		return nil
	}
	var near []board.Place
	for q := range p.Turn.Map.Borders(o.Unit.Place.Province).All() {
		u, ok := p.Turn.Position.At(q)
		_, ordered := p.Turn.At(q)
		if ok && u.Power == o.Power && !ordered && p.couldFollow(&u, o) && len(near) < maxMeant {
			near = append(near, u.Place)
		}
	}
	return near
}

// couldFollow reports whether a unit reaches where an order moves or supports.
func (p *Pass) couldFollow(u *turn.Standing, o *turn.Order) bool {
	switch {
	case o.ToName != nil && o.Verb != grammar.Convoy:
		return p.Turn.Map.Reaches(u.Kind, u.Place, o.To.Province)
	case o.Verb == grammar.Support:
		return p.Turn.Map.Reaches(u.Kind, u.Place, o.Target.Place.Province)
	}
	return o.Verb != grammar.Convoy || u.Kind == board.Fleet
}

func reportForeignUnit(p *Pass, o *turn.Order) {
	owner := o.Unit.Owner
	if owner == board.NoPower {
		owner = p.Turn.Atlas.Power(o.Syntax.Unit.Power.ID)
	}
	p.Fault(o, o.DefectAt, theUnit(o.Unit.Kind), p.Province(o.Unit.Place.Province),
		p.Adjective(owner, i18n.Feminine), p.Adjective(o.Power, i18n.Feminine))
}

// reportWrongPhase names what is ordered and the phase in which it is.
func reportWrongPhase(p *Pass, o *turn.Order) {
	p.Fault(o, o.DefectAt,
		i18n.Message{Key: "O105.a-" + o.Verb.String()},
		i18n.Message{Key: "O105.in-" + p.Turn.Phase.String()})
}

// checkOrdersWithoutPower reports, once a sheet, orders that nobody gives while
// others have a power.
func checkOrdersWithoutPower(p *Pass) {
	if p.Turn.Given == 0 {
		return
	}
	p.forSheets(func(p *Pass, orders []turn.Order) {
		first, n := -1, 0
		for i := range orders {
			if o := &orders[i]; o.Power == board.NoPower && o.Defect != turn.Unreadable {
				if n++; first < 0 {
					first = i
				}
			}
		}
		if n > 0 {
			p.FaultAt(p.AtOrder(&orders[first]), n)
		}
	})
}

// forSheets hands the orders of each source that has any to visit.
func (p *Pass) forSheets(visit func(*Pass, []turn.Order)) {
	orders := p.Turn.Orders
	for from := 0; from < len(orders); {
		to := from + 1
		for to < len(orders) && orders[to].Source == orders[from].Source {
			to++
		}
		visit(p, orders[from:to])
		from = to
	}
}

// checkEmptySheet reports sheets without orders, but for those that hold a
// position.
func checkEmptySheet(p *Pass) {
	for s := range p.Turn.Sources {
		source := &p.Turn.Sources[s]
		if source.Orders > 0 || holdsPosition(source.Rows) {
			continue
		}
		at := Place{Source: s, Number: 1}
		for i := range source.Rows {
			row := &source.Rows[i]
			if row.Kind == grammar.Header {
				at = p.AtRow(s, row, grammar.Span{End: len(row.Text)})
			}
		}
		p.FaultAt(at)
	}
}

func holdsPosition(rows []grammar.Row) bool {
	for i := range rows {
		if len(rows[i].Orders) > 0 {
			return true
		}
	}
	return false
}
