package grammar

import (
	"unicode/utf8"

	"diplo/i18n"
)

// The header of a power may be set off by signs ("--- England ---", "[England]",
// "- England:"), be a phrase ("Ordres anglais :") or give a player's name ("Tom
// (England)", "England, Tom:"). A line that only speaks of a power is none.

// A frame is what stands on a line that names one power, perhaps a player, and
// nothing else.
type frame struct {
	power       int // lexeme that names the power, -1 for none
	turn        int // lexeme where a turn's name begins, -1 for none
	first, last int // lexemes of the player's name, -1 for none
	names       int // words of it
	capitals    bool
	signs       bool // something sets the power off
	orders      bool // a word such as "orders" or "player" stands there
	player      bool // that word introduces a power or a player
	little      bool // so does one such as "the" or "for"
	other       bool // so does one that heads something else: "retreats", "units"
	colon       bool // the line ends in one
}

// setOff reads the whole line, from i on, as the header of a power that no plain
// header names. What names a power and nothing else, and cannot be called a
// header, is noted all the same.
func (r *reader) setOff(i int) int {
	if r.header.block != NoBlock && r.header.block != OrdersBlock {
		return i
	}
	f, ok := r.frame(i)
	switch {
	case !ok || f.power < 0 && f.first < 0:
		return i
	case f.power < 0:
		if l := &r.out[f.first]; f.names == 1 && f.capitals && r.header.power.Text == "" {
			r.header.near = Power{Span: Span{l.Start, l.end}, Text: r.text[l.Start:l.end]}
		}
		return i
	}
	l := &r.out[f.power]
	r.header.named = l.entry.power
	if r.header.power.Text != "" || !r.isSetOff(&f) {
		return i
	}
	if f.turn >= 0 {
		r.turnName(f.turn)
	}
	l.Span, l.role = Span{l.Start, l.end}, roleHeading
	r.header.power = Power{Span: l.Span, Text: l.Of(r.text), ID: l.entry.power}
	r.soften(i, len(r.out))
	return len(r.out)
}

// frame looks at all lexemes from i on. It changes nothing and reports false
// where anything stands that no header has.
func (r *reader) frame(i int) (f frame, ok bool) {
	f = frame{power: -1, turn: -1, first: -1, last: -1, capitals: true}
	named := r.header.turn.Span
	for ; i < len(r.out); i++ {
		l := &r.out[i]
		switch k := l.kinds; {
		case l.role == roleComment:
			return f, true
		case !named.Empty() && l.Start >= named.Start && l.Start < named.End:
		case l.sign != noSign:
			if !r.mayFrame(l) {
				return f, false
			}
			f.colon = l.sign == colon
			f.signs = f.signs || l.sign != comma && l.sign != dot
			continue
		case l.first == roleSoft:
			continue
		case k.has(i18n.PowerWord) && !k.hasAny(unitKinds):
			if f.power >= 0 && r.out[f.power].entry.power != l.entry.power {
				return f, false
			}
			if f.power < 0 {
				f.power = i
			}
		case k.hasAny(headerKinds) && !k.hasAny(placeKinds):
			f.orders, f.player = true, f.player || k.has(i18n.TurnWord)
		case k != 0 && k&^littleKinds == 0:
			f.little = true
		case f.turn < 0 && named.Empty() && f.power >= 0 && !f.other && (k.has(i18n.SeasonWord) || l.entry == nil) && r.isTurnAt(i):
			f.turn = i
			i = r.turnEnd(i) - 1
		case k.has(i18n.PhaseWord) && l.entry.phase == i18n.Movement && l.end-l.Start > 1: // "Mouvements de l’Angleterre :"
		case k.hasAny(otherKinds) && !k.hasAny(placeKinds):
			f.other = true
		case r.mayBeCalled(i):
			if f.names++; f.names > longestPlayer || f.first >= 0 && !r.isOneName(f.last, i) {
				return f, false
			}
			if f.first < 0 {
				f.first = i
			}
			f.last = i
			f.capitals = f.capitals && startsUpper(r.text[l.Start:])
		default:
			return f, false
		}
		f.colon = false
	}
	return f, true
}

// headerKinds are the words that introduce a power.
var headerKinds = kindSet(i18n.TurnWord, i18n.OrdersWord)

// otherKinds are the words of headers that say more than a power.
var otherKinds = kindSet(i18n.PhaseWord, i18n.SeasonWord, i18n.UnitsWord, i18n.CentersWord)

// mayFrame reports whether a sign can stand in a header, around its words.
func (r *reader) mayFrame(l *lexeme) bool {
	switch l.sign {
	case hyphen, equals, colon, comma, semicolon, slash, quote, star, dot:
		return true
	case opener, closer:
		return l.mate >= 0
	case otherSign:
		sign, _ := utf8.DecodeRuneInString(r.text[l.Start:])
		return l.first == roleSoft || sign == '`' || sign == '\'' || sign >= utf8.RuneSelf && sign != '…'
	}
	return false
}

// mayBeCalled reports whether the word at i can be a person's name: no language
// knows it, or only as a word that begins no order.
func (r *reader) mayBeCalled(i int) bool {
	l := &r.out[i]
	return r.isUnknown(i) || l.kinds&^kindSet(i18n.DisbandWord, i18n.ResultWord) == 0
}

// isOneName reports whether the words at i and j stand together: "Ann Lee",
// "Jean-Paul", "J. Lee".
func (r *reader) isOneName(i, j int) bool {
	for k := i + 1; k < j; k++ {
		if l := &r.out[k]; l.sign != dot && !(l.sign == hyphen && r.out[k-1].end == l.Start && l.end == r.out[k+1].Start) {
			return false
		}
	}
	return true
}

// isTurnAt reports whether a turn's name begins at i.
func (r *reader) isTurnAt(i int) bool { return r.turnEnd(i) > i }

// turnEnd returns the index behind the turn's name at i, i if there is none.
func (r *reader) turnEnd(i int) int {
	saved := r.header
	next, ok := r.turnName(i)
	end := i
	if ok {
		for end < next && r.out[end].Start < r.header.turn.Span.End {
			end++
		}
		r.restore(i, next)
	}
	r.header = saved
	return end
}

// isSetOff reports whether the power of f is set off as in a header, and the
// player's name from it.
func (r *reader) isSetOff(f *frame) bool {
	switch {
	case f.other, f.little && !f.orders && !f.colon: // "(for Russia)"
		return false
	case r.out[f.power].kinds.has(i18n.Name) && !r.isBracketed(f.power): // "- ENG" removes a fleet
		return false
	}
	if f.first < 0 {
		return f.signs || f.orders
	}
	between, inFront := Span{f.last + 1, f.power}, true
	if f.first > f.power {
		between, inFront = Span{f.power + 1, f.first}, false
	}
	mark := noSign // of those between, the one that tells most
	for i := between.Start; i < between.End; i++ {
		switch s := r.out[i].sign; {
		case s == opener || s == closer:
			mark = opener
		case s == hyphen || s == slash || s == semicolon:
			if mark != opener {
				mark = hyphen
			}
		case (s == colon || s == comma || s == equals) && mark == noSign:
			mark = s
		}
	}
	switch mark {
	case opener:
		return f.capitals || f.names == 1
	case hyphen:
		return f.capitals
	case comma:
		return f.capitals && f.colon && !inFront // "Hello, England:" is none
	case colon, equals:
		return f.capitals && f.player && inFront
	}
	return false
}

// isBracketed reports whether the word at i stands alone between brackets.
func (r *reader) isBracketed(i int) bool {
	return i > 0 && r.out[i-1].sign == opener && int(r.out[i-1].mate) == i+1
}

// nearPower returns the only word of the line where it is a slip of the pen away
// from a power's name.
func (r *reader) nearPower() Power {
	if near := r.header.near; near.Text != "" {
		if r.slips++; r.slips <= maxSlips && r.lexicon.IsNear(near.Text, i18n.PowerWord) {
			return near
		}
	}
	return Power{}
}
