package notation

import (
	"strings"

	"diplo/i18n"
)

// A Gap is something that a notation cannot say, or has to be told first.
type Gap uint8

// The gaps. NoGap is the zero value.
const (
	NoGap Gap = iota
	// LandRoute: that an army goes by land although its own fleet would carry it.
	LandRoute
	// Alternatives: a retreat with more than one destination.
	Alternatives
	// Stack: several units under one order.
	Stack
	// Nationality: whose unit it is, where the order says another power than
	// the header or the position.
	Nationality
	// SeveralWaives: more than one waived build in one order.
	SeveralWaives
	// SupportCoast: the coast to which a move is supported.
	SupportCoast
	// WrongCount: a convoy mark that does not count the fleets.
	WrongCount
	// UnknownPower: it needs to know whose unit it is, and nothing tells.
	UnknownPower
	// UnknownKind: it needs to know whether the unit is an army or a fleet, and
	// nothing tells.
	UnknownKind
	// UnknownRoute: it needs the waters on the way, and the orders of the
	// fleets are not here.
	UnknownRoute
	// UnknownFleets: it needs the number of fleets that carry the army, and
	// their orders are not here.
	UnknownFleets
	// LoneLeg: a leg of a convoy whose other legs are not here, where it needs the
	// whole route.
	LoneLeg
	// NoKind: it does not say what kind of unit it is, and nothing else does.
	NoKind
	// PartialPosition: the order of a turn of which only some units are known,
	// where it would be impossible if those were all.
	PartialPosition
	// OtherForm: it has no words for this kind of order.
	OtherForm
	// Misread: what it would write is read as another order. That happens to
	// impossible orders alone, where a word of theirs has a second meaning under
	// which the order is possible ("tyr" for the Tyrrhenian Sea).
	Misread
)

var gapKeys = [...]string{
	LandRoute: "land-route", Alternatives: "alternatives", Stack: "stack", Nationality: "nationality",
	SeveralWaives: "several-waives", SupportCoast: "support-coast", WrongCount: "wrong-count",
	UnknownPower: "unknown-power", UnknownKind: "unknown-kind", UnknownRoute: "unknown-route",
	UnknownFleets: "unknown-fleets", LoneLeg: "lone-leg", NoKind: "no-kind", PartialPosition: "partial-position", OtherForm: "other-form", Misread: "misread",
}

// String returns the gap's name, under which the catalog has its message
// (notation.gap.NAME) and the documents describe it.
func (g Gap) String() string {
	if int(g) < len(gapKeys) {
		return gapKeys[g]
	}
	return ""
}

// Message says what the notation lacks, or needs to know.
func (g Gap) Message() i18n.Message { return i18n.Message{Key: "notation.gap." + g.String()} }

// Gaps returns what n cannot say, and what it has to be told. It follows from
// what n writes.
func (n *Notation) Gaps() []Gap {
	var gaps []Gap
	for _, g := range [...]struct {
		gap Gap
		has bool
	}{
		{LandRoute, n.orders[marched] == ""},
		{Alternatives, n.orders[choice] == ""},
		{Stack, n.stack == ""},
		{Nationality, n.foreign == ""},
		{SeveralWaives, n.orders[waiveSeveral] == ""},
		{SupportCoast, n.noSupportCoast},
		{WrongCount, !n.uses(fieldMark)},
		{UnknownPower, n.uses(fieldPower) || n.document.whole()},
		{UnknownKind, n.bare == ""},
		{UnknownRoute, n.uses(fieldRoute) || n.legs},
		{UnknownFleets, n.uses(fieldMark)},
		{LoneLeg, !n.legs},
		{NoKind, n.hidesKinds()},
		{PartialPosition, n.document.whole()},
		{OtherForm, n.lacksForms()},
		{Misread, true},
	} {
		if g.has && n.document != jsonDocument {
			gaps = append(gaps, g.gap)
		}
	}
	return gaps
}

// lacksForms reports whether n has no words for some order, beside those that
// have a gap of their own.
func (n *Notation) lacksForms() bool {
	for f := form(0); f < forms; f++ {
		if n.orders[f] == "" && f != unitAlone && missing(f) == OtherForm {
			return true
		}
	}
	return false
}

// uses reports whether n's orders of a move by sea and of a waived build, or its
// units, have a placeholder.
func (n *Notation) uses(f field) bool {
	for _, text := range [...]string{n.orders[convoyed], n.orders[waive], n.unit} {
		for _, s := range compile(text) {
			if s.field == f {
				return true
			}
		}
	}
	return false
}

// hidesKinds reports whether n leaves out what kind some units are.
func (n *Notation) hidesKinds() bool {
	return !strings.Contains(n.unit, "{kind}") || n.target != "" && !strings.Contains(n.target, "{kind}")
}
