package notation

import (
	"fmt"
	"slices"
	"strings"

	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"
)

// phases is the form in which phone games save a turn: PHASE, POSITIONS and
// ORDERS, in which every unit goes by its province alone.
var phases = Notation{
	id: "phases", language: "en",
	spelling: godip.spelling, names: godip.names,
	coast: "{place}/{coast}",
	unit:  "{place}", bare: "{place}",
	army: "Army", fleet: "Fleet",
	marks: true,
	orders: [forms]string{
		hold:        "{unit} hold",
		move:        "{unit} move {to}",
		convoyed:    "{unit} move {to} via convoy",
		marched:     "{unit} move {to} via land",
		supportHold: "{unit} support {target}",
		supportMove: "{unit} support {target} move {to}",
		convoy:      "{unit} convoy {target} move {to}",
		retreat:     "{unit} move {to}",
		disband:     "{unit} disband",
		build:       "build {kind} {place}",
		remove:      "remove {unit}",
		waive:       "waive",
	},
	document: gameText,
}

// writeGame appends the turn as one phase of a game.
func (w *writer) writeGame(p *turn.Position) {
	code := phaseCode(w.turn)
	if !w.savable(p, code) {
		return
	}
	header, _ := gameHeader(code)
	header = strings.Replace(header, "Winter", "Fall", 1) // in which these games settle the year
	w.out = append(append(w.out, header...), "\nPOSITIONS\n"...)
	for _, line := range w.positionLines(p) {
		w.out = append(append(w.out, line...), '\n')
	}
	w.out = append(w.out, "ORDERS\n"...)
	for i := range w.turn.Orders {
		w.gameOrder(i)
	}
}

// positionLines returns the lines of a position, sorted by place.
func (w *writer) positionLines(p *turn.Position) []string {
	type entry struct{ place, line string }
	var list []entry
	name := func(id board.Power) string { return w.scribe.headings[id] }
	for i := range p.Units {
		u := &p.Units[i]
		kind := map[board.UnitKind]string{board.Army: "army", board.Fleet: "fleet"}[u.Kind]
		if u.Dislodged {
			kind += "/dislodged"
		}
		at := string(w.scribe.writePlace(nil, u.Place))
		list = append(list, entry{at, fmt.Sprintf("%s: %s %s", name(u.Power), kind, at)})
	}
	for _, c := range p.Centers {
		at := string(w.scribe.writePlace(nil, board.Place{Province: c.Province}))
		list = append(list, entry{at, fmt.Sprintf("%s: supply %s", name(c.Power), at)})
	}
	slices.SortStableFunc(list, func(a, b entry) int { return strings.Compare(a.place, b.place) })
	lines := make([]string, len(list))
	for i, e := range list {
		lines[i] = e.line
	}
	return lines
}

// gameOrder appends an order by itself on a line, without a header.
func (w *writer) gameOrder(index int) {
	o := &w.turn.Orders[index]
	if w.refuse(o) {
		return
	}
	p, gap := w.phrase(o)
	if gap == NoGap {
		w.out, gap = w.scribe.write(w.out, &p)
	}
	if gap != NoGap {
		w.failGap(o, gap)
		return
	}
	w.noteReadings(o)
	w.wrote = append(w.wrote, index)
	w.result(o)
	w.out = append(w.out, '\n')
}

// noteRemarks notes once for each source that its comments and remarks have no
// place in a saved game.
func (w *writer) noteRemarks() {
	for i := range w.turn.Sources {
		for k := range w.turn.Sources[i].Rows {
			row := &w.turn.Sources[i].Rows[k]
			if row.Comment.Empty() && row.Kind != grammar.Prose {
				continue
			}
			w.problems = append(w.problems, Problem{
				Note: true, Source: i, Order: -1, // of the file, not of its first remark
				Message: i18n.Message{Key: "notation.remarks", Args: []any{w.scribe.n.String()}},
			})
			break
		}
	}
}
