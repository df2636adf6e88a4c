package lsp

import (
	"context"
	"slices"

	"diplo/notation"

	"go.lsp.dev/protocol"
)

// Formatting makes a document uniform in its own notation and language.
func (s *server) Formatting(ctx context.Context, p *protocol.DocumentFormattingParams) ([]protocol.TextEdit, error) {
	f, doc, err := document(ctx, p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	return s.format(f, doc, 0, 0), nil
}

// RangeFormatting formats the lines of a range.
func (s *server) RangeFormatting(ctx context.Context, p *protocol.DocumentRangeFormattingParams) ([]protocol.TextEdit, error) {
	f, doc, err := document(ctx, p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	first, last := linesOf(p.Range)
	return s.format(f, doc, first, last), nil
}

// RangesFormatting formats the lines of several ranges.
func (s *server) RangesFormatting(ctx context.Context, p *protocol.DocumentRangesFormattingParams) ([]protocol.TextEdit, error) {
	f, doc, err := document(ctx, p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	edits := []protocol.TextEdit{}
	done := 0 // last line that was formatted
	slices.SortFunc(p.Ranges, func(a, b protocol.Range) int { return int(a.Start.Line) - int(b.Start.Line) })
	for _, r := range p.Ranges {
		first, last := linesOf(r)
		if first = max(first, done+1); first <= last {
			edits = append(edits, s.format(f, doc, first, last)...)
			done = last
		}
	}
	return edits, nil
}

// OnTypeFormatting formats the line that was ended.
func (s *server) OnTypeFormatting(ctx context.Context, p *protocol.DocumentOnTypeFormattingParams) ([]protocol.TextEdit, error) {
	f, doc, err := document(ctx, p.TextDocument.URI)
	if err != nil || p.Position.Line == 0 {
		return nil, err
	}
	line := int(p.Position.Line) // the one above, counted from 1
	return s.format(f, doc, line, line), nil
}

// linesOf returns the first and the last line of a range, from 1. A range that
// ends where a line begins does not have that line.
func linesOf(r protocol.Range) (first, last int) {
	first, last = int(r.Start.Line)+1, int(r.End.Line)+1
	if r.End.Character == 0 && last > first {
		last--
	}
	return first, last
}

// format returns the edits that format the lines from first to last, counted
// from 1; all where both are 0.
func (s *server) format(f *folder, doc *sheet, first, last int) []protocol.TextEdit {
	if doc.binary || !doc.open {
		return nil
	}
	read := s.reader.parser.Sheet(doc.name, []byte(doc.text))
	lead := len(doc.text) - len(read.Text) // the byte order mark
	edits := []protocol.TextEdit{}
	for _, e := range notation.Format(read, notation.FormatOptions{
		Atlas: f.bench.turn.Atlas, Rules: f.bench.turn.Rules, Units: f.bench.turn.Units,
		Parser: s.reader.parser, From: first, To: last,
	}) {
		edits = append(edits, protocol.TextEdit{Range: doc.span(lead+e.Start, lead+e.End), NewText: e.New})
	}
	return edits
}
