package board_test

import (
	"fmt"
	"strings"

	"diplo/board"
)

// Ask the standard map what it looks like around Spain.
func Example() {
	m := board.Standard()
	spain, _ := m.Province("SPA")
	gascony, _ := m.Place("GAS")
	lyon, _ := m.Place("LYO")

	fmt.Println("coasts:", m.Coasts(spain))
	fmt.Println("fleet LYO-SPA/NC:", m.CanMove(board.Fleet, lyon, board.Place{Province: spain, Coast: board.NorthCoast}))
	fmt.Println("fleet LYO into SPA:", m.Reaches(board.Fleet, lyon, spain))
	if coast, ok := m.CoastsTo(gascony, spain).Single(); ok {
		fmt.Println("fleet from GAS arrives at:", coast)
	}
	// Output:
	// coasts: [NC SC]
	// fleet LYO-SPA/NC: false
	// fleet LYO into SPA: true
	// fleet from GAS arrives at: NC
}

// An army goes from London to Tunis if fleets in three seas carry it.
func ExampleMap_Route() {
	m := board.Standard()
	london, _ := m.Province("LON")
	tunis, _ := m.Province("TUN")
	var fleets board.Set
	for _, id := range []string{"WES", "MAO", "ENG", "NTH"} {
		p, _ := m.Province(id)
		fleets = fleets.With(p)
	}
	route, ok := m.Route(fleets, london, tunis, nil)
	for _, p := range route {
		fmt.Println(m.ID(p))
	}
	fmt.Println(ok)
	// Output:
	// ENG
	// MAO
	// WES
	// true
}

// Without a fleet in the Mid-Atlantic the chain is broken there.
func ExampleMap_Gap() {
	m := board.Standard()
	london, _ := m.Province("LON")
	tunis, _ := m.Province("TUN")
	channel, _ := m.Province("ENG")
	west, _ := m.Province("WES")
	gap := m.Gap(board.SetOf(channel, west), london, tunis)
	for _, p := range gap.Missing {
		fmt.Println(m.ID(p))
	}
	// Output:
	// MAO
}

// A fleet in a dead end carries nobody.
func ExampleMap_Useful() {
	m := board.Standard()
	london, _ := m.Province("LON")
	norway, _ := m.Province("NWY")
	north, _ := m.Province("NTH")
	bight, _ := m.Province("HEL")
	for p := range m.Useful(board.SetOf(north, bight), london, norway).All() {
		fmt.Println(m.ID(p))
	}
	// Output:
	// NTH
}

// A map of one's own can start from an embedded one.
func ExampleLoad() {
	m, err := board.Load(strings.NewReader(`
map canal
base standard
# A canal through Denmark: fleets pass between the Baltic and the Bight.
fleet BAL HEL
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	baltic, _ := m.Place("BAL")
	bight, _ := m.Place("HEL")
	fmt.Println(m.CanMove(board.Fleet, baltic, bight))
	// Output:
	// true
}
