package main

import (
	"cmp"
	"slices"

	"diplo/cli"
	"diplo/gather"
	"diplo/i18n"
	"diplo/lint"
	"diplo/report"
	"diplo/rulebook"
)

// lintFlags are what "diplo lint" can be told.
type lintFlags struct {
	judgeFlags
	format, failOn string
	stdinName      string
	encoding       string
	together       bool
	verdicts       bool
	quiet          bool

	fix, unsafeFixes, diff bool
}

// lintCommand judges order sheets.
func (a *app) lintCommand() *cli.Command {
	f := &lintFlags{format: report.Formats()[0], encoding: encodingAuto}
	return &cli.Command{
		Args: cli.Args{Usage: "usage.arguments", Max: -1},
		Flags: []cli.Flag{
			{Name: "rules", Short: 'r', About: "flag.rules", Value: cli.Choice(&f.rules, rulebook.Names()...)},
			{Name: "map", Short: 'm', About: "flag.map", Value: cli.Text(&f.mapName, "usage.map")},
			{Name: "complete", Short: 'c', About: "flag.complete", Value: cli.Toggle(&f.complete)},
			{Name: "units", Short: 'u', About: "flag.units", Value: cli.Text(&f.units, "usage.file")},
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
			{Name: "encoding", About: "flag.encoding", Value: cli.Choice(&f.encoding, encodingNames()...)},
			{Name: "stdin-filename", About: "flag.stdin-filename", Value: cli.Text(&f.stdinName, "usage.name")},
		},
		Examples: []string{"diplo lint", "diplo lint --complete --rules francqueville games/1901", "diplo lint --lang fr --format json -"},
		Run:      func(args []string) (int, error) { return a.lint(f, args) },
	}
}

// lint judges what the arguments mean. What cannot be read is told, and the
// rest goes on.
func (a *app) lint(f *lintFlags, args []string) (int, error) {
	inputs, errs := gather.Find(args)
	parser := newParser(inputs)
	j, err := a.newJudge(&f.judgeFlags, parser)
	if err != nil {
		return exitFailed, err
	}
	limit, err := a.settle(f, j)
	if err != nil {
		return exitFailed, err
	}
	for _, err := range errs {
		a.fail(err)
	}
	if len(inputs) == 0 {
		return exitFailed, nil
	}
	s := a.newSheets(inputs, parser, f)
	if f.fix || f.unsafeFixes || f.diff {
		return a.lintAndFix(f, j, s, limit)
	}
	return a.report(f, j, s, limit, 0)
}

// settle takes from the configuration of the current folder what holds for the
// whole run and no flag says: the language, and the severity that makes the run
// fail, which it returns.
func (a *app) settle(f *lintFlags, j *judge) (lint.Severity, error) {
	here, err := j.configs.For(".")
	if err != nil {
		return 0, err
	}
	if here.Lang != "" && a.flags.lang == "" {
		a.lang = i18n.Choose(here.Lang)
	}
	limit, _ := lint.SeverityNamed(cmp.Or(f.failOn, here.FailOn, lint.Error.String()))
	return limit, nil
}

// report shows what the linter finds in the sheets, of which faults have been
// mended already.
func (a *app) report(f *lintFlags, j *judge, s *sheets, limit lint.Severity, fixed int) (int, error) {
	tally := report.Tally{Fixed: fixed}
	w := report.New(f.format, a.out, report.Options{
		Lang: a.lang, Color: a.colored(a.stdout), Version: version(),
		Verdicts: f.verdicts, Quiet: f.quiet, Applied: f.fix || f.unsafeFixes,
	})
	// Somebody, or some program, waits for each turn.
	live := isTerminal(a.stdout) || slices.ContainsFunc(s.inputs, func(i gather.Input) bool { return i.Once })
	bar := a.newProgress()
	err := a.each(j, s, func(r *lint.Result, _ gather.Batch) error {
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
func (a *app) each(j *judge, s *sheets, see func(*lint.Result, gather.Batch) error) error {
	told := map[string]bool{}
	for batch, err := range s.reader.Batches(s.inputs) {
		var r *lint.Result
		if err == nil {
			r, err = j.check(batch)
		}
		if err != nil {
			if text := err.Error(); !told[text] {
				told[text] = true
				a.fail(err)
			}
			continue
		}
		if err := see(r, batch); err != nil {
			return err
		}
	}
	return nil
}

func exitCode(t report.Tally, limit lint.Severity) int {
	if worst, any := t.Worst(); any && worst >= limit {
		return exitFindings
	}
	return exitOK
}
