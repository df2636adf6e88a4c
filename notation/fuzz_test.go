package notation_test

import (
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"diplo/grammar"
	"diplo/notation"
	"diplo/turn"

	"github.com/rogpeppe/go-internal/diff"
)

// seedLines adds the lines of the grammar's tables, alone and all together.
func seedLines(f *testing.F) {
	files, err := filepath.Glob(filepath.Join("..", "grammar", "testdata", "lines", "*.txt"))
	if err != nil || len(files) == 0 {
		f.Fatal("no tables", err)
	}
	for _, name := range files {
		raw, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		var all strings.Builder
		for line := range strings.Lines(string(raw)) {
			if line[0] != '\t' {
				f.Add(line)
				all.WriteString(line)
			}
		}
		f.Add(all.String())
	}
	f.Add(newDice(3).turn(20))
}

// Whatever the text, formatting it twice is formatting it once, and lines that
// hold nothing readable stay as they are.
func FuzzFormat(f *testing.F) {
	seedLines(f)
	f.Fuzz(func(t *testing.T, text string) {
		sheet := grammar.Default().Sheet("sheet.dip", []byte(text))
		once := notation.Apply(sheet.Text, notation.Format(sheet, notation.FormatOptions{}))
		if twice := format(once); twice != once {
			t.Errorf("%q\n%s", text, diff.Diff("once", []byte(once), "twice", []byte(twice)))
		}
		for i := range sheet.Rows {
			if r := &sheet.Rows[i]; r.Kind == grammar.Prose && !strings.Contains(once, r.Text) {
				t.Errorf("prose %q is gone from %q", r.Text, once)
			}
		}
	})
}

// Whatever the text, it is converted so that it reads the same, or refused.
func FuzzConvert(f *testing.F) {
	seedLines(f)
	f.Fuzz(func(t *testing.T, text string) {
		original := resolve([]notation.File{{Name: "sheet.dip", Text: strings.TrimLeft(text, " \t\r\n{")}}, turn.Options{})
		want := meaning(original)
		for _, id := range written() {
			files, problems := notation.Convert(original, named(t, id), notation.Options{})
			switch {
			case files == nil && len(problems) == 0:
				t.Errorf("nothing of %q and no reason", text)
			case files != nil:
				if got := meaning(resolve(files, turn.Options{Complete: original.Complete})); !slices.Equal(want, got) {
					t.Errorf("%q means %q,\nand %q in %s means %q", text, want, archive(files), id, got)
				}
			}
		}
	})
}

// Whatever the JSON, reading it ends.
func FuzzReader(f *testing.F) {
	f.Add(`{"turn":{"season":"spring","year":1901},"orders":[{"order":"hold","unit":{"unit":"A","at":"PAR"}}]}`)
	f.Add(`{"phases":[{"name":"S1901M","state":{"units":{"FRANCE":["A PAR","*F BRE"]},"centers":{}},"orders":{"FRANCE":["A PAR H"]}}]}`)
	f.Add(`{"phases":[],"map":"standard","orders":[]} {"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]},"retreats":{"FRANCE":{"A PAR":[]}}},"results":{"A PAR":[""]}}`)
	f.Add(`{"orders":null}`)
	f.Add("A PAR H")
	f.Fuzz(func(t *testing.T, text string) {
		_, _ = io.ReadAll(notation.NewReader(strings.NewReader(text), nil))
	})
}
