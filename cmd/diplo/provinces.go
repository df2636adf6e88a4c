package main

import (
	"cmp"
	"slices"
	"strings"

	"diplo/board"
	"diplo/cli"
	"diplo/fault"
	"diplo/i18n"
	"diplo/turn"
)

// provincesCommand lists what the provinces are called, or those that match.
func (a *app) provincesCommand() *cli.Command {
	mapName := "standard"
	return &cli.Command{
		Args: cli.Args{Usage: "usage.province", Max: -1},
		Flags: []cli.Flag{
			{Name: "map", Short: 'm', About: "flag.map", Value: cli.Text(&mapName, "usage.map")},
		},
		Examples: "example.provinces",
		Run: func(args []string) (int, error) {
			atlas, err := loadAtlas(mapName)
			if err != nil {
				return exitFailed, err
			}
			g := gazetteer{app: a, atlas: atlas}
			return g.find(strings.Join(args, " "))
		},
	}
}

// gazetteer looks provinces up.
type gazetteer struct {
	*app
	atlas *turn.Atlas
}

// find lists the provinces that text can mean, or all where it is empty. One
// alone is described with its neighbors.
func (g gazetteer) find(text string) (int, error) {
	found := g.meant(text)
	switch len(found) {
	case 0:
		return exitFailed, g.none(text)
	case 1:
		g.describe(found[0])
	default:
		var rows [][]string
		for _, p := range found {
			rows = append(rows, g.row(p))
		}
		g.columns(rows)
	}
	return exitOK, nil
}

// meant returns the provinces that text is a name or an abbreviation of; where
// it is none, those whose names have it in them.
func (g gazetteer) meant(text string) []board.Province {
	x, folded := g.atlas.Lexicon, i18n.Fold(text)
	var found []board.Province
	if w, n := x.Match(text); n == len(text) {
		for _, s := range x.Senses(w) {
			if p := g.province(s); p != board.NoProvince && !slices.Contains(found, p) {
				found = append(found, p)
			}
		}
	}
	if len(found) > 0 {
		return found
	}
	for p := range g.atlas.Map.Provinces() {
		if slices.ContainsFunc(g.names(p), func(name string) bool { return strings.Contains(i18n.Fold(name), folded) }) {
			found = append(found, p)
		}
	}
	return found
}

func (g gazetteer) province(s i18n.Sense) board.Province {
	if s.Kind != i18n.Name {
		return board.NoProvince
	}
	return g.atlas.Province(s.Place)
}

// none is the error for a text that nothing is called, with what may be meant.
func (g gazetteer) none(text string) error {
	var near []string
	for _, s := range g.atlas.Lexicon.Suggest(text, 3) {
		if name := g.lang.Name(s.Place, board.NoCoast); g.province(s) != board.NoProvince && !slices.Contains(near, name) {
			near = append(near, name)
		}
	}
	if len(near) == 0 {
		return fault.New("error.unknown-province", text)
	}
	return fault.New("error.unknown-province-near", text, i18n.Any(near...))
}

// names returns what every language calls p, in the order of the languages,
// that of the reader first.
func (g gazetteer) names(p board.Province) []string {
	var names []string
	for _, l := range g.languages() {
		if name := l.Name(g.atlas.Place(p), board.NoCoast); name != "" {
			names = append(names, name)
		}
	}
	return names
}

// languages returns all languages, the reader's first.
func (g gazetteer) languages() []*i18n.Language {
	all := g.atlas.Lexicon.Languages()
	i := slices.Index(all, g.lang)
	return slices.Concat(all[i:i+1], all[:i], all[i+1:])
}

func (g gazetteer) row(p board.Province) []string {
	row := []string{g.atlas.Map.ID(p)}
	row = append(row, g.names(p)...)
	return append(row, g.kind(p))
}

// kind says what p is: its terrain and whether it is a supply center.
func (g gazetteer) kind(p board.Province) string {
	m := g.atlas.Map
	kinds := []string{g.lang.Sprintf([...]string{
		board.Inland: "terrain.inland", board.Coastal: "terrain.coastal", board.Sea: "terrain.sea",
	}[m.Terrain(p)])}
	switch home := m.Home(p); {
	case home != board.NoPower:
		kinds = append(kinds, g.lang.Sprintf("provinces.home", g.lang.PowerName(g.atlas.PowerName(home))))
	case m.IsCenter(p):
		kinds = append(kinds, g.lang.Sprintf("provinces.center"))
	}
	return strings.Join(kinds, g.lang.Sprintf("list.separator"))
}

// describe prints all there is to say of p.
func (g gazetteer) describe(p board.Province) {
	b := g.painter()
	g.print(b.bold(g.atlas.Map.ID(p)+" "+g.names(p)[0]), "\n", g.kind(p), "\n\n")
	g.print(b.bold(g.lang.Sprintf("provinces.names")), "\n")
	g.columns(g.spellings(p))
	g.neighbors(board.Army, board.Place{Province: p}, g.lang.Sprintf("provinces.armies"))
	if coasts := g.atlas.Map.Coasts(p); len(coasts) > 0 {
		for _, c := range coasts {
			g.neighbors(board.Fleet, board.Place{Province: p, Coast: c},
				g.lang.Sprintf("provinces.fleets-from", g.lang.CoastName(c)))
		}
		return
	}
	g.neighbors(board.Fleet, board.Place{Province: p}, g.lang.Sprintf("provinces.fleets"))
}

// spellings returns a row for each language and convention that has words for
// p.
func (g gazetteer) spellings(p board.Province) [][]string {
	x, place := g.atlas.Lexicon, g.atlas.Place(p)
	type convention struct {
		lang *i18n.Language
		name string
	}
	words := map[convention][]string{}
	var order []convention
	for w := i18n.Word(1); x.Text(w) != ""; w++ {
		for _, s := range x.Senses(w) {
			if s.Kind != i18n.Name || s.Place != place || s.Loose || s.Coast != board.NoCoast {
				continue
			}
			for _, name := range x.Conventions(s) {
				c := convention{x.Language(s.Lang), name}
				if words[c] == nil {
					order = append(order, c)
				}
				words[c] = append(words[c], x.Text(w))
			}
		}
	}
	slices.SortFunc(order, func(a, b convention) int { return cmp.Compare(a.name, b.name) })
	var rows [][]string
	for _, l := range g.languages() {
		rows = append(rows, []string{"  " + g.languageName(l), l.Name(place, board.NoCoast)})
	}
	for _, c := range order {
		rows = append(rows, []string{"  " + label(c.lang, c.name), strings.Join(words[c], g.lang.Sprintf("list.separator"))})
	}
	return rows
}

// languageName returns what the reader calls a language, or what it calls itself
// where the reader's language has no name for it.
func (g gazetteer) languageName(l *i18n.Language) string {
	if key := "language." + l.Code(); g.lang.Has(key) {
		return g.lang.Sprintf(key)
	}
	return l.Endonym()
}

// label names a convention with its language, if it is of one.
func label(l *i18n.Language, convention string) string {
	if l == nil {
		return convention
	}
	return convention + " (" + l.Code() + ")"
}

// neighbors prints where a unit at a place can go, under a heading; nothing
// where it can stand nowhere near.
func (g gazetteer) neighbors(kind board.UnitKind, at board.Place, heading string) {
	var names []string
	for _, n := range g.atlas.Map.Neighbors(kind, at) {
		names = append(names, g.lang.Name(g.atlas.Place(n.Province), n.Coast))
	}
	if len(names) == 0 {
		return
	}
	slices.SortFunc(names, func(a, b string) int { return cmp.Compare(i18n.Fold(a), i18n.Fold(b)) })
	g.print("\n", g.painter().bold(heading), "\n  ",
		strings.ReplaceAll(strings.TrimSpace(wrap(strings.Join(names, g.lang.Sprintf("list.separator")), 76)), "\n", "\n  "), "\n")
}
