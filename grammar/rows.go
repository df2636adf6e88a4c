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
	ordered     bool // orders stand below heading
	bulleted    bool // orders of the turn stand behind dashes
	bare        bool // the letter of a unit was left out
	in          Block
	list        Verb // of the units below "Suppressions :"
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
	d.headers(&row)
	d.farewell(&row)
	d.blocks(&row)
	d.bullets(&row)
	d.winterLetters(&row)
	d.winterLists(&row)
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
	return d.pull()
}

// pull reads one more line of the file.
func (d *driver) pull() (read, error) {
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
func (d *driver) peek() (read, bool) { return d.peekAt(0) }

// peekAt returns the line of the file that n others stand in front of, and
// leaves all of them there.
func (d *driver) peekAt(n int) (read, bool) {
	for len(d.ahead) <= n {
		r, err := d.pull()
		if err != nil {
			return read{}, false
		}
		d.ahead = append(d.ahead, r)
	}
	return d.ahead[n], true
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

// headers notes the turn, the power and the block that a row names.
func (d *driver) headers(row *Row) {
	d.address(row)
	l := row.Line
	if !l.Turn.IsZero() {
		t := d.follow(l.Turn)
		if t != l.Turn {
			row.Line = l.withTurn(t)
		}
		t.Span = Span{}
		if t.InFull() != d.current.InFull() {
			d.turn++
			d.current, d.in, d.bulleted = t, NoBlock, false
			if d.ordered || l.Turn.Season != i18n.NoSeason { // but "Builds:" right below "France:" is of France
				d.heading = Power{}
			}
			d.conditional = false
		}
		if next, ok := d.peek(); ok && l.turnWord && next.line.Block == UnitsBlock {
			d.game = true
		}
	}
	if l.Block != NoBlock {
		if d.in != NoBlock || d.ordered && l.Block == OrdersBlock {
			d.heading = Power{} // of the last item of the block above, or of the orders above
		}
		d.in = l.Block
	}
	if l.Power.Text != "" {
		d.heading, d.ordered = l.Power, false
		if l.Kind == Header {
			d.conditional = false
			if l.Block == NoBlock && d.in != OrdersBlock {
				d.in = NoBlock
			}
		}
	}
	d.ordered = d.ordered || l.Kind == Orders
}

// address reads a line of prose that is nearly the name of a power, orders below
// it, as a header that names none. One that speaks of another power than the
// orders above it belong to ends these: what follows may not be theirs.
func (d *driver) address(row *Row) {
	switch l := row.Line; {
	case l.Kind != Prose:
	case l.near.Text != "" && d.ordersAhead():
		c := *l
		c.Kind, c.Power = Header, l.near
		row.Line = &c
	case l.named != 0 && d.heading.Text != "" && l.named != d.heading.ID:
		d.heading = Power{}
	}
}

// ordersAhead reports whether orders that no header stands above come next, but
// for blank lines and remarks.
func (d *driver) ordersAhead() bool {
	for n := range longestList {
		next, ok := d.peekAt(n)
		if !ok {
			return false
		}
		switch next.line.Kind {
		case Blank, Comment, Prose:
		default:
			return next.line.Kind == Orders && next.line.Power.Text == ""
		}
	}
	return false
}

// follow returns the turn that a header names which may leave the season to the
// one above: "Retreats:" below "Spring 1901" are those of spring.
func (d *driver) follow(t TurnName) TurnName {
	if t.Season != i18n.NoSeason {
		return t
	}
	above := d.current
	if t.Year == 0 {
		t.Year = above.Year
	}
	if t = t.ofPhase(); t.Season == i18n.NoSeason && t.Year == above.Year && above.Season != i18n.Winter {
		t.Season = above.Season
	}
	return t
}

// withTurn returns a copy of l that names another turn; l itself is shared.
func (l *Line) withTurn(t TurnName) *Line {
	c := *l
	c.Turn = t
	return &c
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
		row.Line = row.withoutBullets()
	}
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
