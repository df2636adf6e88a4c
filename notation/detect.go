package notation

import (
	"strings"
	"sync"

	"diplo/grammar"
	"diplo/i18n"
)

// probe is how many orders show which notation a sheet is in.
const probe = 24

// What an order is worth to a notation that writes it just so, but for case, or
// but for case, accents, blanks and dashes. The order of the weights makes formatting
// come to rest: what a notation has written is never claimed by another one.
const (
	exactly   = 8
	butCase   = 4
	butBlanks = 2
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
		for i := range t.Orders {
			o := &t.Orders[i]
			p, ok := written(t, o)
			if !ok {
				continue
			}
			text := plainEnd(o.Text())
			plain := folded(text)
			for k, n := range notations {
				if n.document != lines {
					continue
				}
				q := p
				f.out = f.out[:0]
				if f.in(n).say(&f.out, &q) {
					scores[k] += likeness(text, plain, plainEnd(string(f.out)))
				}
			}
			if seen++; seen == probe {
				return f.best(notations, scores, lang)
			}
		}
	}
	return f.best(notations, scores, lang)
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
