package grammar

import (
	"diplo/board"
	"diplo/i18n"
)

var (
	disbandKinds = kindSet(i18n.DisbandWord)
	goKinds      = kindSet(i18n.RetreatWord, i18n.ToWord)
	removeKinds  = kindSet(i18n.RemoveWord)
)

// course reads where the unit goes, and how.
func (l *lowering) course(n *courseLeaf) {
	switch n.role {
	case roleVia: // "A Lon via NTH, HEL to Kie"
		l.setVerb(Move, n.path.via)
		l.o.Path = l.path(&n.path)
	case roleRetreat: // "A Mun R Ber"
		l.setVerb(Retreat, l.token(roleRetreat))
		l.o.Path = l.path(&n.path)
		l.o.Alternatives = len(l.o.Path) > 1
	default:
		l.move(&n.path)
	}
}

// move reads a move with its convoy mark, route and glued result.
func (l *lowering) move(n *pathLeaf) {
	l.setVerb(Move, l.token(roleTo))
	if l.verb == 0 { // the dash is missing
		at := int(n.places[0].at)
		l.o.VerbSpan = Span{at, at}
	}
	l.o.Path = l.path(n)
	if n.mark != 0 {
		l.o.Mark = ConvoyMark{Span: l.at(n.mark).Span, Count: int(l.at(n.mark).value)}
	}
	if l.o.Via.Mode == NoVia && l.verb != 0 && l.at(l.verb).kinds.has(i18n.ViaWord) { // "MoveViaConvoy"
		l.o.Via = Via{Span: l.at(l.verb).Span, Mode: ViaConvoy}
	}
	l.gluedResult(n)
}

// path lowers where something goes, the waters behind "via" in front of the
// destination: "Nwy via NTH".
func (l *lowering) path(n *pathLeaf) []Name {
	if n.via == 0 {
		return l.names(n.places)
	}
	l.o.Via = Via{Span: l.at(n.via).Span, Mode: ViaMode(l.at(n.via).value)}
	before, waters := l.names(n.places[:n.water]), l.names(n.places[n.water:])
	if d := len(before) - 1; d >= 0 {
		return append(append(before[:d:d], waters...), before[d])
	}
	return waters
}

// gluedResult takes "-> UKR" off "A UKR - ROU -> UKR": an arrow back to the
// unit's own province behind another dash tells where the unit ended.
func (l *lowering) gluedResult(n *pathLeaf) {
	last := len(n.places) - 1
	if last < 1 || n.via != 0 || n.places[last].name == 0 || len(l.o.Path) != last+1 || l.verb != 0 && l.at(l.verb).sign == arrow {
		return
	}
	mark := n.places[last].name - 1
	for int(mark) > l.from+1 && l.at(mark).role == roleSoft {
		mark--
	}
	if l.at(mark).role != roleTo || l.at(mark).sign != arrow || !samePlace(l.o.Path[last], l.o.Unit.Name) {
		return
	}
	l.o.Result = Span{l.at(mark).Start, l.o.Path[last].Span.End}
	l.o.Path = l.o.Path[:last]
	l.o.Oddity = append(l.o.Oddity, Oddity{GluedResult, l.o.Result})
}

// samePlace reports whether two names have a province in common.
func samePlace(a, b Name) bool {
	for _, s := range a.Senses {
		for _, t := range b.Senses {
			if s.Place == t.Place {
				return true
			}
		}
	}
	return len(a.Senses) == 0 && len(b.Senses) == 0 && a.Text == b.Text
}

// aid reads what a unit supports or convoys.
func (l *lowering) aid(n *aidNode) {
	verb := Support
	if n.Target.role == roleConvoy {
		verb = Convoy
	}
	l.setVerb(verb, l.token(n.Target.role))
	o := &l.o
	o.Target = l.unit(&n.Target.unit)
	from := n.Target.from
	if n.Path != nil {
		o.Path = l.path(n.Path)
		if from == nil {
			from = n.Path.from
		}
	}
	o.TargetHolds = o.Verb == Support && n.Target.holds
	o.Ditto = n.Target.ditto
	switch {
	case from != nil:
		// "convoy to Norway from London", "support Kie from Ber"
		if o.Target.Name.Text != "" && len(o.Path) == 0 {
			o.Path = []Name{o.Target.Name}
		}
		o.Target = l.unit(from)
	case o.Target.Name.Text == "" && o.TargetHolds && len(o.Path) == 1:
		// "support hold to Munich"
		o.Target, o.Path = l.unit(&n.Path.places[0]), nil
	}
	l.convoyed()
	if o.Verb == Support && len(o.Path) == 1 && o.Target.Name.Text != "" && o.Target.Name.Coast == o.Path[0].Coast && samePlace(o.Target.Name, o.Path[0]) && isSelf(o) {
		o.TargetHolds = true // "S SWE-SWE"
	}
}

// convoyed turns the order of an army to convoy to one place, and nobody, into
// what it can only mean: "A Lon convoy to Nwy", "A Lon C Nwy".
func (l *lowering) convoyed() {
	o := &l.o
	if o.Verb != Convoy || o.Unit.Kind != board.Army || o.Ditto {
		return
	}
	switch {
	case o.Target.Name.Text == "" && o.Target.Kind == board.NoUnit && o.Target.Power.Text == "" && len(o.Path) == 1:
	case isBare(&o.Target) && len(o.Path) == 0:
		o.Path = []Name{o.Target.Name}
	default:
		return
	}
	o.Verb, o.Target = Move, Unit{}
	o.Via = Via{Span: o.VerbSpan, Mode: ViaConvoy}
}

// isSelf reports whether target and destination are spelled alike.
func isSelf(o *Order) bool { return i18n.Fold(o.Target.Name.Text) == i18n.Fold(o.Path[0].Text) }

// names lowers places, without those that are missing.
func (r *reader) names(places []unitLeaf) []Name {
	n := 0
	for i := range places {
		if places[i].name != 0 {
			n++
		}
	}
	if n == 0 {
		return nil
	}
	names := make([]Name, 0, n)
	for i := range places {
		if places[i].name != 0 {
			names = append(names, r.place(&places[i]))
		}
	}
	return names
}

// unit lowers a unit.
func (r *reader) unit(u *unitLeaf) Unit {
	at := int(u.at)
	out := Unit{Span: Span{at, at}, Name: Name{Span: Span{at, at}, CoastSpan: Span{at, at}}}
	first, last := ref(0), ref(0)
	for _, x := range [...]ref{u.count, u.power, u.kind, u.dislodged, u.name, u.nameEnd, u.coast} {
		if x != 0 {
			if first == 0 || x < first {
				first = x
			}
			last = max(last, x)
		}
	}
	if first == 0 {
		return out
	}
	out.Span = Span{r.at(first).Start, r.at(last).End}
	if u.count != 0 {
		out.Count, out.CountSpan = int(r.at(u.count).value), r.at(u.count).Span
	}
	if u.power != 0 {
		p := r.at(u.power)
		out.Power = Power{Span: p.Span, Text: p.Of(r.text), ID: p.entry.power}
	}
	if u.kind != 0 {
		out.Kind, out.KindSpan = board.UnitKind(r.at(u.kind).value), r.at(u.kind).Span
	}
	out.Dislodged = u.dislodged != 0
	if u.name != 0 {
		out.Name = r.place(u)
	} else {
		end := out.Span.End
		out.Name.Span, out.Name.CoastSpan = Span{end, end}, Span{end, end}
	}
	return out
}

// place lowers the province of u, which must have one. A word that is no name
// may still begin one.
func (r *reader) place(u *unitLeaf) Name {
	first := r.at(u.name)
	span := Span{first.Start, r.at(u.nameEnd).End}
	n := Name{Span: span, Text: span.Of(r.text), CoastSpan: Span{span.End, span.End}}
	if first.entry != nil && u.name == u.nameEnd {
		n.Senses = first.entry.names
	} else {
		n.Senses = r.lexicon.Prefixed(n.Text)
	}
	if u.coast != 0 {
		c := r.at(u.coast)
		n.Coast, n.CoastSpan = board.Coast(c.value), c.Span
	} else if len(n.Senses) > 0 {
		n.Coast = n.Senses[0].Coast
	}
	return n
}
