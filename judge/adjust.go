package judge

import (
	"slices"

	"diplo/board"
	"diplo/grammar"
	"diplo/lint"
	"diplo/turn"
)

// adjust resolves an adjustment phase: builds and removals are made one by one
// as they are possible (DATC 4.D.4 to 4.D.7), and civil disorder removes what
// a power left over.
func (j *Judge) adjust(t *turn.Turn, verdicts []lint.Verdict) {
	out := &j.out
	j.place(t)
	for i := range t.Orders {
		o, r := &t.Orders[i], &out.Orders[i]
		if r.Reason != Fine {
			continue
		}
		switch o.Verb {
		case grammar.Build:
			u := standing(o)
			out.Units = append(out.Units, unit(&u, i))
		case grammar.Remove:
			j.remove(j.find(o), 1, Disbanded, i)
		}
		r.Succeeds = true
	}
	for w := range t.Map.Powers() {
		due, known := t.Due(w)
		if !known {
			continue
		}
		for _, r := range out.Removed {
			if r.Power == w {
				due += r.Count
			}
		}
		for due < 0 {
			i := j.farthest(w)
			if i < 0 {
				break
			}
			n := min(-due, out.Units[i].Count) // those that stand together are equally far
			j.remove(i, n, CivilDisorder, -1)
			out.Silent += n
			due += n
		}
	}
	j.mergeUnits()
}

// find returns the index of the unit that an order removes, -1 where the
// position does not show it.
func (j *Judge) find(o *turn.Order) int {
	for i, u := range j.out.Units {
		if u.Place.Province == o.Unit.Place.Province && u.Order < 0 && !hostile(u.Power, o.Power) &&
			(u.Kind == o.Unit.Kind || o.Unit.Kind == board.NoUnit) {
			return i
		}
	}
	return -1
}

// remove takes n of the units that stand together off the board.
func (j *Judge) remove(i, n int, why Reason, order int) {
	if i < 0 {
		return
	}
	out := &j.out
	u := out.Units[i]
	u.Order, u.Count = order, n
	if out.Units[i].Count -= n; out.Units[i].Count == 0 {
		out.Units = slices.Delete(out.Units, i, i+1)
	}
	out.Removed = append(out.Removed, Removal{u, why})
}
