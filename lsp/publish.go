package lsp

import (
	"context"
	"slices"
	"strings"

	"diplo/fault"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// publishing pushes the diagnostics of open documents whenever something has
// changed, until ctx ends. Changes that come while it is at work are taken
// together.
func (s *server) publishing(ctx context.Context) {
	p := publisher{server: s, told: map[uri.URI]told{}, complained: map[string]bool{}}
	for {
		select {
		case <-ctx.Done():
			return
		case <-s.wake:
			p.publish(ctx, s.snapshot())
		}
	}
}

type publisher struct {
	server     *server
	told       map[uri.URI]told // what the client knows of its documents
	complained map[string]bool  // faults of configurations that the user knows of
}

// told is the version of a document of which the client was told, and what that
// was made from.
type told struct {
	serial uint64
	result string
}

func (p *publisher) publish(ctx context.Context, v *snapshot) {
	for u := range p.told {
		if v.docs[nameOf(u)] == nil {
			delete(p.told, u)
		}
	}
	for _, doc := range byChange(v.docs, p.told) {
		f := v.folder(folderOf(doc.name))
		p.complain(ctx, f)
		if v.client.pulls {
			continue
		}
		news := told{doc.serial, v.resultID(f, doc)}
		if p.told[doc.uri] == news {
			continue
		}
		p.told[doc.uri] = news
		m := &protocol.PublishDiagnosticsParams{URI: doc.uri, Diagnostics: v.diagnostics(f, doc)}
		if v.client.versions {
			m.Version = protocol.NewOptional(doc.version)
		}
		if err := p.server.peer.PublishDiagnostics(ctx, m); err != nil {
			return
		}
	}
}

// byChange returns the open documents, those first that have changed: these are
// what the user looks at.
func byChange(docs map[string]*sheet, last map[uri.URI]told) []*sheet {
	var all []*sheet
	for _, d := range docs {
		all = append(all, d)
	}
	slices.SortFunc(all, func(a, b *sheet) int {
		if x, y := last[a.uri].serial == a.serial, last[b.uri].serial == b.serial; x != y {
			if y {
				return -1
			}
			return 1
		}
		return strings.Compare(a.name, b.name)
	})
	return all
}

// complain tells the user once of a configuration that does not hold.
func (p *publisher) complain(ctx context.Context, f *folder) {
	if f.bench.err == nil {
		return
	}
	text := fault.Text(f.lang, f.bench.err)
	if p.complained[text] {
		return
	}
	p.complained[text] = true
	_ = p.server.peer.ShowMessage(ctx, &protocol.ShowMessageParams{Type: protocol.MessageTypeWarning, Message: text})
}
