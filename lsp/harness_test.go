package lsp

import (
	"context"
	"encoding/json"
	"net"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// editor is a client in the same process, over a real connection.
type editor struct {
	protocol.UnimplementedClient
	t      testing.TB
	server protocol.Server
	conn   jsonrpc2.Conn
	served chan error

	published chan *protocol.PublishDiagnosticsParams
	shown     chan string
	progress  chan *protocol.ProgressParams
	settings  atomic.Pointer[protocol.LSPAny] // answers workspace/configuration
	versions  map[uri.URI]int32
}

func (e *editor) PublishDiagnostics(_ context.Context, p *protocol.PublishDiagnosticsParams) error {
	e.published <- p
	return nil
}

func (e *editor) ShowMessage(_ context.Context, p *protocol.ShowMessageParams) error {
	e.shown <- p.Message
	return nil
}

func (e *editor) Progress(_ context.Context, p *protocol.ProgressParams) error {
	e.progress <- p
	return nil
}

func (e *editor) Configuration(context.Context, *protocol.ConfigurationParams) ([]protocol.LSPAny, error) {
	if s := e.settings.Load(); s != nil {
		return []protocol.LSPAny{*s}, nil
	}
	return make([]protocol.LSPAny, 1), nil
}

func (e *editor) RegisterCapability(context.Context, *protocol.RegistrationParams) error { return nil }

// modern is a client that can do everything.
const modern = `{
	"general": {"positionEncodings": ["utf-16"]},
	"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": true}, "workspaceEdit": {"documentChanges": false}},
	"window": {"workDoneProgress": true},
	"textDocument": {
		"publishDiagnostics": {"relatedInformation": true, "versionSupport": true, "codeDescriptionSupport": true, "tagSupport": {"valueSet": [1, 2]}},
		"completion": {"completionItem": {"snippetSupport": true}},
		"hover": {"contentFormat": ["markdown", "plaintext"]},
		"documentSymbol": {"hierarchicalDocumentSymbolSupport": true},
		"codeAction": {"dataSupport": true, "resolveSupport": {"properties": ["edit"]}}
	}}`

// newEditor starts a server and connects to it. The capabilities are JSON.
func newEditor(t testing.TB, capabilities string, change func(*protocol.InitializeParams)) *editor {
	t.Helper()
	a, b := net.Pipe()
	e := &editor{
		t: t, served: make(chan error, 1), versions: map[uri.URI]int32{},
		published: make(chan *protocol.PublishDiagnosticsParams, 1<<16),
		shown:     make(chan string, 100), progress: make(chan *protocol.ProgressParams, 1<<16),
	}
	ctx, cancel := context.WithCancel(context.Background())
	go func() { e.served <- serve(ctx, jsonrpc2.NewStream(a), Options{Version: "test", Log: os.Stderr}) }()
	_, e.conn, e.server = protocol.NewClient(ctx, e, jsonrpc2.NewStream(b))
	t.Cleanup(func() {
		cancel()
		e.conn.Close()
	})
	p := &protocol.InitializeParams{}
	require.NoError(t, protocol.Unmarshal([]byte(capabilities), &p.Capabilities))
	if change != nil {
		change(p)
	}
	_, err := e.server.Initialize(ctx, p)
	require.NoError(t, err)
	require.NoError(t, e.server.Initialized(ctx, &protocol.InitializedParams{}))
	return e
}

func (e *editor) open(u uri.URI, text string) {
	e.t.Helper()
	e.versions[u] = 1
	require.NoError(e.t, e.server.DidOpen(context.Background(), &protocol.DidOpenTextDocumentParams{
		TextDocument: protocol.TextDocumentItem{URI: u, Version: 1, Text: text},
	}))
}

// edit replaces a range; nil replaces the whole text.
func (e *editor) edit(u uri.URI, r *protocol.Range, text string) {
	e.t.Helper()
	var change protocol.TextDocumentContentChangeEvent = &protocol.TextDocumentContentChangeWholeDocument{Text: text}
	if r != nil {
		change = &protocol.TextDocumentContentChangePartial{Range: *r, Text: text}
	}
	e.versions[u]++
	p := &protocol.DidChangeTextDocumentParams{ContentChanges: []protocol.TextDocumentContentChangeEvent{change}}
	p.TextDocument.URI, p.TextDocument.Version = u, e.versions[u]
	require.NoError(e.t, e.server.DidChange(context.Background(), p))
}

// diagnostics waits for what is published of a document in its present version.
func (e *editor) diagnostics(u uri.URI) []protocol.Diagnostic {
	e.t.Helper()
	timeout := time.After(20 * time.Second)
	for {
		select {
		case p := <-e.published:
			if v, ok := p.Version.Get(); p.URI == u && (!ok || v == e.versions[u]) {
				return p.Diagnostics
			}
		case <-timeout:
			e.t.Fatalf("no diagnostics of %s", u)
		}
	}
}

// at returns a position of a document for a request.
func at(u uri.URI, line, character uint32) protocol.TextDocumentPositionParams {
	return protocol.TextDocumentPositionParams{
		TextDocument: protocol.TextDocumentIdentifier{URI: u},
		Position:     protocol.Position{Line: line, Character: character},
	}
}

// writeFiles writes files below a new folder and returns it.
func writeFiles(t testing.TB, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, filepath.FromSlash(name))
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
	}
	return dir
}

// codeActions asks for code actions. The library's own call decodes a list of
// them into strings that lie in a buffer which it uses again.
func (e *editor) codeActions(p *protocol.CodeActionParams) ([]*protocol.CodeAction, error) {
	var raw jsonrpc2.RawMessage
	if _, err := e.conn.Call(context.Background(), protocol.MethodTextDocumentCodeAction, p, &raw); err != nil {
		return nil, err
	}
	var items []json.RawMessage
	if err := json.Unmarshal(raw, &items); err != nil {
		return nil, err
	}
	all := make([]*protocol.CodeAction, len(items))
	for i, item := range items {
		all[i] = &protocol.CodeAction{}
		if err := protocol.Unmarshal(item, all[i]); err != nil {
			return nil, err
		}
	}
	return all, nil
}
