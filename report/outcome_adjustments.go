package report

import (
	"diplo/board"
	"diplo/i18n"
)

// adjustments lists how many supply centers and units each power has before the
// orders of an adjustment phase, and what follows from that.
func (w *outcomeText) adjustments() {
	if w.turn.Phase != i18n.Adjustments {
		return
	}
	headed := false
	for power := range w.turn.Map.Powers() {
		due, known := w.turn.Due(power)
		units := w.unitsOf(power)
		if !known || units == 0 && due == 0 {
			continue
		}
		if !headed {
			w.heading(w.text("resolve.adjustments"))
			headed = true
		}
		key := "resolve.builds"
		if due < 0 {
			key = "resolve.removals"
		}
		w.item(powerName(w.options.Lang, w.turn, power) + w.text("table.colon") + w.text("resolve.centers", units+due) +
			w.text("list.separator") + w.text("resolve.units", units) + w.text("list.separator") + w.text(key, max(due, -due)))
	}
}

// unitsOf counts the units of a power in the turn's position.
func (w *outcomeText) unitsOf(power board.Power) int {
	n := 0
	for i := range w.turn.Position.Units {
		if u := &w.turn.Position.Units[i]; u.Power == power {
			n += u.Count
		}
	}
	return n
}
