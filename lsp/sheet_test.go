package lsp

import (
	"testing"

	"diplo/grammar"
	"diplo/i18n"

	"github.com/stretchr/testify/require"
)

// An edit near the seams of a sheet's turns must give what reading the whole
// text again gives.
func TestSpliceAtTheSeams(t *testing.T) {
	const text = "# prelude\nSpring 1905\nEngland:\nA Yor - Nwy\n\nFall 1905\nA Yor -\nFall 1905\nNwy\r\nWinter 1905\r\nUnits:\nEngland: A Yor\nBuild F Lon"
	r := reader{parser: grammar.New(i18n.Default(), 1<<12)}
	doc := r.document("untitled:seams", "untitled:seams", 1, text, nil)
	require.Len(t, doc.parts, 3)
	var seams []int
	for _, s := range doc.starts {
		for d := -14; d <= 14; d++ {
			if at := s + d; at >= 0 && at <= len(text) {
				seams = append(seams, at)
			}
		}
	}
	inserts := append([]string{"", "A Par - Bur\n", "Spring 1906\n", "Units:\n", "1", "Movement"}, scraps...)
	for _, from := range seams {
		for _, n := range []int{0, 1, 2, 12} {
			to := min(from+n, len(text))
			for _, insert := range inserts {
				got := r.splice(doc, 2, from, to, insert)
				want := r.document(doc.uri, doc.name, 2, text[:from]+insert+text[to:], nil)
				require.Equal(t, want.starts, got.starts, "%d-%d becomes %q", from, to, insert)
				require.Equal(t, len(want.parts), len(got.parts))
				for i := range want.parts {
					require.Equal(t, want.parts[i].text, got.parts[i].text)
					require.Equal(t, want.parts[i].rows, got.parts[i].rows, "%d-%d becomes %q", from, to, insert)
				}
			}
		}
	}
}
