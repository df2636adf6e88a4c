package notation

import (
	"strings"
	"sync"

	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
)

// probe is how many orders show which notation a sheet is in.
const probe = 24

// What an order is worth to a notation that writes it just so, but for case, or
// but for case, accents, blanks and dashes; or that uses the same word for its
// unit or for where this is; and what a header is worth. The order of the weights
// makes formatting come to rest: what a notation has written is never claimed by
// another one.
const (
	exactly   = 16
	butCase   = 8
	sameTitle = 8
	butBlanks = 4
	sameWord  = 1
)

// Detect returns the notation that a sheet is in: the one that writes its first
// orders most like they are written, and of several such the first that is in
// the language of the sheet; en where nothing tells.
func Detect(s *grammar.Sheet, o FormatOptions) *Notation {
	return NewFormatter(o).detect(s.Rows)
}

func (f *Formatter) detect(rows []grammar.Row) *Notation {
	notations := all()
	scores := make([]int, len(notations))
	seen, lang := 0, i18n.Lang(0)
	for part := range turns(rows) {
		t := f.build("", part)
		if lang == 0 {
			lang = t.Lang
		}
		f.weighHeaders(part, scores)
		for i := range t.Orders {
			o := &t.Orders[i]
			p, ok := written(t, o)
			if !ok {
				continue
			}
			text := plainEnd(o.Text())
			plain := folded(text)
			at, kind := folded(o.Syntax.Unit.Name.Text), folded(o.Syntax.Unit.KindSpan.Of(o.Line.Text))
			for k, n := range notations {
				if n.document != lines {
					continue
				}
				q := p
				f.out = f.out[:0]
				worth := 0
				if f.in(n).say(&f.out, &q) {
					worth = likeness(text, plain, plainEnd(string(f.out)))
				}
				foreign := lang != 0 && f.in(n).language.Lang() != lang
				switch {
				case (n.machine || foreign) && worth < exactly:
					worth = 0
				case worth == 0:
					worth = f.in(n).wording(&p.unit, at, kind)
				}
				scores[k] += worth
			}
			if seen++; seen == probe {
				return f.best(notations, scores, lang)
			}
		}
	}
	return f.best(notations, scores, lang)
}

// weighHeaders adds what the headers of powers are worth.
func (f *Formatter) weighHeaders(rows []grammar.Row, scores []int) {
	for i := range rows {
		written := rows[i].Line.Power
		power := f.atlas.Power(written.ID)
		if power == board.NoPower || rows[i].Kind != grammar.Header {
			continue
		}
		for k, n := range all() {
			if n.document == lines && n.heading != noHeading && f.in(n).headings[power] == written.Text {
				scores[k] += sameTitle
			}
		}
	}
}

// wording returns what the words for a unit are worth that stand in an order
// which is written otherwise; at and kind are folded.
func (s *scribe) wording(u *unit, at, kind string) int {
	worth := 0
	if at != "" && folded(s.places[u.place.Province][board.NoCoast]) == at {
		worth += sameWord
	}
	if name := s.kindName(u); kind != "" && folded(name) == kind {
		worth += sameWord
	}
	return worth
}

func (f *Formatter) best(notations []*Notation, scores []int, lang i18n.Lang) *Notation {
	most := 0
	native := func(i int) bool { return f.in(notations[i]).language.Lang() == lang }
	for i, score := range scores {
		if score > scores[most] || score == scores[most] && native(i) && !native(most) {
			most = i
		}
	}
	return notations[most]
}

// plainEnd drops the period that an order may or may not end with.
func plainEnd(text string) string { return strings.TrimSuffix(text, ".") }

// likeness returns what an order is worth that is written as text to a notation
// that would write it as own; plain is text folded.
func likeness(text, plain, own string) int {
	switch {
	case text == own:
		return exactly
	case strings.EqualFold(text, own):
		return butCase
	case plain == folded(own):
		return butBlanks
	}
	return 0
}

// folded returns text without case, accents, blanks, dashes, periods and what
// sets off a coast.
func folded(text string) string { return i18n.Fold(unmarked().Replace(text)) }

var unmarked = sync.OnceValue(func() *strings.Replacer {
	var pairs []string
	for _, mark := range []string{"->", "=>", "→", "-", "—", "–", "−", " ", "\u00a0", "\u202f", ".", "/", "(", ")"} {
		pairs = append(pairs, mark, "")
	}
	return strings.NewReplacer(pairs...)
})
