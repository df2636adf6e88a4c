package turn

import "diplo/grammar"

// StartWith gives the position before the next turn that is built, for sheets
// that have none: that of a game as it was played up to there. It goes before
// Options.Units, and is forgotten by Reset. find is called while the turn is
// built, with the turn's name and phase, if no sheet says who stands where.
func (b *Builder) StartWith(find func(grammar.TurnName) (Position, bool)) {
	if b.turn.Map == nil {
		b.Reset()
	}
	b.start = find
}

// StrayFrom says that the other sheets of the folder are for the turn of that
// name; even says that these may as well be right. It is forgotten by Reset.
func (b *Builder) StrayFrom(name grammar.TurnName, even bool) {
	if b.turn.Map == nil {
		b.Reset()
	}
	b.turn.StrayFrom, b.turn.StrayEven = name, even
}

// begin takes the position given by StartWith.
func (b *Builder) begin() {
	t := &b.turn
	given, ok := b.start(grammar.TurnName{Season: t.Season, Year: t.Year, Phase: t.Phase})
	if !ok {
		return
	}
	p := &t.Position
	p.Units, p.Centers = append(p.Units, given.Units...), append(p.Centers, given.Centers...)
	p.Contested, p.Known, p.Owned = given.Contested, given.Known, given.Owned
	p.Full, p.FullCenters, p.HasDislodged = given.Full, given.FullCenters, given.HasDislodged
}
