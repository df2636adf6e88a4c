package lsp

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"diplo/board"
	"diplo/grammar"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// BenchmarkKeystroke measures from a keystroke to its diagnostics, over a
// connection in the same process: the edit is sent, the sheet is read, judged
// and published, and what was published is decoded. "p50-ms" and "p99-ms" are
// of single keystrokes; "lines/key" is how many lines were read anew.
func BenchmarkKeystroke(b *testing.B) {
	for _, bench := range []struct {
		name  string
		turns int
	}{{"turn of 34 orders", 1}, {"sheet of 10000 lines", 200}} {
		b.Run(bench.name, func(b *testing.B) {
			text := archive(bench.turns)
			lines := strings.Split(text, "\n")
			e := newEditor(b, modern, nil)
			const u = uri.URI("untitled:bench")
			e.open(u, text)
			found := len(e.diagnostics(u))
			var orders []int
			for i, l := range lines {
				if strings.Contains(l, " - ") {
					orders = append(orders, i)
				}
			}
			rng := rand.New(rand.NewPCG(7, 7))
			var took []time.Duration
			b.ResetTimer()
			for b.Loop() {
				// A letter is typed behind an order, and taken back.
				at := uint32(orders[rng.IntN(len(orders))])
				end := uint32(len(lines[at]))
				r := protocol.Range{Start: protocol.Position{Line: at, Character: end}, End: protocol.Position{Line: at, Character: end}}
				for _, key := range [...]string{"x", ""} {
					start := time.Now()
					e.edit(u, &r, key)
					e.diagnostics(u)
					took = append(took, time.Since(start))
					r.End.Character = end + 1
				}
			}
			b.StopTimer()
			slices.Sort(took)
			b.ReportMetric(milliseconds(took[len(took)/2]), "p50-ms")
			b.ReportMetric(milliseconds(took[len(took)*99/100]), "p99-ms")
			b.ReportMetric(float64(len(lines)), "lines")
			b.ReportMetric(float64(found), "findings")
			b.ReportMetric(linesRead(text, orders), "lines/key")
		})
	}
}

func milliseconds(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

// linesRead returns how many lines an edit has read anew, on average: those of
// the new version that are not the very lines of the old one.
func linesRead(text string, orders []int) float64 {
	s := opened([]*editable{{uri: "untitled:count", text: text}})
	doc := s.docs["untitled:count"]
	total := 0
	for i := range 100 {
		old := map[*grammar.Line]bool{}
		for _, p := range doc.parts {
			for k := range p.rows {
				old[p.rows[k].Line] = true
			}
		}
		line := orders[i%len(orders)]
		end := doc.lineEnd(line)
		doc = s.reader.splice(doc, int32(i), end, end, " # "+fmt.Sprint(i))
		for _, p := range doc.parts {
			for k := range p.rows {
				if !old[p.rows[k].Line] {
					total++
				}
			}
		}
	}
	return float64(total) / 100
}

// archive returns a sheet of turns, each of 34 units of seven powers with a
// position and orders, of which one in twenty goes wrong.
func archive(turns int) string {
	rng := rand.New(rand.NewPCG(1901, 1))
	m := board.Standard()
	var provinces []board.Province
	for p := range m.Provinces() {
		provinces = append(provinces, p)
	}
	var b strings.Builder
	for n := range turns {
		rng.Shuffle(len(provinces), func(i, j int) { provinces[i], provinces[j] = provinces[j], provinces[i] })
		var units, orders [8][]string
		for i, p := range provinces[:34] {
			w := i%7 + 1
			at, kind, letter := board.Place{Province: p}, board.Army, "A"
			if m.Terrain(p) == board.Sea {
				kind, letter = board.Fleet, "F"
			}
			near := m.Neighbors(kind, at)
			to := near[rng.IntN(len(near))]
			if rng.IntN(20) == 0 {
				to = board.Place{Province: provinces[rng.IntN(len(provinces))]} // a mistake
			}
			units[w] = append(units[w], letter+" "+m.PlaceID(at))
			orders[w] = append(orders[w], letter+" "+m.PlaceID(at)+" - "+m.PlaceID(to))
		}
		fmt.Fprintf(&b, "%s %d\nUnits:\n", [...]string{"Spring", "Fall"}[n%2], 1901+n/2)
		for w := range m.Powers() {
			fmt.Fprintf(&b, "%s: %s\n", m.PowerID(w), strings.Join(units[w], ", "))
		}
		for w := range m.Powers() {
			fmt.Fprintf(&b, "%s:\n%s\n", m.PowerID(w), strings.Join(orders[w], "\n"))
		}
	}
	return b.String()
}
