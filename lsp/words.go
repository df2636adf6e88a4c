package lsp

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"diplo/board"
	"diplo/i18n"
	"diplo/turn"
)

// placeName returns what a language calls a place, its id where it has no name
// for it.
func placeName(a *turn.Atlas, l *i18n.Language, at board.Place) string {
	if name := l.Name(a.Place(at.Province), at.Coast); name != "" {
		return name
	}
	return a.Map.PlaceID(at)
}

// powerName returns what a language calls a power, its id where it has no name
// for it.
func powerName(a *turn.Atlas, l *i18n.Language, w board.Power) string {
	if name := l.PowerName(a.PowerName(w)); name != "" {
		return name
	}
	return a.Map.PowerID(w)
}

// others returns the languages besides l that have names for provinces.
func others(a *turn.Atlas, l *i18n.Language) []*i18n.Language {
	return slices.DeleteFunc(slices.Clone(a.Lexicon.Languages()), func(o *i18n.Language) bool { return o == l })
}

// write returns an order in the words of a language, and what stands in the
// sheet where it cannot be written.
func write(t *turn.Turn, o *turn.Order, l *i18n.Language, form turn.Form) string {
	if text := t.Atlas.Write(o, l, form); text != "" {
		return text
	}
	return o.Text()
}

// list joins words as a language does.
func list(l *i18n.Language, words []string) string {
	return strings.Join(words, l.Sprintf("list.separator"))
}

// itoa is for years and the like, which no language groups.
func itoa(n int) string { return strconv.Itoa(n) }

// upperFirst returns a text that begins with a capital, as titles do.
func upperFirst(text string) string {
	r, n := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(r)) + text[n:]
}
