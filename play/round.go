package play

import (
	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"
)

// roundsOfYear is how often orders are given in a year: for two movements, the
// retreats after each, and the adjustments.
const roundsOfYear = 5

// untilMovement is how many rounds there are from each up to the next movement.
var untilMovement = [roundsOfYear]int{0, 1, 0, 2, 1}

// round numbers the turns of a year. Adjustments close it, whether they are
// called winter's or fall's; the retreats of spring may be called summer's.
func round(name grammar.TurnName) int {
	switch {
	case name.Phase == i18n.Adjustments:
		return 4
	case name.Phase == i18n.Retreats && name.Season == i18n.Fall:
		return 3
	case name.Phase == i18n.Retreats:
		return 1
	case name.Season == i18n.Fall:
		return 2
	}
	return 0
}

// between returns how many rounds b is behind a. Where one of them names no
// year it is the next of its season.
func between(a, b grammar.TurnName) int {
	n := round(b) - round(a)
	if a.Year != 0 && b.Year != 0 {
		return n + (b.Year-a.Year)*roundsOfYear
	}
	return (n + roundsOfYear) % roundsOfYear
}

func nameOf(t *turn.Turn) grammar.TurnName {
	return grammar.TurnName{Season: t.Season, Year: t.Year, Phase: t.Phase}
}
