package grammar

import "diplo/i18n"

// isResult reports whether lexeme i says what became of an order.
func (r *reader) isResult(i int) bool {
	k := r.kindsAt(i)
	return k.hasAny(kindSet(i18n.ResultWord, i18n.DislodgedWord)) && !k.has(i18n.Name)
}

// resultFrom reads a result from lexeme i to the next separator that no other
// result follows, and returns the index to go on from. Its first word is at
// word: i itself, or behind an arrow at i.
func (r *reader) resultFrom(i, word int) int {
	depth := 0
	j := word
	for ; j < len(r.out); j++ {
		l := &r.out[j]
		if l.role == roleComment {
			break
		}
		if l.sign == opener && l.mate >= 0 {
			depth++
		}
		if l.sign == closer && l.mate >= 0 {
			if depth == 0 {
				break
			}
			depth--
		}
		ends := l.sign == comma || l.sign == semicolon || l.sign == slash || l.kinds.has(i18n.AndWord)
		if depth == 0 && (ends && !r.isResult(r.peek(j+1)) || j > word && l.kinds.has(i18n.RetreatWord)) {
			break
		}
	}
	r.out[i].role = roleResult
	r.out[i].isOdd = false
	r.merge(i, j)
	return j
}
