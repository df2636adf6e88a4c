package lint

import (
	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"
)

var retreatRules = []*Rule{
	{
		Code: "R501", Name: "not-dislodged", Severity: Error, Effect: Illegal,
		Check: func(p *Pass) { p.forDefects(reportNotDislodged, turn.NotDislodged) },
	},
	{
		Code: "R502", Name: "not-adjacent-retreat", Severity: Error, Effect: Illegal, Fixable: true,
		Example: Example{Complete: true},
		Check:   func(p *Pass) { p.forDefects(reportRetreatTooFar, turn.RetreatTooFar) },
	},
	{
		Code: "R503", Name: "forbidden-retreat", Severity: Error, Effect: Illegal, Fixable: true,
		Example: Example{Complete: true},
		Check:   func(p *Pass) { p.forDefects(reportRetreatBarred, turn.RetreatBarred) },
	},
	{
		Code: "R504", Name: "retreat-clash", Severity: Warning, Effect: Ineffective, Fixable: true,
		Example: Example{Complete: true},
		Check:   checkRetreatClash,
	},
	{
		Code: "R505", Name: "retreat-by-convoy", Severity: Error, Effect: Illegal, Fixable: true,
		Example: Example{Complete: true},
		Check:   func(p *Pass) { p.forDefects(reportRetreatByConvoy, turn.RetreatByConvoy) },
	},
	{
		Code: "R506", Name: "not-a-retreat", Severity: Error, Effect: Illegal,
		Check: func(p *Pass) { p.forDefects(reportNotARetreat, turn.NotARetreat) },
	},
}

func reportNotDislodged(p *Pass, o *turn.Order) {
	p.Fault(o, o.DefectAt, p.Unit(o.Unit.Kind, o.Unit.Place))
}

func reportRetreatTooFar(p *Pass, o *turn.Order) {
	d := p.Fault(o, o.DefectAt, p.Place(o.Unit.Place), p.Place(o.To))
	p.offerRefuges(d, o, board.Set{})
}

// reportRetreatBarred says which of the three reasons closes a province to a
// retreat.
func reportRetreatBarred(p *Pass, o *turn.Order) {
	d := p.Fault(o, o.DefectAt)
	switch reason, by := p.barred(o, o.To.Province); reason {
	case barredOccupied:
		d.Args = []any{p.Place(o.To), p.Unit(by.Kind, by.Place)}
	case barredContested:
		d.Say("contested", p.Place(o.To))
	case barredOrigin:
		d.Say("origin", p.Place(o.To))
	}
	p.offerRefuges(d, o, board.Set{})
}

// bar is why a dislodged unit may not retreat to a neighbor.
type bar uint8

const (
	notBarred bar = iota
	barredOccupied
	barredContested
	barredOrigin // the attacker came from there
)

// barred says why the unit of order o may not retreat to a province, and which
// unit occupies it where that is the reason.
func (p *Pass) barred(o *turn.Order, to board.Province) (bar, turn.Standing) {
	position := &p.Turn.Position
	if u, ok := position.DislodgedAt(o.Unit.Place.Province); ok && u.From == to {
		return barredOrigin, turn.Standing{}
	}
	if u, ok := position.At(to); ok {
		return barredOccupied, u
	}
	if position.Contested.Has(to) {
		return barredContested, turn.Standing{}
	}
	return notBarred, turn.Standing{}
}

// offerRefuges adds a fix for each place where the unit of o may retreat, as
// far as the position tells, but for those in taken.
func (p *Pass) offerRefuges(d *Diagnostic, o *turn.Order, taken board.Set) {
	if o.ToName == nil || !p.Turn.Position.Full {
		return
	}
	for _, q := range p.Turn.Map.Neighbors(o.Unit.Kind, o.Unit.Place) {
		if reason, _ := p.barred(o, q.Province); reason == notBarred && !taken.Has(q.Province) {
			text := p.Like(o.ToName, q)
			d.Unsafe("fix-refuge", []any{text}, p.Replace(o, nameSpan(o.ToName), text))
		}
	}
}

// checkRetreatClash reports retreats to one province, which all fail. Of units
// of one power each is lost for nothing; between powers it may be meant.
func checkRetreatClash(p *Pass) {
	if p.Turn.Phase != i18n.Retreats {
		return
	}
	var to [256]clash
	var taken board.Set
	for i := range p.Turn.Orders {
		if o := &p.Turn.Orders[i]; retreats(o) {
			to[o.To.Province].add(o)
			taken = taken.With(o.To.Province)
		}
	}
	for i := range p.Turn.Orders {
		if o := &p.Turn.Orders[i]; retreats(o) && to[o.To.Province].n > 1 {
			p.reportClash(o, &to[o.To.Province], taken)
		}
	}
}

// A clash is the retreats to one province.
type clash struct {
	n       int
	first   [3]int        // indexes of the first of them
	powers  turn.PowerSet // that retreat there
	doubled turn.PowerSet // that do so with several units
}

func (c *clash) add(o *turn.Order) {
	if c.n < len(c.first) {
		c.first[c.n] = o.Index
	}
	c.n++
	if c.powers.Has(o.Power) {
		c.doubled = c.doubled.With(o.Power)
	}
	c.powers = c.powers.With(o.Power)
}

// retreats reports whether o is a retreat that is possible, has no second
// choice, and is not a second order of its unit.
func retreats(o *turn.Order) bool {
	return o.Verb == grammar.Retreat && !o.Illegal() && o.ToName != nil && o.Twin < 0 && len(o.Alternatives) == 0
}

// reportClash reports one retreat among several to the same province. taken
// holds the provinces to which any unit retreats.
func (p *Pass) reportClash(o *turn.Order, c *clash, taken board.Set) {
	d := p.Fault(o, o.ToName.Span, p.Place(o.To))
	if !c.doubled.Has(o.Power) {
		d.Say("foreign", p.Place(o.To)).As(Warning, NoEffect)
	}
	for _, i := range c.first[:min(c.n, len(c.first))] {
		if i != o.Index {
			d.Relate(p.AtOrder(p.Order(i)), "related-other")
		}
	}
	p.offerRefuges(d, o, taken)
}

// reportRetreatByConvoy reports a retreat by convoy. Where the unit could also
// go by itself, only the words that speak of a convoy are too many.
func reportRetreatByConvoy(p *Pass, o *turn.Order) {
	d := p.Fault(o, o.DefectAt, p.Place(o.Unit.Place), p.Place(o.To))
	fleet := o.Unit.Kind == board.Fleet
	if fleet {
		d.Say("fleet", d.Args...)
	}
	if via := o.Syntax.Via; !via.Span.Empty() && p.Turn.Map.Reaches(o.Unit.Kind, o.Unit.Place, o.To.Province) {
		if fleet {
			d.Say("sail", d.Args...)
		} else {
			d.Say("land", d.Args...)
		}
		d.Unsafe("fix-land", nil, p.Replace(o, withBlank(o, via.Span), ""))
		return
	}
	p.offerRefuges(d, o, board.Set{})
}

// reportNotARetreat reports what units cannot be told to do among retreats.
func reportNotARetreat(p *Pass, o *turn.Order) {
	d := p.Fault(o, o.DefectAt)
	if o.Verb == grammar.Hold {
		d.Say("hold")
	}
}
