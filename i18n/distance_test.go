package i18n

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"
)

func TestDistance(t *testing.T) {
	for _, test := range []struct {
		a, b string
		want int
	}{
		{"", "", 0},
		{"", "abc", 3},
		{"nth", "nth", 0},
		{"nth", "nht", 1},
		{"ca", "abc", 3}, // 2 if a swapped letter could be touched again
		{"liverpol", "liverpool", 1},
		{"galacia", "galicia", 1},
		{"rhur", "ruhr", 1},
	} {
		assert.Equal(t, test.want, distance(test.a, test.b, 9), "%s %s", test.a, test.b)
	}
}

// slowDistance is the definition of the distance, with no table.
func slowDistance(a, b string) int {
	if a == "" || b == "" {
		return len(a) + len(b)
	}
	last := 1
	m, n := len(a)-1, len(b)-1
	if a[m] == b[n] {
		last = 0
	}
	d := min(slowDistance(a[:m], b)+1, slowDistance(a, b[:n])+1, slowDistance(a[:m], b[:n])+last)
	if m > 0 && n > 0 && a[m] == b[n-1] && a[m-1] == b[n] {
		d = min(d, slowDistance(a[:m-1], b[:n-1])+1)
	}
	return d
}

func TestDistanceIsTheDefinition(t *testing.T) {
	word := rapid.StringMatching(`[abc]{0,6}`)
	rapid.Check(t, func(t *rapid.T) {
		a, b := word.Draw(t, "a"), word.Draw(t, "b")
		limit := rapid.IntRange(0, 6).Draw(t, "limit")
		want := min(slowDistance(a, b), limit+1)
		if got := distance(a, b, limit); got != want {
			t.Fatalf("distance(%q, %q, %d) = %d, want %d", a, b, limit, got, want)
		}
		if got := distance(b, a, limit); got != want {
			t.Fatalf("distance(%q, %q, %d) = %d, want %d", b, a, limit, got, want)
		}
	})
}
