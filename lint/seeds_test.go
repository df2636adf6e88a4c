package lint_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"diplo/grammar"
	"diplo/lint"
	"diplo/rulebook"
	"diplo/turn"
)

var update = flag.Bool("update", false, "rewrite the want sections of testdata/seeds")

// A seed is one sentence of the source texts with turns that put it to the
// test: a file testdata/seeds/en-1.txt, whose comment says what the sentence
// says, how the turns are run, and which rules come from it.
type seed struct {
	archive *txtar.Archive
	options turn.Options
	lint    lint.Options
	rules   []string
}

// TestSeeds holds the linter to the two source texts, sentence by sentence. A
// sentence's turns must come out as its file wants; each of its rules must be
// found in there, and taking the rule out of the catalog must be noticed.
func TestSeeds(t *testing.T) {
	names, err := filepath.Glob("testdata/seeds/*.txt")
	require.NoError(t, err)
	require.Len(t, names, 28, "13 English sentences and 15 French ones")
	for _, name := range names {
		s := readSeed(t, name)
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txt"), func(t *testing.T) {
			var all strings.Builder
			s.each(func(f *txtar.File, tn *turn.Turn) {
				got := seedOutcome(tn, lint.New(s.lint))
				all.WriteString(got)
				if *update {
					f.Data = []byte(got)
				} else {
					assert.Equal(t, string(f.Data), got, f.Name)
				}
			})
			for _, code := range s.rules {
				assert.Contains(t, all.String(), " "+code, "%s does not fire", code)
				var without strings.Builder
				s.each(func(_ *txtar.File, tn *turn.Turn) {
					without.WriteString(seedOutcome(tn, lint.New(s.lint).Without(code)))
				})
				assert.NotEqual(t, all.String(), without.String(), "nobody would miss %s", code)
			}
		})
		if *update {
			require.NoError(t, os.WriteFile(name, txtar.Format(s.archive), 0o644))
		}
	}
}

func readSeed(t *testing.T, name string) seed {
	archive, err := txtar.ParseFile(name)
	require.NoError(t, err)
	s := seed{archive: archive}
	comment, rules, ok := strings.Cut(string(archive.Comment), "\nrules:")
	require.True(t, ok, "%s names no rules", name)
	s.rules = strings.Fields(rules)
	for _, word := range strings.Fields(comment) {
		switch word {
		case "--complete":
			s.options.Complete = true
		case "--francqueville":
			s.options.Rules = rulebook.Francqueville()
		case "--tactics":
			for r := range lint.Rules() {
				if !r.OptIn || strings.HasPrefix(r.Code, "T") {
					s.lint.Select = append(s.lint.Select, r.Code)
				}
			}
		}
	}
	return s
}

// each resolves the turns of the seed, a folder of sheets each, and hands them
// to do with the file that holds what is wanted.
func (s seed) each(do func(*txtar.File, *turn.Turn)) {
	b := turn.NewBuilder(s.options)
	for i := range s.archive.Files {
		f := &s.archive.Files[i]
		dir, base := filepath.Split(f.Name)
		if base != "want" {
			sheet := grammar.Default().Sheet(dir+base, f.Data)
			b.Add(base, sheet.Encoding, sheet.Rows)
			continue
		}
		do(f, b.Build())
		b.Reset()
	}
}

// seedOutcome writes a line for each order (its meaning and verdict) and one for
// each diagnostic.
func seedOutcome(tn *turn.Turn, l *lint.Linter) string {
	var s strings.Builder
	result := l.Check(tn)
	for i := range tn.Orders {
		o := &tn.Orders[i]
		canonical := tn.Canonical(o)
		if canonical == "" {
			canonical = "? " + o.Text()
		}
		fmt.Fprintf(&s, "%s:%d %s | %s\n", tn.Sources[o.Source].Name, o.Number, canonical, verdictText(result.Verdicts[i]))
	}
	for _, d := range result.Diagnostics {
		fmt.Fprintf(&s, "%s:%d %s\n", tn.Sources[d.At.Source].Name, d.At.Number, diagnosticText(d))
	}
	return s.String()
}
