package lint

import (
	"strings"

	"diplo/board"
	"diplo/grammar"
	"diplo/turn"
)

// reportUnmatched reports a support of a move that is not ordered, or that does
// not take place. In the second case the fault is the other order's, and this
// one only bears it.
func reportUnmatched(p *Pass, o *turn.Order) {
	unit := p.Unit(o.Target.Kind, o.Target.Place)
	other := p.Partner(o)
	switch {
	case o.Link == turn.Absent && other == nil:
		p.otherMover(p.Fault(o, o.Syntax.Target.Span, unit, p.Place(o.To)), o)
	case o.Link == turn.Absent:
		d := p.Fault(o, o.Syntax.Target.Span).Say("stays", unit, p.Place(o.To), p.Spell(other))
		d.Relate(p.AtOrder(other), "related-order")
		p.supportHold(d, o)
		p.otherMover(d, o)
	case o.Link == turn.Elsewhere:
		p.reportElsewhere(o, other)
	case o.Link == turn.Impossible:
		d := p.Fault(o, o.Syntax.Target.Span).Say("impossible", p.Spell(other)).As(Note, Void)
		d.Relate(p.AtOrder(other), "related-order")
	case o.Link == turn.Halted:
		d := p.Fault(o, o.Syntax.Target.Span).Say("halted", p.Spell(other)).As(Note, Void)
		d.Relate(p.AtOrder(other), "related-order")
	}
}

// reportElsewhere reports a support into a place to which the supported unit
// does not go. The fix supports the move that is ordered.
func (p *Pass) reportElsewhere(o, other *turn.Order) {
	unit := p.Unit(o.Target.Kind, o.Target.Place)
	d := p.Fault(o, nameSpan(o.ToName)).Say("elsewhere", unit, p.Place(o.To), p.Place(other.To))
	d.Relate(p.AtOrder(other), "related-order")
	if p.reaches(o, other.To.Province) {
		text := p.Like(o.ToName, other.To)
		d.Unsafe("fix-destination", []any{text}, p.Replace(o, nameSpan(o.ToName), text))
	}
	p.otherMover(d, o)
}

// otherMover adds the fix that supports the one unit which does go where the
// support says: a neighbor, or the army that the supported fleet carries there.
func (p *Pass) otherMover(d *Diagnostic, o *turn.Order) {
	var found *turn.Unit
	if fleet := p.Partner(o); fleet != nil && fleet.Verb == grammar.Convoy && fleet.To.Province == o.To.Province {
		found = &fleet.Target
	}
	borders := p.Turn.Map.Borders(o.To.Province).Without(o.Target.Place.Province).Without(o.Unit.Place.Province)
	if found != nil {
		borders = borders.Without(found.Place.Province)
	}
	for q := range borders.All() {
		m, ok := p.Turn.At(q)
		if !ok || m.Verb != grammar.Move || m.Illegal() || m.To.Province != o.To.Province {
			continue
		}
		if found != nil {
			return
		}
		found = &m.Unit
	}
	if found != nil {
		p.supportInstead(d, o, found)
	}
}

// supportInstead adds the fix that names another unit to support.
func (p *Pass) supportInstead(d *Diagnostic, o *turn.Order, u *turn.Unit) {
	written := &o.Syntax.Target
	name := p.Like(&written.Name, board.Place{Province: u.Place.Province})
	edits := []Edit{p.Replace(o, nameSpan(&written.Name), name)}
	if u.Kind != o.Target.Kind && !written.KindSpan.Empty() {
		edits = append(edits, p.Replace(o, written.KindSpan, p.kindLike(o, written.KindSpan, u.Kind)))
	}
	d.Unsafe("fix-mover", []any{p.Unit(u.Kind, u.Place)}, edits...)
}

// reaches reports whether o could support into a province.
func (p *Pass) reaches(o *turn.Order, to board.Province) bool {
	return to != o.Unit.Place.Province && p.Turn.Map.Reaches(o.Unit.Kind, o.Unit.Place, to)
}

// supportHold adds the fix that supports a unit where it is.
func (p *Pass) supportHold(d *Diagnostic, o *turn.Order) {
	if p.reaches(o, o.Target.Place.Province) {
		d.Unsafe("fix-hold", nil, p.Replace(o, pathSpan(o), ""))
	}
}

// reportMovingTarget reports a support of a unit in its place that leaves it.
func reportMovingTarget(p *Pass, o *turn.Order) {
	if other := p.Partner(o); o.Link == turn.Moves && !p.countsForNothing(other) {
		p.reportMoving(o, other)
	}
}

// reportConvoyedTarget reports a support of an army in its place that is
// convoyed from it, where the rules give such an army no value (fr 15).
func reportConvoyedTarget(p *Pass, o *turn.Order) {
	if other := p.Partner(o); o.Link == turn.Moves && p.countsForNothing(other) {
		p.reportMoving(o, other)
	}
}

// countsForNothing reports whether the rules give an army no value where it
// starts because it is convoyed.
func (p *Pass) countsForNothing(o *turn.Order) bool { return p.Turn.Rules.ArmyAbsent && o.ByConvoy }

// reportMoving reports a support to hold of a unit whose order is to move. The
// fix supports the move.
func (p *Pass) reportMoving(o, other *turn.Order) {
	unit := p.Unit(o.Target.Kind, o.Target.Place)
	d := p.Fault(o, o.Syntax.Target.Span, unit, p.Place(other.To))
	d.Relate(p.AtOrder(other), "related-order")
	if other.ToName == nil || !p.reaches(o, other.To.Province) {
		return
	}
	text := p.Like(&o.Syntax.Target.Name, board.Place{Province: other.To.Province})
	d.Unsafe("fix-move", []any{text}, p.Replace(o, pathSpan(o), dashOf(other)+text))
}

// dashOf returns the dash of a move with the blanks around it, a plain one
// where it is not written or more than a dash.
func dashOf(move *turn.Order) string {
	gap := grammar.Span{Start: move.Syntax.Unit.Span.End, End: move.ToName.Span.Start}
	if !gap.Empty() {
		if dash := gap.Of(move.Line.Text); strings.Trim(dash, " -–—>→") == "" && strings.TrimSpace(dash) != "" {
			return dash
		}
	}
	return " - "
}

// pathSpan returns what an order says of where its target goes, with the dash.
func pathSpan(o *turn.Order) grammar.Span {
	return rest(o, o.Syntax.Target.Span.End)
}
