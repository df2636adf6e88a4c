package lsp

import (
	"strings"

	"diplo/board"
	"diplo/grammar"
	"diplo/turn"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// An addition is an order that nobody has written, and the edit that writes it
// into the sheet where it belongs.
type addition struct {
	text  string
	power board.Power
	edits map[uri.URI][]protocol.TextEdit
}

// missingOrders returns what lacks to the convoy that an order takes part in:
// orders of the fleets on the way, or of the army.
func (h *hearing) missingOrders(o *turn.Order) []addition {
	t := h.turn
	if o.Convoy < 0 || o.Illegal() {
		return nil
	}
	c := &t.Convoys[o.Convoy]
	if c.Army < 0 {
		return h.missingArmy(o, c)
	}
	if c.Whole {
		return nil
	}
	var all []addition
	route := h.route(c)
	for i, water := range route {
		if !h.carries(c, water) {
			all = append(all, h.missingFleet(&t.Orders[c.Army], c, route, i))
		}
	}
	return all
}

// carries reports whether a fleet is ordered to carry the army of a convoy.
func (h *hearing) carries(c *turn.Convoy, water board.Province) bool {
	for _, i := range c.Fleets {
		if h.turn.Orders[i].Unit.Place.Province == water {
			return true
		}
	}
	return false
}

// route returns the waters of a shortest way for a convoy: past the fleets that
// are ordered, else those on the board, else any.
func (h *hearing) route(c *turn.Convoy) []board.Province {
	var ordered, afloat board.Set
	for _, i := range c.Fleets {
		ordered = ordered.With(h.turn.Orders[i].Unit.Place.Province)
	}
	for _, u := range h.turn.Position.Units {
		if u.Kind == board.Fleet && !u.Dislodged {
			afloat = afloat.With(u.Place.Province)
		}
	}
	for i := range h.turn.Orders {
		if o := &h.turn.Orders[i]; o.Unit.Kind == board.Fleet && !o.Illegal() {
			afloat = afloat.With(o.Unit.Place.Province)
		}
	}
	m := h.turn.Map
	for _, fleets := range [...]board.Set{ordered, ordered.Union(afloat), m.Waters()} {
		if route, ok := m.Route(fleets.Intersect(h.turn.Carriers), c.From, c.To, nil); ok {
			return route
		}
	}
	return nil
}

// missingFleet returns the order by which the fleet at one of the waters on the
// way would carry the army.
func (h *hearing) missingFleet(army *turn.Order, c *turn.Convoy, route []board.Province, i int) addition {
	water := route[i]
	power := army.Power
	if u, ok := h.turn.Position.At(water); ok && u.Kind == board.Fleet {
		power = u.Power
	}
	below := h.below(power, army)
	x := h.handOf(below.Source, below.Offset+1)
	from, to := board.Place{Province: c.From}, board.Place{Province: c.To}
	if x.legs {
		if i > 0 {
			from.Province = water
		}
		if i+1 < len(route) {
			to.Province = route[i+1]
		}
	}
	return h.addition(power, below, board.Fleet, water, x.convoy(from, to), x)
}

// missingArmy returns the order by which an army would go where a fleet is to
// carry it.
func (h *hearing) missingArmy(fleet *turn.Order, c *turn.Convoy) []addition {
	if h.turn.Map.Terrain(c.From) != board.Coastal {
		return nil
	}
	power := fleet.Power
	if u, ok := h.turn.Position.At(c.From); ok {
		if u.Kind == board.Fleet {
			return nil
		}
		power = u.Power
	}
	below := h.below(power, fleet)
	x := h.handOf(below.Source, below.Offset+1)
	order := strings.TrimPrefix(x.convoyed(c.From, c.To, len(c.Fleets)), x.unit(board.Army, board.Place{Province: c.From}))
	return []addition{h.addition(power, below, board.Army, c.From, order, x)}
}

// below returns the order below which one of a power's is written: its last
// one, else the order that needs it.
func (h *hearing) below(w board.Power, needs *turn.Order) *turn.Order {
	if needs.Power == w {
		return needs
	}
	below := needs
	for i := range h.turn.Orders {
		if o := &h.turn.Orders[i]; w != board.NoPower && o.Power == w && h.writable(o.Source) {
			below = o
		}
	}
	return below
}

// writable reports whether a source can be edited: what an editor would write
// into it is what stands there.
func (h *hearing) writable(source int) bool {
	s := h.sheets[source]
	return s.open || s.encoding == "utf-8"
}

// addition returns the order of a unit with the edit that writes it: in place
// of what the unit is told now, or else on a line of its own.
func (h *hearing) addition(w board.Power, below *turn.Order, kind board.UnitKind, at board.Province, order string, x *hand) addition {
	a := addition{power: w}
	if !strings.HasPrefix(order, x.dash) {
		order = " " + order
	}
	if old, ok := h.turn.At(at); ok && h.writable(old.Source) {
		place := h.order(old)
		place.Span.Start = old.Syntax.Unit.Span.End
		a.text = old.Syntax.Unit.Span.Of(old.Line.Text) + order
		a.edits = map[uri.URI][]protocol.TextEdit{
			h.sheets[old.Source].uri: {{Range: h.span(place), NewText: order}},
		}
		return a
	}
	a.text = x.unit(kind, h.standing(at)) + order
	place, line := h.order(below), below.Line.Text
	place.Span = grammar.Span{Start: len(line), End: len(line)}
	indent := line[:len(line)-len(strings.TrimLeft(line, " \t"))]
	end := "\n"
	if strings.Contains(h.sheets[below.Source].text, "\r\n") {
		end = "\r\n"
	}
	a.edits = map[uri.URI][]protocol.TextEdit{
		h.sheets[below.Source].uri: {{Range: h.span(place), NewText: end + indent + a.text}},
	}
	return a
}

// standing returns where exactly the unit of a province stands, as far as that
// is known.
func (h *hearing) standing(at board.Province) board.Place {
	if u, ok := h.turn.Position.At(at); ok {
		return u.Place
	}
	return board.Place{Province: at}
}
