package lint

import (
	"slices"
	"strings"

	"diplo/grammar"
)

// The codes of the rules that the Linter reports itself.
const (
	unusedIgnore     = "O109"
	unknownDirective = "O110"
)

// An ignorance is an "ignore" directive with the row that it speaks of.
type ignorance struct {
	at       rowAt
	row      *grammar.Row
	used     []bool // of each of the directive's codes: it silenced something
	silenced bool
}

// rowAt says where a row is: its source and the offset of its first byte.
type rowAt struct{ source, offset int }

// applyDirectives takes out of res what the sheets' own "# diplo: ignore"
// comments silence, and reports the comments that silence nothing or say
// nothing. What is silenced keeps its effect on the verdicts.
func (l *Linter) applyDirectives(res *Result) {
	var all []ignorance
	for s := range res.Turn.Sources {
		rows := res.Turn.Sources[s].Rows
		var next *grammar.Row // the next row with an order
		for i := len(rows) - 1; i >= 0; i-- {
			row := &rows[i]
			if len(row.Orders) > 0 {
				next = row
			}
			if row.Directive.Kind == grammar.Ignore {
				all = append(all, newIgnorance(s, row, next))
			} else if row.Directive.Kind == grammar.UnknownDirective {
				l.report(res, unknownDirective, placeIn(s, row, row.Directive.Span), row.Directive.Span.Of(row.Text))
			}
		}
	}
	if len(all) == 0 {
		return
	}
	silence(res, all)
	for i := range all {
		l.reportIgnorance(res, &all[i])
	}
}

// newIgnorance returns what the directive of a row says: of the row itself
// where that holds more than the comment, or else of the next one with an
// order.
func newIgnorance(source int, row, next *grammar.Row) ignorance {
	x := ignorance{row: row, at: rowAt{source, -1}, used: make([]bool, len(row.Directive.Codes))}
	switch {
	case row.Kind != grammar.Comment:
		x.at.offset = row.Offset
	case next != nil:
		x.at.offset = next.Offset
	}
	return x
}

// silence takes out of res what any of all speaks of.
func silence(res *Result, all []ignorance) {
	byRow := make(map[rowAt][]*ignorance, len(all))
	for i := range all {
		byRow[all[i].at] = append(byRow[all[i].at], &all[i])
	}
	res.Diagnostics = slices.DeleteFunc(res.Diagnostics, func(d Diagnostic) bool {
		hit := false
		for _, x := range byRow[rowAt{d.At.Source, d.At.Offset}] {
			hit = x.silences(d.Rule) || hit
		}
		return hit
	})
}

// silences reports whether x speaks of the rule, and remembers that it did.
func (x *ignorance) silences(r *Rule) bool {
	hit := len(x.used) == 0
	for i, c := range x.row.Directive.Codes {
		if r.matches(c.Code) {
			x.used[i], hit = true, true
		}
	}
	x.silenced = x.silenced || hit
	return hit
}

// reportIgnorance reports codes that are none, and what silences nothing. A
// rule that does not run, or is not to be reported, has nothing to silence:
// then nobody can say that the directive is of no use.
func (l *Linter) reportIgnorance(res *Result, x *ignorance) {
	codes := x.row.Directive.Codes
	if len(codes) == 0 {
		if !x.silenced && !slices.Contains(l.silent, true) {
			l.report(res, unusedIgnore, placeIn(x.at.source, x.row, x.row.Directive.Span)).Say("all").
				Safe("fix", nil, Edit{At: placeIn(x.at.source, x.row, wholeComment(x.row))})
		}
		return
	}
	for i, c := range codes {
		switch at := placeIn(x.at.source, x.row, c.Span); {
		case !Known(c.Code):
			l.report(res, unknownDirective, at).Say("code", c.Code)
		case !x.used[i] && l.runs(c.Code):
			l.report(res, unusedIgnore, at, c.Code).
				Safe("fix", nil, Edit{At: placeIn(x.at.source, x.row, withoutCode(x.row, i))})
		}
	}
}

// placeIn returns the place of a span of a row of a source.
func placeIn(source int, row *grammar.Row, span grammar.Span) Place {
	return Place{Source: source, Offset: row.Offset, Number: row.Number, Text: row.Text, Span: span}
}

// wholeComment returns the span of a row's comment and the blanks in front of
// it.
func wholeComment(row *grammar.Row) grammar.Span {
	span := row.Comment
	span.Start = len(strings.TrimRight(row.Text[:span.Start], " \t"))
	return span
}

// withoutCode returns the span to take out so that the directive of a row no
// longer has its code i: the whole comment where it is the only one.
func withoutCode(row *grammar.Row, i int) grammar.Span {
	codes := row.Directive.Codes
	switch {
	case len(codes) == 1:
		return wholeComment(row)
	case i > 0:
		return grammar.Span{Start: codes[i-1].Span.End, End: codes[i].Span.End}
	}
	return grammar.Span{Start: codes[0].Span.Start, End: codes[1].Span.Start}
}

// runs reports whether any rule that a selector names would be reported.
func (l *Linter) runs(selector string) bool {
	for i, r := range l.run {
		if !l.silent[i] && r.matches(selector) {
			return true
		}
	}
	return false
}

// report adds a fault of the rule with that code, if it is to be reported. More
// may be said of it either way.
func (l *Linter) report(res *Result, code string, at Place, args ...any) *Diagnostic {
	i := slices.IndexFunc(l.run, func(r *Rule) bool { return r.Code == code })
	d := Diagnostic{
		Rule: l.run[i], Severity: l.run[i].Severity, Order: -1, At: at, Key: code + ".message", Args: args,
	}
	if l.silent[i] {
		return &d
	}
	res.Diagnostics = append(res.Diagnostics, d)
	return &res.Diagnostics[len(res.Diagnostics)-1]
}
