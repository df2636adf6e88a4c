package main

import (
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"diplo/judge"
)

// TestDATCChoices holds docs/datc.md to the choices, and each of them to an
// option of its own.
func TestDATCChoices(t *testing.T) {
	page, err := os.ReadFile("../../docs/datc.md")
	require.NoError(t, err)
	seen := map[judge.Options]string{{}: "the default"}
	for _, c := range datcChoices {
		assert.Contains(t, string(page), "| `"+c.name+"` | 4.")
		var o judge.Options
		require.True(t, datcValue{&o}.Set(c.name))
		assert.NotContains(t, seen, o, c.name)
		seen[o] = c.name
	}
	assert.False(t, datcValue{&judge.Options{}}.Set("all-routes,"), "an empty name")
}
