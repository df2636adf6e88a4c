package lsp

import (
	"strings"

	"diplo/grammar"
)

// slot is what the grammar expects where the cursor is.
type slot uint8

const (
	nowhere      slot = iota // in a comment or in prose
	lineSlot                 // an order, or a header
	unitSlot                 // the place of the ordered unit
	verbSlot                 // what the unit is told to do
	toSlot                   // where the unit goes
	targetSlot               // the unit that is helped
	targetSlotTo             // where the unit goes that is helped
)

// slot returns what is expected at the cursor, which is at the end of its line,
// and where in the row that begins which is typed of it.
func (c *completer) slot() (slot, int) {
	if c.row == nil {
		return lineSlot, 0
	}
	end := c.offset - c.base
	if end > len(c.row.Text) || c.row.Comment.Start < end || c.row.In == grammar.CentersBlock || c.row.In == grammar.ContestedBlock {
		return nowhere, end
	}
	text := c.row.Text[:end]
	if c.row.Kind != grammar.Orders || len(c.row.Orders) == 0 {
		return lineSlot, len(text) - len(strings.TrimLeft(text, " \t"))
	}
	o := &c.row.Orders[len(c.row.Orders)-1]
	if strings.Trim(text[min(o.Span.End, end):], " \t\u00a0") != "" {
		return lineSlot, end // behind a separator
	}
	if c.syntax != o {
		c.syntax, c.order = o, c.hearing.orderOf(c.source, c.row.Offset, o)
	}
	for _, m := range mentions(c.hearing.turn, c.order, o) {
		if s := m.span(); s.End == end {
			return c.nameSlot(m), s.Start
		}
	}
	if !o.Junk.Empty() && o.Junk.End == end {
		return c.nextSlot(text[:o.Junk.Start]), o.Junk.Start
	}
	switch {
	case o.Unit.KindSpan.End == end && !o.Unit.KindSpan.Empty():
		return lineSlot, o.Unit.KindSpan.Start
	case o.VerbSpan.End == end && !o.VerbSpan.Empty() && !endsInDash(text):
		if endsInDash(text[:o.VerbSpan.Start]) { // a name begins like a verb
			return toSlot, o.VerbSpan.Start
		}
		return verbSlot, o.VerbSpan.Start
	case o.Target.KindSpan.End == end && !o.Target.KindSpan.Empty():
		return targetSlot, o.Target.KindSpan.Start
	case o.Target.Name.Text == "" && !o.Target.KindSpan.Empty():
		return targetSlot, o.Target.KindSpan.Start
	case o.Unit.Name.Text == "":
		return unitSlot, end
	}
	return c.nextSlot(text), end
}

// nameSlot returns the slot that a name fills.
func (c *completer) nameSlot(m mention) slot {
	switch m.role {
	case ordered:
		return unitSlot
	case helped:
		return targetSlot
	}
	if c.syntax.Verb == grammar.Support || c.syntax.Verb == grammar.Convoy {
		return targetSlotTo
	}
	return toSlot
}

// nextSlot returns the slot behind what is written of an order.
func (c *completer) nextSlot(text string) slot {
	o := c.syntax
	dash := endsInDash(text)
	switch o.Verb {
	case grammar.NoVerb:
		if dash {
			return toSlot
		}
		return verbSlot
	case grammar.Support, grammar.Convoy:
		switch {
		case o.Target.Name.Text == "":
			return targetSlot
		case len(o.Path) == 0:
			return targetSlotTo
		}
	case grammar.Move, grammar.Retreat:
		if dash || len(o.Path) == 0 {
			return toSlot
		}
	}
	return nowhere
}

// endsInDash reports whether the last thing that is written is a dash.
func endsInDash(text string) bool {
	text = strings.TrimRight(text, " \t\u00a0")
	for _, dash := range [...]string{"-", "–", "—", ">", "→"} {
		if strings.HasSuffix(text, dash) {
			return true
		}
	}
	return false
}
