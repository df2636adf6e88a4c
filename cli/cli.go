// Package cli answers one question: what can be typed?
//
// It reads a command line into a command, its flags and its arguments, and
// words usage, help and mistakes in the reader's language. It knows nothing of
// what the commands do.
//
// The usual libraries are not used for two reasons. Their help and errors are
// English, some of it out of reach. And the flags package that most of them
// share imports package net for flags that hold addresses, which links the
// program to the C library wherever a C compiler is installed: it then takes
// more than twice as long to start.
package cli

// A Program is a set of commands with the flags that all of them take.
type Program struct {
	Name     string
	About    string // message: what the program does, in one line
	Flags    []Flag // of every command
	Commands []Entry
}

// An Entry is a command in the list of them. The command itself is made when
// it is asked for, so that a run does not pay for the others.
type Entry struct {
	Name   string
	About  string // message: what it does, in one line
	Hidden bool   // left out of help
	Make   func() *Command
}

// A Command is what the first word after the program's name asks for.
type Command struct {
	Args Args
	// Flags of this command, besides those of the program.
	Flags    []Flag
	Examples string // message: whole command lines, for help; empty for none
	// Run does it and returns the exit code, which an error overrules.
	Run func(args []string) (int, error)
}

// Args says which arguments a command takes.
type Args struct {
	Usage    string // message: how they are written; empty for none
	About    string // message: what is to know of them; empty for nothing
	Min, Max int    // how many; Max < 0 for any number
	// Complete returns what an argument can be, given those before it; nil
	// where it is a file.
	Complete func(before []string) []string
}

// A Flag is an option, "--name" or "-n".
type Flag struct {
	Name  string
	Short byte   // 0 for none
	About string // message: what it does
	Value Value
}

// A Call is a command line, read.
type Call struct {
	Entry   *Entry   // nil for the program alone
	Command *Command // nil where Entry is
	Args    []string
	Help    bool // -h or --help was among the flags
}

// Entry returns the command of that name.
func (p *Program) Entry(name string) (*Entry, bool) {
	for i := range p.Commands {
		if p.Commands[i].Name == name {
			return &p.Commands[i], true
		}
	}
	return nil, false
}
