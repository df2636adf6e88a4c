package notation

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"diplo/board"
	"diplo/i18n"
	"diplo/turn"
)

// spell returns how the notation writes a province, by its coast.
func (s *scribe) spell(p board.Province) [5]string {
	var out [5]string
	name := s.name(p)
	out[board.NoCoast] = name
	for c := board.NorthCoast; c <= board.WestCoast; c++ {
		letters, full := s.language.CoastLetters(c), s.language.CoastName(c)
		out[c] = strings.NewReplacer(
			"{place}", name,
			"{coast}", letters, "{COAST}", strings.ToUpper(letters),
			"{coast name}", full, "{Coast Name}", titleWords(full),
		).Replace(s.n.coast)
	}
	return out
}

// name returns how the notation writes a province without a coast: in its own
// style, or in the next one that leaves no doubt, because a word that means two
// provinces would not be followed.
func (s *scribe) name(p board.Province) string {
	if name, ok := s.n.names[s.atlas.Map.ID(p)]; ok {
		return name
	}
	place := s.atlas.Place(p)
	for _, style := range [...]i18n.Style{s.n.spelling.style, i18n.Trigram, i18n.FullName} {
		if name := s.language.Short(place, board.NoCoast, style); name != "" && s.clear(name, p) {
			return s.cased(name, p)
		}
	}
	return s.cased(s.atlas.Map.ID(p), p)
}

// clear reports whether a word firmly means p and no other province of the map.
func (s *scribe) clear(name string, p board.Province) bool {
	word, n := s.atlas.Lexicon.Match(name)
	if n != len(name) {
		return false
	}
	firm := false
	for _, sense := range s.atlas.Lexicon.Senses(word) {
		if sense.Kind != i18n.Name || sense.Loose {
			continue
		}
		switch s.atlas.Province(sense.Place) {
		case p:
			firm = true
		case board.NoProvince:
		default:
			return false
		}
	}
	return firm
}

// isDoubtful reports whether the word that is written for p may be taken for
// another province where p is impossible.
func (s *scribe) isDoubtful(p board.Province) bool {
	word, _ := s.atlas.Lexicon.Match(s.places[p][board.NoCoast])
	for _, sense := range s.atlas.Lexicon.Senses(word) {
		if q := s.atlas.Province(sense.Place); sense.Kind == i18n.Name && q != p && q != board.NoProvince {
			return true
		}
	}
	return false
}

// doubts reports whether an order names such a province.
func (s *scribe) doubts(o *turn.Order) bool {
	for _, p := range [...]board.Province{o.Unit.Place.Province, o.Target.Place.Province, o.To.Province, o.LegFrom, o.LegTo} {
		if p != board.NoProvince && s.doubtful.Has(p) {
			return true
		}
	}
	return slices.ContainsFunc(o.Route, s.doubtful.Has)
}

func (s *scribe) cased(name string, p board.Province) string {
	switch s.n.spelling.cased {
	case lowerCase:
		return strings.ToLower(name)
	case seaUpper:
		if s.atlas.Map.Terrain(p) != board.Sea {
			return strings.ToLower(name)
		}
	}
	return name
}

// titleWords returns text with the first letter of each word in upper case.
func titleWords(text string) string {
	words := strings.Fields(text)
	for i, w := range words {
		r, n := utf8.DecodeRuneInString(w)
		words[i] = string(unicode.ToUpper(r)) + w[n:]
	}
	return strings.Join(words, " ")
}
