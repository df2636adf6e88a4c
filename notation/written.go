package notation

import (
	"strconv"
	"strings"

	"diplo/board"
	"diplo/grammar"
	"diplo/turn"
)

// written returns what an order says in its own words: its verb as written,
// letters left out where they are left out, legs as legs. It reports false for
// an order that has no one meaning, or says something that templates do not
// have.
func written(t *turn.Turn, o *turn.Order) (p phrase, ok bool) {
	s := o.Syntax
	if strings.HasSuffix(strings.TrimRight(o.Text(), ".- "), "~") {
		return p, false // it was meant to be struck out, perhaps
	}
	if o.Defect.Unread() || !s.Junk.Empty() || s.Missing != grammar.NothingMissing || s.Ditto {
		return p, false
	}
	p.amount, p.power = s.Amount, t.Atlas.Power(s.Unit.Power.ID)
	if s.Amount > turn.MaxStack {
		return p, false // which may be more than the grammar counts
	}
	if s.Verb == grammar.Waive {
		p.form = waive
		if s.Amount > 0 {
			p.form = waiveSeveral
		}
		return p, true
	}
	from, to := o.Target.Place, o.To
	if o.Leg {
		from, to = board.Place{Province: o.LegFrom}, board.Place{Province: o.LegTo}
	}
	if p.unit, ok = writtenUnit(t.Atlas, &s.Unit, o.Unit.Place.Province); !ok {
		return p, false
	}
	if o.ToName != nil {
		p.to = board.Place{Province: to.Province, Coast: writtenCoast(t.Atlas, o.ToName, to.Province)}
	}
	if s.Verb == grammar.Support || s.Verb == grammar.Convoy {
		if p.target, ok = writtenUnit(t.Atlas, &s.Target, from.Province); !ok {
			return p, false
		}
	}
	p.holds = s.TargetHolds
	p.form, ok = writtenForm(o)
	switch p.form {
	case choice:
		p.choices = append(append(p.choices, p.to), o.Alternatives...)
	case convoyed:
		p.route, p.fleets = o.Route, s.Mark.Count
		p.inline = len(o.Route) > 0 && s.Via.Mode == grammar.NoVia
	}
	return p, ok
}

// writtenForm returns the form that an order is written in.
func writtenForm(o *turn.Order) (form, bool) {
	s := o.Syntax
	if len(o.Route) > 0 && s.Verb != grammar.Move || len(s.Path) > 1 && s.Verb != grammar.Move && !s.Alternatives {
		return 0, false
	}
	switch s.Verb {
	case grammar.Move:
		switch {
		case s.Via.Mode == grammar.ViaLand:
			return marched, true
		case len(o.Route) > 0 || s.Mark.Count > 0 || s.Via.Mode == grammar.ViaConvoy || s.Via.Mode == grammar.ViaRoute:
			return convoyed, true // even of a fleet, which cannot
		}
		return move, true
	case grammar.Support:
		if o.ToName == nil {
			return supportHold, true
		}
		return supportMove, true
	case grammar.Convoy:
		return convoy, true
	case grammar.Retreat:
		if s.Alternatives {
			return choice, true
		}
		return retreat, o.ToName != nil
	case grammar.NoVerb:
		return unitAlone, true
	}
	if o.Verb == grammar.Remove {
		return remove, true // "A Par D" in winter
	}
	return plainForms[s.Verb], s.Verb != grammar.Supply
}

// writtenUnit returns a unit with what is written of it and nothing more.
func writtenUnit(a *turn.Atlas, u *grammar.Unit, at board.Province) (unit, bool) {
	v := unit{kind: u.Kind, count: u.Count}
	v.place = board.Place{Province: at, Coast: writtenCoast(a, &u.Name, at)}
	if u.Power.Text != "" {
		v.power, v.foreign = a.Power(u.Power.ID), true
		if u.Power.Span.Start < u.Name.Span.Start {
			v.called = strings.Trim(u.Power.Text, "() \t\u00a0")
		}
	}
	// A number that reads otherwise than it is written is more than the grammar counts.
	counted := u.CountSpan.Empty() || u.Count > 0 && u.CountSpan.End-u.CountSpan.Start == len(strconv.Itoa(u.Count))
	return v, counted && at != board.NoProvince && (u.Power.Text == "" || v.power != board.NoPower) && !u.Dislodged
}
