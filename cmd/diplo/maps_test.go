package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"diplo/board"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestMapMistakes names maps with a mistake of each kind, and holds what is said
// of them in either language to testdata/maps.txt: blocks of a kind, a map and
// the messages. A line "@64 power P#\n" stands for as many times its text, "#"
// for the count.
func TestMapMistakes(t *testing.T) {
	golden, err := filepath.Abs("testdata/maps.txt")
	require.NoError(t, err)
	catalog, err := filepath.Abs("../../i18n/locales/en/messages/map.toml")
	require.NoError(t, err)
	want, err := os.ReadFile(golden)
	require.NoError(t, err)
	t.Chdir(t.TempDir())

	var got strings.Builder
	seen := map[string]bool{"line": true} // which is around all others
	for block := range strings.SplitSeq(strings.TrimPrefix(string(want), "=== "), "\n=== ") {
		_, rest, _ := strings.Cut(block, "\n")
		text, _, found := strings.Cut("\n"+rest, "\n---")
		require.True(t, found, block)
		text = strings.TrimPrefix(text, "\n")
		require.NoError(t, os.WriteFile("a.map", []byte(repeated(t, text)), 0o644))

		_, err := board.Load(strings.NewReader(repeated(t, text)))
		var mistake *board.LoadError
		require.True(t, errors.As(err, &mistake), block)
		seen[mistake.Kind] = true
		english, french := refusal(t, "en"), refusal(t, "fr")
		assert.Equal(t, "diplo: `a.map` is not a map: "+err.Error(), english)
		assert.NotEqual(t, strings.TrimPrefix(english, "diplo: `a.map` is not a map: "), french)
		if text != "" {
			text += "\n"
		}
		fmt.Fprintf(&got, "=== %s\n%s---\n%s\n%s\n", mistake.Kind, text, english, french)
	}
	if *update {
		require.NoError(t, os.WriteFile(golden, []byte(got.String()), 0o644))
	} else {
		assert.Equal(t, string(want), got.String())
	}

	messages, err := os.ReadFile(catalog)
	require.NoError(t, err)
	for _, key := range regexp.MustCompile(`(?m)^([a-z-]+) =`).FindAllSubmatch(messages, -1) {
		assert.Contains(t, seen, string(key[1]), "no map has this mistake")
	}
}

// refusal returns what is said of the map a.map.
func refusal(t *testing.T, lang string) string {
	t.Helper()
	var out bytes.Buffer
	code := run([]string{"--lang", lang, "provinces", "--map", "a.map"}, strings.NewReader(""), &out, &out)
	require.Equal(t, exitFailed, code)
	return strings.TrimSuffix(out.String(), "\n")
}

// repeated returns text with its lines in the form "@64 TEXT" written out.
func repeated(t *testing.T, text string) string {
	t.Helper()
	var out strings.Builder
	for line := range strings.Lines(text) {
		many := regexp.MustCompile(`^@(\d+) (.*)\n?$`).FindStringSubmatch(line)
		if many == nil {
			out.WriteString(line)
			continue
		}
		n, err := strconv.Atoi(many[1])
		require.NoError(t, err)
		item, err := strconv.Unquote(`"` + many[2] + `"`)
		require.NoError(t, err)
		for i := range n {
			out.WriteString(strings.ReplaceAll(item, "#", strconv.Itoa(i)))
		}
	}
	return out.String()
}
