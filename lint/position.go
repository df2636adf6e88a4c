package lint

import (
	"strings"
	"unicode/utf8"
)

// A Position is a place in a file as people and editors count: lines and
// columns from 1, a column being a Unicode code point (a tab is one).
type Position struct{ Line, Column int }

// Range returns where p begins and where it ends. The end is exclusive, so that
// an empty place begins and ends at one position. A place in an order that was
// wrapped may end lines below where it begins.
func (p Place) Range() (from, to Position) {
	from = advance(Position{p.Number, 1}, p.Text[:p.Span.Start])
	return from, advance(from, p.Text[p.Span.Start:max(p.Span.Start, p.Span.End)])
}

// Extent returns the place's range of bytes, 0-based and half-open, in the
// sheet's decoded text.
func (p Place) Extent() (start, end int) {
	return p.Offset + p.Span.Start, p.Offset + max(p.Span.Start, p.Span.End)
}

// advance returns the position behind text that begins at at.
func advance(at Position, text string) Position {
	for {
		i := strings.IndexAny(text, "\r\n")
		if i < 0 {
			at.Column += utf8.RuneCountInString(text)
			return at
		}
		at.Line++
		at.Column = 1
		if strings.HasPrefix(text[i:], "\r\n") {
			i++
		}
		text = text[i+1:]
	}
}
