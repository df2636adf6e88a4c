package grammar

import (
	"strings"

	"diplo/i18n"
)

// program is the name by which a comment speaks to diplo.
const program = "diplo"

// readDirective reads l's comment as a directive, if it is one: "# diplo:
// ignore C304 N004", "# diplo : ignorer", "# diplo: fmt off".
func (r *reader) readDirective(l *Line) {
	words := fields{text: l.Text, at: l.Comment.Start}
	if i := strings.IndexByte(l.Comment.Of(l.Text), '#'); i > 0 { // behind a remark: "-- to be sure # diplo: ignore"
		words.at += i
	}
	for words.at < len(l.Text) && (l.Text[words.at] == '#' || l.Text[words.at] == '/') {
		words.at++
	}
	name := words.next()
	if !strings.EqualFold(name.Of(l.Text), program) {
		return
	}
	words.skipBlanks()
	if words.at == len(l.Text) || l.Text[words.at] != ':' {
		return
	}
	words.at++
	verb := words.next()
	d := Directive{Kind: UnknownDirective, Span: Span{name.Start, len(strings.TrimRight(l.Text, " \t\r\n"))}}
	switch w, n := r.lexicon.Match(verb.Of(l.Text)); {
	case n > 0 && n == verb.End-verb.Start && r.entryOf(w).kinds.has(i18n.IgnoreWord):
		d.Kind = Ignore
		for code := words.next(); !code.Empty(); code = words.next() {
			d.Codes = append(d.Codes, DirectiveCode{Span: code, Code: code.Of(l.Text)})
		}
	case strings.EqualFold(verb.Of(l.Text), "fmt"):
		switch state := words.next(); strings.ToLower(state.Of(l.Text)) {
		case "off":
			d.Kind = FormatOff
		case "on":
			d.Kind = FormatOn
		}
	}
	l.Directive = d
}

// fields walks over the words of a comment, which blanks and commas divide.
type fields struct {
	text string
	at   int
}

func (f *fields) skipBlanks() {
	for f.at < len(f.text) && (isBlank(f.text[f.at]) || f.text[f.at] == ',' || strings.HasPrefix(f.text[f.at:], "\u00a0") || strings.HasPrefix(f.text[f.at:], "\u202f")) {
		f.at++
		for f.at < len(f.text) && f.text[f.at]&0xc0 == 0x80 {
			f.at++
		}
	}
}

// next returns the next word, empty at the end.
func (f *fields) next() Span {
	f.skipBlanks()
	start := f.at
	for f.at < len(f.text) && f.text[f.at] != ':' {
		before := f.at
		if f.skipBlanks(); f.at != before {
			return Span{start, before}
		}
		f.at++
	}
	return Span{start, f.at}
}
