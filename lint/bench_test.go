package lint_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"diplo/board"
	"diplo/grammar"
	"diplo/lint"
	"diplo/turn"
)

// BenchmarkLint measures all of lint but the printing: the sheet of a turn of
// 34 units is read, resolved and judged. The turns are random ones over the
// standard map, with a position, so that most of the rules have something to
// look at; "orders/s" counts orders on one core.
func BenchmarkLint(b *testing.B) {
	for _, bench := range []struct {
		name   string
		faults bool
	}{{"clean", false}, {"faulty", true}} {
		b.Run(bench.name, func(b *testing.B) {
			sheets := make([][]byte, 64)
			for i := range sheets {
				sheets[i] = randomSheet(rand.New(rand.NewPCG(1, uint64(i))), bench.faults)
			}
			parser := grammar.Default()
			builder, linter := turn.NewBuilder(turn.Options{}), lint.New(lint.Options{})
			orders, found := 0, 0
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				sheet := parser.Sheet("turn.dip", sheets[i%len(sheets)])
				builder.Reset()
				builder.Add(sheet.Name, sheet.Encoding, sheet.Rows)
				result := linter.Check(builder.Build())
				orders += len(result.Verdicts)
				found += len(result.Diagnostics)
			}
			b.ReportMetric(float64(orders)/b.Elapsed().Seconds(), "orders/s")
			b.ReportMetric(float64(found)/float64(orders), "findings/order")
		})
	}
}

// randomSheet writes a turn of 34 units. Moves, supports and convoys are those
// that the map allows; with faults a third of them go wrong somewhere.
func randomSheet(r *rand.Rand, faults bool) []byte {
	m := board.Standard()
	var provinces []board.Province
	for p := range m.Provinces() {
		provinces = append(provinces, p)
	}
	r.Shuffle(len(provinces), func(i, j int) { provinces[i], provinces[j] = provinces[j], provinces[i] })
	var units, orders [8]strings.Builder
	for i, p := range provinces[:34] {
		power := board.Power(i%7 + 1)
		at := board.Place{Province: p}
		kind := board.Army
		if m.Terrain(p) == board.Sea || m.Terrain(p) == board.Coastal && r.IntN(2) == 0 {
			kind = board.Fleet
			if coasts := m.Coasts(p); len(coasts) > 0 {
				at.Coast = coasts[r.IntN(len(coasts))]
			}
		}
		letter := map[board.UnitKind]string{board.Army: "A", board.Fleet: "F"}[kind]
		fmt.Fprintf(&units[power], "%s %s, ", letter, m.PlaceID(at))
		near := m.Neighbors(kind, at)
		to := near[r.IntN(len(near))]
		if faults && r.IntN(3) == 0 {
			to = board.Place{Province: provinces[r.IntN(len(provinces))]}
		}
		switch r.IntN(5) {
		case 0:
			fmt.Fprintf(&orders[power], "%s %s H\n", letter, m.PlaceID(at))
		case 1:
			fmt.Fprintf(&orders[power], "%s %s S A %s\n", letter, m.PlaceID(at), m.ID(to.Province))
		default:
			fmt.Fprintf(&orders[power], "%s %s - %s\n", letter, m.PlaceID(at), m.PlaceID(to))
		}
	}
	var sheet strings.Builder
	sheet.WriteString("Fall 1905\nUnits:\n")
	for w := range m.Powers() {
		fmt.Fprintf(&sheet, "%s: %s\n", m.PowerID(w), strings.TrimSuffix(units[w].String(), ", "))
	}
	for w := range m.Powers() {
		fmt.Fprintf(&sheet, "%s:\n%s", m.PowerID(w), orders[w].String())
	}
	return []byte(sheet.String())
}
