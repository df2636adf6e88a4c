package lint

import (
	"iter"
	"slices"
	"strings"

	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"
)

// namesOf iterates over the places that an order writes.
func namesOf(o *grammar.Order) iter.Seq[*grammar.Name] {
	return func(yield func(*grammar.Name) bool) {
		for _, n := range [...]*grammar.Name{&o.Unit.Name, &o.Target.Name} {
			if n.Text != "" && !yield(n) {
				return
			}
		}
		for i := range o.Path {
			if o.Path[i].Text != "" && !yield(&o.Path[i]) {
				return
			}
		}
	}
}

// writes reports whether a name that an order uses stands in the order itself,
// and not above the ditto mark that it writes instead.
func writes(o *turn.Order, n *grammar.Name) bool {
	return !o.Syntax.Ditto || n == &o.Syntax.Unit.Name
}

// maxSuggested bounds for how many names of a turn others are suggested: what
// has more of them is no order sheet.
const maxSuggested = 500

// checkUnknownProvince reports every name of an order that means no province of
// the map: each is a mistake of its own.
func checkUnknownProvince(p *Pass) {
	suggested := 0
	p.forDefects(func(p *Pass, o *turn.Order) {
		for n := range namesOf(o.Syntax) {
			if slices.ContainsFunc(n.Senses, p.onMap) {
				continue
			}
			d := p.Fault(o, n.Span, n.Text)
			if len(n.Senses) > 0 {
				d.Say("off-map", n.Text)
			} else if suggested++; suggested <= maxSuggested {
				p.suggestFor(d, o, n)
			}
		}
	}, turn.UnknownProvince, turn.OffMap)
}

// suggestFor adds what a name n of an order may have been meant for: a power
// where nothing else is written, provinces anywhere else.
func (p *Pass) suggestFor(d *Diagnostic, o *turn.Order, n *grammar.Name) {
	if standsAlone(o.Syntax) {
		if power, ok := p.powerNear(n.Text); ok {
			d.Say("meant", n.Text, "`"+power+"`").
				Unsafe("fix-name", []any{power}, p.Replace(o, n.Span, power))
			return
		}
	}
	p.suggestNames(d, o, n)
}

// standsAlone reports whether an order is nothing but a name, as a misspelt
// nationality in front of the next one is.
func standsAlone(o *grammar.Order) bool {
	return o.Verb == grammar.NoVerb && o.Unit.KindSpan.Empty()
}

// suggestNames adds what a name n of an order may have been meant for.
func (p *Pass) suggestNames(d *Diagnostic, o *turn.Order, n *grammar.Name) {
	near := p.nearest(n.Text)
	if len(near) == 0 {
		return
	}
	likely := slices.DeleteFunc(slices.Clone(near), func(s i18n.Sense) bool { return !p.plausible(o, n, s) })
	if len(likely) > 0 {
		near = likely
	}
	d.Say("meant", n.Text, p.spellings(n, near))
	for _, s := range near {
		text := p.written(n, s)
		d.Unsafe("fix-name", []any{text}, p.Replace(o, n.Span, text))
	}
}

// onMap reports whether the map has the province of a sense.
func (p *Pass) onMap(s i18n.Sense) bool {
	return p.Turn.Atlas.Province(s.Place) != board.NoProvince
}

// nearest returns up to maxMeant senses of names that a misspelt one is close
// to, one for each province of the map, in the sheet's language where the
// spelling is as close there as in another.
func (p *Pass) nearest(text string) []i18n.Sense {
	var found []i18n.Sense
	for _, s := range p.Turn.Atlas.Lexicon.Suggest(text, 4*maxMeant) {
		i := slices.IndexFunc(found, func(f i18n.Sense) bool { return f.Place == s.Place })
		switch {
		case !p.onMap(s):
		case i < 0:
			found = append(found, s)
		case found[i].Lang != p.Turn.Lang && s.Lang == p.Turn.Lang:
			found[i] = s
		}
	}
	if len(found) == 0 {
		found = p.inside(text)
	}
	return found[:min(len(found), maxMeant)]
}

// inside returns the one province that a word of an unknown name names, in the
// sheet's language: Naples in "Royaume de Naples".
func (p *Pass) inside(text string) (found []i18n.Sense) {
	words := strings.Fields(text)
	if len(words) < 2 {
		return nil
	}
	for i, word := range words {
		x := p.Turn.Atlas.Lexicon
		w, n := x.Match(word)
		for _, s := range x.Senses(w) {
			if n < len(word) || i > 0 && n <= shortest || s.Kind != i18n.Name || s.Loose || !p.onMap(s) || p.Turn.Lang != 0 && s.Lang != p.Turn.Lang {
				continue
			}
			if !slices.ContainsFunc(found, func(f i18n.Sense) bool { return f.Place == s.Place }) {
				found = append(found, s)
			}
		}
	}
	if len(found) > 1 {
		return nil
	}
	return found
}

// shortest is the length of a short form of a name, which means something else
// inside another name.
const shortest = 3

// written returns the place of a sense written like a name.
func (p *Pass) written(n *grammar.Name, s i18n.Sense) string {
	return p.Turn.Atlas.Lexicon.Like(n.Text, s, s.Place, s.Coast)
}

// spellings returns the argument that lists the places of senses as they would
// be typed in place of a name.
func (p *Pass) spellings(n *grammar.Name, senses []i18n.Sense) any {
	items := make([]string, len(senses))
	for i, s := range senses {
		items[i] = "`" + p.written(n, s) + "`"
	}
	return i18n.Any(items...)
}

// plausible reports whether an order could be meant with a sense in place of
// its name n: a unit of its power stands there, or its unit can go there.
func (p *Pass) plausible(o *turn.Order, n *grammar.Name, s i18n.Sense) bool {
	q := p.Turn.Atlas.Province(s.Place)
	if n == &o.Syntax.Unit.Name {
		if !p.knowsUnits(o.Power) {
			return p.Turn.Map.CanStand(o.Syntax.Unit.Kind, board.Place{Province: q})
		}
		u, ok := p.Turn.Position.At(q)
		return ok && (u.Power == o.Power || o.Power == board.NoPower)
	}
	from := &o.Syntax.Unit
	if o.Verb == grammar.Convoy {
		return n != &o.Syntax.Target.Name || p.Turn.Map.CanStand(board.Army, board.Place{Province: q})
	}
	if o.Verb == grammar.Support && n == &o.Syntax.Target.Name && len(o.Syntax.Path) > 0 {
		return true // it may come from further away
	}
	for _, f := range from.Name.Senses {
		at := board.Place{Province: p.Turn.Atlas.Province(f.Place), Coast: from.Name.Coast}
		if p.Turn.Map.Reaches(from.Kind, at, q) {
			return true
		}
	}
	return false
}

// knowsUnits reports whether the position lists all units of a power.
func (p *Pass) knowsUnits(w board.Power) bool {
	position := &p.Turn.Position
	return position.Full || w != board.NoPower && position.Known.Has(w)
}

// reportAmbiguousProvince lists the readings of a name between which nothing
// decides.
func reportAmbiguousProvince(p *Pass, o *turn.Order) {
	i := slices.IndexFunc(o.Readings, func(r turn.Reading) bool { return r.Name.Span == o.DefectAt })
	if i < 0 {
		p.Fault(o, o.DefectAt).Say("order", p.Spell(o))
		return
	}
	r := &o.Readings[i]
	d := p.Fault(o, o.DefectAt, r.Name.Text, p.anyOf(r.Legal))
	meant := r.Legal
	if len(meant) < 2 {
		meant = r.All
		d.Say("none", r.Name.Text, p.anyOf(r.All))
	}
	if listed(o) {
		d.Say("entry", r.Name.Text, p.anyOf(meant))
	}
	p.suggest(d, o, r.Name, meant)
}

// checkLooseProvince reports names that can mean several provinces, or are no
// full name of any, of which the order leaves one.
func checkLooseProvince(p *Pass) {
	for i := range p.Turn.Orders {
		o := &p.Turn.Orders[i]
		if o.Illegal() {
			continue
		}
		for k := range o.Readings {
			r := &o.Readings[k]
			if !writes(o, r.Name) || len(r.Also) > 0 && r.IsProper(p.Turn.Atlas) {
				continue
			}
			d := p.Fault(o, nameSpan(r.Name), r.Name.Text, p.anyOf(r.All), p.Place(r.Chosen))
			switch {
			case r.Alias:
				d.Say("coast", nameSpan(r.Name).Of(o.Line.Text), p.Place(r.Chosen))
			case len(r.Also) > 0:
				d.Say("also", r.Name.Text, p.Place(r.Chosen), p.anyOf(r.Also))
			case len(r.All) == 1:
				d.Say("start", r.Name.Text, p.Place(r.Chosen))
			}
			text := p.Like(r.Name, r.Chosen)
			d.Safe("fix-name", []any{text}, p.Replace(o, nameSpan(r.Name), text))
		}
	}
}
