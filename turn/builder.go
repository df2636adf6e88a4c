package turn

import (
	"slices"

	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/rulebook"
)

// Options say on which map and by which rules sheets are read.
type Options struct {
	Atlas *Atlas             // nil for the standard map
	Rules *rulebook.Rulebook // nil for rulebook.Standard
	// Complete says that all orders of the turn are in the sheets.
	Complete bool
	// Units are rows of a sheet with a position (--units), for turns whose own
	// sheets have none.
	Units []grammar.Row
	// Lang is the language that the orders are known to be written in: what a
	// name means in another one then does not count. 0 for the one that most
	// lines show.
	Lang i18n.Lang
}

// A Builder makes turns out of the rows of sheets. It keeps its memory from
// turn to turn and is not for use by several goroutines.
type Builder struct {
	options  Options
	board    *board.Map
	atlas    *Atlas
	rules    *rulebook.Rulebook
	turn     Turn
	carry    board.Set  // provinces where a fleet may convoy, by the rulebook
	reading  reading    // of the order at hand
	stray    []int      // orders of legs that join no others
	astray   []int      // orders of legs that are wrong by themselves
	armiesTo [256]int32 // for each province how many armies go there by sea
	origins  [256]int32 // for each province the index plus one of a convoy from there
	stacks   [256]int32 // for each province the units that can be ordered there, where they may share one
	taken    [256]int32 // how many of these have an order
	twins    []int32    // for each order the index plus one of the next of the same unit
	legs     []int      // scratch of joinLegs
	blocks   blocks     // of readPosition
	// start finds the position given by Start, nil for none.
	start func(grammar.TurnName) (Position, bool)
}

// NewBuilder returns a Builder.
func NewBuilder(o Options) *Builder {
	if o.Atlas == nil {
		o.Atlas = StandardAtlas()
	}
	if o.Rules == nil {
		o.Rules = rulebook.Standard()
	}
	b := &Builder{options: o, board: o.Atlas.Map, atlas: o.Atlas, rules: o.Rules}
	b.carry = b.board.Waters()
	if o.Rules.CoastalFleets != rulebook.CoastalForbidden {
		for p := range b.board.Provinces() {
			if b.board.Terrain(p) == board.Coastal {
				b.carry = b.carry.With(p)
			}
		}
	}
	return b
}

// Reset forgets the sources added so far. Turns built before are no longer
// valid.
func (b *Builder) Reset() {
	t := &b.turn
	b.start = nil
	b.turn = Turn{
		Map: b.board, Rules: b.rules, Atlas: b.atlas,
		Carriers: b.carry, Complete: b.options.Complete,
		Sources:  t.Sources[:0],
		Orders:   t.Orders[:0],
		Convoys:  t.Convoys[:0],
		Items:    t.Items[:0],
		Position: Position{Units: t.Position.Units[:0], Centers: t.Position.Centers[:0]},
	}
}

// Add adds the rows of one sheet that belong to the turn. The rows are kept,
// not copied.
func (b *Builder) Add(name, encoding string, rows []grammar.Row) {
	if b.turn.Map == nil {
		b.Reset()
	}
	s := Source{Name: name, Encoding: encoding, Rows: rows, Headless: true}
	for i := range rows {
		row := &rows[i]
		if s.Headless && !row.Line.Turn.IsZero() {
			s.Turn, s.Headless = row.Line.Turn, false
		}
		if row.Game {
			b.turn.Complete = true // a saved game holds every order that was given
		}
		if row.HoldsOrders() {
			s.Orders += len(row.Line.Orders)
		}
	}
	b.turn.Sources = append(b.turn.Sources, s)
}

// Build resolves everything that was added. The turn is valid until the next
// Reset.
func (b *Builder) Build() *Turn {
	if b.turn.Map == nil {
		b.Reset()
	}
	t := &b.turn
	b.nameTurn()
	b.readPosition()
	b.readOrders()
	b.findTwins()
	switch t.Phase {
	case i18n.Movement:
		b.joinLegs()
		b.tieConvoys()
		b.tieSupports()
	case i18n.Adjustments:
		b.countAdjustments()
	}
	return t
}

// readOrders resolves the orders one by one.
func (b *Builder) readOrders() {
	t := &b.turn
	t.Lang = b.language()
	written := 0
	for s := range t.Sources {
		written += t.Sources[s].Orders
	}
	t.Orders = slices.Grow(t.Orders, written)
	for s := range t.Sources {
		rows := t.Sources[s].Rows
		var above *grammar.Order // for ditto marks
		for i := range rows {
			row := &rows[i]
			if !row.HoldsOrders() {
				continue
			}
			for k := range row.Line.Orders {
				syntax := &row.Line.Orders[k]
				t.Orders = append(t.Orders, Order{
					Syntax: syntax, Line: row.Line, Source: s, Offset: row.Offset, Number: row.Number,
					Index: len(t.Orders), Partner: -1, Convoy: -1, Twin: -1,
				})
				o := &t.Orders[len(t.Orders)-1]
				b.order(o, row, above)
				if o.Power != board.NoPower {
					t.Given = t.Given.With(o.Power)
				}
				if !syntax.Ditto {
					above = syntax
				}
			}
		}
	}
}

// language returns the language that most lines are written in, by the words
// that no other language has.
func (b *Builder) language() i18n.Lang {
	if b.options.Lang != 0 {
		return b.options.Lang
	}
	var lines [16]int
	for s := range b.turn.Sources {
		rows := b.turn.Sources[s].Rows
		for i := range rows {
			for lang, set := 0, rows[i].Line.Langs; set != 0; lang, set = lang+1, set>>1 {
				lines[lang] += int(set & 1)
			}
		}
	}
	most := i18n.Lang(0)
	for lang, n := range lines {
		if n > lines[most] {
			most = i18n.Lang(lang)
		}
	}
	return most
}
