package turn

import (
	"slices"

	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
)

// readPosition reads the blocks of units and centers, or takes the opening
// position in the first spring of a game.
func (b *Builder) readPosition() {
	t := &b.turn
	p := &t.Position
	b.blocks.reset()
	for i := range t.Sources {
		b.readBlocks(i, t.Sources[i].Rows)
	}
	told := func() bool { return !p.Empty() || b.blocks.units != 0 }
	if !told() && b.start != nil {
		b.begin()
	}
	if !told() {
		b.readBlocks(noSource, b.options.Units)
	}
	if !told() && t.Season == i18n.Spring && t.Year == firstYear && t.Phase == i18n.Movement {
		b.open()
	}
	powers := PowerSet(0)
	for w := range b.board.Powers() {
		powers = powers.With(w)
	}
	p.Full = p.Full || p.Known == powers || t.Complete && !p.Empty()
	p.FullCenters = p.FullCenters || p.Owned == powers || t.Complete && p.Owned != 0
	b.doubtPosition()
	p.index()
}

// firstYear is the year in which every map's opening position stands.
const firstYear = 1901

func (b *Builder) open() {
	p := &b.turn.Position
	for _, u := range b.board.Opening() {
		p.Units = append(p.Units, Standing{Power: u.Power, Kind: u.Kind, Place: u.Place, Count: 1})
	}
	for q := range b.board.Provinces() {
		if w := b.board.Home(q); w != board.NoPower {
			p.Centers = append(p.Centers, Ownership{w, q})
		}
	}
	p.Full, p.FullCenters, p.Opening = true, true, true
}

// noSource is the source of the rows of Options.Units, which is none of the
// turn's.
const noSource = -1

// blocks is what a Builder keeps while it reads the blocks of a turn.
type blocks struct {
	items, owners []item // of Position.Units and Position.Centers, in their order
	// For each province the index plus one of the first unit that stands there,
	// that is dislodged there, and of the ownership.
	at, dislodged, owned [256]int32

	// Provinces of which different things are said.
	crowded, crowdedFallen, disputed board.Set

	// The powers of which more, or fewer, units or centers may be there than
	// the blocks could be read to say; NoPower for any.
	units, centers PowerSet
}

// An item is an entry of a block in its place.
type item struct {
	source int
	row    *grammar.Row
	syntax *grammar.Order
}

func (k *blocks) reset() {
	*k = blocks{items: k.items[:0], owners: k.owners[:0]}
}

// readBlocks adds what the items of units, dislodged, centers and contested
// blocks say.
func (b *Builder) readBlocks(source int, rows []grammar.Row) {
	p := &b.turn.Position
	for i := range rows {
		row := &rows[i]
		switch {
		case row.HoldsOrders():
			continue
		case row.Kind == grammar.TooLong || row.Kind == grammar.Unreadable:
			b.doubt(row.In == grammar.CentersBlock, board.NoPower)
			continue
		}
		power := b.atlas.Power(row.Heading.ID)
		for k := range row.Line.Orders {
			x := item{source, row, &row.Line.Orders[k]}
			w := power
			if x.syntax.Unit.Power.ID != 0 {
				w = b.atlas.Power(x.syntax.Unit.Power.ID)
			}
			switch {
			case row.In == grammar.ContestedBlock:
				at, _ := b.itemPlace(x, board.NoPower)
				p.Contested = p.Contested.With(at.Province)
			case row.In == grammar.CentersBlock || x.syntax.Verb == grammar.Supply:
				b.readCenter(x, w)
			default:
				b.readUnit(x, w)
			}
		}
		if row.Game {
			p.Full, p.FullCenters = true, true
		}
	}
}

// readCenter adds a supply center to those of a power.
func (b *Builder) readCenter(x item, w board.Power) {
	at, ok := b.itemPlace(x, w)
	switch {
	case !ok:
		b.doubt(true, w)
		return
	case !b.board.IsCenter(at.Province):
		b.fault(x, w, NoCenter, x.syntax.Unit.Name.Span).Unit.Place = at
		b.doubt(true, w)
		return
	}
	p, k := &b.turn.Position, &b.blocks
	if w != board.NoPower {
		p.Owned = p.Owned.With(w)
	}
	i := k.owned[at.Province]
	if i == 0 {
		p.Centers = append(p.Centers, Ownership{w, at.Province})
		k.owners = append(k.owners, x)
		k.owned[at.Province] = int32(len(p.Centers))
		return
	}
	first, owner := k.owners[i-1], p.Centers[i-1].Power
	switch {
	case owner != w:
		b.contradict(x, w, first, owner, OwnedTwice)
		b.doubt(true, w)
		b.doubt(true, owner)
		k.disputed = k.disputed.With(at.Province)
	case x.source == first.source:
		b.contradict(x, w, first, owner, Repeated)
		b.doubt(true, w)
	}
}

// readUnit adds a unit.
func (b *Builder) readUnit(x item, w board.Power) {
	at, ok := b.itemPlace(x, w)
	if !ok {
		b.doubt(false, w)
		return
	}
	syntax := x.syntax
	u := Standing{Power: w, Kind: b.itemKind(&syntax.Unit, at), Place: at, Count: min(max(1, syntax.Unit.Count), MaxStack)}
	u.Dislodged = syntax.Unit.Dislodged || x.row.In == grammar.DislodgedBlock
	if d := b.standDefect(&u); d != Sound {
		b.faultOf(x, u, d)
		if d == UnitAtSea || d == UnitInland {
			b.doubt(false, w)
			return
		}
		u.Place.Coast = board.NoCoast // which of them is not known
	}
	if u.Dislodged && len(syntax.Path) > 0 {
		if u.From = b.clear(&syntax.Path[0]).Province; len(b.reading.cands) == 0 {
			b.fault(x, w, UnknownProvince, syntax.Path[0].Span)
		}
	}
	if !syntax.Junk.Empty() {
		b.fault(x, w, Unreadable, syntax.Junk)
	}
	p, k := &b.turn.Position, &b.blocks
	if w != board.NoPower {
		p.Known = p.Known.With(w)
	}
	table := &k.at
	if u.Dislodged {
		table = &k.dislodged
	}
	i := table[at.Province]
	if i > 0 && !b.joins(x, &u, int(i)-1) {
		return
	}
	p.Units = append(p.Units, u)
	k.items = append(k.items, x)
	if i == 0 {
		table[at.Province] = int32(len(p.Units))
	}
}

// joins reports whether a unit stands beside the one listed before it, as some
// rules allow for units of one power. Else it is the same unit, which another
// sheet has listed too, or the list contradicts itself.
func (b *Builder) joins(x item, u *Standing, before int) bool {
	p, first := &b.turn.Position, b.blocks.items[before]
	v := &p.Units[before]
	known := u.Kind == v.Kind || u.Kind == board.NoUnit || v.Kind == board.NoUnit
	switch {
	case v.Power != u.Power:
		b.contradict(x, u.Power, first, v.Power, Crowded)
	case b.rules.Stacks:
		return x.source == first.source
	case !known:
		b.contradict(x, u.Power, first, v.Power, Crowded)
	case x.source == first.source:
		b.contradict(x, u.Power, first, v.Power, Repeated)
		b.doubt(false, u.Power)
		return false
	default:
		return false
	}
	crowded := &b.blocks.crowded
	if u.Dislodged {
		crowded = &b.blocks.crowdedFallen
	}
	*crowded = crowded.With(u.Place.Province)
	b.doubt(false, u.Power)
	b.doubt(false, v.Power)
	return false
}

// standDefect returns what is wrong with a unit where it is said to stand.
func (b *Builder) standDefect(u *Standing) Defect {
	switch terrain, coasts := b.board.Terrain(u.Place.Province), b.board.Coasts(u.Place.Province); {
	case u.Kind == board.Army && terrain == board.Sea:
		return UnitAtSea
	case u.Kind == board.Fleet && terrain == board.Inland:
		return UnitInland
	case u.Kind != board.Fleet:
		return Sound
	case u.Place.Coast != board.NoCoast && !slices.Contains(coasts, u.Place.Coast):
		return UnitNoCoast
	case u.Place.Coast == board.NoCoast && len(coasts) > 0:
		return CoastNeeded
	}
	return Sound
}

// doubt notes that the blocks do not tell all units, or centers, of a power;
// of any where that is NoPower.
func (b *Builder) doubt(centers bool, w board.Power) {
	if centers {
		b.blocks.centers = b.blocks.centers.With(w)
	} else {
		b.blocks.units = b.blocks.units.With(w)
	}
}

// doubtPosition takes back what is known of powers whose entries could not all
// be taken at their word, and drops those that contradict each other.
func (b *Builder) doubtPosition() {
	p, k := &b.turn.Position, &b.blocks
	if k.units != 0 {
		p.Full, p.Known = false, p.Known.without(k.units)
		p.Units = slices.DeleteFunc(p.Units, func(u Standing) bool {
			return u.Dislodged && k.crowdedFallen.Has(u.Place.Province) || !u.Dislodged && k.crowded.Has(u.Place.Province)
		})
	}
	if k.centers != 0 {
		p.FullCenters, p.Owned = false, p.Owned.without(k.centers)
		p.Centers = slices.DeleteFunc(p.Centers, func(c Ownership) bool { return k.disputed.Has(c.Province) })
	}
}

// without returns the set without the powers of another, and empty where the
// other holds NoPower, which stands for any.
func (s PowerSet) without(other PowerSet) PowerSet {
	if other.Has(board.NoPower) {
		return 0
	}
	return s &^ other
}

// fault adds an entry of a block that cannot be so to those of the turn.
func (b *Builder) fault(x item, w board.Power, d Defect, at grammar.Span) *Order {
	b.turn.Items = append(b.turn.Items, Order{
		Syntax: x.syntax, Line: x.row.Line, Source: x.source, Offset: x.row.Offset, Number: x.row.Number,
		Index: noOrder, Partner: noOrder, Convoy: noOrder, Twin: noOrder,
		Power: w, Defect: d, DefectAt: at,
		Unit: Unit{Kind: x.syntax.Unit.Kind, Power: w},
	})
	return &b.turn.Items[len(b.turn.Items)-1]
}

// noOrder stands for no index of an order.
const noOrder = -1

// faultOf is fault for a unit that cannot stand where it is said to.
func (b *Builder) faultOf(x item, u Standing, d Defect) {
	name := &x.syntax.Unit.Name
	at := name.Span
	if d == UnitNoCoast && !name.CoastSpan.Empty() {
		at = name.CoastSpan
	}
	o := b.fault(x, u.Power, d, at)
	o.Unit.Kind, o.Unit.Place = u.Kind, u.Place
}

// contradict adds an entry that contradicts an earlier one, and that one in
// front of it.
func (b *Builder) contradict(x item, w board.Power, first item, owner board.Power, d Defect) {
	at := b.clear(&x.syntax.Unit.Name)
	b.fault(first, owner, Sound, first.syntax.Span).Unit.Place = at
	o := b.fault(x, w, d, x.syntax.Span)
	o.Unit.Place, o.Partner = at, len(b.turn.Items)-2
}

// itemPlace returns the place of an item of a block. An ambiguous name means
// the province where a unit of its kind can stand, by its firm readings if one
// of them will do. Where it is none it is added to the turn's faulty items.
func (b *Builder) itemPlace(x item, w board.Power) (board.Place, bool) {
	u := &x.syntax.Unit
	if at := b.clear(&u.Name); at.Province != board.NoProvince {
		return at, true
	}
	candidates := b.candidates(nil, &u.Name)
	var fit []board.Place
	for tier := firm; tier < tiers && len(fit) == 0; tier++ {
		for _, c := range candidates {
			if c.tier == tier && (u.Kind == board.NoUnit || b.board.CanStand(u.Kind, c.place)) {
				fit = append(fit, c.place)
			}
		}
	}
	switch {
	case len(fit) == 1:
		return fit[0], true
	case u.Name.Text == "":
		b.fault(x, w, Unreadable, x.syntax.Span)
	case len(candidates) > 0:
		r := Reading{Name: &u.Name, Legal: fit}
		for _, c := range candidates {
			r.All = append(r.All, c.place)
		}
		o := b.fault(x, w, Ambiguous, u.Name.Span)
		o.Readings = append(o.Readings, r)
	case len(u.Name.Senses) > 0:
		b.fault(x, w, OffMap, u.Name.Span)
	default:
		b.fault(x, w, UnknownProvince, u.Name.Span)
	}
	return board.Place{}, false
}

// itemKind returns the kind of a unit in a block; where no letter is written,
// the terrain may tell.
func (b *Builder) itemKind(u *grammar.Unit, at board.Place) board.UnitKind {
	if u.Kind != board.NoUnit {
		return u.Kind
	}
	return b.kindByTerrain(at)
}
