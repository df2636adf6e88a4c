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

// formKeys are the names of the forms in messages and documents; those of the
// language's own templates among them.
var formKeys = [forms]string{
	hold: "hold", move: "move", convoyed: "move-convoyed", marched: "move-land",
	supportHold: "support-hold", supportMove: "support-move", convoy: "convoy",
	retreat: "retreat", choice: "retreat-choice", disband: "disband",
	build: "build", remove: "remove", waive: "waive", waiveSeveral: "waive-several",
	unitAlone: "unit",
}
