package notation

import (
	"strconv"
	"strings"

	"diplo/board"
	"diplo/i18n"
	"diplo/turn"
)

// A scribe writes the orders of one map in one notation.
type scribe struct {
	n        *Notation
	atlas    *turn.Atlas
	language *i18n.Language

	places [][5]string // by board.Province and board.Coast
	// doubtful are the provinces whose names are also what some call another one.
	doubtful board.Set
	// powers by board.Power: as a unit, and as a header, calls them; and the whole
	// header.
	powers, headings, titles []string

	unit, bare, stack, foreign, target []segment
	orders                             [forms][]segment
	uses                               [fieldCount + 1]bool // the placeholders of moves by sea and of units
	connector                          string               // between the places of a way that is written out
	holdSuffix                         string               // behind a support whose target is said to hold
}

// newScribe compiles the templates of n and spells the places of a.
func newScribe(n *Notation, a *turn.Atlas) *scribe {
	s := &scribe{n: n, atlas: a, language: a.Lexicon.LanguageByCode(n.language)}
	if s.language == nil { // a lexicon without the notation's language
		s.language = a.Lexicon.Languages()[0]
	}
	s.unit, s.bare, s.stack = compile(n.unit), compile(n.bare), compile(n.stack)
	s.foreign, s.target = compile(n.foreign), compile(n.target)
	for f, text := range n.orders {
		s.orders[f] = compile(text)
	}
	s.orders[unitAlone] = compile("{unit}")
	for f := range s.uses {
		s.uses[f] = n.uses(field(f))
	}
	_, s.connector, _ = strings.Cut(n.orders[move], "{unit}")
	s.connector, _, _ = strings.Cut(s.connector, "{to}")
	s.places = make([][5]string, a.Map.Len()+1)
	for p := range a.Map.Provinces() {
		s.places[p] = s.spell(p)
		if s.isDoubtful(p) {
			s.doubtful = s.doubtful.With(p)
		}
	}
	s.powers, s.headings, s.titles = []string{""}, []string{""}, []string{s.headed("")}
	for w := range a.Map.Powers() {
		names := s.language.Power(a.PowerName(w))
		switch {
		case n.heading == noHeading:
			s.powers = append(s.powers, strings.ToUpper(names.Short))
		case strings.HasPrefix(n.foreign, "{power}"):
			s.powers = append(s.powers, names.Adjective[i18n.Feminine]) // "German A MUN"
		default:
			s.powers = append(s.powers, names.Name)
		}
		if n.heading == powerUpper {
			s.headings = append(s.headings, strings.ToUpper(names.Name))
		} else {
			s.headings = append(s.headings, names.Name)
		}
		s.titles = append(s.titles, s.headed(s.headings[w]))
	}
	return s
}

// loosen makes the scribe write what players leave out, or put in, although the
// notation has no place for it.
func (s *scribe) loosen() {
	if s.bare == nil {
		s.bare = compile("{place}")
	}
	if s.stack == nil {
		s.stack = compile("{count}" + s.n.unit)
	}
	if s.foreign == nil {
		s.foreign = compile("{power} {unit}")
	}
	if strings.HasSuffix(s.n.orders[supportHold], "{target}") && strings.Count(s.n.orders[supportHold], "{target}") == 1 {
		s.holdSuffix = strings.TrimPrefix(s.n.orders[hold], "{unit}")
	}
}

// say appends an order as it is written.
func (s *scribe) say(dst *[]byte, p *phrase) bool {
	if p.inline && (p.form != convoyed || !s.uses[fieldRoute]) {
		p.form = move
	} else {
		p.inline = false
	}
	if p.form == unitAlone && s.n.heading == noHeading {
		return false // its parentheses belong to the order only where there is more of it
	}
	var gap Gap
	if *dst, gap = s.write(*dst, p); gap != NoGap {
		return false
	}
	if p.holds && s.holdSuffix != "" {
		*dst = append(*dst, s.holdSuffix...)
	}
	return true
}

// write appends an order to dst. It returns dst as it was and the gap where the
// notation cannot say the order.
func (s *scribe) write(dst []byte, p *phrase) ([]byte, Gap) {
	segments := s.orders[p.form]
	if segments == nil {
		return dst, missing(p.form)
	}
	from := len(dst)
	for i := range segments {
		dst = append(dst, segments[i].text...)
		var gap Gap
		if dst, gap = s.fill(dst, p, segments[i].field); gap != NoGap {
			return dst[:from], gap
		}
	}
	return dst, NoGap
}

// missing returns the gap that a notation without words for a form has.
func missing(f form) Gap {
	switch f {
	case marched:
		return LandRoute
	case choice:
		return Alternatives
	case waiveSeveral:
		return SeveralWaives
	}
	return OtherForm
}

// fill appends what stands for a placeholder of an order.
func (s *scribe) fill(dst []byte, p *phrase, f field) ([]byte, Gap) {
	switch f {
	case fieldUnit:
		return s.writeUnit(dst, &p.unit, s.unit, s.bare)
	case fieldTarget:
		if s.target != nil {
			return s.writeUnit(dst, &p.target, s.target, s.target)
		}
		return s.writeUnit(dst, &p.target, s.unit, s.bare)
	case fieldTo:
		to := p.to
		if s.n.noSupportCoast && p.form == supportMove && to.Coast != board.NoCoast {
			if p.coastMatters {
				return dst, SupportCoast
			}
			to.Coast = board.NoCoast
		}
		if p.inline {
			for _, q := range p.route {
				dst = append(s.writePlace(dst, board.Place{Province: q}), s.connector...)
			}
		}
		dst = s.writePlace(dst, to)
	case fieldRoute:
		if len(p.route) == 0 {
			return dst, UnknownRoute
		}
		for i, q := range p.route {
			if i > 0 {
				dst = append(dst, s.join()...)
			}
			dst = s.writePlace(dst, board.Place{Province: q})
		}
	case fieldMark:
		if p.fleets == 0 {
			return dst, UnknownFleets
		}
		for range p.fleets {
			dst = append(dst, 'C')
		}
	case fieldChoices:
		for i, q := range p.choices {
			if i > 0 {
				dst = append(dst, '/')
			}
			dst = s.writePlace(dst, q)
		}
	case fieldAmount:
		dst = strconv.AppendInt(dst, int64(p.amount), 10)
	case fieldPower:
		if p.power == board.NoPower {
			return dst, UnknownPower
		}
		dst = append(dst, s.powers[p.power]...)
	default:
		return s.fillUnit(dst, &p.unit, f)
	}
	return dst, NoGap
}

// join returns what stands between the waters of a route.
func (s *scribe) join() string {
	if s.n.heading == noHeading {
		return " "
	}
	return "-"
}

func (s *scribe) writePlace(dst []byte, at board.Place) []byte {
	return append(dst, s.places[at.Province][at.Coast]...)
}

// writeUnit appends a unit by a template, or by another one where its kind is
// not known.
func (s *scribe) writeUnit(dst []byte, u *unit, segments, bare []segment) ([]byte, Gap) {
	switch {
	case u.count > 1 && s.stack == nil:
		return dst, Stack
	case u.count > 1:
		segments = s.stack
	case u.kind == board.NoUnit && bare == nil:
		return dst, UnknownKind
	case u.kind == board.NoUnit:
		segments = bare
	}
	inside := false
	for i := range segments {
		inside = inside || segments[i].field == fieldPower
	}
	if u.foreign && !inside {
		return s.writeForeign(dst, u, segments)
	}
	return s.writePlain(dst, u, segments)
}

// writeForeign appends a unit with its nationality.
func (s *scribe) writeForeign(dst []byte, u *unit, segments []segment) ([]byte, Gap) {
	if s.foreign == nil {
		return dst, Nationality
	}
	for i := range s.foreign {
		dst = append(dst, s.foreign[i].text...)
		switch s.foreign[i].field {
		case fieldPower:
			name := s.powers[u.power]
			switch called := folded(u.called); {
			case i > 0 || called == "" || called == folded(name):
			case called == folded(s.headings[u.power]):
				name = s.headings[u.power]
			default:
				name = u.called
			}
			dst = append(dst, name...)
		case fieldUnit:
			var gap Gap
			if dst, gap = s.writePlain(dst, u, segments); gap != NoGap {
				return dst, gap
			}
		}
	}
	return dst, NoGap
}

func (s *scribe) writePlain(dst []byte, u *unit, segments []segment) ([]byte, Gap) {
	for i := range segments {
		dst = append(dst, segments[i].text...)
		var gap Gap
		if dst, gap = s.fillUnit(dst, u, segments[i].field); gap != NoGap {
			return dst, gap
		}
	}
	return dst, NoGap
}

// fillUnit appends what stands for a placeholder of a unit.
func (s *scribe) fillUnit(dst []byte, u *unit, f field) ([]byte, Gap) {
	switch f {
	case fieldKind:
		name := s.kindName(u)
		if name == "" {
			return dst, UnknownKind
		}
		dst = append(dst, name...)
	case fieldPlace:
		dst = s.writePlace(dst, u.place)
	case fieldCount:
		dst = strconv.AppendInt(dst, int64(u.count), 10)
	case fieldPower:
		if u.power == board.NoPower {
			return dst, UnknownPower
		}
		dst = append(dst, s.powers[u.power]...)
	}
	return dst, NoGap
}

// kindName returns what a unit, or several under one order, are called; "" where
// their kind is not known.
func (s *scribe) kindName(u *unit) string {
	switch {
	case u.kind == board.Army && u.count > 1 && s.n.armies != "":
		return s.n.armies
	case u.kind == board.Army:
		return s.n.army
	case u.kind == board.Fleet && u.count > 1 && s.n.fleets != "":
		return s.n.fleets
	case u.kind == board.Fleet:
		return s.n.fleet
	}
	return ""
}
