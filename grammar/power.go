package grammar

import (
	"unicode"
	"unicode/utf8"

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
	end := r.skipPlayer(i + 1)
	var id i18n.Power
	switch sign := r.signAt(end); {
	case l.kinds.has(i18n.PowerWord):
		id = l.entry.power
		if sign != colon && sign != equals && !r.nothing(end) && !(r.kindsAt(end).has(i18n.OrdersWord) && (r.nothing(end+1) || r.signAt(end+1) == colon)) && !r.isTurnAfter(end) {
			return i, false
		}
	case sign == colon:
		id = r.initial(l)
	}
	if id == 0 {
		return i, false
	}
	l.role = roleHeading
	r.header.power = Power{Span: l.Span, Text: l.Of(r.text), ID: id}
	r.soften(i+1, end)
	return end, true
}

// isTurnAfter reports whether a turn's name stands at i, perhaps behind a
// comma or dash.
func (r *reader) isTurnAfter(i int) bool {
	if s := r.signAt(i); s == comma || s == hyphen {
		i++
	}
	saved := r.header
	next, ok := r.turnName(i)
	if ok {
		r.restore(i, next)
	}
	r.header = saved
	return ok && (r.nothing(next) || r.signAt(next) == colon && r.nothing(next+1))
}

// skipPlayer skips a group in brackets behind a power: the player's name.
func (r *reader) skipPlayer(i int) int {
	if i < len(r.out) && r.out[i].sign == opener && r.out[i].mate >= 0 {
		end := int(r.out[i].mate) + 1
		if end < len(r.out) && r.out[end].sign == colon || r.nothing(end) {
			return end
		}
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

// unknownHeader reads one or two words that no language knows in front of a
// colon: "Germnay:". What follows must be an order or nothing.
func (r *reader) unknownHeader(i int) int {
	end := i
	for end < len(r.out) && end < i+2 && r.isUnknown(end) {
		end++
	}
	if end == i {
		return i
	}
	if first, _ := utf8.DecodeRuneInString(r.text[r.out[i].Start:]); !unicode.IsUpper(first) {
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
