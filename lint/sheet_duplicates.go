package lint

import (
	"strings"

	"diplo/board"
	"diplo/grammar"
	"diplo/turn"
)

// checkDuplicates reports units with more than one order. Two different orders
// admit two meanings, so that neither is followed; the same order twice is one
// order. Two armies for one fleet are C309's, builds and removals B608's and
// B609's.
func checkDuplicates(p *Pass) {
	p.checkShort()
	for i := range p.Turn.Orders {
		o := &p.Turn.Orders[i]
		if o.Twin < 0 {
			continue
		}
		first := p.Order(o.Twin)
		if o.Muddled() && first.Power != o.Power && first.Power != board.NoPower && o.Power != board.NoPower {
			p.reportDisputed(o, first)
			continue
		}
		if o.Illegal() || first.Illegal() || reportedElsewhere(o) || twoArmies(first, o) {
			continue
		}
		d := p.Fault(o, o.Syntax.Span, p.Spell(o), p.Spell(first))
		if o.Doubled && !first.Doubled {
			d.Say("stack", p.Province(o.Unit.Place.Province)).Relate(p.AtOrder(first), "related-first", p.Spell(first))
			continue
		}
		if o.Doubled {
			p.affect(first)
			d.Relate(p.AtOrder(first), "related-first", p.Spell(first))
			d.Unsafe("fix-later", nil, p.remove(o))
			if first.Source == o.Source {
				d.Unsafe("fix-first", nil, p.remove(first))
			}
			continue
		}
		if first.Doubled {
			// Said again what is one of two orders: as void as the first.
			d.Say("again", p.Spell(o)).Relate(p.AtOrder(first), "related-first", p.Spell(first))
			continue
		}
		d.Say("same", p.Spell(o)).As(Warning, Ineffective).Relate(p.AtOrder(first), "related-first", p.Spell(first))
		if o.Power == first.Power && o.Unit.Kind == first.Unit.Kind { // else it is not known which of them is right
			d.Safe("fix", nil, p.remove(o))
		}
	}
}

func reportedElsewhere(o *turn.Order) bool {
	return o.Verb == grammar.Build || o.Verb == grammar.Remove || o.Verb == grammar.Waive
}

// twoArmies reports whether two orders of a fleet convoy different armies.
func twoArmies(a, b *turn.Order) bool {
	return a.Verb == grammar.Convoy && b.Verb == grammar.Convoy &&
		a.Target.Place.Province != b.Target.Place.Province
}

// reportDisputed reports the later of two powers' orders for one unit of which
// nothing tells whose it is. One of them is not followed, and nobody can say
// which: else any power could undo another's orders.
func (p *Pass) reportDisputed(o, first *turn.Order) {
	if o.Illegal() || first.Illegal() {
		return
	}
	d := p.Fault(o, o.Syntax.Span).Say("powers", p.Power(first.Power), p.Spell(first), p.Power(o.Power)).
		Relate(p.AtOrder(first), "related-first", p.Spell(first))
	if !o.Doubled {
		d.As(Warning, Unconfirmed)
	}
	p.affectAs(first, d.Effect)
}

// checkShort reports orders for more units than are there, or have no orders
// above, where units share provinces.
func (p *Pass) checkShort() {
	for i := range p.Turn.Orders {
		if o := &p.Turn.Orders[i]; o.Short > 0 && !o.Doubled && !o.Illegal() {
			n := o.Syntax.Unit.Count
			p.Fault(o, o.Syntax.Unit.CountSpan).Say("short", p.Province(o.Unit.Place.Province), n-o.Short, n).As(Warning, NoEffect)
		}
	}
}

// affect gives an order the effect of the fault just reported, which is
// another order's too.
func (p *Pass) affect(o *turn.Order) { p.affectAs(o, p.rule.Effect) }

func (p *Pass) affectAs(o *turn.Order, e Effect) {
	if v := &p.res.Verdicts[o.Index]; e > v.Effect {
		*v = Verdict{Effect: e, Rule: p.rule}
	}
}

// remove returns the edit that takes an order out of its line, with a mark
// that joined it to another.
func (p *Pass) remove(o *turn.Order) Edit {
	span := o.Syntax.Span
	orders := o.Line.Orders
	for i := range orders {
		if &orders[i] != o.Syntax {
			continue
		}
		switch {
		case i+1 < len(orders):
			span.End = orders[i+1].Span.Start
		case i > 0:
			span.Start = orders[i-1].Span.End
		default:
			span = withBrackets(o.Line.Text, span)
		}
	}
	return p.Replace(o, span, "")
}

// withBrackets returns a span with the brackets around it, which hold nothing
// else: the bot protocol's "( ( ENG AMY LON ) HLD )".
func withBrackets(text string, s grammar.Span) grammar.Span {
	for {
		before, after := strings.TrimRight(text[:s.Start], " \t"), strings.TrimLeft(text[s.End:], " \t")
		if !strings.HasSuffix(before, "(") || !strings.HasPrefix(after, ")") {
			return s
		}
		s = grammar.Span{Start: len(before) - 1, End: len(text) - len(after) + 1}
	}
}
