package board

import "slices"

// CanStand reports whether a unit of the kind can be at p: an army in no sea, a
// fleet in no inland province and, where the province has several coasts, only
// on one of them. The coast of an army's place counts for nothing. A unit of
// unknown kind (NoUnit) can be where an army or a fleet can.
func (m *Map) CanStand(kind UnitKind, p Place) bool {
	if p.Province == NoProvince || int(p.Province) > m.Len() {
		return false
	}
	at := m.at(p.Province)
	switch kind {
	case Army:
		return at.terrain != Sea
	case Fleet:
		if len(at.coasts) > 0 {
			return slices.Contains(at.coasts, p.Coast)
		}
		return at.terrain != Inland && p.Coast == NoCoast
	default:
		return m.CanStand(Army, p) || m.CanStand(Fleet, p)
	}
}

// CanMove reports whether a unit of the kind can go from one place straight to
// the other. For a fleet, the destination must name the coast where its
// province has several (see CoastsTo); where the origin does not name one, any
// of them will do. For an army, coasts count for nothing. A unit of unknown
// kind (NoUnit) can go where an army or a fleet can.
func (m *Map) CanMove(kind UnitKind, from, to Place) bool {
	switch kind {
	case Army:
		return m.at(from.Province).land.Has(to.Province)
	case Fleet:
		s := m.at(from.Province).side(from.Coast)
		return s != nil && s.water.Has(to.Province) && slices.Contains(s.waters, to)
	default:
		return m.CanMove(Army, from, to) || m.CanMove(Fleet, from, to)
	}
}

// Reaches reports whether a unit of the kind can go from a place straight to a
// province, on whatever coast of it: what it takes to support into it. Coasts
// and unknown kinds are taken as in CanMove.
func (m *Map) Reaches(kind UnitKind, from Place, to Province) bool {
	p := m.at(from.Province)
	switch kind {
	case Army:
		return p.land.Has(to)
	case Fleet:
		s := p.side(from.Coast)
		return s != nil && s.water.Has(to)
	default:
		return m.Reaches(Army, from, to) || m.Reaches(Fleet, from, to)
	}
}

// CoastsTo returns the coasts of a province at which a fleet that goes there
// straight from a place can arrive: NoCoast alone where the province has a
// single coast, nothing where the fleet cannot go there.
func (m *Map) CoastsTo(from Place, to Province) CoastSet {
	var set CoastSet
	s := m.at(from.Province).side(from.Coast)
	if s == nil || !s.water.Has(to) {
		return set
	}
	for _, p := range s.waters {
		if p.Province == to {
			set = set.With(p.Coast)
		}
	}
	return set
}

// Neighbors returns the places to which a unit of the kind can go straight from
// a place, in map order. It is empty for a unit of unknown kind. The slice
// belongs to m and must not be changed.
func (m *Map) Neighbors(kind UnitKind, from Place) []Place {
	p := m.at(from.Province)
	switch kind {
	case Army:
		return p.lands
	case Fleet:
		if s := p.side(from.Coast); s != nil {
			return s.waters
		}
	}
	return nil
}

// Borders returns the provinces that touch p: those to which an army or a
// fleet, on any coast, can go straight.
func (m *Map) Borders(p Province) Set {
	at := m.at(p)
	return at.land.Union(at.whole.water)
}
