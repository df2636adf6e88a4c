package notation_test

import (
	"fmt"
	"iter"
	"strings"

	"diplo/board"
)

// A situation is one order, or the orders of one convoy, as an en sheet: with
// the units that it takes and a header for its phase.
type situation struct {
	phase string
	power string   // id
	units []string // "A LON", of the power
	lines []string
}

// sheet returns the situation as a sheet.
func (s situation) sheet() string {
	var b strings.Builder
	power := s.power[:1] + strings.ToLower(s.power[1:])
	b.WriteString(s.phase + "\n")
	if len(s.units) > 0 {
		block := "Units"
		if s.phase == retreats {
			block = "Dislodged"
		}
		fmt.Fprintf(&b, "%s:\n%s: %s\n", block, power, strings.Join(s.units, ", "))
	}
	b.WriteString(power + ":\n")
	for _, l := range s.lines {
		b.WriteString(l + "\n")
	}
	return b.String()
}

const (
	movement    = "Spring 1903"
	retreats    = "Fall 1903, Retreats"
	adjustments = "Winter 1903"
)

// standing is a unit in a place where it can be.
type standing struct {
	kind  board.UnitKind
	place board.Place
}

func (u standing) id(m *board.Map) string {
	letter := "A "
	if u.kind == board.Fleet {
		letter = "F "
	}
	return letter + m.PlaceID(u.place)
}

// places yields every place where a unit can stand, in map order.
func places(m *board.Map) []standing {
	var all []standing
	for p := range m.Provinces() {
		coasts := append([]board.Coast{board.NoCoast}, m.Coasts(p)...)
		for _, c := range coasts {
			at := board.Place{Province: p, Coast: c}
			if c == board.NoCoast && m.CanStand(board.Army, at) {
				all = append(all, standing{board.Army, at})
			}
			if m.CanStand(board.Fleet, at) {
				all = append(all, standing{board.Fleet, at})
			}
		}
	}
	return all
}

// legal yields every legal order of every unit, place and phase: with convoys
// by chains of up to three fleets, each as a turn of its own.
func legal(m *board.Map) iter.Seq2[string, situation] {
	return func(yield func(string, situation) bool) {
		units := places(m)
		for _, u := range units {
			if !single(m, u, yield) || !supports(m, u, units, yield) || !adjustment(m, u, yield) {
				return
			}
		}
		if !yield("waive", situation{adjustments, "ENGLAND", []string{"A ARM"}, []string{"Waive"}}) {
			return
		}
		for from := range m.Provinces() {
			if m.Terrain(from) == board.Coastal && !convoys(m, from, yield) {
				return
			}
		}
	}
}

// single yields the orders of a unit that concern no other.
func single(m *board.Map, u standing, yield func(string, situation) bool) bool {
	id := u.id(m)
	if !yield("hold", situation{movement, "ENGLAND", []string{id}, []string{id + " H"}}) ||
		!yield("disband", situation{retreats, "ENGLAND", []string{id}, []string{id + " D"}}) {
		return false
	}
	for _, to := range m.Neighbors(u.kind, u.place) {
		if !yield("move", situation{movement, "ENGLAND", []string{id}, []string{id + "-" + m.PlaceID(to)}}) ||
			!yield("retreat", situation{retreats, "ENGLAND", []string{id}, []string{id + " R " + m.PlaceID(to)}}) {
			return false
		}
	}
	return true
}

// supports yields a unit's supports of all units that can go, or stay, where it
// could go itself.
func supports(m *board.Map, u standing, units []standing, yield func(string, situation) bool) bool {
	id := u.id(m)
	for _, other := range units {
		if other.place.Province == u.place.Province {
			continue
		}
		both := []string{id, other.id(m)}
		if m.Reaches(u.kind, u.place, other.place.Province) &&
			!yield("support-hold", situation{movement, "ENGLAND", both, []string{id + " S " + other.id(m)}}) {
			return false
		}
		for _, to := range destinations(m, other, u.place.Province) {
			if m.Reaches(u.kind, u.place, to.Province) &&
				!yield("support-move", situation{movement, "ENGLAND", both, []string{id + " S " + other.id(m) + "-" + m.PlaceID(to)}}) {
				return false
			}
		}
	}
	return true
}

// destinations returns where a unit can go: an army by sea too, where any fleets
// could carry it but the one in the province of the unit that supports it. A
// fleet's destination is named with its coast, and without.
func destinations(m *board.Map, u standing, supporter board.Province) []board.Place {
	var all []board.Place
	for to := range m.Provinces() {
		at := board.Place{Province: to}
		switch {
		case to == supporter || to == u.place.Province:
		case u.kind == board.Fleet:
			if reach := m.CoastsTo(u.place, to); reach != 0 {
				all = append(all, at)
				for c := range reach.All() {
					if c != board.NoCoast {
						all = append(all, board.Place{Province: to, Coast: c})
					}
				}
			}
		case m.CanMove(board.Army, u.place, at),
			m.Terrain(u.place.Province) == board.Coastal && m.Terrain(to) == board.Coastal &&
				m.Chain(m.Waters().Without(supporter), u.place.Province, to):
			all = append(all, at)
		}
	}
	return all
}

func adjustment(m *board.Map, u standing, yield func(string, situation) bool) bool {
	id := u.id(m)
	if !yield("remove", situation{adjustments, "ENGLAND", []string{id}, []string{"Remove " + id}}) {
		return false
	}
	home := m.Home(u.place.Province)
	if home == board.NoPower || u.kind == board.Fleet && u.place.Coast == board.NoCoast && len(m.Coasts(u.place.Province)) > 0 {
		return true
	}
	return yield("build", situation{adjustments, m.PowerID(home), []string{"A ARM"}, []string{"Build " + id}})
}

// convoys yields the convoys of an army by all chains of up to three fleets.
func convoys(m *board.Map, from board.Province, yield func(string, situation) bool) bool {
	var chain []board.Province
	var extend func(last board.Province) bool
	extend = func(last board.Province) bool {
		for _, next := range m.Neighbors(board.Fleet, board.Place{Province: last}) {
			p := next.Province
			switch {
			case m.Terrain(p) == board.Coastal && len(chain) > 0 && p != from:
				if !yield(fmt.Sprintf("convoy-%d", len(chain)), convoyBy(m, from, p, chain)) {
					return false
				}
			case m.Terrain(p) == board.Sea && len(chain) < 3 && !contains(chain, p):
				chain = append(chain, p)
				ok := extend(p)
				chain = chain[:len(chain)-1]
				if !ok {
					return false
				}
			}
		}
		return true
	}
	return extend(from)
}

// convoyBy returns the turn in which an army is convoyed along a chain, and a
// fleet that is in nobody's way supports it.
func convoyBy(m *board.Map, from, to board.Province, chain []board.Province) situation {
	s := situation{phase: movement, power: "ENGLAND"}
	move := "A " + m.ID(from) + "-" + m.ID(to)
	s.units = append(s.units, "A "+m.ID(from))
	via := ""
	if m.CanMove(board.Army, board.Place{Province: from}, board.Place{Province: to}) {
		via = " via convoy"
	}
	s.lines = append(s.lines, move+via)
	for _, sea := range chain {
		s.units = append(s.units, "F "+m.ID(sea))
		s.lines = append(s.lines, "F "+m.ID(sea)+" C "+move)
	}
	return s
}

func contains(chain []board.Province, p board.Province) bool {
	for _, q := range chain {
		if q == p {
			return true
		}
	}
	return false
}
