package notation

import (
	"slices"

	"diplo/board"
	"diplo/i18n"
	"diplo/turn"
)

// What the two forms of saved games have in common: they hold whole turns.

// savable reports whether a saved game can hold a turn of that code. It records
// why where it cannot.
func (w *writer) savable(p *turn.Position, code string) bool {
	switch {
	case code == "":
		w.failTurn("no-turn")
		return false
	case p.Empty():
		w.failTurn("no-position")
		return false
	}
	gap := NoGap
	for i := range p.Units {
		switch u := &p.Units[i]; {
		case u.Power == board.NoPower:
			gap = UnknownPower
		case u.Count > 1:
			gap = Stack
		}
	}
	if slices.ContainsFunc(p.Centers, func(c turn.Ownership) bool { return c.Power == board.NoPower }) {
		gap = UnknownPower
	}
	if gap == NoGap {
		return true
	}
	w.failTurn("cannot-turn", gap.Message())
	w.problems[len(w.problems)-1].Gap = gap
	return false
}

// noteSources notes that a saved game does not say where attacks came from, nor
// what is contested. The JSON form lists instead where each unit may go.
func (w *writer) noteSources(p *turn.Position) {
	if w.scribe.n.document != gameText || p.Contested == (board.Set{}) && !slices.ContainsFunc(p.Units, func(u turn.Standing) bool { return u.From != board.NoProvince }) {
		return
	}
	w.problems = append(w.problems, Problem{
		Note: true, Order: -1, Message: i18n.Message{Key: "notation.lost-sources", Args: []any{w.scribe.n.String()}},
	})
}

// noteSome notes that a saved game lacks what is not known of some powers.
func (w *writer) noteSome(p *turn.Position) {
	if p.Full && p.FullCenters || p.Empty() {
		return
	}
	w.problems = append(w.problems, Problem{
		Note: true, Order: -1, Message: i18n.Message{Key: "notation.some-powers", Args: []any{w.scribe.n.String()}},
	})
}

// kept returns what is sure to be read back of a position that was written.
func (n *Notation) kept(p *turn.Position) *turn.Position {
	if !n.document.whole() {
		return p
	}
	k := &turn.Position{Units: slices.Clone(p.Units), Centers: p.Centers}
	for i := range k.Units {
		k.Units[i].From = board.NoProvince
	}
	return k
}
