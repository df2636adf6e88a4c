package lsp

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// wrong is a sheet with one error, which only the configuration can take away.
const wrong = "Spring 1905\nEngland:\nA Lon - Gdansq\n"

// until takes what is published of a document until a test holds.
func (e *editor) until(u uri.URI, what string, test func([]protocol.Diagnostic) bool) {
	e.t.Helper()
	for range 50 {
		if test(e.diagnostics(u)) {
			return
		}
	}
	e.t.Fatal(what)
}

func messages(all []protocol.Diagnostic) string {
	var b strings.Builder
	for _, d := range all {
		b.WriteString(string(d.Code.(protocol.String)) + " " + string(d.Message.(protocol.String)) + "\n")
	}
	return b.String()
}

func TestSheetsOfOneTurnAreJudgedTogetherWhileTyped(t *testing.T) {
	e := newEditor(t, modern, nil)
	dir := t.TempDir()
	england, france := uri.File(dir+"/england.dip"), uri.File(dir+"/france.dip")
	e.open(england, "Spring 1905\nUnits:\nEngland: A Yor\nFrance: F Nth\nEngland:\nA Yor - Nwy\n")
	assert.Contains(t, messages(e.diagnostics(england)), "C316", "the French sheet is not here")
	e.open(france, "Printemps 1905\nFrance :\n")
	e.edit(france, &protocol.Range{Start: protocol.Position{Line: 2}, End: protocol.Position{Line: 2}}, "F Nrd C A Yor — Nge\n")
	e.until(england, "the French fleet carries the English army", func(d []protocol.Diagnostic) bool { return len(d) == 0 })
}

func TestConfigurationIsReadAgain(t *testing.T) {
	dir := writeFiles(t, map[string]string{".diplo.toml": "ignore = ['N002']\n"})
	e := newEditor(t, modern, nil)
	u := uri.File(filepath.Join(dir, "a.dip"))
	e.open(u, wrong)
	assert.Empty(t, e.diagnostics(u))

	config := filepath.Join(dir, ".diplo.toml")
	for text, want := range map[string]string{"lang = 'fr'\n": "aucune province", "lang = 'en'\n": "no province"} {
		require.NoError(t, os.WriteFile(config, []byte(text), 0o644))
		require.NoError(t, e.server.DidChangeWatchedFiles(ctx, &protocol.DidChangeWatchedFilesParams{
			Changes: []protocol.FileEvent{{URI: uri.File(config), Type: protocol.FileChangeTypeChanged}},
		}))
		e.until(u, text, func(d []protocol.Diagnostic) bool { return strings.Contains(messages(d), want) })
	}

	require.NoError(t, os.WriteFile(config, []byte("lang = 'fr'\nrulez = 'standard'\n"), 0o644))
	require.NoError(t, e.server.DidChangeWatchedFiles(ctx, &protocol.DidChangeWatchedFilesParams{
		Changes: []protocol.FileEvent{{URI: uri.File(config), Type: protocol.FileChangeTypeChanged}},
	}))
	assert.Contains(t, <-e.shown, "rulez", "what is wrong with it is told")
}

func TestSettingsOfTheClient(t *testing.T) {
	e := newEditor(t, modern, func(p *protocol.InitializeParams) {
		p.InitializationOptions = protocol.LSPAny(`{"lang": "fr"}`)
		p.Locale = new("en")
	})
	const u = uri.URI("untitled:settings")
	e.open(u, wrong)
	assert.Contains(t, messages(e.diagnostics(u)), "aucune province", "settings overrule the locale")
	for _, test := range []struct{ settings, want string }{
		{`{"diplo": {"lang": "en"}}`, "no province"},
		{`{"diplo": {"lang": "", "ignore": ["N002", "nonsense"]}}`, ""},
	} {
		require.NoError(t, e.server.DidChangeConfiguration(ctx, &protocol.DidChangeConfigurationParams{Settings: protocol.LSPAny(test.settings)}))
		e.until(u, test.settings, func(d []protocol.Diagnostic) bool {
			return test.want == "" && len(d) == 0 || test.want != "" && strings.Contains(messages(d), test.want)
		})
	}
}

func TestSettingsAreAskedFor(t *testing.T) {
	const asks = `{"workspace": {"configuration": true}, "textDocument": {"publishDiagnostics": {"versionSupport": true}}}`
	e := newEditor(t, asks, func(*protocol.InitializeParams) {})
	e.settings.Store(new(protocol.LSPAny(`{"lang": "fr"}`)))
	require.NoError(t, e.server.DidChangeConfiguration(ctx, &protocol.DidChangeConfigurationParams{Settings: protocol.LSPAny("null")}))
	const u = uri.URI("untitled:asked")
	e.open(u, wrong)
	e.until(u, "the answer holds", func(d []protocol.Diagnostic) bool { return strings.Contains(messages(d), "aucune province") })
}

func TestLocale(t *testing.T) {
	e := newEditor(t, modern, func(p *protocol.InitializeParams) { p.Locale = new("fr-CA") })
	const u = uri.URI("untitled:locale")
	e.open(u, wrong)
	assert.Contains(t, messages(e.diagnostics(u)), "aucune province")
}

func TestPositionsInBytes(t *testing.T) {
	for _, test := range []struct {
		capabilities, options string
		start                 uint32
	}{
		{`{"general": {"positionEncodings": ["utf-8", "utf-16"]}}`, "", 8},
		{`{"general": {"positionEncodings": ["utf-16", "utf-8"]}}`, "", 8 - 2},
		{`{}`, "", 8 - 2},
		{`{}`, `{"positionEncoding": "utf-8"}`, 8},
	} {
		e := newEditor(t, test.capabilities, func(p *protocol.InitializeParams) {
			if test.options != "" {
				p.InitializationOptions = protocol.LSPAny(test.options)
			}
		})
		const u = uri.URI("untitled:bytes")
		e.open(u, "A Lon—Gdansq")
		d := e.diagnostics(u)
		require.NotEmpty(t, d)
		assert.Equal(t, test.start, d[0].Range.Start.Character, "%s %s", test.capabilities, test.options)
	}
}

func TestPulledDiagnostics(t *testing.T) {
	e := newEditor(t, `{"textDocument": {"diagnostic": {}}}`, nil)
	const u = uri.URI("untitled:pulled")
	e.open(u, wrong)
	ask := func(previous *string) protocol.DocumentDiagnosticReport {
		r, err := e.server.Diagnostic(ctx, &protocol.DocumentDiagnosticParams{
			TextDocument: protocol.TextDocumentIdentifier{URI: u}, PreviousResultID: previous,
		})
		require.NoError(t, err)
		return r
	}
	full := ask(nil).(*protocol.RelatedFullDocumentDiagnosticReport)
	assert.Equal(t, "full", full.Kind)
	assert.Contains(t, messages(full.Items), "N002")
	same := ask(full.ResultID).(*protocol.RelatedUnchangedDocumentDiagnosticReport)
	assert.Equal(t, *full.ResultID, same.ResultID)
	e.edit(u, nil, "Spring 1905\nEngland:\nF Lon H\n")
	assert.Empty(t, ask(full.ResultID).(*protocol.RelatedFullDocumentDiagnosticReport).Items)
	assert.Empty(t, e.published, "nothing is pushed to who pulls")
}

func TestWorkspaceDiagnostics(t *testing.T) {
	dir := writeFiles(t, map[string]string{"a/x.dip": wrong, "b/y.orders": "A Par H\n", "b/deep/z.DIP": wrong, ".hidden/w.dip": wrong, "c/other.txt": wrong})
	e := newEditor(t, modern, func(p *protocol.InitializeParams) {
		p.WorkspaceFolders = protocol.NewNullable([]protocol.WorkspaceFolder{{URI: uri.File(dir), Name: "games"}})
	})
	p := &protocol.WorkspaceDiagnosticParams{}
	p.WorkDoneToken, p.PartialResultToken = protocol.String("bar"), protocol.String("part")
	r, err := e.server.DiagnosticWorkspace(ctx, p)
	require.NoError(t, err)
	assert.Empty(t, r.Items, "all was sent in parts")
	var found []string
	var previous []protocol.PreviousResultId
	kinds := map[string]int{}
	for len(found) < 3 || kinds["bar"] < 2 { // they may come behind the answer, and pass one another
		var m *protocol.ProgressParams
		select {
		case m = <-e.progress:
		case <-time.After(20 * time.Second):
			require.Fail(t, "parts are missing", "%v of %v", found, kinds)
		}
		var part protocol.WorkspaceDiagnosticReportPartialResult
		if m.Token == protocol.String("bar") {
			kinds["bar"]++
			continue
		}
		require.NoError(t, protocol.Unmarshal(m.Value, &part))
		for _, item := range part.Items {
			full := item.(*protocol.WorkspaceFullDocumentDiagnosticReport)
			name, err := filepath.Rel(dir, full.URI.FsPath())
			require.NoError(t, err)
			found = append(found, filepath.ToSlash(name))
			previous = append(previous, protocol.PreviousResultId{URI: full.URI, Value: *full.ResultID})
		}
	}
	assert.ElementsMatch(t, []string{"a/x.dip", "b/y.orders", "b/deep/z.DIP"}, found)

	again, err := e.server.DiagnosticWorkspace(ctx, &protocol.WorkspaceDiagnosticParams{PreviousResultIds: previous})
	require.NoError(t, err)
	for _, item := range again.Items {
		assert.IsType(t, &protocol.WorkspaceUnchangedDocumentDiagnosticReport{}, item)
	}
}

func TestFilesOnTheDisk(t *testing.T) {
	dir := writeFiles(t, map[string]string{"eng.dip": "Spring 1905\nUnits:\nEngland: A Yor\nFrance: F Nth\nEngland:\nA Yor - Nwy\n"})
	e := newEditor(t, modern, nil)
	eng, fra := uri.File(filepath.Join(dir, "eng.dip")), filepath.Join(dir, "fra.dip")
	e.open(eng, "Spring 1905\nUnits:\nEngland: A Yor\nFrance: F Nth\nEngland:\nA Yor - Nwy\n")
	assert.Contains(t, messages(e.diagnostics(eng)), "C316")

	require.NoError(t, os.WriteFile(fra, []byte("Spring 1905\nFrance:\nF Nth C A Yor - Nwy\n"), 0o644))
	event := func(kind protocol.FileChangeType) {
		require.NoError(t, e.server.DidChangeWatchedFiles(ctx, &protocol.DidChangeWatchedFilesParams{
			Changes: []protocol.FileEvent{{URI: uri.File(fra), Type: kind}},
		}))
	}
	event(protocol.FileChangeTypeCreated)
	e.until(eng, "the French sheet is on the disk", func(d []protocol.Diagnostic) bool { return len(d) == 0 })

	// What is open counts, not what is saved.
	e.open(uri.File(fra), "Spring 1905\nFrance:\nF Nth H\n")
	e.until(eng, "the French buffer says something else", func(d []protocol.Diagnostic) bool { return len(d) > 0 })
	require.NoError(t, e.server.DidClose(ctx, &protocol.DidCloseTextDocumentParams{TextDocument: protocol.TextDocumentIdentifier{URI: uri.File(fra)}}))
	e.until(eng, "the disk counts again", func(d []protocol.Diagnostic) bool { return len(d) == 0 })

	require.NoError(t, os.Remove(fra))
	event(protocol.FileChangeTypeDeleted)
	e.until(eng, "the French sheet is gone", func(d []protocol.Diagnostic) bool { return len(d) > 0 })
}

func TestPagesOfRules(t *testing.T) {
	e := newEditor(t, modern, nil)
	const u = uri.URI("untitled:page")
	e.open(u, wrong)
	d := e.diagnostics(u)
	require.NotEmpty(t, d)
	assert.Equal(t, uri.URI("diplo:/rules/en/N002.md"), d[0].CodeDescription.Href)
	for page, want := range map[uri.URI]string{
		"diplo:/rules/en/C304.md": "# C304 `army-without-fleet`",
		"diplo:/rules/fr/C304.md": "## ",
		"diplo:/rules/en/X999.md": "",
		"file:///etc/passwd":      "",
	} {
		r, err := e.server.TextDocumentContent(ctx, &protocol.TextDocumentContentParams{URI: page})
		if want == "" {
			assert.Error(t, err, "%s", page)
			continue
		}
		require.NoError(t, err)
		assert.Contains(t, r.Text, want)
	}
}

func TestWorkspaceFoldersCome(t *testing.T) {
	dir := writeFiles(t, map[string]string{"game/x.dip": "A Par - Bur\n"})
	e := newEditor(t, modern, nil)
	find := func() int {
		r, err := e.server.Symbols(ctx, &protocol.WorkspaceSymbolParams{Query: "burgundy"})
		require.NoError(t, err)
		return len(r.(protocol.SymbolInformationSlice))
	}
	assert.Zero(t, find())
	change := protocol.WorkspaceFoldersChangeEvent{Added: []protocol.WorkspaceFolder{{URI: uri.File(dir), Name: "x"}}, Removed: []protocol.WorkspaceFolder{}}
	require.NoError(t, e.server.DidChangeWorkspaceFolders(ctx, &protocol.DidChangeWorkspaceFoldersParams{Event: change}))
	assert.Equal(t, 1, find())
	change.Added, change.Removed = change.Removed, change.Added
	require.NoError(t, e.server.DidChangeWorkspaceFolders(ctx, &protocol.DidChangeWorkspaceFoldersParams{Event: change}))
	assert.Zero(t, find())
}
