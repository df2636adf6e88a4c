package report

import (
	"fmt"
	"io"
	"strings"

	"diplo/i18n"
	"diplo/lint"
)

// concise writes one line a diagnostic: file:line:column: code message.
type concise struct {
	out  io.Writer
	lang *i18n.Language
}

func newConcise(w io.Writer, o Options) Writer { return &concise{w, o.Lang} }

func (w *concise) Turn(r *lint.Result) error {
	for i := range r.Diagnostics {
		d := &r.Diagnostics[i]
		from, _ := d.At.Range()
		_, err := fmt.Fprintf(w.out, "%s:%d:%d: %s %s\n",
			file(r.Turn, d.At.Source), from.Line, from.Column, d.Rule.Code, oneLine(message(w.lang, d)))
		if err != nil {
			return err
		}
	}
	return nil
}

func (w *concise) Close(Tally) error { return nil }

// oneLine returns text with its line breaks and other control characters as
// blanks, for what quotes a sheet must neither end a line nor steer a terminal.
func oneLine(text string) string { return strings.Map(visible, text) }

// visible returns r, or a blank for a control character, the marks that turn
// the direction of writing among them.
func visible(r rune) rune {
	switch {
	case r < ' ', 0x7f <= r && r < 0xa0, 0x202a <= r && r <= 0x202e, 0x2066 <= r && r <= 0x2069, r == 0x2028, r == 0x2029:
		return ' '
	}
	return r
}
