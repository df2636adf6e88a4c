package main

import (
	"cmp"
	"errors"
	"slices"

	"diplo/cli"
	"diplo/config"
	"diplo/fault"
	"diplo/gather"
	"diplo/i18n"
	"diplo/lint"
	"diplo/report"
)

// lintFlags are what "diplo lint" can be told.
type lintFlags struct {
	checkFlags
	sheetFlags
	format, failOn string
	verdicts       bool
	quiet          bool

	fix, unsafeFixes, diff bool
}

// lintCommand judges order sheets.
func (a *app) lintCommand() *cli.Command {
	f := &lintFlags{format: report.Formats()[0], sheetFlags: newSheetFlags()}
	return &cli.Command{
		Args: sheetArgs(),
		Flags: slices.Concat(f.checkFlags.entries(), []cli.Flag{
			{Name: "together", Short: 't', About: "flag.together", Value: cli.Switch(&f.together)},
			{Name: "format", Short: 'f', About: "flag.format", Value: cli.Choice(&f.format, report.Formats()...)},
			{Name: "verdicts", Short: 'v', About: "flag.verdicts", Value: cli.Switch(&f.verdicts)},
			{Name: "quiet", Short: 'q', About: "flag.quiet", Value: cli.Switch(&f.quiet)},
			{Name: "select", About: "flag.select", Value: cli.List(&f.selected, "usage.codes")},
			{Name: "ignore", About: "flag.ignore", Value: cli.List(&f.ignored, "usage.codes")},
			{Name: "fail-on", About: "flag.fail-on", Value: cli.Choice(&f.failOn, "error", "warning", "note")},
			{Name: "fix", About: "flag.fix", Value: cli.Switch(&f.fix)},
			{Name: "unsafe-fixes", About: "flag.unsafe-fixes", Value: cli.Switch(&f.unsafeFixes)},
			{Name: "diff", About: "flag.diff", Value: cli.Switch(&f.diff)},
		}, f.sheetFlags.entries()),
		Examples: "example.lint",
		Run:      func(args []string) (int, error) { return a.lint(f, args) },
	}
}

// lint judges what the arguments mean. What cannot be read is told, and the
// rest goes on.
func (a *app) lint(f *lintFlags, args []string) (int, error) {
	fixes := f.fix || f.unsafeFixes || f.diff
	c, s, here, err := a.begin(args, &f.checkFlags, &f.sheetFlags, pass{twice: fixes})
	if err != nil || len(s.inputs) == 0 {
		return exitFailed, err
	}
	limit, _ := lint.SeverityNamed(cmp.Or(f.failOn, here.FailOn, lint.Error.String()))
	if fixes {
		return a.lintAndFix(f, c, s, limit)
	}
	return a.report(f, c, s, limit, 0)
}

// pass is what a command does with the sheets that it reads.
type pass struct {
	twice  bool // it reads them more than once
	writes bool // it writes orders, and reads again what it has written
}

// begin finds the sheets that the arguments mean and what reads them. What cannot
// be found is told. It returns the configuration of the current folder, too,
// which settles what holds for the whole run.
func (a *app) begin(args []string, cf *checkFlags, sf *sheetFlags, p pass) (*checker, *sheets, *config.File, error) {
	inputs, errs := gather.Find(args)
	c, err := a.newChecker(cf, newParser(inputs, p.writes))
	if err != nil {
		return nil, nil, nil, err
	}
	here, err := a.settle(c)
	if err != nil {
		return nil, nil, nil, err
	}
	for _, err := range errs {
		if e := (*fault.Error)(nil); len(args) == 0 && errors.As(err, &e) && e.Message.Key == "error.no-sheets" {
			err = fault.New("error.no-sheets-here", e.Message.Args[1])
		}
		a.fail(err)
	}
	s := a.newSheets(inputs, c.parser, sf, p.twice)
	s.atlas = c.atlasIn
	return c, s, here, nil
}

// settle returns the configuration of the current folder, after which it
// chooses the language where no flag does.
func (a *app) settle(c *checker) (*config.File, error) {
	here, err := c.configs.For(".")
	if err == nil && here.Lang != "" && a.flags.lang == "" {
		a.lang = i18n.Choose(here.Lang)
	}
	return here, err
}

// report shows what the linter finds in the sheets, of which faults have been
// mended already.
func (a *app) report(f *lintFlags, c *checker, s *sheets, limit lint.Severity, fixed int) (int, error) {
	tally := report.Tally{Fixed: fixed}
	w := report.New(f.format, a.out, report.Options{
		Lang: a.lang, Color: a.colored(a.stdout), Version: version(),
		Verdicts: f.verdicts, Quiet: f.quiet, Applied: f.fix || f.unsafeFixes,
	})
	live := a.live(s)
	bar := a.newProgress()
	err := a.each(c, s, func(r *lint.Result, _ gather.Batch) error {
		tally.Add(r)
		bar.show(tally.Orders)
		if err := w.Turn(r); err != nil || !live {
			return err
		}
		return a.out.Flush()
	})
	bar.clear()
	if err != nil {
		return exitFailed, err
	}
	return exitCode(tally, limit), w.Close(tally)
}

// each hands every turn of the sheets, judged, to see. It tells of what cannot
// be read or judged, once, and leaves it out.
func (a *app) each(c *checker, s *sheets, see func(*lint.Result, gather.Batch) error) error {
	told := map[string]bool{}
	for batch, err := range s.reader.Batches(s.inputs) {
		var r *lint.Result
		if err == nil {
			r, err = c.check(batch)
		}
		if err != nil {
			if text := err.Error(); !told[text] {
				told[text] = true
				s.fail(err)
			}
			continue
		}
		if err := see(r, batch); err != nil {
			return err
		}
	}
	return nil
}

// live reports whether somebody, or some program, waits for each turn.
func (a *app) live(s *sheets) bool {
	return isTerminal(a.stdout) || slices.ContainsFunc(s.inputs, func(i gather.Input) bool { return i.Once })
}

func exitCode(t report.Tally, limit lint.Severity) int {
	if worst, any := t.Worst(); any && worst >= limit {
		return exitFindings
	}
	return exitOK
}
