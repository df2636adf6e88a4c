package main

import (
	"diplo/cli"
	"diplo/i18n"
	"diplo/notation"
)

// notationValue is a flag that takes a notation.
func notationValue(target *string) cli.Value {
	return cli.Explained(target, "diplo notations", meantNotation, notation.Names()...)
}

// meantNotation returns the notation that a text is meant for: one of nearly that
// name, or the short one of the language that it names.
func meantNotation(text string) (string, bool) {
	var long []string // of short ones a slip leaves too little to go by
	for _, id := range notation.Names() {
		if len(id) > 3 {
			long = append(long, id)
		}
	}
	if near, ok := i18n.Nearest(text, long); ok {
		return near, true
	}
	code, ok := meantLanguage(text)
	if ok {
		_, ok = notation.Named(code)
	}
	return code, ok
}

// meantLanguage returns the code of the language that a text names, in whatever
// language: "fr" for "french" and "français".
func meantLanguage(text string) (string, bool) {
	codes := map[string]string{}
	var names []string
	all := i18n.Default().Languages()
	for _, l := range all {
		names = append(names, l.Endonym())
		codes[l.Endonym()] = l.Code()
		for _, reader := range all {
			name := reader.Sprintf("language." + l.Code())
			names = append(names, name)
			codes[name] = l.Code()
		}
	}
	near, ok := i18n.Nearest(text, names)
	return codes[near], ok
}
