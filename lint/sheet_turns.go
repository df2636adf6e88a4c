package lint

import (
	"diplo/grammar"
	"diplo/i18n"
)

// checkMixedTurns reports sheets that are judged together although they name
// different turns, and sheets that are judged apart although they lie together
// and only their headers differ: a sheet of last season among those of this one.
// The turn that most sheets name is taken for the right one.
func checkMixedTurns(p *Pass) {
	t := p.Turn
	if t.Namer < 0 {
		return
	}
	main := turnName(t.Sources[t.Namer].Turn)
	for s := range t.Sources {
		source := &t.Sources[s]
		name := turnName(source.Turn)
		switch {
		case source.Headless:
		case source.Turn.InFull() != t.Sources[t.Namer].Turn.InFull():
			p.FaultAt(p.atTurn(s), name, main).Relate(p.atTurn(t.Namer), "related-turn", main)
		case t.StrayFrom != grammar.TurnName{}:
			d := p.FaultAt(p.atTurn(s), name, turnName(t.StrayFrom))
			if t.StrayEven {
				d.Say("even", d.Args...).As(Note, NoEffect)
			}
		}
	}
}

// turnName is the argument that spells the name of a turn: "Spring 1901".
type turnName grammar.TurnName

// Localize returns the turn's name as a header of l has it, without the phase
// that the season tells.
func (t turnName) Localize(l *i18n.Language) string {
	phase := t.Phase
	if phase == (grammar.TurnName{Season: t.Season}).InFull().Phase {
		phase = i18n.NoPhase
	}
	return l.Turn(t.Season, t.Year, phase)
}

// atTurn returns the place of a source's turn header.
func (p *Pass) atTurn(source int) Place {
	rows := p.Turn.Sources[source].Rows
	for i := range rows {
		if t := rows[i].Line.Turn; !t.IsZero() {
			return p.AtRow(source, &rows[i], t.Span)
		}
	}
	return Place{Source: source, Number: 1}
}
