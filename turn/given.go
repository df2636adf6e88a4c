package turn

import "diplo/grammar"

// Start gives the position before the next turn that is built, for sheets that
// have none: that of a game as it was played up to there. It is forgotten by
// Reset.
func (b *Builder) Start(p Position) {
	if b.turn.Map == nil {
		b.Reset()
	}
	b.start = &p
}

// StrayFrom says that the other sheets of the folder are for the turn of that
// name. It is forgotten by Reset.
func (b *Builder) StrayFrom(name grammar.TurnName) {
	if b.turn.Map == nil {
		b.Reset()
	}
	b.turn.StrayFrom = name
}

// begin takes the position given by Start.
func (b *Builder) begin() {
	p := &b.turn.Position
	given := b.start
	p.Units, p.Centers = append(p.Units, given.Units...), append(p.Centers, given.Centers...)
	p.Contested, p.Known, p.Owned = given.Contested, given.Known, given.Owned
	p.Full, p.FullCenters = given.Full, given.FullCenters
}
