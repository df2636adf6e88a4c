package main

import (
	"diplo/gather"
	"diplo/grammar"
	"diplo/judge"
	"diplo/play"
	"diplo/turn"
)

// player plays the turns of a run. The turns of one folder are one game, and so
// is a saved game.
type player struct {
	game *play.Game
	of   gameName
}

// gameName tells games apart. File is empty but for a saved game.
type gameName struct{ folder, file string }

func gameOf(batch gather.Batch) gameName {
	if batch.IsGame() {
		return gameName{batch.Folder, batch.Parts[0].Input.Name}
	}
	return gameName{folder: batch.Folder}
}

// before returns the position before a turn whose sheets have none, where the
// turns before lead there, and shows what was played on the way.
func (p *player) before(batch gather.Batch, see func(*judge.Outcome)) func(grammar.TurnName) (turn.Position, bool) {
	if of := gameOf(batch); of != p.of {
		p.of = of
		p.game.Restart()
	}
	return func(name grammar.TurnName) (turn.Position, bool) { return p.game.Position(name, see) }
}
