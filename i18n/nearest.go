package i18n

import "slices"

// Nearest returns the word of words that text is most likely a slip for, and
// whether there is one: no more letters may be wrong than Suggest allows. Of
// two that are equally near it takes the first.
func Nearest(text string, words []string) (string, bool) {
	folded := Fold(text)
	if folded == "" || len(folded) > maxSuggest {
		return "", false
	}
	best, least := "", maxSuggest
	for _, word := range words {
		w := Fold(word)
		if len(w) > maxSuggest {
			continue
		}
		limit := tolerance(min(len(folded), len(w)))
		if d := distance(folded, w, limit); d <= limit && d < least {
			best, least = word, d
		}
	}
	return best, best != ""
}

// IsNear reports whether a text of four letters or more is most likely a slip
// for a word of one of the kinds.
func (x *Lexicon) IsNear(text string, kinds ...Kind) bool {
	folded := Fold(text)
	if len(folded) <= shortWord || len(folded) > maxSuggest {
		return false
	}
	for w := Word(1); int(w) <= len(x.texts); w++ {
		known := x.texts[w-1]
		limit := tolerance(min(len(folded), len(known)))
		if len(known) <= shortWord || len(known) > maxSuggest || distance(folded, known, limit) > limit {
			continue
		}
		if slices.ContainsFunc(x.Senses(w), func(s Sense) bool { return slices.Contains(kinds, s.Kind) }) {
			return true
		}
	}
	return false
}
