package i18n

import (
	"slices"
	"strings"

	"diplo/board"

	"golang.org/x/text/language"
)

// A Language is what one language calls things, for writing them. For reading,
// see Lexicon.Match.
type Language struct {
	number   Lang
	code     string
	endonym  string
	prefixes bool   // beginnings of full names may be read
	skip     string // little words that a beginning may leave out
	generic  string // words that are no beginning by themselves: "mer"
	// names holds, for each style, the foremost spelling of each place.
	names   [OtherShort + 1][]string
	starts  []start
	powers  []PowerNames // of Power p at p
	phrases []phrase     // sorted by key
	// messages is nil for a language that is built in: its messages are under
	// its code in the built-in tables.
	messages *messageTable
}

// PowerNames is what a language calls a power.
type PowerNames struct {
	Name string // "France"
	// Adjective holds the forms by Gender and number: "français", "française",
	// "français", "françaises"; in English four times "French".
	Adjective [4]string
	Short     string // "FRA"
	Initial   string // "F"
}

// Gender selects a form of an adjective.
type Gender uint8

// The forms of adjectives.
const (
	Masculine Gender = iota
	Feminine
	MasculinePlural
	FemininePlural
)

// phrase is a short text under a key, from a language's phrases file.
type phrase struct{ key, text string }

// start is a full name that may be read from its beginning: its folded words
// without those that carry no meaning.
type start struct {
	words string
	place Place
}

// Code returns the language's code, the name of its folder: "en".
func (l *Language) Code() string { return l.code }

// Lang returns the language's number in its lexicon.
func (l *Language) Lang() Lang { return l.number }

// Tag returns the language's BCP 47 tag.
func (l *Language) Tag() language.Tag { return language.Make(l.code) }

// Endonym returns what the language calls itself: "français".
func (l *Language) Endonym() string { return l.endonym }

// Prefixes reports whether the beginnings of the language's full names may be
// read as names.
func (l *Language) Prefixes() bool { return l.prefixes }

// Name returns the full name of p, with its coast where c is one: "Espagne
// (côte nord)". It returns "" if the language has no name for p.
func (l *Language) Name(p Place, c board.Coast) string { return l.Short(p, c, FullName) }

// Short returns how the language writes p in the given style: its foremost
// spelling of that style, else its trigram, else its full name. A coast is
// written as the language writes it in that style: "SPA/NC", "Esp (cn)".
func (l *Language) Short(p Place, c board.Coast, style Style) string {
	name, style := l.spelling(p, style)
	if name == "" || c == board.NoCoast {
		return name
	}
	return name + l.coastSuffix(c, style)
}

// spelling returns the spelling of p in the style, or in the nearest style
// that there is one in.
func (l *Language) spelling(p Place, style Style) (string, Style) {
	if style == UniqueStart {
		style = SeaTrigram
	}
	for _, st := range [...]Style{style, Trigram, FullName} {
		if int(st) < len(l.names) && int(p) < len(l.names[st]) && l.names[st][p] != "" {
			return l.names[st][p], st
		}
	}
	return "", NoStyle
}

// coastSuffix returns what follows a name in the style to say its coast.
func (l *Language) coastSuffix(c board.Coast, style Style) string {
	key := "coast-suffix"
	switch style {
	case FullName:
		key = "coast-suffix.full"
	case SeaTrigram:
		key = "coast-suffix.sea"
	}
	return Expand(l.Phrase(key), func(name string) string {
		switch name {
		case "letters":
			return l.CoastLetters(c)
		case "LETTERS":
			return strings.ToUpper(l.CoastLetters(c))
		case "coast":
			return l.CoastName(c)
		}
		return ""
	})
}

// Phrase returns the language's text under key, "" if it has none. The keys
// are those of the phrases files: names of seasons and phases, verbs as orders
// write them, templates of orders.
func (l *Language) Phrase(key string) string {
	i, ok := slices.BinarySearchFunc(l.phrases, key, func(p phrase, key string) int {
		return strings.Compare(p.key, key)
	})
	if !ok {
		return ""
	}
	return l.phrases[i].text
}

// Keys returns the keys of all phrases, sorted.
func (l *Language) Keys() []string {
	keys := make([]string, len(l.phrases))
	for i, p := range l.phrases {
		keys[i] = p.key
	}
	return keys
}

// Template returns how an order is written: a text with the placeholders
// {unit}, {target} and {to}. The form is "short" or "long", the order one of
// hold, move, move-convoyed, support-hold, support-move, convoy, retreat,
// disband, build, remove, waive; of a unit by itself ("unit") the placeholders
// are {letter}, {kind} and {place}.
func (l *Language) Template(form, order string) string {
	return l.Phrase("order." + form + "." + order)
}

// CoastName returns what a coast is called: "north coast".
func (l *Language) CoastName(c board.Coast) string { return l.Phrase("coast." + coastKey(c)) }

// CoastLetters returns the letters for a coast, in lower case: "nc", "cn".
func (l *Language) CoastLetters(c board.Coast) string {
	return l.Phrase("coast.letters." + coastKey(c))
}

// UnitName returns what a unit of kind k is called, capitalized: "Army".
func (l *Language) UnitName(k board.UnitKind) string { return l.Phrase("unit." + unitKey(k)) }

// UnitLetter returns the letter for a unit of kind k: "A".
func (l *Language) UnitLetter(k board.UnitKind) string { return l.Phrase("unit.letter." + unitKey(k)) }

// SeasonName returns what a season is called: "Spring".
func (l *Language) SeasonName(s Season) string {
	return l.Phrase("season." + s.String())
}

// PhaseName returns what a phase is called: "Movement".
func (l *Language) PhaseName(p Phase) string {
	return l.Phrase("phase." + p.String())
}

// Power returns what the language calls p; its fields are empty if it has no
// name for p.
func (l *Language) Power(p Power) PowerNames {
	if int(p) >= len(l.powers) {
		return PowerNames{}
	}
	return l.powers[p]
}

// PowerName returns the name of p: "France".
func (l *Language) PowerName(p Power) string { return l.Power(p).Name }

// PowerAdjective returns the adjective of p in the form g: "française".
func (l *Language) PowerAdjective(p Power, g Gender) string {
	if g > FemininePlural {
		return ""
	}
	return l.Power(p).Adjective[g]
}
