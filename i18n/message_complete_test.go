package i18n_test

import (
	"os"
	"testing"

	"diplo/i18n/internal/messagefile"
	"diplo/i18n/internal/messagesource"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// catalogOf returns the messages of a language as its files have them.
func catalogOf(t testing.TB, code string) []messagefile.Message {
	t.Helper()
	messages, err := messagefile.Read(code, os.DirFS("locales"))
	require.NoError(t, err)
	return messages
}

// codes returns the codes of the languages in locales, English, which all are
// compared with, first.
func codes(t testing.TB) []string {
	t.Helper()
	folders, err := os.ReadDir("locales")
	require.NoError(t, err)
	all := []string{"en"}
	for _, f := range folders {
		name := f.Name()
		if f.IsDir() && name != "en" && name != "zxx" { // zxx holds signs, which speak to nobody
			all = append(all, name)
		}
	}
	return all
}

func TestGeneratedMessagesAreFresh(t *testing.T) {
	want, err := messagesource.Source(os.DirFS("locales"))
	require.NoError(t, err)
	got, err := os.ReadFile("messages_gen.go")
	require.NoError(t, err)
	if string(got) != string(want) {
		t.Error("messages_gen.go is stale: run go generate ./i18n")
	}
}

func TestEveryMessageIsTranslated(t *testing.T) {
	english := map[string]messagefile.Message{}
	for _, m := range catalogOf(t, "en") {
		english[m.Key] = m
	}
	for _, code := range codes(t)[1:] {
		seen := map[string]bool{}
		for _, m := range catalogOf(t, code) {
			seen[m.Key] = true
			e, ok := english[m.Key]
			if !ok {
				t.Errorf("%s has %s, English does not", code, m.Key)
				continue
			}
			assert.Equal(t, e.Args(), m.Args(), "arguments of %s in English and in %s", m.Key, code)
		}
		for key := range english {
			if !seen[key] {
				t.Errorf("%s lacks %s", code, key)
			}
		}
	}
}

// Both English and French tell one from many, so a choice without either form
// has forgotten it. Reading refuses forms that a language does not have.
func TestEveryChoiceHasBothForms(t *testing.T) {
	for _, code := range codes(t) {
		for _, m := range catalogOf(t, code) {
			for _, c := range m.Choices() {
				var selectors []string
				for _, a := range c.Arms {
					selectors = append(selectors, a.Selector)
				}
				assert.Subset(t, selectors, []string{"one", "other"}, "%s in %s", m.Key, code)
			}
		}
	}
}
