package grammar

import (
	"slices"
	"strings"
	"unicode"

	"diplo/board"
	"diplo/i18n"
)

// A French sheet may end in "Fin", which names Finland too.

// farewell reads the word that ends a sheet as prose: no order stands below it,
// and no other order of the sheet leaves out the letter of its unit.
func (d *driver) farewell(row *Row) {
	if row.Kind != Orders || d.in != NoBlock && d.in != OrdersBlock {
		return
	}
	if !d.bare && row.Power.Text == "" && row.Line.Turn.IsZero() && d.saysEnd(row.Line) && d.nothingAhead() {
		c := *row.Line
		c.Kind, c.Orders, c.Open, c.dashed = Prose, nil, false, false
		row.Line = &c
		return
	}
	d.bare = d.bare || slices.ContainsFunc(row.Orders, func(o Order) bool { return o.Unit.Kind == board.NoUnit && o.Verb != Waive })
}

// saysEnd reports whether l says nothing but that the sheet ends.
func (d *driver) saysEnd(l *Line) bool {
	if len(l.Orders) != 1 || l.Orders[0].Unit.Kind != board.NoUnit {
		return false
	}
	text := i18n.Fold(strings.TrimFunc(l.Text[:l.Comment.Start], func(r rune) bool { return !unicode.IsLetter(r) }))
	return slices.ContainsFunc(d.parser.readers.lexicon.Languages(), func(lang *i18n.Language) bool {
		return text == i18n.Fold(lang.Phrase("sheet.end"))
	})
}

// nothingAhead reports whether nothing but blank lines, comments and prose is
// left of the sheet.
func (d *driver) nothingAhead() bool {
	for n := range longestList {
		next, ok := d.peekAt(n)
		if !ok {
			return true
		}
		switch next.line.Kind {
		case Blank, Comment, Prose:
		default:
			return false
		}
	}
	return false
}
