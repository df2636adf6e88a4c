package lsp

import (
	"context"

	"diplo/grammar"

	"go.lsp.dev/protocol"
)

// FoldingRanges folds turns, the blocks below a header, and runs of comments.
func (s *server) FoldingRanges(ctx context.Context, p *protocol.FoldingRangeParams) ([]protocol.FoldingRange, error) {
	f, doc, err := document(ctx, p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	folds := []protocol.FoldingRange{}
	add := func(h *hearing, own, first, last int, kind protocol.FoldingRangeKind) {
		if r := h.rowSpan(own, first, last); r.End.Line > r.Start.Line {
			folds = append(folds, protocol.FoldingRange{StartLine: r.Start.Line, EndLine: r.End.Line, Kind: kind})
		}
	}
	for i := range doc.parts {
		h, own := f.at(doc, i)
		rows := h.turn.Sources[own].Rows
		for _, b := range h.blocks(own) {
			last := b.last
			if b.turn {
				last = lastWritten(rows)
			}
			add(h, own, b.first, last, protocol.FoldingRangeKindRegion)
		}
		for first := 0; first < len(rows); first++ {
			last := first
			for last+1 < len(rows) && rows[first].Kind == grammar.Comment && rows[last+1].Kind == grammar.Comment {
				last++
			}
			if last > first {
				add(h, own, first, last, protocol.FoldingRangeKindComment)
			}
			first = last
		}
	}
	return folds, nil
}

// lastWritten returns the index of the last row that is not blank.
func lastWritten(rows []grammar.Row) int {
	last := len(rows) - 1
	for last > 0 && rows[last].Kind == grammar.Blank {
		last--
	}
	return last
}
