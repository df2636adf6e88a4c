package lsp

import (
	"context"
	"log/slog"
	"maps"
	"path/filepath"
	"sync"

	"diplo/grammar"
	"diplo/i18n"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
)

// lineMemo is how many lines the server's parser remembers: those of the
// largest folders that it reads, with room, so that an edit never drives out
// what is on the screen.
const lineMemo = 1 << 17

// A server serves one client. Its methods that change something run one after
// the other (see dispatcher); those that answer take all from their snapshot.
type server struct {
	protocol.UnimplementedServer
	options Options
	log     *slog.Logger
	peer    protocol.Client
	reader  reader
	recent  *recent
	left    chan struct{} // closed when the client says "exit"
	wake    chan struct{} // tells the publisher that something changed

	mu      sync.Mutex
	state   state
	client  client
	law     *law
	docs    map[string]*sheet
	roots   []string
	disk    *disk
	current *snapshot // of what is now, nil where none was taken yet
	tokens  tokenMemo
}

// state is how far a session is.
type state uint8

const (
	fresh state = iota
	running
	shutDown
)

func newServer(o Options, log *slog.Logger) *server {
	s := &server{
		options: o, log: log,
		reader: reader{parser: grammar.New(i18n.Default(), lineMemo)},
		recent: &recent{folders: map[string]*folder{}},
		left:   make(chan struct{}),
		wake:   make(chan struct{}, 1),
		docs:   map[string]*sheet{},
	}
	s.disk = &disk{reader: &s.reader, folders: map[string]*listing{}}
	s.law = newLaw(o, client{}, settings{})
	return s
}

// snapshot returns what the server knows now.
func (s *server) snapshot() *snapshot {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.current == nil {
		s.current = &snapshot{
			client: &s.client, law: s.law, docs: maps.Clone(s.docs), roots: s.roots, disk: s.disk,
			recent: s.recent, folders: map[string]func() *folder{},
		}
	}
	return s.current
}

// change makes a change to what the server knows, and has the diagnostics told.
func (s *server) change(do func()) {
	s.mu.Lock()
	do()
	s.current = nil
	s.mu.Unlock()
	select {
	case s.wake <- struct{}{}:
	default: // it has been told and not looked yet
	}
}

// refuse returns why a request is not answered, nil where it is.
func (s *server) refuse(method string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	switch {
	case s.state == fresh && method != protocol.MethodInitialize:
		return errNotInitialized
	case s.state == running && method == protocol.MethodInitialize:
		return jsonrpc2.NewError(jsonrpc2.InvalidRequest, "the server is initialized already")
	case s.state >= shutDown:
		return errGone
	}
	return nil
}

// ready reports whether a notification counts now.
func (s *server) ready(method string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.state == running || method == protocol.MethodExit
}

// leaving reports whether the client has taken leave.
func (s *server) leaving() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.state >= shutDown
}

// Initialize begins the session.
func (s *server) Initialize(_ context.Context, p *protocol.InitializeParams) (*protocol.InitializeResult, error) {
	set, _ := readSettings(p.InitializationOptions)
	s.change(func() {
		s.state = running
		s.client = newClient(p)
		s.client.utf8 = s.client.utf8 || set.Encoding == string(protocol.PositionEncodingKindUTF8)
		s.reader.utf8 = s.client.utf8
		s.law = newLaw(s.options, s.client, set)
		s.roots = rootsOf(p)
	})
	return &protocol.InitializeResult{
		Capabilities: capabilities(&s.client),
		ServerInfo:   protocol.ServerInfo{Name: "diplo", Version: protocol.NewOptional(s.options.Version)},
	}, nil
}

// rootsOf returns the folders that the client works in.
func rootsOf(p *protocol.InitializeParams) []string {
	var roots []string
	if folders, ok := p.WorkspaceFolders.Get(); ok {
		for _, f := range folders {
			if f.URI.IsFile() {
				roots = append(roots, filepath.Clean(f.URI.FsPath()))
			}
		}
		return roots
	}
	if p.RootURI != nil && p.RootURI.IsFile() {
		roots = append(roots, filepath.Clean(p.RootURI.FsPath()))
	}
	return roots
}

// Initialized asks for what the server wants to be told. The answers come on
// the read loop, so it must not wait for them here.
func (s *server) Initialized(ctx context.Context, _ *protocol.InitializedParams) error {
	go func() {
		s.watch(ctx)
		s.askSettings(ctx)
	}()
	return nil
}

// Shutdown ends the session; nothing is answered any more.
func (s *server) Shutdown(context.Context) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.state = shutDown
	return nil
}

// Exit ends the connection.
func (s *server) Exit(context.Context) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	select {
	case <-s.left:
	default:
		close(s.left)
	}
	return nil
}

// SetTrace is heard and changes nothing: the server traces no messages.
func (s *server) SetTrace(context.Context, *protocol.SetTraceParams) error { return nil }
