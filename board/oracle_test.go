package board_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"diplo/board"
)

// chains calls yield with every chain of fleets between two provinces in which
// no fleet comes twice. It tries them all.
func chains(m *board.Map, fleets board.Set, from, to board.Province, yield func([]board.Province)) {
	var chain []board.Province
	var extend func(at board.Province)
	extend = func(at board.Province) {
		for _, next := range m.Neighbors(board.Fleet, board.Place{Province: at}) {
			p := next.Province
			if p == to && len(chain) > 0 {
				yield(chain)
			}
			if p != from && p != to && fleets.Has(p) && !slices.Contains(chain, p) {
				chain = append(chain, p)
				extend(p)
				chain = chain[:len(chain)-1]
			}
		}
	}
	// What a fleet touches in a province with two coasts comes up once for
	// each of them: a chain may be found twice.
	if from != to {
		extend(from)
	}
}

// better reports whether a is shorter than b or as long and first in map order.
func better(a, b []board.Province) bool {
	if len(a) != len(b) {
		return len(a) < len(b)
	}
	return slices.Compare(a, b) < 0
}

func checkRoutes(t *rapid.T, m *board.Map, fleets board.Set, from, to board.Province) {
	var best []board.Province
	var useful board.Set
	chains(m, fleets, from, to, func(chain []board.Province) {
		if best == nil || better(chain, best) {
			best = slices.Clone(chain)
		}
		for _, p := range chain {
			useful = useful.With(p)
		}
	})
	where := fmt.Sprintf("%s-%s by %s", m.ID(from), m.ID(to), ids(m, fleets))
	assert.Equal(t, best != nil, m.Chain(fleets, from, to), where)
	route, ok := m.Route(fleets, from, to, nil)
	assert.Equal(t, best != nil, ok, where)
	assert.Equal(t, best, route, where)
	assert.Equal(t, ids(m, useful), ids(m, m.Useful(fleets, from, to)), where)
}

func checkGap(t *rapid.T, m *board.Map, fleets board.Set, from, to board.Province) {
	gap := m.Gap(fleets, from, to)
	// reached holds the fleets that a chain from a province can reach: those
	// next to it, or with a chain between them that avoids the other end.
	reached := func(a, b board.Province) board.Set {
		var s board.Set
		for p := range fleets.Without(a).Without(b).All() {
			if m.Reaches(board.Fleet, board.Place{Province: a}, p) || m.Chain(fleets.Without(b), a, p) {
				s = s.With(p)
			}
		}
		return s
	}
	where := fmt.Sprintf("%s-%s by %s", m.ID(from), m.ID(to), ids(m, fleets))
	if from != to {
		assert.Equal(t, ids(m, reached(from, to)), ids(m, gap.From), where)
		assert.Equal(t, ids(m, reached(to, from)), ids(m, gap.To), where)
	}
	var best []board.Province
	found := false
	chains(m, fleets.Union(m.Waters()), from, to, func(chain []board.Province) {
		missing := slices.DeleteFunc(slices.Clone(chain), fleets.Has)
		if !found || better(missing, best) {
			best, found = missing, true
		}
	})
	assert.Equal(t, fmt.Sprint(best), fmt.Sprint(gap.Missing), where)
}

// TestRoutesOnStandard compares routes with the oracle on the standard map.
func TestRoutesOnStandard(t *testing.T) {
	m := board.Standard()
	everywhere, seas := rapid.Uint8Range(1, uint8(m.Len())), rapid.SampledFrom(slices.Collect(m.Waters().All()))
	rapid.Check(t, func(t *rapid.T) {
		fleets := board.SetOf(rapid.SliceOfN(seas, 0, 9).Draw(t, "seas")...)
		for _, p := range rapid.SliceOfN(everywhere, 0, 3).Draw(t, "coasts") {
			fleets = fleets.With(board.Province(p))
		}
		// Start beside a fleet more often than chance would.
		near := board.SetOf(1)
		for p := range fleets.All() {
			near = near.Union(m.Borders(p))
		}
		end := rapid.SampledFrom(slices.Collect(near.All()))
		from, to := end.Draw(t, "from"), end.Draw(t, "to")
		checkRoutes(t, m, fleets, from, to)
	})
}

// TestRoutesOnAnyMap compares routes with the oracle on maps made at random.
func TestRoutesOnAnyMap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := drawMap(t)
		var fleets board.Set
		for p := range m.Provinces() {
			if rapid.Bool().Draw(t, m.ID(p)) {
				fleets = fleets.With(p)
			}
		}
		end := rapid.SampledFrom(slices.Collect(m.Provinces()))
		from, to := end.Draw(t, "from"), end.Draw(t, "to")
		checkRoutes(t, m, fleets, from, to)
		checkGap(t, m, fleets, from, to)
	})
}

// drawMap draws a small map of seas and coasts.
func drawMap(t *rapid.T) *board.Map {
	var text strings.Builder
	text.WriteString("map drawn\n")
	n := rapid.IntRange(2, 8).Draw(t, "provinces")
	places := make([][]string, n) // of each province
	for i := range places {
		id := fmt.Sprintf("P%d", i)
		switch rapid.IntRange(0, 4).Draw(t, "terrain") {
		case 0:
			fmt.Fprintf(&text, "province %s coastal\n", id)
			places[i] = []string{id}
		case 1:
			fmt.Fprintf(&text, "province %s coastal coasts NC SC\n", id)
			places[i] = []string{id + "/NC", id + "/SC"}
		default:
			fmt.Fprintf(&text, "province %s sea\n", id)
			places[i] = []string{id}
		}
	}
	// Every place borders the province before its own, so that it has a
	// border; the first province's second coast borders the second province.
	listed := map[[2]string]bool{}
	border := func(a, b string) {
		if !listed[[2]string{a, b}] && !listed[[2]string{b, a}] {
			listed[[2]string{a, b}] = true
			fmt.Fprintf(&text, "fleet %s %s\n", a, b)
		}
	}
	for i := range places {
		before := max(i-1, 0)
		if i == 0 {
			before = 1
		}
		for _, a := range places[i] {
			border(a, places[before][0])
		}
	}
	dense := rapid.IntRange(0, 3).Draw(t, "dense")
	for i := range places {
		for j := range i {
			for _, a := range places[i] {
				for _, b := range places[j] {
					if rapid.IntRange(0, 5).Draw(t, "border") < dense {
						border(a, b)
					}
				}
			}
		}
	}
	m, err := board.Load(strings.NewReader(text.String()))
	require.NoError(t, err, text.String())
	for p := range m.Provinces() {
		checkProvince(t, m, p)
	}
	return m
}
