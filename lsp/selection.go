package lsp

import (
	"context"

	"go.lsp.dev/protocol"
)

// SelectionRange widens a selection from a name to its unit, the order, the
// line, the block, the turn and the sheet.
func (s *server) SelectionRange(ctx context.Context, p *protocol.SelectionRangeParams) ([]protocol.SelectionRange, error) {
	f, doc, err := document(ctx, p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	all := make([]protocol.SelectionRange, len(p.Positions))
	for i, at := range p.Positions {
		all[i] = f.spot(doc, doc.offset(at)).selection()
	}
	return all, nil
}

// selection returns the ranges around a spot, the narrowest first.
func (x *spot) selection() protocol.SelectionRange {
	var ranges []protocol.Range // the widest first
	add := func(r protocol.Range) {
		if n := len(ranges); n == 0 || ranges[n-1] != r && within(r, ranges[n-1]) {
			ranges = append(ranges, r)
		}
	}
	add(x.sheet.span(0, len(x.sheet.text)))
	if x.row != nil {
		i := x.sheet.partAt(x.offset)
		start := x.sheet.starts[i]
		add(x.sheet.span(start, start+len(x.sheet.parts[i].text)))
		for _, b := range x.hearing.blocks(x.source) {
			r := x.hearing.rowSpan(x.source, b.first, b.last)
			if p := x.sheet.position(x.offset); !before(p, r.Start) && !before(r.End, p) {
				add(r)
			}
		}
		add(x.sheet.span(x.base, x.base+x.row.Size))
	}
	if x.syntax != nil {
		add(x.span(x.syntax.Span))
		at := x.offset - x.base
		for _, u := range [...]*[2]int{
			{x.syntax.Unit.Span.Start, x.syntax.Unit.Span.End}, {x.syntax.Target.Span.Start, x.syntax.Target.Span.End},
		} {
			if u[0] <= at && at <= u[1] && u[0] < u[1] {
				add(x.sheet.span(x.base+u[0], x.base+u[1]))
			}
		}
		if m, ok := x.mention(); ok {
			add(x.span(m.span()))
		}
	}
	var chain *protocol.SelectionRange
	for _, r := range ranges {
		chain = &protocol.SelectionRange{Range: r, Parent: chain}
	}
	return *chain
}

func before(a, b protocol.Position) bool {
	return a.Line < b.Line || a.Line == b.Line && a.Character < b.Character
}

// within reports whether a lies in b.
func within(a, b protocol.Range) bool { return !before(a.Start, b.Start) && !before(b.End, a.End) }
