package main

import (
	"diplo/cli"
	"diplo/config"
	"diplo/fault"
	"diplo/gather"
	"diplo/notation"
	"diplo/rulebook"
)

// fmtFlags are what "diplo fmt" can be told.
type fmtFlags struct {
	checkFlags
	sheetFlags
	write, check, diff bool
}

// fmtCommand writes sheets cleanly in their own notation.
func (a *app) fmtCommand() *cli.Command {
	f := &fmtFlags{sheetFlags: newSheetFlags()}
	return &cli.Command{
		Args: sheetArgs(),
		Flags: append([]cli.Flag{
			{Name: "write", Short: 'w', About: "flag.write", Value: cli.Switch(&f.write)},
			{Name: "check", About: "flag.check", Value: cli.Switch(&f.check)},
			{Name: "diff", Short: 'd', About: "flag.diff", Value: cli.Switch(&f.diff)},
			{Name: "rules", Short: 'r', About: "flag.rules", Value: cli.Choice(&f.rules, rulebook.Names()...)},
			{Name: "map", Short: 'm', About: "flag.map", Value: cli.Text(&f.mapName, "usage.map")},
			{Name: "units", Short: 'u', About: "flag.units", Value: cli.Text(&f.units, "usage.file")},
		}, f.sheetFlags.entries()...),
		Examples: "example.fmt",
		Run:      func(args []string) (int, error) { return a.fmt(f, args) },
	}
}

// fmt formats the files that the arguments mean one by one: it writes them,
// names those that change, shows how, or prints what they become.
func (a *app) fmt(f *fmtFlags, args []string) (int, error) {
	switch {
	case f.write && f.check:
		return exitFailed, fault.New("error.flags-exclude", "--write", "--check")
	case f.write && f.diff:
		return exitFailed, fault.New("error.flags-exclude", "--write", "--diff")
	}
	c, s, _, err := a.begin(args, &f.checkFlags, &f.sheetFlags, pass{writes: true})
	if err != nil {
		return exitFailed, err
	}
	formatters := formatters{checker: c, known: map[*config.File]*notation.Formatter{}}
	code := exitOK
	for i, input := range s.inputs {
		c, err := s.formatted(input, &formatters, f.write)
		switch {
		case err != nil:
		case f.write:
			if c.any() {
				err = c.write()
			}
		case f.check || f.diff:
			if !c.any() {
				continue
			}
			code = exitFindings
			if f.check && input.Name == gather.Stdin {
				a.print(a.lang.Sprintf("fmt.would-change-stdin"), "\n")
			} else if f.check {
				a.print(a.lang.Sprintf("fmt.would-change", input.Name), "\n")
			}
			if f.diff {
				a.print(c.diff())
			}
		default:
			if len(s.inputs) == 1 {
				a.print(string(c.mark)) // which is one at the beginning of a file alone
			} else if !notation.IsJSON(c.after) {
				a.title(input.Name, i > 0)
			}
			a.print(string(c.after))
		}
		if err != nil {
			s.fail(err)
		}
	}
	return code, nil
}

// title prints the name of a file whose text follows, so that what is printed is
// a sheet still.
func (a *app) title(name string, between bool) {
	if between {
		a.print("\n")
	}
	a.print("# ", name, "\n")
}

// formatted returns what a file becomes. A file that is to be written must be
// UTF-8; any other becomes UTF-8 as it is shown.
func (s *sheets) formatted(input gather.Input, formatters *formatters, write bool) (*change, error) {
	if write && input.Once {
		return nil, fault.New("error.write-stdin")
	}
	c, err := s.newChange(input)
	if err != nil || notation.IsJSON(c.before) {
		return c, err
	}
	formatter, err := formatters.in(input.Folder())
	if err != nil {
		return nil, err
	}
	sheet := s.reader.Parser.Sheet(input.Name, c.before)
	if sheet.Binary {
		return nil, fault.New("error.binary", input.Name)
	}
	edits := formatter.Format(sheet)
	if n := formatter.Left(); n > 0 {
		s.app.tell(s.app.lang.Sprintf("fmt.left", n, input.Name))
	}
	if sheet.Encoding != "utf-8" || s.encoding != nil {
		if write && len(edits) > 0 {
			return nil, fault.New("error.write-encoding", input.Name)
		}
		c.before = []byte(sheet.Text)
	}
	c.after = []byte(notation.Apply(sheet.Text, edits))
	return c, nil
}

// formatters are what formats sheets, one for each configuration.
type formatters struct {
	checker *checker
	known   map[*config.File]*notation.Formatter
}

// in returns what formats the sheets of a folder.
func (x *formatters) in(folder string) (*notation.Formatter, error) {
	file, err := x.checker.configs.For(folder)
	if err != nil {
		return nil, err
	}
	if f, ok := x.known[file]; ok {
		return f, nil
	}
	o, err := x.checker.turnOptions(file)
	if err != nil {
		return nil, err
	}
	f := notation.NewFormatter(notation.FormatOptions{Atlas: o.Atlas, Rules: o.Rules, Units: o.Units, Parser: x.checker.parser})
	x.known[file] = f
	return f, nil
}
