package grammar

import "diplo/i18n"

// conditionMark is what a line does to the conditional part of a sheet.
type conditionMark uint8

const (
	noCondition conditionMark = iota
	opensCondition
	turnsCondition  // "ELSE"
	closesCondition // "ENDIF"
	inlineCondition // "if … retreats, then A Mar H": only for the orders of the line
)

var conditionKinds = kindSet(i18n.ConditionWord, i18n.ElseWord)

// condition reads a condition at i, in front of the orders of a line, and
// returns where they begin. What the condition says is not read: it is no
// order.
func (r *reader) condition(i int) int {
	k := r.kindsAt(i)
	start := i
	switch {
	case k.hasAny(placeKinds):
		return i
	case k.has(i18n.EndConditionWord) && r.nothing(i+1):
		r.header.condition = closesCondition
		i = len(r.out)
	case k.has(i18n.ElseWord) && r.nothing(i+1):
		r.header.condition = turnsCondition
		i = len(r.out)
	case k.has(i18n.ElseWord):
		r.header.condition = inlineCondition
		i++
	case k.has(i18n.ConditionWord):
		i = r.conditionEnd(i + 1)
		r.header.condition = inlineCondition
		if r.nothing(i) {
			r.header.condition = opensCondition
		}
	}
	r.leaveOut(start, i)
	return i
}

// leaveOut takes lexemes i to j-1 for what orders depend on.
func (r *reader) leaveOut(i, j int) {
	r.soften(i, j)
	for ; i < j; i++ {
		r.out[i].conditional = true
	}
}

// conditionWord reads "if …" or "else" at i, behind an order or between two,
// and returns the index to go on from. Whether a condition is of the order in
// front or of those behind it nobody can tell; neither can be followed.
func (r *reader) conditionWord(i int) int {
	r.conditional = true
	if r.last >= 0 {
		r.out[r.last].conditional = true
	}
	if r.out[i].kinds.has(i18n.ElseWord) {
		r.and(i)
		r.out[i].conditional = true
		return i + 1
	}
	end := r.conditionEnd(i + 1)
	r.leaveOut(i, end)
	return end
}

// conditional reports whether the order depends on something.
func (l *lowering) conditional() bool {
	for i := l.from; i < l.to; i++ {
		if l.out[i].conditional {
			return true
		}
	}
	return false
}

// conditionEnd returns the index behind the condition whose words begin at i:
// of a sign or word that ends it, or of a unit right behind a place, which
// begins the order.
func (r *reader) conditionEnd(i int) int {
	said := i // the last lexeme that is no bracket
	for j := i; j < len(r.out); j++ {
		l := &r.out[j]
		switch {
		case l.role == roleComment, l.sign == comma, l.sign == semicolon, l.kinds.hasAny(kindSet(i18n.ThenWord, i18n.ElseWord)):
			return j
		case l.sign == colon:
			return j + 1
		case j > i && l.kinds.hasAny(unitKinds) && r.isPlace(r.peek(j+1)) && r.endsClause(said):
			return j
		case l.role != roleSoft && l.sign != opener && l.sign != closer && l.sign != dot:
			said = j
		}
	}
	return len(r.out)
}

// endsClause reports whether a unit behind lexeme i is not what i speaks of: i
// is no verb, no nationality and no "and".
func (r *reader) endsClause(i int) bool {
	k := r.kindsAt(i)
	return r.isUnknown(i) || k.has(i18n.HoldWord) || k.has(i18n.Name) && !k.has(i18n.PowerWord)
}
