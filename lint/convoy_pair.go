package lint

import (
	"diplo/board"
	"diplo/grammar"
	"diplo/turn"
)

// reportMismatch reports, on the one order that is likely to be wrong, that
// army and fleets name different destinations.
func reportMismatch(p *Pass, c *turn.Convoy, o *turn.Order) {
	d := p.Fault(o, o.ToName.Span)
	if o.Index == p.spokesman(c).Partner {
		fleet := p.Order(p.namesTo(c))
		d.Say("army", p.Place(o.To), p.Province(c.To), p.Spell(fleet)).
			Relate(p.AtOrder(fleet), "related-fleet")
		text := p.Like(o.ToName, board.Place{Province: c.To})
		d.Unsafe("fix-destination", []any{text}, p.Replace(o, nameSpan(o.ToName), text))
		return
	}
	army := p.Partner(o)
	d.Args = []any{p.Province(c.To), p.Place(army.To), p.Spell(army)}
	d.Relate(p.AtOrder(army), "related-army")
	if !p.wouldCarry(c, army) {
		return
	}
	p.mendFleets(d, c, "fix-destination", func(fleet *turn.Order) []Edit {
		if !endsThere(fleet) {
			return nil
		}
		return []Edit{p.Replace(fleet, nameSpan(fleet.ToName), p.Like(fleet.ToName, army.To))}
	})
}

// wouldCarry reports whether the fleets of a convoy would make a chain for an
// army if they named its destination, with those that do.
func (p *Pass) wouldCarry(c *turn.Convoy, army *turn.Order) bool {
	if army.Illegal() || !army.ByConvoy || army.Convoy < 0 {
		return false
	}
	d := &p.Turn.Convoys[army.Convoy]
	return p.Turn.Map.Chain(p.fleetsOf(c).Union(p.fleetsOf(d)), d.From, d.To)
}

// reportOrigin reports fleets that name a province from where no army goes,
// while one goes from elsewhere and has no fleet.
func reportOrigin(p *Pass, c *turn.Convoy, o *turn.Order) {
	army := p.Order(p.stranded(c).Army)
	d := p.Fault(o, o.Syntax.Target.Name.Span, p.Province(c.From), p.Province(c.To), p.Spell(army)).
		Relate(p.AtOrder(army), "related-army")
	p.mendFleets(d, c, "fix-origin", func(fleet *turn.Order) []Edit {
		if !startsThere(fleet) {
			return nil
		}
		name := &fleet.Syntax.Target.Name
		return []Edit{p.Replace(fleet, nameSpan(name), p.Like(name, army.Unit.Place))}
	})
}

// reportBackward reports fleets that convoy the other way round than an army
// goes.
func reportBackward(p *Pass, c *turn.Convoy, o *turn.Order) {
	army := p.Partner(o)
	from, to := &o.Syntax.Target.Name, o.ToName
	d := p.Fault(o, grammar.Span{Start: from.Span.Start, End: nameSpan(to).End}).
		Say("backward", p.Province(c.From), p.Province(c.To), p.Spell(army)).
		Relate(p.AtOrder(army), "related-army")
	p.mendFleets(d, c, "fix-backward", func(fleet *turn.Order) []Edit {
		from, to, text := nameSpan(&fleet.Syntax.Target.Name), nameSpan(fleet.ToName), fleet.Line.Text
		return []Edit{p.Replace(fleet, from, to.Of(text)), p.Replace(fleet, to, from.Of(text))}
	})
}

// mendFleets adds a fix that changes all fleets of a convoy in the diagnostic's
// own file alike. Its title names the first change.
func (p *Pass) mendFleets(d *Diagnostic, c *turn.Convoy, title string, change func(*turn.Order) []Edit) {
	var edits []Edit
	for _, i := range c.Fleets {
		if fleet := p.Order(i); fleet.Source == d.At.Source && !fleet.Syntax.Ditto {
			edits = append(edits, change(fleet)...)
		}
	}
	if len(edits) > 0 {
		d.Unsafe(title, []any{edits[0].New}, edits...)
	}
}

// checkTwoArmies reports a fleet that is ordered to carry two armies, on the
// second of its orders.
func checkTwoArmies(p *Pass, o *turn.Order) {
	if o.Twin < 0 || !o.Doubled {
		return
	}
	if first := p.Order(o.Twin); twoArmies(first, o) {
		p.Fault(o, o.Syntax.Target.Span, p.Spell(first)).Relate(p.AtOrder(first), "related-first")
	}
}
