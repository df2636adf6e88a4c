package i18n

//go:generate go run -tags i18n_bootstrap ./internal/gen -in locales -out lexicon_gen.go

import (
	"slices"
	"strings"

	"diplo/board"
)

// A Lexicon is the words of a set of languages, folded into one trie. It is
// immutable.
type Lexicon struct {
	trie        trie
	texts       []string // folded text of Word w at w-1, sorted
	first       []uint16 // senses of Word w are senses[first[w-1]:first[w]]
	senses      []Sense
	places      []string // id of Place p at p; the first is ""
	powers      []string // id of Power p at p; the first is ""
	aliases     []coastAlias
	conventions [][]string // what Sense.Convention numbers; the first is none
	langs       []Language // Lang l at l-1
}

// coastAlias says that a convention calls a coast of a place by another name.
type coastAlias struct {
	place         Place
	written, real board.Coast
}

// Default returns the lexicon of the languages that come with diplo. It is
// static data and costs nothing to get.
func Default() *Lexicon { return &generated }

// Senses returns what w can mean, the firm meanings first. The caller must not
// change the slice.
func (x *Lexicon) Senses(w Word) []Sense {
	if w == 0 || int(w) >= len(x.first) {
		return nil
	}
	i, j := x.first[w-1], x.first[w]
	return x.senses[i:j:j]
}

// Text returns the folded text of w.
func (x *Lexicon) Text(w Word) string {
	if w == 0 || int(w) > len(x.texts) {
		return ""
	}
	return x.texts[w-1]
}

// Conventions returns the names of the conventions that write the word of
// sense s, the foremost first; nil where none is known.
func (x *Lexicon) Conventions(s Sense) []string {
	if int(s.Convention) >= len(x.conventions) {
		return nil
	}
	return x.conventions[s.Convention]
}

// Languages returns the languages of x in the order of their Lang numbers. The
// language of signs is none of them.
func (x *Lexicon) Languages() []*Language {
	all := make([]*Language, len(x.langs))
	for i := range x.langs {
		all[i] = &x.langs[i]
	}
	return all
}

// Language returns language l, nil if x does not have it.
func (x *Lexicon) Language(l Lang) *Language {
	if l == 0 || int(l) > len(x.langs) {
		return nil
	}
	return &x.langs[l-1]
}

// LanguageByCode returns the language whose code is code ("en"), nil if x does
// not have it.
func (x *Lexicon) LanguageByCode(code string) *Language {
	for i := range x.langs {
		if x.langs[i].code == code {
			return &x.langs[i]
		}
	}
	return nil
}

// Places returns how many places x has names for. They are numbered from 1.
func (x *Lexicon) Places() int { return len(x.places) - 1 }

// PlaceID returns the id of p, such as "STP", "" if there is no such place.
func (x *Lexicon) PlaceID(p Place) string {
	if int(p) >= len(x.places) {
		return ""
	}
	return x.places[p]
}

// Place returns the place whose id is id, such as "STP".
func (x *Lexicon) Place(id string) (Place, bool) {
	i, ok := findID(x.places, id)
	return Place(i), ok
}

// Powers returns how many powers x has names for. They are numbered from 1.
func (x *Lexicon) Powers() int { return len(x.powers) - 1 }

// PowerID returns the id of p, such as "FRANCE", "" if there is no such power.
func (x *Lexicon) PowerID(p Power) string {
	if int(p) >= len(x.powers) {
		return ""
	}
	return x.powers[p]
}

// PowerByID returns the power whose id is id, such as "FRANCE".
func (x *Lexicon) PowerByID(id string) (Power, bool) {
	i, ok := findID(x.powers, id)
	return Power(i), ok
}

// findID finds id in the sorted ids, which begin with "".
func findID(ids []string, id string) (int, bool) {
	if id == "" || len(ids) == 0 {
		return 0, false
	}
	i, ok := slices.BinarySearchFunc(ids[1:], id, strings.Compare)
	if !ok {
		return 0, false
	}
	return i + 1, true
}

// CoastAlias returns the coast of p that some convention means when it writes
// c, which p does not have: "bul/nc" is the east coast of Bulgaria to the
// judges. It returns false where c has no such meaning.
func (x *Lexicon) CoastAlias(p Place, c board.Coast) (board.Coast, bool) {
	for _, a := range x.aliases {
		if a.place == p && a.written == c {
			return a.real, true
		}
	}
	return board.NoCoast, false
}

// Initial returns the power whose initial in language l is letter, as in the
// header "A:". An initial is no word of the lexicon, because it means a power
// nowhere else.
func (x *Lexicon) Initial(l Lang, letter string) (Power, bool) {
	lang := x.Language(l)
	if lang == nil || letter == "" {
		return 0, false
	}
	letter = Fold(letter)
	for p, names := range lang.powers {
		if names.Initial != "" && Fold(names.Initial) == letter {
			return Power(p), true
		}
	}
	return 0, false
}
