package lsp

import (
	"context"
	"encoding/json"
	"flag"
	"io"
	"log/slog"
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

var soak = flag.Int("soak", 4000, "how many random edits TestSoak makes")

// scraps are what random edits write.
var scraps = []string{
	"A", "F", " ", " - ", "-", "—", "\n", "\n", "\r\n", "#", "é", "🦀", "Lon", "Nwy", "Nth", "Nge", "Mer Adr", "Yor", "S ", "C ", "XXX", ",", ";",
	"A Yor - Nwy\n", "F Nth C A Yor - Nwy\n", "F Nwg S A Yor - Nwy\n", "A. Ven — C — Apu.\n", "F. Mer Adr C A. Ven — Apu.\n",
	"England:\n", "Angleterre :\n", "Autriche :\n", "Spring 1905\n", "Fall 1905\n", "Automne 1905\n", "Winter 1905\n", "Units:\n", "England: A Yor, F Nth\n",
	"# diplo: ignore C304\n", "IF X\n", "ELSE\n", "ENDIF\n", "\x00", "\ufeff", "PHASE Spring 1906\nPOSITIONS\n", "A Yor -", "D ", "(*bounce*)",
}

// editable is one of the sheets that are typed in, with the text that the
// server should hold.
type editable struct {
	uri     uri.URI
	text    string
	version int32
}

// TestSoak makes random edits in two sheets of one folder, as a careless typist
// would, and compares what the server says after each hundred with what a fresh
// one says of the same text. Its memory must not grow.
func TestSoak(t *testing.T) {
	dir := writeFiles(t, nil)
	rng := rand.New(rand.NewPCG(19, 1))
	sheets := []*editable{
		{uri: uri.File(dir + "/eng.dip"), text: "Spring 1905\nEngland:\nA Yor - Nwy\nFall 1905\nEngland:\nF Lon H\n"},
		{uri: uri.File(dir + "/fra.dip"), text: "Printemps 1905\nFrance :\nF Nrd C A Yor — Nge\n"},
	}
	s := opened(sheets)
	var early uint64
	for n := 1; n <= *soak; n++ {
		d := sheets[rng.IntN(len(sheets))]
		from, to, insert := randomEdit(rng, d.text)
		r := newRuler(d.text, false)
		change := &protocol.TextDocumentContentChangePartial{Range: r.span(from, to), Text: insert}
		from, to = r.offset(change.Range.Start), r.offset(change.Range.End) // what the client can say
		d.text = d.text[:from] + insert + d.text[to:]
		d.version++
		p := &protocol.DidChangeTextDocumentParams{ContentChanges: []protocol.TextDocumentContentChangeEvent{change}}
		p.TextDocument.URI, p.TextDocument.Version = d.uri, d.version
		require.NoError(t, s.DidChange(context.Background(), p))
		if n%7 == 0 {
			said(t, s, sheets) // so that there is something to keep
		}
		if n%100 == 0 {
			require.Equal(t, said(t, opened(sheets), sheets), said(t, s, sheets), "after %d edits", n)
		}
		if n == *soak/4 {
			early = heap()
		}
	}
	if late := heap(); late > early+early/2+8<<20 {
		t.Errorf("the heap grew from %d to %d bytes", early, late)
	}
}

// opened returns a server that has just opened the sheets.
func opened(sheets []*editable) *server {
	s := newServer(Options{}, slog.New(slog.NewTextHandler(io.Discard, nil)))
	_, _ = s.Initialize(context.Background(), &protocol.InitializeParams{})
	s.client.related = true
	for _, d := range sheets {
		_ = s.DidOpen(context.Background(), &protocol.DidOpenTextDocumentParams{
			TextDocument: protocol.TextDocumentItem{URI: d.uri, Version: d.version, Text: d.text},
		})
	}
	return s
}

// said returns all that the server says of the sheets.
func said(t *testing.T, s *server, sheets []*editable) string {
	v := s.snapshot()
	var all []any
	for _, d := range sheets {
		f, doc, ok := v.open(d.uri)
		if !ok {
			continue // it is no text
		}
		require.Equal(t, d.text, doc.text)
		all = append(all, v.diagnostics(f, doc), f.tokens(doc, 0, len(doc.text)))
	}
	raw, err := json.Marshal(all)
	require.NoError(t, err)
	return string(raw)
}

// randomEdit returns an edit between characters of a text, which stays small.
func randomEdit(rng *rand.Rand, text string) (from, to int, insert string) {
	if len(text) > 2000 {
		return 0, len(text) / 2, ""
	}
	from = boundary(text, rng.IntN(len(text)+1))
	to = from
	if rng.IntN(3) == 0 {
		to = boundary(text, min(len(text), from+rng.IntN(20)))
	}
	if rng.IntN(4) > 0 {
		insert = scraps[rng.IntN(len(scraps))]
	}
	return from, max(from, to), insert
}

// boundary returns where the character begins that a byte is part of.
func boundary(text string, at int) int {
	for at > 0 && at < len(text) && text[at]&0xc0 == 0x80 {
		at--
	}
	return at
}

func heap() uint64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// FuzzRequests asks everything of any sheet, at any place.
func FuzzRequests(f *testing.F) {
	f.Add("Spring 1901\nEngland:\nA Lon - Nwy\nF Nth C A Lon - Nwy", 30)
	f.Add("Printemps 1901\nAutriche :\nA. Ven — CC — Tun.\nF. Mer Adr C A. Ven — Mer Ion.", 40)
	f.Add("F Nth C ", 8)
	f.Add("A Lon S A", 9)
	f.Add("\ufeffUnits:\r\nEngland: A Lon, F ", 20)
	f.Add(strings.Repeat("A", 5000), 3)
	f.Add("A Boh - Gal\nA Vie S \"", 20)
	f.Fuzz(func(t *testing.T, text string, offset int) {
		d := &editable{uri: "untitled:fuzz", text: strings.ToValidUTF8(text, "?")}
		s := opened([]*editable{d})
		ctx := context.WithValue(context.Background(), snapshotKey{}, s.snapshot())
		r := newRuler(d.text, false)
		offset = boundary(d.text, min(max(offset, 0), len(d.text)))
		position := protocol.TextDocumentPositionParams{TextDocument: protocol.TextDocumentIdentifier{URI: d.uri}, Position: r.position(offset)}
		whole := protocol.Range{End: r.position(len(r.text))}
		_, _ = s.Hover(ctx, &protocol.HoverParams{TextDocumentPositionParams: position})
		_, _ = s.Completion(ctx, &protocol.CompletionParams{TextDocumentPositionParams: position})
		_, _ = s.Definition(ctx, &protocol.DefinitionParams{TextDocumentPositionParams: position})
		_, _ = s.References(ctx, &protocol.ReferenceParams{TextDocumentPositionParams: position})
		_, _ = s.Rename(ctx, &protocol.RenameParams{TextDocumentPositionParams: position, NewName: "Nth"})
		_, _ = s.CodeAction(ctx, &protocol.CodeActionParams{TextDocument: position.TextDocument, Range: whole})
		_, _ = s.DocumentSymbol(ctx, &protocol.DocumentSymbolParams{TextDocument: position.TextDocument})
		_, _ = s.FoldingRanges(ctx, &protocol.FoldingRangeParams{TextDocument: position.TextDocument})
		_, _ = s.SelectionRange(ctx, &protocol.SelectionRangeParams{TextDocument: position.TextDocument, Positions: []protocol.Position{position.Position}})
		_, _ = s.DocumentLink(ctx, &protocol.DocumentLinkParams{TextDocument: position.TextDocument})
		_, _ = s.InlayHint(ctx, &protocol.InlayHintParams{TextDocument: position.TextDocument, Range: whole})
		_, _ = s.CodeLens(ctx, &protocol.CodeLensParams{TextDocument: position.TextDocument})
		_, _ = s.PrepareCallHierarchy(ctx, &protocol.CallHierarchyPrepareParams{TextDocumentPositionParams: position})
		_, _ = s.Formatting(ctx, &protocol.DocumentFormattingParams{TextDocument: position.TextDocument})
		_, _ = s.SemanticTokensFull(ctx, &protocol.SemanticTokensParams{TextDocument: position.TextDocument})
	})
}
