package grammar

import (
	"diplo/board"
	"diplo/i18n"
)

// orders makes the tree of what the grammar found.
func (r *reader) orders(first *orderNode) []Order {
	size := 0
	for n := first; n != nil; n = n.Next {
		size++
	}
	out := make([]Order, 0, size)
	for n := first; n != nil; n = n.Next {
		if n.Subject.first < n.Rest.end {
			out = r.lower(n, out)
		}
	}
	return swallow(r.text, out)
}

// lowering is one order on its way from the grammar to the tree.
type lowering struct {
	*reader
	n    *orderNode
	o    Order
	verb ref // the lexeme of the verb
	// the order's lexemes are out[from:to], soft ones among them
	from, to int
}

func (r *reader) lower(n *orderNode, out []Order) []Order {
	l := lowering{reader: r, n: n, from: int(n.Subject.first - 1), to: int(n.Rest.end - 1)}
	l.o.Unit = r.unit(&n.Subject.unit)
	switch {
	case n.Course != nil:
		l.course(n.Course)
	case n.Aid != nil:
		l.aid(n.Aid)
	default:
		l.plain()
	}
	l.lead()
	l.rest()
	l.inherit(out)
	l.spans()
	l.oddities()
	l.missing()
	l.o.Conditional = l.conditional()
	switch {
	case n.Rest.aid != 0:
		return append(out, l.o, l.aided())
	case n.Rest.retreat == 0 && (l.chosen(out) || merged(out, &l.o)):
		return out
	case n.Rest.retreat == 0:
		return append(out, l.o)
	}
	said := l.o.Verb != NoVerb || !l.o.Junk.Empty() || !l.o.Result.Empty()
	if said {
		out = append(out, l.o)
	}
	return append(out, l.thenRetreat(said))
}

// at returns the lexeme that x points to.
func (r *reader) at(x ref) *lexeme { return &r.out[x-1] }

// token returns the order's first lexeme of role t, 0 if it has none.
func (l *lowering) token(t role) ref {
	for i := l.from; i < l.to; i++ {
		if l.out[i].role == t {
			return ref(i + 1)
		}
	}
	return 0
}

// setVerb makes the lexeme x the order's verb.
func (l *lowering) setVerb(v Verb, x ref) {
	l.o.Verb, l.verb = v, x
	if x != 0 {
		l.o.VerbSpan = l.at(x).Span
		k := l.at(x).kinds
		l.o.VerbUnclear = k.hasAny(disbandKinds) && k.hasAny(goKinds) || v == Remove && k.has(i18n.RetreatWord)
	}
}

// plain reads a verb with nothing behind it: "A Par H", "A Par D".
func (l *lowering) plain() {
	if x := l.n.Rest.verb; x != 0 {
		l.setVerb(Verb(l.at(x).value), x)
	}
}

// lead reads the verb in front of the unit. It says what a bare unit does, and
// that a move is a retreat ("R A Yor-Lvp").
func (l *lowering) lead() {
	lead := &l.n.Subject
	if lead.verb == 0 {
		return
	}
	switch x := lead.verb; {
	case lead.role == roleTo:
		if l.o.Verb == NoVerb || l.o.Verb == Move {
			l.setVerb(Move, x)
		}
	case lead.role == roleMinus:
		if l.o.Verb == NoVerb && l.o.Unit.Kind != board.NoUnit {
			l.setVerb(Remove, x)
		}
	case lead.role == roleRetreat && l.o.Verb == Move:
		l.setVerb(Retreat, x)
	case l.o.Verb != NoVerb:
	case lead.role == roleRetreat && l.at(x).kinds.hasAny(removeKinds):
		l.setVerb(Remove, x)
	default:
		l.setVerb(Verb(l.at(x).value), x)
	}
	if l.o.Verb == Retreat && l.o.Path == nil && l.o.Unit.Kind == board.NoUnit && l.o.Unit.Name.Text != "" {
		// "retraite SKA" behind another order names where, not who.
		l.o.Path, l.o.Unit = []Name{l.o.Unit.Name}, Unit{Span: Span{l.o.VerbSpan.Start, l.o.VerbSpan.Start}}
	}
}

// inherit gives a bare unit the verb that stands in front of the list it is in:
// "Remove F Bre, A Par", "supported by Gre and Bul".
func (l *lowering) inherit(out []Order) {
	if len(out) == 0 || l.o.Verb != NoVerb || !l.o.Junk.Empty() {
		return
	}
	last := &out[len(out)-1]
	if last.VerbSpan.Start > last.Unit.Span.Start {
		return
	}
	at := l.o.Unit.Span.Start
	switch last.Verb {
	case Build, Remove, Disband, Hold:
		if last.Unit.Kind == board.NoUnit || l.o.Unit.Kind == board.NoUnit {
			return
		}
	case Support:
		if last.Unit.Name.Text == "" || l.o.Unit.Name.Text == "" {
			return
		}
		l.o.Target, l.o.Path = last.Target, last.Path
	default:
		return
	}
	l.o.Verb, l.o.VerbUnclear, l.o.VerbSpan = last.Verb, last.VerbUnclear, Span{at, at}
}

// rest reads what follows the order proper.
func (l *lowering) rest() {
	rest := &l.n.Rest
	if rest.verb != 0 && l.verb != rest.verb {
		switch v := Verb(l.at(rest.verb).value); {
		case v == Hold && l.o.Verb == Support:
			l.o.TargetHolds = true
		case v == Disband && l.o.Verb == Retreat && len(l.o.Path) == 0, v == Disband && l.o.Verb == Move && len(l.o.Path) == 0:
			l.setVerb(Disband, rest.verb) // "retreats off the board"
		default:
			l.junk(rest.verb, rest.verb)
		}
	}
	if x := rest.kind; x != 0 {
		if l.o.Unit.Kind == board.NoUnit && len(l.o.Unit.Name.Senses) > 0 && (l.o.Verb == Build || l.o.Verb == Remove || l.o.Verb == NoVerb) {
			l.o.Unit.Kind, l.o.Unit.KindSpan = board.UnitKind(l.at(x).value), l.at(x).Span
		} else {
			l.junk(x, x)
		}
	}
	if rest.amount != 0 {
		if l.o.Verb == Waive {
			l.o.Amount = int(l.at(rest.amount).value)
		} else {
			l.junk(rest.amount, rest.amount)
		}
	}
	l.o.Unit.Dislodged = l.o.Unit.Dislodged || rest.dislodged != 0
	if rest.from.name != 0 && (l.o.Verb == NoVerb || rest.dislodged != 0) {
		l.o.Path = []Name{l.place(&rest.from)}
	}
	if rest.ditto != 0 {
		l.o.Ditto = true
	}
	result := l.between(rest.result, rest.resultEnd)
	if rest.retreat != 0 {
		result = l.between(rest.outcome, rest.outcomeEnd)
	}
	l.o.Result = l.o.Result.and(result)
	if rest.junk != 0 {
		l.junk(rest.junk, rest.junkEnd)
		l.o.Alternatives = l.o.Alternatives || l.at(rest.junk).kinds.has(i18n.OrWord) // "- Rom or hold"
	}
}

// junk adds lexemes to what could not be read.
func (l *lowering) junk(from, to ref) {
	l.o.Junk = l.o.Junk.and(l.between(from, to))
}

// missing notes the first part that the order lacks.
func (l *lowering) missing() {
	o := &l.o
	switch {
	case o.Unit.Name.Text == "" && o.Verb != Waive:
		o.Missing = MissingUnit
	case o.Verb == NoVerb && !o.Junk.Empty():
		o.Missing = MissingVerb
	case (o.Verb == Support || o.Verb == Convoy) && o.Target.Name.Text == "" && !o.Ditto:
		o.Missing = MissingTarget
	case (o.Verb == Move || o.Verb == Retreat || o.Verb == Convoy && !o.Ditto) && len(o.Path) == 0, l.danglingDash():
		o.Missing = MissingDestination
	}
}

// danglingDash reports whether a support ends in a dash.
func (l *lowering) danglingDash() bool {
	s := l.n.Aid
	return s != nil && s.Target.role == roleSupport && s.Path != nil && s.Path.places[len(s.Path.places)-1].name == 0 && !l.o.TargetHolds && s.Path.from == nil
}

// between returns the span of the lexemes from one to another.
func (l *lowering) between(from, to ref) Span {
	if from == 0 {
		return Span{}
	}
	return Span{l.at(from).Start, l.at(to).End}
}

// aided is the support that stands behind a move: "with support from Gre".
func (l *lowering) aided() Order {
	first := int(l.n.Rest.aid - 1)
	o := Order{
		Unit: l.unit(&l.n.Rest.aider), Verb: Support, VerbSpan: l.out[first].Span,
		Target: l.o.Unit, Path: l.o.Path, Conditional: l.o.Conditional,
	}
	for first > 0 && l.isArticle(first-1) { // "with"
		first--
	}
	o.Span = l.out[first].Span.and(o.Unit.Span)
	if o.Unit.Name.Text == "" {
		o.Missing = MissingUnit
	}
	return o
}

// thenRetreat is the retreat that stands behind an order; said tells whether
// that order says anything but its unit.
func (l *lowering) thenRetreat(said bool) Order {
	rest := &l.n.Rest
	verb := l.at(rest.retreat)
	o := Order{
		Span: verb.Span, Unit: l.o.Unit, Verb: Retreat, VerbSpan: verb.Span,
		Path: l.names(rest.retreatTo), Alternatives: len(rest.retreatTo) > 1,
		Result: l.between(rest.result, rest.resultEnd),
	}
	if !said {
		o.Span.Start = l.o.Span.Start
	}
	for i := int(rest.retreat); i < l.to; i++ {
		x := ref(i + 1)
		if l.isToken(l.out[i].role) && (rest.result == 0 || x < rest.result) && (rest.junk == 0 || x < rest.junk) {
			o.Span.End = l.out[i].End
		}
	}
	if len(o.Path) == 0 {
		o.Missing = MissingDestination
	}
	return o
}

// merged adds to the last of out what o has to say about it: one more place of
// a retreat ("R Ber, Kie, Sil"), or the retreat itself.
func merged(out []Order, o *Order) bool {
	if len(out) == 0 {
		return false
	}
	last := &out[len(out)-1]
	if last.Verb == Retreat && len(last.Path) > 0 && o.Verb == NoVerb && o.Junk.Empty() && !o.Ditto && isBare(&o.Unit) {
		last.Path = append(last.Path, o.Unit.Name)
		last.Alternatives = true
		last.Span.End, last.Result = o.Span.End, o.Result
		return true
	}
	if last.Via.Mode == ViaRoute && len(last.Path) > 0 && isBare(&o.Unit) && o.Junk.Empty() && o.Missing == NothingMissing {
		return mergedRoute(last, o)
	}
	if o.Unit.Name.Text == "" && o.Unit.Kind == board.NoUnit && o.Unit.Power.Text == "" && o.Junk.Empty() &&
		(last.Verb == Waive && o.Verb == Waive && o.Amount == 0 || last.Verb == Retreat && o.Verb == Disband) {
		last.Span.End = o.Span.End // "builds waived, plays one short"; "R Wal, Edi, otb"
		return true
	}
	if o.Verb == Retreat && o.Unit.Name.Text == "" && o.Unit.Kind == board.NoUnit {
		o.Unit, o.Missing = last.Unit, NothingMissing
		if len(o.Path) == 0 {
			o.Missing = MissingDestination
		}
	}
	return false
}

// chosen adds the order to the last of out where it is one more place to which
// that one's unit could go: "A Tus - Rom or Ven".
func (l *lowering) chosen(out []Order) bool {
	at := l.from - 1
	for at >= 0 && l.out[at].role == roleSoft {
		at--
	}
	if at < 0 || l.out[at].role != roleSep || l.out[at].value != choiceSep || len(out) == 0 || !isBare(&l.o.Unit) || l.o.Verb != NoVerb || !l.o.Junk.Empty() {
		return false
	}
	last := &out[len(out)-1]
	if len(last.Path) == 0 {
		return false
	}
	last.Path = append(last.Path[:len(last.Path):len(last.Path)], l.o.Unit.Name)
	last.Alternatives = true
	last.Span.End, last.Result = l.o.Span.End, last.Result.and(l.o.Result)
	return true
}

// mergedRoute adds o to the waters that last goes over: "via NTH, HEL to Kie",
// "Nwy via NTH, NWG".
func mergedRoute(last, o *Order) bool {
	end := len(last.Path) - 1
	switch routeFirst := last.VerbSpan == last.Via.Span; {
	case o.Verb == Move && routeFirst:
		last.Path = append(append(last.Path, o.Unit.Name), o.Path...)
	case o.Verb == NoVerb && routeFirst:
		last.Path = append(last.Path, o.Unit.Name)
	case o.Verb == NoVerb:
		last.Path = append(last.Path[:end:end], o.Unit.Name, last.Path[end])
	default:
		return false
	}
	last.Span.End, last.Result = o.Span.End, o.Result
	return true
}

// isBare reports whether u is a place and nothing else.
func isBare(u *Unit) bool {
	return u.Name.Text != "" && u.Kind == board.NoUnit && u.Power.Text == "" && u.Count == 0
}
