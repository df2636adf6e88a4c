package turn_test

import (
	"testing"

	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"

	"github.com/stretchr/testify/assert"
)

// Where the language is known, what a name means in another one does not count:
// "Gol" is the Gulf of Lyon in English, and one of two gulfs in French.
func TestKnownLanguage(t *testing.T) {
	sheet := grammar.Default().Sheet("", []byte("F Gol H\n"))
	for code, want := range map[string]turn.Defect{"en": turn.Sound, "fr": turn.Ambiguous} {
		b := turn.NewBuilder(turn.Options{Lang: i18n.Default().LanguageByCode(code).Lang()})
		b.Add("", "", sheet.Rows)
		assert.Equal(t, want, b.Build().Orders[0].Defect, code)
	}
}
