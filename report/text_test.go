package report_test

import (
	"fmt"
	"strings"
	"testing"

	"diplo/grammar"
	"diplo/i18n"
	"diplo/lint"
	"diplo/report"
	"diplo/turn"

	"github.com/rivo/uniseg"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// marked is a result with one diagnostic, at the stretch of the line that
// stands in brackets.
func marked(t testing.TB, line string) *lint.Result {
	t.Helper()
	head, rest, ok := strings.Cut(line, "[")
	require.True(t, ok)
	inner, tail, ok := strings.Cut(rest, "]")
	require.True(t, ok)
	return resultAt(head+inner+tail, grammar.Span{Start: len(head), End: len(head) + len(inner)})
}

func resultAt(line string, span grammar.Span) *lint.Result {
	rule, _ := lint.Find("N001")
	return &lint.Result{
		Turn: &turn.Turn{Sources: []turn.Source{{Name: "x.dip"}}},
		Diagnostics: []lint.Diagnostic{{
			Rule: rule, Severity: lint.Error, Order: -1, Key: "N001.title",
			At: lint.Place{Number: 9, Text: line, Span: span},
		}},
	}
}

// quoted returns the lines that the text format quotes, without the gutter.
func quoted(t testing.TB, r *lint.Result) string {
	t.Helper()
	var lines []string
	for _, line := range strings.Split(shown(t, "text", report.Options{Quiet: true}, r), "\n") {
		if _, after, ok := strings.Cut(line, "| "); ok {
			lines = append(lines, after)
		}
	}
	return strings.Join(lines, "\n")
}

func TestUnderline(t *testing.T) {
	for _, c := range []struct{ name, line, want string }{
		{"one word", "A Par - [Bur]", "A Par - Bur\n        ^^^"},
		{"nothing written", "A Par -[]", "A Par -\n       ^"},
		{"between letters", "A P[]ar", "A Par\n   ^"},
		{"tabs are kept", "\tA\t[Par]", "\tA\tPar\n\t \t^^^"},
		{"letters with accents", "É [Pié]", "É Pié\n  ^^^"},
		{"accents of their own", "E\u0301 [Pie\u0301]", "E\u0301 Pie\u0301\n  ^^^"},
		{"wide letters", "北海 [北] x", "北海 北 x\n     ^^"},
		{"families", "👨‍👩‍👧 [Par]", "👨‍👩‍👧 Par\n   ^^^"},
		{"control characters", "A\x1b[31m [Par]"[:2] + "\x07 [Par]", "A\ufffd\ufffd Par\n    ^^^"},
		{"right to left marks", "\u202eA [Par]", "\ufffdA Par\n   ^^^"},
		{"two lines", "A Par [-\n  Bur] ", "A Par -\n      ^\n  Bur \n^^^^^"},
		{"line ends of DOS", "A Par [-\r\nBur]", "A Par -\n      ^\nBur\n^^^"},
	} {
		t.Run(c.name, func(t *testing.T) {
			assert.Equal(t, c.want, quoted(t, marked(t, c.line)))
		})
	}
}

func TestLongLinesAreCut(t *testing.T) {
	long := strings.Repeat("x", 3000)
	got := quoted(t, marked(t, long+" [Bur] "+long))
	text, underline, _ := strings.Cut(got, "\n")
	assert.LessOrEqual(t, uniseg.StringWidth(text), 125)
	at := strings.Index(underline, "^^^")
	assert.Equal(t, "Bur", string([]rune(text)[at:at+3]))

	got = quoted(t, marked(t, strings.Repeat("x", 100)+"[]"))
	assert.Equal(t, "…"+strings.Repeat("x", 40)+"\n"+strings.Repeat(" ", 41)+"^", got)
}

// Whatever a line holds, the underline stands under what is marked: as many
// columns in front of it, and no more behind than the text has.
func TestUnderlineFits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		part := rapid.StringOf(rapid.SampledFrom([]rune("aé\u0301北\t👩\u200d -(")))
		head, inner, tail := part.Draw(t, "head"), part.Draw(t, "inner"), part.Draw(t, "tail")
		line, start, end := head+inner+tail, len(head), len(head)+len(inner)
		var b strings.Builder
		r := resultAt(line, grammar.Span{Start: start, End: end})
		w := report.New("text", &b, report.Options{Lang: i18n.Default().LanguageByCode("en"), Quiet: true})
		if err := w.Turn(r); err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(b.String(), "\n")
		if line == "" {
			return
		}
		_, text, _ := strings.Cut(lines[1], "| ")
		_, underline, _ := strings.Cut(lines[2], "| ")
		if !strings.Contains(underline, "^") {
			t.Fatalf("nothing marked in %q", underline)
		}
		if tabs(text) < tabs(underline) {
			t.Fatalf("%q has more tabs than %q", underline, text)
		}
		if uniseg.StringWidth(underline) > uniseg.StringWidth(text)+1 {
			t.Fatalf("%q is wider than %q", underline, text)
		}
	})
}

func tabs(s string) int { return strings.Count(s, "\t") }

func TestColors(t *testing.T) {
	plain := shown(t, "text", report.Options{}, judged(t, broken))
	colored := shown(t, "text", report.Options{Color: true}, judged(t, broken))
	assert.NotContains(t, plain, "\x1b")
	assert.Contains(t, colored, "\x1b[1;31m")
	var stripped strings.Builder
	for rest := colored; rest != ""; {
		before, after, found := strings.Cut(rest, "\x1b[")
		stripped.WriteString(before)
		if !found {
			break
		}
		_, rest, _ = strings.Cut(after, "m")
	}
	assert.Equal(t, plain, stripped.String(), "colors change nothing else")
}

func TestTheListIsOfSingleTurns(t *testing.T) {
	one, two := judged(t, fine), judged(t, fine)
	assert.Contains(t, shown(t, "text", report.Options{}, one), "✓ A Par - Bur")
	assert.NotContains(t, shown(t, "text", report.Options{}, one, two), "✓")
	assert.Equal(t, 2, strings.Count(shown(t, "text", report.Options{Verdicts: true}, one, two), "✓ A Par - Bur"))
	assert.Empty(t, shown(t, "text", report.Options{Quiet: true}, one))
}

func TestNoFormatLacksAMessage(t *testing.T) {
	for _, code := range []string{"en", "fr"} {
		for _, format := range report.Formats() {
			got := shown(t, format, report.Options{Lang: i18n.Default().LanguageByCode(code), Verdicts: true}, judged(t, broken))
			assert.NotContains(t, got, i18n.NoMessage, "%s in %s", format, code)
		}
	}
}

func TestGitHubEscapes(t *testing.T) {
	got := shown(t, "github", report.Options{}, judged(t, broken))
	assert.Contains(t, got, `file=a&b "<c>%2C100%25.dip,line=`)
	for line := range strings.Lines(got) {
		assert.Regexp(t, `^::(error|warning|notice) file=[^,:]+,line=\d+,endLine=\d+,col=\d+,endColumn=\d+,title=[A-Z]\d{3} [a-z-]+::.+\n$`, line)
	}
}

func ExampleNew() {
	b := turn.NewBuilder(turn.Options{Complete: true})
	sheet := grammar.Default().Sheet("england.dip", []byte("England: A Lon - Nwy"))
	b.Add(sheet.Name, sheet.Encoding, sheet.Rows)
	r := lint.New(lint.Options{}).Check(b.Build())

	var out strings.Builder
	w := report.New("concise", &out, report.Options{Lang: i18n.Default().LanguageByCode("en")})
	var tally report.Tally
	tally.Add(r)
	if err := w.Turn(r); err != nil {
		panic(err)
	}
	if err := w.Close(tally); err != nil {
		panic(err)
	}
	code, _, _ := strings.Cut(out.String(), " no ")
	fmt.Println(code, tally.Errors)
	// Output: england.dip:1:18: C304 1
}
