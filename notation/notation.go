package notation

import "diplo/i18n"

// A Notation is a way to write orders. It is data: templates with the
// placeholders that template.go lists and, for a coast, those of spell.go.
type Notation struct {
	// id is what the user types: "fr-long"; style the variant of it that this is,
	// such as "seed", "" for the plain one.
	id, style string

	// language is the code of the language whose words it uses; spelling how it
	// writes places, names the places that it writes otherwise, by id.
	language string
	spelling spelling
	names    map[string]string
	// coast is how a place with its coast is written.
	coast string

	// unit is how a unit is written, bare where its kind is not known, stack
	// where several stand together, foreign where its nationality is written in
	// front of it. Where one of them is empty the notation cannot say that.
	unit, bare, stack, foreign string
	// letters holds what it calls an army and a fleet; empty for the letters
	// (or, in unit's {kind}, the names) of its language.
	army, fleet string
	// armies and fleets are what it calls several, where that differs.
	armies, fleets string
	// target, where not empty, is how a unit that is supported or convoyed is
	// written, where this is not unit.
	target string

	// orders is what it writes for each kind of order.
	orders [forms]string

	// marks says that each army that goes by sea is marked as such, even where
	// it could not go otherwise.
	marks bool
	// legs says that each fleet of a convoy names its own leg.
	legs bool
	// noSupportCoast says that the destination of a support is written without
	// its coast.
	noSupportCoast bool

	turn    turnHeader
	heading powerHeader
	// machine says that programs alone write it, letter by letter: a sheet with
	// other capitals or blanks is in another one.
	machine bool
	// document is set for a notation whose sheets are no lines of orders.
	document document
}

// spelling is how a notation writes places.
type spelling struct {
	style i18n.Style
	cased letterCase
}

// letterCase is what a notation does to the letters of names.
type letterCase uint8

const (
	asListed letterCase = iota
	lowerCase
	seaUpper // seas in capitals, all others in small letters
)

// turnHeader is how a notation names turns.
type turnHeader uint8

const (
	turnWords turnHeader = iota // Spring 1901, Retreats
	turnCode                    // S1901R
	turnDAIDE                   // ( SUM #1901 )
)

// powerHeader is how a notation says whose orders follow.
type powerHeader uint8

const (
	powerName  powerHeader = iota // England:
	powerUpper                    // ENGLAND:
	noHeading                     // every unit says whose it is
)

// document is a form of sheets that is not lines of orders.
type document uint8

const (
	lines document = iota
	jsonDocument
	gameText // PHASE, POSITIONS, ORDERS: a whole turn, with its position
	gameJSON // a phase as the diplomacy package saves it
)

// whole reports whether a sheet of the form holds a whole turn, whatever the
// sources it comes from.
func (d document) whole() bool { return d == gameText || d == gameJSON }

// ID returns what the user types: "fr-long".
func (n *Notation) ID() string { return n.id }

// Style returns which variant of ID n is, such as "seed"; "" for the plain one.
func (n *Notation) Style() string { return n.style }

// About says in one line what the notation is.
func (n *Notation) About() i18n.Message { return i18n.Message{Key: "notation.about." + n.id} }

// String returns what the user types: "en", "en (seed)".
func (n *Notation) String() string {
	if n.style != "" {
		return n.id + " (" + n.style + ")"
	}
	return n.id
}

// all lists the notations in the order in which they are shown. A variant
// stands behind the plain one.
func all() []*Notation {
	return []*Notation{
		&english, &englishSeed, &englishFull, &englishLong,
		&french, &frenchFull, &frenchLong, &francqueville, &francquevilleFull,
		&python, &daide, &judge, &jdip, &godip, &webdip, &jsonNotation,
		&phases, &diplomacy,
	}
}

// Names returns the ids of all notations, in the order in which they are shown:
// those of order sheets, and then the two forms of saved games.
func Names() []string {
	var names []string
	for _, n := range all() {
		if n.style == "" {
			names = append(names, n.id)
		}
	}
	return names
}

// Named returns the notation with that id.
func Named(id string) (*Notation, bool) { return Styled(id, "") }

// SavesGames reports whether n is a form of saved games, which hold whole turns
// with their positions.
func (n *Notation) SavesGames() bool { return n.document.whole() }

// WritesJSON reports whether a sheet in n is JSON, not text.
func (n *Notation) WritesJSON() bool { return n.document == jsonDocument || n.document == gameJSON }

// Language returns the code of the language whose words n uses.
func (n *Notation) Language() string { return n.language }
