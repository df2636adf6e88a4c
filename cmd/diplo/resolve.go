package main

import (
	"slices"

	"diplo/cli"
	"diplo/gather"
	"diplo/grammar"
	"diplo/judge"
	"diplo/lint"
	"diplo/play"
	"diplo/report"
	"diplo/turn"
)

// resolveFlags are what "diplo resolve" can be told.
type resolveFlags struct {
	checkFlags
	sheetFlags
	format          string
	explain, whatIf bool
	options         judge.Options
}

// resolveCommand tells what the orders will do.
func (a *app) resolveCommand() *cli.Command {
	f := &resolveFlags{format: report.OutcomeFormats()[0], sheetFlags: newSheetFlags()}
	return &cli.Command{
		Args: sheetArgs(),
		Flags: slices.Concat(f.checkFlags.entries(), []cli.Flag{
			{Name: "together", Short: 't', About: "flag.together", Value: cli.Switch(&f.together)},
			{Name: "format", Short: 'f', About: "flag.format", Value: cli.Choice(&f.format, report.OutcomeFormats()...)},
			{Name: "explain", Short: 'e', About: "flag.explain", Value: cli.Switch(&f.explain)},
			{Name: "what-if", Short: 'w', About: "flag.what-if", Value: cli.Switch(&f.whatIf)},
			{Name: "datc", About: "flag.datc", Value: datcValue{&f.options}},
		}, f.sheetFlags.entries()),
		Examples: "example.resolve",
		Run:      func(args []string) (int, error) { return a.resolve(f, args) },
	}
}

// resolve resolves what the arguments mean, turn by turn. What cannot be read
// is told, and the rest goes on.
func (a *app) resolve(f *resolveFlags, args []string) (int, error) {
	c, s, _, err := a.begin(args, &f.checkFlags, &f.sheetFlags, pass{})
	if err != nil || len(s.inputs) == 0 {
		return exitFailed, err
	}
	r := resolver{flags: f, player: player{game: play.New(f.options)}, live: a.live(s), app: a}
	r.out = report.NewOutcomes(f.format, a.out, report.OutcomeOptions{
		Options: report.Options{Lang: a.lang, Color: a.colored(a.stdout), Version: version()},
		Trace:   f.explain, Threats: f.whatIf,
	})
	c.played = r.position
	bar := a.newProgress()
	err = a.each(c, s, func(result *lint.Result, _ gather.Batch) error {
		bar.show(r.orders)
		return r.turn(result)
	})
	bar.clear()
	if err != nil {
		return exitFailed, err
	}
	return r.code(), r.out.Close()
}

// resolver plays the turns of a run and shows what becomes of them.
type resolver struct {
	player
	app    *app
	flags  *resolveFlags
	out    report.OutcomeWriter
	live   bool
	orders int
	faulty bool  // an order is illegal or void
	err    error // of what was shown while a turn was made
}

// position returns the position before a turn whose sheets have none, and shows
// what was played on the way there.
func (r *resolver) position(batch gather.Batch) func(grammar.TurnName) (turn.Position, bool) {
	return r.before(batch, func(o *judge.Outcome) {
		if len(o.Removed) > 0 && r.err == nil {
			r.err = r.out.Turn(&report.Resolution{Outcome: o})
		}
	})
}

// turn resolves and shows a turn.
func (r *resolver) turn(result *lint.Result) error {
	if r.err != nil {
		return r.err
	}
	res := report.Resolution{Verdicts: result.Verdicts, Begins: !r.game.Begun()}
	if r.flags.whatIf {
		res.Threats = r.game.Threats(result.Turn, result.Verdicts)
	}
	res.Outcome = r.game.Play(result.Turn, result.Verdicts)
	r.orders += len(res.Outcome.Orders)
	for i := range res.Outcome.Orders {
		if why := res.Outcome.Orders[i].Reason; why == judge.Illegal || why == judge.Void {
			r.faulty = true
		}
	}
	if err := r.out.Turn(&res); err != nil || !r.live {
		return err
	}
	return r.app.out.Flush()
}

// code returns the exit code: that something was found where an order is
// illegal or void, whatever the others achieve.
func (r *resolver) code() int {
	if r.faulty {
		return exitFindings
	}
	return exitOK
}
