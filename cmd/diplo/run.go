package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"diplo/cli"
	"diplo/fault"
	"diplo/i18n"

	"golang.org/x/term"
)

// The exit codes.
const (
	exitOK       = 0 // nothing found at or above --fail-on
	exitFindings = 1 // something found
	exitFailed   = 2 // something could not be done
)

// app is one run of the program.
type app struct {
	stdin          io.Reader
	stdout, stderr io.Writer
	out            *bufio.Writer // to stdout

	lang  *i18n.Language
	flags struct{ lang, color, config string } // of every command
	fails int                                  // how often something could not be done
}

// run does what the arguments ask for and returns the exit code.
func run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	a := &app{stdin: stdin, stdout: stdout, stderr: stderr, out: bufio.NewWriterSize(stdout, 16<<10)}
	a.lang = i18n.Choose(wantedLang(args), os.Getenv("LC_ALL"), os.Getenv("LC_MESSAGES"), os.Getenv("LANG"))
	p := a.program()
	code, err := a.do(p, args)
	if err == nil {
		err = a.out.Flush()
	}
	var path *fs.PathError
	if errors.As(err, &path) {
		err = fault.File(fault.Write, path.Path, err) // the output's
	}
	if err != nil {
		a.fail(err)
	}
	if a.fails > 0 {
		return exitFailed
	}
	return code
}

func (a *app) do(p *cli.Program, args []string) (int, error) {
	if len(args) == 1 && args[0] == "--version" { // as most programs are asked
		args = []string{"version"}
	}
	call, err := p.Parse(args)
	switch {
	case err != nil:
		a.fail(err)
		name := p.Name
		if call.Entry != nil {
			name += " " + call.Entry.Name
		}
		fmt.Fprintln(a.stderr, a.lang.Sprintf("error.try-help", name))
		return exitFailed, nil
	case call.Help:
		return exitOK, p.Help(a.out, a.lang, call)
	case call.Command == nil:
		a.fails++
		return exitFailed, p.Help(a.stderr, a.lang, call)
	}
	return call.Command.Run(call.Args)
}

// fail tells of an error that does not stop the run, and has the run fail.
func (a *app) fail(err error) {
	a.fails++
	a.out.Flush()
	fmt.Fprintln(a.stderr, a.lang.Sprintf("error.failed", fault.Text(a.lang, err)))
}

// print writes to standard output.
func (a *app) print(text ...string) {
	for _, s := range text {
		a.out.WriteString(s)
	}
}

// wantedLang returns the language that --lang asks for, "" for none. It is
// looked for before anything else is read, so that mistakes in what stands in
// front of it are told in that language.
func wantedLang(args []string) string {
	for i, arg := range args {
		switch {
		case arg == "--":
			return ""
		case arg == "--lang" && i+1 < len(args):
			return args[i+1]
		case strings.HasPrefix(arg, "--lang="):
			return arg[len("--lang="):]
		}
	}
	return ""
}

// colored reports whether output to w is colored: as --color says, or where w
// is a terminal and NO_COLOR is not set.
func (a *app) colored(w io.Writer) bool {
	switch a.flags.color {
	case "always":
		return true
	case "never":
		return false
	}
	return isTerminal(w) && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"
}

func isTerminal(w any) bool {
	f, ok := w.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}
