// Package i18n answers one question: what is it called?
//
// Languages are data, one folder each under locales: names and abbreviations
// with the convention each belongs to, powers, seasons, verbs, coast words and
// messages. The folded trie of all words of all languages is generated from
// those folders. The package knows ids of provinces and powers ("STP",
// "FRANCE") and nothing of the map behind them, of orders or of rules.
package i18n

import "diplo/board"

// Place numbers a province that some language has a name for, on whatever map.
// The zero value is none.
type Place uint16

// Power numbers a power that some language has a name for. The zero value is
// none.
type Power uint8

// Season is a season of the game's year. The zero value is none.
type Season uint8

// The seasons. Summer is what some zines call the retreats of spring.
const (
	NoSeason Season = iota
	Spring
	Summer
	Fall
	Winter
)

// Phase is what the powers decide in a turn. The zero value is none.
type Phase uint8

// The phases.
const (
	NoPhase Phase = iota
	Movement
	Retreats
	Adjustments
)

// Lang numbers a language of a Lexicon. The zero value is a word that belongs
// to no language (an id, a sign).
type Lang uint8

// Kind is what a word can be. One word may have several senses: ENG is a sea
// and, in front of a unit, England.
type Kind uint8

// The kinds of word.
const (
	NoKind           Kind = iota
	Name                  // a province: Sense.Place, and Sense.Coast where the word says it (stpnc)
	ArmyWord              // A, army, armée
	FleetWord             // F, fleet, flotte
	UnitWord              // unit, unité: an army or a fleet
	PowerWord             // England, English, anglaise, ENG: Sense.Power
	CoastWord             // nc, north coast, côte nord, cn: Sense.Coast
	SeasonWord            // spring, printemps, S1901's S: Sense.Season
	PhaseWord             // movement, retraites: Sense.Phase
	ToWord                // to, move, attack, vers, avance
	SupportWord           // S, supports, soutient
	ConvoyWord            // C, convoys, convoie
	HoldWord              // H, hold, tient, XXX
	RetreatWord           // R, retreats, retraite
	DisbandWord           // D, disband, dispersion
	BuildWord             // B, build, construit, +
	RemoveWord            // remove, supprime
	WaiveWord             // waive, renonce
	ViaWord               // via, by, through, par
	ConvoyNoun            // "convoy" after via: by convoy, par convoi
	LandNoun              // "land" after via: via land, par terre
	FromWord              // from, de, depuis: webdiplomacy's "to Norway from London"
	AndWord               // and, et
	FillWord              // the, at, in, le, l': carries no meaning
	ResultWord            // bounce, cut, échec: Sense.Result says nothing more than that it is one
	DislodgedWord         // dislodged, délogée: a result, and the state of a unit in a position
	SupplyWord            // supply: "Turkey: supply ank" in a position
	UnitsWord             // "Units", "Unités", "POSITIONS": opens a block of units
	CentersWord           // "Centers", "Centres": opens a block of supply centers
	OrdersWord            // "Orders", "Ordres": opens the orders
	ContestedWord         // "Contested", "Disputées": opens a block of contested provinces
	TurnWord              // "PHASE", "Results for": introduces a turn's name
	DittoWord             // ditto, idem
	IgnoreWord            // "ignore", "ignorer" in a directive
	ConditionWord         // if, unless, si: an order that depends on something
	OffBoardWord          // otb, "off the board": where a disbanded unit retreats to
	EndConditionWord      // endif, fin si: orders after it depend on nothing
	ThenWord              // then, alors: ends what an order depends on
	ElseWord              // else, sinon: what is ordered where it does not hold
	OrWord                // or, ou: one more choice of a retreat
	NumberWord            // two, deux: Sense.Number, of builds that are waived
)

// Sense is one meaning of a word.
type Sense struct {
	Kind   Kind
	Lang   Lang
	Place  Place       // of a Name
	Coast  board.Coast // of a CoastWord, or of a Name that says its coast
	Power  Power       // of a PowerWord
	Season Season      // of a SeasonWord
	Phase  Phase       // of a PhaseWord
	Number uint8       // of a NumberWord
	Style  Style       // of a Name: how it is written
	// Loose marks a reading that a reader should not rely on: a word that
	// conventions give to different provinces (nor, liv), or a prefix.
	Loose bool
	// Convention is the index in Lexicon.Conventions of the convention that
	// writes so.
	Convention uint8
}

// Style is how a name is written, so that another name can be written alike.
type Style uint8

// The styles of names.
const (
	NoStyle     Style = iota
	FullName          // North Sea, Mer du Nord
	Trigram           // NTH, NRD
	SeaTrigram        // Mer Adr: the generic word and the head of the name
	OtherShort        // any other abbreviation or variant
	UniqueStart       // an unambiguous beginning of a full name
)

// Word numbers a word of a Lexicon. The zero value is no word.
type Word uint16
