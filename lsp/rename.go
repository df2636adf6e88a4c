package lsp

import (
	"context"

	"diplo/board"
	"diplo/grammar"
	"diplo/lint"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// PrepareRename says which name would be spelled differently.
func (s *server) PrepareRename(ctx context.Context, p *protocol.PrepareRenameParams) (protocol.PrepareRenameResult, error) {
	x, err := spotAt(ctx, p.TextDocumentPositionParams)
	if err != nil {
		return nil, err
	}
	m, ok := x.mention()
	if !ok || m.place.Province == board.NoProvince {
		return nil, nil
	}
	return &protocol.PrepareRenamePlaceholder{Range: x.span(m.name.Span), Placeholder: m.name.Span.Of(x.row.Text)}, nil
}

// Rename spells a province another way wherever the turn names it. The new
// spelling must be one of the same province.
func (s *server) Rename(ctx context.Context, p *protocol.RenameParams) (*protocol.WorkspaceEdit, error) {
	x, err := spotAt(ctx, p.TextDocumentPositionParams)
	if err != nil {
		return nil, err
	}
	m, ok := x.mention()
	if !ok || m.place.Province == board.NoProvince {
		return nil, refusal(x.folder.lang.Sprintf("lsp.rename-nothing"))
	}
	if !s.names(x, p.NewName, m.place.Province) {
		a := x.hearing.turn.Atlas
		return nil, refusal(x.folder.lang.Sprintf("lsp.rename-other", p.NewName, a.SpellPlace(board.Place{Province: m.place.Province}, x.folder.lang)))
	}
	edits := map[uri.URI][]protocol.TextEdit{}
	x.hearing.eachMention(m.place.Province, func(at lint.Place, m mention) {
		sheet := x.hearing.sheets[at.Source]
		if !sheet.open && sheet.encoding != "utf-8" {
			return // what the editor would write is not what stands there
		}
		at.Span = m.name.Span
		if at.Span.Of(at.Text) == p.NewName {
			return
		}
		edits[sheet.uri] = append(edits[sheet.uri], protocol.TextEdit{Range: x.hearing.span(at), NewText: p.NewName})
	})
	return snapshotOf(ctx).workspaceEdit(edits), nil
}

// names reports whether a text is, by itself, a name of a province.
func (s *server) names(x *spot, text string, of board.Province) bool {
	line := s.reader.parser.Line("F " + text + " - " + text)
	if len(line.Orders) != 1 {
		return false
	}
	o := &line.Orders[0]
	n := &o.Unit.Name
	whole := o.Verb == grammar.Move && len(o.Path) == 1 && o.Junk.Empty() && n.Span.Of(line.Text) == text
	return whole && firstSense(x.hearing.turn.Atlas, n).Province == of && !n.Senses[0].Loose
}

// refusal is the error for what cannot be done, worded for the user.
func refusal(text string) error {
	return jsonrpc2.NewError(jsonrpc2.Code(protocol.LSPErrorCodesRequestFailed), text)
}

// workspaceEdit returns edits in the form that the client takes: with the
// version of each document where it can.
func (v *snapshot) workspaceEdit(edits map[uri.URI][]protocol.TextEdit) *protocol.WorkspaceEdit {
	if !v.client.documentEdits {
		return &protocol.WorkspaceEdit{Changes: edits}
	}
	w := &protocol.WorkspaceEdit{}
	for u, list := range edits {
		d := &protocol.TextDocumentEdit{}
		d.TextDocument.URI = u
		if doc := v.docs[nameOf(u)]; doc != nil {
			d.TextDocument.Version = &doc.version
		}
		for i := range list {
			d.Edits = append(d.Edits, &list[i])
		}
		w.DocumentChanges = append(w.DocumentChanges, d)
	}
	return w
}
