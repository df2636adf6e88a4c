package grammar

import (
	"strings"
	"unicode"

	"diplo/i18n"
)

// powerHeader reads a power in front of a colon ("Austria:", "AUSTRIA
// (Player):", "A:") or alone on its line.
func (r *reader) powerHeader(i int) (int, bool) {
	if r.header.power.Text != "" || i >= len(r.out) {
		return i, false
	}
	l := &r.out[i]
	if l.sign != noSign || l.role == roleComment {
		return i, false
	}
	end := r.skipEmphasis(r.skipPlayer(r.skipEmphasis(i + 1)))
	var id i18n.Power
	switch sign := r.signAt(end); {
	case l.kinds.has(i18n.PowerWord):
		id = l.entry.power
		if sign != colon && sign != equals && !r.isCell(i, end) && !r.nothing(end) && !(r.kindsAt(end).has(i18n.OrdersWord) && (r.nothing(end+1) || r.signAt(end+1) == colon)) && !r.isTurnAfter(end) {
			return i, false
		}
	case sign == colon:
		id = r.initial(l)
	}
	if id == 0 {
		return i, false
	}
	if r.langs == 0 && r.signAt(end) == colon && r.out[end].Start > r.out[end-1].End {
		r.langs = r.blankLangs() // no word of the line tells
	}
	l.role = roleHeading
	r.header.power = Power{Span: l.Span, Text: l.Of(r.text), ID: id}
	r.soften(i+1, end)
	return end, true
}

// isCell reports whether the power at i, which ends at end, fills the first cell
// of a table's row and units the next: "| Austria | A Vie - Gal |".
func (r *reader) isCell(i, end int) bool {
	return end < len(r.out) && r.out[end].Of(r.text) == "|" && !r.out[i].kinds.has(i18n.Name) &&
		(r.nothing(end+1) || r.kindsAt(r.peek(end+1)).hasAny(unitKinds))
}

// blankLangs returns the languages that write a blank between a power and the
// colon behind it: a sign of the language where the names are the same in
// several ("France :"). It is empty where all of them do.
func (r *reader) blankLangs() (langs Langs) {
	all := true
	for lang := i18n.Lang(1); r.lexicon.Language(lang) != nil; lang++ {
		_, behind, found := strings.Cut(r.lexicon.Language(lang).Phrase("header.power"), "{power}")
		switch {
		case strings.TrimLeftFunc(behind, unicode.IsSpace) != behind:
			langs |= 1 << lang
		case found:
			all = false
		}
	}
	if all {
		return 0
	}
	return langs
}

// isTurnAfter reports whether a turn's name stands at i, perhaps behind a
// comma or dash.
func (r *reader) isTurnAfter(i int) bool {
	if s := r.signAt(i); s == comma || s == hyphen {
		i++
	}
	saved := r.header
	next, ok := r.turnName(i)
	if !ok {
		next, ok = r.phaseHeader(i)
	}
	if ok {
		r.restore(i, next)
	}
	r.header = saved
	return ok && (r.nothing(next) || r.signAt(next) == colon && r.nothing(next+1))
}

// longestPlayer is how many words a player's name may have.
const longestPlayer = 2

// skipPlayer skips a player's name behind a power: "(Ann)", "- Ann Lee".
func (r *reader) skipPlayer(i int) int {
	if r.signAt(i) == hyphen && !r.kindsAt(i-1).has(i18n.Name) {
		end := i + 1
		for end <= i+longestPlayer && r.mayNamePlayer(end) {
			end++
		}
		if end > i+1 && (r.nothing(end) || r.signAt(end) == colon && r.nothing(end+1)) {
			return end
		}
		return i
	}
	if i < len(r.out) && r.out[i].sign == opener && r.out[i].mate >= 0 {
		end := int(r.out[i].mate) + 1
		if end < len(r.out) && r.out[end].sign == colon || r.nothing(end) {
			return end
		}
	}
	return i
}

// mayNamePlayer reports whether the word at i can be a person's: it begins with
// a capital and is none that stands in orders, but for "Ann", which is short for
// "annihilated".
func (r *reader) mayNamePlayer(i int) bool {
	return i < len(r.out) && r.out[i].sign == noSign && r.out[i].role == 0 && startsUpper(r.text[r.out[i].Start:]) &&
		r.out[i].kinds&^kindSet(i18n.DisbandWord, i18n.ResultWord) == 0
}

// skipEmphasis skips what marks the words in front as bold or short, if a header
// goes on behind it: "**France**:", "[b]France[/b] (Ann):", "Angl. :".
func (r *reader) skipEmphasis(i int) int {
	j := i
	for j < len(r.out) && (r.out[j].role == roleSoft || r.out[j].sign == star || r.out[j].sign == dot) {
		j++
	}
	switch r.signAt(j) {
	case colon, equals, opener, hyphen:
		return j
	}
	return i
}

// initial returns the power that the single letter l can be in a header.
func (r *reader) initial(l *lexeme) i18n.Power {
	if l.End-l.Start == 1 {
		for lang := i18n.Lang(1); r.lexicon.Language(lang) != nil; lang++ {
			if p, ok := r.lexicon.Initial(lang, l.Of(r.text)); ok {
				return p
			}
		}
	}
	return 0
}

// isOrderAhead reports whether a unit with its letter stands at i and is told to
// go somewhere.
func (r *reader) isOrderAhead(i int) bool {
	place := r.peek(i + 1)
	s := r.signAt(r.peek(place + 1))
	return r.kindsAt(i).hasAny(unitKinds) && r.isPlace(place) && (s == hyphen || s == arrow)
}

// unknownHeader reads one or two words that no language knows in front of a
// colon: "Germnay:". What follows must be an order or nothing. A province is no
// power either, and commands nobody: "Prussia:".
func (r *reader) unknownHeader(i int) int {
	end := i
	for end < len(r.out) && end < i+2 && r.isUnknown(end) && !r.kindsAt(end).has(i18n.TurnWord) {
		end++
	}
	if end == i && r.kindsAt(i).has(i18n.Name) && r.signAt(i+1) == colon && (r.nothing(i+2) || r.isOrderAhead(r.peek(i+2))) {
		end++
	}
	if end == i {
		return i
	}
	if !startsUpper(r.text[r.out[i].Start:]) {
		return i
	}
	after := r.skipPlayer(end)
	if after >= len(r.out) || r.out[after].sign != colon {
		return i
	}
	if next := r.peek(after + 1); !r.nothing(after+1) && !(r.kindsAt(next).hasAny(unitKinds|kindSet(i18n.PowerWord)) && r.isPlace(r.peek(next+1)) || r.kindsAt(next).has(i18n.Name)) {
		return i
	}
	r.merge(i, end)
	r.out[i].role = roleHeading
	r.header.power = Power{Span: r.out[i].Span, Text: r.out[i].Of(r.text)}
	r.soften(end, after+1)
	return after + 1
}
