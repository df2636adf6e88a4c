package cli

import (
	"iter"
	"strings"

	"diplo/fault"
	"diplo/i18n"
)

// Parse reads a command line without the program's name. Flags stand anywhere
// up to "--", as "--name value", "--name=value", "-n value" or "-nvalue";
// switches of one letter may be joined. It stops at the first mistake; the Call
// then tells what was read before it.
func (p *Program) Parse(argv []string) (Call, error) {
	r := reader{program: p, rest: argv}
	err := r.read()
	return r.call, err
}

type reader struct {
	program *Program
	rest    []string
	call    Call
}

func (r *reader) read() error {
	for len(r.rest) > 0 {
		word := r.rest[0]
		r.rest = r.rest[1:]
		var err error
		switch {
		case word == "--":
			for _, word := range r.rest {
				if err := r.word(word); err != nil {
					return err
				}
			}
			r.rest = nil
		case strings.HasPrefix(word, "--"):
			err = r.long(word[2:])
		case len(word) > 1 && word[0] == '-':
			err = r.short(word)
		default:
			err = r.word(word)
		}
		if err != nil {
			return err
		}
	}
	return r.call.count()
}

// word takes the command's name, or an argument behind it.
func (r *reader) word(word string) error {
	if r.call.Entry != nil {
		r.call.Args = append(r.call.Args, word)
		return nil
	}
	e, ok := r.program.Entry(word)
	if !ok {
		return r.program.unknownCommand(word)
	}
	r.call.Entry, r.call.Command = e, e.Make()
	return nil
}

// count checks the number of arguments.
func (c *Call) count() error {
	if c.Command == nil || c.Help {
		return nil
	}
	args := c.Command.Args
	switch n := len(c.Args); {
	case args.Max >= 0 && n > args.Max:
		return fault.New("error.argument-extra", c.Args[args.Max])
	case n < args.Min:
		return fault.New("error.argument-missing", i18n.Message{Key: args.Usage})
	}
	return nil
}

// flags yields the flags that may stand behind what was read.
func (c *Call) flags(p *Program) iter.Seq[*Flag] {
	return func(yield func(*Flag) bool) {
		lists := [2][]Flag{nil, p.Flags}
		if c.Command != nil {
			lists[0] = c.Command.Flags
		}
		for _, list := range lists {
			for i := range list {
				if !yield(&list[i]) {
					return
				}
			}
		}
	}
}

// long reads a flag behind its two dashes.
func (r *reader) long(text string) error {
	name, value, has := strings.Cut(text, "=")
	if name == "help" {
		r.call.Help = true
		return nil
	}
	for f := range r.call.flags(r.program) {
		if f.Name != name {
			continue
		}
		if f.isSwitch() && !has {
			return f.set("--"+name, "true")
		}
		return r.value(f, "--"+name, value, has)
	}
	return r.unknownFlag(name)
}

// short reads flags of one letter behind their one dash. The first that takes a
// value takes the rest of the word.
func (r *reader) short(word string) error {
	for i := 1; i < len(word); i++ {
		name := "-" + word[i:i+1]
		if name == "-h" {
			r.call.Help = true
			continue
		}
		f := r.find(word[i])
		if f == nil {
			return fault.New("error.unknown-flag", "-"+word[i:])
		}
		if !f.isSwitch() {
			value := strings.TrimPrefix(word[i+1:], "=")
			return r.value(f, name, value, value != "")
		}
		if err := f.set(name, "true"); err != nil {
			return err
		}
	}
	return nil
}

func (r *reader) find(letter byte) *Flag {
	for f := range r.call.flags(r.program) {
		if f.Short == letter {
			return f
		}
	}
	return nil
}

// value gives f its value: the one written with it, or the next word.
func (r *reader) value(f *Flag, name, value string, has bool) error {
	if !has {
		if len(r.rest) == 0 {
			return fault.New("error.flag-value-missing", name)
		}
		value, r.rest = r.rest[0], r.rest[1:]
	}
	return f.set(name, value)
}

func (f *Flag) isSwitch() bool { return f.Value.Takes().nothing() }

func (f *Flag) set(name, value string) error {
	if f.Value.Set(value) {
		return nil
	}
	return f.Value.Takes().refuse(value, name)
}
