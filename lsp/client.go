package lsp

import (
	"slices"

	"go.lsp.dev/protocol"
)

// A client is what the other side can do, as it said when it introduced itself.
type client struct {
	utf8          bool   // positions count bytes of UTF-8, else units of UTF-16
	locale        string // BCP 47, "" for unknown
	pulls         bool   // asks for diagnostics, so that none need be pushed
	versions      bool   // wants to know of which version pushed diagnostics are
	related       bool
	tags          bool
	links         bool // of a diagnostic's code to its page
	snippets      bool
	hierarchy     bool // of symbols in a document
	definitions   bool // with links
	markdown      bool // in hovers
	configuration bool // answers workspace/configuration
	watches       bool // can be asked to watch files
	progress      bool
	resolves      bool // the edit of a code action, when it is taken
	documentEdits bool // edits that name the version of the document
	refresh       struct{ diagnostics, hints, lenses, tokens bool }
}

func newClient(p *protocol.InitializeParams) client {
	c := client{utf8: prefersUTF8(p), locale: valueOf(p.Locale)}
	if w := p.Capabilities.Workspace; w != nil {
		c.configuration = valueOf(w.Configuration)
		c.watches = w.DidChangeWatchedFiles != nil && valueOf(w.DidChangeWatchedFiles.DynamicRegistration)
		c.documentEdits = w.WorkspaceEdit != nil && valueOf(w.WorkspaceEdit.DocumentChanges)
		c.refresh.diagnostics = w.Diagnostics != nil && valueOf(w.Diagnostics.RefreshSupport)
		c.refresh.hints = w.InlayHint != nil && valueOf(w.InlayHint.RefreshSupport)
		c.refresh.lenses = w.CodeLens != nil && valueOf(w.CodeLens.RefreshSupport)
		c.refresh.tokens = w.SemanticTokens != nil && valueOf(w.SemanticTokens.RefreshSupport)
	}
	if w := p.Capabilities.Window; w != nil {
		c.progress = valueOf(w.WorkDoneProgress)
	}
	if t := p.Capabilities.TextDocument; t != nil {
		c.document(t)
	}
	return c
}

func (c *client) document(t *protocol.TextDocumentClientCapabilities) {
	c.pulls = t.Diagnostic != nil
	if d := t.PublishDiagnostics; d != nil {
		c.versions = valueOf(d.VersionSupport)
		c.related = valueOf(d.RelatedInformation)
		c.tags = len(d.TagSupport.ValueSet) > 0
		c.links = valueOf(d.CodeDescriptionSupport)
	}
	if d := t.Diagnostic; d != nil {
		c.related = c.related || valueOf(d.RelatedInformation)
		c.tags = c.tags || len(d.TagSupport.ValueSet) > 0
		c.links = c.links || valueOf(d.CodeDescriptionSupport)
	}
	if d := t.Completion; d != nil && d.CompletionItem != nil {
		c.snippets = valueOf(d.CompletionItem.SnippetSupport)
	}
	if d := t.CodeAction; d != nil {
		c.resolves = valueOf(d.DataSupport) && slices.Contains(d.ResolveSupport.Properties, "edit")
	}
	c.hierarchy = t.DocumentSymbol != nil && valueOf(t.DocumentSymbol.HierarchicalDocumentSymbolSupport)
	c.definitions = t.Definition != nil && valueOf(t.Definition.LinkSupport)
	c.markdown = t.Hover != nil && slices.Contains(t.Hover.ContentFormat, protocol.MarkupKindMarkdown)
}

// prefersUTF8 reports whether the client would rather count bytes. It lists
// what it can do, the best first; all of them can count units of UTF-16.
func prefersUTF8(p *protocol.InitializeParams) bool {
	if g := p.Capabilities.General; g != nil {
		for _, e := range g.PositionEncodings {
			switch e {
			case protocol.PositionEncodingKindUTF8:
				return true
			case protocol.PositionEncodingKindUTF16:
				return false
			}
		}
	}
	return false
}

// valueOf returns what p points to, the zero value for nil.
func valueOf[T any](p *T) T {
	if p == nil {
		var zero T
		return zero
	}
	return *p
}
