package i18n_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"diplo/board"
	"diplo/i18n"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// spellings reads testdata/spellings.tsv: texts with the end of their match,
// and their meanings.
func spellings(t *testing.T) (texts, meanings []string) {
	data, err := os.ReadFile("testdata/spellings.tsv")
	require.NoError(t, err)
	for line := range strings.Lines(string(data)) {
		line = strings.TrimRight(line, "\n")
		if line == "" || line[0] == '#' {
			continue
		}
		text, meaning, ok := strings.Cut(line, "\t")
		require.True(t, ok, "no tab in %q", line)
		texts, meanings = append(texts, text), append(meanings, meaning)
	}
	return texts, meanings
}

// describe says what senses mean as spellings.tsv does.
func describe(x *i18n.Lexicon, senses []i18n.Sense) (names, others []string) {
	for _, s := range senses {
		switch s.Kind {
		case i18n.Name:
			name := x.PlaceID(s.Place)
			if s.Coast != board.NoCoast {
				name += "/" + s.Coast.String()
			}
			if s.Loose {
				if slices.Contains(names, name) {
					continue
				}
				name = "?" + name
			}
			if !slices.Contains(names, name) {
				names = append(names, name)
			}
		case i18n.PowerWord:
			others = append(others, "power:"+x.PowerID(s.Power))
		case i18n.CoastWord:
			others = append(others, "coast:"+strings.ToLower(s.Coast.String()))
		case i18n.SeasonWord:
			others = append(others, "season:"+strings.ToLower(x.LanguageByCode("en").SeasonName(s.Season)))
		case i18n.PhaseWord:
			others = append(others, "phase:"+strings.ToLower(x.LanguageByCode("en").PhaseName(s.Phase)))
		default:
			others = append(others, s.Kind.String())
		}
	}
	return names, others
}

func TestSpellings(t *testing.T) {
	x := i18n.Default()
	texts, meanings := spellings(t)
	for i, marked := range texts {
		t.Run(marked, func(t *testing.T) {
			before, after, _ := strings.Cut(marked, "|")
			w, n := x.Match(before + after)
			if meanings[i] == "" {
				require.Zero(t, n)
				return
			}
			require.Equal(t, before, (before + after)[:n])
			var wantNames, wantOthers []string
			for m := range strings.FieldsSeq(meanings[i]) {
				if id := strings.TrimPrefix(m, "?"); id == strings.ToUpper(id) {
					wantNames = append(wantNames, m)
				} else {
					wantOthers = append(wantOthers, m)
				}
			}
			names, others := describe(x, x.Senses(w))
			assert.ElementsMatch(t, wantNames, names)
			assert.Subset(t, others, wantOthers)
		})
	}
}

func TestFirmSensesComeFirst(t *testing.T) {
	x := i18n.Default()
	for _, text := range []string{"tyr", "gol", "gal", "norvège", "d"} {
		w, _ := x.Match(text)
		senses := x.Senses(w)
		require.NotEmpty(t, senses, text)
		assert.False(t, senses[0].Loose, text)
		assert.True(t, slices.IsSortedFunc(senses, func(a, b i18n.Sense) int {
			return map[bool]int{true: 1}[a.Loose] - map[bool]int{true: 1}[b.Loose]
		}), text)
	}
}

// withGerman returns the built-in languages and the German one of the tests.
func withGerman(t testing.TB) *i18n.Lexicon {
	x, err := i18n.LoadWords(os.DirFS("locales"), os.DirFS("testdata/locales"))
	require.NoError(t, err)
	return x
}

// Whatever a language writes, the scanner reads back as a name of that place.
func TestNamesReadBack(t *testing.T) {
	x := withGerman(t)
	for _, l := range x.Languages() {
		for p := i18n.Place(1); int(p) <= x.Places(); p++ {
			for _, style := range []i18n.Style{i18n.FullName, i18n.Trigram, i18n.SeaTrigram, i18n.OtherShort} {
				name := l.Short(p, board.NoCoast, style)
				if name == "" {
					continue
				}
				for _, text := range []string{name, strings.ToUpper(name), strings.ToLower(name), i18n.Fold(name)} {
					w, n := x.Match(text)
					assert.Equal(t, len(text), n, "%s: %s", l.Code(), text)
					firm := slices.ContainsFunc(x.Senses(w), func(s i18n.Sense) bool {
						return s.Kind == i18n.Name && s.Place == p && s.Lang == l.Lang() && !s.Loose
					})
					assert.True(t, firm, "%s: %s is not firmly %s", l.Code(), text, x.PlaceID(p))
				}
			}
		}
	}
}

// In a diplo language, the name that diplo writes means one place, so that
// what it writes is never ambiguous.
func TestWrittenNamesAreClear(t *testing.T) {
	x := i18n.Default()
	for _, l := range x.Languages() {
		for _, style := range []i18n.Style{i18n.FullName, i18n.Trigram, i18n.SeaTrigram} {
			for p := i18n.Place(1); int(p) <= x.Places(); p++ {
				name := l.Short(p, board.NoCoast, style)
				w, _ := x.Match(name)
				for _, s := range x.Senses(w) {
					if s.Kind == i18n.Name && !s.Loose {
						assert.Equal(t, x.PlaceID(p), x.PlaceID(s.Place), "%s %s", l.Code(), name)
					}
				}
			}
		}
	}
}

func TestMatchDoesNotAllocate(t *testing.T) {
	x := i18n.Default()
	for _, s := range []string{"English Channel", "Saint-Pétersbourg", "St. Petersburg", "Baie d’Heligoland", "NapC"} {
		assert.Zero(t, testing.AllocsPerRun(10, func() { x.Match(s); x.MatchGlued(s) }), s)
	}
}

// A word that is found alone is found in front of any text that does not go on
// with a letter or digit, if only because a longer word is.
func TestMatchIsLongest(t *testing.T) {
	x := i18n.Default()
	texts, _ := spellings(t)
	rapid.Check(t, func(t *rapid.T) {
		text, _, _ := strings.Cut(rapid.SampledFrom(texts).Draw(t, "text"), "|")
		_, n := x.Match(text)
		rest := rapid.StringMatching(`([-/( ,;:—][A-Za-z(. ]*)?`).Draw(t, "rest")
		_, longer := x.Match(text + rest)
		if longer < n {
			t.Fatalf("%q matches %d bytes, %q only %d", text, n, text+rest, longer)
		}
	})
}

func FuzzMatch(f *testing.F) {
	for _, s := range []string{"St. Petersburg", "n.c.", "d’ Irlande", "e\u0301té", "A.Ven", "Mid-Atlantic", "STPcs", "\xff", "ﬁ", "…..", "+", "''"} {
		f.Add(s)
	}
	x := i18n.Default()
	f.Fuzz(func(t *testing.T, s string) {
		w, n := x.Match(s)
		check := func(what string, n int) {
			if n < 0 || n > len(s) || n < len(s) && !utf8.RuneStart(s[n]) && utf8.ValidString(s) {
				t.Fatalf("%s: %d of %q", what, n, s)
			}
		}
		check("Match", n)
		if (w == 0) != (n == 0) || (w != 0) != (len(x.Senses(w)) > 0) {
			t.Fatalf("Match(%q) = %d, %d", s, w, n)
		}
		// A period may stand for a blank: "St.Petersburg".
		solid := func(s string) string { return strings.ReplaceAll(i18n.Fold(s), " ", "") }
		if n > 0 && solid(s[:n]) != solid(x.Text(w)) {
			t.Fatalf("%q folds to %q, matched %q", s[:n], i18n.Fold(s[:n]), x.Text(w))
		}
		if f := i18n.Fold(s[:n]); i18n.Fold(f) != f {
			t.Fatalf("%q folds to %q, and that to %q", s[:n], f, i18n.Fold(f))
		}
		parts := x.MatchGlued(s)
		check("MatchGlued", parts.Len())
		x.Prefixed(s)
		x.Suggest(s, 3)
	})
}

func ExampleLexicon_Match() {
	x := i18n.Default()
	for _, text := range []string{"St. Petersburg (nc)", "Saint-Pétersbourg", "LON-NWY", "Nor - Swe"} {
		w, n := x.Match(text)
		fmt.Printf("%q:", text[:n])
		for _, s := range x.Senses(w) {
			fmt.Print(" ", x.PlaceID(s.Place))
			if s.Loose {
				fmt.Print("?")
			}
		}
		fmt.Println()
	}
	// Output:
	// "St. Petersburg": STP
	// "Saint-Pétersbourg": STP
	// "LON": LON LON
	// "Nor": NWY NAF? NAO? NTH? NWG? NAF? NAO? NTH? NWG? NWY?
}

func BenchmarkMatch(b *testing.B) {
	x := i18n.Default()
	for _, s := range []string{"English Channel", "NTH", "Méditerranée orientale", "Zanzibar"} {
		b.Run(s, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				x.Match(s)
			}
		})
	}
}

func BenchmarkMatchGlued(b *testing.B) {
	x := i18n.Default()
	b.ReportAllocs()
	for b.Loop() {
		x.MatchGlued("STPcs")
	}
}
