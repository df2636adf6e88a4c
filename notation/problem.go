package notation

import (
	"errors"
	"strings"

	"diplo/board"
	"diplo/fault"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"
)

// A Problem is why an order, or a line, is not converted, or what a reader
// should know of how it was.
type Problem struct {
	// Note says that the order was converted and that this is for information.
	Note bool
	// Source and Number are where it stands: an index in Turn.Sources and the
	// line in the file, 1-based. Order is an index in Turn.Orders, -1 where it
	// is no order.
	Source, Number, Order int
	// Gap is what the notation cannot say; NoGap where the order itself is the
	// matter.
	Gap Gap
	// Message says it all, the order included.
	Message i18n.Message
}

// Localize returns the problem's message in l.
func (p Problem) Localize(l *i18n.Language) string { return p.Message.Localize(l) }

// fail records that an order is not converted.
func (w *writer) fail(o *turn.Order, gap Gap, key string, args ...any) {
	w.failed++
	w.report(o, gap, key, args...)
}

// note records something to be known of an order that is converted.
func (w *writer) note(o *turn.Order, key string, args ...any) {
	w.report(o, NoGap, key, args...)
	w.problems[len(w.problems)-1].Note = true
}

func (w *writer) report(o *turn.Order, gap Gap, key string, args ...any) {
	w.problems = append(w.problems, Problem{
		Source: o.Source, Number: o.Number, Order: o.Index, Gap: gap,
		Message: i18n.Message{Key: "notation." + key, Args: append([]any{o.Text()}, args...)},
	})
}

// failGap records that the notation cannot say an order.
func (w *writer) failGap(o *turn.Order, gap Gap) {
	w.fail(o, gap, "cannot", w.scribe.n.String(), gap.Message())
}

// placeName is an argument that spells a place.
type placeName struct {
	atlas *turn.Atlas
	at    board.Place
}

// Localize returns what l calls the place.
func (p placeName) Localize(l *i18n.Language) string { return p.atlas.SpellPlace(p.at, l) }

// refuse records why an order that has no one meaning is not converted. It
// reports false for all others.
func (w *writer) refuse(o *turn.Order) bool {
	if p, ok := w.misread[o.Index]; ok {
		w.failed++
		w.problems = append(w.problems, p)
		return true
	}
	switch o.Defect {
	case turn.Ambiguous:
		w.refuseReadings(o)
	case turn.Unreadable, turn.UnknownProvince, turn.OffMap:
		w.refuseText(o)
	case turn.Conditional:
		w.fail(o, NoGap, "conditional")
	case turn.Undecided:
		w.fail(o, NoGap, "undecided")
	case turn.UnclearVerb:
		w.fail(o, NoGap, "unclear-verb", o.DefectAt.Of(o.Line.Text))
	default:
		return false
	}
	return true
}

// refuseText records what cannot be read of an order.
func (w *writer) refuseText(o *turn.Order) {
	text := strings.TrimSpace(o.DefectAt.Of(o.Line.Text))
	if text == "" || text == o.Text() {
		w.fail(o, NoGap, "unread-order")
		return
	}
	w.fail(o, NoGap, "unread", text)
}

// refuseReadings records the readings of an ambiguous order.
func (w *writer) refuseReadings(o *turn.Order) {
	for _, r := range o.Readings {
		places := r.Legal
		if len(places) < 2 {
			places = r.All
		}
		if len(places) < 2 {
			continue
		}
		var names []i18n.Localizer
		for _, at := range places {
			names = append(names, placeName{w.turn.Atlas, at})
		}
		w.fail(o, NoGap, "ambiguous", r.Name.Text, i18n.Any(names...))
		return
	}
	w.fail(o, NoGap, "ambiguous-order")
}

// noteReadings notes the names that could mean another place and were read as the
// one under which the order is possible.
func (w *writer) noteReadings(o *turn.Order) {
	for i := range o.Readings {
		r := &o.Readings[i]
		if o.Illegal() || r.Name.Text == "" || !r.Alias && (len(r.All) < 2 || r.IsProper(w.turn.Atlas)) {
			continue
		}
		if r.Alias { // the province has no such coast
			span := grammar.Span{Start: r.Name.Span.Start, End: max(r.Name.Span.End, r.Name.CoastSpan.End)}
			w.noteReading(o, "read-coast", strings.TrimSpace(span.Of(o.Line.Text)), placeName{w.turn.Atlas, r.Chosen})
			continue
		}
		var others []i18n.Localizer
		for _, at := range r.All {
			if at.Province != r.Chosen.Province {
				others = append(others, placeName{w.turn.Atlas, at})
			}
		}
		if len(others) > 0 {
			w.noteReading(o, "read-as", r.Name.Text, placeName{w.turn.Atlas, r.Chosen}, i18n.Any(others...))
		}
	}
}

func (w *writer) noteReading(o *turn.Order, key string, args ...any) {
	w.problems = append(w.problems, Problem{
		Note: true, Source: o.Source, Number: o.Number, Order: o.Index, Message: i18n.Message{Key: "notation." + key, Args: args},
	})
}

// noteText notes that a line which may have been meant as an order is none.
func (w *writer) noteText(source int, row *grammar.Row) {
	w.problems = append(w.problems, Problem{
		Note: true, Source: source, Number: row.Number, Order: -1,
		Message: i18n.Message{Key: "notation.kept-text", Args: []any{strings.TrimSpace(row.Text)}},
	})
}

// failRow records that a line could not be read.
func (w *writer) failRow(source int, row *grammar.Row) {
	w.failed++
	w.problems = append(w.problems, Problem{
		Source: source, Number: row.Number, Order: -1,
		Message: i18n.Message{Key: "notation.unread-line"},
	})
}

// failItems records the entries of blocks that are not in the position.
func (w *writer) failItems() {
	clear(w.lostItems)
	for i := range w.turn.Items {
		x := &w.turn.Items[i]
		if !x.IsLost() || x.Source < 0 {
			continue // of a file of units, which is told elsewhere
		}
		w.failed++
		w.problems = append(w.problems, Problem{
			Source: x.Source, Number: x.Number, Order: -1,
			Message: i18n.Message{Key: "notation.unread-entry", Args: []any{x.Text()}},
		})
		if w.lostItems == nil {
			w.lostItems = map[lineOf][]string{}
		}
		at := lineOf{x.Source, x.Number}
		w.lostItems[at] = append(w.lostItems[at], "# "+x.Text())
	}
}

// lineOf is a line of a source.
type lineOf struct{ source, number int }

// failReading records that what was written cannot be read.
func (w *writer) failReading(err error) {
	var why any = err.Error()
	if e := new(fault.Error); errors.As(err, &e) {
		why = e.Message
	}
	w.failTurn("cannot-turn", why)
	w.problems[len(w.problems)-1].Gap = Misread
}

// failTurn records that a whole turn is not converted.
func (w *writer) failTurn(key string, args ...any) {
	w.failed++
	w.lost = true
	w.problems = append(w.problems, Problem{
		Order: -1, Message: i18n.Message{Key: "notation." + key, Args: append([]any{w.scribe.n.String()}, args...)},
	})
}
