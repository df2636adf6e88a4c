package grammar

import "diplo/i18n"

// bracket reads the group that opens at i: a coast, a power, a result, or
// brackets that only hold together what is inside. It returns the index to go
// on from.
func (r *reader) bracket(i int) int {
	l := &r.out[i]
	l.role = roleSoft
	if l.mate < 0 {
		r.mark(i, StrayPunctuation)
		return i + 1
	}
	end := int(l.mate) + 1
	switch first := r.peek(i + 1); {
	case first >= int(l.mate):
		r.merge(i, end)
		return end
	case r.order.prev == roleName && r.groupIs(i, end, i18n.CoastWord) && !(r.order.hasTo && r.kindsAt(first).has(i18n.ConvoyWord)):
		l.role, l.entry = roleCoast, r.out[first].entry
		l.value = int32(l.entry.coast)
		r.merge(i, end)
		return end
	case r.order.prev != roleVia && r.groupIs(i, end, i18n.PowerWord) && !(r.order.prev == roleTo && r.kindsAt(first).has(i18n.Name)):
		l.role, l.entry = rolePower, r.out[first].entry
		r.merge(i, end)
		return end
	case !r.atStart() && (r.isResult(first) || r.out[i+1].sign == star && !r.isKnownPlace(first) && !r.groupHas(i, end, i18n.PowerWord)),
		r.isComplete() && (r.groupIs(i, end, i18n.ArmyWord) || r.isRemark(i, end)): // "(a)": anéantie
		l.role = roleResult
		r.merge(i, end)
		return end
	}
	return i + 1
}

// groupIs reports whether the brackets that open at i and end before end hold
// nothing but a word of kind k.
func (r *reader) groupIs(i, end int, k i18n.Kind) bool {
	first := r.peek(i + 1)
	return r.kindsAt(first).has(k) && r.peek(first+1) == end-1
}

func (r *reader) groupHas(i, end int, k i18n.Kind) bool {
	for ; i < end; i++ {
		if r.kindsAt(i).has(k) {
			return true
		}
	}
	return false
}

// isComplete reports whether the order has said what its unit does.
func (r *reader) isComplete() bool {
	return (r.order.hasTo || r.order.hasVerb) && (r.afterPlace() || r.order.prev == roleHold || r.order.prev == roleVerb)
}

// isRemark reports whether the brackets that open at i and end before end hold
// only words that no order has: a note on the order.
func (r *reader) isRemark(i, end int) bool {
	for i++; i < end-1; i++ {
		if !r.isUnknown(i) && r.out[i].sign == noSign && r.out[i].kinds != kindSet(i18n.FillWord) || r.out[i].sign == opener {
			return false
		}
	}
	return true
}

// closing drops a closing bracket; where another group opens behind it, the
// bot protocol begins its next order: ") (".
func (r *reader) closing(i int) {
	l := &r.out[i]
	l.role = roleSoft
	if l.mate < 0 {
		r.mark(i, StrayPunctuation)
		return
	}
	if i+1 >= len(r.out) || r.out[i+1].sign != opener || r.atStart() || r.out[i+1].mate < 0 {
		return
	}
	end := int(r.out[i+1].mate) + 1
	if !r.groupIs(i+1, end, i18n.CoastWord) && !r.groupIs(i+1, end, i18n.PowerWord) && !r.isResult(r.peek(i+2)) && r.out[i+2].sign != star &&
		!(r.isComplete() && r.isRemark(i+1, end)) {
		l.role = roleSep
	}
}
