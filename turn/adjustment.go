package turn

import (
	"diplo/board"
	"diplo/grammar"
)

// checkAdjustment looks for what makes a build or a removal impossible by
// itself; countAdjustments then counts.
func (b *Builder) checkAdjustment(o *Order) {
	switch o.Verb {
	case grammar.Build:
		b.checkBuild(o)
	case grammar.Remove:
		b.checkRemove(o)
	default:
		o.fail(WrongPhase, verbSpan(o))
	}
}

func (b *Builder) checkBuild(o *Order) {
	at, name := o.Unit.Place, b.reading.unit.Name
	owner, known := b.turn.Position.Owner(at.Province)
	home := b.board.Home(at.Province)
	_, occupied := b.turn.Position.At(at.Province)
	coastSpan := name.CoastSpan
	if coastSpan.Empty() {
		coastSpan = name.Span
	}
	switch {
	case !b.board.IsCenter(at.Province):
		o.fail(NotACenter, name.Span)
	case home == board.NoPower || o.Power != board.NoPower && home != o.Power:
		o.fail(NotHome, name.Span)
	case known && owner != home:
		o.fail(NotOwned, name.Span)
	case occupied:
		o.fail(Occupied, name.Span)
	case o.Unit.Kind == board.Fleet && b.board.Terrain(at.Province) == board.Inland:
		o.fail(FleetInland, name.Span)
	case o.Unit.Kind == board.Fleet && at.Coast != board.NoCoast && !b.hasCoast(at):
		o.fail(NoCoast, coastSpan)
	case o.Unit.Kind == board.Fleet && at.Coast == board.NoCoast && len(b.board.Coasts(at.Province)) > 0:
		o.fail(BuildCoast, name.Span)
	}
}

func (b *Builder) checkRemove(o *Order) {
	p := &b.turn.Position
	u, stands := p.At(o.Unit.Place.Province)
	known := p.Full || o.Power != board.NoPower && p.Known.Has(o.Power)
	foreign := stands && o.Power != board.NoPower && u.Power != o.Power
	if foreign || known && !stands {
		o.fail(NothingToRemove, b.reading.unit.Name.Span)
		return
	}
	if stands {
		o.Unit.Known, o.Unit.Actual, o.Unit.Owner = true, u.Kind, u.Power
		o.Unit.Kind, o.Unit.Place.Coast = u.Kind, u.Place.Coast
	}
}

// Due returns how many units a power may build, or must remove if it is
// negative; false where the position does not tell.
func (t *Turn) Due(w board.Power) (int, bool) {
	p := &t.Position
	if w == board.NoPower || !(p.Full || p.Known.Has(w)) || !(p.FullCenters || p.Owned.Has(w)) {
		return 0, false
	}
	n := 0
	for _, c := range p.Centers {
		if c.Power == w {
			n++
		}
	}
	for _, u := range p.Units {
		if u.Power == w {
			n -= u.Count
		}
	}
	return n, true
}

// countAdjustments finds the builds and removals that are one too many. The
// first possible ones stand (DATC 6.I.1, 6.J.1).
func (b *Builder) countAdjustments() {
	t := &b.turn
	for w := range b.board.Powers() {
		due, ok := t.Due(w)
		if !ok {
			continue
		}
		builds, removals := max(due, 0), max(-due, 0)
		for i := range t.Orders {
			o := &t.Orders[i]
			if o.Power != w || o.Illegal() || o.Twin >= 0 {
				continue
			}
			left := &builds
			if o.Verb == grammar.Remove {
				left = &removals
			} else if o.Verb == grammar.Waive {
				builds -= max(1, o.Syntax.Amount)
				continue
			}
			*left--
			if *left >= 0 {
				continue
			}
			if o.Verb == grammar.Build && due < 0 || o.Verb == grammar.Remove && due > 0 {
				o.fail(WrongAdjustment, verbSpan(o))
			} else {
				o.fail(TooMany, o.Syntax.Span)
			}
		}
	}
}
