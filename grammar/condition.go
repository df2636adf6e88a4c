package grammar

import "diplo/i18n"

// conditionMark is what a line does to the conditional part of a sheet.
type conditionMark uint8

const (
	noCondition conditionMark = iota
	opensCondition
	loneCondition   // "ELSE", "ENDIF"
	inlineCondition // "if … retreats, then A Mar H": only for the orders of the line
)

// condition reads a condition at i and returns where the orders behind it
// begin. What the condition says is not read: it is no order.
func (r *reader) condition(i int) int {
	if !r.kindsAt(i).has(i18n.ConditionWord) || r.kindsAt(i).hasAny(placeKinds) {
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
			r.header.condition = loneCondition
		}
	}
	for j := i; j < end; j++ {
		r.out[j].role = roleSoft
	}
	r.header.conditional = Span{r.out[i].Start, r.out[end-1].End}
	return end
}
