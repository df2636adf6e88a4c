package notation_test

import (
	"io"
	"strings"
	"testing"

	"diplo/grammar"
	"diplo/i18n"
	"diplo/notation"
	"diplo/turn"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/require"
)

// sheets returns the files of a text: the sections of a txtar archive, or the
// text as one file.
func sheets(text string) []notation.File {
	archive := txtar.Parse([]byte(text))
	if len(archive.Files) == 0 {
		return []notation.File{{Name: "sheet.dip", Text: text}}
	}
	var files []notation.File
	for _, f := range archive.Files {
		files = append(files, notation.File{Name: f.Name, Text: string(f.Data)})
	}
	return files
}

// archive is the reverse of sheets.
func archive(files []notation.File) string {
	if len(files) == 1 {
		return files[0].Text
	}
	var a txtar.Archive
	for _, f := range files {
		a.Files = append(a.Files, txtar.File{Name: f.Name, Data: []byte(f.Text)})
	}
	return string(txtar.Format(&a))
}

// resolve makes one turn of files.
func resolve(files []notation.File, options turn.Options) *turn.Turn {
	b := turn.NewBuilder(options)
	for _, f := range files {
		text, err := io.ReadAll(notation.NewReader(strings.NewReader(f.Text), nil))
		if err != nil {
			panic(err)
		}
		sheet := grammar.Default().Sheet(f.Name, text)
		b.Add(sheet.Name, sheet.Encoding, sheet.Rows)
	}
	return b.Build()
}

// named returns a notation that must exist.
func named(t testing.TB, id string) *notation.Notation {
	t.Helper()
	head, style, _ := strings.Cut(id, "/")
	n, ok := notation.Styled(head, style)
	require.True(t, ok, "no notation %q", id)
	return n
}

// written lists all notations, each style of theirs by itself: "en", "en/seed".
func written() []string {
	var all []string
	for _, id := range notation.Names() {
		all = append(all, id)
		for _, style := range notation.Styles(id) {
			all = append(all, id+"/"+style)
		}
	}
	return all
}

// convert converts a text that must convert without a problem.
func convert(t testing.TB, text, to string) string {
	t.Helper()
	files, problems := notation.Convert(resolve(sheets(text), turn.Options{}), named(t, to), notation.Options{})
	require.Empty(t, spelled(problems), "%s\nto %s", text, to)
	return archive(files)
}

// spelled returns problems in English, the notes left out.
func spelled(problems []notation.Problem) []string {
	var out []string
	for _, p := range problems {
		if !p.Note {
			out = append(out, p.Localize(i18n.Choose("en")))
		}
	}
	return out
}
