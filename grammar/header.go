package grammar

import (
	"unicode"
	"unicode/utf8"

	"diplo/i18n"
)

// header is what the beginning of a line says before any order.
type header struct {
	turn        TurnName
	power       Power
	turnWord    bool
	block       Block
	unknown     bool // the power is a word that names none
	condition   conditionMark
	conditional Span
}

// readHeader reads what stands in front of the orders and returns the index
// where they begin.
func (r *reader) readHeader() int {
	i := r.message(r.bullets(0))
	start := i
	for {
		next, ok := r.headerPart(i)
		if !ok {
			break
		}
		i = r.afterPart(next)
	}
	if i == start {
		i = r.unknownHeader(i)
	}
	return r.condition(i)
}

// tokenLength is the length of every word of the bot protocol.
const tokenLength = 3

// message drops the name of a message of the bot protocol: "SUB ( SPR #1901 )",
// "ORD ( ( ENG FLT EDI ) MTO NWG )".
func (r *reader) message(i int) int {
	if !r.isUnknown(i) || r.out[i].End-r.out[i].Start != tokenLength || r.signAt(i+1) != opener || r.out[i+1].mate < 0 {
		return i
	}
	if r.signAt(i+2) == opener || r.kindsAt(i+2).has(i18n.SeasonWord) && r.signAt(i+3) == hash {
		r.out[i].role = roleSoft
		return i + 1
	}
	return i
}

// maxIntroduction is how many words may stand in front of a part of a header:
// "Mes ordres pour …".
const maxIntroduction = 3

// headerPart reads a turn, a power or a block at i, perhaps behind words such
// as "orders for".
func (r *reader) headerPart(i int) (int, bool) {
	if next, ok := r.plainPart(i); ok {
		return next, true
	}
	j := i
	for j < i+maxIntroduction && (r.kindsAt(j).has(i18n.TurnWord) || r.kindsAt(j) == kindSet(i18n.FillWord)) {
		j++
	}
	if j == i {
		return i, false
	}
	next, ok := r.plainPart(j)
	if ok {
		r.soften(i, j)
	}
	return next, ok
}

func (r *reader) plainPart(i int) (int, bool) {
	if next, ok := r.turnName(i); ok {
		return next, true
	}
	if next, ok := r.powerHeader(i); ok {
		return next, true
	}
	return r.blockHeader(i)
}

// bullets drops what mail and markdown put in front of a line: "*", "•", "1.",
// "2)", but not a dash, which may remove a unit.
func (r *reader) bullets(i int) int {
	for i < len(r.out) {
		l := &r.out[i]
		switch {
		case l.role == roleSoft || l.sign == star && r.out[i].mate < 0 || l.sign == otherSign && l.role == 0:
			l.role = roleSoft
			i++
		case l.sign == digits && i+2 < len(r.out) && l.value < 100 && (r.out[i+1].sign == dot || r.out[i+1].sign == closer && r.out[i+1].mate < 0) &&
			r.out[i+1].Start == l.End && r.out[i+2].Start > r.out[i+1].End:
			l.role, r.out[i+1].role = roleSoft, roleSoft
			i += 2
		default:
			return i
		}
	}
	return i
}

// afterPart drops the signs behind a part of a header, if they end it.
func (r *reader) afterPart(i int) int {
	for j := i; j < len(r.out); j++ {
		l := &r.out[j]
		if l.role == roleSoft {
			continue
		}
		switch l.sign {
		case colon, equals:
			r.soften(i, j+1)
			return j + 1
		case comma, hyphen, dot, otherSign, star, semicolon:
			if _, ok := r.partAhead(j + 1); ok || r.nothing(j+1) {
				r.soften(i, j+1)
				return j + 1
			}
			if l.sign == dot || l.sign == star || l.sign == otherSign {
				continue
			}
		}
		break
	}
	return i
}

// partAhead reports whether another part of a header begins at i, and leaves
// everything as it was.
func (r *reader) partAhead(i int) (int, bool) {
	saved := r.header
	next, ok := r.headerPart(i)
	if ok {
		r.restore(i, next)
	}
	r.header = saved
	return next, ok
}

// restore takes back the roles and the merging of lexemes i to j-1.
func (r *reader) restore(i, j int) {
	for ; i < j; i++ {
		l := &r.out[i]
		l.role = l.first
		l.Span = Span{l.Start, l.end}
	}
}

// signAt returns the sign at i; noSign past the end and for words.
func (r *reader) signAt(i int) sign {
	if i >= len(r.out) {
		return noSign
	}
	return r.out[i].sign
}

func (r *reader) soften(i, j int) {
	for ; i < j; i++ {
		if r.out[i].role == 0 {
			r.out[i].role = roleSoft
		}
	}
}

// nothing reports whether nothing but a comment stands from i on.
func (r *reader) nothing(i int) bool {
	for i < len(r.out) && (r.out[i].role == roleSoft || r.out[i].sign == dot || r.out[i].sign == star || r.out[i].sign == otherSign && r.out[i].role == 0) {
		i++
	}
	return i == len(r.out) || r.out[i].role == roleComment
}

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
		for _, lang := range r.vocabulary.languages {
			if p, ok := r.vocabulary.lexicon.Initial(lang, l.Of(r.text)); ok {
				return p
			}
		}
	}
	return 0
}

// blockHeader reads a word that opens a block.
func (r *reader) blockHeader(i int) (int, bool) {
	k := r.kindsAt(i)
	if r.header.block != NoBlock || i >= len(r.out) {
		return i, false
	}
	var b Block
	switch {
	case k.has(i18n.UnitsWord):
		b = UnitsBlock
	case k.has(i18n.CentersWord):
		b = CentersBlock
	case k.has(i18n.OrdersWord):
		b = OrdersBlock
	case k.has(i18n.ContestedWord):
		b = ContestedBlock
	case k.has(i18n.DislodgedWord):
		b = DislodgedBlock
	default:
		return i, false
	}
	end := r.skipPlayer(i + 1)
	if !(end < len(r.out) && r.out[end].sign == colon || r.nothing(end) ||
		b == OrdersBlock && (r.kindsAt(end).hasAny(kindSet(i18n.FillWord, i18n.FromWord)) && r.aheadIsHeader(end+1))) {
		return i, false
	}
	r.header.block = b
	r.out[i].role, r.out[i].value = roleBlock, int32(b)
	r.soften(i+1, end)
	if b == OrdersBlock && !r.nothing(end) && r.out[end].sign != colon {
		r.out[end].role = roleSoft // "orders for Spring 1901"
		end++
	}
	return end, true
}

func (r *reader) aheadIsHeader(i int) bool {
	_, ok := r.partAhead(i)
	return ok
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
	r.header.unknown = true
	r.soften(end, after+1)
	return after + 1
}
