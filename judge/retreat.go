package judge

import (
	"cmp"
	"slices"

	"diplo/board"
	"diplo/grammar"
	"diplo/lint"
	"diplo/turn"
)

// An escape is a dislodged unit with what it was ordered to do.
type escape struct {
	unit  turn.Standing
	order *turn.Order // nil where none is followed
	to    board.Place // zero for a disband
}

// retreat resolves a retreat phase. A unit that retreats to where another one
// does, that is ordered to nowhere or to where it may not go, is disbanded.
// Where the position does not say who was dislodged, those are the units that
// retreats and disbands are ordered for.
func (j *Judge) retreat(t *turn.Turn, verdicts []lint.Verdict) {
	out := &j.out
	j.place(t)
	escapes := j.escapes(t, verdicts)
	for i := range escapes {
		x := &escapes[i]
		index := -1
		if x.order != nil {
			index = x.order.Index
		}
		u := unit(&x.unit, index)
		switch clash := j.clash(escapes, i); {
		case x.order == nil:
			out.Removed = append(out.Removed, Removal{u, j.stranded(t, x)})
			out.Silent++
		case x.to.Province == board.NoProvince:
			out.Removed = append(out.Removed, Removal{u, Disbanded})
			out.Orders[index].Succeeds = true
		case len(clash) > 0:
			out.Removed = append(out.Removed, Removal{u, Clashed})
			out.Orders[index].Reason, out.Orders[index].Because = Clashed, clash
		default:
			u.Place = x.to
			out.Units = append(out.Units, u)
			out.Orders[index].Succeeds = true
		}
	}
	j.mergeUnits()
}

// place puts the units of the position on the board.
func (j *Judge) place(t *turn.Turn) {
	for q := range t.Map.Provinces() {
		if u, ok := t.Position.At(q); ok && !t.Rules.Stacks {
			j.out.Units = append(j.out.Units, unit(&u, -1))
		}
	}
	for i := range t.Position.Units {
		if u := &t.Position.Units[i]; t.Rules.Stacks && !u.Dislodged {
			j.out.Units = append(j.out.Units, unit(u, -1))
		}
	}
	j.mergeUnits()
}

// escapes returns the dislodged units in map order.
func (j *Judge) escapes(t *turn.Turn, verdicts []lint.Verdict) []escape {
	var list []escape
	if t.Position.HasDislodged {
		for _, u := range dislodged(t) {
			list = append(list, j.escape(t, verdicts, u))
		}
		return list
	}
	for q := range t.Map.Provinces() {
		if o, ok := t.At(q); ok && verdicts[o.Index].Effect < lint.Void && o.Twin < 0 && !o.Illegal() && !o.Muddled() {
			list = append(list, j.escape(t, verdicts, standing(o)))
		}
	}
	return list
}

// dislodged returns the dislodged units of the position in map order: one in a
// province, unless the rules let several stand together.
func dislodged(t *turn.Turn) []turn.Standing {
	var list []turn.Standing
	for _, u := range t.Position.Units {
		if u.Dislodged {
			list = append(list, u)
		}
	}
	slices.SortStableFunc(list, func(a, b turn.Standing) int {
		return cmp.Or(cmp.Compare(a.Place.Province, b.Place.Province), cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Place.Coast, b.Place.Coast))
	})
	return slices.CompactFunc(list, func(a, b turn.Standing) bool {
		return a.Place.Province == b.Place.Province && (!t.Rules.Stacks || a.Kind == b.Kind && a.Place == b.Place)
	})
}

// escape finds the order of a dislodged unit.
func (j *Judge) escape(t *turn.Turn, verdicts []lint.Verdict, u turn.Standing) escape {
	x := escape{unit: u}
	for i := range t.Orders {
		o := &t.Orders[i]
		followed := !o.Illegal() && !o.Muddled() && o.Twin < 0 && verdicts[i].Effect < lint.Void
		if o.Unit.Place.Province != u.Place.Province || !followed || hostile(o.Power, u.Power) && o.Power != board.NoPower {
			continue
		}
		x.order = o
		if o.Verb == grammar.Retreat {
			x.to = o.To
		}
		return x
	}
	return x
}

// clash returns the orders of the other units that retreat to where one does.
// Units of one power may do so where the rules let them share a province.
func (j *Judge) clash(escapes []escape, i int) []int {
	x := &escapes[i]
	if x.to.Province == board.NoProvince {
		return nil
	}
	var others []int
	for k := range escapes {
		y := &escapes[k]
		if k == i || y.to.Province != x.to.Province ||
			j.out.Turn.Rules.Stacks && !hostile(x.unit.Power, y.unit.Power) {
			continue
		}
		others = append(others, y.order.Index)
	}
	return others
}

// stranded returns why a unit that follows no order is disbanded.
func (j *Judge) stranded(t *turn.Turn, x *escape) Reason {
	taken := t.Position.Contested.With(x.unit.From)
	for _, u := range t.Position.Units {
		if !u.Dislodged {
			taken = taken.With(u.Place.Province)
		}
	}
	if len(refuge(t.Map, unit(&x.unit, -1), taken)) == 0 {
		return NowhereToGo
	}
	return NotOrdered
}
