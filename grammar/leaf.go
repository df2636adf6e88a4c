package grammar

import (
	"unicode"
	"unicode/utf8"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"
)

// A ref points to a lexeme: its index plus one, so that 0 is none.
type ref int32

func refTo(t *lexer.Token) ref { return ref(t.Pos.Line + 1) }

// subjectLeaf is who is ordered, perhaps with a verb or sign in front: "A Par",
// "Build A War", "+ F Bre", "move army paris to gascony".
type subjectLeaf struct {
	first ref // lexeme of the order, whatever it is
	verb  ref // in front
	role  role
	unit  unitLeaf
}

// Parse implements participle.Parseable.
func (l *subjectLeaf) Parse(lex *lexer.PeekingLexer) error {
	t := lex.Peek()
	if l.first = refTo(t); t.Type == roleMinus {
		l.verb, l.role = refTo(t), t.Type
		lex.Next()
	}
	switch t := lex.Peek(); t.Type {
	case roleVerb, roleHold, roleRetreat:
		l.verb, l.role = refTo(t), t.Type
		lex.Next()
	case roleTo:
		if first, _ := utf8.DecodeRuneInString(t.Value); unicode.IsLetter(first) && l.verb == 0 {
			l.verb, l.role = refTo(t), t.Type
			lex.Next()
		}
	}
	return l.unit.Parse(lex)
}

// targetLeaf is a unit that is supported or convoyed, behind a "hold" that
// some write first, or a ditto mark.
type targetLeaf struct {
	holds, ditto bool
	unit         unitLeaf
	from         *unitLeaf // "support Kiel from Berlin"
}

// Parse implements participle.Parseable.
func (l *targetLeaf) Parse(lex *lexer.PeekingLexer) error {
	switch lex.Peek().Type {
	case roleHold:
		l.holds = true
		lex.Next()
	case roleDitto:
		l.ditto = true
		lex.Next()
	}
	if err := l.unit.Parse(lex); err != nil {
		return err
	}
	return parseFrom(lex, &l.from)
}

// parseFrom reads the unit behind "from", which a web client puts behind the
// destination: "move to Kiel from Berlin".
func parseFrom(lex *lexer.PeekingLexer, from **unitLeaf) error {
	if lex.Peek().Type != roleFrom {
		return nil
	}
	lex.Next()
	*from = &unitLeaf{}
	return (*from).Parse(lex)
}

// unitLeaf is a unit or a place, each part of it optional.
type unitLeaf struct {
	count, power, kind, dislodged, name, nameEnd, coast ref
	at                                                  int32 // offset where it stands, or would stand
}

func (u *unitLeaf) empty() bool { return u.name == 0 && u.kind == 0 && u.power == 0 && u.count == 0 }

// Parse implements participle.Parseable.
func (u *unitLeaf) Parse(lex *lexer.PeekingLexer) error {
	u.at = int32(lex.Peek().Pos.Offset)
	for {
		t := lex.Peek()
		switch t.Type {
		case roleCount:
			if u.count != 0 || u.kind != 0 || u.name != 0 {
				return nil
			}
			u.count = refTo(t)
		case rolePower:
			if u.power != 0 {
				return nil
			}
			u.power = refTo(t)
		case roleKind:
			if u.kind != 0 || u.name != 0 {
				return nil
			}
			u.kind = refTo(t)
		case roleDislodged:
			if u.dislodged != 0 || u.name != 0 {
				return nil
			}
			u.dislodged = refTo(t)
		case roleName:
			if u.name != 0 {
				return nil
			}
			u.name, u.nameEnd = refTo(t), refTo(t)
		case roleUnknown:
			if u.name != 0 {
				return nil
			}
			u.unknown(lex)
			continue
		case roleFrom:
			if u.kind == 0 || u.name != 0 {
				return nil
			}
		case roleCoast:
			if u.name == 0 || u.coast != 0 {
				return nil
			}
			u.coast = refTo(t)
		default:
			return nil
		}
		lex.Next()
	}
}

// longestUnknown is how many unknown words in a row may make one name.
const longestUnknown = 3

// unknown takes the words of a name that no language knows.
func (u *unitLeaf) unknown(lex *lexer.PeekingLexer) {
	for n := 0; n < longestUnknown && lex.Peek().Type == roleUnknown; n++ {
		t := lex.Next()
		if u.name == 0 {
			u.name = refTo(t)
		}
		u.nameEnd = refTo(t)
	}
}

// pathLeaf is where a unit goes, place by place: "Bur", "C - Apu", "NTH - Nwy",
// "NWY via NTH, HEL". Behind "via" the dashes are left out.
type pathLeaf struct {
	mark   ref
	via    ref
	places []unitLeaf
	water  int       // index in places of the first behind "via"
	from   *unitLeaf // "to Kiel from Berlin"
}

// routeLeaf is a path that begins with its waters: "via NTH, HEL to Kie".
type routeLeaf struct{ path pathLeaf }

// Parse implements participle.Parseable.
func (l *routeLeaf) Parse(lex *lexer.PeekingLexer) error {
	t := lex.Peek()
	if t.Type != roleVia {
		return participle.NextMatch
	}
	l.path.via = refTo(t)
	lex.Next()
	return l.path.Parse(lex)
}

// Parse implements participle.Parseable.
func (l *pathLeaf) Parse(lex *lexer.PeekingLexer) error {
	if t := lex.Peek(); t.Type == roleMark {
		l.mark = refTo(t)
		lex.Next()
		if lex.Peek().Type == roleTo {
			lex.Next()
		}
	}
	l.places = make([]unitLeaf, 1, 2)
	if err := l.places[0].Parse(lex); err != nil {
		return err
	}
	for {
		switch t := lex.Peek(); {
		case t.Type == roleTo:
			lex.Next()
		case t.Type == roleVia && l.via == 0:
			l.via, l.water = refTo(t), len(l.places)
			lex.Next()
			continue
		case l.via != 0 && (t.Type == roleName || t.Type == roleUnknown || t.Type == roleKind):
		default:
			return parseFrom(lex, &l.from)
		}
		l.places = append(l.places, unitLeaf{})
		if err := l.places[len(l.places)-1].Parse(lex); err != nil {
			return err
		}
	}
}

// restLeaf is what stands behind a complete order, up to the next separator.
type restLeaf struct {
	verb       ref // "F DEN H", "A PAR D", "A PAR B"
	kind       ref // "build par army"
	dislodged  ref
	from       unitLeaf // "dislodged from Bur"
	retreat    ref      // "retraite SKA" behind a move
	retreatTo  []unitLeaf
	amount     ref
	ditto      ref
	result     ref // of the order, or of the retreat behind it if there is one
	resultEnd  ref
	outcome    ref // of the order, where a retreat follows
	outcomeEnd ref
	junk       ref
	junkEnd    ref
	end        ref // behind the order: a separator or the end of the line
}

// Parse implements participle.Parseable.
func (l *restLeaf) Parse(lex *lexer.PeekingLexer) error {
	for {
		t := lex.Peek()
		at := refTo(t)
		switch {
		case t.Type == lexer.EOF || t.Type == roleSep:
			l.end = at
			return nil
		case t.Type == roleResult:
			if l.result == 0 {
				l.result = at
			}
			l.resultEnd = at
		case l.junk != 0 || l.result != 0 && t.Type != roleRetreat:
			l.leftOver(at)
		case (t.Type == roleHold || t.Type == roleVerb) && l.verb == 0:
			l.verb = at
		case t.Type == roleKind && l.kind == 0:
			l.kind = at
		case t.Type == roleNumber && l.amount == 0 && l.verb == 0:
			l.amount = at
		case t.Type == roleDitto && l.ditto == 0:
			l.ditto = at
		case t.Type == roleDislodged && l.dislodged == 0:
			l.dislodged = at
			lex.Next()
			if lex.Peek().Type == roleFrom {
				lex.Next()
				if err := l.from.Parse(lex); err != nil {
					return err
				}
			}
			continue
		case t.Type == roleRetreat && l.retreat == 0:
			l.retreat = at
			l.outcome, l.outcomeEnd, l.result, l.resultEnd = l.result, l.resultEnd, 0, 0
			lex.Next()
			var path pathLeaf
			if err := path.Parse(lex); err != nil {
				return err
			}
			l.retreatTo = path.places
			continue
		default:
			l.leftOver(at)
		}
		lex.Next()
	}
}

func (l *restLeaf) leftOver(at ref) {
	if l.junk == 0 {
		l.junk = at
	}
	l.junkEnd = at
}
