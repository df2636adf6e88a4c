package lsp

import (
	"context"
	"encoding/json"
	"fmt"

	"diplo/notation"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// conversion is what an action that converts needs to be done later: writing a
// turn in twelve notations to show twelve titles would be too much.
type conversion struct {
	URI      uri.URI `json:"uri"`
	Version  int32   `json:"version"`
	Offset   int     `json:"offset"` // in the turn to convert, in bytes
	Notation string  `json:"notation"`
}

// conversions adds the actions that write the turn at a byte in another
// notation.
func (a *actions) conversions(offset int) {
	if a.sheet.binary || !a.sheet.open {
		return
	}
	h, own := a.folder.at(a.sheet, a.sheet.partAt(offset))
	if len(h.turn.Orders) == 0 || h.turn.Sources[own].Orders == 0 {
		return
	}
	for _, id := range notation.Names() {
		if id == "json" {
			continue // it is no sheet to type in
		}
		c := conversion{a.sheet.uri, a.sheet.version, offset, id}
		title, kind := a.folder.lang.Sprintf("lsp.convert", id), protocol.CodeActionKindRefactorRewrite
		x := &protocol.CodeAction{Title: title, Kind: &kind}
		if a.snapshot.client.resolves {
			raw, err := json.Marshal(c)
			if err != nil {
				continue
			}
			x.Data = raw
		} else if len(a.only) == 0 {
			return // a client that cannot wait must ask for it
		} else if edit, err := a.snapshot.convert(a.server, c); err != nil {
			x.Disabled.Reason = err.Error()
		} else {
			x.Edit = edit
		}
		a.list = append(a.list, x)
	}
}

// CodeActionResolve writes what an action that converts writes.
func (s *server) CodeActionResolve(ctx context.Context, x *protocol.CodeAction) (*protocol.CodeAction, error) {
	var c conversion
	if err := json.Unmarshal(x.Data, &c); err != nil {
		return nil, err
	}
	edit, err := snapshotOf(ctx).convert(s, c)
	if err != nil {
		return nil, refusal(err.Error())
	}
	x.Edit = edit
	return x, nil
}

// convert returns the edit that writes a turn of a document in another
// notation. Where an order cannot be written so there is none.
func (v *snapshot) convert(s *server, c conversion) (*protocol.WorkspaceEdit, error) {
	f, doc, ok := v.open(c.URI)
	to, known := notation.Named(c.Notation)
	if !ok || !known || doc.version != c.Version || c.Offset < 0 || c.Offset > len(doc.text) {
		return nil, fmt.Errorf("%s has changed", c.URI)
	}
	i := doc.partAt(c.Offset)
	h, own := f.at(doc, i)
	files, problems := notation.Convert(h.turn, to, notation.Options{Units: f.bench.turn.Units, Parser: s.reader.parser})
	for _, p := range problems {
		if !p.Note {
			return nil, fmt.Errorf("%s", p.Localize(f.lang))
		}
	}
	if own >= len(files) {
		return nil, fmt.Errorf("%s", f.lang.Sprintf("lsp.convert-nothing"))
	}
	start := doc.starts[i]
	return v.workspaceEdit(map[uri.URI][]protocol.TextEdit{doc.uri: {{
		Range: doc.span(start, start+len(doc.parts[i].text)), NewText: files[own].Text,
	}}}), nil
}
