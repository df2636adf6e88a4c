package judge_test

import (
	"flag"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"diplo/judge"
	"diplo/rulebook"
)

var update = flag.Bool("update", false, "rewrite the results in docs/rulebooks.md")

// TestRulebooksPage resolves the turns of docs/rulebooks.md: what stands in a
// block that is named for a rulebook is what becomes of the last sheet under
// it.
func TestRulebooksPage(t *testing.T) {
	const page = "../docs/rulebooks.md"
	text, err := os.ReadFile(page)
	require.NoError(t, err)
	var out strings.Builder
	sheet, block, in := "", "", ""
	results := 0
	for _, line := range strings.SplitAfter(string(text), "\n") {
		name, fence := strings.CutPrefix(strings.TrimSpace(line), "```")
		switch {
		case fence && in == "":
			in, block = name, ""
			out.WriteString(line)
			continue
		case fence:
			if in == "dip" {
				sheet = block
				out.WriteString(block)
			} else {
				rules, ok := rulebook.Named(in)
				require.True(t, ok, in)
				got := told(newTable(rules, judge.Options{}).play(t, sheet), "en")
				if !*update {
					require.Equal(t, got, block, "%s\n%s", in, sheet)
				}
				out.WriteString(got)
				results++
			}
			in = ""
		case in != "":
			block += line
			continue
		}
		out.WriteString(line)
	}
	require.Greater(t, results, 10)
	if *update {
		require.NoError(t, os.WriteFile(page, []byte(out.String()), 0o644))
	}
}
