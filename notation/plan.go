package notation

import (
	"diplo/board"
	"diplo/turn"
)

// A plan is how the armies of one convoy go: along which fleets.
type plan struct {
	route []board.Province // the fleets of the chain, from the origin on; nil where there is none
	// legs says that the route can be written leg by leg.
	legs bool
	// choice says that there is another chain, so that the route is a choice.
	choice bool
}

// A planner finds the plans of the convoys of one turn, each when it is first
// asked for. It keeps its memory from turn to turn.
type planner struct {
	turn  *turn.Turn
	plans []plan
	known []bool
	links []board.Province // the memory of all routes
}

func (p *planner) reset(t *turn.Turn) {
	p.turn, p.links = t, p.links[:0]
	p.plans = append(p.plans[:0], make([]plan, len(t.Convoys))...)
	p.known = append(p.known[:0], make([]bool, len(t.Convoys))...)
}

// of returns the plan of a convoy, an index in Turn.Convoys.
func (p *planner) of(i int) *plan {
	if !p.known[i] {
		p.known[i] = true
		p.find(&p.turn.Convoys[i], &p.plans[i])
	}
	return &p.plans[i]
}

// find chooses the chain: the shortest, and of several shortest ones that whose
// fleets come first on the map, compared from the origin on.
func (p *planner) find(c *turn.Convoy, out *plan) {
	if !c.Whole {
		return
	}
	m := p.turn.Map
	fleets := p.fleets(c)
	from := len(p.links)
	var ok bool
	if p.links, ok = m.Route(fleets, c.From, c.To, p.links); !ok {
		return
	}
	out.route = p.links[from:len(p.links):len(p.links)]
	out.legs = len(out.route) > 1
	for i, q := range out.route {
		if i > 0 && m.Terrain(q) != board.Sea {
			out.legs = false // a leg that ends on a coast would be a whole route
		}
		if !out.choice && m.Chain(fleets.Without(q), c.From, c.To) {
			out.choice = true
		}
	}
}

func (p *planner) fleets(c *turn.Convoy) board.Set {
	var s board.Set
	for _, f := range c.Fleets {
		s = s.With(p.turn.Orders[f].Unit.Place.Province)
	}
	return s
}

// leg returns the leg of the fleet in a province, and whether it has one.
func (l *plan) leg(c *turn.Convoy, at board.Province) (from, to board.Province, ok bool) {
	if !l.legs {
		return from, to, false
	}
	for i, q := range l.route {
		if q != at {
			continue
		}
		from, to = at, c.To
		if i == 0 {
			from = c.From
		}
		if i+1 < len(l.route) {
			to = l.route[i+1]
		}
		return from, to, true
	}
	return from, to, false
}
