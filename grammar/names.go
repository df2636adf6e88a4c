package grammar

import "diplo/i18n"

// A name that no language knows may hold words that one does, and little words
// that mean something elsewhere: "Mer de Norwège", "Royaume de Naples". Taken
// one by one these would tear the order apart and lose it.

// maxNameWords bounds how many lexemes a name is sought in.
const maxNameWords = 8

// notInNames are the words that end a name, unless they are names themselves.
var notInNames = verbKinds | unitKinds | conditionKinds | kindSet(i18n.AndWord, i18n.OrWord, i18n.ThenWord, i18n.ResultWord,
	i18n.DislodgedWord, i18n.DittoWord, i18n.PowerWord)

// littleKinds are the words that may stand in front of a name and inside it.
var littleKinds = kindSet(i18n.FillWord, i18n.FromWord)

// joinName makes one unknown name of the words behind the unit or dash at i,
// where they are several and no name: those that are nearly one, and behind a
// unit those that stand where nothing but its province can: "F Adr Se H".
func (r *reader) joinName(i int) {
	start := i + 1
	for start < len(r.out) && (r.out[start].role == roleSoft || r.out[start].sign == dot || r.isLittle(start)) {
		start++
	}
	if !r.inName(start) {
		return
	}
	end := r.nameEnd(start)
	if end < start+2 || r.isPlainRun(start, end) {
		return
	}
	near := r.isNearRun(start, end)
	if !near && r.kindsAt(end-1).has(i18n.CoastWord) && !r.kindsAt(end-1).has(i18n.Name) {
		end--
		near = r.isNearRun(start, end)
	}
	if near || r.out[i].role == roleKind && r.goesOn(r.peek(end), start, end) {
		l := &r.out[start]
		l.role, l.entry, l.kinds = roleUnknown, nil, 0
		r.merge(start, end)
	}
}

// isLittle reports whether lexeme i is a little word, "to" and "from" included.
func (r *reader) isLittle(i int) bool {
	k := r.kindsAt(i)
	return k.hasAny(littleKinds) && !k.hasAny(placeKinds)
}

// inName reports whether lexeme i can be a word of a name.
func (r *reader) inName(i int) bool {
	if i >= len(r.out) || r.out[i].sign != noSign || r.out[i].role != 0 {
		return false
	}
	k := r.out[i].kinds
	return !k.has(i18n.ViaWord) && (k.has(i18n.Name) || !k.hasAny(notInNames))
}

// nameEnd returns the index behind the words from i on that can make a name.
func (r *reader) nameEnd(i int) int {
	end := i
	for j := i; j < len(r.out) && j < i+maxNameWords; j++ {
		switch {
		case r.out[j].sign == dot && r.out[j].Start == r.out[j-1].End: // "G. du Lion"
		case !r.inName(j):
			return end
		case !r.isLittle(j):
			end = j + 1
		}
	}
	return end
}

// isPlainRun reports whether the words from i to j-1 are read as one name
// anyway, or all known and each read by itself.
func (r *reader) isPlainRun(i, j int) bool {
	unknown, plain := 0, true
	for ; i < j; i++ {
		if r.isUnknown(i) {
			unknown++
		}
		plain = plain && !r.kindsAt(i).hasAny(kindSet(i18n.Name, i18n.CoastWord, i18n.FromWord))
	}
	return unknown == 0 || plain && unknown <= longestUnknown
}

// isNearRun reports whether the words from i to j-1 are the beginning of a name
// or nearly one.
func (r *reader) isNearRun(i, j int) bool {
	name := Span{r.out[i].Start, r.out[j-1].End}.Of(r.text)
	return len(r.lexicon.Prefixed(name)) > 0 || r.isNear(name)
}

// goesOn reports whether lexeme i, behind the words from start to end-1 where
// only a unit's province can stand, says what the unit does: a dash in front of a
// place, or a verb. If the first of the words is a province by itself, another
// may be a misspelt verb: only a sign or letter behind it tells that it is none.
func (r *reader) goesOn(i, start, end int) bool {
	next := r.peek(i + 1)
	known := !r.isUnknown(start)
	for j := start + 1; known && j < end; j++ {
		if r.kindsAt(j).has(i18n.Name) {
			return false
		}
	}
	switch r.signAt(i) {
	case hyphen, arrow:
		return r.isKnownPlace(next) || r.isUnknown(next) && r.endsOrder(next+1) || r.kindsAt(next).has(i18n.ConvoyWord)
	}
	return r.kindsAt(i).hasAny(verbKinds) && !r.kindsAt(i).hasAny(unitKinds) && !(known && r.out[i].End-r.out[i].Start > 1) &&
		(r.isPlace(next) || r.endsOrder(next) || r.isLittle(next))
}
