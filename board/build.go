package board

import "slices"

// A borderLog records the statements about borders, in the order of the file,
// so that they can be joined in one sort however many there are.
type borderLog struct {
	// keys holds a borderKey in the upper half and in the lower half the index
	// of the statement's line and effect below.
	keys  []uint64
	lines []int
	cuts  []bool
}

// A borderKey packs the kind of a border and its two ends, the first in map
// order first. Keys sort by kind, then by ends.
type borderKey uint32

const placeBits = 11 // 8 for the province, 3 for the coast

// pack returns the key of the border between two places.
func pack(kind UnitKind, a, b Place) borderKey {
	x, y := packPlace(a), packPlace(b)
	if y < x {
		x, y = y, x
	}
	return borderKey(kind)<<(2*placeBits) | x<<placeBits | y
}

func packPlace(p Place) borderKey { return borderKey(p.Province)<<3 | borderKey(p.Coast) }

// unpack is the reverse of pack.
func (k borderKey) unpack() (kind UnitKind, a, b Place) {
	place := func(k borderKey) Place { return Place{Province(k >> 3), Coast(k & 7)} }
	return UnitKind(k >> (2 * placeBits)), place(k >> placeBits), place(k)
}

// border reads the rest of "army PLACE PLACE …" and its like, behind a "cut"
// or not.
func (b *builder) border(word string, args []string, cut bool) error {
	var kinds []UnitKind
	switch word {
	case "army":
		kinds = []UnitKind{Army}
	case "fleet":
		kinds = []UnitKind{Fleet}
	case "both":
		kinds = []UnitKind{Army, Fleet}
	default:
		return b.errorf("write one of: army, fleet, both", "there is no kind of border %s", quote(word))
	}
	if len(args) < 2 {
		return b.errorf("write: "+word+" PLACE PLACE", "a border has two ends")
	}
	for _, kind := range kinds {
		from, err := b.end(kind, args[0])
		if err != nil {
			return err
		}
		for _, id := range args[1:] {
			to, err := b.end(kind, id)
			if err != nil {
				return err
			}
			if to.Province == from.Province {
				return b.errorf("name another province", "%s does not border itself", args[0])
			}
			b.borders.add(pack(kind, from, to), b.line, cut)
		}
	}
	return nil
}

// end returns the place with the given id as an end of a border.
func (b *builder) end(kind UnitKind, id string) (Place, error) {
	p, err := b.place(kind, id)
	if err == nil && !b.m.CanStand(kind, p) {
		if kind == Army {
			return p, b.errorf("write: fleet", "no army can be in %s", id)
		}
		return p, b.errorf("write: army", "no fleet can be in %s", id)
	}
	return p, err
}

func (l *borderLog) add(k borderKey, line int, cut bool) {
	l.keys = append(l.keys, uint64(k)<<32|uint64(len(l.lines)))
	l.lines = append(l.lines, line)
	l.cuts = append(l.cuts, cut)
}

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
	ends := b.m.PlaceID(from) + " and " + b.m.PlaceID(to)
	if l.cuts[n] {
		return nil, b.errorf("leave it out", "there is no such border to cut between %s", ends)
	}
	return nil, b.errorf("list each border once, under either end", "the border between %s is there already", ends)
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
		return b.errorf("write: army "+p.id+" PLACE", "no army can go to or from %s", p.id)
	}
	if p.terrain != Inland && p.whole.water.Empty() {
		return b.errorf("write: fleet "+p.whole.id+" PLACE", "no fleet can go to or from %s", p.id)
	}
	for _, s := range p.sides {
		if s.water.Empty() {
			return b.errorf("write: fleet "+s.id+" PLACE", "no fleet can go to or from %s", s.id)
		}
	}
	return nil
}
