package main

import (
	"bufio"
	"cmp"
	"errors"
	"io/fs"
	"os"
	"slices"

	"diplo/board"
	"diplo/cli"
	"diplo/config"
	"diplo/fault"
	"diplo/gather"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/lint"
	"diplo/rulebook"
	"diplo/turn"
)

// checkFlags say how orders are judged. What a flag leaves open, the
// configuration of the sheets' folder says.
type checkFlags struct {
	rules, mapName, units string
	complete              *bool
	selected, ignored     []string
}

// entries are the flags themselves, as every command that judges has them.
func (f *checkFlags) entries() []cli.Flag {
	return []cli.Flag{
		{Name: "rules", Short: 'r', About: "flag.rules", Value: cli.Choice(&f.rules, rulebook.Names()...)},
		{Name: "map", Short: 'm', About: "flag.map", Value: cli.Text(&f.mapName, "usage.map")},
		{Name: "complete", Short: 'c', About: "flag.complete", Value: cli.Toggle(&f.complete)},
		{Name: "units", Short: 'u', About: "flag.units", Value: cli.Text(&f.units, "usage.file")},
	}
}

// checker judges turns, each as the configuration of its folder says.
type checker struct {
	flags   *checkFlags
	parser  *grammar.Parser // of all sheets
	configs config.Finder
	benches map[*config.File]*bench
	atlases map[string]*turn.Atlas   // by name
	units   map[string][]grammar.Row // by name
	// played finds the position before a turn whose sheets have none, in the
	// game that they belong to; nil where games are not played.
	played func(gather.Batch) func(grammar.TurnName) (turn.Position, bool)
}

// bench is what judges the turns under one configuration.
type bench struct {
	builder *turn.Builder
	linter  *lint.Linter
}

func (a *app) newChecker(f *checkFlags, parser *grammar.Parser) (*checker, error) {
	c := &checker{
		flags: f, parser: parser, benches: map[*config.File]*bench{},
		atlases: map[string]*turn.Atlas{}, units: map[string][]grammar.Row{},
	}
	for _, s := range slices.Concat(f.selected, f.ignored) {
		if !lint.Known(s) {
			return nil, unknownRule(s)
		}
	}
	if a.flags.config != "" {
		file, err := config.Read(a.flags.config)
		if err != nil {
			return nil, err
		}
		c.configs.Only = file
	}
	// What a flag names is looked at before any sheet is.
	_, err := c.turnOptions(&config.File{})
	return c, err
}

// check judges a turn. The result is valid until the next call.
func (c *checker) check(batch gather.Batch) (*lint.Result, error) {
	b, err := c.bench(batch.Folder)
	if err != nil {
		return nil, err
	}
	b.builder.Reset()
	for _, p := range batch.Parts {
		b.builder.Add(p.Input.Name, p.Encoding, p.Rows)
	}
	b.builder.StrayFrom(batch.StrayFrom, batch.StrayEven)
	if c.played != nil {
		b.builder.StartWith(c.played(batch))
	}
	return b.linter.Check(b.builder.Build()), nil
}

// bench returns what judges the sheets of a folder.
func (c *checker) bench(folder string) (*bench, error) {
	file, err := c.configs.For(folder)
	if err != nil {
		return nil, err
	}
	if b, ok := c.benches[file]; ok {
		return b, nil
	}
	o, err := c.turnOptions(file)
	if err != nil {
		return nil, err
	}
	b := &bench{turn.NewBuilder(o), lint.New(c.lintOptions(file))}
	c.benches[file] = b
	return b, nil
}

func (c *checker) turnOptions(file *config.File) (o turn.Options, err error) {
	o.Complete = file.Complete
	if c.flags.complete != nil {
		o.Complete = *c.flags.complete
	}
	if name := cmp.Or(c.flags.rules, file.Rules); name != "" {
		o.Rules, _ = rulebook.Named(name) // both were checked when they were read
	}
	if o.Atlas, err = c.atlasOf(file); err != nil {
		return o, err
	}
	if name := cmp.Or(c.flags.units, file.Units); name != "" {
		o.Units, err = c.readUnits(name, o)
	}
	return o, err
}

// atlasIn returns the map that the sheets of a folder are for, nil for the
// standard one.
func (c *checker) atlasIn(folder string) (*turn.Atlas, error) {
	file, err := c.configs.For(folder)
	if err != nil {
		return nil, err
	}
	return c.atlasOf(file)
}

// atlasOf returns the map that the flags or a configuration name, nil for none.
func (c *checker) atlasOf(file *config.File) (*turn.Atlas, error) {
	if name := cmp.Or(c.flags.mapName, file.Map); name != "" {
		return c.atlas(name)
	}
	return nil, nil
}

func (c *checker) lintOptions(file *config.File) lint.Options {
	o := lint.Options{Select: file.Select, Ignore: file.Ignore}
	if c.flags.selected != nil {
		o.Select = c.flags.selected
	}
	if c.flags.ignored != nil {
		o.Ignore = c.flags.ignored
	}
	return o
}

// atlas returns the map of that name, each loaded once.
func (c *checker) atlas(name string) (*turn.Atlas, error) {
	if a, ok := c.atlases[name]; ok {
		return a, nil
	}
	a, err := loadAtlas(name)
	if err == nil {
		c.atlases[name] = a
	}
	return a, err
}

// loadAtlas returns the map of that name: one that comes with diplo, or a file.
func loadAtlas(name string) (*turn.Atlas, error) {
	m, ok := board.Named(name)
	if !ok {
		var err error
		if m, err = loadMap(name); err != nil {
			return nil, err
		}
	}
	return turn.NewAtlas(m, i18n.Default()), nil
}

func loadMap(name string) (*board.Map, error) {
	file, err := os.Open(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, unknown("error.unknown-map", name, board.Names())
	}
	if err != nil {
		return nil, fault.File(fault.Open, name, err)
	}
	defer file.Close()
	if info, err := file.Stat(); err == nil && info.IsDir() {
		return nil, fault.New("error.folder", name)
	}
	m, err := board.Load(file)
	if err != nil {
		return nil, fault.Map(name, err)
	}
	return m, nil
}

// readUnits returns the rows of a sheet with a position, each read once.
func (c *checker) readUnits(name string, o turn.Options) ([]grammar.Row, error) {
	if rows, ok := c.units[name]; ok {
		return rows, nil
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, fault.File(fault.Open, name, err)
	}
	defer file.Close()
	text := bufio.NewReader(file)
	head, _ := text.Peek(sniff) // an error comes again when the rest is read
	if err := noSheet(name, head); err != nil {
		return nil, err
	}
	rows, err := turn.ReadUnits(name, text, c.parser, o)
	if err == nil {
		c.units[name] = rows
	}
	return rows, err
}
