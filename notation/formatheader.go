package notation

import (
	"strings"

	"diplo/grammar"
	"diplo/i18n"
)

// header appends what stands in front of a row's orders, with the names of the
// turn and the power in one form, and returns where the rest begins.
func (f *Formatter) header(row *grammar.Row) int {
	at := 0
	if row.Kind == grammar.Blank {
		return len(row.Text)
	}
	if span := row.Line.Turn.Span; !span.Empty() {
		f.out = append(f.out, row.Text[at:span.Start]...)
		f.out = append(f.out, f.turnName(row)...)
		at = span.End
	}
	if row.Line.Power.Text == "" || row.Line.Power.Span.Start < at {
		return at
	}
	span := row.Line.Power.Span
	f.out = append(f.out, row.Text[at:span.Start]...)
	name := f.powerName(row.Line.Power)
	end := len(row.Text)
	if len(row.Orders) > 0 {
		end = row.Orders[0].Span.Start
	} else if !row.Comment.Empty() {
		end = row.Comment.Start
	}
	end = max(end, span.End)
	// A plain header gets the colon of its language; one with more in it, such
	// as a player's name, and one that names no power, keeps what it has.
	if rest := strings.TrimSpace(row.Text[span.End:end]); rest != "" && rest != ":" || row.Block != grammar.NoBlock || !row.Line.Turn.IsZero() || row.Line.Power.ID == 0 {
		f.out = append(f.out, name...)
		return span.End
	}
	f.out = append(f.out, strings.Replace(f.lang.Phrase("header.power"), "{power}", name, 1)...)
	switch {
	case len(row.Orders) > 0:
		f.out = append(f.out, ' ')
		return end
	case !row.Comment.Empty():
		f.out = append(f.out, row.Text[span.End+len(strings.TrimRight(row.Text[span.End:end], " \t\u00a0\u202f")):end]...)
	}
	return end
}

// powerName returns a header's power as its language spells it: only a name
// that is spelled in full is changed, to another one of the same letters.
// Capitals stay where the notation writes headers so, because the language of
// programs is also the style of many players.
func (f *Formatter) powerName(p grammar.Power) string {
	folded := i18n.Fold(p.Text)
	for _, l := range f.atlas.Lexicon.Languages() {
		if name := l.PowerName(p.ID); name != "" && i18n.Fold(name) == folded {
			if f.scribe.n.heading == powerUpper && p.Text == strings.ToUpper(p.Text) {
				return strings.ToUpper(name)
			}
			return name
		}
	}
	return p.Text
}

// turnName returns the turn of a header in one form: words in the language of
// the line, or a code in capitals. A name with more in it stays as it is.
func (f *Formatter) turnName(row *grammar.Row) string {
	name := row.Line.Turn
	text := name.Span.Of(row.Text)
	if !strings.ContainsAny(text, " \t\u00a0\u202f") {
		if strings.ContainsAny(text, "'’-/") || !strings.ContainsAny(text, "0123456789") {
			return text
		}
		return strings.ToUpper(text)
	}
	if strings.ContainsAny(text, "#(:-") || name.Year == 0 || name.Season == i18n.NoSeason {
		return text
	}
	for _, l := range f.atlas.Lexicon.Languages() {
		if strings.Contains(i18n.Fold(text), i18n.Fold(l.SeasonName(name.Season))) {
			s := scribe{n: f.scribe.n, language: l}
			return s.turnWords(name)
		}
	}
	return text
}
