package lint

import (
	"diplo/board"
	"diplo/turn"
)

// reportOutOfReach reports a support into a province where the supporting unit
// could not go itself, and why it could not.
func reportOutOfReach(p *Pass, o *turn.Order) {
	to, name := o.To, o.ToName
	if name == nil {
		to, name = o.Target.Place, &o.Syntax.Target.Name
	}
	to.Coast = board.NoCoast
	from := o.Unit.Place
	m := p.Turn.Map
	d := p.Fault(o, o.DefectAt, p.Place(from), p.Place(to))
	switch terrain := m.Terrain(to.Province); {
	case o.Unit.Kind == board.Army && terrain == board.Sea:
		d.Say("sea", p.Place(to))
	case o.Unit.Kind == board.Fleet && terrain == board.Inland:
		d.Say("inland", p.Place(to))
	case o.Unit.Kind == board.Fleet && m.Reaches(board.Fleet, board.Place{Province: from.Province}, to.Province):
		d.Say("coast", p.Province(from.Province), p.Place(to), coastArg(from.Coast))
	case o.Unit.Kind == board.Fleet && m.Reaches(board.Army, from, to.Province):
		d.Say("land", p.Place(from), p.Place(to))
	}
	for _, q := range p.Meant(o.Unit.Kind, from, name) {
		if q.Coast = board.NoCoast; p.aids(o, q) {
			p.suggest(d, o, name, []board.Place{q})
		}
	}
}

// aids reports whether a support with q for its destination, or of the unit in
// q where it has none, could be of use.
func (p *Pass) aids(o *turn.Order, q board.Place) bool {
	if o.ToName == nil {
		_, ok := p.Turn.At(q.Province)
		return ok
	}
	return p.Turn.Map.Reaches(o.Target.Kind, o.Target.Place, q.Province)
}

// reportImpossibleAid reports a support of a move that its unit could never
// make.
func reportImpossibleAid(p *Pass, o *turn.Order) {
	unit := p.Unit(o.Target.Kind, o.Target.Place)
	d := p.Fault(o, o.DefectAt, unit, p.Place(o.To))
	m := p.Turn.Map
	switch {
	case o.ToName == nil || o.Target.Place.Province == o.To.Province:
		d.Say("itself", unit)
		p.supportHold(d, o)
		return
	case o.To.Coast != board.NoCoast && m.Reaches(o.Target.Kind, o.Target.Place, o.To.Province):
		d.Say("coast", unit, p.Province(o.To.Province), coastArg(o.To.Coast))
		d.Unsafe("fix-none", nil, p.Replace(o, coastTail(o.ToName), ""))
		return
	}
	for _, q := range p.Meant(o.Target.Kind, o.Target.Place, o.ToName) {
		if m.Reaches(o.Unit.Kind, o.Unit.Place, q.Province) {
			q.Coast = board.NoCoast
			p.suggest(d, o, o.ToName, []board.Place{q})
		}
	}
}
