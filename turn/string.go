package turn

// String returns the defect's name in this package, for tests and traces.
func (d Defect) String() string { return nameOf(defectNames[:], int(d)) }

// String returns the link's name in this package, for tests and traces.
func (l Link) String() string { return nameOf(linkNames[:], int(l)) }

func nameOf(names []string, i int) string {
	if i < len(names) {
		return names[i]
	}
	return "?"
}

var linkNames = [...]string{
	NoLink: "no-link", Tied: "tied", Unconfirmed: "unconfirmed", Absent: "absent", Elsewhere: "elsewhere",
	Moves: "moves", Impossible: "impossible", Missing: "missing", Halted: "halted", Backward: "backward",
}

var defectNames = [...]string{
	Sound:      "sound",
	Unreadable: "unreadable", UnknownProvince: "unknown-province", OffMap: "off-map", Ambiguous: "ambiguous",
	Conditional: "conditional", UnclearVerb: "unclear-verb",
	NoSuchUnit: "no-such-unit", ForeignUnit: "foreign-unit", WrongPhase: "wrong-phase", UnitAtSea: "unit-at-sea",
	UnitInland: "unit-inland", UnitNoCoast: "unit-no-coast",
	ArmyToSea: "army-to-sea", FleetToInland: "fleet-to-inland", NoCoast: "no-coast", ToItself: "to-itself",
	NotAdjacent: "not-adjacent", NoCommonCoast: "no-common-coast", CoastNeeded: "coast-needed",
	CoastUnreachable: "coast-unreachable", NoSeaRoute: "no-sea-route", InlandConvoy: "inland-convoy",
	NoFleets:    "no-fleets",
	SelfSupport: "self-support", OutOfReach: "out-of-reach", ImpossibleAid: "impossible-aid",
	ArmyConvoys: "army-convoys", FleetOnCoast: "fleet-on-coast", ConvoysFleet: "convoys-fleet",
	ConvoysSupport: "convoys-support", ConvoyToOrigin: "convoy-to-origin", LegAstray: "leg-astray", UselessFleet: "useless-fleet",
	NotDislodged: "not-dislodged", RetreatTooFar: "retreat-too-far", RetreatBarred: "retreat-barred",
	RetreatByConvoy: "retreat-by-convoy", NotARetreat: "not-a-retreat",
	NotHome: "not-home", NotACenter: "not-a-center", NotOwned: "not-owned", Occupied: "occupied",
	FleetInland: "fleet-inland", BuildCoast: "build-coast", TooMany: "too-many", WrongAdjustment: "wrong-adjustment",
	NothingToRemove: "nothing-to-remove",
	Crowded:         "crowded", OwnedTwice: "owned-twice", Repeated: "repeated", NoCenter: "no-center",
}
