package turn_test

import (
	"testing"

	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"

	"github.com/stretchr/testify/assert"
)

// The language of a sheet is that of most of its lines. Where no word of a
// header tells, the blank in front of its colon does.
func TestTheLanguageOfASheet(t *testing.T) {
	for sheet, want := range map[string]string{
		"France :\nA PAR - BOH\n":                             "fr",
		"France\u00a0:\nA PAR - BOH\n":                        "fr",
		"France (Anne) :\nA PAR - BOH\n":                      "fr",
		"France:\nA PAR - BOH\n":                              "",
		"France\nA PAR - BOH\n":                               "",
		"France :\nA PAR - BOU\n":                             "fr",
		"France:\nA PAR - BUR\n":                              "en",
		"Turkey :\nA CON H\nEngland :\nA EDI H\n":             "en", // the words say more
		"France :\nA PAR - BUR\nA MAR - SPA\nF BRE - ENG\n":   "en",
		"France: A PAR - BOH # Bonjour : ceci est une note\n": "",
	} {
		b := turn.NewBuilder(turn.Options{})
		b.Add("sheet.dip", "utf-8", grammar.Default().Sheet("sheet.dip", []byte(sheet)).Rows)
		code := ""
		if l := i18n.Default().Language(b.Build().Lang); l != nil {
			code = l.Code()
		}
		assert.Equal(t, want, code, sheet)
	}
}
