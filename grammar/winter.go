package grammar

import (
	"strings"

	"diplo/board"
	"diplo/i18n"
)

// Some letters mean one thing among adjustments and another anywhere else: the
// French C and S build and remove a unit there (construction, suppression), and
// are a convoy and a support before. A line does not know its phase; the sheet
// does.

// winterLetters gives the orders of a row among adjustments the verbs that their
// letters have there: "C A Par", "A Par C".
func (d *driver) winterLetters(row *Row) {
	if row.Kind != Orders || !d.adjusts() || !row.HoldsOrders() {
		return
	}
	for i := range row.Orders {
		if d.winterVerb(row.Line, &row.Orders[i]) == NoVerb {
			continue
		}
		list := NoVerb // of the letter in front of the units before this one
		row.Line = row.withOrders(func(o *Order) {
			switch v := d.winterVerb(row.Line, o); {
			case v != NoVerb:
				list = NoVerb
				if o.Missing == MissingUnit {
					list = v
				}
				o.adjust(v)
			case o.Verb == NoVerb && o.Unit.Kind != board.NoUnit && o.Junk.Empty(): // "S A Par, F Bre"
				o.Verb = list
			default:
				list = NoVerb
			}
		})
		return
	}
}

// winterLists gives the units below a removal that names none, "Suppressions :",
// its verb: without it they would be built.
func (d *driver) winterLists(row *Row) {
	switch {
	case row.list != NoVerb && (d.adjusts() || strings.HasSuffix(strings.TrimSpace(row.Text), ":")):
		d.list = row.list
	case row.Kind == Header:
		d.list = NoVerb
	case row.Kind == Orders && d.list != NoVerb:
		if row.Power.Text != "" || !row.HoldsOrders() {
			d.list = NoVerb
			return
		}
		row.Line = row.withOrders(func(o *Order) {
			if o.Verb == NoVerb && o.Junk.Empty() {
				o.Verb = d.list
			} else {
				d.list = NoVerb
			}
		})
	}
}

// listVerb returns the verb of the only one of orders, if that is a verb of
// adjustments and nothing else.
func listVerb(orders []Order) Verb {
	if len(orders) != 1 || orders[0].Missing != MissingUnit || orders[0].Unit.Kind != board.NoUnit || !orders[0].Junk.Empty() {
		return NoVerb
	}
	switch v := orders[0].Verb; v {
	case Build, Remove, Disband:
		return v
	}
	return NoVerb
}

// adjusts reports whether the sheet is among adjustments.
func (d *driver) adjusts() bool { return d.current.InFull().Phase == i18n.Adjustments }

// beginsInWinter and endsInWinter report whether the first or last order of l is
// whole among adjustments, for its letter's sake.
func (d *driver) beginsInWinter(l *Line) bool {
	return len(l.Orders) > 0 && d.winterVerb(l, &l.Orders[0]) != NoVerb
}

func (d *driver) endsInWinter(l *Line) bool {
	return len(l.Orders) > 0 && d.winterVerb(l, &l.Orders[len(l.Orders)-1]) != NoVerb
}

// winterVerb returns what an order of l does among adjustments, whose letter
// lacks what it would need elsewhere; NoVerb if it is no such order.
func (d *driver) winterVerb(l *Line, o *Order) Verb {
	if o.Verb != Support && o.Verb != Convoy || o.VerbSpan.End-o.VerbSpan.Start != 1 || !o.Junk.Empty() || len(o.Path) > 0 || o.Ditto {
		return NoVerb
	}
	switch {
	case o.Missing == MissingUnit && o.Unit.Kind == board.NoUnit && o.Target.Kind != board.NoUnit && o.Target.Name.Text != "":
	case o.Missing == MissingTarget && o.Target.Kind == board.NoUnit:
	default:
		return NoVerb
	}
	x := d.parser.readers.lexicon
	word, _ := x.Match(o.VerbSpan.Of(l.Text))
	switch k := newEntry(x.Senses(word)).kinds; {
	case k.has(i18n.BuildWord):
		return Build
	case k.has(i18n.RemoveWord):
		return Remove
	}
	return NoVerb
}

// adjust makes o the build or removal of its one unit.
func (o *Order) adjust(v Verb) {
	if o.Missing == MissingUnit {
		o.Unit = o.Target
	}
	o.Verb, o.Target, o.TargetHolds, o.Missing = v, Unit{}, false, NothingMissing
}
