package lint

import (
	"slices"
	"strings"

	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"
)

// checkWithoutFleet reports armies that go by sea while nobody is ordered to
// carry them, and those that no fleets are there to carry.
func checkWithoutFleet(p *Pass) {
	p.forDefects(reportNoFleets, turn.NoFleets)
	p.forTrouble(reportWithoutFleet, noFleet)
}

// reportNoFleets reports an army that the fleets on the board cannot carry,
// whatever they are ordered.
func reportNoFleets(p *Pass, o *turn.Order) {
	d := p.Fault(o, o.DefectAt, p.Place(o.To)).As(Error, Illegal)
	waters := p.Turn.Map.Gap(p.afloat(), o.Unit.Place.Province, o.To.Province).Missing
	if len(waters) == 0 {
		d.Say("nowhere", d.Args...)
		return
	}
	d.Say("impossible", p.Place(o.To), i18n.All(p.provinces(waters)...), len(waters))
}

// reportWithoutFleet reports an army that nobody is ordered to carry.
func reportWithoutFleet(p *Pass, c *turn.Convoy, o *turn.Order) {
	waters := p.likelyWaters(c)
	orders := p.convoyOrders(waters, c)
	d := p.Fault(o, o.ToName.Span, p.Place(o.To), orders)
	if mark, span := byConvoy(o); p.Turn.Map.CanMove(board.Army, o.Unit.Place, o.To) && !span.Empty() {
		d.Say("adjacent", p.Place(o.To), orders, mark)
		d.At.Span = span
	}
	for _, water := range waters {
		if fleet, ok := p.Turn.At(water); ok && fleet.Unit.Kind == board.Fleet {
			d.Relate(p.AtOrder(fleet), "related-fleet")
		}
	}
	if len(waters) == 1 {
		p.offerCarrier(d, o, waters[0])
	}
}

// offerCarrier adds the fix that orders the one fleet to convoy an army which
// could: a fleet of the same power that has no order, or only holds.
func (p *Pass) offerCarrier(d *Diagnostic, army *turn.Order, water board.Province) {
	convoy := p.convoyLike(army)
	if fleet, ok := p.Turn.At(water); ok {
		if fleet.Power == army.Power && fleet.Source == army.Source && fleet.Verb == grammar.Hold && !fleet.Illegal() {
			rest := grammar.Span{Start: fleet.Syntax.Unit.Span.End, End: fleet.Syntax.Span.End}
			d.Unsafe("fix-carry", []any{p.Province(water)}, p.Replace(fleet, rest, convoy))
		}
		return
	}
	u, stands := p.Turn.Position.At(water)
	if !stands || u.Power != army.Power || u.Kind != board.Fleet || army.Line.Power.Text != "" {
		return
	}
	unit := p.kindLike(army, army.Syntax.Unit.KindSpan, board.Fleet) + " " + p.Like(army.ToName, board.Place{Province: water})
	d.Unsafe("fix-carry", []any{p.Province(water)}, p.Insert(army, len(army.Line.Text), "\n"+unit+convoy))
}

// convoyLike returns what orders a fleet to convoy an army as it goes, in the
// words of the army's own order and with a blank in front.
func (p *Pass) convoyLike(army *turn.Order) string {
	line, s := army.Line.Text, army.Syntax
	form := turn.Short
	if len(strings.TrimRight(s.Unit.KindSpan.Of(line), ".")) > 1 {
		form = turn.Long
	}
	verb, _, _ := strings.Cut(p.lang().Template(string(form), "convoy"), "{target}")
	verb = strings.ReplaceAll(verb, "{unit}", "")
	dash := " - "
	if s.Mark.Span.Empty() && len(s.Path) == 1 {
		dash = line[s.Unit.Span.End:army.ToName.Span.Start]
	}
	return verb + s.Unit.Span.Of(line) + dash + nameSpan(army.ToName).Of(line)
}

// byConvoy returns what says in an army's order that it goes by convoy.
func byConvoy(o *turn.Order) (text string, span grammar.Span) {
	span = o.Syntax.Mark.Span
	if span.Empty() {
		span = o.Syntax.Via.Span
	}
	return span.Of(o.Line.Text), span
}

// likelyWaters returns the provinces of a shortest chain of fleets that could
// carry a convoy's army: of those that its order names, if they can be there,
// else of those that have orders here, else of those on the board, else of
// fleets on any sea.
func (p *Pass) likelyWaters(c *turn.Convoy) []board.Province {
	afloat := p.afloat()
	named := p.namedWaters(c)
	if !p.Turn.Position.Empty() {
		named = named.Intersect(afloat.Union(p.Turn.Others()))
	}
	for _, fleets := range [...]board.Set{named, p.convoys().fleets, afloat, p.Turn.Map.Waters()} {
		if route, ok := p.Turn.Map.Route(fleets.Intersect(p.Turn.Carriers), c.From, c.To, nil); ok {
			return route
		}
	}
	return nil
}

// namedWaters returns the waters that the order of a convoy's army names.
func (p *Pass) namedWaters(c *turn.Convoy) board.Set {
	var s board.Set
	if c.Army >= 0 {
		for _, water := range p.Order(c.Army).Route {
			s = s.With(water)
		}
	}
	return s
}

// afloat returns the provinces where the position has fleets that may convoy.
func (p *Pass) afloat() board.Set {
	var s board.Set
	for _, u := range p.Turn.Position.Units {
		if u.Kind == board.Fleet && !u.Dislodged {
			s = s.With(u.Place.Province)
		}
	}
	return s.Intersect(p.Turn.Carriers)
}

// convoyOrders returns the argument that spells the orders by which fleets in
// these waters would carry a convoy's army: "`F NTH C A LON-NWY`".
func (p *Pass) convoyOrders(waters []board.Province, c *turn.Convoy) any {
	args := make([]any, len(waters))
	for i, water := range waters {
		o := turn.Order{Verb: grammar.Convoy, To: board.Place{Province: c.To}}
		o.Unit = turn.Unit{Kind: board.Fleet, Place: board.Place{Province: water}}
		o.Target = turn.Unit{Kind: board.Army, Place: board.Place{Province: c.From}}
		args[i] = quotedArg{unwrittenArg{p.Turn.Atlas, &o}}
	}
	return i18n.All(args...)
}

// reportWithoutArmy reports fleets that are to carry an army which is not
// ordered to go: on the first of them.
func reportWithoutArmy(p *Pass, c *turn.Convoy, o *turn.Order) {
	d := p.Fault(o, o.Syntax.Target.Span, p.Province(c.From), p.Province(c.To))
	switch army := p.Partner(o); {
	case army != nil:
		d.Say("instead", p.Province(c.From), p.Province(c.To), p.Spell(army)).
			Relate(p.AtOrder(army), "related-army")
	case o.Link == turn.Missing:
		d.Say("nobody", p.Province(c.From))
	}
}

// reportGap reports a convoy whose fleets make no chain, on its army.
func reportGap(p *Pass, c *turn.Convoy, o *turn.Order) {
	fleets := p.fleetsOf(c)
	broken := p.Turn.Map.Gap(fleets, c.From, c.To)
	missing, n := i18n.All(p.provinces(broken.Missing)...), len(broken.Missing)
	d := p.Fault(o, o.ToName.Span)
	switch {
	case broken.From.Empty():
		d.Say("start", p.Province(c.From), missing, n)
	case broken.To.Empty():
		d.Say("end", p.Province(c.To), missing, n)
	default:
		d.Args = []any{p.allOf(broken.From), p.allOf(broken.To), missing, n}
	}
	for _, i := range c.Fleets {
		d.Relate(p.AtOrder(p.Order(i)), "related-fleet")
	}
}

// allOf returns the argument that lists the provinces of a set.
func (p *Pass) allOf(s board.Set) any {
	return i18n.All(p.provinces(slices.Collect(s.All()))...)
}
