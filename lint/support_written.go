package lint

import (
	"slices"

	"diplo/board"
	"diplo/grammar"
	"diplo/turn"
)

// reportCoastInSupport reports a coast in a support that decides nothing: one
// that the supported move leaves out, or one on which the supported fleet does
// not lie.
func reportCoastInSupport(p *Pass, o *turn.Order) {
	if o.Link != turn.Tied || o.Target.Kind != board.Fleet {
		return
	}
	from := &o.Syntax.Target.Name
	lies := o.Target.Place.Coast
	if from.Coast != board.NoCoast && from.Coast != lies && slices.Contains(p.Turn.Map.Coasts(o.Target.Place.Province), from.Coast) && o.Target.Known {
		d := p.Fault(o, coastTail(from)).Say("from", p.Province(o.Target.Place.Province), coastArg(lies))
		p.dropCoast(d, o, from)
		return
	}
	other := p.Partner(o)
	if o.ToName == nil || o.ToName.Coast == board.NoCoast || other == nil || other.ToName == nil || other.ToName.Coast != board.NoCoast {
		return
	}
	d := p.Fault(o, coastTail(o.ToName), p.Province(o.To.Province))
	d.Relate(p.AtOrder(other), "related-move")
	p.dropCoast(d, o, o.ToName)
}

// dropCoast adds the fix that leaves out the coast of a name.
func (p *Pass) dropCoast(d *Diagnostic, o *turn.Order, name *grammar.Name) {
	if tail := coastTail(name); !tail.Empty() {
		d.Safe("fix-none", nil, p.Replace(o, tail, ""))
	}
}

// coastTail returns what follows a name to say its coast.
func coastTail(n *grammar.Name) grammar.Span {
	return grammar.Span{Start: n.Span.End, End: nameSpan(n).End}
}

// checkNationality reports supports and convoys that call a unit by another
// power than its own. They stand: the province tells which unit is meant (DATC
// 4.C.6).
func checkNationality(p *Pass) {
	for i := range p.Turn.Orders {
		o := &p.Turn.Orders[i]
		written := &o.Syntax.Target.Power
		if o.Illegal() || written.ID == 0 || !o.Target.Known || o.Target.Owner == board.NoPower {
			continue
		}
		if o.Verb != grammar.Support && o.Verb != grammar.Convoy || p.Turn.Atlas.Power(written.ID) == o.Target.Owner {
			continue
		}
		d := p.Fault(o, written.Span, p.Unit(o.Target.Kind, o.Target.Place), p.Power(o.Target.Owner))
		if text := p.powerLike(written, o.Target.Owner); text != "" {
			d.Safe("fix-power", []any{text}, p.Replace(o, written.Span, text))
		}
	}
}
