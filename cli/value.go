package cli

import (
	"slices"
	"strconv"
	"strings"

	"diplo/i18n"
)

// A Value takes what is written behind a flag.
type Value interface {
	// Set takes the text, and returns false where the flag cannot have it.
	Set(text string) bool
	// Takes says what the flag takes, for help and errors.
	Takes() Taken
	// Default returns the value before any Set, "" where there is none.
	Default() string
}

// Taken says what a flag takes: one of Choices, or what the message Word calls
// it ("FILE"). A switch takes nothing.
type Taken struct {
	Choices []string
	Word    string
	// See is the command that tells more of the choices; empty for none.
	See string
	// Meant returns the choice that a text which is none stands for, such as
	// "fr" for "français"; nil where nothing does.
	Meant func(text string) (string, bool)
}

func (t Taken) nothing() bool { return t.Choices == nil && t.Word == "" }

// argument says what a flag takes as an argument of a message.
func (t Taken) argument() any {
	switch {
	case t.nothing():
		return i18n.Any("true", "false")
	case t.Choices != nil:
		return i18n.Any(t.Choices...)
	}
	return i18n.Message{Key: t.Word}
}

// Switch is a flag that is there or not; "--name=false" takes it back.
func Switch(target *bool) Value { return switchValue{target} }

type switchValue struct{ target *bool }

func (v switchValue) Set(text string) bool {
	on, err := strconv.ParseBool(text)
	if err == nil {
		*v.target = on
	}
	return err == nil
}

func (v switchValue) Takes() Taken    { return Taken{} }
func (v switchValue) Default() string { return "" }

// Text is a flag that takes any text but the empty one; word is the message
// that says what.
func Text(target *string, word string) Value { return textValue{target, word, *target} }

type textValue struct {
	target        *string
	word, initial string
}

func (v textValue) Set(text string) bool { *v.target = text; return text != "" }
func (v textValue) Takes() Taken         { return Taken{Word: v.word} }
func (v textValue) Default() string      { return v.initial }

// Choice is a flag that takes one of the choices, in any case.
func Choice(target *string, choices ...string) Value { return choiceValue{target, *target, choices} }

type choiceValue struct {
	target  *string
	initial string
	choices []string
}

func (v choiceValue) Set(text string) bool {
	i := slices.IndexFunc(v.choices, func(c string) bool { return strings.EqualFold(c, text) })
	if i >= 0 {
		*v.target = v.choices[i]
	}
	return i >= 0
}

func (v choiceValue) Takes() Taken    { return Taken{Choices: v.choices} }
func (v choiceValue) Default() string { return v.initial }

// Explained is a Choice with what helps who mistakes it: see and meant are
// Taken's See and Meant.
func Explained(target *string, see string, meant func(string) (string, bool), choices ...string) Value {
	return explainedValue{choiceValue{target, *target, choices}, see, meant}
}

type explainedValue struct {
	choiceValue
	see   string
	meant func(string) (string, bool)
}

func (v explainedValue) Takes() Taken {
	return Taken{Choices: v.choices, See: v.see, Meant: v.meant}
}

// List is a flag that takes texts with commas between them and may be given
// more than once; word is the message that says what the texts are.
func List(target *[]string, word string) Value { return listValue{target, word} }

type listValue struct {
	target *[]string
	word   string
}

func (v listValue) Set(text string) bool {
	for item := range strings.SplitSeq(text, ",") {
		if item = strings.TrimSpace(item); item != "" {
			*v.target = append(*v.target, item)
		}
	}
	return text != ""
}

func (v listValue) Takes() Taken    { return Taken{Word: v.word} }
func (v listValue) Default() string { return "" }

// Toggle is a switch that also tells whether it was there at all: target points
// to nil until then.
func Toggle(target **bool) Value { return toggleValue{target} }

type toggleValue struct{ target **bool }

func (v toggleValue) Set(text string) bool {
	on := false
	ok := Switch(&on).Set(text)
	if ok {
		*v.target = &on
	}
	return ok
}

func (v toggleValue) Takes() Taken    { return Taken{} }
func (v toggleValue) Default() string { return "" }
