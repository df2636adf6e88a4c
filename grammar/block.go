package grammar

import "diplo/i18n"

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
