package lsp

import (
	"strings"
	"testing"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"go.lsp.dev/protocol"
	"pgregory.net/rapid"
)

func TestRuler(t *testing.T) {
	const text = "A Mar\r\né🦀—x\rb\n"
	for _, test := range []struct {
		offset       int
		line         uint32
		utf16, bytes uint32
	}{
		{0, 0, 0, 0},
		{5, 0, 5, 5},
		{7, 1, 0, 0},
		{9, 1, 1, 2},
		{13, 1, 3, 6},
		{16, 1, 4, 9},
		{18, 2, 0, 0},
		{20, 3, 0, 0},
	} {
		for _, bytes := range []bool{false, true} {
			r := newRuler(text, bytes)
			want := protocol.Position{Line: test.line, Character: test.utf16}
			if bytes {
				want.Character = test.bytes
			}
			assert.Equal(t, want, r.position(test.offset), "byte %d", test.offset)
			assert.Equal(t, test.offset, r.offset(want), "%v", want)
		}
	}
}

func TestRulerBeyondTheText(t *testing.T) {
	r := newRuler("é🦀\r\nab", false)
	for want, p := range map[int]protocol.Position{
		2:  {Line: 0, Character: 1},
		6:  {Line: 0, Character: 99},
		8:  {Line: 1, Character: 0},
		10: {Line: 9, Character: 0},
	} {
		assert.Equal(t, want, r.offset(p), "%v", p)
	}
	assert.Equal(t, 2, r.offset(protocol.Position{Character: 2}), "inside a surrogate pair")
	bytes := newRuler("é", true)
	assert.Equal(t, 0, bytes.offset(protocol.Position{Character: 1}), "inside a character")
}

// Every start of a character has a position, by which it is found again; the
// character counts what the protocol says it does.
func TestRulerProperty(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := strings.Join(rapid.SliceOf(rapid.SampledFrom([]string{"A", "é", "—", "🦀", "\n", "\r", "\r\n", " ", "\u202f"})).Draw(t, "text"), "")
		bytes := rapid.Bool().Draw(t, "utf8")
		r := newRuler(text, bytes)
		for offset := 0; offset <= len(text); {
			p := r.position(offset)
			start := int(r.starts[p.Line])
			before := text[start:offset]
			want := len(utf16.Encode([]rune(before)))
			if bytes {
				want = len(before)
			}
			assert.EqualValues(t, want, p.Character)
			if end := r.lineEnd(int(p.Line)); offset <= end {
				assert.Equal(t, offset, r.offset(p))
			} else {
				assert.Equal(t, end, r.offset(p), "a line end is behind its line")
			}
			_, n := utf8.DecodeRuneInString(text[offset:])
			offset += max(n, 1)
		}
	})
}
