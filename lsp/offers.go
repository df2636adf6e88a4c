package lsp

import (
	"slices"
	"strings"

	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"

	"go.lsp.dev/protocol"
)

// atlasOf returns the map and its names that a folder is judged by.
func atlasOf(b *bench) *turn.Atlas {
	if b.turn.Atlas == nil {
		return turn.StandardAtlas()
	}
	return b.turn.Atlas
}

// force is a unit that may get an order.
type force struct {
	kind  board.UnitKind
	place board.Place
	power board.Power
}

// power returns the power whose orders stand at the cursor.
func (c *completer) power() board.Power {
	if c.row == nil || c.row.Heading.ID == 0 {
		return board.NoPower
	}
	return c.atlas.Power(c.row.Heading.ID)
}

// idle returns the units of the power at the cursor that have no order; of all
// powers where no header tells which.
func (c *completer) idle() []force {
	var all []force
	w := c.power()
	for _, u := range c.hearing.turn.Position.Units {
		o, ordered := c.hearing.turn.At(u.Place.Province)
		if (w == board.NoPower || u.Power == w) && (!ordered || o == c.order) {
			all = append(all, force{u.Kind, u.Place, u.Power})
		}
	}
	return all
}

// offerOrders adds whole orders that others wait for, and the units without
// order.
func (c *completer) offerOrders() {
	for _, f := range c.idle() {
		unit := c.unit(f.kind, f.place)
		for _, rest := range c.helpFrom(f) {
			c.offer(0, unit+" "+rest, "", protocol.CompletionItemKindEvent)
		}
		c.offer(2, unit, c.atlas.SpellPlace(f.place, c.folder.lang), protocol.CompletionItemKindStruct)
	}
}

// offerUnits adds the places of units of a kind.
func (c *completer) offerUnits(kind board.UnitKind) {
	for _, f := range c.idle() {
		if kind == board.NoUnit || f.kind == kind {
			c.offerPlace(0, f.place)
		}
	}
	for p := range c.atlas.Map.Provinces() {
		if at := (board.Place{Province: p}); c.mayStand(kind, at) {
			c.offerPlace(5, at)
		}
	}
}

// mayStand reports whether a unit can be in a province, on whatever coast.
func (c *completer) mayStand(kind board.UnitKind, at board.Place) bool {
	if coasts := c.atlas.Map.Coasts(at.Province); kind == board.Fleet && len(coasts) > 0 {
		return true
	}
	return c.atlas.Map.CanStand(kind, at)
}

// ordering returns the unit of the order at the cursor.
func (c *completer) ordering() force { return c.stands(&c.syntax.Unit) }

// stands returns a unit of an order that is not written to its end, so that
// package turn has not read it: where its name can mean several places, the one
// where such a unit stands.
func (c *completer) stands(u *grammar.Unit) force {
	f := force{kind: u.Kind, power: c.power()}
	for _, s := range u.Name.Senses {
		p := c.atlas.Province(s.Place)
		if s.Kind != i18n.Name || p == board.NoProvince {
			continue
		}
		stands, ok := c.hearing.turn.Position.At(p)
		if ok && (u.Kind == board.NoUnit || stands.Kind == u.Kind) {
			return force{stands.Kind, stands.Place, stands.Power}
		}
		if f.place.Province == board.NoProvince {
			f.place = board.Place{Province: p, Coast: u.Name.Coast}
		}
	}
	return f
}

// offerVerbs adds what the unit can be told.
func (c *completer) offerVerbs() {
	if c.order == nil {
		return
	}
	f := c.ordering()
	for _, rest := range c.helpFrom(f) {
		c.offer(0, rest, "", protocol.CompletionItemKindEvent)
	}
	dash := strings.TrimLeft(c.dash, " ")
	for _, to := range c.atlas.Map.Neighbors(f.kind, f.place) {
		c.offer(3, dash+c.place(to), c.atlas.SpellPlace(to, c.folder.lang), protocol.CompletionItemKindValue)
	}
	c.offer(4, c.verb(grammar.Hold), c.folder.lang.Sprintf("order.hold"), protocol.CompletionItemKindKeyword)
	c.offer(5, c.verb(grammar.Support), c.folder.lang.Sprintf("order.support"), protocol.CompletionItemKindKeyword)
	if f.kind != board.Army {
		c.offer(6, c.verb(grammar.Convoy), c.folder.lang.Sprintf("order.convoy"), protocol.CompletionItemKindKeyword)
	}
}

// helpFrom returns what a unit can be told to help the orders that are there:
// the convoys that lack it first, then supports of moves.
func (c *completer) helpFrom(f force) []string {
	t := c.hearing.turn
	if t.Phase != i18n.Movement {
		return nil
	}
	var all []string
	if f.kind == board.Fleet && t.Carriers.Has(f.place.Province) {
		for i := range t.Convoys {
			if v := &t.Convoys[i]; v.Army >= 0 && !v.Whole && c.serves(f.place.Province, v) {
				all = append(all, c.convoyLeg(f.place.Province, v))
			}
		}
	}
	for i := range t.Orders {
		o := &t.Orders[i]
		if o.Verb == grammar.Move && o != c.order && !o.Illegal() && o.Power == f.power && o.Unit.Place.Province != f.place.Province &&
			o.To.Province != f.place.Province && t.Map.Reaches(f.kind, f.place, o.To.Province) {
			all = append(all, c.verb(grammar.Support)+" "+c.move(o.Unit.Kind, o.Unit.Place, o.To))
		}
	}
	return all
}

// serves reports whether a fleet can lie on the way of a convoy.
func (c *completer) serves(water board.Province, v *turn.Convoy) bool {
	return c.atlas.Map.Useful(c.hearing.turn.Carriers, v.From, v.To).Has(water) && slices.Contains(c.hearing.route(v), water)
}

// convoyLeg writes what a fleet on the way of a convoy is told.
func (c *completer) convoyLeg(water board.Province, v *turn.Convoy) string {
	from, to := board.Place{Province: v.From}, board.Place{Province: v.To}
	route := c.hearing.route(v)
	if i := slices.Index(route, water); c.legs && i >= 0 {
		if i > 0 {
			from.Province = water
		}
		if i+1 < len(route) {
			to.Province = route[i+1]
		}
	}
	return c.convoy(from, to)
}

// offerDestinations adds where the unit can go: by the convoys that are
// ordered, by itself, by fleets that could carry it; then anywhere.
func (c *completer) offerDestinations() {
	if c.order == nil {
		return
	}
	t, m := c.hearing.turn, c.atlas.Map
	f := c.ordering()
	from := f.place.Province
	for i := range t.Convoys {
		if v := &t.Convoys[i]; v.From == from && f.kind != board.Fleet && len(v.Fleets) > 0 {
			c.offerPlace(0, board.Place{Province: v.To})
		}
	}
	for _, to := range m.Neighbors(f.kind, f.place) {
		c.offerPlace(1, to)
	}
	if f.kind == board.Army && m.Terrain(from) == board.Coastal && t.Phase == i18n.Movement {
		afloat := c.afloat()
		for p := range m.Provinces() {
			if p != from && m.Terrain(p) == board.Coastal && m.Chain(afloat, from, p) {
				c.offerPlace(2, board.Place{Province: p})
			}
		}
	}
	for p := range m.Provinces() {
		if at := (board.Place{Province: p}); p != from && c.mayStand(f.kind, at) {
			c.offerPlace(6, at)
		}
	}
}

// afloat returns where fleets could convoy.
func (c *completer) afloat() board.Set {
	var s board.Set
	for _, u := range c.hearing.turn.Position.Units {
		if u.Kind == board.Fleet && !u.Dislodged {
			s = s.With(u.Place.Province)
		}
	}
	return s.Intersect(c.hearing.turn.Carriers)
}

// offerTargets adds what the unit can help: whole moves first, then units.
func (c *completer) offerTargets() {
	if c.order == nil {
		return
	}
	t, f := c.hearing.turn, c.ordering()
	convoy := c.syntax.Verb == grammar.Convoy
	if convoy {
		for i := range t.Convoys {
			if v := &t.Convoys[i]; v.Army >= 0 && c.serves(f.place.Province, v) {
				c.offer(0, strings.TrimPrefix(c.convoyLeg(f.place.Province, v), c.verb(grammar.Convoy)+" "), "", protocol.CompletionItemKindEvent)
			}
		}
	}
	for i := range t.Orders {
		o := &t.Orders[i]
		if o == c.order || o.Illegal() || o.Unit.Place.Province == f.place.Province {
			continue
		}
		switch reaches := func(p board.Province) bool { return t.Map.Reaches(f.kind, f.place, p) }; {
		case convoy:
		case o.Verb == grammar.Move && reaches(o.To.Province):
			c.offer(0, c.move(o.Unit.Kind, o.Unit.Place, o.To), "", protocol.CompletionItemKindEvent)
		case o.Verb != grammar.Move && reaches(o.Unit.Place.Province):
			c.offer(1, c.unit(o.Unit.Kind, o.Unit.Place), "", protocol.CompletionItemKindStruct)
		}
	}
	for _, u := range t.Position.Units {
		if u.Place.Province == f.place.Province || convoy && (u.Kind != board.Army || t.Map.Terrain(u.Place.Province) != board.Coastal) {
			continue
		}
		rank := 4
		if convoy && t.Map.Reaches(board.Fleet, f.place, u.Place.Province) || !convoy && t.Map.Reaches(f.kind, f.place, u.Place.Province) {
			rank = 2
		}
		c.offer(rank, c.unit(u.Kind, u.Place), c.atlas.SpellPower(u.Power, c.folder.lang), protocol.CompletionItemKindStruct)
	}
}

// offerTargetMoves adds where the helped unit goes: where it is ordered to,
// then where it can.
func (c *completer) offerTargetMoves() {
	if c.order == nil {
		return
	}
	t, m := c.hearing.turn, c.atlas.Map
	target, own := c.stands(&c.syntax.Target), c.ordering()
	lead := ""
	if c.typed == "" && !endsInDash(c.row.Text[:c.offset-c.base]) {
		lead = strings.TrimLeft(c.dash, " ")
	}
	offer := func(rank int, at board.Place) {
		if lead == "" {
			c.offerPlace(rank, at)
		} else {
			c.offer(rank, lead+c.place(at), c.atlas.SpellPlace(at, c.folder.lang), protocol.CompletionItemKindValue)
		}
	}
	if o, ok := t.At(target.place.Province); ok && o.Verb == grammar.Move {
		offer(0, o.To)
	}
	if c.syntax.Verb == grammar.Convoy {
		for p := range m.Provinces() {
			if m.Terrain(p) == board.Coastal && p != target.place.Province && m.Useful(t.Carriers, target.place.Province, p).Has(own.place.Province) {
				offer(2, board.Place{Province: p})
			}
		}
		return
	}
	for _, to := range m.Neighbors(target.kind, target.place) {
		if m.Reaches(own.kind, own.place, to.Province) {
			offer(1, to)
		}
	}
}
