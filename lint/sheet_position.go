package lint

import (
	"diplo/board"
	"diplo/turn"
)

// reportImpossiblePosition reports an entry of a block that contradicts an
// earlier one, or says it again, and a center that is none.
func reportImpossiblePosition(p *Pass, o *turn.Order) {
	at := p.Province(o.Unit.Place.Province)
	if o.Defect == turn.NoCenter {
		p.Fault(o, o.DefectAt).Say("no-center", p.Place(o.Unit.Place))
		return
	}
	first := &p.Turn.Items[o.Partner]
	d := p.Fault(o, o.DefectAt, at)
	powers := []any{at, p.Power(first.Power), p.Power(o.Power)}
	switch differ := first.Power != o.Power && first.Power != board.NoPower && o.Power != board.NoPower; {
	case o.Defect == turn.Repeated:
		d.Say("again").As(Warning, NoEffect)
	case o.Defect == turn.OwnedTwice && differ:
		d.Say("owners", powers...)
	case o.Defect == turn.OwnedTwice:
		d.Say("owner", at)
	case differ:
		d.Say("powers", powers...)
	}
	if first.Source >= 0 {
		d.Relate(p.At(first, first.Syntax.Span), "related-first")
	}
}
