package notation_test

import (
	"fmt"
	"strings"
	"testing"

	"diplo/grammar"
	"diplo/i18n"
	"diplo/lint"
	"diplo/notation"
	"diplo/turn"
)

// archiveOf returns a file of n orders in turns of 34, of which there are 300
// different ones: in archives of games most orders come again.
func archiveOf(n int) []byte {
	d := newDice(7)
	var drawn []string
	var b strings.Builder
	for at := 0; at < n; at += 34 {
		turn := at / 34
		if len(drawn) < 300 {
			drawn = append(drawn, d.turn(34))
		}
		// The turns of a game follow one another: each has a name of its own.
		b.WriteString(strings.Replace(drawn[turn%300], "Fall 1904", fmt.Sprintf("Fall %d", 1000+turn%9000), 1))
	}
	return []byte(b.String())
}

// sheetTurns yields the turns of a sheet.
func sheetTurns(b *turn.Builder, s *grammar.Sheet, yield func(*turn.Turn)) {
	rows := s.Rows
	for len(rows) > 0 {
		n := 1
		for n < len(rows) && rows[n].Turn <= max(rows[0].Turn, 1) {
			n++
		}
		b.Reset()
		b.Add(s.Name, s.Encoding, rows[:n])
		yield(b.Build())
		rows = rows[n:]
	}
}

// benchParser returns a parser that remembers as many lines as that of the
// commands which write orders.
func benchParser() *grammar.Parser { return grammar.New(i18n.Default(), 1<<16) }

// Formatting and converting beside linting, over the same archives of growing
// size, from bytes to bytes. To be compared within one run: fmt and convert are
// to do at least half as many orders a second as lint, whatever the size.
func BenchmarkArchive(b *testing.B) {
	for _, n := range []int{1_000, 10_000, 100_000, 1_000_000} {
		raw := archiveOf(n)
		orders := n / 34 * 34
		if n%34 > 0 {
			orders += 34
		}
		run := func(name string, once func()) {
			b.Run(fmt.Sprintf("%d/%s", n, name), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					once()
				}
				b.ReportMetric(float64(orders)*float64(b.N)/b.Elapsed().Seconds(), "orders/s")
			})
		}
		builder := turn.NewBuilder(turn.Options{})
		linter := lint.New(lint.Options{})
		run("lint", func() {
			sheetTurns(builder, grammar.Default().Sheet("a.dip", raw), func(t *turn.Turn) { linter.Check(t) })
		})
		parser := benchParser()
		formatter := notation.NewFormatter(notation.FormatOptions{Parser: parser})
		run("fmt", func() {
			sheet := parser.Sheet("a.dip", raw)
			notation.Apply(sheet.Text, formatter.Format(sheet))
		})
		for _, id := range []string{"fr-long", "python", "francqueville", "daide", "json"} {
			n, _ := notation.Named(id)
			parser := benchParser()
			converter := notation.NewConverter(n, notation.Options{Parser: parser})
			run("convert-"+id, func() {
				sheetTurns(builder, parser.Sheet("a.dip", raw), func(t *turn.Turn) { converter.Convert(t) })
			})
		}
	}
}
