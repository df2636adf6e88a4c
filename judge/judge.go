package judge

import (
	"cmp"

	"diplo/grammar"
	"diplo/i18n"
	"diplo/lint"
	"diplo/turn"
)

// A Judge resolves turns. It keeps its memory from turn to turn and is not for
// use by several goroutines.
type Judge struct {
	options Options
	engine  engine
	out     Outcome
	indexes []int   // that the Because of the outcome are cut from
	blamed  []int32 // and its actors and helpers
}

// New returns a Judge.
func New(o Options) *Judge { return &Judge{options: o, engine: engine{options: o}} }

// Resolve resolves a turn: movement, retreats or adjustments, as its phase is.
// Verdicts holds the linter's verdict on each of the turn's orders (lint.Linter,
// Result.Verdicts): an order that is Illegal or Void is not followed. Units of
// the position that no order speaks of hold; without a position, the units are
// those that orders speak of. The outcome is valid until the next Resolve.
func (j *Judge) Resolve(t *turn.Turn, verdicts []lint.Verdict) *Outcome {
	o := &j.out
	*o = Outcome{
		Turn: t, Orders: grown(o.Orders, len(t.Orders)), Units: o.Units[:0], Retreats: o.Retreats[:0],
		Removed: o.Removed[:0], Centers: t.Position.Centers, known: t.Position.Full,
	}
	j.indexes, j.blamed = j.indexes[:0], j.blamed[:0]
	for i := range o.Orders {
		r := &o.Orders[i]
		*r = Result{Reason: unfollowed(&t.Orders[i], verdicts[i].Effect)}
		if r.Reason == Void {
			j.blameOrder(r, culprit(&t.Orders[i], &verdicts[i]))
		}
	}
	for i := range o.Orders { // the first order of a unit does not know the second
		if first := t.Orders[i].Twin; first >= 0 && t.Orders[first].Muddled() && o.Orders[first].Reason == Void && o.Orders[first].Because == nil {
			j.blameOrder(&o.Orders[first], i)
		}
	}
	switch t.Phase {
	case i18n.Retreats:
		j.retreat(t, verdicts)
	case i18n.Adjustments:
		j.adjust(t, verdicts)
	default:
		j.move(t, verdicts)
	}
	for i := range o.Orders {
		if r := &o.Orders[i]; r.Reason == Fine && !r.Succeeds {
			r.Reason = Void // its unit is not there, or not dislodged, or has other orders
		}
	}
	return o
}

// culprit returns the index of the order because of which a possible one is not
// followed, -1 where the fault is its own. Of a convoy only the linter knows at
// which end the fault is.
func culprit(o *turn.Order, v *lint.Verdict) int {
	switch {
	case o.Muddled():
		return o.Twin
	case v.Culprit != nil:
		return v.Culprit.Index
	case o.Convoy >= 0 || o.Verb == grammar.Convoy:
		return -1
	}
	return o.Partner
}

// blameOrder notes the order because of which one is not followed.
func (j *Judge) blameOrder(r *Result, culprit int) {
	if culprit >= 0 {
		j.indexes = append(j.indexes, culprit)
		r.Because = j.indexes[len(j.indexes)-1 : len(j.indexes) : len(j.indexes)]
	}
}

// unfollowed returns why an order is not followed; Fine where it is.
func unfollowed(o *turn.Order, effect lint.Effect) Reason {
	switch {
	case o.Illegal():
		return Illegal
	case o.Muddled():
		return Void
	case effect == lint.Illegal:
		return Illegal
	case effect == lint.Void:
		return Void
	case o.Twin >= 0:
		return Superseded
	}
	return Fine
}

// grown returns s with n elements, of which it keeps the memory.
func grown[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n)
	}
	return s[:n]
}

// unit returns a unit of a position as one of an outcome.
func unit(u *turn.Standing, order int) Unit {
	return Unit{Power: u.Power, Kind: u.Kind, Place: u.Place, Count: max(1, u.Count), Order: order}
}

// compareUnits orders units as an outcome does.
func compareUnits(a, b Unit) int {
	return cmp.Or(
		cmp.Compare(a.Place.Province, b.Place.Province), cmp.Compare(a.Kind, b.Kind),
		cmp.Compare(a.Place.Coast, b.Place.Coast), cmp.Compare(a.Order, b.Order),
	)
}
