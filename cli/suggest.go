package cli

import (
	"diplo/fault"
	"diplo/i18n"
)

// unknownCommand is the error for a word that is no command, with the one that
// may be meant.
func (p *Program) unknownCommand(word string) error {
	if near, ok := i18n.Nearest(word, p.Names()); ok {
		return fault.New("error.unknown-command-near", word, p.Name+" "+near)
	}
	return fault.New("error.unknown-command", word)
}

// refuse is the error for a value that a flag cannot have, with the one that may
// be meant or the command that tells more.
func (t Taken) refuse(value, name string) error {
	if t.Meant != nil {
		if meant, ok := t.Meant(value); ok {
			return fault.New("error.flag-value-near", value, name, meant)
		}
	}
	if t.See != "" {
		return fault.New("error.flag-value-see", value, name, t.argument(), t.See)
	}
	return fault.New("error.flag-value", value, name, t.argument())
}

// Names returns the names of the commands that help lists.
func (p *Program) Names() []string {
	var names []string
	for _, e := range p.Commands {
		if !e.Hidden {
			names = append(names, e.Name)
		}
	}
	return names
}

// unknownFlag is the error for a flag that is none, with the one that may be
// meant.
func (r *reader) unknownFlag(name string) error {
	names := []string{"help"}
	for f := range r.call.flags(r.program) {
		names = append(names, f.Name)
	}
	if near, ok := i18n.Nearest(name, names); ok {
		return fault.New("error.unknown-flag-near", "--"+name, "--"+near)
	}
	return fault.New("error.unknown-flag", "--"+name)
}
