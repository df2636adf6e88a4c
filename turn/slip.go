package turn

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"diplo/board"
	"diplo/i18n"
)

// slipWords is the longest line that is taken for an order with a slip: remarks
// are longer.
const slipWords = 8

// LooksLikeOrder reports whether a line that is read as text may have been meant
// as an order: it begins with a unit and names a province of the map, or it is a
// few words that end in one, behind a word or a sign for a move.
func (a *Atlas) LooksLikeOrder(text string) bool {
	if strings.HasPrefix(text, "~") || strings.HasPrefix(text, "[") || strings.HasPrefix(text, "<") {
		return false // struck out, or some other mark of a forum
	}
	words, places := 0, 0
	unit, moves, last := false, false, false // last: the last word is a place behind a move
	for text != "" {
		r, size := utf8.DecodeRuneInString(text)
		switch {
		case !unicode.IsLetter(r) && !unicode.IsDigit(r):
			moves = moves || words > 0 && (r == '-' || r == '→' || r == '>' || r == '–' || r == '—')
			text = text[size:]
			continue
		case words == slipWords:
			return false
		}
		word, n := a.Lexicon.Match(text)
		words++
		last = false
		for _, s := range a.Lexicon.Senses(word) {
			switch s.Kind {
			case i18n.ArmyWord, i18n.FleetWord:
				unit = unit || words == 1
			case i18n.ToWord:
				moves = moves || words > 1
			case i18n.Name:
				if !s.Loose && (s.Style == i18n.FullName || s.Style == i18n.Trigram) && a.Province(s.Place) != board.NoProvince {
					last = moves
					places++
				}
			}
		}
		if word == 0 || n == 0 {
			n = len(text) - len(trimWord(text))
		}
		text = text[n:]
	}
	return words > 1 && (unit && places > 0 || last && words <= slipWords/2)
}

// trimWord returns text without the word that it begins with.
func trimWord(text string) string {
	for i, r := range text {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '\'' && r != '’' {
			return text[i:]
		}
	}
	return ""
}
