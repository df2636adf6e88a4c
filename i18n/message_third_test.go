package i18n_test

import (
	"io/fs"
	"os"
	"testing"
	"testing/fstest"

	"diplo/i18n"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// testFolders holds the built-in languages and German, which is a folder and
// nothing else.
func testFolders() []fs.FS {
	return []fs.FS{os.DirFS("locales"), os.DirFS("testdata/locales")}
}

// word is the one word that a lexicon must have.
var word = fstest.MapFS{"de/words.tsv": {Data: []byte("hold\tH")}}

func TestThirdLanguageSpeaks(t *testing.T) {
	x, err := i18n.Load(testFolders()...)
	require.NoError(t, err)
	l := x.Choose("de_AT.UTF-8")
	require.Equal(t, "de", l.Code())

	assert.Equal(t, "3 ist keine Shell: 1", l.Sprintf("error.unknown-shell", "3", "1"))
	assert.Equal(t, "in 34 Befehlen: 1 Fehler, 2 Warnungen oder x", l.Sprintf("summary.found", i18n.Any[any](
		i18n.Message{Key: "count.errors", Args: []any{1}},
		i18n.Message{Key: "count.warnings", Args: []any{2}},
		"x",
	), 34), "the arguments in the language's own order")
	assert.Equal(t, "1.234 Befehle", l.Sprintf("count.orders", 1234))

	assert.False(t, l.Has("verdict.void"))
	assert.Equal(t, "void", l.Sprintf("verdict.void"), "English where German is silent")
}

func TestLoadAddsMessagesToALanguage(t *testing.T) {
	x, err := i18n.Load(word, fstest.MapFS{"de/messages.toml": {Data: []byte("a = 'A'")}},
		fstest.MapFS{"de/messages/more.toml": {Data: []byte("b = 'B %[1]s'")}})
	require.NoError(t, err)
	l := x.LanguageByCode("de")
	assert.Equal(t, "A", l.Sprintf("a"))
	assert.Equal(t, "B void", l.Sprintf("b", i18n.Message{Key: "verdict.void"}))
}

func TestLoadRefusesBadMessages(t *testing.T) {
	_, err := i18n.Load(word, fstest.MapFS{"de/messages.toml": {Data: []byte("\na = '%s'")}})
	assert.ErrorContains(t, err, "de/messages.toml:2: ")
}
