package lint

import (
	"slices"

	"diplo/board"
	"diplo/grammar"
	"diplo/turn"
)

// A convoyBook is what the rules of convoys find out about a turn once, for all
// of them and in time that grows with the turn's orders and no faster.
type convoyBook struct {
	built    bool
	findings []finding // of each of Turn.Convoys
	// shared holds for each convoy the first impossible order to carry its army
	// whose defect is the route's, and so every such order's; noOrder for none.
	shared []int

	fleets board.Set // where fleets stand that have orders here

	astray int // the first leg that is wrong by itself
	start  int // the first leg that starts a way and that none can carry on

	// Orders that cannot be followed, by what they were meant for: to send off
	// the army of a province, to carry an army from there, or to there.
	lostArmy, lostFrom, lostTo [256]int32 // index plus one
	// The same for legs whose fellows may be in a sheet that is not here.
	legFrom, legTo [256]int32

	second map[int]int // by an order to convoy, the later one of its fleet for another army
}

// noOrder stands for no index in Turn.Orders.
const noOrder = -1

// convoys returns what is known of the turn's convoys.
func (p *Pass) convoys() *convoyBook {
	if !p.book.built {
		p.book.build(p)
	}
	return p.book
}

func (b *convoyBook) build(p *Pass) {
	*b = convoyBook{
		built: true, findings: b.findings[:0], shared: b.shared[:0],
		astray: noOrder, start: noOrder,
	}
	for i := range p.Turn.Orders {
		b.enter(p, p.Order(i))
	}
	t := p.Turn
	for i := range t.Convoys {
		c := &t.Convoys[i]
		shared := slices.IndexFunc(c.Broken, p.hasRouteDefect)
		if shared >= 0 {
			shared = c.Broken[shared]
		} else if len(c.Fleets) > 0 && p.hasRouteDefect(c.Fleets[0]) {
			shared = c.Fleets[0] // found out last, when the army's order was known
		}
		b.shared = append(b.shared, shared)
	}
	// What is wrong with an army may be that fleets speak of another one: look
	// at the fleets first.
	b.findings = slices.Grow(b.findings, len(t.Convoys))[:len(t.Convoys)]
	for i := range t.Convoys {
		if c := &t.Convoys[i]; c.Army < 0 {
			b.findings[i] = p.diagnoseFleets(c)
		}
	}
	for i := range t.Convoys {
		if c := &t.Convoys[i]; c.Army >= 0 {
			b.findings[i] = p.diagnose(c)
		}
	}
}

func (p *Pass) hasRouteDefect(order int) bool { return ofRoute(p.Order(order).Defect) }

// enter writes an order into the book.
func (b *convoyBook) enter(p *Pass, o *turn.Order) {
	if o.Unit.Kind == board.Fleet {
		b.fleets = b.fleets.With(o.Unit.Place.Province)
	}
	switch o.Verb {
	case grammar.Move:
		switch {
		case o.Defect.Unread():
			p.lose(&b.lostArmy, &o.Syntax.Unit.Name, o.Index)
		case o.Defect == turn.NoSuchUnit || o.Defect == turn.ForeignUnit:
			lose(&b.lostArmy, o.Unit.Place.Province, o.Index)
		}
	case grammar.Convoy:
		b.enterConvoy(p, o)
	}
}

func (b *convoyBook) enterConvoy(p *Pass, o *turn.Order) {
	if o.Twin >= 0 && o.Doubled && twoArmies(p.Order(o.Twin), o) {
		if b.second == nil {
			b.second = map[int]int{}
		}
		if _, ok := b.second[o.Twin]; !ok {
			b.second[o.Twin] = o.Index
		}
	}
	if o.Defect.Unread() {
		p.lose(&b.lostFrom, &o.Syntax.Target.Name, o.Index)
		if n := len(o.Syntax.Path); n > 0 {
			p.lose(&b.lostTo, &o.Syntax.Path[n-1], o.Index)
		}
	}
	if !stray(o) {
		return
	}
	if o.Link == turn.Unconfirmed {
		lose(&b.legFrom, o.LegFrom, o.Index)
		lose(&b.legTo, o.LegTo, o.Index)
		return
	}
	lose(&b.lostFrom, o.LegFrom, o.Index)
	lose(&b.lostTo, o.LegTo, o.Index)
	switch {
	case o.Defect == turn.LegAstray && b.astray == noOrder:
		b.astray = o.Index
	case b.start == noOrder && o.LegFrom != o.Unit.Place.Province:
		b.start = o.Index
	}
}

// lose enters an order under every province that a name can mean.
func (p *Pass) lose(table *[256]int32, n *grammar.Name, order int) {
	for i := range n.Senses {
		if n.Senses[i].Place != 0 {
			lose(table, p.Turn.Atlas.Province(n.Senses[i].Place), order)
		}
	}
}

func lose(table *[256]int32, q board.Province, order int) {
	if q != board.NoProvince && table[q] == 0 {
		table[q] = int32(order) + 1
	}
}
