package grammar

import "unicode/utf8"

// A dash in front of a unit removes it among adjustments. Everywhere else it may
// be the bullet of a list, which other lines tell.

// bullets reads a unit behind a dash as one without an order where other orders
// of the turn stand behind dashes too: "- A Gas" below "- A Par - Bur".
func (d *driver) bullets(row *Row) {
	if !row.dashed || d.in != NoBlock && d.in != OrdersBlock || d.adjusts() {
		return
	}
	if !row.onlyBullets() {
		d.bulleted = true
		return
	}
	if d.bulleted || d.bulletsAhead() {
		d.bulleted = true
		row.Line = row.withoutBullets()
	}
}

// longestList bounds how many lines of a list are looked at: more than the units
// of a map.
const longestList = 64

// bulletsAhead reports whether an order of the turn further down stands behind a
// dash and says more than its unit.
func (d *driver) bulletsAhead() bool {
	for n := range longestList {
		next, ok := d.peekAt(n)
		if !ok || !next.line.Turn.IsZero() {
			return false
		}
		if next.line.dashed && !next.line.onlyBullets() {
			return true
		}
	}
	return false
}

// onlyBullets reports whether the orders of l are units behind a dash and
// nothing else.
func (l *Line) onlyBullets() bool {
	for i := range l.Orders {
		if o := &l.Orders[i]; o.Verb != NoVerb && o.Verb != Remove {
			return false
		}
	}
	return true
}

// withoutBullets returns a copy of l in which a dash removes no unit.
func (l *Line) withoutBullets() *Line {
	return l.withOrders(func(o *Order) {
		if isBullet(o, l.Text) {
			if o.Span.Start == o.VerbSpan.Start {
				o.Span.Start = o.Unit.Span.Start
			}
			o.Verb, o.VerbSpan = NoVerb, Span{o.Span.Start, o.Span.Start}
		}
	})
}

// isBullet reports whether a dash in front of o is all that removes its unit.
func isBullet(o *Order, text string) bool {
	if o.Verb != Remove || o.VerbSpan.Empty() {
		return false
	}
	first, _ := utf8.DecodeRuneInString(o.VerbSpan.Of(text))
	return isStroke(first)
}
