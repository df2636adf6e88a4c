package turn

import (
	"slices"

	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
)

// A candidate is one place that a name may mean.
type candidate struct {
	place board.Place
	// tier is how far a reading may be trusted: firm readings are tried before
	// loose ones, so that a word that means one thing to most people is not
	// read as another while the first is possible.
	tier  uint8
	alias bool // the coast goes by another name here
}

// The tiers of a candidate.
const (
	firm uint8 = iota
	loose
	tiers
)

// A slot is one name of an order with its candidates.
type slot struct {
	name       *grammar.Name
	candidates []candidate
	pick       int // index in candidates
}

// A reading is the names of one order and what is chosen for each. Its slices
// are scratch memory of the Builder.
type reading struct {
	unit, target *grammar.Unit
	path         []grammar.Name

	slots []slot
	cands []candidate
}

// place returns the place picked for a slot.
func (r *reading) place(i int) board.Place { return r.slots[i].candidates[r.slots[i].pick].place }

// maxReadings bounds how many combinations of readings are tried for an order.
const maxReadings = 512

// candidates appends to dst the places that n may mean on this map.
func (b *Builder) candidates(dst []candidate, n *grammar.Name) []candidate {
	from := len(dst)
	for i := range n.Senses {
		s := &n.Senses[i]
		if b.isForeign(s, n.Senses) {
			continue
		}
		tier := firm
		if s.Loose || s.Style == i18n.UniqueStart && !b.rules.UniquePrefix {
			tier = loose
		}
		dst = b.addCandidate(dst, from, n, s, tier)
	}
	return dst
}

// isForeign reports whether a sense is of another language than the orders are
// known to be written in, and the word has a sense in that one.
func (b *Builder) isForeign(s *i18n.Sense, senses []i18n.Sense) bool {
	lang := b.options.Lang
	return lang != 0 && s.Lang != 0 && s.Lang != lang &&
		slices.ContainsFunc(senses, func(s i18n.Sense) bool { return s.Lang == lang })
}

func (b *Builder) addCandidate(dst []candidate, from int, n *grammar.Name, s *i18n.Sense, tier uint8) []candidate {
	c := candidate{place: board.Place{Province: b.atlas.Province(s.Place), Coast: n.Coast}, tier: tier}
	if c.place.Province == board.NoProvince {
		return dst
	}
	if s.Coast != board.NoCoast {
		c.place.Coast = s.Coast
	}
	if c.place.Coast != board.NoCoast && !b.hasCoast(c.place) {
		if real, ok := b.atlas.Lexicon.CoastAlias(s.Place, c.place.Coast); ok {
			c.place.Coast, c.alias = real, true
		}
	}
	for i := from; i < len(dst); i++ {
		if dst[i].place == c.place {
			dst[i].tier = min(dst[i].tier, tier)
			return dst
		}
	}
	return append(dst, c)
}

func (b *Builder) hasCoast(p board.Place) bool {
	for _, c := range b.board.Coasts(p.Province) {
		if c == p.Coast {
			return true
		}
	}
	return false
}

// clear returns the only place that n can mean, and the zero Place where there
// is none or more than one.
func (b *Builder) clear(n *grammar.Name) board.Place {
	b.reading.cands = b.candidates(b.reading.cands[:0], n)
	if len(b.reading.cands) != 1 {
		return board.Place{}
	}
	return b.reading.cands[0].place
}

// gather fills the slots of the reading with the order's names: the unit's,
// the target's, and those of the path. It returns false, with the order's
// defect set, where a name can mean nothing.
func (b *Builder) gather(o *Order) bool {
	r := &b.reading
	r.slots, r.cands = r.slots[:0], r.cands[:0]
	b.addSlot(&r.unit.Name)
	if r.target != nil {
		b.addSlot(&r.target.Name)
	}
	for i := range r.path {
		b.addSlot(&r.path[i])
	}
	// cands may have moved while it grew: cut the slots out of it now.
	from := 0
	for i := range r.slots {
		s := &r.slots[i]
		n := s.pick
		s.candidates, s.pick = r.cands[from:from+n], 0
		from += n
		if n > 0 {
			continue
		}
		switch {
		case s.name.Text == "":
			o.fail(Unreadable, s.name.Span)
		case len(s.name.Senses) > 0:
			o.fail(OffMap, s.name.Span)
		default:
			o.fail(UnknownProvince, s.name.Span)
		}
		return false
	}
	return true
}

func (b *Builder) addSlot(n *grammar.Name) {
	r := &b.reading
	from := len(r.cands)
	r.cands = b.candidates(r.cands, n)
	r.slots = append(r.slots, slot{name: n, pick: len(r.cands) - from})
}

// choose gives the order its one meaning: it tries the readings of its names,
// firm ones first, and takes the one under which the order is possible. Where
// there is more than one it is Ambiguous.
func (b *Builder) choose(o *Order) {
	r := &b.reading
	clear := true
	for i := range r.slots {
		if c := r.slots[i].candidates; len(c) > 1 || c[0].tier > firm || c[0].alias {
			clear = false
		}
	}
	if clear {
		b.assign(o)
		return
	}
	legal := b.try(o, firm, b.present)
	if len(legal) == 0 {
		legal = b.try(o, loose, b.present)
	}
	if len(legal) == 0 {
		legal = b.try(o, loose, anybody)
	}
	if len(legal) == 0 {
		b.chooseBroken(o)
		return
	}
	var others [][]int
	if len(legal) == 1 {
		others = b.try(o, loose, b.likely)
	}
	r.pick(legal[0])
	o.reset()
	b.assign(o)
	b.note(o, legal, others)
	for _, reading := range o.Readings {
		if len(reading.Legal) > 1 {
			o.fail(Ambiguous, reading.Name.Span)
			return
		}
	}
}

// present reports whether the unit that an order supports or convoys is there,
// as far as the position tells.
func (b *Builder) present(o *Order) bool {
	return b.reading.target == nil || o.Target.Known || !b.turn.Position.Full
}

// likely is present, and nothing more far-fetched than that: a reading that
// needs a convoy which nobody speaks of is none.
func (b *Builder) likely(o *Order) bool { return b.present(o) && (o.Explicit || !o.ByConvoy) }

func anybody(*Order) bool { return true }

// try returns the picks under which the order is possible and fit, with
// candidates of no higher tier.
func (b *Builder) try(o *Order, tier uint8, fit func(*Order) bool) (legal [][]int) {
	r := &b.reading
	picks := make([]int, len(r.slots))
	for range maxReadings {
		allowed := true
		for i, s := range r.slots {
			allowed = allowed && s.candidates[picks[i]].tier <= tier
		}
		if allowed {
			r.pick(picks)
			o.reset()
			if b.assign(o); !o.Illegal() && fit(o) {
				legal = append(legal, append([]int(nil), picks...))
			}
		}
		i := len(picks) - 1
		for ; i >= 0; i-- {
			if picks[i]++; picks[i] < len(r.slots[i].candidates) {
				break
			}
			picks[i] = 0
		}
		if i < 0 {
			return legal
		}
	}
	return legal
}

// chooseBroken settles an order that is possible under no reading. If each
// name has one firm meaning the order is taken at its word, so that the fault
// is named; otherwise nobody can say which was meant.
func (b *Builder) chooseBroken(o *Order) {
	r := &b.reading
	picks := make([]int, len(r.slots))
	doubtful := -1
	for i, s := range r.slots {
		n := 0
		for k, c := range s.candidates {
			if c.tier == firm {
				picks[i] = k
				n++
			}
		}
		if n != 1 && len(s.candidates) > 1 && doubtful < 0 {
			doubtful = i
		}
	}
	r.pick(picks)
	o.reset()
	b.assign(o)
	b.note(o, nil, nil)
	if doubtful >= 0 {
		o.fail(Ambiguous, r.slots[doubtful].name.Span)
	}
}

func (r *reading) pick(picks []int) {
	for i := range r.slots {
		r.slots[i].pick = picks[i]
	}
}

// note writes down the names that needed a choice: between the legal readings,
// or against others that are possible too and trusted less.
func (b *Builder) note(o *Order, legal, others [][]int) {
	for i, s := range b.reading.slots {
		chosen := s.candidates[s.pick]
		if len(s.candidates) == 1 && chosen.tier == firm && !chosen.alias {
			continue
		}
		note := Reading{Name: s.name, Chosen: chosen.place, Alias: chosen.alias}
		firms := 0
		for tier := firm; tier < tiers; tier++ {
			for _, c := range s.candidates {
				if c.tier == tier {
					note.All = append(note.All, c.place)
				}
			}
			if tier == firm {
				firms = len(note.All)
			}
		}
		for _, picks := range legal {
			note.Legal = addPlace(note.Legal, s.candidates[picks[i]].place)
		}
		for _, picks := range others {
			if p := s.candidates[picks[i]].place; p != chosen.place {
				note.Also = addPlace(note.Also, p)
			}
		}
		if firms == 1 && chosen.tier == firm && len(note.Legal) == 1 && !chosen.alias && len(note.Also) == 0 {
			continue // the word means one thing; its loose readings are impossible
		}
		o.Readings = append(o.Readings, note)
	}
}

func addPlace(list []board.Place, p board.Place) []board.Place {
	for _, q := range list {
		if q == p {
			return list
		}
	}
	return append(list, p)
}
