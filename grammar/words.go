package grammar

import (
	"diplo/board"
	"diplo/i18n"
)

// wordRole gives the word at i its role and returns the index to go on from.
func (r *reader) wordRole(i int) int {
	l := &r.out[i]
	if r.isConvoyMark(i) {
		l.role, l.value = roleMark, int32(l.End-l.Start)
		return i + 1
	}
	if l.entry == nil {
		l.role = roleUnknown
		return i + 1
	}
	k, next := l.kinds, r.peek(i+1)
	switch {
	case k.has(i18n.NumberWord) && r.order.waive:
		l.role, l.value = roleNumber, int32(l.entry.number) // "waives both builds"
	case k.hasAny(conditionKinds) && !k.hasAny(placeKinds):
		return r.conditionWord(i)
	case r.order.prev == roleSupport && r.order.hasTo && k.hasAny(kindSet(i18n.FromWord, i18n.ViaWord)) && r.isPlace(next):
		l.role = roleFrom // "with support from Gre", "S by Bla"
	case k.has(i18n.ViaWord) && r.isVia(i):
		return r.via(i)
	case k.has(i18n.Name) && k.has(i18n.PowerWord) && r.isNationality(next):
		l.role = rolePower
	case k.has(i18n.CoastWord) && !k.hasAny(verbKinds) && (r.order.prev == roleName || r.order.prev == roleUnknown):
		l.role, l.value = roleCoast, int32(l.entry.coast)
	case k.has(i18n.Name) && k.has(i18n.BuildWord) && r.atStart() && r.beginsUnit(next):
		return r.verb(i, next) // "Cons A Par"
	case k.has(i18n.Name) && !(r.afterPlace() && k.hasAny(verbKinds)):
		r.name(i)
	case k.hasAny(unitKinds):
		r.unitWord(i, next)
	case k.has(i18n.PowerWord):
		l.role = rolePower
	case k.has(i18n.DisbandWord) && r.kindsAt(next).has(i18n.RetreatWord) && l.End-l.Start == 1:
		l.role = roleDislodged // "(d r:wal,lvp)"
	case k.hasAny(verbKinds):
		return r.verb(i, next)
	case k.has(i18n.FromWord) && (r.afterPlace() || r.order.prev == roleKind || r.order.prev == roleDislodged) && r.isPlace(next):
		l.role = roleFrom
	case k.hasAny(kindSet(i18n.FillWord, i18n.FromWord)):
		l.role = roleSoft
		if r.order.prev == roleKind && !r.isPlace(next) {
			l.role = roleUnknown // "A MON - SER": the name of nothing here
		}
	case k.has(i18n.AndWord):
		r.and(i)
	case k.has(i18n.OrWord):
		r.or(i, next)
	case k.has(i18n.DislodgedWord) && !r.order.hasTo && !r.order.hasVerb:
		l.role = roleDislodged
	case k.hasAny(kindSet(i18n.ResultWord, i18n.DislodgedWord)) && !r.atStart():
		return r.resultFrom(i, i)
	case k.has(i18n.ViaWord) && !r.atStart():
		return r.via(i)
	case k.has(i18n.DittoWord):
		l.role = roleDitto
	default:
		l.role = roleUnknown
	}
	return i + 1
}

// verbKinds are the words that tell a unit what to do.
var verbKinds = kindSet(i18n.ToWord, i18n.SupportWord, i18n.ConvoyWord, i18n.HoldWord, i18n.RetreatWord,
	i18n.DisbandWord, i18n.BuildWord, i18n.RemoveWord, i18n.WaiveWord, i18n.SupplyWord, i18n.OffBoardWord)

// aidKinds are the words for what a unit does for another.
var aidKinds = kindSet(i18n.SupportWord, i18n.ConvoyWord)

// isNationality reports whether a word that names both a power and a province
// is the power, because lexeme next goes on with the unit.
func (r *reader) isNationality(next int) bool {
	switch r.order.prev {
	case roleKind, rolePower, roleCount:
		return false
	}
	after := r.peek(next + 1)
	return r.kindsAt(next).hasAny(kindSet(i18n.ArmyWord, i18n.FleetWord)) && (r.isPlace(after) || r.kindsAt(after).has(i18n.FromWord)) ||
		r.atStart() && r.kindsAt(next).has(i18n.WaiveWord)
}

// beginsUnit reports whether a unit with its letter begins at lexeme i, perhaps
// behind a colon.
func (r *reader) beginsUnit(i int) bool {
	if r.signAt(i) == colon {
		i = r.peek(i + 1)
	}
	return r.kindsAt(i).hasAny(unitKinds) && r.isPlace(r.peek(i+1))
}

// name makes lexeme i a province. One that follows another without a mark
// between them is where the unit goes.
func (r *reader) name(i int) {
	l, o := &r.out[i], &r.order
	l.role = roleName
	if !o.via && (o.prev == roleName || o.prev == roleCoast) && r.out[o.prevAt].role != roleUnknown {
		l.gap = roleTo
		o.hasTo = true
	}
}

// unitWord makes lexeme i the letter of a unit. Behind a place it begins an
// order of its own.
func (r *reader) unitWord(i, next int) {
	l := &r.out[i]
	l.role, l.value = roleKind, int32(l.entry.unit)
	if l.kinds.has(i18n.UnitWord) {
		l.value = int32(board.NoUnit)
	}
	if r.order.prev == roleKind && r.kindsAt(next).has(i18n.Name) && r.signAt(i-1) != slash {
		r.secondUnit(i, next)
		return
	}
	if (r.afterPlace() || (r.order.prev == roleVerb || r.order.prev == roleHold) && r.order.hasVerb) && r.isPlace(next) && !r.kindsAt(next).hasAny(unitKinds) {
		l.gap = roleSep
		r.order = orderState{from: i}
	}
}

// secondUnit reads a unit at i right behind another, in front of a name: the
// same once more ("A A Par"), one behind an article ("A fleet in Brest"), or a
// contradiction, which makes a name of nothing ("A F Par").
func (r *reader) secondUnit(i, next int) {
	l, first := &r.out[i], &r.out[r.order.prevAt]
	switch none := int32(board.NoUnit); {
	case l.value == none: // "army unit Paris"
		l.role = roleSoft
	case l.value == first.value:
		l.role = roleSoft
		r.mark(i, StrayMark)
	case first.value == none, first.End-first.Start == 1 && l.End-l.Start > 1:
		first.role = roleSoft
	default:
		l.role, l.entry, l.kinds = roleUnknown, nil, 0
		r.merge(i, next+1)
	}
}

// and joins two orders of a line.
func (r *reader) and(i int) {
	r.out[i].role = roleSep
	if r.atStart() || r.kindsAt(r.peek(i+1)).has(i18n.ConditionWord) {
		r.out[i].role = roleSoft
	}
}

// or parts the choices of where a unit goes, and orders of which one is too
// many. What else it leaves open is not read.
func (r *reader) or(i, next int) {
	if s := r.signAt(next); s == hyphen || s == arrow { // "- Rom or - Ven"
		r.out[next].role = roleSoft
		next = r.peek(next + 1)
	}
	switch {
	case r.atStart() && r.last < 0 && r.isChoice(next): // goes on with the line above, or with nothing
		r.out[i].role = roleUnknown
	case r.atStart():
		r.out[i].role = roleSoft
		if i > 0 && r.out[i-1].sign == comma && r.out[i-1].role == roleSep && r.isChoice(next) { // "- Rom, or Ven"
			r.out[i-1].value = choiceSep
		}
	case r.order.retreat, r.kindsAt(next).hasAny(unitKinds) && r.isPlace(r.peek(next+1)):
		r.out[i].role = roleSep
	case (r.order.hasTo || r.order.choice) && r.afterPlace() && r.isChoice(next):
		r.out[i].role, r.out[i].value = roleSep, choiceSep
	default:
		r.out[i].role = roleUnknown
	}
}

// choiceSep is the value of a separator that parts the choices of where one
// unit goes.
const choiceSep = 1

// isChoice reports whether lexeme i names one more place to go, and nobody who
// is ordered to do anything.
func (r *reader) isChoice(i int) bool {
	next := r.peek(i + 1)
	if r.kindsAt(next).has(i18n.CoastWord) {
		next = r.peek(next + 1)
	}
	return r.kindsAt(i).has(i18n.Name) && (r.endsOrder(next) || r.kindsAt(next).hasAny(kindSet(i18n.OrWord)|unitKinds))
}

// verb gives the verb at i its role. The letters that mean several things (T:
// the French hold, a convoy elsewhere; D; R) are told apart by what follows.
func (r *reader) verb(i, next int) int {
	l, k := &r.out[i], r.out[i].kinds
	if r.signAt(next) == colon { // "retreat: Ber, Kie"
		next = r.peek(next + 1)
	}
	order := verbsAlone
	if r.isPlace(next) {
		order = verbsBeforePlace
		if r.atStart() {
			order = verbsInFront
		}
	}
	for _, v := range order {
		if !k.has(v.kind) || (v == asBuild || v == asRemove) && k.hasAny(aidKinds) { // see winterLetters
			continue
		}
		l.role, l.value = v.role, int32(v.verb)
		break
	}
	switch {
	case k.hasAny(kindSet(i18n.ConvoyNoun, i18n.ConvoyWord)) && r.order.prev == roleVia:
		l.role = roleSoft
	case l.role == roleConvoy && r.order.hasTo && !r.order.hasVerb && !r.order.via && r.afterPlace() && !r.isPlace(next):
		return r.via(i) // "A Lon - Nwy (convoy)", "A Lon - Nwy C"
	case l.role == roleTo:
		r.toWord(i, next)
	case l.role == roleVerb && r.order.waive:
		l.role = roleSoft // "waives builds", "waives 2 builds"
		if r.order.prev == roleNumber || r.order.prev == roleVerb {
			r.merge(r.order.prevAt, i+1)
		}
	}
	return i + 1
}

// toWord drops a "to" that repeats a dash, stands before a hold ("to hold") or
// is no more than a little word ("en") away from a place.
func (r *reader) toWord(i, next int) {
	if r.order.prev == roleTo || r.order.prev == roleRetreat || r.order.prev == roleKind || r.kindsAt(next).has(i18n.HoldWord) && !r.isPlace(next) ||
		r.out[i].kinds.has(i18n.FillWord) && !(r.afterPlace() && r.isPlace(next)) {
		r.out[i].role = roleSoft
	}
}

// verbChoice is one reading of a verb.
type verbChoice struct {
	kind i18n.Kind
	role role
	verb Verb
}

var (
	asTo      = verbChoice{i18n.ToWord, roleTo, Move}
	asSupport = verbChoice{i18n.SupportWord, roleSupport, Support}
	asConvoy  = verbChoice{i18n.ConvoyWord, roleConvoy, Convoy}
	asHold    = verbChoice{i18n.HoldWord, roleHold, Hold}
	asRetreat = verbChoice{i18n.RetreatWord, roleRetreat, Retreat}
	asDisband = verbChoice{i18n.DisbandWord, roleVerb, Disband}
	asBuild   = verbChoice{i18n.BuildWord, roleVerb, Build}
	asRemove  = verbChoice{i18n.RemoveWord, roleVerb, Remove}
	asWaive   = verbChoice{i18n.WaiveWord, roleVerb, Waive}
	asSupply  = verbChoice{i18n.SupplyWord, roleVerb, Supply}
	offBoard  = verbChoice{i18n.OffBoardWord, roleVerb, Disband}

	// Which reading of a verb comes first: with a place behind it, with none,
	// and in front of the unit.
	verbsBeforePlace = []verbChoice{asSupport, asConvoy, asRetreat, asTo, asBuild, asRemove, asDisband, asHold, asWaive, asSupply, offBoard}
	verbsAlone       = []verbChoice{asHold, asDisband, asBuild, asRemove, asWaive, offBoard, asSupport, asConvoy, asTo, asRetreat, asSupply}
	verbsInFront     = []verbChoice{asBuild, asDisband, asRetreat, asRemove, asHold, asTo, asSupport, asConvoy, asWaive, asSupply, offBoard}
)

// isVia reports whether a word at i that can say which way a unit goes does, as
// the words behind it tell. The French "par" is Paris, too: it says so only
// behind where the unit goes.
func (r *reader) isVia(i int) bool {
	next := r.peek(i + 1)
	noun := r.kindsAt(next).hasAny(wayKinds)
	if !r.out[i].kinds.has(i18n.Name) {
		return noun && r.order.prev != roleTo
	}
	behind := r.order.hasTo && r.afterPlace()
	if r.kindsAt(next).hasAny(unitKinds) {
		return behind && (noun || r.isWater(next))
	}
	return noun && r.order.prev != roleTo || behind && r.isWater(next)
}

// wayKinds are the words behind "by" that are no place.
var wayKinds = kindSet(i18n.ConvoyNoun, i18n.LandNoun)

// isWater reports whether a place that an army goes over can stand at i, perhaps
// with its fleet, and nothing goes on from there.
func (r *reader) isWater(i int) bool {
	if r.kindsAt(i).has(i18n.FleetWord) {
		i = r.afterLittle(r.peek(i + 1))
	}
	if s := r.signAt(r.peek(i + 1)); s == hyphen || s == arrow {
		return false
	}
	return r.kindsAt(i).has(i18n.Name)
}

// afterLittle returns the index of the first lexeme from i on that is no little
// word.
func (r *reader) afterLittle(i int) int {
	for r.isLittle(i) {
		i = r.peek(i + 1)
	}
	return i
}

// via reads "via", "via convoy", "by land" or "via NTH" at i.
func (r *reader) via(i int) int {
	first, l := i, &r.out[i]
	l.role, l.value = roleVia, int32(ViaConvoy)
	next := r.peek(i + 1)
	for r.kindsAt(next).has(i18n.ViaWord) && r.isPlace(r.afterLittle(r.peek(next+1))) { // "convoyed by F NTH"
		r.merge(first, next+1)
		i, next = next, r.peek(next+1)
	}
	switch k := r.kindsAt(next); {
	case k.has(i18n.FleetWord) && r.isPlace(r.afterLittle(r.peek(next+1))):
		l.value = int32(ViaRoute)
	case k.hasAny(kindSet(i18n.ConvoyNoun, i18n.ConvoyWord)):
		r.merge(first, next+1)
		return next + 1
	case k.has(i18n.LandNoun):
		l.value = int32(ViaLand)
		r.merge(first, next+1)
		return next + 1
	case r.isPlace(next):
		l.value = int32(ViaRoute)
	}
	return i + 1
}

// isConvoyMark reports whether the word at i is the "C" or "CC" between two
// dashes of a convoyed army's own order.
func (r *reader) isConvoyMark(i int) bool {
	if r.order.prev != roleTo || r.out[r.order.prevAt].sign == noSign {
		return false
	}
	for _, c := range []byte(r.out[i].Of(r.text)) {
		if c|0x20 != 'c' {
			return false
		}
	}
	next := r.peek(i + 1)
	return next < len(r.out) && (r.out[next].sign == hyphen || r.out[next].sign == arrow)
}
