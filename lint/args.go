package lint

import (
	"diplo/board"
	"diplo/i18n"
	"diplo/turn"
)

// The arguments of messages are values that package i18n spells in the
// reader's language; each of these is an i18n.Localizer.

// placeArg is a place of a map: "North Sea", "Espagne (côte nord)".
type placeArg struct {
	atlas *turn.Atlas
	at    board.Place
}

// Localize returns what l calls the place, its id where l has no name for it.
func (a placeArg) Localize(l *i18n.Language) string { return a.atlas.SpellPlace(a.at, l) }

// powerArg is a power: "England"; "l’Angleterre" is for the message to say.
type powerArg struct {
	atlas *turn.Atlas
	power board.Power
}

// Localize returns what l calls the power, its id where l has no name for it.
func (a powerArg) Localize(l *i18n.Language) string { return a.atlas.SpellPower(a.power, l) }

// adjectiveArg is what belongs to a power: "English", "anglaise".
type adjectiveArg struct {
	powerArg
	form i18n.Gender
}

// Localize returns the adjective of the power in l.
func (a adjectiveArg) Localize(l *i18n.Language) string {
	if adjective := l.PowerAdjective(a.atlas.PowerName(a.power), a.form); adjective != "" {
		return adjective
	}
	return a.powerArg.Localize(l)
}

// orderArg is an order in the reader's short notation: `A LON-NWY`.
type orderArg struct {
	turn  *turn.Turn
	index int
}

// Localize returns the order as l writes it; where it cannot be written, what
// stands in the sheet.
func (a orderArg) Localize(l *i18n.Language) string {
	return a.turn.Spell(&a.turn.Orders[a.index], l, turn.Short)
}

// Place returns the argument that spells a place.
func (p *Pass) Place(at board.Place) any { return placeArg{p.Turn.Atlas, at} }

// Province returns the argument that spells a province.
func (p *Pass) Province(q board.Province) any { return p.Place(board.Place{Province: q}) }

// Power returns the argument that spells a power: "England".
func (p *Pass) Power(w board.Power) any { return powerArg{p.Turn.Atlas, w} }

// Adjective returns the argument that spells what belongs to a power, for a
// noun of the given gender and number: "anglaise".
func (p *Pass) Adjective(w board.Power, form i18n.Gender) any {
	return adjectiveArg{powerArg{p.Turn.Atlas, w}, form}
}

// Spell returns the argument that spells an order in the reader's short
// notation.
func (p *Pass) Spell(o *turn.Order) any { return orderArg{p.Turn, o.Index} }

// quotedArg is another argument in backquotes, for a list of what stands in
// orders.
type quotedArg struct{ i18n.Localizer }

// Localize returns the other argument in l, in backquotes.
func (a quotedArg) Localize(l *i18n.Language) string { return "`" + a.Localizer.Localize(l) + "`" }

// unwrittenArg is an order that stands in no sheet.
type unwrittenArg struct {
	atlas *turn.Atlas
	order *turn.Order
}

// Localize returns the order in the short notation of l.
func (a unwrittenArg) Localize(l *i18n.Language) string {
	return a.atlas.Write(a.order, l, turn.Short)
}

// Unit returns the argument that spells a unit in the reader's short notation:
// `A PAR`.
func (p *Pass) Unit(kind board.UnitKind, at board.Place) any {
	return unitArg{p.Turn.Atlas, kind, at}
}

type unitArg struct {
	atlas *turn.Atlas
	kind  board.UnitKind
	at    board.Place
}

// Localize returns the unit as l writes it in orders.
func (u unitArg) Localize(l *i18n.Language) string {
	return u.atlas.WriteUnit(u.kind, u.at, l, turn.Short)
}

// coastArg is the argument that spells a coast: "north coast".
type coastArg board.Coast

// Localize returns what l calls the coast.
func (c coastArg) Localize(l *i18n.Language) string { return l.CoastName(board.Coast(c)) }

// aUnit returns the argument that says what kind of unit it is: "an army".
func aUnit(kind board.UnitKind) any { return i18n.Message{Key: "unit.a-" + kindKey(kind)} }

// theUnit is like aUnit: "the army".
func theUnit(kind board.UnitKind) any { return i18n.Message{Key: "unit.the-" + kindKey(kind)} }

func kindKey(kind board.UnitKind) string {
	switch kind {
	case board.Army:
		return "army"
	case board.Fleet:
		return "fleet"
	}
	return "unit"
}
