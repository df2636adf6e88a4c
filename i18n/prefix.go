package i18n

import "strings"

// shortestStart is the fewest letters of a word that may stand for the whole,
// as Francqueville's sheets have it.
const shortestStart = 3

// maxStart is the longest text that can be a beginning of a name, in bytes.
const maxStart = 64

// Prefixed returns the places of which word is the beginning of a full name,
// in the languages that may be read so: "Bourg", or a beginning of each of
// several words of the name, "Mer Adr", "Gol Bot", of at least three letters
// each. Little words such as "du" may be left out. The senses have the style
// UniqueStart and are loose if word begins the names of several places.
func (x *Lexicon) Prefixed(word string) []Sense {
	if len(word) > maxStart {
		return nil
	}
	folded := Fold(word)
	var all []Sense
	for i := range x.langs {
		l := &x.langs[i]
		if !l.prefixes {
			continue
		}
		query := strings.Fields(skipWords(folded, l.skip))
		first := len(all)
		for _, s := range l.starts {
			if begins(query, s.words, l.generic) && (len(all) == first || !hasPlace(all[first:], s.place)) {
				all = append(all, Sense{Kind: Name, Lang: l.number, Place: s.place, Style: UniqueStart})
			}
		}
		if len(all)-first > 1 {
			for j := first; j < len(all); j++ {
				all[j].Loose = true
			}
		}
	}
	return all
}

// begins reports whether each word of query begins the word of name that
// stands in the same place. A word of a name that is shorter than
// shortestStart must be written out, and a beginning goes beyond the generic
// words: "mer" begins no name.
func begins(query []string, name, generic string) bool {
	special := false
	for _, q := range query {
		var word string
		word, name, _ = strings.Cut(name, " ")
		if !strings.HasPrefix(word, q) || len(q) < shortestStart && q != word {
			return false
		}
		special = special || !hasWord(generic, word)
	}
	return special && (len(query) > 1 || len(query[0]) >= shortestStart)
}

// hasWord reports whether word is one of the words of list.
func hasWord(list, word string) bool {
	for w := range strings.FieldsSeq(list) {
		if w == word {
			return true
		}
	}
	return false
}

func hasPlace(all []Sense, p Place) bool {
	for _, s := range all {
		if s.Place == p {
			return true
		}
	}
	return false
}
