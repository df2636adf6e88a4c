package turn

import (
	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
)

// Canonical returns the order in the en notation ("F NTH C A LON-NWY"), by
// which machines compare orders. It is empty for an order that cannot be read.
func (t *Turn) Canonical(o *Order) string {
	return string(t.AppendCanonical(nil, o))
}

// AppendCanonical appends what Canonical returns to dst.
func (t *Turn) AppendCanonical(dst []byte, o *Order) []byte {
	if !o.readable() {
		return dst
	}
	switch o.Verb {
	case grammar.Build:
		return t.appendUnit(append(dst, "Build "...), &o.Unit)
	case grammar.Remove:
		return t.appendUnit(append(dst, "Remove "...), &o.Unit)
	case grammar.Waive:
		return append(dst, "Waive"...)
	}
	dst = t.appendUnit(dst, &o.Unit)
	switch o.Verb {
	case grammar.Hold:
		dst = append(dst, " H"...)
	case grammar.Disband:
		dst = append(dst, " D"...)
	case grammar.Move:
		dst = t.appendTo(dst, o)
		if o.Explicit {
			dst = append(dst, " via convoy"...)
		}
	case grammar.Support:
		dst = t.appendTo(t.appendUnit(append(dst, " S "...), &o.Target), o)
	case grammar.Convoy:
		dst = t.appendTo(t.appendUnit(append(dst, " C "...), &o.Target), o)
	case grammar.Retreat:
		dst = append(dst, " R "...)
		dst = append(dst, t.Map.PlaceID(o.To)...)
	}
	return dst
}

// readable reports whether the order has a meaning that can be written down.
func (o *Order) readable() bool {
	if o.Defect.Unread() || o.Defect == NoCoast || o.Defect == UnitNoCoast { // there is no such place to write
		return false
	}
	return o.Verb == grammar.Waive || o.Unit.Place.Province != board.NoProvince
}

func (t *Turn) appendUnit(dst []byte, u *Unit) []byte {
	switch u.Kind {
	case board.Army:
		dst = append(dst, "A "...)
	case board.Fleet:
		dst = append(dst, "F "...)
	}
	at := u.Place
	if u.Kind != board.Fleet {
		at.Coast = board.NoCoast
	}
	return append(dst, t.Map.PlaceID(at)...)
}

func (t *Turn) appendTo(dst []byte, o *Order) []byte {
	if o.To.Province == board.NoProvince {
		return dst
	}
	dst = append(dst, '-')
	return append(dst, t.Map.PlaceID(o.To)...)
}

// Form is how much of a word an order is written with.
type Form string

// The forms of a written order, the keys of the languages' templates.
const (
	Short Form = "short" // A LON-NWY
	Long  Form = "long"  // Army London moves to Norway
)

// Write returns the order in the words of a language, by its templates. It
// uses the order's Verb, Unit, Target, To and Explicit alone, so that an order
// nobody wrote can be written too. It is empty for an order that cannot be
// read.
func (a *Atlas) Write(o *Order, l *i18n.Language, form Form) string {
	if !o.readable() {
		return ""
	}
	return i18n.Expand(l.Template(string(form), template(o)), func(name string) string {
		switch name {
		case "unit":
			return a.WriteUnit(o.Unit.Kind, o.Unit.Place, l, form)
		case "target":
			return a.WriteUnit(o.Target.Kind, o.Target.Place, l, form)
		case "to":
			return a.writePlace(o.To, l, form)
		}
		return ""
	})
}

// template returns the name of the template that writes an order.
func template(o *Order) string {
	switch {
	case o.Verb == grammar.Move && o.Explicit:
		return "move-convoyed"
	case o.Verb == grammar.Support && o.To.Province == board.NoProvince:
		return "support-hold"
	case o.Verb == grammar.Support:
		return "support-move"
	}
	return o.Verb.String()
}

// WriteUnit returns a unit in the words of a language: "A PAR". An army has no
// coast.
func (a *Atlas) WriteUnit(kind board.UnitKind, at board.Place, l *i18n.Language, form Form) string {
	if kind != board.Fleet {
		at.Coast = board.NoCoast
	}
	return l.Unit(string(form), kind, a.writePlace(at, l, form))
}

func (a *Atlas) writePlace(at board.Place, l *i18n.Language, form Form) string {
	style := i18n.Trigram
	if form == Long {
		style = i18n.FullName
	}
	return l.Short(a.Place(at.Province), at.Coast, style)
}
