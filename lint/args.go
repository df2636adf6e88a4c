package lint

import (
	"diplo/board"
	"diplo/turn"
)

// The arguments of messages are values that package i18n spells in the
// reader's language; each of these is an i18n.Localizer.

// provinceArg is a province of a map: "North Sea", "mer du Nord".
type provinceArg struct {
	m *board.Map
	p board.Place
}

// powerArg is a power: "England", "l'Angleterre" is for the message to say.
type powerArg struct {
	m *board.Map
	p board.Power
}

// orderArg is an order in the reader's short notation: `A LON-NWY`.
type orderArg struct {
	t *turn.Turn
	i int
}

// Place returns the argument that spells a place.
func (p *Pass) Place(at board.Place) any { return provinceArg{p.Turn.Map, at} }

// Province returns the argument that spells a province.
func (p *Pass) Province(q board.Province) any {
	return provinceArg{p.Turn.Map, board.Place{Province: q}}
}

// Power returns the argument that spells a power.
func (p *Pass) Power(w board.Power) any { return powerArg{p.Turn.Map, w} }

// Spell returns the argument that spells an order in the reader's short
// notation.
func (p *Pass) Spell(o *turn.Order) any { return orderArg{p.Turn, o.Index} }
