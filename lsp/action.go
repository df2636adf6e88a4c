package lsp

import (
	"context"
	"slices"
	"strings"

	"diplo/grammar"
	"diplo/lint"
	"diplo/turn"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// fixAll is the kind of the action that makes all safe fixes of a sheet.
const fixAll = protocol.CodeActionKind("source.fixAll.diplo")

// actionKinds are the kinds of code actions there are.
var actionKinds = []protocol.CodeActionKind{
	protocol.CodeActionKindQuickFix, protocol.CodeActionKindRefactorRewrite, protocol.CodeActionKindSourceFixAll, fixAll,
}

// CodeAction offers the fixes of what is wrong in a range, the orders that lack
// there, to ignore a rule on its line, and to write the turn in another
// notation.
func (s *server) CodeAction(ctx context.Context, p *protocol.CodeActionParams) ([]protocol.CommandOrCodeAction, error) {
	f, doc, err := document(ctx, p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	a := actions{snapshot: snapshotOf(ctx), server: s, folder: f, sheet: doc, only: p.Context.Only}
	start, end := doc.offset(p.Range.Start), doc.offset(p.Range.End)
	a.at(start, max(start, end))
	if a.wants(fixAll) {
		a.fixAll()
	}
	if a.wants(protocol.CodeActionKindRefactorRewrite) {
		a.conversions(start)
	}
	if ctx.Err() != nil {
		return nil, protocol.ErrRequestCancelled
	}
	return a.list, nil
}

// actions collects the actions for a part of a sheet.
type actions struct {
	snapshot *snapshot
	server   *server
	folder   *folder
	sheet    *sheet
	only     []protocol.CodeActionKind
	list     []protocol.CommandOrCodeAction
}

// wants reports whether the client asks for actions of a kind.
func (a *actions) wants(kind protocol.CodeActionKind) bool {
	if len(a.only) == 0 {
		return true
	}
	return slices.ContainsFunc(a.only, func(o protocol.CodeActionKind) bool {
		return kind == o || strings.HasPrefix(string(kind), string(o)+".")
	})
}

// at adds the actions for what is wrong between two bytes.
func (a *actions) at(start, end int) {
	if !a.wants(protocol.CodeActionKindQuickFix) || a.sheet.binary {
		return
	}
	for i := a.sheet.partAt(start); i <= a.sheet.partAt(end); i++ {
		h, own := a.folder.at(a.sheet, i)
		base := a.sheet.starts[i]
		written := map[string]bool{} // orders that an action writes already
		for k := range h.found {
			d := &h.found[k]
			from, to := d.At.Extent()
			if d.At.Source != own || base+to < start || base+from > end {
				continue
			}
			shown := a.snapshot.diagnostic(a.folder, h, d, &h.texts()[k])
			a.fixes(h, d, shown)
			if d.Order >= 0 && len(d.Fixes) == 0 {
				a.missing(h, &h.turn.Orders[d.Order], shown, written)
			}
			a.ignore(h, d, shown)
		}
	}
}

func (a *actions) add(title string, kind protocol.CodeActionKind, edits map[uri.URI][]protocol.TextEdit, preferred bool, shown ...protocol.Diagnostic) {
	x := &protocol.CodeAction{Title: title, Kind: &kind, Diagnostics: shown, Edit: a.snapshot.workspaceEdit(edits)}
	if preferred {
		x.IsPreferred = &preferred
	}
	a.list = append(a.list, x)
}

// fixes adds the fixes of a diagnostic. The one safe fix is what anyone would
// take.
func (a *actions) fixes(h *hearing, d *lint.Diagnostic, shown protocol.Diagnostic) {
	for i := range d.Fixes {
		fix := &d.Fixes[i]
		edits := map[uri.URI][]protocol.TextEdit{}
		for _, e := range fix.Edits {
			u := h.sheets[e.At.Source].uri
			edits[u] = append(edits[u], protocol.TextEdit{Range: h.span(e.At), NewText: e.New})
		}
		a.add(upperFirst(a.folder.lang.Sprintf(fix.Key, fix.Args...)), protocol.CodeActionKindQuickFix, edits, fix.Safe && len(d.Fixes) == 1, shown)
	}
}

// missing adds the actions that write orders which an order needs.
func (a *actions) missing(h *hearing, o *turn.Order, shown protocol.Diagnostic, written map[string]bool) {
	for _, m := range h.missingOrders(o) {
		if written[m.text] {
			continue
		}
		written[m.text] = true
		title := a.folder.lang.Sprintf("lsp.write-missing", m.text)
		if m.power != o.Power && m.power != 0 {
			title = a.folder.lang.Sprintf("lsp.write-missing-power", m.text, h.turn.Atlas.SpellPower(m.power, a.folder.lang))
		}
		a.add(title, protocol.CodeActionKindQuickFix, m.edits, false, shown)
	}
}

// ignore adds the action that has a rule ignored on the line of a diagnostic.
func (a *actions) ignore(h *hearing, d *lint.Diagnostic, shown protocol.Diagnostic) {
	at, code := d.At, d.Rule.Code
	row := h.rowAt(at)
	if row == nil || strings.ContainsAny(row.Text, "\r\n") {
		return
	}
	end := len(strings.TrimRight(row.Text, " \t"))
	text := "  # diplo: " + h.ignoreWord(a.folder) + " " + code
	switch {
	case row.Directive.Kind == grammar.Ignore && len(row.Directive.Codes) > 0:
		end = row.Directive.Codes[len(row.Directive.Codes)-1].Span.End
		text = ", " + code
	case !row.Comment.Empty():
		return // a directive must be a comment of its own
	}
	at.Span = grammar.Span{Start: end, End: end}
	a.add(a.folder.lang.Sprintf("lsp.ignore", code), protocol.CodeActionKindQuickFix, map[uri.URI][]protocol.TextEdit{
		h.sheets[at.Source].uri: {{Range: h.span(at), NewText: text}},
	}, false, shown)
}

// rowAt returns the row in which a place of the turn lies.
func (h *hearing) rowAt(at lint.Place) *grammar.Row {
	if at.Source < 0 {
		return nil
	}
	rows := h.turn.Sources[at.Source].Rows
	i, found := slices.BinarySearchFunc(rows, at.Offset, func(r grammar.Row, offset int) int { return r.Offset - offset })
	if !found {
		return nil
	}
	return &rows[i]
}

// ignoreWord returns the word of a directive in the language of the sheet.
func (h *hearing) ignoreWord(f *folder) string {
	l := h.turn.Atlas.Lexicon.Language(h.turn.Lang)
	if l == nil {
		l = f.lang
	}
	return l.Sprintf("lsp.ignore-word")
}
