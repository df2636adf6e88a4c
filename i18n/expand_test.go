package i18n_test

import (
	"fmt"
	"strings"
	"testing"

	"diplo/board"
	"diplo/i18n"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"
)

func ExampleLanguage_Unit() {
	for _, l := range i18n.Default().Languages() {
		if l.Has("N001.title") {
			fmt.Println(l.Unit("short", board.Fleet, "STP"), "·", l.Unit("long", board.Fleet, "Brest"), "·", l.Turn(i18n.Fall, 1902, i18n.Retreats))
		}
	}
	// Output:
	// F STP · Fleet Brest · Fall 1902, Retreats
	// F STP · Flotte Brest · Automne 1902, Retraites
}

func TestExpand(t *testing.T) {
	for template, want := range map[string]string{
		"":                   "",
		"plain":              "plain",
		"{a}":                "<a>",
		"x {a}-{b} y":        "x <a>-<b> y",
		"{a}{a}":             "<a><a>",
		"é{ü}…":              "é<ü>…",
		"{}":                 "<>",
		"never {closed":      "never {closed",
		"closed} only {a}":   "closed} only <a>",
		"{a} then {unclosed": "<a> then {unclosed",
	} {
		assert.Equal(t, want, i18n.Expand(template, func(name string) string { return "<" + name + ">" }), template)
	}
}

// What is put in is not looked at again.
func TestExpandIsOneReplacement(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringMatching(`[ab{} ]*`)
		values := map[string]string{"a": text.Draw(t, "a"), "b": text.Draw(t, "b")}
		template := strings.Join(rapid.SliceOf(rapid.SampledFrom([]string{"{a}", "{b}", "x", " "})).Draw(t, "template"), "")
		want := strings.NewReplacer("{a}", values["a"], "{b}", values["b"]).Replace(template)
		assert.Equal(t, want, i18n.Expand(template, func(name string) string { return values[name] }))
	})
}

func TestTurnLeavesOutWhatIsNotSaid(t *testing.T) {
	en := i18n.Default().LanguageByCode("en")
	assert.Equal(t, "Spring", en.Turn(i18n.Spring, 0, i18n.NoPhase))
	assert.Equal(t, "1901", en.Turn(i18n.NoSeason, 1901, i18n.NoPhase))
	assert.Equal(t, "Winter 1901, Adjustments", en.Turn(i18n.Winter, 1901, i18n.Adjustments))
}
