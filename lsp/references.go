package lsp

import (
	"context"

	"diplo/board"
	"diplo/lint"

	"go.lsp.dev/protocol"
)

// References finds a province wherever the turn names it; from a verb or the
// letter of a unit, the orders that stand or fall together.
func (s *server) References(ctx context.Context, p *protocol.ReferenceParams) ([]protocol.Location, error) {
	x, err := spotAt(ctx, p.TextDocumentPositionParams)
	if err != nil || x.syntax == nil {
		return nil, err
	}
	all := []protocol.Location{}
	for _, r := range x.related() {
		if p.Context.IncludeDeclaration || !r.declares {
			all = append(all, x.hearing.location(r.at))
		}
	}
	return all, nil
}

// DocumentHighlight shows in one document what References finds.
func (s *server) DocumentHighlight(ctx context.Context, p *protocol.DocumentHighlightParams) ([]protocol.DocumentHighlight, error) {
	x, err := spotAt(ctx, p.TextDocumentPositionParams)
	if err != nil || x.syntax == nil {
		return nil, err
	}
	var all []protocol.DocumentHighlight
	for _, r := range x.related() {
		if x.hearing.sheets[r.at.Source] != x.sheet {
			continue
		}
		kind := protocol.DocumentHighlightKindRead
		if r.declares {
			kind = protocol.DocumentHighlightKindWrite
		}
		all = append(all, protocol.DocumentHighlight{Range: x.hearing.span(r.at), Kind: kind})
	}
	return all, nil
}

// relation is a place that belongs to a spot.
type relation struct {
	at       lint.Place
	declares bool // the unit's own order
}

// related returns the places that belong to the spot, its own among them.
func (x *spot) related() []relation {
	var all []relation
	if m, ok := x.mention(); ok {
		x.hearing.eachMention(m.place.Province, func(at lint.Place, m mention) {
			all = append(all, relation{at, m.role == ordered})
		})
		return all
	}
	if x.order == nil {
		return nil
	}
	for i, o := range halves(x.hearing.turn, x.order) {
		all = append(all, relation{x.hearing.order(o), i == 0})
	}
	return all
}

// eachMention hands every name of a province in the turn to see.
func (h *hearing) eachMention(of board.Province, see func(lint.Place, mention)) {
	if of == board.NoProvince {
		return
	}
	for s := range h.turn.Sources {
		rows := h.turn.Sources[s].Rows
		for i := range rows {
			row := &rows[i]
			for k := range row.Orders {
				syntax := &row.Orders[k]
				for _, m := range mentions(h.turn, h.orderOf(s, row.Offset, syntax), syntax) {
					if m.place.Province == of {
						see(lint.Place{Source: s, Offset: row.Offset, Number: row.Number, Text: row.Text, Span: m.span()}, m)
					}
				}
			}
		}
	}
}
