package turn

import (
	"sync"

	"diplo/board"
	"diplo/i18n"
)

// An Atlas ties the provinces and powers of a map to their names: the map
// numbers what it has, the lexicon everything that any language can name.
type Atlas struct {
	Map     *board.Map
	Lexicon *i18n.Lexicon

	provinces []board.Province // by i18n.Place
	places    []i18n.Place     // by board.Province
	powers    []board.Power    // by i18n.Power
	names     []i18n.Power     // by board.Power
}

// NewAtlas returns the atlas of m in the words of x.
func NewAtlas(m *board.Map, x *i18n.Lexicon) *Atlas {
	a := &Atlas{
		Map:       m,
		Lexicon:   x,
		provinces: make([]board.Province, x.Places()+1),
		places:    make([]i18n.Place, m.Len()+1),
		powers:    make([]board.Power, x.Powers()+1),
	}
	for p := range m.Provinces() {
		if q, ok := x.Place(m.ID(p)); ok {
			a.places[p], a.provinces[q] = q, p
		}
	}
	a.names = append(a.names, 0)
	for w := range m.Powers() {
		v, _ := x.PowerByID(m.PowerID(w))
		a.names = append(a.names, v)
		a.powers[v] = w
	}
	a.powers[0] = board.NoPower
	return a
}

var standardAtlas = sync.OnceValue(func() *Atlas { return NewAtlas(board.Standard(), i18n.Default()) })

// StandardAtlas returns the atlas of the standard map in the built-in
// languages.
func StandardAtlas() *Atlas { return standardAtlas() }

// Province returns the map's province for a place that a name means,
// board.NoProvince where this map does not have it.
func (a *Atlas) Province(p i18n.Place) board.Province { return a.provinces[p] }

// Place returns what names a province of the map.
func (a *Atlas) Place(p board.Province) i18n.Place { return a.places[p] }

// Power returns the map's power for one that a name means, board.NoPower where
// this map does not have it.
func (a *Atlas) Power(p i18n.Power) board.Power { return a.powers[p] }

// PowerName returns what names a power of the map.
func (a *Atlas) PowerName(p board.Power) i18n.Power { return a.names[p] }
