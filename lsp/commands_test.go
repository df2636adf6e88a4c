package lsp

import (
	"fmt"
	"slices"
	"strings"

	"go.lsp.dev/protocol"
)

// commands are what archives can ask for.
var commands = map[string]command{
	"diagnostics": func(q *query, b *strings.Builder) error {
		r, err := q.server.Diagnostic(ctx, &protocol.DocumentDiagnosticParams{TextDocument: q.document()})
		if err != nil {
			return err
		}
		for _, d := range r.(*protocol.RelatedFullDocumentDiagnosticReport).Items {
			faded := ""
			if d.Tags.Len() > 0 {
				faded = " faded"
			}
			fmt.Fprintf(b, "%s %s%s: %s\n", q.show(q.name, d.Range), d.Code, faded, d.Message)
			for _, o := range d.RelatedInformation {
				name := q.file(o.Location.URI)
				fmt.Fprintf(b, "    %s %s: %s\n", name, q.show(name, o.Location.Range), o.Message)
			}
		}
		return nil
	},
	"hover": func(q *query, b *strings.Builder) error {
		h, err := q.server.Hover(ctx, &protocol.HoverParams{TextDocumentPositionParams: q.where()})
		if err != nil || h == nil {
			return err
		}
		fmt.Fprintf(b, "%s\n%s\n", q.show(q.name, *h.Range), h.Contents.(*protocol.MarkupContent).Value)
		return nil
	},
	// complete shows the items that begin with the words, the first ten.
	"complete": func(q *query, b *strings.Builder) error {
		r, err := q.server.Completion(ctx, &protocol.CompletionParams{TextDocumentPositionParams: q.where()})
		if err != nil || r == nil {
			return err
		}
		items := r.(*protocol.CompletionList).Items
		prefix := strings.Join(q.words, " ")
		n := 0
		for _, item := range items {
			e := item.TextEdit.(*protocol.TextEdit)
			if !strings.HasPrefix(item.Label, prefix) {
				continue
			}
			if n++; n > 10 {
				break
			}
			detail, _ := item.Detail.Get()
			fmt.Fprintf(b, "%s -> %q %s\n", q.show(q.name, e.Range), e.NewText, detail)
		}
		fmt.Fprintf(b, "(%d items)\n", len(items))
		return nil
	},
	"definition": func(q *query, b *strings.Builder) error {
		r, err := q.server.Definition(ctx, &protocol.DefinitionParams{TextDocumentPositionParams: q.where()})
		if err != nil || r == nil {
			return err
		}
		q.showLocations(b, r.(protocol.LocationSlice))
		return nil
	},
	"references": func(q *query, b *strings.Builder) error {
		r, err := q.server.References(ctx, &protocol.ReferenceParams{
			TextDocumentPositionParams: q.where(), Context: protocol.ReferenceContext{IncludeDeclaration: true},
		})
		q.showLocations(b, r)
		return err
	},
	"highlight": func(q *query, b *strings.Builder) error {
		r, err := q.server.DocumentHighlight(ctx, &protocol.DocumentHighlightParams{TextDocumentPositionParams: q.where()})
		for _, h := range r {
			fmt.Fprintf(b, "%s kind %d\n", q.show(q.name, h.Range), h.Kind)
		}
		return err
	},
	"symbols": func(q *query, b *strings.Builder) error {
		r, err := q.server.DocumentSymbol(ctx, &protocol.DocumentSymbolParams{TextDocument: q.document()})
		if err != nil {
			return err
		}
		q.showSymbols(b, r.(protocol.DocumentSymbolSlice), "")
		return nil
	},
	"workspace": func(q *query, b *strings.Builder) error {
		r, err := q.server.Symbols(ctx, &protocol.WorkspaceSymbolParams{Query: strings.Join(q.words, " ")})
		if err != nil {
			return err
		}
		for _, w := range r.(protocol.SymbolInformationSlice) {
			name := q.file(w.Location.URI)
			fmt.Fprintf(b, "%s %s in %s\n", name, q.show(name, w.Location.Range), *w.ContainerName)
		}
		return nil
	},
	"folding": func(q *query, b *strings.Builder) error {
		r, err := q.server.FoldingRanges(ctx, &protocol.FoldingRangeParams{TextDocument: q.document()})
		for _, f := range r {
			fmt.Fprintf(b, "%d-%d %s\n", f.StartLine+1, f.EndLine+1, f.Kind)
		}
		return err
	},
	"selection": func(q *query, b *strings.Builder) error {
		r, err := q.server.SelectionRange(ctx, &protocol.SelectionRangeParams{TextDocument: q.document(), Positions: q.at})
		for i := range r {
			for at := &r[i]; at != nil; at = at.Parent {
				fmt.Fprintf(b, "%s\n", q.show(q.name, at.Range))
			}
		}
		return err
	},
	"links": func(q *query, b *strings.Builder) error {
		r, err := q.server.DocumentLink(ctx, &protocol.DocumentLinkParams{TextDocument: q.document()})
		for _, l := range r {
			fmt.Fprintf(b, "%s leads to %s\n", q.show(q.name, l.Range), *l.Target)
		}
		return err
	},
	"calls": func(q *query, b *strings.Builder) error {
		items, err := q.server.PrepareCallHierarchy(ctx, &protocol.CallHierarchyPrepareParams{TextDocumentPositionParams: q.where()})
		if err != nil || len(items) == 0 {
			return err
		}
		in, err := q.server.IncomingCalls(ctx, &protocol.CallHierarchyIncomingCallsParams{Item: items[0]})
		for _, c := range in {
			fmt.Fprintf(b, "helped by %s\n", c.From.Name)
		}
		if err != nil {
			return err
		}
		out, err := q.server.OutgoingCalls(ctx, &protocol.CallHierarchyOutgoingCallsParams{Item: items[0]})
		for _, c := range out {
			fmt.Fprintf(b, "helps %s\n", c.To.Name)
		}
		return err
	},
	// actions shows the actions whose titles have the words in them.
	"actions": func(q *query, b *strings.Builder) error {
		p := &protocol.CodeActionParams{TextDocument: q.document(), Range: q.span()}
		r, err := q.codeActions(p)
		if err != nil {
			return err
		}
		for _, a := range r {
			if !strings.Contains(a.Title, strings.Join(q.words, " ")) {
				continue
			}
			if len(a.Data) > 0 {
				if len(q.words) == 0 {
					continue // conversions are many
				}
				if a, err = q.server.CodeActionResolve(ctx, a); err != nil {
					return err
				}
			}
			fmt.Fprintf(b, "%s (%s)\n", a.Title, *a.Kind)
			q.showEdit(b, a.Edit)
		}
		return nil
	},
	"format": func(q *query, b *strings.Builder) error {
		var r []protocol.TextEdit
		var err error
		if len(q.at) == 0 {
			r, err = q.server.Formatting(ctx, &protocol.DocumentFormattingParams{TextDocument: q.document()})
		} else {
			r, err = q.server.RangeFormatting(ctx, &protocol.DocumentRangeFormattingParams{TextDocument: q.document(), Range: q.span()})
		}
		b.WriteString(q.apply(r))
		return err
	},
	"typed": func(q *query, b *strings.Builder) error {
		p := &protocol.DocumentOnTypeFormattingParams{Ch: "\n"}
		p.TextDocument, p.Position = q.document(), q.at[0]
		r, err := q.server.OnTypeFormatting(ctx, p)
		b.WriteString(q.apply(r))
		return err
	},
	"rename": func(q *query, b *strings.Builder) error {
		name := strings.Join(q.words, " ")
		ready, err := q.server.PrepareRename(ctx, &protocol.PrepareRenameParams{TextDocumentPositionParams: q.where()})
		if err != nil || ready == nil {
			return err
		}
		w, err := q.server.Rename(ctx, &protocol.RenameParams{TextDocumentPositionParams: q.where(), NewName: name})
		if err != nil {
			return err
		}
		q.showEdit(b, w)
		return nil
	},
	"tokens": func(q *query, b *strings.Builder) error {
		r, err := q.server.SemanticTokensFull(ctx, &protocol.SemanticTokensParams{TextDocument: q.document()})
		if err != nil {
			return err
		}
		q.story.tokens = *r.ResultID
		q.showTokens(b, r.Data)
		return nil
	},
	// delta replaces what stands between two markers, and asks what colors change.
	"delta": func(q *query, b *strings.Builder) error {
		span := q.span()
		q.edit(q.u, &span, strings.Join(q.words, " "))
		r, err := q.server.SemanticTokensFullDelta(ctx, &protocol.SemanticTokensDeltaParams{TextDocument: q.document(), PreviousResultID: q.story.tokens})
		if err != nil {
			return err
		}
		for _, e := range r.(*protocol.SemanticTokensDelta).Edits {
			fmt.Fprintf(b, "at %d delete %d insert %v\n", e.Start, e.DeleteCount, e.Data)
		}
		return nil
	},
	"hints": func(q *query, b *strings.Builder) error {
		r, err := q.server.InlayHint(ctx, &protocol.InlayHintParams{TextDocument: q.document(), Range: q.span()})
		for _, h := range r {
			fmt.Fprintf(b, "%d:%d %s\n", h.Position.Line+1, h.Position.Character+1, h.Label)
		}
		return err
	},
	"lenses": func(q *query, b *strings.Builder) error {
		r, err := q.server.CodeLens(ctx, &protocol.CodeLensParams{TextDocument: q.document()})
		for _, l := range r {
			fmt.Fprintf(b, "%s: %s\n", q.show(q.name, l.Range), l.Command.Title)
		}
		return err
	},
	"all": func(q *query, b *strings.Builder) error {
		r, err := q.server.DiagnosticWorkspace(ctx, &protocol.WorkspaceDiagnosticParams{})
		if err != nil {
			return err
		}
		for _, item := range r.Items {
			full := item.(*protocol.WorkspaceFullDocumentDiagnosticReport)
			fmt.Fprintf(b, "%s: %d\n", q.file(full.URI), len(full.Items))
		}
		return nil
	},
}

func (q *query) showLocations(b *strings.Builder, all []protocol.Location) {
	for _, l := range all {
		name := q.file(l.URI)
		fmt.Fprintf(b, "%s %s\n", name, q.show(name, l.Range))
	}
}

func (q *query) showSymbols(b *strings.Builder, all []protocol.DocumentSymbol, indent string) {
	for _, s := range all {
		detail := ""
		if s.Detail != nil {
			detail = " (" + *s.Detail + ")"
		}
		fmt.Fprintf(b, "%s%s%s at %s\n", indent, s.Name, detail, q.show(q.name, s.SelectionRange))
		q.showSymbols(b, s.Children, indent+"  ")
	}
}

func (q *query) showTokens(b *strings.Builder, data []uint32) {
	var at protocol.Position
	for t := range slices.Chunk(data, 5) {
		if t[0] > 0 {
			at.Character = 0
		}
		at.Line, at.Character = at.Line+t[0], at.Character+t[1]
		end := at
		end.Character += t[2]
		var modifiers []string
		for i, m := range legend.TokenModifiers {
			if t[4]&(1<<i) != 0 {
				modifiers = append(modifiers, m)
			}
		}
		fmt.Fprintf(b, "%s %s %s\n", q.show(q.name, protocol.Range{Start: at, End: end}), legend.TokenTypes[t[3]], strings.Join(modifiers, " "))
	}
}

// apply returns the text of the file with edits made.
func (q *query) apply(edits []protocol.TextEdit) string {
	r := newRuler(q.texts[q.name], false)
	text := r.text
	slices.SortFunc(edits, func(a, b protocol.TextEdit) int { return r.offset(b.Range.Start) - r.offset(a.Range.Start) })
	for _, e := range edits {
		text = text[:r.offset(e.Range.Start)] + e.NewText + text[r.offset(e.Range.End):]
	}
	return text
}
