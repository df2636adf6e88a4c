// Package rulebook answers one question: by which rules is it judged?
//
// A Rulebook is a value with named options, nothing more: it holds no code
// that judges. Each option cites the sentence of the source text it comes
// from: "en 1" is the first sentence of the English rules of convoys, "fr 1"
// the first of Yves Philippe de Francqueville's article, both numbered in
// docs/seeds.md.
package rulebook

// A Rulebook is a set of options. The zero value is not one; for a house rule,
// take a copy of Standard or Francqueville and change that.
type Rulebook struct {
	// Name is what the user types: "standard", "francqueville".
	Name string

	// CoastalFleets says whether a fleet in a coastal province may convoy
	// (en 1, en 5: never; fr: "une région maritime ou côtière").
	CoastalFleets CoastalFleets

	// WholeConvoy says that a defect in any line of a convoy voids all of it
	// (fr 5). Otherwise only the defective line is void and the rest stands if
	// it still makes a chain.
	WholeConvoy bool

	// Mark says whether the army's own order carries one C for each fleet
	// (fr 6, fr 7).
	Mark Mark

	// Legs says that each fleet names its own leg, and that an army may be
	// written at sea there and only there (fr 8, fr 9). Otherwise each fleet
	// names the army's origin and final destination (en 2).
	Legs bool

	// Stacks says that several units of one power may share a province (fr 11;
	// "2A. Par").
	Stacks bool

	// StandoffBreaks says that a stand-off with a convoying fleet makes the
	// convoy fail (fr 12); by the English rules only dislodging it does (en 10).
	StandoffBreaks bool

	// LostOrigin says that an army whose convoy failed and whose province was
	// taken meanwhile is removed from the game (fr 13).
	LostOrigin bool

	// ArmyAbsent says that an army counts for nothing where it started while it
	// is convoyed (fr 15).
	ArmyAbsent bool

	// UniquePrefix says that any beginning of a French name that begins no
	// other is that name, and needs no warning ("au moins trois lettres").
	UniquePrefix bool
}

// CoastalFleets is what a rulebook says of convoys by fleets on the coast.
type CoastalFleets uint8

// The choices. CoastalNoted accepts such a convoy and says so in a note.
const (
	CoastalForbidden CoastalFleets = iota
	CoastalNoted
	CoastalAllowed
)

// Mark is what a rulebook says of the convoy mark in the army's order.
type Mark uint8

// The choices. MarkExpected warns where the mark is missing and voids the
// order where its count is wrong.
const (
	MarkOptional Mark = iota
	MarkExpected
)

// Standard returns the English rules. They are shared and must not be changed.
func Standard() *Rulebook { return &standard }

// Francqueville returns the rules of Yves Philippe de Francqueville. They are
// shared and must not be changed.
func Francqueville() *Rulebook { return &francqueville }

var standard = Rulebook{Name: "standard"}

var francqueville = Rulebook{
	Name:           "francqueville",
	CoastalFleets:  CoastalNoted,
	WholeConvoy:    true,
	Mark:           MarkExpected,
	Legs:           true,
	Stacks:         true,
	StandoffBreaks: true,
	LostOrigin:     true,
	ArmyAbsent:     true,
	UniquePrefix:   true,
}

// Names returns the names of the rulebooks, the default first.
func Names() []string { return []string{standard.Name, francqueville.Name} }

// Named returns the rulebook of that name.
func Named(name string) (*Rulebook, bool) {
	switch name {
	case standard.Name:
		return Standard(), true
	case francqueville.Name:
		return Francqueville(), true
	}
	return nil, false
}
