package notation

// form is a kind of order that notations write each in its own way.
type form uint8

const (
	hold        form = iota
	move             // by land, or by sea where it cannot be otherwise
	convoyed         // a move that says that it goes by sea
	marched          // a move that says that it goes by land
	supportHold      // support for a unit that stays
	supportMove
	convoy
	retreat
	choice // a retreat that lists alternatives
	disband
	build
	remove
	waive
	waiveSeveral
	unitAlone // a unit with nothing behind it, which only the phase gives a meaning
	forms
)
