package lsp

import (
	"context"
	"strings"

	"diplo/board"
	"diplo/i18n"
	"diplo/lint"
	"diplo/turn"

	"go.lsp.dev/protocol"
)

// CodeLens counts above each header the orders below it and those that do not
// stand, and names the units that have none.
func (s *server) CodeLens(ctx context.Context, p *protocol.CodeLensParams) ([]protocol.CodeLens, error) {
	f, doc, err := document(ctx, p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	lenses := []protocol.CodeLens{}
	if wanted := snapshotOf(ctx).law.settings.Lenses; wanted != nil && !*wanted {
		return lenses, nil
	}
	for i := range doc.parts {
		h, own := f.at(doc, i)
		for _, b := range h.blocks(own) {
			if title := h.tally(own, &b, f.lang); title != "" {
				lenses = append(lenses, protocol.CodeLens{
					Range: h.rowSpan(own, b.first, b.first), Command: protocol.Command{Title: title},
				})
			}
		}
	}
	return lenses, nil
}

// tally counts the orders of a block: of a turn's header, all in the sheet.
func (h *hearing) tally(own int, b *block, l *i18n.Language) string {
	rows := h.turn.Sources[own].Rows
	from, to := rows[b.first].Offset, rows[b.last].Offset
	orders, lost := 0, [lint.Illegal + 1]int{}
	for i := range h.turn.Orders {
		o := &h.turn.Orders[i]
		if o.Source == own && (b.turn || from <= o.Offset && o.Offset <= to) {
			orders++
			lost[h.verdict(o).Effect]++
		}
	}
	if orders == 0 {
		return ""
	}
	parts := []string{l.Sprintf("count.orders", orders)}
	for e := lint.Illegal; e > lint.NoEffect; e-- {
		if lost[e] > 0 {
			parts = append(parts, l.Sprintf("lsp.tally", lost[e], i18n.Message{Key: "verdict." + e.String()}))
		}
	}
	if missing := h.missing(h.turn.Atlas.Power(b.power.ID), l); b.power.ID != 0 && len(missing) > 0 {
		parts = append(parts, l.Sprintf("lsp.missing", list(l, missing)))
	}
	return strings.Join(parts, " · ")
}

// missing returns the units of a power that have no order.
func (h *hearing) missing(w board.Power, l *i18n.Language) []string {
	var names []string
	if w == board.NoPower || h.turn.Phase != i18n.Movement {
		return nil
	}
	for _, u := range h.turn.Position.Units {
		if _, ok := h.turn.At(u.Place.Province); u.Power == w && !u.Dislodged && !ok {
			names = append(names, unitName(h.turn.Atlas, l, u.Kind, u.Place))
		}
	}
	return names
}

// unitName returns a unit as a language writes it in orders: "A PAR".
func unitName(a *turn.Atlas, l *i18n.Language, kind board.UnitKind, at board.Place) string {
	place := l.Short(a.Place(at.Province), at.Coast, i18n.Trigram)
	return strings.NewReplacer("{letter}", l.UnitLetter(kind), "{place}", place).Replace(l.Template("short", "unit"))
}
