package judge_test

import (
	"diplo/board"
)

// The oracle is a second adjudicator, slow and plain. It writes the rules down
// as equations between facts that are true or false: a move arrives, a support
// is given, a fleet is not dislodged, a convoy leads to its destination. A
// resolution is a set of facts that satisfies all equations. It tries all of
// them, group by group of facts that depend on each other. Several resolutions
// are a circle of moves or a paradox, and none is a paradox, whose core is the
// smallest set of equations that cannot be satisfied (DATC 4.A.2).
type oracle struct {
	m      *board.Map
	orders []plainOrder
	facts  []*fact
	moves  map[int]*fact // by order
	gives  map[int]*fact // supports that match
	afloat map[int]*fact // convoys that match
	sails  map[int]*fact // moves by convoy
	halted map[int]bool  // fleets that hold because of a paradox
}

// A fact is true or false once it is known.
type fact struct {
	order       int
	known       bool
	value       bool
	free        bool // its equation is left out
	needs       []*fact
	follows     func() bool // what the equation says, if all it needs is known
	low, number int
	onStack     bool
	group       int
}

// consult returns what becomes of each order: whether a move arrives or a
// support is given, and whether the unit is dislodged.
func consult(m *board.Map, orders []plainOrder) (succeeds, dislodged []bool) {
	o := &oracle{
		m: m, orders: orders, halted: map[int]bool{},
		moves: map[int]*fact{}, gives: map[int]*fact{}, afloat: map[int]*fact{}, sails: map[int]*fact{},
	}
	o.write()
	for _, group := range o.groups() {
		o.solve(group)
	}
	for i := range orders {
		f := o.moves[i]
		if f == nil {
			f = o.gives[i]
		}
		succeeds = append(succeeds, f != nil && f.value)
		dislodged = append(dislodged, o.driven(i))
	}
	return succeeds, dislodged
}

// standing returns the order of the unit in a province, -1 for none.
func (o *oracle) standing(p board.Province) int {
	for i := range o.orders {
		if o.orders[i].at.Province == p {
			return i
		}
	}
	return -1
}

// attackers returns the moves into a province.
func (o *oracle) attackers(p board.Province) (list []int) {
	for i := range o.orders {
		if o.orders[i].does == 'M' && o.orders[i].to.Province == p {
			list = append(list, i)
		}
	}
	return list
}

// helpers returns the matching supports of an order.
func (o *oracle) helpers(i int) (list []int) {
	for k := range o.orders {
		if o.gives[k] != nil && o.orders[k].target == o.orders[i].at.Province {
			list = append(list, k)
		}
	}
	return list
}

func (o *oracle) collide(i, k int) bool {
	a, b := &o.orders[i], &o.orders[k]
	return a.does == 'M' && b.does == 'M' && !a.convoy && !b.convoy && a.to.Province == b.at.Province && b.to.Province == a.at.Province
}

// driven reports whether a unit is driven out of its province.
func (o *oracle) driven(i int) bool {
	if f := o.moves[i]; f != nil && f.value {
		return false
	}
	for _, k := range o.attackers(o.orders[i].at.Province) {
		if o.moves[k].value && o.orders[k].power != o.orders[i].power {
			return true
		}
	}
	return false
}

// write makes the facts and their equations.
func (o *oracle) write() {
	add := func(list map[int]*fact, i int) {
		list[i] = &fact{order: i}
		o.facts = append(o.facts, list[i])
	}
	for i := range o.orders {
		x := &o.orders[i]
		t := -1
		if x.target != board.NoProvince {
			t = o.standing(x.target)
		}
		switch x.does {
		case 'M':
			add(o.moves, i)
			if x.convoy {
				add(o.sails, i)
			}
		case 'S':
			y := &o.orders[t]
			if x.to.Province == board.NoProvince && y.does != 'M' || y.does == 'M' && y.to == x.to {
				add(o.gives, i)
			}
		case 'C':
			if y := &o.orders[t]; y.convoy && y.to == x.to {
				add(o.afloat, i)
			}
		}
	}
	for i := range o.orders {
		o.writeMove(i)
		o.writeSupport(i)
		o.writeConvoy(i)
	}
}

func (f *fact) need(list map[int]*fact, orders ...int) {
	for _, i := range orders {
		if g := list[i]; g != nil {
			f.needs = append(f.needs, g)
		}
	}
}

func (o *oracle) writeMove(i int) {
	f := o.moves[i]
	if f == nil {
		return
	}
	x := &o.orders[i]
	k := o.standing(x.to.Province)
	f.need(o.sails, i)
	f.need(o.gives, o.helpers(i)...)
	if k >= 0 {
		f.need(o.gives, o.helpers(k)...)
		f.need(o.moves, k)
	}
	for _, r := range o.attackers(x.to.Province) {
		if r != i {
			f.need(o.sails, r)
			f.need(o.gives, o.helpers(r)...)
		}
	}
	f.follows = func() bool {
		if !o.reaches(i) {
			return false
		}
		power := o.strength(i, board.NoPower)
		if k >= 0 && (o.collide(i, k) || o.moves[k] == nil || !o.moves[k].value) {
			// Somebody stays there, or comes the other way.
			if o.orders[k].power == x.power {
				return false
			}
			power = o.strength(i, o.orders[k].power)
			against := 1
			if o.collide(i, k) || o.moves[k] == nil {
				against = o.strength(k, board.NoPower)
			}
			if power <= against {
				return false
			}
		}
		for _, r := range o.attackers(x.to.Province) {
			if r == i || !o.reaches(r) || k >= 0 && o.collide(r, k) && o.moves[k].value {
				continue
			}
			if power <= o.strength(r, board.NoPower) {
				return false
			}
		}
		return true
	}
}

// reaches reports whether a move gets to its destination at all.
func (o *oracle) reaches(i int) bool { return !o.orders[i].convoy || o.sails[i].value }

// strength counts a unit and the supports it is given by all powers but one.
func (o *oracle) strength(i int, but board.Power) int {
	n := 1
	for _, h := range o.helpers(i) {
		if o.gives[h].value && (but == board.NoPower || o.orders[h].power != but) {
			n++
		}
	}
	return n
}

func (o *oracle) writeSupport(i int) {
	f := o.gives[i]
	if f == nil {
		return
	}
	x := &o.orders[i]
	goal := x.to.Province
	if goal == board.NoProvince {
		goal = x.target
	}
	var cutters []int
	for _, k := range o.attackers(x.at.Province) {
		if o.orders[k].power == x.power {
			continue
		}
		cutters = append(cutters, k)
		if o.orders[k].at.Province == goal {
			f.need(o.moves, k)
		} else {
			f.need(o.sails, k)
		}
	}
	f.follows = func() bool {
		for _, k := range cutters {
			if o.orders[k].at.Province == goal && o.moves[k].value || o.orders[k].at.Province != goal && o.reaches(k) {
				return false
			}
		}
		return true
	}
}

func (o *oracle) writeConvoy(i int) {
	if f := o.afloat[i]; f != nil {
		f.need(o.moves, o.attackers(o.orders[i].at.Province)...)
		f.follows = func() bool { return !o.driven(i) }
	}
	f := o.sails[i]
	if f == nil {
		return
	}
	x := &o.orders[i]
	var fleets []int
	for k := range o.orders {
		if o.afloat[k] != nil && o.orders[k].target == x.at.Province {
			fleets = append(fleets, k)
		}
	}
	f.need(o.afloat, fleets...)
	touch := func(a, b board.Province) bool { return o.m.Reaches(board.Fleet, board.Place{Province: a}, b) }
	f.follows = func() bool {
		reached := map[int]bool{}
		for grew := true; grew; {
			grew = false
			for _, k := range fleets {
				at := o.orders[k].at.Province
				if reached[k] || !o.afloat[k].value || o.halted[k] {
					continue
				}
				next := touch(at, x.at.Province)
				for r := range reached {
					next = next || touch(at, o.orders[r].at.Province)
				}
				if next {
					reached[k], grew = true, true
				}
			}
		}
		for k := range reached {
			if touch(o.orders[k].at.Province, x.to.Province) {
				return true
			}
		}
		return false
	}
}
