package i18n

import (
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/text/unicode/norm"
)

// The built-in lexicon says what the folders say. If this fails, run
// go generate in this folder.
func TestGeneratedLexiconIsFresh(t *testing.T) {
	fresh, err := LoadWords(os.DirFS("locales"))
	require.NoError(t, err)
	// Not assert.Equal: its difference of two whole lexicons says nothing.
	assert.True(t, assert.ObjectsAreEqual(*fresh, generated), "lexicon_gen.go is stale: run go generate ./i18n")
}

// The short table for accented Latin letters agrees with Unicode.
func TestLatinTable(t *testing.T) {
	for i := range len(latin) {
		r := rune(0xc0 + i)
		switch f := foldRune(string(r)); {
		case latin[i] != '0':
			assert.Equal(t, latin[i:i+1], string(f.bytes[:f.n]), "%c", r)
			assert.Equal(t, Fold(string(r)), Fold(norm.NFD.String(string(r))), "%c", r)
		case r == '×' || r == '÷':
			assert.Zero(t, f.bytes[0])
		default:
			assert.True(t, startsWord(string(r)), "%c", r)
		}
	}
}

func TestPlainTable(t *testing.T) {
	for c := range 256 {
		want := byte(0)
		if c < len(asciiFold) && isAlnum(asciiFold[c]) {
			want = asciiFold[c]
		}
		assert.Equal(t, want, plain[c], "%q", rune(c))
	}
	require.Len(t, asciiFold, 128)
}
