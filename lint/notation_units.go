package lint

import (
	"slices"
	"strings"
	"unicode/utf8"

	"diplo/board"
	"diplo/grammar"
	"diplo/turn"
)

// checkMissingLetter reports orders that do not say whether their unit is an
// army or a fleet. A sheet that never does so is written in a notation without
// letters: it is told once. A saved game never does, and is no one's to mend.
func checkMissingLetter(p *Pass) {
	p.forSheets(func(p *Pass, orders []turn.Order) {
		bare := 0
		for i := range orders {
			if withoutLetter(&orders[i]) {
				bare++
			}
		}
		switch {
		case bare == 0 || isGame(&p.Turn.Sources[orders[0].Source]):
		case bare > 1 && bare == len(orders):
			p.reportLetterless(orders)
		default:
			for i := range orders {
				if o := &orders[i]; withoutLetter(o) && !o.Illegal() && !borrowsUnit(o) {
					p.reportMissingLetter(o)
				}
			}
		}
	})
}

func isGame(s *turn.Source) bool {
	return slices.ContainsFunc(s.Rows, func(r grammar.Row) bool { return r.Game })
}

func withoutLetter(o *turn.Order) bool {
	u := &o.Syntax.Unit
	if o.Verb == grammar.Remove || o.Verb == grammar.Disband {
		return false // whatever stands there
	}
	return u.Kind == board.NoUnit && u.KindSpan.Empty() && u.Name.Text != ""
}

// borrowsUnit reports whether an order is a second one for a unit that stands in
// the order in front of it: "Boh R Vie R Tyr".
func borrowsUnit(o *turn.Order) bool { return o.Syntax.Unit.Span.End <= o.Syntax.Span.Start }

func (p *Pass) reportMissingLetter(o *turn.Order) {
	d := p.Fault(o, o.Syntax.Unit.Name.Span, theUnit(o.Unit.Kind), p.Place(o.Unit.Place))
	switch o.Unit.KindFrom {
	case turn.KindTerrain:
		d.Say("terrain", aUnit(o.Unit.Kind))
	case turn.KindUnknown:
		d.Say("unknown")
		return
	}
	edit := p.letterEdit(o)
	d.Safe("fix", []any{p.lang().UnitLetter(o.Unit.Kind)}, edit)
}

// reportLetterless reports the first order of a sheet without any letters.
func (p *Pass) reportLetterless(orders []turn.Order) {
	var edits []Edit
	for i := range orders {
		if o := &orders[i]; o.Unit.Kind != board.NoUnit && !o.Illegal() && !borrowsUnit(o) {
			edits = append(edits, p.letterEdit(o))
		}
	}
	first := &orders[0]
	d := p.Fault(first, first.Syntax.Unit.Name.Span).Say("sheet")
	if len(edits) > 0 {
		d.Safe("fix-sheet", nil, edits...)
	}
}

// letterEdit returns the edit that writes the letter of an order's unit. It
// takes the place of a dash in front of a mere name, because a dash in front of
// a unit removes it.
func (p *Pass) letterEdit(o *turn.Order) Edit {
	letter := p.lang().UnitLetter(o.Unit.Kind) + " "
	at := o.Syntax.Unit.Name.Span.Start
	lead := strings.TrimRight(o.Line.Text[:at], " \t")
	if last, size := utf8.DecodeLastRuneInString(lead); o.Syntax.Verb == grammar.NoVerb && isDash(last) {
		return p.Replace(o, grammar.Span{Start: len(lead) - size, End: at}, letter)
	}
	return p.Insert(o, at, letter)
}

// checkWrongLetter reports units that are of another kind than is written.
// What stands there counts (DATC 4.C.2).
func checkWrongLetter(p *Pass) {
	for i := range p.Turn.Orders {
		o := &p.Turn.Orders[i]
		if o.Illegal() {
			continue
		}
		p.wrongLetter(o, &o.Syntax.Unit, &o.Unit)
		p.wrongLetter(o, &o.Syntax.Target, &o.Target)
	}
}

func (p *Pass) wrongLetter(o *turn.Order, s *grammar.Unit, u *turn.Unit) {
	if !u.Known || u.Actual == board.NoUnit || s.Kind == board.NoUnit || s.Kind == u.Actual {
		return
	}
	text := p.kindLike(o, s.KindSpan, u.Actual)
	p.Fault(o, s.KindSpan, p.Province(u.Place.Province), aUnit(u.Actual)).
		Safe("fix", []any{text}, p.Replace(o, s.KindSpan, text))
}

// checkCoastOnArmy reports coasts of armies, which have none.
func checkCoastOnArmy(p *Pass) {
	for i := range p.Turn.Orders {
		o := &p.Turn.Orders[i]
		if o.Illegal() {
			continue
		}
		var first *grammar.Name
		var edits []Edit
		drop := func(n *grammar.Name, at board.Place) {
			if n.Coast == board.NoCoast {
				return
			}
			if first == nil {
				first = n
			}
			edits = append(edits, p.withoutCoast(o, n, at))
		}
		if o.Unit.Kind == board.Army {
			drop(&o.Syntax.Unit.Name, o.Unit.Place)
		}
		if o.Target.Kind == board.Army && writes(o, &o.Syntax.Target.Name) {
			drop(&o.Syntax.Target.Name, o.Target.Place)
		}
		if o.ToName != nil && mover(o).Kind == board.Army && writes(o, o.ToName) {
			drop(o.ToName, o.To)
		}
		if first != nil {
			p.Fault(o, nameSpan(first), nameSpan(first).Of(o.Line.Text)).Safe("fix", nil, edits...)
		}
	}
}

// withoutCoast returns the edit that takes the coast out of a name.
func (p *Pass) withoutCoast(o *turn.Order, n *grammar.Name, at board.Place) Edit {
	if n.CoastSpan.Empty() { // the name itself says it
		return p.Replace(o, n.Span, p.Like(n, board.Place{Province: at.Province}))
	}
	return p.Replace(o, grammar.Span{Start: n.Span.End, End: n.CoastSpan.End}, "")
}
