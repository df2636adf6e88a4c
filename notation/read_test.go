package notation_test

import (
	"io"
	"strings"
	"testing"

	"diplo/notation"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// JSON is known, and read, behind a byte order mark.
func TestByteOrderMark(t *testing.T) {
	const document = `{"orders":[{"order":"hold","unit":{"unit":"A","at":"PAR"}}]}`
	want, err := io.ReadAll(notation.NewReader(strings.NewReader(document), nil))
	require.NoError(t, err)
	assert.True(t, notation.IsJSON([]byte("\ufeff"+document)))
	got, err := io.ReadAll(notation.NewReader(strings.NewReader("\ufeff"+document), nil))
	require.NoError(t, err)
	assert.Equal(t, string(want), string(got))
}
