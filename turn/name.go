package turn

import (
	"cmp"

	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
)

// nameTurn finds the turn's name and phase.
func (b *Builder) nameTurn() {
	t := &b.turn
	if t.Namer = b.namer(); t.Namer >= 0 {
		name := t.Sources[t.Namer].Turn
		t.Season, t.Year, t.Phase = name.Season, name.Year, name.Phase
	}
	if t.Phase == i18n.NoPhase {
		t.Phase = b.phaseOfOrders()
	}
	if t.Phase == i18n.NoPhase {
		t.Phase = cmp.Or(grammar.TurnName{Season: t.Season}.InFull().Phase, i18n.Movement)
	}
}

// namer returns the index of the first source with the turn's name that most
// headers have, -1 where there is no header.
func (b *Builder) namer() int {
	most := -1
	headers := map[grammar.TurnName]int{}
	for i := range b.turn.Sources {
		if s := &b.turn.Sources[i]; !s.Headless {
			headers[s.Turn.InFull()]++
			most = max(most, headers[s.Turn.InFull()])
		}
	}
	for i := range b.turn.Sources {
		if s := &b.turn.Sources[i]; !s.Headless && headers[s.Turn.InFull()] == most {
			return i
		}
	}
	return -1
}

// phaseOfOrders returns the phase that the orders can only belong to, where
// all of them speak for the same one and the season allows it: in a sheet
// headed "Fall 1901" that holds nothing but builds, winter has come. A disband
// is for retreats, and in winter a removal; never for movement.
func (b *Builder) phaseOfOrders() i18n.Phase {
	var adjusts, retreats, disbands, others int
	for _, s := range b.turn.Sources {
		for i := range s.Rows {
			if !ordersIn(&s.Rows[i]) {
				continue
			}
			for k := range s.Rows[i].Line.Orders {
				switch s.Rows[i].Line.Orders[k].Verb {
				case grammar.Build, grammar.Remove, grammar.Waive:
					adjusts++
				case grammar.Retreat:
					retreats++
				case grammar.Disband:
					disbands++
				case grammar.NoVerb: // a bare unit fits every phase
				default:
					others++
				}
			}
		}
	}
	switch {
	case others > 0:
		return i18n.NoPhase
	case adjusts > 0 && retreats == 0:
		return i18n.Adjustments
	case retreats+disbands > 0 && adjusts == 0 && b.turn.Season != i18n.Winter:
		return i18n.Retreats
	}
	return i18n.NoPhase
}

// readPosition reads the blocks of units and centers, or takes the opening
// position in the first spring of a game.
func (b *Builder) readPosition() {
	t := &b.turn
	p := &t.Position
	for i := range t.Sources {
		b.readBlocks(t.Sources[i].Rows)
	}
	if p.Empty() && b.start != nil {
		b.begin()
	}
	if p.Empty() {
		b.readBlocks(b.options.Units)
	}
	if p.Empty() && t.Season == i18n.Spring && t.Year == firstYear && t.Phase == i18n.Movement {
		b.open()
	}
	powers := PowerSet(0)
	for w := range b.board.Powers() {
		powers = powers.With(w)
	}
	p.Full = p.Full || p.Known == powers || t.Complete && !p.Empty()
	p.FullCenters = p.FullCenters || p.Owned == powers || t.Complete && p.Owned != 0
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

// readBlocks adds what the items of units, dislodged, centers and contested
// blocks say.
func (b *Builder) readBlocks(rows []grammar.Row) {
	p := &b.turn.Position
	for i := range rows {
		row := &rows[i]
		if ordersIn(row) {
			continue
		}
		power := b.atlas.Power(row.Heading.ID)
		for k := range row.Line.Orders {
			item := &row.Line.Orders[k]
			w := power
			if item.Unit.Power.ID != 0 {
				w = b.atlas.Power(item.Unit.Power.ID)
			}
			at := b.itemPlace(&item.Unit)
			if at.Province == board.NoProvince {
				continue
			}
			switch {
			case row.In == grammar.ContestedBlock:
				p.Contested = p.Contested.With(at.Province)
			case row.In == grammar.CentersBlock || item.Verb == grammar.Supply:
				p.Centers = append(p.Centers, Ownership{w, at.Province})
				p.Owned = p.Owned.With(w)
			default:
				u := Standing{Power: w, Kind: b.itemKind(&item.Unit, at), Place: at, Count: max(1, item.Unit.Count)}
				u.Dislodged = item.Unit.Dislodged || row.In == grammar.DislodgedBlock
				if u.Dislodged && len(item.Path) > 0 {
					u.From = b.clear(&item.Path[0]).Province
				}
				p.Units = append(p.Units, u)
				p.Known = p.Known.With(w)
			}
		}
		if row.Game {
			p.Full, p.FullCenters = true, true
		}
	}
}

// itemPlace returns the place of an item of a block. An ambiguous name means
// the province where a unit of its kind can stand, by its firm readings if one
// of them will do.
func (b *Builder) itemPlace(u *grammar.Unit) board.Place {
	if at := b.clear(&u.Name); at.Province != board.NoProvince {
		return at
	}
	candidates := b.candidates(nil, &u.Name)
	for tier := firm; tier < tiers; tier++ {
		var found board.Place
		n := 0
		for _, c := range candidates {
			if c.tier == tier && (u.Kind == board.NoUnit || b.board.CanStand(u.Kind, c.place)) {
				found = c.place
				n++
			}
		}
		if n > 0 {
			if n > 1 {
				found = board.Place{}
			}
			return found
		}
	}
	return board.Place{}
}

// itemKind returns the kind of a unit in a block; where no letter is written,
// the terrain may tell.
func (b *Builder) itemKind(u *grammar.Unit, at board.Place) board.UnitKind {
	if u.Kind != board.NoUnit {
		return u.Kind
	}
	return b.kindByTerrain(at)
}
