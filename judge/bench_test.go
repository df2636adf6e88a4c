package judge_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"diplo/board"
	"diplo/grammar"
	"diplo/judge"
	"diplo/lint"
	"diplo/turn"
)

// A ready turn is one that only has to be resolved.
type ready struct {
	turn     *turn.Turn
	verdicts []lint.Verdict
}

func prepare(rows []grammar.Row) ready {
	b := turn.NewBuilder(turn.Options{Complete: true})
	b.Add("turn.dip", "", rows)
	t := b.Build()
	return ready{t, lint.New(lint.Options{}).Check(t).Verdicts}
}

// randomTurns makes turns of so many units.
func randomTurns(n, units int) []ready {
	var list []ready
	for seed := range n {
		r := rand.New(rand.NewPCG(uint64(seed), 7))
		orders := randomTurn(board.Standard(), r.IntN, units)
		s := grammar.Default().Sheet("turn.dip", []byte(sheet(board.Standard(), orders, inTurn(len(orders)))))
		list = append(list, prepare(s.Rows))
	}
	return list
}

func benchmarkTurns(b *testing.B, turns []ready) {
	j := judge.New(judge.Options{})
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		r := &turns[n%len(turns)]
		j.Resolve(r.turn, r.verdicts)
		n++
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "turns/s")
}

// BenchmarkRandom resolves random turns, ever more units in one tangle.
func BenchmarkRandom(b *testing.B) {
	for _, units := range []int{10, 20, 34, 50, 70} {
		b.Run(fmt.Sprintf("units=%d", units), func(b *testing.B) { benchmarkTurns(b, randomTurns(200, units)) })
	}
}

// BenchmarkTangle resolves the turn of 34 units that takes the longest of
// thousands, as far as the circles in it tell.
func BenchmarkTangle(b *testing.B) {
	var worst ready
	most := -1
	j := judge.New(judge.Options{})
	for _, r := range randomTurns(5000, 34) {
		n := 0
		for _, k := range judge.Settled(j.Resolve(r.turn, r.verdicts)) {
			n += k
		}
		if n > most {
			most, worst = n, r
		}
	}
	benchmarkTurns(b, []ready{worst})
}

// BenchmarkGames resolves the movements, retreats and adjustments of recorded
// games in the folder that DIPLO_CORPUS names.
func BenchmarkGames(b *testing.B) {
	files, _ := filepath.Glob(filepath.Join(os.Getenv("DIPLO_CORPUS"), "*.txt"))
	if os.Getenv("DIPLO_CORPUS") == "" || len(files) == 0 {
		b.Skip("DIPLO_CORPUS names no folder with records of games")
	}
	var list []ready
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			b.Fatal(err)
		}
		for _, rows := range turns(grammar.Default().Sheet(name, text)) {
			list = append(list, prepare(rows))
		}
	}
	benchmarkTurns(b, list)
}

// BenchmarkWhatIf looks for the missing orders that matter in turns of 34
// units, about half of them without an order.
func BenchmarkWhatIf(b *testing.B) {
	var list []ready
	for seed := range uint64(20) {
		r := rand.New(rand.NewPCG(seed, 7))
		orders := randomTurn(board.Standard(), r.IntN, 34)
		lines := strings.Split(sheet(board.Standard(), orders, inTurn(len(orders))), "\n")
		from := len(lines) - len(orders)
		s := grammar.Default().Sheet("turn.dip", []byte(strings.Join(lines[:from+len(orders)/2], "\n")))
		builder := turn.NewBuilder(turn.Options{})
		builder.Add("turn.dip", "", s.Rows)
		t := builder.Build()
		list = append(list, ready{t, lint.New(lint.Options{}).Check(t).Verdicts})
	}
	j := judge.New(judge.Options{})
	b.ReportAllocs()
	n, threats := 0, 0
	for b.Loop() {
		r := &list[n%len(list)]
		threats += len(j.WhatIf(r.turn, r.verdicts))
		n++
	}
	b.ReportMetric(float64(threats)/float64(n), "threats/op")
}
