package lsp

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"diplo/i18n"
	"diplo/turn"
)

// others returns the languages besides l that have names for provinces.
func others(a *turn.Atlas, l *i18n.Language) []*i18n.Language {
	return slices.DeleteFunc(slices.Clone(a.Lexicon.Languages()), func(o *i18n.Language) bool { return o == l })
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
