package grammar

import (
	"strings"

	"diplo/i18n"
)

// A driver walks the lines of a sheet, joins wrapped orders and keeps what the
// headers above a line say about it.
type driver struct {
	parser *Parser
	source source
	ahead  []read // lines that were looked at and not yet given out

	turn        int
	current     TurnName
	heading     Power
	in          Block
	game        bool
	conditional bool
	repaired    bool  // a line given out was
	err         error // of the source, met when looking ahead
}

// read is a line of the file with its tree.
type read struct {
	physical
	line *Line
}

// next returns the next row, io.EOF behind the last.
func (d *driver) next() (Row, error) {
	cur, err := d.take()
	if err != nil {
		return Row{}, err
	}
	cur = d.join(cur)
	row := Row{Line: cur.line, Offset: cur.offset, Number: cur.number, Size: cur.size, Repaired: cur.repaired}
	row.RepairedAbove = d.repaired
	d.repaired = d.repaired || row.Repaired
	d.headers(cur.line)
	d.blocks(&row)
	d.conditions(&row)
	row.Heading, row.In, row.Turn, row.Game = d.heading, d.in, d.turn, d.game
	return row, nil
}

// take returns the next line of the file.
func (d *driver) take() (read, error) {
	if len(d.ahead) > 0 {
		r := d.ahead[0]
		d.ahead = d.ahead[:copy(d.ahead, d.ahead[1:])]
		return r, nil
	}
	if d.err != nil {
		return read{}, d.err
	}
	p, err := d.source.next()
	if err != nil {
		d.err = err
		return read{}, err
	}
	return read{p, d.line(p)}, nil
}

// peek returns the next line of the file and leaves it there.
func (d *driver) peek() (read, bool) {
	if len(d.ahead) == 0 {
		r, err := d.take()
		if err != nil {
			return read{}, false
		}
		d.ahead = append(d.ahead, r)
	}
	return d.ahead[0], true
}

func (d *driver) line(p physical) *Line {
	switch {
	case p.size > MaxLine:
		return &Line{Text: p.text, Kind: TooLong, Comment: Span{len(p.text), len(p.text)}}
	case strings.IndexByte(p.text, 0) >= 0:
		return &Line{Text: p.text, Kind: Unreadable, Comment: Span{len(p.text), len(p.text)}}
	}
	return d.parser.Line(p.text)
}

// headers notes the turn, the power and the block that l names.
func (d *driver) headers(l *Line) {
	if t := l.Turn; t.Season != i18n.NoSeason {
		t.Span = Span{}
		if t != d.current {
			d.turn++
			d.current, d.heading, d.in = t, Power{}, NoBlock
			d.conditional = false
		}
		if next, ok := d.peek(); ok && l.turnWord && next.line.Block == UnitsBlock {
			d.game = true
		}
	}
	if l.Block != NoBlock {
		if d.in != NoBlock {
			d.heading = Power{} // of the last item of the block above
		}
		d.in = l.Block
	}
	if l.Power.Text != "" {
		d.heading = l.Power
		if l.Kind == Header {
			d.conditional = false
			if l.Block == NoBlock && d.in != OrdersBlock {
				d.in = NoBlock
			}
		}
	}
}

// blocks ends a block at a line that is no list, and reads the dashes in front
// of the items of a list as bullets.
func (d *driver) blocks(row *Row) {
	if row.Kind != Orders || d.in == NoBlock || d.in == OrdersBlock {
		return
	}
	bullets, origins := false, false
	for i := range row.Orders {
		switch o := &row.Orders[i]; {
		case o.Verb == NoVerb && d.in == DislodgedBlock && len(o.Path) > 0:
			origins = true
		case o.Verb == NoVerb || o.Verb == Supply:
		case d.in == DislodgedBlock && o.Verb == Move: // "F Ank - BLA": by a unit that came from there
		case isBullet(o, row.Text):
			bullets = true
		default:
			d.in = NoBlock
			return
		}
	}
	if origins { // "F Ank from BLA" says "dislodged" here
		row.Line = row.withOrders(func(o *Order) {
			if len(o.Path) > 0 && o.Verb == NoVerb && o.Junk.End <= o.Path[0].Span.End {
				o.Junk, o.Missing = Span{}, NothingMissing
			}
		})
	}
	if bullets {
		row.Line = row.withOrders(func(o *Order) {
			if isBullet(o, row.Text) {
				o.Verb, o.VerbSpan = NoVerb, Span{o.Span.Start, o.Span.Start}
			}
		})
	}
}

// isBullet reports whether a dash in front of o is all that removes its unit.
func isBullet(o *Order, text string) bool {
	return o.Verb == Remove && !o.VerbSpan.Empty() && isStroke([]rune(o.VerbSpan.Of(text))[0])
}

// conditions marks the orders that stand behind a condition.
func (d *driver) conditions(row *Row) {
	switch row.condition {
	case opensCondition:
		d.conditional = true
	case closesCondition:
		d.conditional = false
	}
	if d.conditional && row.Kind == Orders {
		row.Line = row.withOrders(func(o *Order) { o.Conditional = true })
	}
}

// withOrders returns a copy of l with changed orders; l itself is shared.
func (l *Line) withOrders(change func(*Order)) *Line {
	c := *l
	c.Orders = append([]Order(nil), l.Orders...)
	for i := range c.Orders {
		change(&c.Orders[i])
	}
	return &c
}
