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

// A unit that may retreat is dislodged, whether or not the units say so too.
func TestSavedRetreats(t *testing.T) {
	for _, units := range []string{`"A PAR"`, `"A PAR","*F BRE"`} {
		game := `{"name":"S1901R","state":{"units":{"FRANCE":[` + units + `]},"centers":{},"retreats":{"FRANCE":{"F BRE":["MAO"]}}},"orders":{}}`
		got, err := io.ReadAll(notation.NewReader(strings.NewReader(game), nil))
		require.NoError(t, err)
		assert.Equal(t, 1, strings.Count(string(got), "FRANCE: fleet/dislodged BRE"), "%s", got)
	}
}
