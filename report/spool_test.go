package report_test

import (
	"encoding/json"
	"os"
	"testing"

	"diplo/lint"
	"diplo/report"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Diagnostics that are too many for memory wait in a file, which is gone in the
// end.
func TestJSONOfALongRun(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("TMPDIR", dir)
	r := judged(t, broken)
	runs := make([]*lint.Result, 8<<20/len(shown(t, "json", report.Options{}, r)))
	for i := range runs {
		runs[i] = r
	}
	var got struct {
		Orders, Diagnostics []struct{ File string }
		Summary             struct{ Orders int }
	}
	require.NoError(t, json.Unmarshal([]byte(shown(t, "json", report.Options{}, runs...)), &got))
	assert.Len(t, got.Orders, len(runs)*len(r.Turn.Orders))
	assert.Len(t, got.Diagnostics, len(runs)*len(r.Diagnostics))
	assert.Equal(t, len(got.Orders), got.Summary.Orders)
	left, err := os.ReadDir(dir)
	require.NoError(t, err)
	assert.Empty(t, left)
}
