package judge

import (
	"diplo/board"
	"diplo/rulebook"
)

// Settled counts how circles of decisions were settled in an outcome: by the
// only resolution, as moves in a circle, as a paradox, and not at all.
func Settled(o *Outcome) (kinds [4]int) {
	for _, s := range o.trace {
		kinds[s.what]++
	}
	return kinds
}

// Guesses returns how many guesses the last circle took.
func Guesses(j *Judge) int { return j.engine.search.guesses }

// A Field is an engine that is given its pieces one by one, on maps that no
// language has names for.
type Field struct{ e engine }

// NewField returns an empty field.
func NewField(m *board.Map) *Field {
	return &Field{engine{board: m, rules: rulebook.Standard()}}
}

// Add adds a unit: it holds ('H'), moves ('M'), supports ('S') or convoys ('C').
func (f *Field) Add(w board.Power, kind board.UnitKind, at board.Place, does byte, to board.Place, convoyed bool, aim board.Province) {
	p := piece{order: int32(len(f.e.pieces)), power: w, kind: kind, place: at, count: 1, to: to, convoyed: convoyed, aim: aim}
	switch does {
	case 'M':
		p.does = moves
	case 'S':
		p.does, p.into = supports, to.Province
		if to.Province == board.NoProvince {
			p.into = aim
		}
	case 'C':
		p.does = convoys
	}
	f.e.pieces = append(f.e.pieces, p)
}

// Resolve decides everything and returns how many moves arrive, how many
// circles and fleets of paradoxes were settled, and the most guesses that the
// last circle took.
func (f *Field) Resolve() (arrive, settled, guesses int) {
	f.e.tie()
	f.e.resolve()
	for i := range f.e.pieces {
		if f.e.pieces[i].does == moves && f.e.decided[i] == yes {
			arrive++
		}
	}
	return arrive, len(f.e.steps), f.e.search.guesses
}
