package board

import (
	"iter"
	"slices"
	"strings"
)

// Map is a map of the board. It never changes once loaded, so that goroutines
// may share it. Methods that take a Province or a Power take the map's own;
// asked about any other, they answer as for a province without borders or a
// power without name.
type Map struct {
	name      string
	provinces []province // by Province; the first is no province
	powers    []string   // ids by Power; the first is no power
	index     [indexSize]Province
	waters    Set
	opening   []Stand
}

// province is what a map tells about one of its provinces.
type province struct {
	id      string
	terrain Terrain
	center  bool
	home    Power

	land  Set     // where an army can go
	lands []Place // the same as places
	whole side    // what a fleet on any coast can do

	coasts []Coast // empty for a single coast
	sides  []side  // one for each of coasts
}

// side is what a fleet can do on one side of a province.
type side struct {
	id     string
	water  Set     // where a fleet can go
	waters []Place // the same with coasts
}

// side returns the side of p that c names, and nil where p has no such coast.
// Of a province with several coasts, NoCoast names all together.
func (p *province) side(c Coast) *side {
	if c == NoCoast {
		return &p.whole
	}
	if i := slices.Index(p.coasts, c); i >= 0 {
		return &p.sides[i]
	}
	return nil
}

// Stand is a unit in its place.
type Stand struct {
	Power Power
	Kind  UnitKind
	Place Place
}

// at returns what m tells about p.
func (m *Map) at(p Province) *province {
	if int(p) >= len(m.provinces) {
		p = NoProvince
	}
	return &m.provinces[p]
}

// Name returns the name that the map's file gives it, such as "standard".
func (m *Map) Name() string { return m.name }

// Len returns the number of provinces. The last Province of m is Len.
func (m *Map) Len() int { return len(m.provinces) - 1 }

// Provinces iterates over all provinces in map order.
func (m *Map) Provinces() iter.Seq[Province] {
	return func(yield func(Province) bool) {
		for p := 1; p < len(m.provinces); p++ {
			if !yield(Province(p)) {
				return
			}
		}
	}
}

// Terrain returns the kind of p.
func (m *Map) Terrain(p Province) Terrain { return m.at(p).terrain }

// Waters returns all sea provinces.
func (m *Map) Waters() Set { return m.waters }

// IsCenter reports whether p is a supply center.
func (m *Map) IsCenter(p Province) bool { return m.at(p).center }

// Home returns the power whose home center p is, or NoPower.
func (m *Map) Home(p Province) Power { return m.at(p).home }

// Coasts returns the coasts of p in the order of the Coast constants where it
// has more than one; it is empty for a province with a single coast or none.
// The slice belongs to m and must not be changed.
func (m *Map) Coasts(p Province) []Coast { return m.at(p).coasts }

// Powers iterates over the powers in the order of the map's file.
func (m *Map) Powers() iter.Seq[Power] {
	return func(yield func(Power) bool) {
		for p := 1; p < len(m.powers); p++ {
			if !yield(Power(p)) {
				return
			}
		}
	}
}

// PowerID returns the id of p, such as "ENGLAND".
func (m *Map) PowerID(p Power) string {
	if int(p) >= len(m.powers) {
		return ""
	}
	return m.powers[p]
}

// Power returns the power with the given id, in upper or lower case.
func (m *Map) Power(id string) (Power, bool) {
	for i, known := range m.powers[1:] {
		if strings.EqualFold(known, id) {
			return Power(i + 1), true
		}
	}
	return NoPower, false
}

// Opening returns the units of the first turn, in the order of the map's file.
// The slice belongs to m and must not be changed.
func (m *Map) Opening() []Stand { return m.opening }
