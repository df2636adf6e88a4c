package i18n

import (
	"slices"

	"diplo/board"
)

// The names that the language folders use for the values of this package.
var (
	kindNames = [...]string{
		Name: "name", ArmyWord: "army", FleetWord: "fleet", UnitWord: "unit", PowerWord: "power",
		CoastWord: "coast", SeasonWord: "season", PhaseWord: "phase", ToWord: "to",
		SupportWord: "support", ConvoyWord: "convoy", HoldWord: "hold", RetreatWord: "retreat",
		DisbandWord: "disband", BuildWord: "build", RemoveWord: "remove", WaiveWord: "waive",
		ViaWord: "via", ConvoyNoun: "convoy-noun", LandNoun: "land-noun", FromWord: "from",
		AndWord: "and", FillWord: "fill", ResultWord: "result", DislodgedWord: "dislodged",
		SupplyWord: "supply", UnitsWord: "units", CentersWord: "centers", OrdersWord: "orders",
		ContestedWord: "contested", TurnWord: "turn", DittoWord: "ditto", IgnoreWord: "ignore",
		ConditionWord: "condition", OffBoardWord: "off-board",
		EndConditionWord: "end-condition", ThenWord: "then", ElseWord: "else",
		OrWord: "or", NumberWord: "number",
	}
	seasonNames = [...]string{Spring: "spring", Summer: "summer", Fall: "fall", Winter: "winter"}
	phaseNames  = [...]string{Movement: "movement", Retreats: "retreats", Adjustments: "adjustments"}
	styleNames  = [...]string{FullName: "full", Trigram: "trigram", SeaTrigram: "sea", OtherShort: "other"}
	coastNames  = [...]string{board.NorthCoast: "nc", board.EastCoast: "ec", board.SouthCoast: "sc", board.WestCoast: "wc"}
	unitNames   = [...]string{board.Army: "army", board.Fleet: "fleet"}
)

// String returns the name of k in the language folders: "support".
func (k Kind) String() string { return nameOf(kindNames[:], uint8(k)) }

// String returns the id of s, as machines read it: "spring"; "" for none.
func (s Season) String() string { return nameOf(seasonNames[:], uint8(s)) }

// String returns the id of p, as machines read it: "movement"; "" for none.
func (p Phase) String() string { return nameOf(phaseNames[:], uint8(p)) }

// SeasonNamed returns the season with an id, and whether there is one.
func SeasonNamed(id string) (Season, bool) {
	v, ok := valueOf(seasonNames[:], id)
	return Season(v), ok
}

// PhaseNamed returns the phase with an id, and whether there is one.
func PhaseNamed(id string) (Phase, bool) {
	v, ok := valueOf(phaseNames[:], id)
	return Phase(v), ok
}

// nameOf returns names[i], "" where there is none.
func nameOf(names []string, i uint8) string {
	if int(i) >= len(names) {
		return ""
	}
	return names[i]
}

// valueOf returns the index of name in names, and whether it is one.
func valueOf(names []string, name string) (uint8, bool) {
	i := slices.Index(names, name)
	return uint8(max(i, 0)), i > 0 && name != ""
}

func coastKey(c board.Coast) string   { return nameOf(coastNames[:], uint8(c)) }
func unitKey(k board.UnitKind) string { return nameOf(unitNames[:], uint8(k)) }
