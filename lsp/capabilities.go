package lsp

import (
	"go.lsp.dev/protocol"
)

// capabilities returns what the server does for a client.
func capabilities(c *client) protocol.ServerCapabilities {
	encoding := protocol.PositionEncodingKindUTF16
	if c.utf8 {
		encoding = protocol.PositionEncodingKindUTF8
	}
	yes := new(true)
	return protocol.ServerCapabilities{
		PositionEncoding: encoding,
		TextDocumentSync: &protocol.TextDocumentSyncOptions{
			OpenClose: yes, Change: new(protocol.TextDocumentSyncKindIncremental), Save: protocol.Boolean(true),
		},
		CompletionProvider:         &protocol.CompletionOptions{TriggerCharacters: []string{" ", "-", "—", "–"}, ResolveProvider: yes},
		HoverProvider:              protocol.Boolean(true),
		DefinitionProvider:         protocol.Boolean(true),
		ReferencesProvider:         protocol.Boolean(true),
		DocumentHighlightProvider:  protocol.Boolean(true),
		DocumentSymbolProvider:     protocol.Boolean(true),
		WorkspaceSymbolProvider:    protocol.Boolean(true),
		FoldingRangeProvider:       protocol.Boolean(true),
		SelectionRangeProvider:     protocol.Boolean(true),
		DocumentLinkProvider:       &protocol.DocumentLinkOptions{},
		CallHierarchyProvider:      protocol.Boolean(true),
		CodeActionProvider:         &protocol.CodeActionOptions{CodeActionKinds: actionKinds, ResolveProvider: yes},
		CodeLensProvider:           &protocol.CodeLensOptions{},
		InlayHintProvider:          protocol.Boolean(true),
		DocumentFormattingProvider: protocol.Boolean(true),
		DocumentRangeFormattingProvider: &protocol.DocumentRangeFormattingOptions{
			RangesSupport: yes,
		},
		DocumentOnTypeFormattingProvider: protocol.DocumentOnTypeFormattingOptions{FirstTriggerCharacter: "\n"},
		RenameProvider:                   &protocol.RenameOptions{PrepareProvider: yes},
		SemanticTokensProvider: &protocol.SemanticTokensOptions{
			Legend: legend, Range: protocol.Boolean(true), Full: &protocol.SemanticTokensFullDelta{Delta: yes},
		},
		DiagnosticProvider: &protocol.DiagnosticOptions{
			Identifier: new(source), InterFileDependencies: true, WorkspaceDiagnostics: true,
		},
		Workspace: &protocol.WorkspaceOptions{
			WorkspaceFolders: &protocol.WorkspaceFoldersServerCapabilities{
				Supported: yes, ChangeNotifications: protocol.Boolean(true),
			},
			TextDocumentContent: &protocol.TextDocumentContentOptions{Schemes: []string{pageScheme}},
		},
	}
}
