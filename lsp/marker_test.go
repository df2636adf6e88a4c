package lsp

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

var update = flag.Bool("update", false, "write what the server says into the archives")

// TestMarkers runs the archives in testdata, one a feature. An archive holds
// sheets with markers in their text, ⟦name⟧, that name positions; they are gone
// when the sheet is opened. The file "run" is a list of requests:
//
//	hover eng.dip a          the feature, a file, markers of it, words
//
// and "want" is what the server answers. Places are shown as lines and
// characters from 1 with the text that stands there. Files under fr are those
// of a French player, by the .diplo.toml of that folder.
func TestMarkers(t *testing.T) {
	archives, err := filepath.Glob("testdata/*.txtar")
	require.NoError(t, err)
	require.NotEmpty(t, archives)
	for _, name := range archives {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			a, err := txtar.ParseFile(name)
			require.NoError(t, err)
			s := newStory(t, a)
			var got strings.Builder
			for line := range strings.Lines(s.run) {
				line = strings.TrimSpace(line)
				if line == "" || strings.HasPrefix(line, "#") {
					continue
				}
				fmt.Fprintf(&got, "> %s\n%s", line, s.do(strings.Fields(line)))
			}
			if *update {
				i := slices.IndexFunc(a.Files, func(f txtar.File) bool { return f.Name == "want" })
				if i < 0 {
					i = len(a.Files)
					a.Files = append(a.Files, txtar.File{Name: "want"})
				}
				a.Files[i].Data = []byte(got.String())
				require.NoError(t, os.WriteFile(name, txtar.Format(a), 0o644))
				return
			}
			assert.Equal(t, s.want, got.String())
		})
	}
}

var marker = regexp.MustCompile(`⟦([^⟧]*)⟧`)

// story is an archive that is being run.
type story struct {
	*editor
	dir       string
	run, want string
	texts     map[string]string                       // by file
	marks     map[string]map[string]protocol.Position // by file and name
	tokens    string                                  // the last id of semantic tokens
}

func newStory(t *testing.T, a *txtar.Archive) *story {
	s := &story{texts: map[string]string{}, marks: map[string]map[string]protocol.Position{}}
	settings := "{}"
	var sheets []string
	for _, f := range a.Files {
		switch f.Name {
		case "run":
			s.run = string(f.Data)
		case "want":
			s.want = string(f.Data)
		case "settings":
			settings = string(f.Data)
		default:
			s.texts[f.Name], s.marks[f.Name] = unmark(string(f.Data))
			if strings.HasSuffix(f.Name, ".dip") {
				sheets = append(sheets, f.Name)
			}
		}
	}
	s.dir = writeFiles(t, s.texts)
	s.editor = newEditor(t, modern, func(p *protocol.InitializeParams) {
		root := uri.File(s.dir)
		p.RootURI = &root
		p.InitializationOptions = protocol.LSPAny(settings)
	})
	for _, name := range sheets {
		if !strings.Contains(name, "closed") {
			s.open(s.uri(name), s.texts[name])
		}
	}
	return s
}

// unmark takes the markers out of a text and returns where they were.
func unmark(text string) (string, map[string]protocol.Position) {
	marks := map[string]protocol.Position{}
	for {
		m := marker.FindStringSubmatchIndex(text)
		if m == nil {
			return text, marks
		}
		before := text[:m[0]]
		line := before[strings.LastIndexByte(before, '\n')+1:]
		marks[text[m[2]:m[3]]] = protocol.Position{
			Line: uint32(strings.Count(before, "\n")), Character: uint32(len(utf16.Encode([]rune(line)))),
		}
		text = before + text[m[1]:]
	}
}

func (s *story) uri(name string) uri.URI { return uri.File(filepath.Join(s.dir, name)) }

func (s *story) file(u uri.URI) string {
	name, err := filepath.Rel(s.dir, u.FsPath())
	require.NoError(s.t, err)
	return filepath.ToSlash(name)
}

// do makes a request and returns the answer in words.
func (s *story) do(words []string) string {
	s.t.Helper()
	command, ok := commands[words[0]]
	require.True(s.t, ok, "no command %s", words[0])
	q := query{story: s, name: words[1], u: s.uri(words[1])}
	for _, w := range words[2:] {
		if p, ok := s.marks[q.name][w]; ok {
			q.at = append(q.at, p)
		} else {
			q.words = append(q.words, w)
		}
	}
	var b strings.Builder
	if err := command(&q, &b); err != nil {
		fmt.Fprintf(&b, "error: %v\n", err)
	}
	return strings.ReplaceAll(b.String(), s.dir, "DIR")
}

// query is one request.
type query struct {
	*story
	name  string
	u     uri.URI
	at    []protocol.Position
	words []string
}

func (q *query) where() protocol.TextDocumentPositionParams {
	require.NotEmpty(q.t, q.at, "a marker is wanted")
	return at(q.u, q.at[0].Line, q.at[0].Character)
}

func (q *query) document() protocol.TextDocumentIdentifier {
	return protocol.TextDocumentIdentifier{URI: q.u}
}

// span returns the range between two markers; of a single one, that place; of
// none, all.
func (q *query) span() protocol.Range {
	switch len(q.at) {
	case 0:
		return protocol.Range{End: protocol.Position{Line: 1 << 20}}
	case 1:
		return protocol.Range{Start: q.at[0], End: q.at[0]}
	}
	return protocol.Range{Start: q.at[0], End: q.at[1]}
}

// show returns a range with what stands there.
func (s *story) show(name string, r protocol.Range) string {
	ruler := newRuler(s.texts[name], false)
	text := ruler.text[ruler.offset(r.Start):ruler.offset(r.End)]
	if i := strings.IndexByte(text, '\n'); i >= 0 {
		text = text[:i] + "…"
	}
	return fmt.Sprintf("%d:%d %q", r.Start.Line+1, r.Start.Character+1, text)
}

func (s *story) showEdit(b *strings.Builder, w *protocol.WorkspaceEdit) {
	var names []string
	for u := range w.Changes {
		names = append(names, s.file(u))
	}
	slices.Sort(names)
	for _, name := range names {
		for _, e := range w.Changes[s.uri(name)] {
			fmt.Fprintf(b, "    %s %s becomes %q\n", name, s.show(name, e.Range), e.NewText)
		}
	}
}

type command func(*query, *strings.Builder) error

var ctx = context.Background()

func (q *query) showJSON(b *strings.Builder, v any) {
	raw, err := json.Marshal(v)
	require.NoError(q.t, err)
	fmt.Fprintf(b, "%s\n", raw)
}
