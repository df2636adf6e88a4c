package i18n

import (
	"strings"
	"unicode"

	"diplo/board"
)

// letterCase is how the letters of a written name are cased.
type letterCase uint8

const (
	asListed  letterCase = iota // "Mer Adr", "North Sea", or no rule to be seen
	upperCase                   // "NTH"
	lowerCase                   // "north sea"
	titleCase                   // "Nth": a short form with only its first letter capital
)

// caseOf returns the case of a written name of the given style.
func caseOf(text string, style Style) letterCase {
	upper, lower := 0, 0
	first := true
	firstUpper := false
	for _, r := range text {
		switch {
		case unicode.IsUpper(r):
			upper++
			firstUpper = firstUpper || first
		case unicode.IsLower(r):
			lower++
		default:
			continue
		}
		first = false
	}
	switch {
	case upper+lower == 0:
		return asListed
	case lower == 0 && upper > 1:
		return upperCase
	case upper == 0:
		return lowerCase
	case firstUpper && upper == 1 && (style == Trigram || style == OtherShort):
		return titleCase
	}
	return asListed
}

// Like writes place p with coast c as text is written, whose sense is s: in
// the same language, style and case. "LIV" makes "LVP" of Liverpool, "Liv"
// "Lvp" and "liverpool" "london" of London.
func (x *Lexicon) Like(text string, s Sense, p Place, c board.Coast) string {
	l := x.Language(s.Lang)
	if l == nil {
		if len(x.langs) == 0 {
			return ""
		}
		l = &x.langs[0]
	}
	style := s.Style
	if style == OtherShort || style == NoStyle {
		style = Trigram
	}
	name, style := l.spelling(p, style)
	cased := caseOf(text, s.Style)
	coast := ""
	if c != board.NoCoast {
		coast = l.coastSuffix(c, style)
	}
	switch cased {
	case upperCase:
		return strings.ToUpper(name + coast)
	case lowerCase:
		return strings.ToLower(name + coast)
	case titleCase:
		return title(name) + strings.ToLower(coast)
	}
	return name + coast
}

// title returns name with its first letter as it is and the others in lower
// case where name is written in capitals: "NTH" becomes "Nth".
func title(name string) string {
	if name != strings.ToUpper(name) {
		return name
	}
	for i := range name {
		if i > 0 {
			return name[:i] + strings.ToLower(name[i:])
		}
	}
	return name
}
