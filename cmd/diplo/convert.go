package main

import (
	"cmp"
	"slices"

	"diplo/cli"
	"diplo/config"
	"diplo/fault"
	"diplo/gather"
	"diplo/i18n"
	"diplo/notation"
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
		Args: cli.Args{Usage: "usage.arguments", Max: -1},
		Flags: []cli.Flag{
			{Name: "to", About: "flag.to", Value: cli.Choice(&f.to, notation.Names()...)},
			{Name: "style", About: "flag.style", Value: cli.Choice(&f.style, notation.AllStyles()...)},
			{Name: "from", About: "flag.from", Value: cli.Choice(&f.from, notation.Names()...)},
			{Name: "partial", Short: 'p', About: "flag.partial", Value: cli.Switch(&f.partial)},
			{Name: "output", Short: 'o', About: "flag.output", Value: cli.Text(&f.output, "usage.target")},
			{Name: "rules", Short: 'r', About: "flag.rules", Value: cli.Choice(&f.rules, rulebook.Names()...)},
			{Name: "map", Short: 'm', About: "flag.map", Value: cli.Text(&f.mapName, "usage.map")},
			{Name: "complete", Short: 'c', About: "flag.complete", Value: cli.Toggle(&f.complete)},
			{Name: "units", Short: 'u', About: "flag.units", Value: cli.Text(&f.units, "usage.file")},
			{Name: "together", Short: 't', About: "flag.together", Value: cli.Switch(&f.together)},
			{Name: "encoding", About: "flag.encoding", Value: cli.Choice(&f.encoding, encodingNames()...)},
			{Name: "stdin-filename", About: "flag.stdin-filename", Value: cli.Text(&f.stdinName, "usage.name")},
		},
		Examples: []string{
			"diplo convert --to francqueville england.dip france.dip",
			"diplo convert --to fr -o feuilles games/1901",
			"diplo convert --to diplomacy -o game.json game.dip",
		},
		Run: func(args []string) (int, error) { return a.convert(f, args) },
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
		presses: map[*config.File]*press{}, told: map[string]bool{},
	}
	if n, ok := notation.Named(f.from); ok {
		x.from = i18n.Default().LanguageByCode(n.Language()).Lang()
	}
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
	case x.left > 0:
		a.tell(a.lang.Sprintf("convert.stopped", x.left))
	default:
		a.tell(a.lang.Sprintf("convert.unread"))
	}
	return code, nil
}

// notation returns the notation that the flags, or else the configuration of the
// current folder, ask for.
func (f *convertFlags) notation(here *config.File) (*notation.Notation, error) {
	id, style := cmp.Or(f.to, here.To), f.style
	if id == "" {
		return nil, fault.New("error.to-missing", i18n.Any(notation.Names()...))
	}
	if style == "" && slices.Contains(notation.Styles(id), here.Style) {
		style = here.Style
	}
	n, ok := notation.Styled(id, style)
	if !ok {
		return nil, fault.New("error.unknown-style", id, style)
	}
	return n, nil
}

// translation is a run of "diplo convert".
type translation struct {
	app     *app
	sheets  *sheets
	checker *checker
	to      *notation.Notation
	from    i18n.Lang // to read in, 0 to go by the sheets
	partial bool
	presses map[*config.File]*press
	out     outputs
	left    int             // orders that are not converted
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
		if err != nil {
			if text := err.Error(); !x.told[text] {
				x.told[text] = true
				x.app.fail(err)
			}
			continue
		}
		p.builder.Reset()
		for _, part := range batch.Parts {
			p.builder.Add(part.Input.Name, part.Encoding, part.Rows)
		}
		t := p.builder.Build()
		orders += len(t.Orders)
		bar.show(orders)
		files, problems := p.converter.Convert(t)
		x.tell(t, problems, files == nil)
		if err := x.keep(t, batch, files); err != nil {
			return err
		}
	}
	return nil
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
	o.Lang = x.from
	p := &press{
		builder: turn.NewBuilder(o),
		converter: notation.NewConverter(x.to, notation.Options{
			Partial: x.partial, Units: o.Units, Parser: x.checker.parser,
		}),
	}
	x.presses[file] = p
	return p, nil
}

// keep adds the files of a turn to what is written in the end.
func (x *translation) keep(t *turn.Turn, batch gather.Batch, files []notation.File) error {
	for i := range files {
		name, joined := files[i].Name, false
		if x.to.SavesGames() && len(batch.Parts) > 1 {
			name, joined = batch.Folder, true
		}
		if err := x.out.add(x.to, t.Map, name, joined, files[i].Text); err != nil {
			return err
		}
	}
	return nil
}
