package i18n

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
