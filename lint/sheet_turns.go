package lint

import (
	"diplo/i18n"
	"diplo/turn"
)

// checkMixedTurns reports sheets that are judged together although they name
// different turns: a sheet of last season among those of this one. The turn
// that most sheets name is taken for the right one.
func checkMixedTurns(p *Pass) {
	sources := p.Turn.Sources
	main, mixed := -1, false
	for s := range sources {
		switch {
		case sources[s].Headless:
		case main < 0:
			main = s
		case nameOf(s, sources) != nameOf(main, sources):
			mixed = true
		}
	}
	if !mixed {
		return
	}
	sheets := map[turnName]int{}
	for s := range sources {
		if !sources[s].Headless {
			sheets[nameOf(s, sources)]++
		}
	}
	for s := range sources {
		if !sources[s].Headless && sheets[nameOf(s, sources)] > sheets[nameOf(main, sources)] {
			main = s
		}
	}
	for s := range sources {
		if name := nameOf(s, sources); !sources[s].Headless && name != nameOf(main, sources) {
			p.FaultAt(p.atTurn(s), name, nameOf(main, sources)).
				Relate(p.atTurn(main), "related-turn", nameOf(main, sources))
		}
	}
}

// turnName is the argument that spells the name of a turn: "Spring 1901".
type turnName struct {
	season i18n.Season
	year   int
	phase  i18n.Phase
}

func nameOf(s int, sources []turn.Source) turnName {
	t := &sources[s].Turn
	return turnName{t.Season, t.Year, t.Phase}
}

// Localize returns the turn's name as a header of l has it, without what it
// leaves out.
func (t turnName) Localize(l *i18n.Language) string {
	return l.Turn(t.season, t.year, t.phase)
}

// atTurn returns the place of a source's turn header.
func (p *Pass) atTurn(source int) Place {
	rows := p.Turn.Sources[source].Rows
	for i := range rows {
		if t := rows[i].Line.Turn; t.Season != i18n.NoSeason || t.Year != 0 {
			return p.AtRow(source, &rows[i], t.Span)
		}
	}
	return Place{Source: source, Number: 1}
}
