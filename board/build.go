package board

import "slices"

// build checks what was read and returns the map.
func (b *builder) build() (*Map, error) {
	keys, err := b.join()
	if err != nil {
		return nil, err
	}
	b.spread(keys)
	for p := range b.m.Provinces() {
		if err := b.check(p); err != nil {
			return nil, err
		}
	}
	return b.m, nil
}

// join returns the borders that are left when all statements are followed, in
// order. It returns an error for the first statement that adds a border that is
// there or cuts one that is not.
func (b *builder) join() ([]borderKey, error) {
	l := &b.borders
	slices.Sort(l.keys)
	keys := make([]borderKey, 0, len(l.keys))
	wrong := -1
	for i, entry := range l.keys {
		k, n := borderKey(entry>>32), int(uint32(entry))
		there := len(keys) > 0 && keys[len(keys)-1] == k
		switch {
		case there != l.cuts[n]:
			if wrong < 0 || n < int(uint32(l.keys[wrong])) {
				wrong = i
			}
		case there:
			keys = keys[:len(keys)-1]
		default:
			keys = append(keys, k)
		}
	}
	if wrong < 0 {
		return keys, nil
	}
	n := uint32(l.keys[wrong])
	b.line = l.lines[n]
	_, from, to := borderKey(l.keys[wrong] >> 32).unpack()
	if l.cuts[n] {
		return nil, b.fail("no-border", b.m.PlaceID(from), b.m.PlaceID(to))
	}
	return nil, b.fail("border-twice", b.m.PlaceID(from), b.m.PlaceID(to))
}

// spread enters the borders into the provinces at their ends. Keys come in
// order, so that each province's neighbors do too.
func (b *builder) spread(keys []borderKey) {
	b.reserve(keys)
	for _, k := range keys {
		kind, from, to := k.unpack()
		b.enter(kind, from, to)
		b.enter(kind, to, from)
	}
	for i := range b.m.provinces {
		p := &b.m.provinces[i]
		for _, s := range p.sides {
			p.whole.water = p.whole.water.Union(s.water)
			p.whole.waters = append(p.whole.waters, s.waters...)
		}
		if len(p.sides) > 0 {
			slices.SortFunc(p.whole.waters, func(x, y Place) int { return int(packPlace(x)) - int(packPlace(y)) })
			p.whole.waters = slices.Compact(p.whole.waters)
		}
	}
}

// reserve makes room for the ends of the borders in one piece: a map
// has hundreds of short lists.
func (b *builder) reserve(keys []borderKey) {
	var lands, waters [1 << placeBits]uint16
	for _, k := range keys {
		counts := &waters
		kind, from, to := k.unpack()
		if kind == Army {
			counts = &lands
		}
		counts[packPlace(from)]++
		counts[packPlace(to)]++
	}
	room := make([]Place, 2*len(keys))
	take := func(n uint16) []Place {
		piece := room[:0:n]
		room = room[n:]
		return piece
	}
	for i := range b.m.provinces {
		p := &b.m.provinces[i]
		at := Place{Province: Province(i)}
		p.lands = take(lands[packPlace(at)])
		p.whole.waters = take(waters[packPlace(at)])
		for j, c := range p.coasts {
			at.Coast = c
			p.sides[j].waters = take(waters[packPlace(at)])
		}
	}
}

func (b *builder) enter(kind UnitKind, from, to Place) {
	p := &b.m.provinces[from.Province]
	if kind == Army {
		p.land = p.land.With(to.Province)
		p.lands = append(p.lands, to)
		return
	}
	s := p.side(from.Coast)
	s.water = s.water.With(to.Province)
	s.waters = append(s.waters, to)
}

// check returns an error where a province lacks a border that its terrain
// needs.
func (b *builder) check(n Province) error {
	p := &b.m.provinces[n]
	b.line = b.lines[n]
	if p.terrain == Inland && p.land.Empty() {
		return b.fail("no-army", p.id)
	}
	if p.terrain != Inland && p.whole.water.Empty() {
		return b.fail("no-fleet", p.id)
	}
	for _, s := range p.sides {
		if s.water.Empty() {
			return b.fail("no-fleet", s.id)
		}
	}
	return nil
}
