package grammar

import (
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"diplo/i18n"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestLongLinesAreKeptAndNotRead(t *testing.T) {
	p := New(i18n.Default(), 0)
	long := strings.Repeat("é", MaxLine)
	text := "A Par H\n" + long + "\r\nA Mar H"
	s := p.Sheet("long", []byte(text))
	require.Len(t, s.Rows, 3)
	assert.Equal(t, TooLong, s.Rows[1].Kind)
	assert.Equal(t, len(long), s.Rows[1].Size)
	assert.Equal(t, long, s.Rows[1].Text)
	assert.Equal(t, 8+len(long)+2, s.Rows[2].Offset)
	assert.Len(t, s.Rows[2].Orders, 1)
	checkStream(t, p, s, []byte(text))

	assert.Equal(t, TooLong, p.Line(long).Kind)
	assert.Equal(t, Prose, p.Line(long[:MaxLine]).Kind)
}

func TestStreamHoldsLittleOfALongLine(t *testing.T) {
	endless := io.LimitReader(neverEnding('('), 64<<20)
	rows := 0
	for row, err := range New(i18n.Default(), 0).Rows(endless) {
		require.NoError(t, err)
		assert.Equal(t, 64<<20, row.Size)
		assert.LessOrEqual(t, cap([]byte(row.Text)), 2*MaxLine)
		rows++
	}
	assert.Equal(t, 1, rows)
}

type neverEnding byte

func (b neverEnding) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = byte(b)
	}
	return len(p), nil
}

func TestStreamGivesTheErrorOfItsReader(t *testing.T) {
	broken := errors.New("broken")
	r := io.MultiReader(strings.NewReader("A Par H\nA Mar"), iotest.ErrReader(broken))
	var got error
	for _, err := range New(i18n.Default(), 0).Rows(r) {
		got = err
	}
	assert.ErrorIs(t, got, broken)
}

func TestStreamStops(t *testing.T) {
	rows := 0
	for range New(i18n.Default(), 0).Rows(neverEnding('\n')) {
		if rows++; rows == 3 {
			break
		}
	}
	assert.Equal(t, 3, rows)
}

func TestBinaryFilesHaveNoRows(t *testing.T) {
	s := New(i18n.Default(), 0).Sheet("a.png", []byte("\x89PNG\r\n\x1a\n\x00\x00"))
	assert.True(t, s.Binary)
	assert.Empty(t, s.Rows)
}

func TestALineOfNULsIsUnreadable(t *testing.T) {
	text := strings.Repeat("A Par H\n", binaryProbe/8) + "A\x00Par\nA Mar H\n"
	s := New(i18n.Default(), 0).Sheet("late", []byte(text))
	require.False(t, s.Binary)
	bad := s.Rows[len(s.Rows)-2]
	assert.Equal(t, Unreadable, bad.Kind)
	assert.Len(t, s.Rows[len(s.Rows)-1].Orders, 1)
}

func TestEmptySheets(t *testing.T) {
	for _, text := range []string{"", "\ufeff", "\n", "\r\n\r\n", "\r", " \t\n"} {
		s := New(i18n.Default(), 0).Sheet("empty", []byte(text))
		assert.False(t, s.Binary)
		assert.Empty(t, s.Turns())
		for _, r := range s.Rows {
			assert.Equal(t, Blank, r.Kind)
		}
	}
}
