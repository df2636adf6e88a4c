package judge_test

import (
	"fmt"
	"strings"

	"diplo/board"
)

// A plainOrder is an order of a random turn, and its unit.
type plainOrder struct {
	power  board.Power
	kind   board.UnitKind
	at     board.Place
	does   byte // 'H', 'M', 'S', 'C'
	to     board.Place
	convoy bool           // of a move: by sea
	target board.Province // of a support or convoy
}

// A dice makes the choices of a random turn: intn(n) is at least 0 and less
// than n.
type dice func(n int) int

// chance is true in so many of a hundred cases.
func (d dice) chance(percent int) bool { return d(100) < percent }

func pick[T any](d dice, list []T) T { return list[d(len(list))] }

// randomTurn makes a turn of that many units, crowded around one spot and
// given to convoys, supports and attacks on each other.
func randomTurn(m *board.Map, d dice, units int) []plainOrder {
	orders := randomUnits(m, d, units)
	at := map[board.Province]*plainOrder{}
	var fleets board.Set
	for i := range orders {
		o := &orders[i]
		at[o.at.Province] = o
		if o.kind == board.Fleet && m.Terrain(o.at.Province) == board.Sea {
			fleets = fleets.With(o.at.Province)
		}
	}
	for i := range orders {
		o := &orders[i]
		switch {
		case o.kind == board.Army && m.Terrain(o.at.Province) == board.Coastal && d.chance(50) && randomConvoy(m, d, o, fleets, at):
		case d.chance(45):
			randomMove(m, d, o, at)
		}
	}
	for i := range orders {
		o := &orders[i]
		if o.does == 'H' && fleets.Has(o.at.Province) && d.chance(75) {
			randomCarrier(m, d, o, orders, fleets)
		}
	}
	for i := range orders {
		if o := &orders[i]; o.does == 'H' && d.chance(85) {
			randomSupport(m, d, o, orders)
		}
	}
	return orders
}

// randomUnits places units in provinces that hang together.
func randomUnits(m *board.Map, d dice, units int) []plainOrder {
	seen := board.SetOf(board.Province(1 + d(m.Len())))
	edge := []board.Province{seen.First()}
	powers := 2 + d(6)
	var orders []plainOrder
	for len(orders) < units && len(edge) > 0 {
		k := d(len(edge))
		p := edge[k]
		edge = append(edge[:k], edge[k+1:]...)
		for q := range m.Borders(p).Minus(seen).All() {
			seen = seen.With(q)
			edge = append(edge, q)
		}
		if d.chance(15) {
			continue
		}
		o := plainOrder{power: board.Power(1 + d(powers)), kind: board.Army, at: board.Place{Province: p}, does: 'H'}
		if m.Terrain(p) == board.Sea || m.Terrain(p) == board.Coastal && d.chance(30) {
			o.kind = board.Fleet
			if coasts := m.Coasts(p); len(coasts) > 0 {
				o.at.Coast = pick(d, coasts)
			}
		}
		orders = append(orders, o)
	}
	return orders
}

func randomMove(m *board.Map, d dice, o *plainOrder, at map[board.Province]*plainOrder) {
	near := m.Neighbors(o.kind, o.at)
	o.does, o.to = 'M', pick(d, near)
	for range 3 { // rather where somebody is
		if at[o.to.Province] == nil && d.chance(70) {
			o.to = pick(d, near)
		}
	}
}

// randomConvoy orders an army to where the fleets at sea could carry it.
func randomConvoy(m *board.Map, d dice, o *plainOrder, fleets board.Set, at map[board.Province]*plainOrder) bool {
	var goals []board.Place
	for p := range m.Provinces() {
		if m.Terrain(p) == board.Coastal && p != o.at.Province && m.Chain(fleets, o.at.Province, p) {
			goals = append(goals, board.Place{Province: p})
			if q := at[p]; q != nil { // rather where a fleet may be cut off from helping at sea
				for range choose(q.kind == board.Fleet, 8, 2) {
					goals = append(goals, board.Place{Province: p})
				}
			}
		}
	}
	if len(goals) == 0 {
		return false
	}
	o.does, o.to, o.convoy = 'M', pick(d, goals), true
	return true
}

func randomCarrier(m *board.Map, d dice, o *plainOrder, orders []plainOrder, fleets board.Set) {
	var armies []*plainOrder
	for i := range orders {
		a := &orders[i]
		if a.convoy && m.Useful(fleets, a.at.Province, a.to.Province).Has(o.at.Province) {
			armies = append(armies, a)
		}
	}
	if len(armies) > 0 {
		a := pick(d, armies)
		o.does, o.target, o.to = 'C', a.at.Province, a.to
	}
}

func randomSupport(m *board.Map, d dice, o *plainOrder, orders []plainOrder) {
	var wanted []*plainOrder
	for i := range orders {
		a := &orders[i]
		goal := a.at.Province
		if a.does == 'M' {
			goal = a.to.Province
		}
		if a != o && goal != o.at.Province && a.at.Province != o.at.Province && m.Reaches(o.kind, o.at, goal) {
			wanted = append(wanted, a)
			if a.does == 'M' {
				for range choose(m.Terrain(a.to.Province) == board.Sea, 6, 2) {
					wanted = append(wanted, a)
				}
			}
		}
	}
	if len(wanted) == 0 {
		return
	}
	a := pick(d, wanted)
	o.does, o.target = 'S', a.at.Province
	if a.does == 'M' {
		o.to = a.to
	}
}

// sheet writes the orders of a random turn, in the order of a permutation.
func sheet(m *board.Map, orders []plainOrder, order []int) string {
	var units, lines [8][]string
	id := m.PlaceID
	letter := func(k board.UnitKind) string { return " AF"[k : k+1] }
	for _, i := range order {
		o := &orders[i]
		unit := letter(o.kind) + " " + id(o.at)
		units[o.power] = append(units[o.power], unit)
		lines[o.power] = append(lines[o.power], orderText(m, o))
	}
	var s strings.Builder
	s.WriteString("Fall 1905\nUnits:\n")
	for w := range m.Powers() {
		if len(units[w]) > 0 {
			fmt.Fprintf(&s, "%s: %s\n", m.PowerID(w), strings.Join(units[w], ", "))
		}
	}
	for w := range m.Powers() {
		if len(lines[w]) > 0 {
			fmt.Fprintf(&s, "%s:\n%s\n", m.PowerID(w), strings.Join(lines[w], "\n"))
		}
	}
	return s.String()
}

func orderText(m *board.Map, o *plainOrder) string {
	id := m.PlaceID
	text := " AF"[o.kind:o.kind+1] + " " + id(o.at)
	switch o.does {
	case 'H':
		return text + " H"
	case 'M':
		return text + " - " + id(o.to) + choose(o.convoy, " via convoy", "")
	case 'C':
		return text + " C A " + m.ID(o.target) + " - " + id(o.to)
	}
	text += " S " + m.ID(o.target)
	if o.to.Province != board.NoProvince {
		text += " - " + id(o.to)
	}
	return text
}

// inTurn returns the numbers from 0 up to n.
func inTurn(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i
	}
	return list
}
