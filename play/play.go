// Package play answers one question: how does a game go on?
//
// A Game plays turns one after the other: it gives each turn whose sheets say
// nothing of who stands where the position that the turn before it left, and
// plays the retreats and adjustments that the sheets leave out.
package play

import (
	"slices"

	"diplo/grammar"
	"diplo/i18n"
	"diplo/judge"
	"diplo/lint"
	"diplo/turn"
)

// A Game is a game as far as it has been played. It is not for use by several
// goroutines.
type Game struct {
	judge *judge.Judge
	last  grammar.TurnName // the turn played last
	next  *turn.Turn       // the turn that follows, without orders; nil at the start
}

// New returns a game of which nothing has been played.
func New(o judge.Options) *Game { return &Game{judge: judge.New(o)} }

// Restart forgets what was played.
func (g *Game) Restart() { g.next = nil }

// Begun reports whether a turn has been played.
func (g *Game) Begun() bool { return g.next != nil }

// Play plays a turn: it resolves it, and remembers what it leaves. Verdicts are
// those of the turn's orders. The outcome is valid until the next call of any
// method.
func (g *Game) Play(t *turn.Turn, verdicts []lint.Verdict) *judge.Outcome {
	o := g.judge.Resolve(t, verdicts)
	g.remember(o)
	return o
}

// Threats returns which missing orders could change what becomes of the convoys
// and supports of a turn (judge.WhatIf). It plays nothing.
func (g *Game) Threats(t *turn.Turn, verdicts []lint.Verdict) []judge.Threat {
	return g.judge.WhatIf(t, verdicts)
}

func (g *Game) remember(o *judge.Outcome) {
	g.last = nameOf(o.Turn)
	s := judge.Next(o)
	s.Position.Centers = slices.Clone(s.Position.Centers) // the turn's own, which is built anew
	g.next = s.Turn(o.Turn)
}

// Position returns the position before a turn of that name, and whether the
// game has come there. Retreats and adjustments in between, for which nobody
// gave orders, are played, and each is shown to see; a movement in between is
// not, for nobody knows what was ordered.
func (g *Game) Position(name grammar.TurnName, see func(*judge.Outcome)) (turn.Position, bool) {
	if g.next == nil || name.Season == i18n.NoSeason || g.last.Season == i18n.NoSeason {
		return turn.Position{}, false
	}
	if name.Phase == i18n.Retreats && between(g.last, name) == 1 && g.next.Phase != i18n.Retreats {
		p := g.next.Position
		p.HasDislodged = true // retreats that nobody has to make
		return p, true
	}
	ahead := between(nameOf(g.next), name)
	if ahead < 0 || ahead > untilMovement[round(nameOf(g.next))] {
		return turn.Position{}, false
	}
	for range ahead {
		o := g.judge.Resolve(g.next, nil)
		see(o)
		g.remember(o)
	}
	return g.next.Position, true
}
