package lint_test

import (
	"strings"
	"testing"

	"diplo/gather"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/lint"
	"diplo/rulebook"
	"diplo/turn"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A lintCase is one row of a table over the front door: sheets and all that the
// linter says of them.
type lintCase struct {
	name     string
	rules    string // rulebook, "" for standard
	complete bool
	together bool // the sheets are one turn, whatever turns they name
	// only holds what is reported, as in Options.Select; nil is everything
	// that is not opt-in. Verdicts do not depend on it.
	only []string
	// sheet is one sheet, "sheet.dip", or several as a txtar archive.
	sheet string

	// verdicts of all orders: "ok", "void C304"; nil if the case is not about
	// them.
	verdicts []string
	// found is every diagnostic: "C304 error void: A [LON] - NWY". The effect
	// is left out where there is none, and what is in brackets is the span.
	found []string
	// says is every diagnostic's English message; nil if the case is not about
	// them.
	says []string
	// safe is the first sheet after all safe fixes, guessed after all fixes that
	// the Fixer takes; "" if the case is not about them.
	safe, guessed string
}

// runCases runs a table.
func runCases(t *testing.T, cases []lintCase) {
	t.Helper()
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			got := check(t, c)
			assert.Equal(t, strings.Join(c.found, "\n"), strings.Join(got.found, "\n"))
			if c.verdicts != nil {
				assert.Equal(t, c.verdicts, got.verdicts)
			}
			if c.says != nil {
				assert.Equal(t, c.says, got.says)
			}
			if c.safe != "" {
				assert.Equal(t, c.safe, fixed(t, c, false), "safe fixes")
			}
			if c.guessed != "" {
				assert.Equal(t, c.guessed, fixed(t, c, true), "all fixes")
			}
		})
	}
}

// An outcome is what the linter says, in the form of a lintCase's wishes.
type outcome struct {
	verdicts, found, says []string
	errors                int // diagnostics of that severity
	codes                 []string
}

// check lints the sheets of a case. It fails the test where a text is missing
// in any language.
func check(t testing.TB, c lintCase) outcome {
	t.Helper()
	var got outcome
	l := lint.New(lint.Options{Select: c.only})
	for _, turn := range resolve(t, c, files(c.sheet)) {
		result := l.Check(turn)
		for _, v := range result.Verdicts {
			got.verdicts = append(got.verdicts, verdictText(v))
		}
		for _, d := range result.Diagnostics {
			got.found = append(got.found, diagnosticText(d))
			got.says = append(got.says, spell(t, d))
			got.codes = append(got.codes, d.Rule.Code)
			if len(d.Fixes) > 0 {
				assert.True(t, d.Rule.Fixable, "%s offers fixes", d.Rule.Code)
			}
			if d.Severity == lint.Error {
				got.errors++
			}
		}
	}
	return got
}

// fixed returns the first sheet of a case after fixing until nothing changes.
func fixed(t *testing.T, c lintCase, unsafe bool) string {
	t.Helper()
	sheets := files(c.sheet)
	l := lint.New(lint.Options{Select: c.only})
	for range lint.MaxFixRounds {
		f := lint.Fixer{Unsafe: unsafe}
		for _, turn := range resolve(t, c, sheets) {
			result := l.Check(turn)
			for i, source := range turn.Sources {
				if source.Name == sheets[0].Name {
					f.Add(result.Diagnostics, i)
				}
			}
		}
		if f.Empty() {
			return string(sheets[0].Data)
		}
		sheets[0].Data = []byte(f.Apply(string(sheets[0].Data)))
	}
	require.Fail(t, "fixes do not come to rest", "%s", sheets[0].Data)
	return ""
}

// files returns the sheets of a text: the sections of a txtar archive, or the
// text as one sheet.
func files(text string) []txtar.File {
	archive := txtar.Parse([]byte(text))
	if len(archive.Files) == 0 {
		return []txtar.File{{Name: "sheet.dip", Data: []byte(text)}}
	}
	return archive.Files
}

func verdictText(v lint.Verdict) string {
	if v.Rule == nil {
		return v.String()
	}
	return v.String() + " " + v.Rule.Code
}

func diagnosticText(d lint.Diagnostic) string {
	head := d.Rule.Code + " " + d.Severity.String()
	if d.Effect != lint.NoEffect {
		head += " " + d.Effect.String()
	}
	return head + ": " + marked(d.At)
}

// marked returns a place's text with the span in brackets.
func marked(p lint.Place) string {
	end := max(p.Span.Start, p.Span.End)
	return p.Text[:p.Span.Start] + "[" + p.Text[p.Span.Start:end] + "]" + p.Text[end:]
}

// checkIn returns the messages of a case in a language.
func checkIn(t testing.TB, l *i18n.Language, c lintCase) (says []string) {
	t.Helper()
	linter := lint.New(lint.Options{Select: c.only})
	for _, turn := range resolve(t, c, files(c.sheet)) {
		for _, d := range linter.Check(turn).Diagnostics {
			says = append(says, l.Sprintf(d.Key, d.Args...))
		}
	}
	return says
}

// spell returns the diagnostic's English message, after having looked at all
// its texts in every language.
func spell(t testing.TB, d lint.Diagnostic) string {
	t.Helper()
	for _, l := range i18n.Default().Languages() {
		texts := []string{l.Sprintf(d.Key, d.Args...)}
		for _, r := range d.Related {
			texts = append(texts, l.Sprintf(r.Key, r.Args...))
		}
		for _, f := range d.Fixes {
			texts = append(texts, l.Sprintf(f.Key, f.Args...))
		}
		for _, text := range texts {
			require.NotContains(t, text, "%!", "%s in %s", d.Rule.Code, l.Code())
		}
		require.True(t, l.Has(d.Key), "%s lacks %s", l.Code(), d.Key)
	}
	return i18n.Default().LanguageByCode("en").Sprintf(d.Key, d.Args...)
}

func namedRules(t testing.TB, name string) *rulebook.Rulebook {
	t.Helper()
	if name == "" {
		return rulebook.Standard()
	}
	rules, ok := rulebook.Named(name)
	require.True(t, ok, "no rulebook %q", name)
	return rules
}

// resolve makes the turns of sheets that lie in one folder.
func resolve(t testing.TB, c lintCase, sheets []txtar.File) []*turn.Turn {
	t.Helper()
	options := turn.Options{Rules: namedRules(t, c.rules), Complete: c.complete}
	var parts [][]gather.Part
	var all gather.Batch
	for _, file := range sheets {
		sheet := grammar.Default().Sheet(file.Name, file.Data)
		part := gather.Part{Input: gather.Input{Name: sheet.Name}, Encoding: sheet.Encoding}
		var turns []gather.Part
		for _, rows := range gather.Split(sheet.Rows) {
			part.Rows = rows
			turns = append(turns, part)
		}
		parts = append(parts, turns)
		part.Rows = sheet.Rows
		all.Parts = append(all.Parts, part)
	}
	batches := []gather.Batch{all}
	if !c.together {
		batches = gather.Group(".", parts)
	}
	var turns []*turn.Turn
	for _, batch := range batches {
		b := turn.NewBuilder(options)
		for _, p := range batch.Parts {
			b.Add(p.Input.Name, p.Encoding, p.Rows)
		}
		b.StrayFrom(batch.StrayFrom, batch.StrayEven)
		turns = append(turns, b.Build())
	}
	return turns
}
