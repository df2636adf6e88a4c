package board

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
		return b.fail("border-kind", printable(word))
	}
	if len(args) < 2 {
		return b.fail("border", word)
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
				return b.fail("border-itself", args[0])
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
			return p, b.fail("border-army", id)
		}
		return p, b.fail("border-fleet", id)
	}
	return p, err
}

func (l *borderLog) add(k borderKey, line int, cut bool) {
	l.keys = append(l.keys, uint64(k)<<32|uint64(len(l.lines)))
	l.lines = append(l.lines, line)
	l.cuts = append(l.cuts, cut)
}
