// Package turn answers one question: who orders what?
//
// It takes sheets, a position and a rulebook and gives each order its one
// meaning: which of the readings of its words is possible on the map, which
// unit it commands, which order it depends on. Legs of a convoy are joined into
// the whole route, supports are tied to what they support. An order that
// cannot be followed says what is wrong with it in its Defect, in one word of
// this package; why that matters, how it is called and how to mend it is for
// package lint. The package judges nothing by force: it does not know which
// move succeeds.
package turn
