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

// condition reads a condition at i and returns where the orders behind it
// begin. What the condition says is not read: it is no order.
func (r *reader) condition(i int) int {
	k := r.kindsAt(i)
	switch {
	case k.hasAny(placeKinds):
		return i
	case k.has(i18n.EndConditionWord) && r.nothing(i+1):
		r.header.condition = closesCondition
		r.soften(i, len(r.out))
		return len(r.out)
	case !k.has(i18n.ConditionWord):
		return i
	}
	end := len(r.out)
	for j := i + 1; j < len(r.out); j++ {
		if r.out[j].role == roleComment {
			end = j
			break
		}
		if r.out[j].sign == comma {
			end = j + 1
			for r.kindsAt(end).has(i18n.AndWord) {
				end++
			}
			r.header.condition = inlineCondition
			break
		}
	}
	if r.header.condition == noCondition {
		r.header.condition = opensCondition
		if r.peek(i+1) >= end {
			r.header.condition = turnsCondition
		}
	}
	for j := i; j < end; j++ {
		r.out[j].role = roleSoft
	}
	r.header.conditional = Span{r.out[i].Start, r.out[end-1].End}
	return end
}
