package grammar

import (
	"slices"

	"diplo/board"
	"diplo/i18n"
)

// An entry is what one word can be, as the lexer needs to know it. It is worked
// out where the word is read: a table for the whole lexicon would cost every
// short run more than it could save a long one, whose lines the memo knows.
type entry struct {
	kinds  kinds
	langs  Langs        // the language that has the word, if only one does
	names  []i18n.Sense // those of kind Name
	unit   board.UnitKind
	coast  board.Coast
	power  i18n.Power
	season i18n.Season
	phase  i18n.Phase
	number uint8
}

// entryOf returns what w can be, nothing for no word.
func (s *scanner) entryOf(w i18n.Word) entry { return newEntry(s.lexicon.Senses(w)) }

// newEntry works out what a word with the given senses can be. It keeps the
// names of senses in the caller's slice if they stand together there.
func newEntry(senses []i18n.Sense) (e entry) {
	first, last, sorted := -1, -1, true
	for i, s := range senses {
		if s.Kind != i18n.PowerWord || !s.Loose { // "It" is a power only in "ItF"
			e.kinds |= kindSet(s.Kind)
		}
		switch s.Kind {
		case i18n.Name:
			if first < 0 {
				first = i
			}
			sorted = sorted && (last < 0 || last == i-1)
			last = i
		case i18n.ArmyWord:
			e.unit = board.Army
		case i18n.FleetWord:
			e.unit = board.Fleet
		case i18n.CoastWord:
			e.coast = s.Coast
		case i18n.PowerWord:
			e.power = s.Power
		case i18n.SeasonWord:
			e.season = s.Season
		case i18n.PhaseWord:
			e.phase = s.Phase
		case i18n.NumberWord:
			e.number = s.Number
		}
	}
	if first >= 0 {
		e.names = senses[first : last+1 : last+1]
		if !sorted {
			e.names = slices.DeleteFunc(slices.Clone(e.names), func(s i18n.Sense) bool { return s.Kind != i18n.Name })
		}
	}
	e.langs = onlyLanguage(senses)
	return e
}

// onlyLanguage returns the language that all senses belong to, as a set; the
// empty set if they belong to several or a sense belongs to none.
func onlyLanguage(senses []i18n.Sense) Langs {
	var langs Langs
	for _, s := range senses {
		if s.Lang == 0 {
			return 0
		}
		langs |= 1 << s.Lang
	}
	if langs&(langs-1) != 0 {
		return 0
	}
	return langs
}
