package grammar

import "diplo/i18n"

// header is what the beginning of a line says before any order.
type header struct {
	turn      TurnName
	power     Power
	turnWord  bool
	block     Block
	condition conditionMark

	named i18n.Power // the one power that the line names, and little else
	near  Power      // the one word of the line, which could be a slip for a power
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
	if next := r.setOff(start); next > start {
		return next
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
// as "orders for" and "player:".
func (r *reader) headerPart(i int) (int, bool) {
	if next, ok := r.plainPart(i); ok {
		return next, true
	}
	j := i
	for j < i+maxIntroduction && (r.kindsAt(j).has(i18n.TurnWord) || r.kindsAt(j) == kindSet(i18n.FillWord) ||
		r.signAt(j) == colon && j > i && r.kindsAt(j-1).has(i18n.TurnWord)) { // "Player: Turkey"
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
	if next, ok := r.phaseHeader(i); ok {
		return next, true
	}
	if next, ok := r.powerHeader(i); ok {
		return next, true
	}
	return r.blockHeader(i)
}

// bullets drops what mail and markdown put in front of a line: "*", "•", "1.",
// "2)", "(3)", "d)", but not a dash, which may remove a unit.
func (r *reader) bullets(i int) int {
	for i < len(r.out) {
		l := &r.out[i]
		switch {
		case l.role == roleSoft || l.sign == star && r.out[i].mate < 0 || l.sign == otherSign && l.role == 0,
			i == 0 && l.Of(r.text) == "|": // the edge of a table
			l.role = roleSoft
			i++
		case r.isListNumber(i) && !r.isVerbLetter(i) && (r.signAt(i+1) == dot || r.signAt(i+1) == closer && r.out[i+1].mate < 0) && r.out[i+1].Start == l.End &&
			r.startsItem(i, i+2):
			r.soften(i, i+2)
			i += 2
		case l.sign == opener && l.mate == int32(i+2) && r.isListNumber(i+1) && r.startsItem(i+1, i+3):
			r.soften(i, i+3)
			i += 3
		default:
			return i
		}
	}
	return i
}

// isListNumber reports whether lexeme i can count the items of a list: a small
// number, or a letter.
func (r *reader) isListNumber(i int) bool {
	l := &r.out[i]
	return l.sign == digits && l.value < 100 || l.sign == noSign && l.role == 0 && l.End-l.Start == 1
}

// isVerbLetter reports whether lexeme i is a capital letter, a period behind it
// and a unit behind that which is told nothing else: "R. F. Lon" removes a fleet.
func (r *reader) isVerbLetter(i int) bool {
	l := &r.out[i]
	letter := l.Of(r.text)[0]
	if l.sign != noSign || letter < 'A' || letter > 'Z' || r.signAt(i+1) != dot ||
		!l.kinds.hasAny(verbKinds) || l.kinds.hasAny(unitKinds|kindSet(i18n.WaiveWord)) || !r.kindsAt(i+2).hasAny(unitKinds) {
		return false
	}
	end := r.peek(r.peek(i+3) + 1)
	if r.kindsAt(end).has(i18n.CoastWord) {
		end = r.peek(end + 1)
	}
	return r.endsOrder(end)
}

// startsItem reports whether an item of a list begins at i, set off from its
// number or letter at mark. Behind a letter that is a unit: "(A) Par" is no
// item.
func (r *reader) startsItem(mark, i int) bool {
	return i < len(r.out) && r.out[i].Start > r.out[i-1].End &&
		(r.out[mark].sign == digits || r.kindsAt(i).hasAny(unitKinds) && r.isPlace(r.peek(i+1)))
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
		case semicolon:
			if l.Of(r.text) == "|" && r.header.power.Text != "" { // the cell of a table that the power fills
				r.soften(i, j+1)
				return j + 1
			}
			fallthrough
		case comma, hyphen, dot, otherSign, star:
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
	return i >= len(r.out) || r.out[i].role == roleComment
}
