package lsp

import (
	"context"
	"fmt"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// DidOpen takes a document over from the disk.
func (s *server) DidOpen(_ context.Context, p *protocol.DidOpenTextDocumentParams) error {
	d := &p.TextDocument
	name := nameOf(d.URI)
	doc := s.reader.document(d.URI, name, d.Version, d.Text, nil)
	s.change(func() { s.docs[name] = doc })
	return nil
}

// DidChange makes the edits of a document, one after the other.
func (s *server) DidChange(_ context.Context, p *protocol.DidChangeTextDocumentParams) error {
	name := nameOf(p.TextDocument.URI)
	s.mu.Lock()
	doc := s.docs[name]
	s.mu.Unlock()
	if doc == nil {
		return fmt.Errorf("%s is not open", p.TextDocument.URI)
	}
	for _, c := range p.ContentChanges {
		switch c := c.(type) {
		case *protocol.TextDocumentContentChangeWholeDocument:
			doc = s.reader.document(doc.uri, name, p.TextDocument.Version, c.Text, doc)
		case *protocol.TextDocumentContentChangePartial:
			start, end := doc.offset(c.Range.Start), doc.offset(c.Range.End)
			doc = s.reader.splice(doc, p.TextDocument.Version, min(start, end), max(start, end), c.Text)
		}
	}
	s.change(func() { s.docs[name] = doc })
	return nil
}

// DidClose gives a document back to the disk.
func (s *server) DidClose(ctx context.Context, p *protocol.DidCloseTextDocumentParams) error {
	name := nameOf(p.TextDocument.URI)
	s.disk.forget(folderOf(name))
	s.change(func() { delete(s.docs, name) })
	s.tokens.forget(p.TextDocument.URI)
	if s.client.pulls {
		return nil
	}
	return s.peer.PublishDiagnostics(ctx, &protocol.PublishDiagnosticsParams{
		URI: p.TextDocument.URI, Diagnostics: []protocol.Diagnostic{},
	})
}

// DidSave looks at the disk again.
func (s *server) DidSave(_ context.Context, p *protocol.DidSaveTextDocumentParams) error {
	s.disk.forget(folderOf(nameOf(p.TextDocument.URI)))
	s.change(func() {})
	return nil
}

// DidChangeWorkspaceFolders takes note of the folders that the client works in.
func (s *server) DidChangeWorkspaceFolders(_ context.Context, p *protocol.DidChangeWorkspaceFoldersParams) error {
	s.change(func() {
		var roots []string
		gone := map[string]bool{}
		for _, f := range p.Event.Removed {
			gone[nameOf(f.URI)] = true
		}
		for _, r := range s.roots {
			if !gone[r] {
				roots = append(roots, r)
			}
		}
		for _, f := range p.Event.Added {
			if f.URI.IsFile() {
				roots = append(roots, nameOf(f.URI))
			}
		}
		s.roots = roots
	})
	return nil
}

// document returns the folder and sheet of a document, an error where it is
// neither open nor a sheet beside one that is.
func document(ctx context.Context, u uri.URI) (*folder, *sheet, error) {
	f, s, ok := snapshotOf(ctx).open(u)
	if !ok {
		return nil, nil, refusal(fmt.Sprintf("%s is not open", u))
	}
	return f, s, nil
}
