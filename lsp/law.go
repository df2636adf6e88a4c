package lsp

import (
	"cmp"
	"os"
	"sync"

	"diplo/board"
	"diplo/config"
	"diplo/fault"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/lint"
	"diplo/rulebook"
	"diplo/turn"
)

// A law is how the sheets of all folders are judged, until a setting or a
// configuration file changes: then there is a new one.
type law struct {
	serial   uint64
	options  Options
	client   client
	settings settings

	mu      sync.Mutex
	finder  config.Finder
	benches map[*config.File]*bench
	folders map[string]*bench
}

// A bench judges the turns of the folders that one configuration holds for.
type bench struct {
	lang *i18n.Language // of messages
	turn turn.Options
	err  error // what is wrong with the configuration, which then counts for nothing

	mu     sync.Mutex
	linter *lint.Linter
}

func newLaw(o Options, c client, s settings) *law {
	return &law{
		serial:  serial(),
		options: o, client: c, settings: s,
		benches: map[*config.File]*bench{}, folders: map[string]*bench{},
	}
}

// bench returns what judges the sheets of a folder; of what is no folder of the
// file system, nothing but the settings tells.
func (l *law) bench(folder string) *bench {
	l.mu.Lock()
	defer l.mu.Unlock()
	if b := l.folders[folder]; b != nil {
		return b
	}
	file, err := &config.File{}, error(nil)
	if isFolder(folder) {
		if file, err = l.finder.For(folder); err != nil {
			file = &config.File{}
		}
	}
	b := l.benches[file]
	if b == nil {
		b = l.newBench(file)
		l.benches[file] = b
	}
	if err != nil {
		b.err = err
	}
	l.folders[folder] = b
	return b
}

func isFolder(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.IsDir()
}

func (l *law) newBench(file *config.File) *bench {
	s := &l.settings
	b := &bench{lang: i18n.Choose(l.options.Lang, s.Lang, file.Lang, l.client.locale, l.options.Locale)}
	b.turn.Complete = file.Complete
	if s.Complete != nil {
		b.turn.Complete = *s.Complete
	}
	b.turn.Rules, _ = rulebook.Named(cmp.Or(s.Rules, file.Rules, rulebook.Names()[0]))
	if name := cmp.Or(s.Map, file.Map); name != "" {
		b.turn.Atlas, b.err = loadAtlas(name)
	}
	if name := cmp.Or(s.Units, file.Units); name != "" {
		if units, err := readUnits(name, b.turn); err != nil {
			b.err = err
		} else {
			b.turn.Units = units
		}
	}
	o := lint.Options{Select: file.Select, Ignore: file.Ignore}
	if s.Select != nil {
		o.Select = s.Select
	}
	if s.Ignore != nil {
		o.Ignore = s.Ignore
	}
	b.linter = lint.New(o)
	return b
}

func readUnits(name string, o turn.Options) ([]grammar.Row, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, fault.File(fault.Open, name, err)
	}
	defer file.Close()
	return turn.ReadUnits(name, file, grammar.Default(), o)
}

// loadAtlas returns the map of that name, one that comes with diplo or a file.
func loadAtlas(name string) (*turn.Atlas, error) {
	m, ok := board.Named(name)
	if !ok {
		file, err := os.Open(name)
		if err != nil {
			return nil, fault.File(fault.Open, name, err)
		}
		defer file.Close()
		if m, err = board.Load(file); err != nil {
			return nil, fault.Map(name, err)
		}
	}
	return turn.NewAtlas(m, i18n.Default()), nil
}

// check judges a turn and returns copies of what the linter keeps for itself.
func (b *bench) check(t *turn.Turn) ([]lint.Verdict, []lint.Diagnostic) {
	b.mu.Lock()
	defer b.mu.Unlock()
	r := b.linter.Check(t)
	return append([]lint.Verdict(nil), r.Verdicts...), append([]lint.Diagnostic(nil), r.Diagnostics...)
}
