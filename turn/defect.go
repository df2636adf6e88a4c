package turn

// Defect is why an order is impossible, whatever anybody else orders. The unit
// holds.
type Defect uint8

// The defects, in the order in which they are looked for. The first one found
// is the order's.
const (
	Sound Defect = iota

	// Reading.
	Unreadable      // no order can be made of it
	UnknownProvince // a name that no language has
	OffMap          // a name of a province that this map does not have
	Ambiguous       // two readings are possible
	Conditional     // stands behind a condition, which diplo does not judge
	UnclearVerb     // the verb has two meanings here
	Undecided       // several destinations of which the unit can only take one

	// Units.
	NoSuchUnit  // the position has no unit there
	ForeignUnit // the unit is another power's
	WrongPhase  // a build among moves, a move among builds
	UnitAtSea   // an army is ordered at sea
	UnitInland  // a fleet is ordered inland
	UnitNoCoast // the unit's province has no such coast

	// Moves.
	ArmyToSea        // an army's destination is a sea
	FleetToInland    // a fleet's destination is inland
	NoCoast          // the destination has no such coast
	ToItself         // from a province to itself
	NotAdjacent      // too far, and no convoy can be meant
	NoCommonCoast    // adjacent by land only
	CoastNeeded      // two coasts can be reached and none is named
	CoastUnreachable // the named coast cannot be reached from there
	NoSeaRoute       // no chain of waters joins the two provinces
	InlandConvoy     // a convoy from or to an inland province
	NoFleets         // the position has no fleets that could carry the army there

	// Supports.
	SelfSupport   // of itself, or into its own province
	OutOfReach    // the unit could not move to the province it supports into
	ImpossibleAid // the supported unit could never make that move

	// Convoys.
	ArmyConvoys    // an army is ordered to convoy
	FleetOnCoast   // the convoying fleet is in a coastal province
	ConvoysFleet   // the convoyed unit is a fleet
	ConvoysSupport // a support cannot be convoyed (en 7)
	ConvoyToOrigin // back to where the army is
	LegAstray      // a leg that starts or ends in no fleet's water
	UselessFleet   // the fleet can lie on no route from there to there

	// Retreats.
	NotDislodged    // the unit need not retreat
	RetreatTooFar   // not adjacent
	RetreatBarred   // occupied, contested, or the attacker's origin
	RetreatByConvoy // a retreat by sea route
	NotARetreat     // a support or convoy among retreats

	// Adjustments.
	NotHome         // not a home center of the power
	NotACenter      // no supply center at all
	NotOwned        // the center is another power's
	Occupied        // a unit stands there
	FleetInland     // a fleet cannot be built inland
	BuildCoast      // the fleet needs a coast
	TooMany         // more builds than the power may make, more removals than it must
	WrongAdjustment // a build where removals are due, or the reverse
	NothingToRemove // no unit of the power there

	// Positions.
	Crowded    // another unit is listed in the same place
	OwnedTwice // the center is listed as another power's too
	Repeated   // listed twice in one sheet
	NoCenter   // listed as a center, which it is not
)

// Unread reports whether an order with the defect has no one meaning, that it
// could be written anew with or that other orders could be compared with.
func (d Defect) Unread() bool {
	switch d {
	case Unreadable, UnknownProvince, OffMap, Ambiguous, Conditional, UnclearVerb, Undecided:
		return true
	}
	return false
}

// Link is how the order that an order depends on came out.
type Link uint8

// The links.
const (
	NoLink      Link = iota // depends on no other order
	Tied                    // the other order is there and matches
	Unconfirmed             // the other order is a power's whose orders are not here
	Absent                  // the other unit has no order, or none that goes so
	Elsewhere               // the other unit goes somewhere else
	Moves                   // a support to hold for a unit that moves
	Impossible              // the other order is impossible itself
	Missing                 // there is no such unit
	Halted                  // the other order is void itself: its convoy fails
	Backward                // a convoy from where the army goes to where it is
)
