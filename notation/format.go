package notation

import (
	"bytes"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"diplo/grammar"
	"diplo/i18n"
	"diplo/rulebook"
	"diplo/turn"
)

// FormatOptions say how a sheet is formatted.
type FormatOptions struct {
	// Notation is the notation to write; nil for the sheet's own, as Detect
	// finds it.
	Notation *Notation
	// Atlas and Rules are those that the sheet is read by; nil for the standard
	// map and rules.
	Atlas *turn.Atlas
	Rules *rulebook.Rulebook
	// Units are the rows of a sheet with a position for turns that have none.
	Units []grammar.Row
	// Parser reads what was written; nil for the shared one.
	Parser *grammar.Parser
	// From and To are the first and the last line that may be changed, 1-based;
	// 0 for all.
	From, To int
}

// Format returns the edits that make a sheet uniform in its own notation and
// language: names, coasts, dashes and letters. See Formatter.Format.
func Format(s *grammar.Sheet, o FormatOptions) []Edit { return NewFormatter(o).Format(s) }

// A Formatter formats sheets. It keeps its memory from sheet to sheet and is
// not for use by several goroutines.
type Formatter struct {
	options FormatOptions
	atlas   *turn.Atlas
	builder *turn.Builder
	scribes []*scribe // by index in all()

	scribe *scribe // of the sheet at hand
	lang   *i18n.Language
	edits  []Edit
	left   int
	out    []byte
	off    bool // behind "# diplo: fmt off"
}

// NewFormatter returns a Formatter.
func NewFormatter(o FormatOptions) *Formatter {
	if o.Atlas == nil {
		o.Atlas = turn.StandardAtlas()
	}
	if o.Parser == nil {
		o.Parser = grammar.Default()
	}
	return &Formatter{
		options: o, atlas: o.Atlas, scribes: make([]*scribe, len(all())),
		builder: turn.NewBuilder(turn.Options{Atlas: o.Atlas, Rules: o.Rules, Units: o.Units}),
	}
}

// Format returns the edits that make a sheet uniform. Each line is changed by
// itself and keeps its place: comments, blank lines, the grouping of orders on
// lines, ditto marks and results stay as they are. A line with an order that
// cannot be read, or that has no one meaning, is left byte for byte, and so is
// what stands behind "# diplo: fmt off". Saved games are left alone. The edits
// are in sorted order and valid until the next Format.
func (f *Formatter) Format(s *grammar.Sheet) []Edit {
	f.edits, f.off, f.left = f.edits[:0], false, 0
	if n := f.options.Notation; n != nil {
		f.use(n)
	} else {
		f.use(f.detect(s.Rows))
	}
	for rows := range turns(s.Rows) {
		f.turn(s, rows)
	}
	f.keepRows(s)
	return f.edits
}

// isUnknown reports whether nobody knows the name of an item.
func isUnknown(item grammar.Order) bool { return len(item.Unit.Name.Senses) == 0 }

// Left returns how many lines of the sheet that was formatted last are left as
// they are because an order or a unit in them cannot be read.
func (f *Formatter) Left() int { return f.left }

// turns yields the rows of a sheet turn by turn. What stands before the first
// header belongs to the first turn.
func turns(rows []grammar.Row) func(func([]grammar.Row) bool) {
	return func(yield func([]grammar.Row) bool) {
		for len(rows) > 0 {
			n := 1
			for n < len(rows) && rows[n].Turn <= max(rows[0].Turn, 1) {
				n++
			}
			if !yield(rows[:n:n]) {
				return
			}
			rows = rows[n:]
		}
	}
}

// use makes a notation that of the sheet at hand.
func (f *Formatter) use(n *Notation) {
	f.scribe = f.in(n)
	f.lang = f.scribe.language
}

// in returns the scribe of a notation.
func (f *Formatter) in(n *Notation) *scribe {
	for i, known := range all() {
		if known != n {
			continue
		}
		if f.scribes[i] == nil {
			f.scribes[i] = scribeOf(n, f.atlas, true)
		}
		return f.scribes[i]
	}
	return scribeOf(n, f.atlas, true)
}

// build resolves the rows of one turn.
func (f *Formatter) build(name string, rows []grammar.Row) *turn.Turn {
	f.builder.Reset()
	f.builder.Add(name, "", rows)
	return f.builder.Build()
}

// turn formats the rows of one turn.
func (f *Formatter) turn(s *grammar.Sheet, rows []grammar.Row) {
	t := f.build(s.Name, rows)
	next := 0
	for i := range rows {
		row := &rows[i]
		first := next
		if row.HoldsOrders() {
			next += len(row.Orders)
		}
		if f.skips(row) {
			continue
		}
		var ok bool
		if row.HoldsOrders() {
			ok = f.orders(t, row, first)
			if !ok && slices.ContainsFunc(t.Orders[first:next], func(o turn.Order) bool { return o.Defect.Unread() }) {
				f.left++
			}
		} else if ok = f.items(row); !ok && slices.ContainsFunc(row.Orders, isUnknown) {
			f.left++
		}
		if ok && string(f.out) != row.Text {
			f.change(s, row)
		}
	}
}

// skips reports whether a row is left as it is.
func (f *Formatter) skips(row *grammar.Row) bool {
	switch row.Directive.Kind {
	case grammar.FormatOff:
		f.off = true
	case grammar.FormatOn:
		f.off = false
	}
	if f.off || row.Game || row.Number < f.options.From || f.options.To > 0 && row.Number > f.options.To {
		return true
	}
	return row.Kind != grammar.Orders && row.Kind != grammar.Header && row.Kind != grammar.Blank
}

// change records the edit that makes a row read as f.out, if that says the same
// as the row. Only what differs is replaced.
func (f *Formatter) change(s *grammar.Sheet, row *grammar.Row) {
	text := string(f.out)
	if row.Kind != grammar.Blank && !sameLine(row.Line, f.options.Parser.Line(text)) {
		return
	}
	old := row.Text
	start := 0
	for start < len(old) && start < len(text) && old[start] == text[start] {
		start++
	}
	for start > 0 && start < len(old) && old[start]&0xc0 == 0x80 { // not inside a letter
		start--
	}
	end := len(old)
	for end > start && len(text) > start && len(text)-len(old)+end > start && old[end-1] == text[len(text)-len(old)+end-1] {
		end--
	}
	for end < len(old) && old[end]&0xc0 == 0x80 {
		end++
	}
	f.edits = append(f.edits, Edit{row.Offset + start, row.Offset + end, text[start : len(text)-len(old)+end]})
}

// orders writes a row of orders, or a header, into f.out. It reports false
// where the row is to be left alone.
func (f *Formatter) orders(t *turn.Turn, row *grammar.Row, first int) bool {
	f.out = f.out[:0]
	at := f.header(row)
	for k := range row.Orders {
		o := &t.Orders[first+k]
		span := o.Syntax.Span
		if span.Start < at {
			return false // orders that share a word: a verb in front of a list
		}
		if next, _ := utf8.DecodeRuneInString(row.Text[span.End:]); unicode.IsLetter(next) || unicode.IsDigit(next) {
			return false // a word that a period alone sets off
		}
		f.gap(row.Text[at:span.Start], k > 0)
		if !f.order(t, o) {
			return false
		}
		at = span.End
	}
	f.rest(row, at)
	return true
}

// order appends an order.
func (f *Formatter) order(t *turn.Turn, o *turn.Order) bool {
	if o.Syntax.Ditto {
		return f.ditto(o)
	}
	p, ok := written(t, o)
	if !ok || o.Illegal() && f.scribe.doubts(o) {
		return false
	}
	return f.scribe.say(&f.out, &p)
}

// ditto appends an order whose target is a ditto mark: its unit is written
// anew, and the rest stays.
func (f *Formatter) ditto(o *turn.Order) bool {
	if o.Defect.Unread() {
		return false
	}
	u, ok := writtenUnit(f.atlas, &o.Syntax.Unit, o.Unit.Place.Province)
	if !ok {
		return false
	}
	span, text := o.Syntax.Unit.Span, o.Line.Text
	if span.Start < o.Syntax.Span.Start || span.End > o.Syntax.Span.End {
		return false
	}
	f.out = append(f.out, text[o.Syntax.Span.Start:span.Start]...)
	var gap Gap
	f.out, gap = f.scribe.writeUnit(f.out, &u, f.scribe.unit, f.scribe.bare)
	f.out = append(f.out, text[span.End:o.Syntax.Span.End]...)
	return gap == NoGap
}

// gap appends what stands between two orders, or in front of the first: a
// separator in one form, anything else as it is.
func (f *Formatter) gap(text string, between bool) {
	if !between {
		f.out = append(f.out, text...)
		return
	}
	f.out = bytes.TrimSuffix(f.out, []byte(".")) // which ends lines, not orders
	switch sep := strings.TrimSpace(text); sep {
	case ",", ";":
		if sep == ";" {
			f.out = append(f.out, f.scribe.gapInFront()...)
		}
		f.out = append(append(f.out, sep...), ' ')
	case "/", "&":
		f.out = append(f.out, " "+sep+" "...)
	default:
		f.out = append(f.out, text...)
	}
}

// rest appends what stands behind the last order: a separator, a result, a
// comment. Blanks at the end of the line go.
func (f *Formatter) rest(row *grammar.Row, at int) {
	text := row.Text[at:]
	more := text
	if row.Comment.Empty() {
		text = strings.TrimRight(text, " \t\u00a0")
	} else {
		more = row.Text[at:row.Comment.Start]
	}
	if len(row.Orders) > 0 && strings.TrimSpace(more) != "" {
		f.out = bytes.TrimSuffix(f.out, []byte("."))
	}
	f.out = append(f.out, text...)
}
