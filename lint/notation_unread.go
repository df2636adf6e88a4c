package lint

import "diplo/grammar"

// checkUnreadLine reports lines among the orders of a power that are no orders,
// but look like some: an order that nobody reads is lost, and a remark is not.
func checkUnreadLine(p *Pass) {
	for s := range p.Turn.Sources {
		rows := p.Turn.Sources[s].Rows
		for i := range rows {
			row := &rows[i]
			if row.Kind != grammar.Prose || row.Heading.ID == 0 || !row.HoldsOrders() || !p.Turn.Atlas.LooksLikeOrder(row.Text) {
				continue
			}
			p.FaultAt(p.AtRow(s, row, grammar.Span{End: len(row.Text)}))
		}
	}
}
