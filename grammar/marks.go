package grammar

import (
	"unicode/utf8"

	"diplo/board"
	"diplo/i18n"
)

// number gives the number at i its role: how many units ("2A. Par", "2 A.
// Par"), or a number that the order may want ("waive 2").
func (r *reader) number(i int) {
	l := &r.out[i]
	l.role = roleNumber
	if k := r.kindsAt(i + 1); k.hasAny(unitKinds) && !r.afterPlace() {
		l.role = roleCount
	}
}

// stroke gives a dash, arrow, colon or equals sign at i its role and returns
// the index to go on from. A colon or equals sign stands for the dash on pages
// that print results.
func (r *reader) stroke(i int) int {
	l, o, next := &r.out[i], &r.order, r.peek(i+1)
	asMark := l.sign == colon || l.sign == equals
	switch {
	case r.atStart():
		if end := r.due(i); end > i+1 {
			r.strokeInFront(i, r.peek(end))
			return end
		}
		r.strokeInFront(i, next)
	case l.sign == hyphen && r.isRemarkDash(i, next):
		return r.remark(i)
	case o.prev == roleTo || o.prev == roleRetreat || o.prev == roleVia:
		l.role = roleSoft
	case asMark && !(r.afterPlace() && !o.via && r.isDestination(next)):
		l.role = roleSoft
	case r.isCoastSuffix(i, next):
		l.role = roleSoft
	case r.isResult(next):
		return r.resultFrom(i, next)
	case l.sign == arrow && (o.hasTo && o.mark != arrow || o.hasVerb) && !r.isKnownPlace(next) && next < len(r.out):
		return r.resultFrom(i, next)
	case r.isStray(next):
		l.role = roleSoft
		if !r.kindsAt(next).has(i18n.OffBoardWord) && !o.support {
			r.mark(i, StrayMark)
		}
	default:
		l.role = roleTo
		if asMark {
			r.mark(i, ResultAsMark)
		}
	}
	return i + 1
}

// due drops how many units are due and the colon behind a plus or minus at i,
// "+1 : A Par", and returns the index to go on from.
func (r *reader) due(i int) int {
	if r.signAt(i+1) == digits && r.out[i+1].Start == r.out[i].End && r.signAt(i+2) == colon {
		r.soften(i+1, i+3)
		return i + 3
	}
	return i + 1
}

// isRemarkDash reports whether the dash at i is a double one that parts a
// complete order from what its author says about it: "A Bel - Hol -- or else".
func (r *reader) isRemarkDash(i, next int) bool {
	l := &r.out[i]
	return l.isDouble(r.text) && r.isComplete() && i+1 < len(r.out) && r.out[i-1].End < l.Start && l.End < r.out[i+1].Start &&
		!r.isKnownPlace(next) && !r.isResult(next) && !r.order.doubled && !(r.nothing(next+1) && r.isMisspelt(next))
}

// isMisspelt reports whether lexeme i is nearly the name of a province.
func (r *reader) isMisspelt(i int) bool {
	return r.isUnknown(i) && r.isNear(r.out[i].Of(r.text))
}

// isDouble reports whether l is a dash of two strokes or more.
func (l *lexeme) isDouble(text string) bool {
	return l.sign == hyphen && utf8.RuneCountInString(l.Of(text)) > 1
}

// remark makes all from i on a comment.
func (r *reader) remark(i int) int {
	l := &r.out[i]
	l.role, l.sign, l.End = roleComment, otherSign, len(r.text)
	l.end = l.End
	r.out = r.out[:i+1]
	return i + 1
}

// strokeInFront reads a mark in front of an order: a bullet, a removal, or a
// dash that goes on with the line above.
func (r *reader) strokeInFront(i, next int) {
	l := &r.out[i]
	switch {
	case l.sign == hyphen && r.kindsAt(next).hasAny(placeKinds):
		l.role = roleMinus
	case l.sign == arrow && r.isPlace(next):
		l.role = roleTo
	default:
		l.role = roleSoft
	}
}

// isDestination reports whether lexeme i can be where a unit goes.
func (r *reader) isDestination(i int) bool {
	return r.kindsAt(i).has(i18n.Name) || r.isUnknown(i) || r.kindsAt(i).hasAny(unitKinds) && r.kindsAt(r.peek(i+1)).has(i18n.Name)
}

// isKnownPlace reports whether lexeme i, brackets aside, is a province.
func (r *reader) isKnownPlace(i int) bool {
	for i < len(r.out) && r.out[i].sign == opener {
		i = r.peek(i + 1)
	}
	return r.kindsAt(i).has(i18n.Name) || r.kindsAt(i).hasAny(unitKinds) && r.isPlace(r.peek(i+1))
}

// isCoastSuffix reports whether the dash at i hangs a coast on the name in
// front: "stp-nc".
func (r *reader) isCoastSuffix(i, next int) bool {
	k := r.kindsAt(next)
	return r.order.prev == roleName && next == i+1 && k.has(i18n.CoastWord) && !k.hasAny(verbKinds|kindSet(i18n.Name)) &&
		r.out[i].End == r.out[next].Start && r.out[r.order.prevAt].End == r.out[i].Start
}

// isStray reports whether the dash in front of lexeme i has no business there,
// because i is a verb. The C between two dashes is none.
func (r *reader) isStray(i int) bool {
	k := r.kindsAt(i)
	if !k.hasAny(verbKinds) || k.has(i18n.Name) || k.hasAny(unitKinds) {
		return false
	}
	if k.has(i18n.ConvoyWord) {
		after := r.peek(i + 1)
		return !(after < len(r.out) && (r.out[after].sign == hyphen || r.out[after].sign == arrow))
	}
	return true
}

// separator ends an order at i, unless it stands in a list of strings
// (["lon","Move","nwy"]) or in front of a result. It returns the index to go on
// from.
func (r *reader) separator(i int) int {
	l := &r.out[i]
	l.role = roleSep
	if l.sign == semicolon { // it ends what a condition behind an order governs
		r.conditional = r.header.condition == inlineCondition
	}
	if next := r.peek(i + 1); l.sign == comma && r.isComplete() && r.isResult(next) {
		l.role = roleSoft
		return r.resultFrom(next, next)
	}
	if r.atStart() || r.kindsAt(r.peek(i+1)).has(i18n.ConditionWord) || l.sign == comma && r.isViaBehind(i) || l.sign == comma && i > 0 && r.out[i-1].sign == quote && i+1 < len(r.out) && r.out[i+1].sign == quote {
		l.role = roleSoft
	}
	return i + 1
}

// isViaBehind reports whether the order goes on behind the comma at i with the
// way that its unit takes: "A Nwy - Swe, by convoy".
func (r *reader) isViaBehind(i int) bool {
	i = r.peek(i + 1)
	if !r.order.hasTo || !r.afterPlace() || !r.kindsAt(i).has(i18n.ViaWord) {
		return false
	}
	if !r.kindsAt(i).has(i18n.Name) {
		return r.kindsAt(r.peek(i + 1)).hasAny(wayKinds | placeKinds)
	}
	// "A Gas - Mar, Par Bou" orders an army in Paris.
	return r.isVia(i) && !startsUpper(r.text[r.out[i].Start:]) && startsUpper(r.text[r.out[r.order.prevAt].Start:])
}

// slash hangs a coast on a name ("stp/nc"), joins "fleet/dislodged", or ends
// an order.
func (r *reader) slash(i int) {
	l, next := &r.out[i], r.peek(i+1)
	k := r.kindsAt(next)
	switch {
	case r.atStart(), r.order.prev == roleKind && (k.has(i18n.DislodgedWord) || k.hasAny(unitKinds)):
		l.role = roleSoft
	case r.afterPlace() && k.has(i18n.CoastWord) && r.out[i+1].Start == l.End:
		l.role = roleSoft
		if next == i+1 && k.hasAny(verbKinds) { // "rom/c"
			r.out[next].kinds = kindSet(i18n.CoastWord)
		}
	case (r.order.hasTo || r.order.choice) && k.has(i18n.Name) && r.out[i-1].End == l.Start && r.out[next].Start == l.End && r.endsOrder(next+1):
		l.role, l.value = roleSep, choiceSep // "A Apu - Ven/Tri": no order of its own
	default:
		l.role = roleSep
	}
}

// endsOrder reports whether no order goes on at i.
func (r *reader) endsOrder(i int) bool {
	i = r.peek(i)
	if i >= len(r.out) || r.kindsAt(i).has(i18n.AndWord) {
		return true
	}
	switch r.out[i].sign {
	case comma, semicolon, slash, opener, closer:
		return true
	}
	return false
}

// quote reads a quotation mark that stands alone as a ditto mark.
func (r *reader) quote(i int) {
	l := &r.out[i]
	l.role = roleSoft
	alone := i > 0 && r.out[i-1].End < l.Start && (i+1 == len(r.out) || r.out[i+1].Start > l.End || r.out[i+1].sign == semicolon)
	if alone && (r.order.prev == roleSupport || r.order.prev == roleConvoy || r.order.prev == roleTo || r.afterPlace()) {
		l.role = roleDitto
	}
}

// star reads the mark of a retreat between two names that touch it
// ("ALon*Bel"); any other star is emphasis.
func (r *reader) star(i int) {
	l := &r.out[i]
	l.role = roleSoft
	if i+1 < len(r.out) && r.order.prev == roleName && r.out[i-1].End == l.Start && r.out[i+1].Start == l.End &&
		r.kindsAt(i+1).has(i18n.Name) {
		l.role, l.value = roleRetreat, int32(Retreat)
	}
}

// dot ends an order where a unit follows what could be the end of one; else it
// belongs to an abbreviation.
func (r *reader) dot(i int) {
	l := &r.out[i]
	l.role = roleSoft
	next := i + 1
	for r.kindsAt(next) == kindSet(i18n.FillWord) {
		next++
	}
	if (r.afterPlace() || r.order.prev == roleHold || r.order.prev == roleVerb && r.order.hasVerb) &&
		r.kindsAt(next).hasAny(unitKinds) && r.out[next].entry.unit != board.NoUnit && r.isPlace(r.peek(next+1)) {
		l.role = roleSep
	}
}
