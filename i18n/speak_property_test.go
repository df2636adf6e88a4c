package i18n_test

import (
	"strings"
	"testing"

	"diplo/i18n"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"
)

// Whatever an argument holds, it comes out as it went in: nothing in it is read
// as a verb, a variable or a plural.
func TestArgumentsAreNotRead(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := rapid.String().Draw(t, "a"), rapid.String().Draw(t, "b")
		for _, l := range i18n.Default().Languages() {
			got := l.Sprintf("list.or", a, b)
			assert.True(t, strings.HasPrefix(got, a+" ") && strings.HasSuffix(got, " "+b), "%q", got)
		}
	})
}

// A list of n items has n-2 separators, one conjunction, and all of its items
// in their order.
func TestListsHoldTheirItems(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		items := rapid.SliceOfN(rapid.StringMatching(`[a-z]{1,5}`), 2, 9).Draw(t, "items")
		last := len(items) - 1
		head := strings.Join(items[:last], ", ")
		assert.Equal(t, head+" and "+items[last], i18n.All(items...).Localize(i18n.Default().LanguageByCode("en")))
		assert.Equal(t, head+" ou "+items[last], i18n.Any(items...).Localize(i18n.Default().LanguageByCode("fr")))
	})
}

// Whatever the environment holds, there is a language.
func TestChooseAlwaysChooses(t *testing.T) {
	pref := rapid.OneOf(rapid.String(), rapid.StringMatching(`[a-zA-Z]{0,4}([_-][A-Za-z0-9]{1,8}){0,3}([.@:][a-z]{0,5})?`))
	rapid.Check(t, func(t *rapid.T) {
		l := i18n.Choose(rapid.SliceOfN(pref, 0, 3).Draw(t, "preferences")...)
		assert.Contains(t, i18n.Default().Languages(), l)
	})
}
