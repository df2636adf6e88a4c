package main

import (
	"cmp"
	"slices"
	"strings"

	"diplo/cli"
	"diplo/config"
	"diplo/fault"
	"diplo/gather"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/judge"
	"diplo/notation"
	"diplo/play"
	"diplo/rulebook"
	"diplo/turn"
)

// convertFlags are what "diplo convert" can be told.
type convertFlags struct {
	checkFlags
	sheetFlags
	to, from, style string
	partial         bool
	output          string
}

// convertCommand writes turns in another notation.
func (a *app) convertCommand() *cli.Command {
	f := &convertFlags{sheetFlags: newSheetFlags()}
	return &cli.Command{
		Args: sheetArgs(),
		Flags: append([]cli.Flag{
			{Name: "to", About: "flag.to", Value: notationValue(&f.to)},
			{Name: "style", About: "flag.style", Value: cli.Choice(&f.style, notation.AllStyles()...)},
			{Name: "from", About: "flag.from", Value: notationValue(&f.from)},
			{Name: "partial", Short: 'p', About: "flag.partial", Value: cli.Switch(&f.partial)},
			{Name: "output", Short: 'o', About: "flag.output", Value: cli.Text(&f.output, "usage.target")},
			{Name: "rules", Short: 'r', About: "flag.rules", Value: cli.Choice(&f.rules, rulebook.Names()...)},
			{Name: "map", Short: 'm', About: "flag.map", Value: cli.Text(&f.mapName, "usage.map")},
			{Name: "complete", Short: 'c', About: "flag.complete", Value: cli.Toggle(&f.complete)},
			{Name: "units", Short: 'u', About: "flag.units", Value: cli.Text(&f.units, "usage.file")},
			{Name: "together", Short: 't', About: "flag.together", Value: cli.Switch(&f.together)},
		}, f.sheetFlags.entries()...),
		Examples: "example.convert",
		Run:      func(args []string) (int, error) { return a.convert(f, args) },
	}
}

// convert writes what the arguments mean in another notation. Nothing is written
// unless all of it can be, or --partial says so.
func (a *app) convert(f *convertFlags, args []string) (int, error) {
	c, s, here, err := a.begin(args, &f.checkFlags, &f.sheetFlags, pass{writes: true})
	if err != nil || len(s.inputs) == 0 {
		return exitFailed, err
	}
	to, err := f.notation(here)
	if err != nil {
		return exitFailed, err
	}
	x := &translation{
		app: a, sheets: s, checker: c, to: to, partial: f.partial,
		presses: map[*config.File]*press{}, told: map[string]bool{}, folders: map[string]int{},
		player: player{game: play.New(judge.Options{})},
	}
	for _, input := range s.inputs {
		x.folders[input.Folder()]++
	}
	x.from, _ = notation.Named(f.from)
	defer x.out.close()
	if err := x.run(); err != nil {
		return exitFailed, err
	}
	code := exitOK
	if x.left > 0 {
		code = exitFindings
	}
	switch {
	case f.partial || x.left == 0 && a.fails == 0:
		if x.left > 0 {
			a.tell(a.lang.Sprintf("convert.left-out", x.left))
		}
		return code, a.deliver(&x.out, f.output)
	case x.left > 0 && x.good > 0:
		a.tell(a.lang.Sprintf("convert.stopped", x.left))
	case x.left > 0:
		a.tell(a.lang.Sprintf("convert.stopped-all"))
	case x.good > 0 || len(x.out.files) > 0:
		a.tell(a.lang.Sprintf("convert.unread"))
	default:
		a.tell(a.lang.Sprintf("convert.unread-all"))
	}
	return code, nil
}

// notation returns the notation that the flags, or else the configuration of the
// current folder, ask for.
func (f *convertFlags) notation(here *config.File) (*notation.Notation, error) {
	id, style := cmp.Or(f.to, here.To), f.style
	if id == "" {
		return nil, fault.New("error.to-missing", anyOf(notation.Names()), "diplo notations")
	}
	if style == "" && slices.Contains(notation.Styles(id), here.Style) {
		style = here.Style
	}
	n, ok := notation.Styled(id, style)
	switch styles := notation.Styles(id); {
	case ok:
		return n, nil
	case len(styles) == 0:
		return nil, fault.New("error.no-style", id)
	default:
		return nil, fault.New("error.unknown-style", id, style, anyOf(styles))
	}
}

// translation is a run of "diplo convert".
type translation struct {
	app     *app
	sheets  *sheets
	checker *checker
	folders map[string]int // how many sheets lie in each
	to      *notation.Notation
	from    *notation.Notation // that the sheets are in, nil to go by what they hold
	partial bool
	presses map[*config.File]*press
	player  player // of turns that are saved as a game, which need their positions
	out     outputs
	left    int             // orders and turns that are not converted
	good    int             // orders that are, or would be with --partial
	told    map[string]bool // what need not be told again
}

// press is what converts the turns under one configuration.
type press struct {
	builder   *turn.Builder
	converter *notation.Converter
}

// run converts every turn, into the memory of x.out.
func (x *translation) run() error {
	bar := x.app.newProgress()
	defer bar.clear()
	orders := 0
	for batch, err := range x.sheets.reader.Batches(x.sheets.inputs) {
		var p *press
		if err == nil {
			p, err = x.press(batch.Folder)
		}
		if err == nil {
			err = x.checkFrom(batch)
		}
		if err != nil {
			if text := err.Error(); !x.told[text] {
				x.told[text] = true
				x.sheets.fail(err)
			}
			continue
		}
		p.builder.Reset()
		for _, part := range batch.Parts {
			p.builder.Add(part.Input.Name, part.Encoding, part.Rows)
		}
		played := false
		if x.to.SavesGames() {
			before := x.player.before(batch, func(*judge.Outcome) {})
			p.builder.StartWith(func(name grammar.TurnName) (position turn.Position, ok bool) {
				position, played = before(name)
				return position, played
			})
		}
		t := p.builder.Build()
		orders += len(t.Orders)
		bar.show(orders)
		files, problems := p.converter.Convert(t)
		x.tell(t, problems, files == nil)
		if played && files != nil {
			x.app.tell(x.place(t, &notation.Problem{Order: -1}) + x.app.lang.Sprintf("severity.note") + x.app.lang.Sprintf("table.colon") + x.app.lang.Sprintf("convert.played"))
		}
		if err := x.keep(t, batch, files); err != nil {
			return err
		}
		if err := x.play(t, batch.Folder); err != nil {
			return err
		}
	}
	return nil
}

// play plays a turn that is saved as one of a game, for the next one whose sheets
// do not say who stands where. Nothing follows from a turn of which that is not
// known of all powers.
func (x *translation) play(t *turn.Turn, folder string) error {
	if !x.to.SavesGames() || !t.Position.Full {
		x.player.game.Restart()
		return nil
	}
	b, err := x.checker.bench(folder)
	if err == nil {
		x.player.game.Play(t, b.linter.Check(t).Verdicts)
	}
	return err
}

// press returns what converts the sheets of a folder.
func (x *translation) press(folder string) (*press, error) {
	file, err := x.checker.configs.For(folder)
	if err != nil {
		return nil, err
	}
	if p, ok := x.presses[file]; ok {
		return p, nil
	}
	o, err := x.checker.turnOptions(file)
	if err != nil {
		return nil, err
	}
	if x.from != nil {
		o.Lang = i18n.Default().LanguageByCode(x.from.Language()).Lang()
	}
	p := &press{
		builder: turn.NewBuilder(o),
		converter: notation.NewConverter(x.to, notation.Options{
			Partial: x.partial, Units: o.Units, Parser: x.checker.parser,
		}),
	}
	x.presses[file] = p
	return p, nil
}

// checkFrom returns an error where a sheet is plainly in another notation than
// --from says: it would be read in a language that is not its own, or the
// reader be left to believe that it was read as what it is not.
func (x *translation) checkFrom(batch gather.Batch) error {
	if x.from == nil {
		return nil
	}
	for _, part := range batch.Parts {
		game, daide, orders := false, false, false
		for i := range part.Rows {
			row := &part.Rows[i]
			game = game || row.Game
			if row.HoldsOrders() && len(row.Orders) > 0 {
				orders = true
				daide = daide || strings.HasPrefix(strings.TrimSpace(row.Text), "(")
			}
		}
		if x.sheets.asJSON[part.Input.Name] != x.from.WritesJSON() || game != x.from.SavesGames() ||
			x.from.ID() == "daide" && orders && !daide {
			return fault.New("error.not-from", part.Input.Name, x.from.ID())
		}
	}
	return nil
}

// keep adds the files of a turn to what is written in the end. A saved game is
// one file of all sheets of a folder, whichever of them have a turn; what was one
// already stays so.
func (x *translation) keep(t *turn.Turn, batch gather.Batch, files []notation.File) error {
	joined := x.to.SavesGames() && (len(batch.Parts) > 1 || x.folders[batch.Folder] > 1 && !batch.IsGame())
	for i := range files {
		name := files[i].Name
		if joined {
			name = batch.Folder
		}
		if err := x.out.add(x.to, t.Map, name, joined, files[i].Text); err != nil {
			return err
		}
	}
	return nil
}
