package cli

import (
	"embed"
	"slices"
	"strings"

	"diplo/i18n"
)

// CompleteCommand is the name of the hidden command that the completion scripts
// call with the words typed so far.
const CompleteCommand = "__complete"

//go:embed scripts
var scripts embed.FS

// Shells returns the shells that there are completion scripts for.
func Shells() []string { return []string{"bash", "zsh", "fish", "powershell"} }

// Script returns the completion script of a shell, false where it is none of
// Shells.
func (p *Program) Script(shell string) (string, bool) {
	if !slices.Contains(Shells(), shell) {
		return "", false
	}
	text, err := scripts.ReadFile("scripts/" + shell)
	if err != nil {
		panic(err) // the files are part of the program
	}
	return strings.NewReplacer("{program}", p.Name, "{complete}", CompleteCommand).Replace(string(text)), true
}

// A Candidate is what the last word of a command line could become.
type Candidate struct{ Text, About string }

// Complete returns what the last of words can become, in language l. Words are
// those behind the program's name; the last one is empty where a new one
// begins. No candidates means that a file may stand there.
func (p *Program) Complete(l *i18n.Language, words []string) []Candidate {
	if len(words) == 0 {
		words = []string{""}
	}
	before, last := words[:len(words)-1], words[len(words)-1]
	c := completer{program: p, l: l, last: last}
	c.call, c.pending = p.scan(before)
	switch {
	case c.pending != nil:
		c.values("", c.pending)
	case strings.HasPrefix(last, "--") && strings.Contains(last, "="):
		name, value, _ := strings.Cut(last, "=")
		c.last = value
		for f := range c.call.flags(p) {
			if "--"+f.Name == name {
				c.values(name+"=", f)
			}
		}
	case strings.HasPrefix(last, "-"):
		for f := range c.call.flags(p) {
			c.add("--"+f.Name, l.Sprintf(f.About))
		}
		c.add("--help", l.Sprintf("usage.help"))
	case c.call.Command == nil:
		for _, e := range p.Commands {
			if !e.Hidden {
				c.add(e.Name, l.Sprintf(e.About))
			}
		}
	case c.call.Command.Args.Complete != nil:
		for _, text := range c.call.Command.Args.Complete(c.call.Args) {
			c.add(text, "")
		}
	}
	return c.found
}

type completer struct {
	program *Program
	l       *i18n.Language
	call    Call
	pending *Flag
	last    string
	found   []Candidate
}

func (c *completer) add(text, about string) {
	if strings.HasPrefix(text, c.last) {
		c.found = append(c.found, Candidate{text, about})
	}
}

// values adds the choices of a flag behind prefix, the part of the word that
// stands already.
func (c *completer) values(prefix string, f *Flag) {
	for _, choice := range f.Value.Takes().Choices {
		if strings.HasPrefix(choice, c.last) {
			c.found = append(c.found, Candidate{prefix + choice, ""})
		}
	}
}

// scan reads the words before the one to complete and passes over mistakes. It
// returns the flag whose value comes next, if one does.
func (p *Program) scan(words []string) (Call, *Flag) {
	var r reader
	r.program = p
	for len(words) > 0 {
		word := words[0]
		words = words[1:]
		if !strings.HasPrefix(word, "-") {
			if r.word(word) != nil {
				return r.call, nil
			}
			continue
		}
		for f := range r.call.flags(p) {
			named := word == "--"+f.Name || f.Short != 0 && word == "-"+string(f.Short)
			if !named || f.isSwitch() {
				continue
			}
			if len(words) == 0 {
				return r.call, f
			}
			words = words[1:]
			break
		}
	}
	return r.call, nil
}
