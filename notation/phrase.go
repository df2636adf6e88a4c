package notation

import "diplo/board"

// A phrase is what one order says, whatever the notation: the input of the
// writers.
type phrase struct {
	form   form
	power  board.Power // who gives the order
	unit   unit
	target unit // of a support or a convoy
	to     board.Place

	route   []board.Province // the waters of a move by sea, nil where not known
	fleets  int              // how many carry the army, 0 where not known
	choices []board.Place    // of a retreat that lists alternatives
	amount  int              // of several waives

	// inline says that the waters are written where the destination is, as
	// players do who write "A LON-NTH-NWY" in any notation.
	inline bool
	holds  bool // a support spells out that its target holds

	// coastMatters says that the coast of a support's destination cannot be
	// left out without changing what is supported.
	coastMatters bool
}

// unit is a unit in a phrase.
type unit struct {
	kind  board.UnitKind
	place board.Place
	count int
	// power is whose unit it is, where that is known; foreign says that the
	// order names it and that this says more than the header does.
	power   board.Power
	foreign bool
	called  string // what the sheet calls the power in front of the unit
}
