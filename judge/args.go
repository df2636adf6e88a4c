package judge

import (
	"diplo/board"
	"diplo/i18n"
	"diplo/turn"
)

// pieceArg is the argument of a message that spells a piece in the reader's
// short notation: its order, or else its unit.
type pieceArg struct {
	turn  *turn.Turn
	order int32
	unit  unitArg
}

// Localize returns the order as l writes it; where it cannot be written, what
// stands in the sheet.
func (a pieceArg) Localize(l *i18n.Language) string {
	if a.order < 0 {
		return a.unit.Localize(l)
	}
	return "`" + a.turn.Spell(&a.turn.Orders[a.order], l, turn.Short) + "`"
}

// unitArg spells a unit: `F TYS`.
type unitArg struct {
	atlas *turn.Atlas
	kind  board.UnitKind
	at    board.Place
}

// Localize returns the unit as l writes it in orders.
func (u unitArg) Localize(l *i18n.Language) string {
	return "`" + u.atlas.WriteUnit(u.kind, u.at, l, turn.Short) + "`"
}

// orderOf returns the argument that spells the order of a piece.
func (o *Outcome) orderOf(k int32) i18n.Localizer {
	p := &o.pieces[k]
	return pieceArg{o.Turn, p.order, o.unitOf(k)}
}

// unitOf returns the argument that spells the unit of a piece.
func (o *Outcome) unitOf(k int32) unitArg {
	p := &o.pieces[k]
	return unitArg{o.Turn.Atlas, p.kind, p.place}
}

// ordersOf returns the argument that lists the orders of pieces.
func (o *Outcome) ordersOf(pieces []int32) i18n.Localizer {
	list := make([]i18n.Localizer, len(pieces))
	for i, k := range pieces {
		list[i] = o.orderOf(k)
	}
	return i18n.All(list...)
}

// unitsOf returns the argument that lists the units of pieces.
func (o *Outcome) unitsOf(pieces []int32) i18n.Localizer {
	list := make([]i18n.Localizer, len(pieces))
	for i, k := range pieces {
		list[i] = o.unitOf(k)
	}
	return i18n.All(list...)
}
