package judge

import (
	"diplo/board"
	"diplo/i18n"
	"diplo/turn"
)

// An Outcome is what happens in one turn. It is valid until the next Resolve
// of its Judge.
type Outcome struct {
	Turn   *turn.Turn
	Orders []Result // one for each of Turn.Orders
	// Units holds the units on the board after the turn, in map order, without
	// those that must retreat.
	Units []Unit
	// Retreats holds the units that must retreat, in map order.
	Retreats []Retreat
	// Contested holds the provinces that a stand-off left empty.
	Contested board.Set
	// Removed holds the units that leave the game, in map order.
	Removed []Removal
	// Centers says who owns which supply center after the turn; it changes
	// after the retreats of fall (see Next).
	Centers []turn.Ownership
	// Silent counts the units of the position that no order was given to. In a
	// movement they hold, in a retreat they are disbanded; in an adjustment it
	// counts the removals that civil disorder makes.
	Silent int

	trace  []step
	pieces []piece
	engine *engine
	known  bool // the position was known, so that Units is everything
}

// Known reports whether Units holds every unit on the board: the turn's
// position was known. Otherwise they are the units that orders speak of.
func (o *Outcome) Known() bool { return o.known }

// A Result is what becomes of one order.
type Result struct {
	// Succeeds: a move or retreat arrives; a support or convoy is possible,
	// matched and not disrupted, whatever the other unit achieves; a hold is
	// not dislodged; a build or removal is made.
	Succeeds bool
	Reason   Reason // Fine where it succeeds
	// Dislodged says that the order's unit has to retreat.
	Dislodged bool
	// Because holds the orders responsible for the result as indexes in
	// Turn.Orders, those that acted before those that helped them.
	Because []int
	// Strength and Against are the numbers that decided a move: its own and the
	// greatest that stood against it; for a unit in its place, what it held
	// with and the greatest attack on it. Both are zero where nothing fought.
	Strength, Against int

	actors, helpers []int32 // pieces, as Because; of a move that arrives, those it dislodges
	dislodger       int32   // the piece that drives the unit out
	dislodgerHelp   []int32 // and those that support it
	lost            bool    // the unit is removed, because its province was taken
}

// Unit is a unit where it stands after the turn.
type Unit struct {
	Power board.Power
	Kind  board.UnitKind
	Place board.Place
	Count int // units standing together, 1 except under a rulebook with stacks
	// Order is the index of the order that brought it there, -1 for none.
	Order int
}

// Retreat is a dislodged unit with the places it may go to.
type Retreat struct {
	Unit                         // where it was dislodged
	Attacker      board.Province // where the unit that dislodged it came from
	ByConvoy      bool           // that unit came by convoy
	AttackerOrder int            // index of its order
	To            []board.Place  // in map order; empty where it has to disband
}

// Removal is a unit that leaves the game.
type Removal struct {
	Unit
	Reason Reason
}

// Reason is why an order has the result it has, or why a unit is removed.
type Reason uint8

// The reasons.
const (
	Fine Reason = iota

	Illegal    // impossible, whatever anybody orders: the unit holds
	Void       // what it depends on is missing or different: the unit holds
	Superseded // the same order was given before, and that one counts

	Bounced       // stopped by a unit in the way or one that goes there too
	OwnUnit       // the power's own unit is in the way and stays
	NoConvoy      // no chain of fleets is ordered to carry the army
	Disrupted     // the convoy was broken by an attack on its fleets
	Paradoxical   // the convoy is part of a paradox (DATC 4.A.2)
	Unmatched     // the unit helped does something else
	Unused        // the fleet is on no route of the convoy, or the army walks
	Cut           // the supporter was attacked
	Dislodged     // the unit was driven out of its province
	StoodOff      // the convoying fleet was engaged in a stand-off (fr 12)
	OriginTaken   // a convoyed army found its province taken (fr 13)
	Clashed       // several units retreat to one province
	NotOrdered    // no retreat was ordered
	NowhereToGo   // no place to retreat to is left
	Disbanded     // ordered to leave the game
	CivilDisorder // removed because the power removed too few
)

var reasonNames = [...]string{
	Fine: "", Illegal: "illegal", Void: "void", Superseded: "superseded",
	Bounced: "bounced", OwnUnit: "own-unit", NoConvoy: "no-convoy", Disrupted: "disrupted",
	Paradoxical: "paradox", Unmatched: "unmatched", Unused: "unused", Cut: "cut",
	Dislodged: "dislodged", StoodOff: "stood-off", OriginTaken: "origin-taken",
	Clashed: "clashed", NotOrdered: "not-ordered", NowhereToGo: "nowhere-to-go",
	Disbanded: "disbanded", CivilDisorder: "civil-disorder",
}

// String returns the name that machines read: "no-convoy". It is empty for
// Fine.
func (r Reason) String() string { return reasonNames[r] }

// Stage is a turn that is about to be played: its name and the position before
// its orders.
type Stage struct {
	Season   i18n.Season
	Year     int
	Phase    i18n.Phase
	Position turn.Position
}
