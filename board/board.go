// Package board answers one question: what does the map look like?
//
// It holds provinces, coasts, supply centers, home centers, the borders that
// armies and fleets can cross, and the search for sea routes. It knows no
// order and no rule, and no names: provinces and powers go by ids such as "STP"
// and "STP/NC". Everything that can be said in a picture of the map belongs
// here, and nothing else. What is wrong in a map file is told in English, the
// language of its statements.
package board

// Province numbers a province of one map, from 1 in the order of the map's
// file. The zero value is no province.
type Province uint8

// NoProvince is the zero Province.
const NoProvince Province = 0

// Coast is a side of a province that has more than one, such as the north
// coast of Spain.
type Coast uint8

// The coasts. NoCoast is right for every province that does not have two, and
// for an army anywhere.
const (
	NoCoast Coast = iota
	NorthCoast
	EastCoast
	SouthCoast
	WestCoast
)

// Place is where a unit can stand: a province and, for a fleet in a province
// with two coasts, the coast.
type Place struct {
	Province Province
	Coast    Coast
}

// UnitKind tells armies from fleets. The zero value is unknown.
type UnitKind uint8

// The kinds of unit.
const (
	NoUnit UnitKind = iota
	Army
	Fleet
)

// Terrain is the kind of a province.
type Terrain uint8

// The kinds of province.
const (
	Inland Terrain = iota
	Coastal
	Sea
)

// Power numbers a power of one map, from 1 in the order of the map's file.
// The zero value is no power; an unowned supply center is NoPower's.
type Power uint8

// NoPower is the zero Power.
const NoPower Power = 0
