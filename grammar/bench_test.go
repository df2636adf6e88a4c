package grammar

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"diplo/i18n"
)

// archive makes n order lines as an archive of games has them: every game
// plays on the same map with the same openings, units stand still or go next
// door, and powers support each other; so most lines have come before and some
// are new. The same seed gives the same lines.
func archive(n int) []string {
	rng := rand.New(rand.NewPCG(1901, 7))
	places := slices.Sorted(maps.Keys(floorPlaces))
	near := func(p int) string { return places[(p*7+rng.IntN(5)*11+1)%len(places)] }
	lines := make([]string, 0, n)
	for len(lines) < n {
		at := int(rng.ExpFloat64()*18) % len(places)
		unit, other := "A", "A"
		if at%2 == 1 {
			unit = "F"
		}
		p := int(rng.ExpFloat64()*18) % len(places)
		if p%2 == 1 {
			other = "F"
		}
		switch x := rng.IntN(100); {
		case x < 50:
			lines = append(lines, unit+" "+places[at]+" - "+near(at))
		case x < 68:
			lines = append(lines, unit+" "+places[at]+" H")
		case x < 76:
			lines = append(lines, unit+" "+places[at]+" S "+other+" "+near(at))
		case x < 92:
			via := near(at)
			lines = append(lines, unit+" "+places[at]+" S "+other+" "+via+" - "+places[(at*7+1)%len(places)])
		case x < 95:
			lines = append(lines, "F "+places[at]+" C A "+near(at)+" - "+near(p))
		case x < 97:
			lines = append(lines, "A "+places[at]+" - "+near(at)+" VIA")
		default:
			lines = append(lines, unit+" "+places[at]+" R "+near(at))
		}
	}
	return lines
}

const archiveLines = 200_000

func reportOrders(b *testing.B, lines int) {
	b.ReportMetric(float64(lines)/b.Elapsed().Seconds(), "orders/s")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(lines), "ns/order")
}

func BenchmarkFloor(b *testing.B) {
	lines := archive(2000)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if _, ok := floor(lines[i%len(lines)]); !ok {
			b.Fatal(lines[i%len(lines)])
		}
	}
	reportOrders(b, b.N)
}

func BenchmarkGrammar(b *testing.B) {
	lines := archive(2000)
	p := New(i18n.Default(), 0)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if l := p.Line(lines[i%len(lines)]); len(l.Orders) != 1 {
			b.Fatal(dump(l))
		}
	}
	reportOrders(b, b.N)
}

func BenchmarkMemoCold(b *testing.B) {
	lines := archive(archiveLines)
	distinct := map[string]bool{}
	for _, l := range lines {
		distinct[l] = true
	}
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		p := &Parser{readers: readers{lexicon: i18n.Default()}, memo: newMemo(defaultMemo)}
		for _, l := range lines {
			p.Line(l)
		}
		n += len(lines)
	}
	reportOrders(b, n)
	b.ReportMetric(100-100*float64(len(distinct))/float64(len(lines)), "%known")
}

// BenchmarkBuild is what the first line of a run costs more than the others.
func BenchmarkBuild(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		buildGrammar()
	}
}

func BenchmarkMemoWarm(b *testing.B) {
	lines := archive(2000)
	p := New(i18n.Default(), defaultMemo)
	for range 3 {
		for _, l := range lines {
			p.Line(l)
		}
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		p.Line(lines[i%len(lines)])
	}
	reportOrders(b, b.N)
}
