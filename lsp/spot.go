package lsp

import (
	"context"
	"slices"
	"sort"

	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/lint"
	"diplo/turn"

	"go.lsp.dev/protocol"
)

// A spot is what stands at a place of a sheet.
type spot struct {
	folder  *folder
	sheet   *sheet
	hearing *hearing
	source  int // of the hearing's turn
	offset  int // in the sheet, in bytes
	row     *grammar.Row
	base    int            // where the row begins in the sheet
	syntax  *grammar.Order // nil where no order stands there
	order   *turn.Order    // nil where it is an item of a list, and no order
}

// spotAt returns what stands at a position of a document.
func spotAt(ctx context.Context, p protocol.TextDocumentPositionParams) (*spot, error) {
	f, s, err := document(ctx, p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	return f.spot(s, s.offset(p.Position)), nil
}

// spot returns what stands at a byte of a sheet.
func (f *folder) spot(s *sheet, offset int) *spot {
	x := &spot{folder: f, sheet: s, offset: offset}
	if s.binary {
		return x
	}
	i := s.partAt(offset)
	x.hearing, x.source = f.at(s, i)
	in := offset - s.starts[i]
	rows := s.parts[i].rows
	k, found := slices.BinarySearchFunc(rows, in, func(r grammar.Row, at int) int { return r.Offset - at })
	if !found {
		k--
	}
	if k < 0 {
		return x
	}
	x.row, x.base = &rows[k], s.starts[i]+rows[k].Offset
	at := offset - x.base
	for n := range x.row.Orders {
		if o := &x.row.Orders[n]; o.Span.Start <= at && at <= o.Span.End {
			x.syntax = o
			x.order = x.hearing.orderOf(x.source, x.row.Offset, o)
			if at < o.Span.End {
				break // else the next one may begin here
			}
		}
	}
	return x
}

// orderOf returns the order of a turn that was read from a piece of syntax, nil
// where it is none.
func (h *hearing) orderOf(source, offset int, syntax *grammar.Order) *turn.Order {
	orders := h.turn.Orders
	k := sort.Search(len(orders), func(i int) bool { // an Order is large to hand around
		return orders[i].Source > source || orders[i].Source == source && orders[i].Offset >= offset
	})
	for ; k < len(orders) && orders[k].Source == source && orders[k].Offset == offset; k++ {
		if orders[k].Syntax == syntax {
			return &orders[k]
		}
	}
	return nil
}

// span returns the range of a span of the spot's row.
func (x *spot) span(s grammar.Span) protocol.Range {
	return x.sheet.span(x.base+s.Start, x.base+max(s.Start, s.End))
}

// mention returns the name of a province at the spot.
func (x *spot) mention() (mention, bool) {
	if x.syntax == nil {
		return mention{}, false
	}
	at := x.offset - x.base
	for _, m := range mentions(x.hearing.turn, x.order, x.syntax) {
		if s := m.span(); s.Start <= at && at <= s.End {
			return m, true
		}
	}
	return mention{}, false
}

// A mention is a name of a province in an order, with the place that it means.
type mention struct {
	name  *grammar.Name
	place board.Place // zero where it means none
	role  role
}

// role is what a mention is for in its order.
type role uint8

const (
	ordered     role = iota // the unit that is ordered, or an item of a list
	helped                  // the unit that is supported or convoyed
	waypoint                // a place on the way
	destination             // where the unit, or the one that is helped, goes
)

// span returns where the name stands, with the coast behind it.
func (m mention) span() grammar.Span {
	s := m.name.Span
	s.End = max(s.End, m.name.CoastSpan.End)
	return s
}

// mentions returns the names in a piece of syntax, in the order in which the
// tree has them. The order is nil for an item of a list.
func mentions(t *turn.Turn, o *turn.Order, syntax *grammar.Order) []mention {
	var all []mention
	add := func(n *grammar.Name, r role, at board.Place) {
		if n.Text == "" {
			return
		}
		if at.Province == board.NoProvince {
			at = firstSense(t.Atlas, n)
		}
		all = append(all, mention{n, at, r})
	}
	var unit, target, to board.Place
	if o != nil {
		unit, target, to = o.Unit.Place, o.Target.Place, o.To
		if o.Leg {
			target, to = board.Place{Province: o.LegFrom}, board.Place{Province: o.LegTo}
		}
	}
	add(&syntax.Unit.Name, ordered, unit)
	add(&syntax.Target.Name, helped, target)
	for i := range syntax.Path {
		n := &syntax.Path[i]
		switch {
		case o != nil && n == o.ToName:
			add(n, destination, to)
		case syntax.Alternatives || i == len(syntax.Path)-1:
			add(n, destination, chosen(o, n))
		default:
			add(n, waypoint, chosen(o, n))
		}
	}
	return all
}

// chosen returns the place that an order takes a name for, where it needed a
// choice.
func chosen(o *turn.Order, n *grammar.Name) board.Place {
	if o != nil {
		for i := range o.Readings {
			if o.Readings[i].Name == n {
				return o.Readings[i].Chosen
			}
		}
	}
	return board.Place{}
}

// firstSense returns the foremost place of the map that a name means, zero for
// none.
func firstSense(a *turn.Atlas, n *grammar.Name) board.Place {
	for _, s := range n.Senses {
		if s.Kind != i18n.Name {
			continue
		}
		if p := a.Province(s.Place); p != board.NoProvince {
			return board.Place{Province: p, Coast: n.Coast}
		}
	}
	return board.Place{}
}

// verdict returns what becomes of an order.
func (h *hearing) verdict(o *turn.Order) lint.Verdict { return h.verdicts[o.Index] }
