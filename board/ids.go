package board

import "strings"

// indexSize is the number of slots of the index of province ids: a power of
// two, and more than twice the provinces that a map can have.
const indexSize = 512

// ID returns the id of p, such as "STP".
func (m *Map) ID(p Province) string { return m.at(p).id }

// PlaceID returns the id of a place, such as "STP/NC", or "STP" where the
// place has no coast. It is empty where the map has no such place.
func (m *Map) PlaceID(p Place) string {
	if s := m.at(p.Province).side(p.Coast); s != nil {
		return s.id
	}
	return ""
}

// Province returns the province with the given id, in upper or lower case.
func (m *Map) Province(id string) (Province, bool) {
	p := m.index[m.slot(id)]
	return p, p != NoProvince
}

// Place returns the place with the given id: a province, in upper or lower
// case, and after a slash one of its coasts where it has several.
func (m *Map) Place(id string) (Place, bool) {
	head, tail, slash := strings.Cut(id, "/")
	p, ok := m.Province(head)
	if !ok || !slash {
		return Place{Province: p}, ok
	}
	c, ok := coastOf(tail)
	if !ok || m.at(p).side(c) == nil {
		return Place{}, false
	}
	return Place{p, c}, true
}

// slot returns where in the index id stands or, where the map has no such id,
// would stand. The index is never more than half full, so the search ends.
func (m *Map) slot(id string) int {
	// FNV-1a over the id in lower case, as bytes: ids are ASCII.
	h := uint32(2166136261)
	for i := range len(id) {
		c := id[i]
		if 'A' <= c && c <= 'Z' {
			c += 'a' - 'A'
		}
		h = (h ^ uint32(c)) * 16777619
	}
	for i := h % indexSize; ; i = (i + 1) % indexSize {
		p := m.index[i]
		if known := m.provinces[p].id; p == NoProvince || known == id || strings.EqualFold(known, id) {
			return int(i)
		}
	}
}
