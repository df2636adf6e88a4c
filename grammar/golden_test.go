package grammar

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"diplo/i18n"

	"github.com/rogpeppe/go-internal/diff"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write the golden files anew")

// golden returns the lines of a file of testdata that are input: all but the
// first, which says what the file is for, and the indented lines, which say
// what was read.
func golden(t testing.TB, file string) (head, lines []string) {
	raw, err := os.ReadFile(file)
	require.NoError(t, err)
	for line := range strings.Lines(string(raw)) {
		line = strings.TrimSuffix(line, "\n")
		switch {
		case len(head) == 0:
			head = append(head, line)
		case strings.HasPrefix(line, "\t"):
		default:
			lines = append(lines, line)
		}
	}
	return head, lines
}

func check(t *testing.T, file string, got []byte) {
	if *update {
		require.NoError(t, os.WriteFile(file, got, 0o666))
		return
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err)
	if d := diff.Diff(file, want, "now", got); len(d) > 0 {
		t.Errorf("%s", d)
	}
}

// TestLines reads the lines of testdata/lines, a file for each family, and
// compares the trees with those written below each line.
func TestLines(t *testing.T) {
	files, err := filepath.Glob("testdata/lines/*.txt")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	p := New(i18n.Default(), 0)
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			var got bytes.Buffer
			head, lines := golden(t, file)
			for _, h := range head {
				fmt.Fprintln(&got, h)
			}
			for _, line := range lines {
				l := p.Line(line)
				checkLine(t, p, l)
				fmt.Fprintf(&got, "%s\n\t%s\n", line, dump(l))
			}
			check(t, file, got.Bytes())
		})
	}
}

// TestSheets reads the sheets of testdata/sheets and compares their rows with
// the file of the same name that ends in .golden.
func TestSheets(t *testing.T) {
	files, err := filepath.Glob("testdata/sheets/*.dip")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	p := New(i18n.Default(), 0)
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".dip"), func(t *testing.T) {
			raw, err := os.ReadFile(file)
			require.NoError(t, err)
			s := p.Sheet(file, raw)
			checkSheet(t, p, s)
			check(t, strings.TrimSuffix(file, ".dip")+".golden", []byte(dumpSheet(s)))
		})
	}
}

func dumpSheet(s *Sheet) string {
	var b strings.Builder
	fmt.Fprintf(&b, "encoding %s", s.Encoding)
	for _, t := range s.Turns() {
		fmt.Fprintf(&b, ", turn %d of %d", t.Season, t.Year)
	}
	b.WriteString("\n")
	for i := range s.Rows {
		r := &s.Rows[i]
		if r.Kind == Blank {
			continue
		}
		fmt.Fprintf(&b, "%d turn %d", r.Number, r.Turn)
		if r.Heading.Text != "" {
			fmt.Fprintf(&b, " under %s", powerName(r.Heading))
		}
		if r.In != NoBlock {
			fmt.Fprintf(&b, " in %s", []string{"", "units", "centers", "dislodged", "contested", "orders"}[r.In])
		}
		if r.Game {
			b.WriteString(" game")
		}
		if r.Repaired {
			b.WriteString(" repaired")
		}
		fmt.Fprintf(&b, ": %s\n", dump(r.Line))
	}
	return b.String()
}
