// Package messagefile reads the message files of a language into a sorted
// table. The generator of the built-in tables and the loader of other
// languages both use it, so that what is accepted never depends on when a
// language is read.
//
// A message file is TOML. A key is dotted, and each of its parts is letters,
// digits and hyphens. A message is one of
//
//	key = "text with %[1]s and %[2]s"
//	key = { arg = 1, "=0" = "none", one = "one", other = "%[1]d of them" }
//
//	[key]
//	text = "${errors} in ${orders}"
//	errors = { arg = 1, one = "%[1]d error", other = "%[1]d errors" }
//	orders = { arg = 2, one = "%[2]d order", other = "%[2]d orders" }
//
// Verbs name their argument, so that a language may put them in its own order;
// %% is a percent sign. A table with "arg" chooses its text by the number that
// is that argument, 1-based, in the plural forms of the language; "=n" and
// "<n" come first, then the forms. A table with "text" names such choices. Any
// other table is a part of the keys below it. The line break at the end of a
// multi-line text is not part of it.
package messagefile

import (
	"fmt"
	"slices"
	"strings"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
	"golang.org/x/text/message/catalog"
)

// Message is one text of a language under a key that all languages share.
type Message struct {
	Key  string
	Text string // empty for a message that is one Choice
	// Plain says that Text stands for itself: it has no verbs and no variables,
	// and its percent signs are single.
	Plain  bool
	Choice Choice
	Vars   []Var // that Text names as ${name}, sorted by name
}

// Chosen reports whether the text of m depends on a number.
func (m *Message) Chosen() bool { return m.Choice.Arg > 0 || len(m.Vars) > 0 }

// Var is a part of a message that is chosen on its own.
type Var struct {
	Name   string
	Choice Choice
}

// Choice is a text that depends on a number. The zero value is none.
type Choice struct {
	Arg  int // the number's place among the arguments, 1-based
	Arms []Arm
}

// Arm is one text of a Choice and the numbers that it is for: "=n", "<n" or a
// plural form ("one", "many", "other").
type Arm struct {
	Selector string
	Text     string
}

// Compare orders messages by key.
func Compare(m Message, key string) int { return strings.Compare(m.Key, key) }

// Add compiles m into b. It fails where the language of tag does not have a
// plural form that m has a text for.
func (m Message) Add(b *catalog.Builder, tag language.Tag) error {
	if m.Choice.Arms != nil {
		return b.Set(tag, m.Key, m.Choice.message())
	}
	parts := make([]catalog.Message, 0, len(m.Vars)+1)
	for _, v := range m.Vars {
		parts = append(parts, catalog.Var(v.Name, v.Choice.message()))
	}
	return b.Set(tag, m.Key, append(parts, catalog.String(m.Text))...)
}

func (c Choice) message() catalog.Message {
	cases := make([]any, 0, 2*len(c.Arms))
	for _, a := range c.Arms {
		cases = append(cases, a.Selector, a.Text)
	}
	return plural.Selectf(c.Arg, "%d", cases...)
}

// Texts returns every text of m, the one of each arm included.
func (m Message) Texts() []string {
	texts := m.Choice.texts()
	if m.Choice.Arms == nil {
		texts = append(texts, m.Text)
	}
	for _, v := range m.Vars {
		texts = append(texts, v.Choice.texts()...)
	}
	return texts
}

func (c Choice) texts() []string {
	var texts []string
	for _, a := range c.Arms {
		texts = append(texts, a.Text)
	}
	return texts
}

// Args returns the arguments that m prints or chooses by, each as its place
// and verb ("1d", "2s"), sorted and without repetition. Two languages say the
// same thing only if they have the same arguments.
func (m Message) Args() []string {
	var args []string
	if !m.Plain {
		for _, text := range m.Texts() {
			verbs, _ := verbs(text) // a message that was read has no bad verb
			args = append(args, verbs...)
		}
	}
	for _, c := range m.Choices() {
		args = append(args, fmt.Sprintf("%dd", c.Arg))
	}
	slices.Sort(args)
	return slices.Compact(args)
}

// Choices returns every choice of m, in the order of its variables.
func (m Message) Choices() []Choice {
	var choices []Choice
	if m.Choice.Arms != nil {
		choices = append(choices, m.Choice)
	}
	for _, v := range m.Vars {
		choices = append(choices, v.Choice)
	}
	return choices
}
