package report_test

import (
	"bytes"
	"testing"

	"diplo/grammar"
	"diplo/i18n"
	"diplo/lint"
	"diplo/report"
	"diplo/turn"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/require"
)

// judged lints the sheets of a txtar archive as one turn.
func judged(t testing.TB, archive string) *lint.Result {
	t.Helper()
	b := turn.NewBuilder(turn.Options{Complete: true})
	for _, f := range txtar.Parse([]byte(archive)).Files {
		sheet := grammar.Default().Sheet(f.Name, f.Data)
		b.Add(f.Name, sheet.Encoding, sheet.Rows)
	}
	return lint.New(lint.Options{}).Check(b.Build())
}

// shown returns what a format makes of results.
func shown(t testing.TB, format string, o report.Options, results ...*lint.Result) string {
	t.Helper()
	if o.Lang == nil {
		o.Lang = i18n.Default().LanguageByCode("en")
	}
	var out bytes.Buffer
	var tally report.Tally
	w := report.New(format, &out, o)
	for _, r := range results {
		tally.Add(r)
		require.NoError(t, w.Turn(r))
	}
	require.NoError(t, w.Close(tally))
	return out.String()
}

// broken has a fault of two orders, one with a fix, one that is no order's, and
// words that every format has to escape.
const broken = `
-- a&b "<c>,100%.dip --
Fall 1902
England:
A Lon - Nwy
F NTH C A Lon - Den
A Yor - Wls
-- empty.dip --
# nothing
`

// fine has nothing to report.
const fine = `
-- fine.dip --
Spring 1901
France: A Par - Bur, F Bre H, A Mar H
`
