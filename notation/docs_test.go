package notation_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"

	"diplo/i18n"
	"diplo/notation"
	"diplo/turn"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var notationsPage = filepath.Join("..", "docs", "notations.md")

// The turn that docs/notations.md shows in every notation is one and the same
// turn: each block of the page is read, and gives the block of en.
func TestNotationsPage(t *testing.T) {
	page, err := os.ReadFile(notationsPage)
	require.NoError(t, err)
	blocks := map[string]string{}
	for _, b := range regexp.MustCompile("(?s)```([a-z-]+)\n(.*?)```").FindAllSubmatch(page, -1) {
		blocks[string(b[1])] = string(b[2])
	}
	want := resolve(sheets(blocks["en"]), turn.Options{})
	require.Len(t, want.Orders, 6)
	for _, id := range notation.Names() {
		require.Contains(t, blocks, id)
		got := resolve(sheets(blocks[id]), turn.Options{Complete: want.Complete})
		assert.Equal(t, spoken(want), spoken(got), id)
	}
}

// spoken returns what a turn says, without what follows from how much is known.
func spoken(t *turn.Turn) []string {
	lines := meaning(t)
	for i, l := range lines {
		lines[i] = regexp.MustCompile(`, \w[^,]*$`).ReplaceAllString(l, "")
	}
	return lines
}

// The page is what the notations make today.
func TestNotationsPageIsFresh(t *testing.T) {
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip("no go command here")
	}
	made := filepath.Join(t.TempDir(), "notations.md")
	output, err := exec.Command("go", "run", "./internal/gendocs", "-out", made).CombinedOutput()
	require.NoError(t, err, "%s", output)
	fresh, err := os.ReadFile(made)
	require.NoError(t, err)
	shipped, err := os.ReadFile(notationsPage)
	require.NoError(t, err)
	assert.Equal(t, string(fresh), string(shipped), "run go generate ./notation")
}

// Every notation and every gap is described in every language.
func TestNotationsAreDescribed(t *testing.T) {
	for _, l := range i18n.Default().Languages() {
		for _, id := range notation.Names() {
			n, ok := notation.Named(id)
			require.True(t, ok)
			assert.True(t, l.Has(n.About().Key), "%s in %s", id, l.Code())
			for _, g := range n.Gaps() {
				assert.True(t, l.Has(g.Message().Key), "%s in %s", g, l.Code())
			}
		}
	}
}
