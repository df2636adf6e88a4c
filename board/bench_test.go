package board_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"diplo/board"
)

func BenchmarkLoad(b *testing.B) {
	text, err := os.ReadFile("maps/standard.map")
	require.NoError(b, err)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := board.Load(strings.NewReader(string(text))); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkCanMove(b *testing.B) {
	m := board.Standard()
	from, to := place(b, m, "MAO"), place(b, m, "SPA/SC")
	for b.Loop() {
		m.CanMove(board.Fleet, from, to)
	}
}

func BenchmarkProvince(b *testing.B) {
	m := board.Standard()
	for b.Loop() {
		m.Province("stp")
	}
}

// BenchmarkRoutes asks for what is dearest: with a fleet in every sea, from one
// end of the map to the other.
func BenchmarkRoutes(b *testing.B) {
	m := board.Standard()
	from, to := place(b, m, "STP").Province, place(b, m, "SYR").Province
	dst := make([]board.Province, 0, m.Len())
	for name, f := range map[string]func(){
		"Chain":  func() { m.Chain(m.Waters(), from, to) },
		"Route":  func() { m.Route(m.Waters(), from, to, dst) },
		"Useful": func() { m.Useful(m.Waters(), from, to) },
		"Gap":    func() { m.Gap(board.Set{}, from, to) },
	} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				f()
			}
		})
	}
}
