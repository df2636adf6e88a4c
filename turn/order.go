package turn

import (
	"slices"
	"strings"

	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
)

// fail records the first defect of an order.
func (o *Order) fail(d Defect, at grammar.Span) {
	if o.Defect == Sound || d == Ambiguous {
		o.Defect, o.DefectAt = d, at
	}
}

// reset forgets what a reading of the order found, to try another.
func (o *Order) reset() {
	o.Defect, o.DefectAt = Sound, grammar.Span{}
	o.Unit, o.Target, o.To, o.ToName = Unit{}, Unit{}, board.Place{}, nil
	o.Route, o.Alternatives = nil, nil
	o.ByConvoy, o.Leg, o.CoastInferred = false, false, false
	o.LegFrom, o.LegTo = board.NoProvince, board.NoProvince
}

// order resolves one order by itself: whose it is, what it means in this
// phase, which places its names are, and whether it is possible.
func (b *Builder) order(o *Order, row *grammar.Row, above *grammar.Order) {
	o.Verb = o.Syntax.Verb
	b.findPower(o, row)
	switch {
	case o.Syntax.Conditional:
		o.fail(Conditional, o.Syntax.Span)
		return
	case o.Verb == grammar.Waive:
		if b.turn.Phase != i18n.Adjustments {
			o.fail(WrongPhase, o.Syntax.VerbSpan)
		}
		return
	}
	b.parts(o, above)
	b.meanVerb(o)
	if o.Syntax.Missing != grammar.NothingMissing && !b.excused(o) {
		o.fail(Unreadable, o.Syntax.Span)
		return
	}
	if !b.gather(o) {
		b.unitAtLeast(o)
		return
	}
	b.choose(o)
	if o.Syntax.Alternatives && b.turn.Phase == i18n.Movement {
		o.Defect, o.DefectAt = Undecided, choiceSpan(o.Syntax)
		return
	}
	if o.Syntax.VerbUnclear && !o.Illegal() && b.unclear(o) {
		o.fail(UnclearVerb, o.Syntax.VerbSpan)
	}
	if o.Power == board.NoPower && o.Unit.Owner != board.NoPower {
		o.Power, o.PowerFrom = o.Unit.Owner, PowerPosition
	}
	if o.Power == board.NoPower && o.Verb == grammar.Build {
		if o.Power = b.board.Home(o.Unit.Place.Province); o.Power != board.NoPower {
			o.PowerFrom = PowerPosition
		}
	}
}

// choiceSpan returns where the choices of a destination stand.
func choiceSpan(s *grammar.Order) grammar.Span {
	if len(s.Path) == 0 {
		return s.Span
	}
	last := &s.Path[len(s.Path)-1]
	return grammar.Span{Start: s.Path[0].Span.Start, End: max(last.Span.End, last.CoastSpan.End, s.Junk.End)}
}

// unitAtLeast says which unit an order is for that cannot be followed because
// another of its names means nothing: the unit has an order all the same.
func (b *Builder) unitAtLeast(o *Order) {
	if at := b.clear(&b.reading.unit.Name); at.Province != board.NoProvince {
		o.Unit = b.unit(b.reading.unit, at)
	}
}

// excused reports whether a part that the grammar misses is written elsewhere,
// behind a ditto mark.
func (b *Builder) excused(o *Order) bool {
	return o.Syntax.Ditto && b.reading.target != nil && o.Syntax.Missing != grammar.MissingUnit
}

// unclear reports whether the order's letter could mean something else in its
// language. Among retreats D is a disbandment in English and the letter of a
// retreat in French; R without a destination removes a unit, or says nothing of
// where it retreats to.
func (b *Builder) unclear(o *Order) bool {
	return b.turn.Phase == i18n.Retreats && o.Verb == grammar.Disband && (o.Syntax.Verb == grammar.Remove || b.french(o))
}

// french reports whether the order's line, or its sheet where no word of the
// line tells, speaks a language that reads beginnings of names, the mark of the
// French conventions.
func (b *Builder) french(o *Order) bool {
	for _, l := range b.atlas.Lexicon.Languages() {
		if l.Prefixes() && (o.Line.Langs.Has(l.Lang()) || o.Line.Langs == 0 && b.turn.Lang == l.Lang()) {
			return true
		}
	}
	return false
}

// findPower finds who gives the order.
func (b *Builder) findPower(o *Order, row *grammar.Row) {
	if o.Power = b.atlas.Power(row.Heading.ID); o.Power != board.NoPower {
		o.PowerFrom = PowerHeading
		return
	}
	if o.Power = b.atlas.Power(o.Syntax.Unit.Power.ID); o.Power != board.NoPower {
		o.PowerFrom = PowerWritten
	}
}

// parts lays out what the order's names are, filling in for a ditto mark what
// the order above says.
func (b *Builder) parts(o *Order, above *grammar.Order) {
	r := &b.reading
	r.unit, r.target, r.path = &o.Syntax.Unit, nil, o.Syntax.Path
	if o.Verb == grammar.Support || o.Verb == grammar.Convoy {
		r.target = &o.Syntax.Target
	}
	if o.Syntax.TargetHolds {
		r.path = nil
	}
	if !o.Syntax.Ditto || above == nil {
		return
	}
	mark := dittoSpan(o)
	r.path = slices.Clone(above.Path)
	for i := range r.path {
		moveName(&r.path[i], mark)
	}
	switch {
	case r.target == nil:
		// "A Boh \"" moves to where the order above goes.
	case above.Verb == grammar.Support || above.Verb == grammar.Convoy:
		r.target = unitAt(above.Target, mark)
	default:
		r.target = unitAt(above.Unit, mark)
	}
}

// dittoSpan returns where the ditto mark of an order stands: behind its verb
// or, where it has none, its unit.
func dittoSpan(o *Order) grammar.Span {
	text := o.Line.Text[:o.Syntax.Span.End]
	start := max(o.Syntax.Unit.Span.End, o.Syntax.VerbSpan.End)
	start += len(text[start:]) - len(strings.TrimLeft(text[start:], " \t"))
	return grammar.Span{Start: start, End: len(text)}
}

// unitAt returns the unit as if it stood at a span of another line, in place of
// a ditto mark.
func unitAt(u grammar.Unit, at grammar.Span) *grammar.Unit {
	u.Span = at
	u.Power.Span, u.KindSpan, u.CountSpan = empty(at), empty(at), empty(at)
	moveName(&u.Name, at)
	return &u
}

func moveName(n *grammar.Name, at grammar.Span) {
	n.Span, n.CoastSpan = at, grammar.Span{Start: at.End, End: at.End}
}

func empty(at grammar.Span) grammar.Span { return grammar.Span{Start: at.Start, End: at.Start} }

// meanVerb gives the verb the meaning that it has in this phase.
func (b *Builder) meanVerb(o *Order) {
	switch b.turn.Phase {
	case i18n.Movement:
		if o.Verb == grammar.NoVerb {
			o.Verb = grammar.Hold
		}
	case i18n.Retreats:
		switch o.Verb {
		case grammar.Move:
			o.Verb = grammar.Retreat
		case grammar.Remove, grammar.NoVerb:
			o.Verb = grammar.Disband
		}
	case i18n.Adjustments:
		switch o.Verb {
		case grammar.NoVerb:
			o.Verb = grammar.Build
		case grammar.Disband:
			o.Verb = grammar.Remove
		}
	}
}

// assign puts the picked places into the order and looks for defects.
func (b *Builder) assign(o *Order) {
	r := &b.reading
	o.Unit = b.unit(r.unit, r.place(0))
	if w := b.atlas.Power(r.unit.Power.ID); w != board.NoPower {
		o.Unit.Power = w
	}
	next := 1
	if r.target != nil {
		o.Target = b.unit(r.target, r.place(1))
		if w := b.atlas.Power(r.target.Power.ID); w != board.NoPower {
			o.Target.Power = w
		}
		next = 2
	}
	if len(r.path) > 0 {
		last := len(r.path) - 1
		if o.Syntax.Alternatives {
			for i := range r.path[1:] {
				o.Alternatives = append(o.Alternatives, r.place(next+1+i))
			}
			last = 0
		} else {
			for i := range last {
				o.Route = append(o.Route, r.place(next+i).Province)
			}
		}
		o.To, o.ToName = r.place(next+last), &r.path[last]
	}
	o.Explicit = o.Syntax.Mark.Count > 0 || o.Syntax.Via.Mode == grammar.ViaConvoy ||
		o.Syntax.Via.Mode == grammar.ViaRoute || len(o.Route) > 0 && o.Verb == grammar.Move
	b.inspect(o)
}

// unit fills in what the position knows of a unit at a place.
func (b *Builder) unit(u *grammar.Unit, at board.Place) Unit {
	v := Unit{Kind: u.Kind, Place: at}
	if u.Kind != board.NoUnit {
		v.KindFrom = KindWritten
	}
	stands, ok := b.turn.Position.standing(u.Kind, at.Province)
	if b.turn.Phase == i18n.Retreats {
		if d, dislodged := b.turn.Position.DislodgedAt(at.Province); dislodged {
			stands, ok = d, true
		}
	}
	if ok && b.turn.Phase != i18n.Adjustments {
		v.Known, v.Actual, v.Owner, v.Power = true, stands.Kind, stands.Power, stands.Power
		if stands.Kind != board.NoUnit {
			if v.Kind == board.NoUnit {
				v.KindFrom = KindPosition
			}
			v.Kind = stands.Kind // a wrong letter does not change what stands there (DATC 4.C.2)
		}
		if stands.Place.Coast != board.NoCoast || !b.hasCoast(at) { // else the position does not say
			v.Place.Coast = stands.Place.Coast // nor does a wrong coast (DATC 4.B.5)
		}
	}
	if v.Kind == board.NoUnit {
		if v.Kind = b.kindByTerrain(v.Place); v.Kind != board.NoUnit {
			v.KindFrom = KindTerrain
		}
	}
	if v.Kind == board.Army {
		v.Place.Coast = board.NoCoast
	}
	return v
}

// kindByTerrain returns the only kind of unit that can stand at a place.
func (b *Builder) kindByTerrain(at board.Place) board.UnitKind {
	switch b.board.Terrain(at.Province) {
	case board.Sea:
		return board.Fleet
	case board.Inland:
		return board.Army
	}
	if at.Coast != board.NoCoast {
		return board.Fleet
	}
	return board.NoUnit
}
