package notation

import (
	"cmp"
	"slices"
	"strings"

	"diplo/board"
	"diplo/turn"
)

// diplomacy is the form in which the diplomacy package saves a phase of a game:
// JSON with the state, and the orders in its own notation.
var diplomacy = Notation{
	id: "diplomacy", language: "en",
	spelling: python.spelling, coast: python.coast, unit: python.unit,
	army: python.army, fleet: python.fleet, marks: true,
	orders: python.orders, turn: turnCode, heading: powerUpper,
	document: gameJSON,
}

// writeSaved appends the turn as a phase in JSON.
func (w *writer) writeSaved(p *turn.Position) {
	code := phaseCode(w.turn)
	if !w.savable(p, code) {
		return
	}
	s := savedPhase{
		Name:   code,
		State:  savedState{Name: code, Units: map[string][]string{}, Centers: map[string][]string{}},
		Orders: map[string][]string{}, Results: map[string]results{},
	}
	m := w.turn.Map
	for power := range m.Powers() {
		id := m.PowerID(power)
		s.State.Units[id], s.State.Centers[id] = []string{}, []string{}
	}
	for i := range p.Units {
		w.saveUnit(&s.State, p, &p.Units[i])
	}
	for _, c := range p.Centers {
		id := m.PowerID(c.Power)
		s.State.Centers[id] = append(s.State.Centers[id], m.ID(c.Province))
	}
	for _, index := range w.byPower() {
		w.saveOrder(&s, index)
	}
	w.out = append(appendJSON(w.out, &s), '\n')
}

// saveUnit adds a unit to a state; one that is dislodged with the places where
// it may go.
func (w *writer) saveUnit(s *savedState, p *turn.Position, u *turn.Standing) {
	id := w.turn.Map.PowerID(u.Power)
	name := string(w.scribe.standing(nil, u))
	if !u.Dislodged {
		s.Units[id] = append(s.Units[id], name)
		return
	}
	s.Units[id] = append(s.Units[id], "*"+name)
	if s.Retreats == nil {
		s.Retreats = map[string]map[string][]string{}
	}
	if s.Retreats[id] == nil {
		s.Retreats[id] = map[string][]string{}
	}
	open := []string{}
	for _, to := range w.turn.Map.Neighbors(u.Kind, u.Place) {
		if p.Open(u, to.Province) {
			open = append(open, w.turn.Map.PlaceID(to))
		}
	}
	s.Retreats[id][name] = open
}

// byPower returns the indexes of the turn's orders, sorted by the ids of their
// powers.
func (w *writer) byPower() []int {
	orders := make([]int, len(w.turn.Orders))
	for i := range orders {
		orders[i] = i
	}
	id := func(i int) string { return w.turn.Map.PowerID(w.turn.Orders[i].Power) }
	slices.SortStableFunc(orders, func(a, b int) int { return cmp.Compare(id(a), id(b)) })
	return orders
}

// saveOrder adds an order, and what is said of how it ended.
func (w *writer) saveOrder(s *savedPhase, index int) {
	o := &w.turn.Orders[index]
	if w.refuse(o) {
		return
	}
	p, gap := w.phrase(o)
	switch {
	case gap != NoGap:
	case o.Power == board.NoPower:
		gap = UnknownPower
	default:
		var text []byte
		if text, gap = w.scribe.write(nil, &p); gap == NoGap {
			id := w.turn.Map.PowerID(o.Power)
			s.Orders[id] = append(s.Orders[id], string(text))
			w.saveResult(s, o, orderedUnit(string(text)))
			w.noteReadings(o)
			w.wrote = append(w.wrote, index)
			return
		}
	}
	w.failGap(o, gap)
}

// saveResult adds what is said of how an order ended, which a saved game has room
// for once a unit.
func (w *writer) saveResult(s *savedPhase, o *turn.Order, unit string) {
	r := resultOf(o)
	if r == "" {
		return
	}
	if other, taken := s.Results[unit]; taken && other.String() != r {
		w.note(o, "lost-result", w.scribe.n.String(), r)
		return
	}
	s.Results[unit] = strings.Split(r, ", ")
}

// A Frame is what stands around the turns of a notation where several are
// written to one file.
type Frame struct{ Head, Between, Tail string }

// Frame returns what makes one file of several turns of one source, played on m,
// each the Text of a File.
func (n *Notation) Frame(m *board.Map) Frame {
	switch n.document {
	case gameJSON:
		return Frame{string(appendString([]byte(`{"map": `), m.Name())) + `, "phases": [` + "\n", ",\n", "]}\n"}
	case lines:
		return Frame{Between: "\n"}
	}
	return Frame{}
}
