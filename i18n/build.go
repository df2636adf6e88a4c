package i18n

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"diplo/board"
)

// builder gathers what the folders say until all ids are known and can be
// numbered.
type builder struct {
	words       map[string][]rawSense // by folded text
	places      map[string]Place
	powers      map[string]Power
	aliases     []rawAlias
	conventions [][]string
	langs       []*rawLanguage
}

// rawSense is a sense whose place and power are not numbered yet.
type rawSense struct {
	Sense
	place, power string
}

type rawAlias struct {
	place         string
	written, real board.Coast
}

type rawName struct {
	place string
	style Style
	text  string
}

type rawPower struct {
	id    string
	names PowerNames
}

type rawLanguage struct {
	code, endonym string
	prefixes      bool
	skip          string    // words of full names that a beginning may leave out
	generic       string    // folded words that begin many full names
	names         []rawName // the first of a place and style is the foremost
	full          []rawName // all full names
	powers        []rawPower
	phrases       map[string]string
}

func newBuilder() *builder {
	return &builder{
		words:       map[string][]rawSense{},
		places:      map[string]Place{},
		powers:      map[string]Power{},
		conventions: [][]string{nil},
	}
}

// convention returns the number of a set of conventions, written "AO,BS".
func (b *builder) convention(list string) (uint8, error) {
	if list == "-" {
		return 0, nil
	}
	set := strings.Split(list, ",")
	i := slices.IndexFunc(b.conventions, func(c []string) bool { return slices.Equal(c, set) })
	if i < 0 {
		i = len(b.conventions)
		b.conventions = append(b.conventions, set)
	}
	if i > 255 {
		return 0, fmt.Errorf("too many different sets of conventions")
	}
	return uint8(i), nil
}

func (b *builder) add(text string, s Sense) error { return b.addOf(text, s, "", "") }

// addOf enters a spelling with a meaning. A meaning that the spelling has
// already is not entered again, but becomes firm if either is.
func (b *builder) addOf(text string, s Sense, place, power string) error {
	key := Fold(text)
	if key == "" || strings.IndexByte(key, noWord) >= 0 {
		return fmt.Errorf("%q cannot be a word", text)
	}
	meaning := func(s Sense) Sense {
		s.Style, s.Loose, s.Convention = 0, false, 0
		return s
	}
	all := b.words[key]
	for i, old := range all {
		if old.place == place && old.power == power && meaning(old.Sense) == meaning(s) {
			if old.Loose && !s.Loose {
				all[i].Sense = s
			}
			return nil
		}
	}
	b.words[key] = append(all, rawSense{s, place, power})
	return nil
}

// lexicon numbers everything and builds the trie.
func (b *builder) lexicon() (*Lexicon, error) {
	x := &Lexicon{places: []string{""}, powers: []string{""}, conventions: b.conventions}
	for i, id := range slices.Sorted(maps.Keys(b.places)) {
		b.places[id] = Place(i + 1)
		x.places = append(x.places, id)
	}
	for i, id := range slices.Sorted(maps.Keys(b.powers)) {
		b.powers[id] = Power(i + 1)
		x.powers = append(x.powers, id)
	}
	if len(x.places) > 1<<16-1 || len(x.powers) > 1<<8-1 || len(b.langs) > 15 {
		return nil, fmt.Errorf("too many places, powers or languages")
	}
	x.texts = slices.Sorted(maps.Keys(b.words))
	x.first = []uint16{0}
	for _, text := range x.texts {
		all := b.words[text]
		slices.SortStableFunc(all, func(a, b rawSense) int { return cmp.Compare(bit(a.Loose), bit(b.Loose)) })
		for _, s := range all {
			s.Place, s.Power = b.places[s.place], b.powers[s.power]
			x.senses = append(x.senses, s.Sense)
		}
		if len(x.senses) > 1<<16-1 {
			return nil, errTrieFull
		}
		x.first = append(x.first, uint16(len(x.senses)))
	}
	for _, a := range b.aliases {
		x.aliases = append(x.aliases, coastAlias{b.places[a.place], a.written, a.real})
	}
	for i, raw := range b.langs {
		x.langs = append(x.langs, b.language(raw, Lang(i+1)))
	}
	if len(x.texts) == 0 {
		return nil, fmt.Errorf("no words found")
	}
	var err error
	x.trie, err = newTrie(x.texts)
	return x, err
}

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}

// language numbers what is known of one language.
func (b *builder) language(raw *rawLanguage, number Lang) Language {
	l := Language{number: number, code: raw.code, endonym: cmp.Or(raw.endonym, raw.code), prefixes: raw.prefixes, skip: raw.skip, generic: raw.generic}
	for _, n := range raw.names {
		if l.names[n.style] == nil {
			l.names[n.style] = make([]string, len(b.places)+1)
		}
		if at := &l.names[n.style][b.places[n.place]]; *at == "" {
			*at = n.text
		}
	}
	l.powers = make([]PowerNames, len(b.powers)+1)
	for _, p := range raw.powers {
		l.powers[b.powers[p.id]] = p.names
	}
	for _, key := range slices.Sorted(maps.Keys(raw.phrases)) {
		l.phrases = append(l.phrases, phrase{key, raw.phrases[key]})
	}
	if raw.prefixes {
		for _, n := range raw.full {
			s := start{skipWords(Fold(n.text), raw.skip), b.places[n.place]}
			if !slices.Contains(l.starts, s) {
				l.starts = append(l.starts, s)
			}
		}
		slices.SortFunc(l.starts, func(a, b start) int {
			return cmp.Or(strings.Compare(a.words, b.words), cmp.Compare(a.place, b.place))
		})
	}
	return l
}

// skipWords returns the folded text without the words in skip: "mer du nord"
// becomes "mer nord".
func skipWords(folded, skip string) string {
	words := strings.Fields(strings.ReplaceAll(folded, "'", "' "))
	words = slices.DeleteFunc(words, func(w string) bool { return hasWord(skip, w) })
	return strings.Join(words, " ")
}
