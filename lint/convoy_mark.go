package lint

import (
	"strings"

	"diplo/board"
	"diplo/grammar"
	"diplo/rulebook"
	"diplo/turn"
)

// checkCount reports a mark in an army's order that does not count the fleets
// which carry it.
func checkCount(p *Pass, c *turn.Convoy) {
	if !c.Miscounted {
		return
	}
	o := p.Order(c.Army)
	mark := o.Syntax.Mark
	d := p.Fault(o, mark.Span, mark.Count, len(c.Fleets))
	text := strings.Repeat(mark.Span.Of(o.Line.Text)[:1], len(c.Fleets))
	edit := p.Replace(o, mark.Span, text)
	if p.Turn.Rules.Mark == rulebook.MarkExpected {
		d.Unsafe("fix-mark", []any{text}, edit)
		return
	}
	d.As(Warning, NoEffect).Safe("fix-mark", []any{text}, edit)
}

// checkMarkMissing reports an army that can only go by sea and whose order does
// not say so, where the rules want it to.
func checkMarkMissing(p *Pass, c *turn.Convoy) {
	if c.Army < 0 || c.Void || p.Turn.Rules.Mark != rulebook.MarkExpected {
		return
	}
	o := p.Order(c.Army)
	if !o.ByConvoy || o.Explicit || p.walks(o) {
		return // checkMarch speaks of armies that could walk
	}
	mark := strings.Repeat("C", max(1, len(c.Fleets)))
	d := p.Fault(o, o.ToName.Span, mark)
	if edit, ok := p.insertMark(o, mark); ok && c.Whole {
		d.Safe("fix-mark", []any{mark}, edit)
	}
}

// insertMark returns the edit that writes a convoy mark in front of the
// destination of an army's order, set off as the destination is. It returns
// false where no dash stands there.
func (p *Pass) insertMark(o *turn.Order, mark string) (Edit, bool) {
	dash := o.Line.Text[o.Syntax.Unit.Span.End:o.ToName.Span.Start]
	if !isDashes(strings.TrimSpace(dash)) {
		return Edit{}, false
	}
	return p.Insert(o, o.ToName.Span.Start, mark+dash), true
}

// checkMarch reports armies that could walk while a fleet is ordered to carry
// them and their order does not say which is meant.
func checkMarch(p *Pass, c *turn.Convoy) {
	if c.Army < 0 || len(c.Fleets) == 0 {
		return
	}
	o := p.Order(c.Army)
	if !p.walks(o) || o.Explicit {
		return
	}
	if !o.ByConvoy {
		p.reportMarch(o, c)
		return
	}
	fleet := p.Order(c.Fleets[0])
	for _, i := range c.Fleets {
		if p.Order(i).Power == o.Power {
			fleet = p.Order(i)
			break
		}
	}
	d := p.Fault(o, o.ToName.Span, p.Place(o.To), p.Spell(fleet)).Relate(p.AtOrder(fleet), "related-fleet")
	p.offerConvoy(d, o, c)
}

// reportMarch reports an army that walks and the fleets that carry nothing.
func (p *Pass) reportMarch(o *turn.Order, c *turn.Convoy) {
	if o.Syntax.Via.Mode != grammar.ViaLand {
		fleet := p.Order(c.Fleets[0])
		d := p.Fault(o, o.ToName.Span).As(Warning, NoEffect).Say("land", p.Place(o.To), p.Spell(fleet)).
			Relate(p.AtOrder(fleet), "related-fleet")
		p.offerConvoy(d, o, c)
		d.Fixes[0].Safe = false
	}
	for _, i := range c.Fleets {
		fleet := p.Order(i)
		p.Fault(fleet, fleet.Syntax.Target.Span).As(Note, Ineffective).Say("idle", p.Spell(o)).
			Relate(p.AtOrder(o), "related-army")
	}
}

// offerConvoy adds the fix that says in an army's order that it goes by sea:
// with a mark where the rules want one, and else in words.
func (p *Pass) offerConvoy(d *Diagnostic, o *turn.Order, c *turn.Convoy) {
	if p.Turn.Rules.Mark == rulebook.MarkExpected {
		mark := strings.Repeat("C", len(c.Fleets))
		if edit, ok := p.insertMark(o, mark); ok {
			d.Safe("fix-say", []any{mark}, edit)
			return
		}
	}
	words := p.viaConvoy()
	d.Safe("fix-say", []any{strings.TrimSpace(words)}, p.Insert(o, nameSpan(o.ToName).End, words))
}

// viaConvoy returns what says in the turn's language that a move goes by
// convoy, with the blank in front of it.
func (p *Pass) viaConvoy() string {
	template := p.lang().Template(string(turn.Short), "move-convoyed")
	return template[strings.LastIndexByte(template, '}')+1:]
}

// walks reports whether an army could go by land as it is ordered to.
func (p *Pass) walks(o *turn.Order) bool {
	return p.Turn.Map.CanMove(board.Army, o.Unit.Place, o.To)
}
