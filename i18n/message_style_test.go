package i18n_test

import (
	"regexp"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
)

// textKind says how a text is set.
type textKind int

const (
	prose     textKind = iota // whole sentences: a rule's why and source
	fragment                  // a diagnostic: lower case, no period at its end
	verbatim                  // an order sheet
	wordsOnly                 // a word, a heading or a line of help
)

func kindOf(key string) textKind {
	family, rest, _ := strings.Cut(key, ".")
	part, _, _ := strings.Cut(rest, "-")
	switch {
	case isRuleCode(family):
		switch part {
		case "bad", "good":
			return verbatim
		case "why", "source":
			return prose
		}
		return fragment
	case family == "error" || family == "notice" || family == "summary" || family == "effect":
		return fragment
	}
	return wordsOnly
}

// isRuleCode reports whether the first part of a key is a rule's: "C304".
func isRuleCode(s string) bool {
	return len(s) == 4 && s[0] >= 'A' && s[0] <= 'Z' && strings.Trim(s[1:], "0123456789") == ""
}

// narrow is the narrow no-break space of French typography.
const narrow = '\u202f'

var twoBlanks = regexp.MustCompile(`\S  \S`)

var quoted = regexp.MustCompile("`[^`]*`")

// unquoted returns text without what stands in backquotes, which is code.
func unquoted(text string) string { return quoted.ReplaceAllString(text, "`") }

// faults returns what is wrong with the style of a text in a language.
func faults(code, key, text string) []string {
	kind := kindOf(key)
	if kind == verbatim {
		return nil
	}
	var found []string
	add := func(wrong bool, what string) {
		if wrong {
			found = append(found, what)
		}
	}
	add(strings.Count(text, "`")%2 == 1, "a backquote without its fellow")
	text = unquoted(text)
	add(twoBlanks.MatchString(text), "two blanks") // three and more make columns
	add(strings.Contains(text, "\t"), "a tab")
	add(strings.Contains(text, "..."), "three periods for …")
	add(strings.Contains(text, `"`), `a straight quote: quote code in backquotes`)
	if kind == fragment {
		first := []rune(text + "  ")[:2]
		add(unicode.IsUpper(first[0]) && !unicode.IsUpper(first[1]), "a capital at the start")
		add(strings.HasSuffix(text, "."), "a period at the end")
		add(strings.Contains(text, "\n"), "a line break")
	}
	if code == "fr" {
		found = append(found, frenchFaults(text)...)
	}
	return found
}

// frenchFaults returns what French typography forbids.
func frenchFaults(text string) []string {
	var found []string
	runes := []rune("\n" + text + "\n")
	for i := 1; i < len(runes)-1; i++ {
		before, after := runes[i-1], runes[i+1]
		switch r := runes[i]; r {
		case '\'':
			found = append(found, "a straight apostrophe for ’")
		case ';', ':', '!', '?', '»':
			if before != narrow && before != '!' && before != '?' && followsWord(runes[:i]) {
				found = append(found, "no narrow no-break space before "+string(r))
			}
		case '«':
			if after != narrow {
				found = append(found, "no narrow no-break space after «")
			}
		case narrow:
			if !strings.ContainsRune(";:!?»", after) && before != '«' {
				found = append(found, "a narrow no-break space where none belongs")
			}
		}
	}
	return found
}

// followsWord reports whether what comes after text could be its punctuation:
// in a list of signs such as "✓ oui · ? peut-être" it is not.
func followsWord(text []rune) bool {
	last := strings.TrimRight(string(text), " ")
	r, _ := utf8.DecodeLastRuneInString(last)
	return last != "" && (unicode.IsLetter(r) || unicode.IsNumber(r) || strings.ContainsRune("`)]%…»’", r))
}

func TestStyle(t *testing.T) {
	for _, code := range codes(t) {
		for _, m := range catalogOf(t, code) {
			for _, text := range m.Texts() {
				for _, f := range faults(code, m.Key, text) {
					t.Errorf("%s, %s: %s: %q", code, m.Key, f, text)
				}
			}
		}
	}
}

// The style test finds what it is there to find.
func TestStyleFindsFaults(t *testing.T) {
	for _, test := range []struct{ code, key, text, want string }{
		{"en", "error.open", "Cannot open", "a capital at the start"},
		{"en", "error.open", "cannot open.", "a period at the end"},
		{"en", "C304.message", "no  fleet", "two blanks"},
		{"en", "C304.why", "a \"fleet\"", "a straight quote: quote code in backquotes"},
		{"en", "C304.why", "a `fleet", "a backquote without its fellow"},
		{"fr", "C304.why", "L'armée", "a straight apostrophe for ’"},
		{"fr", "C304.why", "Pourquoi ?", "no narrow no-break space before ?"},
		{"fr", "C304.why", "Un « mot\u202f»", "no narrow no-break space after «"},
		{"fr", "C304.why", "Un «\u202fmot »", "no narrow no-break space before »"},
		{"fr", "C304.why", "Un\u202fmot", "a narrow no-break space where none belongs"},
		{"en", "C304.title", "TOML", ""},
		{"en", "C304.why", "Because `A Lon: \"x\"`.", ""},
		{"fr", "C304.why", "C’est `l'ordre : x`\u202f: «\u202fquoi\u202f?!\u202f».", ""},
		{"fr", "C304.why", "✓ oui · ? peut-être", ""},
		{"fr", "C304.why", "`A PAR` : oui", "no narrow no-break space before :"},
		{"fr", "C304.why", "%[1]s: oui", "no narrow no-break space before :"},
		{"fr", "C304.bad", "Unités : \"A  Par\"", ""},
	} {
		found := strings.Join(faults(test.code, test.key, test.text), "; ")
		assert.Equal(t, test.want, found, "%s %s %q", test.code, test.key, test.text)
	}
}
