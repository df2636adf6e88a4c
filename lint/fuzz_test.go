package lint_test

import (
	"testing"
	"unicode/utf8"

	"diplo/grammar"
	"diplo/i18n"
	"diplo/lint"
	"diplo/rulebook"
	"diplo/turn"

	"github.com/stretchr/testify/require"
)

// FuzzLint lints whatever comes in: nothing panics, every place lies in the
// sheet, every message has its texts, and fixes can be applied.
func FuzzLint(f *testing.F) {
	for r := range lint.Rules() {
		for _, l := range i18n.Default().Languages() {
			if l.Has(r.Code + ".bad") {
				f.Add([]byte(l.Sprintf(r.Code+".bad")), r.Example.Rules != "", r.Example.Complete)
			}
		}
	}
	linter := lint.New(lint.Options{Select: everything})
	f.Fuzz(func(t *testing.T, raw []byte, french, complete bool) {
		rules := rulebook.Standard()
		if french {
			rules = rulebook.Francqueville()
		}
		sheet := grammar.Default().Sheet("sheet.dip", raw)
		builder := turn.NewBuilder(turn.Options{Rules: rules, Complete: complete})
		for from := 0; from < len(sheet.Rows); {
			to := from + 1
			for to < len(sheet.Rows) && sheet.Rows[to].Turn == sheet.Rows[from].Turn {
				to++
			}
			builder.Reset()
			builder.Add(sheet.Name, sheet.Encoding, sheet.Rows[from:to])
			inspect(t, sheet, linter.Check(builder.Build()))
			from = to
		}
	})
}

// everything selects all families, with the rules that run when asked for.
var everything = []string{"N", "O", "G", "C", "S", "R", "B", "T"}

func inspect(t *testing.T, sheet *grammar.Sheet, result *lint.Result) {
	require.Len(t, result.Verdicts, len(result.Turn.Orders))
	fixer := lint.Fixer{Unsafe: true}
	fixer.Add(result.Diagnostics, 0)
	for _, d := range result.Diagnostics {
		inside(t, sheet, d.At)
		spell(t, d)
		for _, r := range d.Related {
			inside(t, sheet, r.At)
		}
		for _, fix := range d.Fixes {
			require.NotEmpty(t, fix.Edits, d.Rule.Code)
			alone := lint.Fixer{Unsafe: true}
			require.Equal(t, 1, alone.Add([]lint.Diagnostic{{At: d.At, Fixes: []lint.Fix{fix}}}, d.At.Source), "%s: edits overlap", d.Rule.Code)
			for _, e := range fix.Edits {
				inside(t, sheet, e.At)
			}
		}
	}
	require.True(t, utf8.ValidString(fixer.Apply(sheet.Text)))
}

// inside reports whether a place is one of the sheet.
func inside(t *testing.T, sheet *grammar.Sheet, at lint.Place) {
	t.Helper()
	require.Equal(t, 0, at.Source)
	require.True(t, at.Offset >= 0 && at.Offset+len(at.Text) <= len(sheet.Text))
	require.Equal(t, sheet.Text[at.Offset:at.Offset+len(at.Text)], at.Text)
	require.True(t, 0 <= at.Span.Start && at.Span.Start <= at.Span.End && at.Span.End <= len(at.Text), "%+v", at)
	from, to := at.Range()
	require.True(t, from.Line > 0 && from.Column > 0 && to.Line >= from.Line)
}
