package turn

import (
	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/rulebook"
)

// A Turn is one turn of one game: all orders that were given for it, resolved.
// It is built by a Builder and read-only after that.
type Turn struct {
	Map   *board.Map
	Rules *rulebook.Rulebook
	// Carriers holds the provinces where a fleet may convoy by the rulebook.
	Carriers board.Set

	// Season, Year and Phase are the turn's name. Season and Year are zero
	// where no sheet names one. Phase is never i18n.NoPhase: where the headers
	// do not say, the season or the orders do.
	Season i18n.Season
	Year   int
	Phase  i18n.Phase
	// Namer is the index of the source whose header names the turn: the first
	// of those with the name that most headers have. It is -1 where no source
	// has a header.
	Namer int
	// StrayFrom is the turn that the other sheets of the folder are for, where
	// this one looks like one among them by mistake; zero where it does not.
	StrayFrom grammar.TurnName
	// StrayEven says that this may as well be the right one.
	StrayEven bool

	Sources  []Source
	Position Position
	Orders   []Order  // in the order of Sources and lines
	Convoys  []Convoy // armies that go, or are carried, by sea
	// Items holds the entries of blocks of units and centers that cannot be so,
	// each as an order with a Defect and without an Index. Where one contradicts
	// an earlier entry, Partner is the index in Items of that one, which is Sound
	// unless something else is wrong with it. The Source of what Options.Units
	// says is -1.
	Items []Order

	// Complete says that all orders of the turn are here (--complete).
	Complete bool
	// Given holds the powers whose orders are here.
	Given PowerSet

	// Lang is the language that most of the orders are written in, 0 where
	// nothing tells.
	Lang i18n.Lang

	Atlas *Atlas // names of Map's provinces and powers

	others board.Set // see Others

	at [256]int32 // for each province the index of the first order of a unit there, plus one
}

// At returns the first order of a unit in a province.
func (t *Turn) At(p board.Province) (*Order, bool) {
	if i := t.at[p]; i > 0 {
		return &t.Orders[i-1], true
	}
	return nil, false
}

// A Source is one file's part in a turn.
type Source struct {
	Name     string // of the file, as the user gave it
	Encoding string
	Rows     []grammar.Row    // the rows of this turn
	Orders   int              // how many orders they hold
	Turn     grammar.TurnName // the header, zero where the part has none
	Headless bool             // the part has no turn header of its own
}

// PowerSet is a set of powers of one map, a bit for each that a map can have
// (board.MaxPowers) and one for NoPower.
type PowerSet uint64

// Has reports whether p is in the set.
func (s PowerSet) Has(p board.Power) bool { return s&(1<<p) != 0 }

// With returns the set with p in it.
func (s PowerSet) With(p board.Power) PowerSet { return s | 1<<p }

// An Order is one order with its one meaning.
type Order struct {
	Syntax *grammar.Order
	Line   *grammar.Line
	Source int // index in Turn.Sources
	Offset int // of the line's first byte, 0-based, in the sheet's text
	Number int // of the line in its file, 1-based
	Index  int // of this order in Turn.Orders

	// Power gives the order: the header's, or the one written before the unit,
	// or, where neither is there, the one whose unit the position has there.
	Power board.Power
	// PowerFrom says where Power was found.
	PowerFrom PowerFrom

	// Verb is what the order means in this phase: a plain move in a retreat
	// phase is a Retreat, a bare "A Par" among builds is a Build.
	Verb grammar.Verb

	Unit   Unit
	Target Unit // of a support or a convoy

	// To is where the unit or the target goes. Its coast is set for a fleet
	// that goes to a province with two, be it written or inferred.
	To     board.Place
	ToName *grammar.Name // nil where no destination is written
	// Route holds the waypoints that the order writes out, without the
	// destination. Alternatives holds the further choices of a retreat.
	Route        []board.Province
	Alternatives []board.Place

	// ByConvoy says that the order's move goes by sea: it must (not adjacent by
	// land), or says so (via convoy, a mark, a route of waters), or fleets of
	// its own power are ordered to carry it (DATC 4.A.3).
	ByConvoy bool
	// Explicit says that the order itself says that it goes by sea.
	Explicit bool

	// Leg says that a convoy order was written leg by leg: From and To of the
	// leg are LegFrom and LegTo, and Target and To give the whole route once
	// the legs are joined (Joined).
	Leg            bool
	Joined         bool
	LegFrom, LegTo board.Province

	CoastInferred bool // To's coast was not written and only one is possible

	// Readings lists the names of the order that needed a choice.
	Readings []Reading

	// Defect is the first reason why the order is impossible whatever anybody
	// orders, and DefectAt where that stands in Line.Text. Order.Illegal is
	// Defect != Sound.
	Defect   Defect
	DefectAt grammar.Span

	// Link says how the order that this one depends on came out, and Partner
	// which one that is (an index in Turn.Orders, -1 for none).
	Link    Link
	Partner int
	// Convoy is the index in Turn.Convoys of the convoy the order takes part
	// in, as the army or as a fleet; -1 for none.
	Convoy int

	// Twin is the index of an earlier order of the same unit, -1 for none.
	Twin int
	// Doubled says that another order of the same unit says something else, so
	// that the unit has two orders that are one too many and follows neither.
	// Where units share a province it says that all of them have orders above.
	Doubled bool
	// Disputed says that another power orders the same unit, and nothing tells
	// whose it is: which of the orders counts is not known.
	Disputed bool
	// Short is how many of the units that the order is for ("3A. Par") are not
	// there, or have orders above.
	Short int
}

// Illegal reports whether the order is impossible whatever anybody orders.
func (o *Order) Illegal() bool { return o.Defect != Sound }

// Muddled reports whether another order of the same unit keeps this one from
// being followed.
func (o *Order) Muddled() bool { return o.Doubled || o.Disputed }

// Text returns the order as written, without comment, separator or result.
func (o *Order) Text() string { return o.Syntax.Span.Of(o.Line.Text) }

// A Unit is a unit that an order names.
type Unit struct {
	Kind  board.UnitKind // board.NoUnit where nothing tells
	Place board.Place
	// Power is the unit's power where the order or the position tells it.
	Power board.Power
	// KindFrom says where Kind was found.
	KindFrom KindFrom
	// Known says that the position has a unit there. Actual is then its kind
	// and Owner its power.
	Known  bool
	Actual board.UnitKind
	Owner  board.Power
}

// PowerFrom says how the power of an order was found.
type PowerFrom uint8

// The ways to find a power.
const (
	PowerUnknown PowerFrom = iota
	PowerHeading
	PowerWritten
	PowerPosition
)

// KindFrom says how the kind of a unit was found.
type KindFrom uint8

// The ways to find a kind. KindPosition: no letter is written and the position
// tells; KindTerrain: only one kind can stand there, or do that.
const (
	KindUnknown KindFrom = iota
	KindWritten
	KindPosition
	KindTerrain
)

// A Reading is a name of an order with the choice that was made.
type Reading struct {
	Name   *grammar.Name
	Chosen board.Place   // zero where none was
	Legal  []board.Place // the readings under which the order is possible
	All    []board.Place // all readings of the word, the firm ones first
	// Also holds readings that are possible too, but that a word which firmly
	// means Chosen is not taken for.
	Also []board.Place
	// Alias says that only the coast needed a reading: a convention calls this
	// coast by the name of one that the province does not have ("bul/nc").
	Alias bool
}

// A Convoy is one army with the fleets that are ordered to carry it.
type Convoy struct {
	From, To board.Province
	Army     int   // index of the army's order, -1 where it has none that goes there
	Fleets   []int // indexes of the convoy orders for this army and destination, without the illegal ones
	Broken   []int // indexes of illegal convoy orders for this army and destination
	// Whole says that Fleets make a chain from From to To.
	Whole bool
	// Void says that the convoy does not take place whatever happens: it is
	// not whole and nobody whose orders are missing could complete it, or the
	// rulebook voids it for the defect of a part.
	Void bool
	// Pending says that it is not whole, and that a power whose orders are not
	// here could complete it.
	Pending bool
	// Miscounted says that the army's mark does not count its fleets.
	Miscounted bool
	// Culprit is the index of the order whose defect voids the convoy, -1
	// where it is simply not there. Of fleets that convoy from where an army
	// goes to where it is (Backward), it is the army's.
	Culprit int

	next int32 // index plus one of another convoy from the same province
	// disputed is the index plus one of a fleet's order without which the
	// convoy is not whole, and which another power disputes.
	disputed int32
}
