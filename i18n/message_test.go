package i18n_test

import (
	"fmt"
	"sync"
	"testing"

	"diplo/i18n"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// lang returns a built-in language.
func lang(t testing.TB, code string) *i18n.Language {
	t.Helper()
	l := i18n.Default().LanguageByCode(code)
	require.NotNil(t, l, "language %s", code)
	return l
}

// code is a value that the languages spell differently.
type code struct{}

func (code) Localize(l *i18n.Language) string { return "<" + l.Code() + ">" }

func TestSprintf(t *testing.T) {
	errs := func(n int) i18n.Message { return i18n.Message{Key: "count.errors", Args: []any{n}} }
	warnings := i18n.Message{Key: "count.warnings", Args: []any{1}}
	for _, test := range []struct {
		key    string
		args   []any
		en, fr string
	}{
		{"verdict.void", nil, "void", "nul"},
		{"error.unknown-shell", []any{"1234", "5"}, "unknown shell `1234`; choose 5", "shell inconnu `1234`\u202f; au choix\u202f: 5"},
		{"count.errors", []any{0}, "0 errors", "0 erreur"},
		{"count.errors", []any{1}, "1 error", "1 erreur"},
		{"count.errors", []any{2}, "2 errors", "2 erreurs"},
		{"count.orders", []any{0}, "no orders", "aucun ordre"},
		{"count.orders", []any{1234567}, "1,234,567 orders", "1\u00a0234\u00a0567 ordres"},
		{"summary.found", []any{i18n.All(errs(3), warnings), 34}, "3 errors and 1 warning in 34 orders", "3 erreurs et 1 avertissement sur 34 ordres"},
		{"summary.found", []any{errs(1), 1}, "1 error in 1 order", "1 erreur sur 1 ordre"},
		{"summary.clean", []any{34}, "nothing to report in 34 orders", "rien à signaler sur 34 ordres"},
		{"error.unknown-shell", []any{"x", i18n.Any("Tyrolia", "Tyrrhenian Sea", "Tyn")},
			"unknown shell `x`; choose Tyrolia, Tyrrhenian Sea or Tyn", "shell inconnu `x`\u202f; au choix\u202f: Tyrolia, Tyrrhenian Sea ou Tyn"},
		{"error.unknown-shell", []any{"x", code{}}, "unknown shell `x`; choose <en>", "shell inconnu `x`\u202f; au choix\u202f: <fr>"},
		{"error.unknown-shell", []any{"x", i18n.Any(code{})}, "unknown shell `x`; choose <en>", "shell inconnu `x`\u202f; au choix\u202f: <fr>"},
		{"error.unknown-shell", []any{"x", i18n.All(1, 2)}, "unknown shell `x`; choose 1 and 2", "shell inconnu `x`\u202f; au choix\u202f: 1 et 2"},
		{"error.unknown-shell", []any{"x", i18n.All[string]()}, "unknown shell `x`; choose ", "shell inconnu `x`\u202f; au choix\u202f: "},
		{"error.unknown-shell", []any{"50% ${x} %[1]s", "y"}, "unknown shell `50% ${x} %[1]s`; choose y", "shell inconnu `50% ${x} %[1]s`\u202f; au choix\u202f: y"},
		{"no.such-key", []any{"x"}, i18n.NoMessage + "no.such-key)", i18n.NoMessage + "no.such-key)"},
	} {
		t.Run(fmt.Sprint(test.key, test.args), func(t *testing.T) {
			assert.Equal(t, test.en, lang(t, "en").Sprintf(test.key, test.args...))
			assert.Equal(t, test.fr, lang(t, "fr").Sprintf(test.key, test.args...))
		})
	}
}

func TestSprintfLeavesItsArgumentsAlone(t *testing.T) {
	args := []any{"a", code{}}
	lang(t, "en").Sprintf("error.unknown-shell", args...)
	assert.Equal(t, []any{"a", code{}}, args)
}

func TestSprintfByManyAtOnce(t *testing.T) {
	x, err := i18n.Load(testFolders()...)
	require.NoError(t, err)
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			for n := range 50 {
				for _, l := range x.Languages() {
					got := l.Sprintf("summary.found", code{}, n+2)
					assert.Contains(t, got, "<"+l.Code()+">")
					assert.Contains(t, l.Sprintf("error.unknown-shell", "7", code{}), "7")
				}
			}
		})
	}
	all.Wait()
}

func TestHas(t *testing.T) {
	assert.True(t, lang(t, "fr").Has("verdict.void"))
	assert.False(t, lang(t, "fr").Has("verdict"))
}

func ExampleLanguage_Sprintf() {
	found := i18n.All(
		i18n.Message{Key: "count.errors", Args: []any{3}},
		i18n.Message{Key: "count.warnings", Args: []any{1}},
	)
	for _, l := range i18n.Default().Languages() {
		fmt.Println(l.Sprintf("summary.found", found, 34))
	}
	// Output:
	// 3 errors and 1 warning in 34 orders
	// 3 erreurs et 1 avertissement sur 34 ordres
}
