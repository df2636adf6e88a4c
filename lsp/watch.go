package lsp

import (
	"context"
	"encoding/json"
	"path/filepath"

	"diplo/config"
	"diplo/gather"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// watch asks the client to tell of sheets and configuration files that change.
// A client that cannot has the folders looked at again now and then (disk.go).
func (s *server) watch(ctx context.Context) {
	if !s.snapshot().client.watches {
		return
	}
	globs := []string{"**/" + config.Name}
	for _, suffix := range gather.Suffixes {
		globs = append(globs, "**/*"+suffix)
	}
	var o protocol.DidChangeWatchedFilesRegistrationOptions
	for _, g := range globs {
		o.Watchers = append(o.Watchers, protocol.FileSystemWatcher{GlobPattern: protocol.Pattern(g)})
	}
	raw, err := protocol.Marshal(&o)
	if err == nil {
		err = s.peer.RegisterCapability(ctx, &protocol.RegistrationParams{Registrations: []protocol.Registration{{
			ID: "files", Method: protocol.MethodWorkspaceDidChangeWatchedFiles, RegisterOptions: raw,
		}}})
	}
	if err != nil {
		s.log.Debug("watching files", "error", err)
		return
	}
	s.disk.mu.Lock()
	s.disk.watched = true
	s.disk.mu.Unlock()
}

// DidChangeWatchedFiles looks at what has changed.
func (s *server) DidChangeWatchedFiles(ctx context.Context, p *protocol.DidChangeWatchedFilesParams) error {
	settled := false
	for _, c := range p.Changes {
		name := nameOf(c.URI)
		if filepath.Base(name) == config.Name {
			settled = true
		} else {
			s.disk.forget(folderOf(name))
		}
	}
	s.change(func() {
		if settled {
			s.law = newLaw(s.options, s.client, s.law.settings)
		}
	})
	s.refresh(ctx)
	return nil
}

// DidChangeConfiguration takes the settings that come with it, or asks for
// them.
func (s *server) DidChangeConfiguration(ctx context.Context, p *protocol.DidChangeConfigurationParams) error {
	if s.client.configuration {
		go s.askSettings(ctx)
		return nil
	}
	if set, ok := readSettings(p.Settings); ok {
		s.settle(ctx, set)
	}
	return nil
}

// askSettings asks for the settings where the client answers that.
func (s *server) askSettings(ctx context.Context) {
	v := s.snapshot()
	if !v.client.configuration {
		return
	}
	item := protocol.ConfigurationItem{Section: new(string)}
	*item.Section = section
	if len(v.roots) > 0 {
		root := uri.File(v.roots[0])
		item.ScopeURI = &root
	}
	answers, err := s.peer.Configuration(ctx, &protocol.ConfigurationParams{Items: []protocol.ConfigurationItem{item}})
	if err != nil || len(answers) == 0 {
		return
	}
	if set, ok := readSettings(protocol.LSPAny(answers[0])); ok {
		s.settle(ctx, set)
	}
}

// settle has new settings hold, unless they are those that hold already.
func (s *server) settle(ctx context.Context, set settings) {
	a, _ := json.Marshal(set)
	b, _ := json.Marshal(s.snapshot().law.settings)
	if string(a) == string(b) {
		return
	}
	s.change(func() { s.law = newLaw(s.options, s.client, set) })
	s.refresh(ctx)
}

// refresh has the client ask again for what depends on more than a document's
// own text.
func (s *server) refresh(ctx context.Context) {
	r := s.snapshot().client.refresh
	go func() {
		for _, x := range [...]struct {
			wanted bool
			ask    func(context.Context) error
		}{
			{r.diagnostics, s.peer.DiagnosticRefresh},
			{r.hints, s.peer.InlayHintRefresh},
			{r.lenses, s.peer.CodeLensRefresh},
			{r.tokens, s.peer.SemanticTokensRefresh},
		} {
			if x.wanted {
				_ = x.ask(ctx) // a client that fails to is no worse off
			}
		}
	}()
}
