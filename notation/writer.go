package notation

import (
	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"
)

// A writer writes turns in one notation. It keeps its memory from turn to turn.
type writer struct {
	scribe *scribe
	plans  planner

	turn     *turn.Turn
	out      []byte
	wrote    []int // the orders that were written, as indexes in turn.Orders
	problems []Problem
	failed   int
	lost     bool             // the turn as such cannot be converted
	givers   [256]board.Power // see findGivers
	noted    []bool           // convoys whose chosen chain was noted

	brief     *scribe         // of the same notation with short names; nil until it is needed
	respelled map[int]bool    // orders that brief writes, because others would be read
	misread   map[int]Problem // orders that an earlier round showed to be misread
	documents []Document      // what was written as JSON, a source each
	records   []UnitRecord    // from which those of documents are given out

	items     []item
	lostItems map[lineOf][]string // what partial conversions say of entries that are left out
	left      *grammar.Row        // of the order that was left as a comment last
	heading   heading             // that stands above what comes next
	titled    bool                // the order list must be introduced, because a block stands in front
}

func newWriter(n *Notation, a *turn.Atlas) *writer {
	return &writer{scribe: scribeOf(n, a, false)}
}

func (w *writer) reset(t *turn.Turn) {
	w.turn, w.failed, w.lost = t, 0, false
	w.wrote, w.problems = w.wrote[:0], w.problems[:0]
	w.noted = append(w.noted[:0], make([]bool, len(t.Convoys))...)
	w.documents, w.records = w.documents[:0], w.records[:0]
	w.plans.reset(t)
	w.findGivers()
}

// heading is a power header: a power of the map, or the text of one that is
// none.
type heading struct {
	power board.Power
	text  string
}

func (h heading) none() bool { return h == heading{} }

// headingOf returns the header that a row stands under.
func (w *writer) headingOf(p grammar.Power) heading {
	if power := w.turn.Atlas.Power(p.ID); power != board.NoPower {
		return heading{power: power}
	}
	return heading{text: p.Text}
}

// itemKind is what an item of a sheet is.
type itemKind uint8

const (
	textItem     itemKind = iota // a line that is kept as it is
	turnItem                     // the turn's name
	headingItem                  // a power header that stands alone
	positionItem                 // the blocks of units and centers
	orderItem
)

// item is one line of the sheet to be written.
type item struct {
	kind    itemKind
	row     *grammar.Row
	order   int // index in turn.Orders
	heading heading
	comment string // to stand behind it
	text    string
	rank    int // for sorting, where orders are brought under headers
}

// sheet writes one source. first is the index of its first order, and the
// result the index behind its last.
func (w *writer) sheet(source, first int, p *turn.Position) int {
	if w.scribe.n.document == jsonDocument {
		return w.writeDocument(source, first, p)
	}
	next := w.collect(source, first)
	w.heading, w.titled = heading{}, false
	for i := range w.items {
		w.item(&w.items[i], p)
	}
	return next
}

// collect lays out the lines of a source.
func (w *writer) collect(source, first int) int {
	src := &w.turn.Sources[source]
	w.items = w.items[:0]
	headed, placed := false, false
	for i := range src.Rows {
		row := &src.Rows[i]
		comment := row.Comment.Of(row.Text)
		kept := false // the comment has found its line
		if row.Kind == grammar.Blank || row.Kind == grammar.Comment || row.Kind == grammar.Prose {
			w.items = append(w.items, item{kind: textItem, row: row, text: row.Text})
			if row.Kind == grammar.Prose && row.Heading.ID != 0 && row.HoldsOrders() && w.turn.Atlas.LooksLikeOrder(row.Text) {
				w.noteText(source, row)
			}
			continue
		}
		if row.Kind == grammar.TooLong || row.Kind == grammar.Unreadable {
			w.failRow(source, row)
			w.items = append(w.items, item{kind: textItem, row: row, text: "# " + row.Text}) // for a partial conversion
			continue
		}
		if !row.Line.Turn.IsZero() {
			w.items = append(w.items, item{kind: turnItem, row: row})
			kept = row.Kind == grammar.Header && row.Line.Power.Text == "" && row.Block == grammar.NoBlock
			w.comment(kept, comment)
		}
		if !row.HoldsOrders() || row.Block != grammar.NoBlock && row.Block != grammar.OrdersBlock {
			if !placed {
				w.items = append(w.items, item{kind: positionItem, row: row})
				placed = true
			}
			for _, text := range w.lostItems[lineOf{source, row.Number}] {
				w.items = append(w.items, item{kind: textItem, row: row, text: text}) // for a partial conversion
			}
			if comment != "" {
				w.items = append(w.items, item{kind: textItem, row: row, text: comment})
			}
			continue
		}
		if row.Line.Power.Text != "" {
			headed = true
			if row.Kind == grammar.Header {
				w.items = append(w.items, item{kind: headingItem, row: row, heading: w.headingOf(row.Line.Power)})
				w.comment(!kept, comment)
				kept = true
			}
		}
		headed = headed || row.Heading.Text != ""
		for range row.Orders {
			w.items = append(w.items, item{kind: orderItem, row: row, order: first, heading: w.headingFor(&w.turn.Orders[first], row)})
			first++
		}
		if comment != "" && !kept {
			if len(row.Orders) == 0 {
				w.items = append(w.items, item{kind: textItem, row: row, text: comment})
			} else {
				w.comment(true, comment)
			}
		}
	}
	if !headed && w.scribe.n.heading != noHeading {
		w.group()
	}
	return first
}

// comment hangs a comment on the last item.
func (w *writer) comment(yes bool, text string) {
	if yes {
		w.items[len(w.items)-1].comment = text
	}
}

// headingFor returns the header that an order needs above it.
func (w *writer) headingFor(o *turn.Order, row *grammar.Row) heading {
	switch {
	case row.Heading.Text != "":
		return w.headingOf(row.Heading)
	case o.PowerFrom == turn.PowerWritten, row.Game && o.PowerFrom == turn.PowerPosition:
		return heading{power: o.Power}
	}
	return heading{}
}

// item writes one line.
func (w *writer) item(it *item, p *turn.Position) {
	s := w.scribe
	switch it.kind {
	case textItem:
		w.line(it.text, "")
	case turnItem:
		w.heading = heading{}
		w.line(s.turnName(it.row.Line.Turn, w.turn.Phase), it.comment)
	case positionItem:
		w.out = s.position(w.out, p)
		w.titled = true
	case headingItem:
		w.head(it.heading, it.comment)
	case orderItem:
		w.order(it)
	}
}

// head writes a power header, if the notation has any.
func (w *writer) head(h heading, comment string) {
	w.heading = h
	if w.scribe.n.heading == noHeading {
		if comment != "" {
			w.line(comment, "")
		}
		return
	}
	w.titled = false
	switch {
	case h.power != board.NoPower:
		w.line(w.scribe.heading(h.power), comment)
	default:
		w.line(w.scribe.headed(h.text), comment)
	}
}

// order writes an order under its header.
func (w *writer) order(it *item) {
	o := &w.turn.Orders[it.order]
	if w.refuse(o) {
		w.leave(it, o)
		return
	}
	p, gap := w.phrase(o)
	if gap == NoGap && p.unit.foreign && w.scribe.n.heading == noHeading {
		gap = Nationality
	}
	switch {
	case it.heading == w.heading:
	case it.heading.none(): // nobody's, whoever's stand above
		w.heading, w.titled = heading{}, true
	default:
		w.head(it.heading, "")
	}
	if w.titled {
		w.line(w.scribe.language.Phrase("header.orders"), "")
		w.titled = false
	}
	if gap == NoGap {
		w.out, gap = w.scribeFor(it.order).write(w.out, &p)
	}
	if gap != NoGap {
		w.failGap(o, gap)
		w.leave(it, o)
		return
	}
	w.noteChoice(o, &p)
	w.noteReadings(o)
	w.wrote = append(w.wrote, it.order)
	w.result(o)
	w.line("", it.comment)
}

// scribeFor returns the scribe that writes an order.
func (w *writer) scribeFor(order int) *scribe {
	if w.respelled[order] {
		return w.brief
	}
	return w.scribe
}

// line ends a line.
func (w *writer) line(text, comment string) {
	w.out = append(w.out, text...)
	if comment != "" {
		w.out = append(append(w.out, "  "...), comment...)
	}
	w.out = append(w.out, '\n')
}

// noteChoice notes once for a convoy that its fleets allow another chain.
func (w *writer) noteChoice(o *turn.Order, p *phrase) {
	if o.Convoy < 0 || w.noted[o.Convoy] || !(w.scribe.n.legs || w.scribe.uses[fieldRoute]) {
		return
	}
	plan := w.plans.of(o.Convoy)
	if !plan.choice || len(o.Route) > 0 || len(plan.route) < 2 && !w.scribe.uses[fieldRoute] {
		return
	}
	w.noted[o.Convoy] = true
	names := make([]any, 0, len(plan.route))
	for _, q := range plan.route {
		names = append(names, placeName{w.turn.Atlas, board.Place{Province: q}})
	}
	w.note(o, "chosen", i18n.All(names...))
}
