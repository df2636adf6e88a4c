package notation_test

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"diplo/board"
)

// A dice draws turns. The same seed draws the same turns.
type dice struct {
	*rand.Rand
	m     *board.Map
	units []standing
	owner []board.Power
}

func newDice(seed uint64) *dice {
	return &dice{Rand: rand.New(rand.NewPCG(seed, 1)), m: board.Standard()}
}

// turn returns a whole movement turn as an en sheet: the units of seven powers
// with their position, and orders dense with convoys and supports, some of them
// void and a few impossible.
func (d *dice) turn(units int) string {
	all := places(d.m)
	d.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	var taken board.Set
	d.units, d.owner = d.units[:0], d.owner[:0]
	for _, u := range all {
		if len(d.units) == units {
			break
		}
		if !taken.Has(u.place.Province) {
			taken = taken.With(u.place.Province)
			d.units = append(d.units, u)
			d.owner = append(d.owner, board.Power(1+d.IntN(7)))
		}
	}
	orders := d.orders()
	var b strings.Builder
	b.WriteString("Fall 1904\nUnits:\n")
	for w := range d.m.Powers() {
		var list []string
		for i, u := range d.units {
			if d.owner[i] == w {
				list = append(list, u.id(d.m))
			}
		}
		if len(list) > 0 {
			fmt.Fprintf(&b, "%s: %s\n", d.name(w), strings.Join(list, ", "))
		}
	}
	for w := range d.m.Powers() {
		first := true
		for i := range d.units {
			if d.owner[i] != w {
				continue
			}
			if first {
				fmt.Fprintf(&b, "%s:\n", d.name(w))
				first = false
			}
			b.WriteString(orders[i] + "\n")
		}
	}
	return b.String()
}

func (d *dice) name(w board.Power) string {
	id := d.m.PowerID(w)
	return id[:1] + strings.ToLower(id[1:])
}

// orders draws an order for each unit: first some convoys, then moves, then
// what others can support.
func (d *dice) orders() []string {
	orders := make([]string, len(d.units))
	goes := make([]string, len(d.units)) // "A PAR-BUR" of a unit that moves
	to := make([]board.Province, len(d.units))
	var seas board.Set
	for _, u := range d.units {
		if u.kind == board.Fleet {
			seas = seas.With(u.place.Province)
		}
	}
	seas = seas.Intersect(d.m.Waters())
	for i, u := range d.units {
		if u.kind == board.Army && orders[i] == "" && d.m.Terrain(u.place.Province) == board.Coastal && d.IntN(2) == 0 {
			d.convoy(i, seas, orders, goes, to)
		}
	}
	for i, u := range d.units {
		if orders[i] == "" && d.IntN(2) == 0 {
			near := d.m.Neighbors(u.kind, u.place)
			if len(near) == 0 {
				continue
			}
			at := near[d.IntN(len(near))]
			orders[i] = u.id(d.m) + "-" + d.m.PlaceID(at)
			goes[i], to[i] = orders[i], at.Province
		}
	}
	for i, u := range d.units {
		if orders[i] == "" {
			orders[i] = d.support(u, goes, to)
		}
	}
	return orders
}

// convoy orders an army to go by sea, and the fleets of a chain, or of all
// chains, to carry it; now and then one of them forgets.
func (d *dice) convoy(i int, seas board.Set, orders, goes []string, to []board.Province) {
	from := d.units[i].place.Province
	var reach []board.Province
	for p := range d.m.Provinces() {
		if d.m.Terrain(p) == board.Coastal && p != from && d.m.Chain(seas, from, p) {
			reach = append(reach, p)
		}
	}
	if len(reach) == 0 {
		return
	}
	to[i] = reach[d.IntN(len(reach))]
	goes[i] = d.units[i].id(d.m) + "-" + d.m.ID(to[i])
	orders[i] = goes[i]
	if d.m.CanMove(board.Army, d.units[i].place, board.Place{Province: to[i]}) && d.IntN(2) == 0 {
		orders[i] += " via convoy"
	}
	useful := d.m.Useful(seas, from, to[i])
	if d.IntN(3) > 0 {
		chain, _ := d.m.Route(seas, from, to[i], nil)
		useful = board.SetOf(chain...)
	}
	for k, u := range d.units {
		if u.kind == board.Fleet && useful.Has(u.place.Province) && orders[k] == "" && d.IntN(8) > 0 {
			orders[k] = u.id(d.m) + " C " + goes[i]
		}
	}
}

// support draws a support of what is there to support, else a hold.
func (d *dice) support(u standing, goes []string, to []board.Province) string {
	var choices []string
	for k, other := range d.units {
		if other == u {
			continue
		}
		switch {
		case goes[k] != "" && to[k] != u.place.Province && d.m.Reaches(u.kind, u.place, to[k]):
			choices = append(choices, u.id(d.m)+" S "+goes[k])
		case d.m.Reaches(u.kind, u.place, other.place.Province):
			choices = append(choices, u.id(d.m)+" S "+other.id(d.m))
		}
	}
	if len(choices) == 0 || d.IntN(5) == 0 {
		return u.id(d.m) + " H"
	}
	if d.IntN(20) == 0 { // impossible: a support out of reach
		return u.id(d.m) + " S " + d.units[d.IntN(len(d.units))].id(d.m)
	}
	return choices[d.IntN(len(choices))]
}

// longConvoy draws a convoy by a chain of at least four fleets.
func (d *dice) longConvoy() (situation, int) {
	for {
		var fleets board.Set
		for p := range d.m.Waters().All() {
			if d.IntN(4) > 0 {
				fleets = fleets.With(p)
			}
		}
		var coast []board.Province
		for p := range d.m.Provinces() {
			if d.m.Terrain(p) == board.Coastal {
				coast = append(coast, p)
			}
		}
		from, to := coast[d.IntN(len(coast))], coast[d.IntN(len(coast))]
		chain, ok := d.m.Route(fleets, from, to, nil)
		if ok && len(chain) > 3 {
			return convoyBy(d.m, from, to, chain), len(chain)
		}
	}
}
