package notation_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"diplo/grammar"
	"diplo/notation"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write the golden files anew")

// format returns a text formatted in its own notation.
func format(text string) string {
	sheet := grammar.Default().Sheet("sheet.dip", []byte(text))
	return notation.Apply(sheet.Text, notation.Format(sheet, notation.FormatOptions{}))
}

// Each golden file holds a sheet and the same sheet formatted, and the notation
// that was found in it. Formatting again changes nothing.
func TestFormat(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("testdata", "format", "*.txt"))
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, name := range files {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txt"), func(t *testing.T) {
			golden, err := txtar.ParseFile(name)
			require.NoError(t, err)
			in := string(golden.Files[0].Data)
			sheet := grammar.Default().Sheet(name, []byte(in))
			got := format(in)
			assert.Equal(t, got, format(got), "formatting twice")
			found := "-- notation --\n" + notation.Detect(sheet, notation.FormatOptions{}).String() + "\n"
			want := string(txtar.Format(&txtar.Archive{
				Comment: golden.Comment,
				Files:   []txtar.File{golden.Files[0], {Name: "want", Data: []byte(got)}},
			})) + found
			if *update {
				require.NoError(t, os.WriteFile(name, []byte(want), 0o644))
				return
			}
			raw, err := os.ReadFile(name)
			require.NoError(t, err)
			assert.Equal(t, string(raw), want)
		})
	}
}

// A line that would join the one above it if that were formatted keeps it as it
// is.
func TestFormatJoinsNothing(t *testing.T) {
	once := format("ENG FL B\nB\na par-bur\n")
	assert.Equal(t, "ENG FL B\nB\nA PAR-BUR\n", once)
	assert.Equal(t, once, format(once))
}
