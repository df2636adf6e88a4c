package grammar

import (
	"diplo/board"
	"diplo/i18n"
)

// Span is a half-open range of bytes, 0-based, in the text of its Line. A part
// that is missing has a span of zero width where it would stand.
type Span struct{ Start, End int }

// Empty reports whether nothing is written there.
func (s Span) Empty() bool { return s.Start >= s.End }

// Of returns what is written there.
func (s Span) Of(text string) string { return text[s.Start:s.End] }

// LineKind says what a line is for.
type LineKind uint8

// The kinds of line.
const (
	Blank      LineKind = iota
	Comment             // nothing but a comment or a directive
	Header              // names a turn, a power or a block, and nothing else
	Orders              // holds orders, perhaps after a header ("France : A Par - Bur")
	Prose               // text that is no order: press, a game master's remark
	TooLong             // longer than MaxLine bytes: kept, not read
	Unreadable          // binary: NUL bytes or the like
)

// Block is what the lines after a header list.
type Block uint8

// The blocks of a sheet.
const (
	NoBlock        Block = iota
	UnitsBlock           // "Units:", "Unités :", "POSITIONS": who stands where
	CentersBlock         // "Centers:": who owns which supply centers
	DislodgedBlock       // "Dislodged:": units that must retreat
	ContestedBlock       // "Contested:": provinces left empty by a stand-off
	OrdersBlock          // "Orders:", "ORDERS"
)

// Line is one line of a sheet, read. It is immutable and knows nothing of
// where it stands, so that equal lines share one Line. Text may contain a line
// break when the sheet driver joined an order that was wrapped.
type Line struct {
	Text      string
	Kind      LineKind
	Turn      TurnName // zero unless the line names a turn
	Power     Power    // of the header on this line; zero unless there is one
	Block     Block    // that the line opens
	Orders    []Order
	Comment   Span // from the comment sign to the end of the line
	Directive Directive
	// Open says that the line ends inside a list (a trailing comma or "et"),
	// so that the next line goes on with it.
	Open bool
	// Langs is the set of languages that have a word of this line which no
	// other language has: evidence for the language of the sheet.
	Langs Langs

	condition conditionMark // what the line does to the lines below it
	continues bool          // the line can only go on with the one above
	dashed    bool          // the orders begin with a dash
	turnWord  bool          // the turn's name is introduced ("PHASE 1901 …")
	list      Verb          // of the units on the lines below: "Removals:"
	named     i18n.Power    // the power that a line of prose names, and little else: "Dear England,"
	near      Power         // the only word of a line of prose, if a slip for a power: "Angletere"
}

// Langs is a set of languages, one bit for each i18n.Lang.
type Langs uint16

// Has reports whether l is in the set.
func (s Langs) Has(l i18n.Lang) bool { return l < 16 && s>>l&1 != 0 }

// TurnName is the name of a turn as a header gives it: "Spring 1901",
// "F1902R", "Printemps 1901", "Builds:". Season is i18n.NoSeason and Year 0
// where none is written. Phase is i18n.NoPhase where the header does not say;
// winter then means adjustments, summer the retreats of spring, and any other
// season movement.
type TurnName struct {
	Span   Span
	Season i18n.Season
	Year   int
	Phase  i18n.Phase
}

// IsZero reports whether no turn is named.
func (t TurnName) IsZero() bool {
	return t.Season == i18n.NoSeason && t.Year == 0 && t.Phase == i18n.NoPhase
}

// InFull returns t with the phase that its header leaves out and without its
// span, so that headers of the same turn are equal.
func (t TurnName) InFull() TurnName {
	t.Span = Span{}
	switch {
	case t.Phase != i18n.NoPhase || t.Season == i18n.NoSeason:
	case t.Season == i18n.Winter:
		t.Phase = i18n.Adjustments
	case t.Season == i18n.Summer:
		t.Phase = i18n.Retreats
	default:
		t.Phase = i18n.Movement
	}
	return t
}

// Power is a power as written: a header, or the nationality of a unit. ID is 0
// where the word is no power; Text is empty where nothing is written.
type Power struct {
	Span Span
	Text string
	ID   i18n.Power
}

// Name is a place as written, with every meaning that its word can have. The
// grammar never chooses: package turn does, by the map. Text is empty where
// the name is missing; Senses is empty where the word is unknown.
type Name struct {
	Span      Span // of the province's name, without the coast
	Text      string
	Senses    []i18n.Sense // of kind i18n.Name, the firm ones first
	Coast     board.Coast  // as written after the name, or said by the name itself (stpnc)
	CoastSpan Span
}

// Unit is a unit as written: "A Par", "2A. Par", "autriche A KIE",
// "A BUL (Turquie)", "Par".
type Unit struct {
	Span      Span
	Power     Power
	Count     int // of "2A."; 0 where none is written
	CountSpan Span
	Kind      board.UnitKind // board.NoUnit where the letter is left out
	KindSpan  Span
	Name      Name
	Dislodged bool // "fleet/dislodged tri" in a list of positions
}

// Verb is what an order tells its unit to do, as written. What it means in the
// phase (a move among retreats) is for package turn to say.
type Verb uint8

// The verbs. NoVerb is a unit with nothing after it: a hold, an item of a list
// of units, or a build.
const (
	NoVerb Verb = iota
	Hold
	Move
	Support
	Convoy
	Retreat
	Disband
	Build
	Remove
	Waive
	Supply // "supply ank" in a list of positions
)

var verbTexts = [...]string{
	NoVerb: "hold", Hold: "hold", Move: "move", Support: "support", Convoy: "convoy", Retreat: "retreat",
	Disband: "disband", Build: "build", Remove: "remove", Waive: "waive", Supply: "supply",
}

// String returns the English verb: "move". A unit with nothing after it holds.
func (v Verb) String() string { return verbTexts[v] }

// Order is one order as written.
type Order struct {
	Span     Span // without comment, separator or result
	Unit     Unit
	Verb     Verb
	VerbSpan Span
	// VerbUnclear says that the verb's letter has another meaning in another
	// language or phase ("d": disband, or the French letter of a retreat; "r"
	// without a destination: a removal, or a retreat to nowhere).
	VerbUnclear bool

	// Target is the unit that is supported or convoyed.
	Target Unit
	// TargetHolds says that a support spells out that its target holds
	// ("A Bud S A Ser H"), or writes its province as where it goes
	// ("A Nor SF Swe-Swe"), which then stands in Path too.
	TargetHolds bool
	// Path is where the unit (of a move or a retreat) or the target (of a
	// support or a convoy) goes: the places after the dashes, the destination
	// last, waypoints in front of it. Where several places are written of which
	// the unit can only go to one ("R Ber or Kie", "- Rom or Ven"), Alternatives
	// is set; so it is where the other choice is Junk ("- Rom or hold").
	Path         []Name
	Alternatives bool

	Mark ConvoyMark // "— C —", "— CC —" in an army's own order
	Via  Via        // "via convoy", "via NTH", "VIA ( NTH )"

	Amount int // of "waive 2"; 0 where none is written

	Ditto bool // a ditto mark stands for the target and path of the order above

	Result Span // "(*bounce*)", "-> resolved", "échec 1 vs 1"
	Oddity []Oddity
	// Junk is what was left over and could not be read; empty where all was.
	Junk Span
	// Missing says what the order lacks to be complete.
	Missing Missing
	// Conditional says that the order stands behind a condition ("if …").
	Conditional bool
}

// Missing says which part an order lacks. The grammar reports the first.
type Missing uint8

// What can be missing.
const (
	NothingMissing     Missing = iota
	MissingUnit                // no province for the ordered unit
	MissingVerb                // a unit, then something that is no verb
	MissingTarget              // a support or convoy without a unit
	MissingDestination         // a dash with nothing behind it; a convoy without destination
)

// ConvoyMark is the mark in an army's order that says how many fleets carry
// it. Count is 0 where none is written.
type ConvoyMark struct {
	Span  Span
	Count int
}

// Via is how an army's order says which way it goes.
type Via struct {
	Span Span
	Mode ViaMode
}

// ViaMode is what a Via says.
type ViaMode uint8

// The ways of an army. ViaRoute: the order names the waters, which stand in
// Path in front of the destination.
const (
	NoVia ViaMode = iota
	ViaConvoy
	ViaLand
	ViaRoute
)

// Oddity is something unusual that did not keep the order from being read.
type Oddity struct {
	Kind OddityKind
	Span Span
}

// OddityKind says what is unusual.
type OddityKind uint8

// The oddities.
const (
	MissingDash      OddityKind = iota // "A Mar  Pié": Span is the gap
	StrayMark                          // "A TYR- S A VEN", "_>": Span is the mark
	ResultAsMark                       // ":" or "=" written for the dash, which says how the order ended
	GluedResult                        // "-> UKR" behind a move: where the unit ended
	StrayPunctuation                   // a bracket or quote without its fellow
)

// Directive is a comment that speaks to diplo: "# diplo: ignore C304",
// "# diplo : ignorer C304", "# diplo: fmt off".
type Directive struct {
	Span  Span
	Kind  DirectiveKind
	Codes []DirectiveCode // of an Ignore; empty means every code
}

// DirectiveCode is one code of an Ignore directive, as written.
type DirectiveCode struct {
	Span Span
	Code string
}

// DirectiveKind says what a Directive asks for.
type DirectiveKind uint8

// The directives. UnknownDirective is "# diplo:" with something that is none.
const (
	NoDirective DirectiveKind = iota
	Ignore
	FormatOff
	FormatOn
	UnknownDirective
)
