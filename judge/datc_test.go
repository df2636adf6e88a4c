package judge_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/require"

	"diplo/judge"
	"diplo/rulebook"
)

// TestDATC plays the test cases of testdata/datc. A case is a folder of an
// archive; its turns are played on from each other, and a file "N-want" says
// what is settled about turn N: a line for each order with its result and what
// becomes of its unit, "-" for what is not settled, and "Power: removed UNIT"
// for a unit that civil disorder removes.
func TestDATC(t *testing.T) {
	archives, err := filepath.Glob("testdata/datc/*.txt")
	require.NoError(t, err)
	require.NotEmpty(t, archives)
	checks := 0
	for _, name := range archives {
		archive, err := txtar.ParseFile(name)
		require.NoError(t, err)
		folder := ""
		var g *table
		for _, f := range archive.Files {
			dir, base, _ := strings.Cut(f.Name, "/")
			if dir != folder || strings.HasSuffix(base, "adjustment.dip") {
				folder, g = dir, newTable(rulebook.Standard(), judge.Options{})
			}
			if strings.HasSuffix(base, ".dip") {
				g.play(t, string(f.Data))
				continue
			}
			t.Run(f.Name, func(t *testing.T) {
				for _, line := range strings.Split(strings.TrimSpace(string(f.Data)), "\n") {
					checks += checkLine(t, g.last, line)
				}
			})
		}
	}
	require.Equal(t, 1393, checks)
	t.Logf("%d settled results", checks)
}

// checkLine compares an outcome with a line of a want file and returns how many
// settled things that holds.
func checkLine(t *testing.T, o *judge.Outcome, line string) (checks int) {
	t.Helper()
	power, rest, _ := strings.Cut(line, ": ")
	if unit, ok := strings.CutPrefix(rest, "removed "); ok {
		for _, r := range o.Removed {
			if unitText(o, r.Unit) == unit && r.Reason == judge.CivilDisorder {
				return 1
			}
		}
		t.Errorf("%s is not removed", unit)
		return 1
	}
	parts := strings.Split(rest, " | ")
	found := false
	var results, fates []string
	for i := range o.Turn.Orders {
		x := &o.Turn.Orders[i]
		if x.Text() != parts[0] || !strings.EqualFold(o.Turn.Map.PowerID(x.Power), power) {
			continue
		}
		found = true
		r := &o.Orders[i]
		results, fates = append(results, choose(r.Succeeds, "succeeds", "fails")), append(fates, choose(r.Dislodged, "dislodged", "stays"))
	}
	if !found {
		t.Errorf("no order %q", line)
		return 0
	}
	for k, got := range [][]string{results, fates} {
		want := parts[k+1]
		if want == "-" {
			continue
		}
		checks++
		// Of an order given twice one counts (DATC 6.I.7).
		if !contains(got, want) {
			t.Errorf("%s: %v, DATC %s", line, got, want)
		}
	}
	return checks
}

func contains(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

func choose[T any](b bool, yes, no T) T {
	if b {
		return yes
	}
	return no
}

func unitText(o *judge.Outcome, u judge.Unit) string {
	letter := " AF"[u.Kind : u.Kind+1]
	return letter + " " + o.Turn.Map.PlaceID(u.Place)
}
