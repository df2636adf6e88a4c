package lsp

import (
	"context"

	"diplo/board"
	"diplo/grammar"
	"diplo/lint"
	"diplo/turn"

	"go.lsp.dev/protocol"
)

// Definition leads from one half of a support or a convoy to the other, and
// from the name of a province to the order of the unit that stands there.
func (s *server) Definition(ctx context.Context, p *protocol.DefinitionParams) (protocol.DefinitionResult, error) {
	x, err := spotAt(ctx, p.TextDocumentPositionParams)
	if err != nil || x.syntax == nil {
		return nil, err
	}
	origin := x.span(x.syntax.Span)
	var places []lint.Place
	m, named := x.mention()
	if named && (m.role != ordered || x.order == nil) {
		origin = x.span(m.span())
		places = x.hearing.unitAt(m.place.Province, x.order)
	}
	if len(places) == 0 && x.order != nil {
		for _, o := range depends(x.hearing.turn, x.order) {
			places = append(places, x.hearing.order(o))
		}
	}
	if len(places) == 0 {
		return nil, nil
	}
	if !snapshotOf(ctx).client.definitions {
		var all protocol.LocationSlice
		for _, at := range places {
			all = append(all, x.hearing.location(at))
		}
		return all, nil
	}
	var all protocol.DefinitionLinkSlice
	for _, at := range places {
		l := x.hearing.location(at)
		all = append(all, protocol.DefinitionLink{
			OriginSelectionRange: &origin, TargetURI: l.URI, TargetRange: l.Range, TargetSelectionRange: l.Range,
		})
	}
	return all, nil
}

// unitAt returns where the orders of units in a province stand, but for one
// order; where there are none, where the unit is listed in a position.
func (h *hearing) unitAt(at board.Province, but *turn.Order) []lint.Place {
	if at == board.NoProvince {
		return nil
	}
	var places []lint.Place
	for i := range h.turn.Orders {
		if o := &h.turn.Orders[i]; o != but && o.Unit.Place.Province == at {
			places = append(places, h.order(o))
		}
	}
	if len(places) > 0 {
		return places
	}
	for s := range h.turn.Sources {
		for i := range h.turn.Sources[s].Rows {
			row := &h.turn.Sources[s].Rows[i]
			if row.In != grammar.UnitsBlock {
				continue
			}
			for k := range row.Orders {
				if o := &row.Orders[k]; firstSense(h.turn.Atlas, &o.Unit.Name).Province == at {
					places = append(places, lint.Place{Source: s, Offset: row.Offset, Number: row.Number, Text: row.Text, Span: o.Span})
				}
			}
		}
	}
	return places
}
