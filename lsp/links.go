package lsp

import (
	"context"
	"strings"

	"diplo/lint"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// DocumentLink links the codes of directives to the pages of their rules, and
// addresses in comments to what they are the addresses of.
func (s *server) DocumentLink(ctx context.Context, p *protocol.DocumentLinkParams) ([]protocol.DocumentLink, error) {
	f, doc, err := document(ctx, p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	links := []protocol.DocumentLink{}
	for i, part := range doc.parts {
		for k := range part.rows {
			row := &part.rows[k]
			if row.Comment.Empty() {
				continue
			}
			base := doc.starts[i] + row.Offset
			for _, c := range row.Directive.Codes {
				if r, ok := lint.Find(c.Code); ok {
					page := rulePage(f.lang, r)
					links = append(links, protocol.DocumentLink{
						Range: doc.span(base+c.Span.Start, base+c.Span.End), Target: &page, Tooltip: new(f.lang.Sprintf(r.Code + ".title")),
					})
				}
			}
			start := row.Comment.Start
			for _, word := range strings.Fields(row.Comment.Of(row.Text)) {
				at := start + strings.Index(row.Text[start:], word)
				start = at + len(word)
				word = strings.TrimRight(strings.TrimLeft(word, "(<"), ".,;:!?)>")
				if !strings.HasPrefix(word, "https://") && !strings.HasPrefix(word, "http://") {
					continue
				}
				at += strings.Index(row.Text[at:], word)
				if _, err := uri.ParseStrict(word); err == nil {
					target := uri.URI(word) // as it is written
					links = append(links, protocol.DocumentLink{Range: doc.span(base+at, base+at+len(word)), Target: &target})
				}
			}
		}
	}
	return links, nil
}
