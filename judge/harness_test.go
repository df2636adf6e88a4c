package judge_test

import (
	"testing"

	"diplo/grammar"
	"diplo/judge"
	"diplo/lint"
	"diplo/rulebook"
	"diplo/turn"
)

// A table plays turns: each from the sheets given or, where these have no
// position, from where the last one ended.
type table struct {
	rules   *rulebook.Rulebook
	judge   *judge.Judge
	linter  *lint.Linter
	partial bool // not all orders are there
	last    *judge.Outcome
}

func newTable(rules *rulebook.Rulebook, o judge.Options) *table {
	return &table{rules: rules, judge: judge.New(o), linter: lint.New(lint.Options{})}
}

// play resolves one turn.
func (g *table) play(t testing.TB, sheets ...string) *judge.Outcome {
	t.Helper()
	b := turn.NewBuilder(turn.Options{Rules: g.rules, Complete: !g.partial})
	if g.last != nil {
		b.StartWith(func(grammar.TurnName) (turn.Position, bool) { return judge.Next(g.last).Position, true })
	}
	for _, text := range sheets {
		sheet := grammar.Default().Sheet("sheet.dip", []byte(text))
		b.Add(sheet.Name, sheet.Encoding, sheet.Rows)
	}
	tn := b.Build()
	g.last = g.judge.Resolve(tn, g.linter.Check(tn).Verdicts)
	return g.last
}

// resolve resolves one turn by the standard rules, of which all orders are
// given.
func resolve(t testing.TB, sheet string) *judge.Outcome {
	t.Helper()
	return newTable(rulebook.Standard(), judge.Options{}).play(t, sheet)
}
