package grammar

import (
	"unicode"
	"unicode/utf8"

	"github.com/alecthomas/participle/v2/lexer"
)

// A ref points to a lexeme: its index plus one, so that 0 is none.
type ref int32

func refTo(t *lexer.Token) ref { return ref(t.Pos.Line + 1) }

// headLeaf takes the header, which the lexer has read already.
type headLeaf struct{}

// Parse implements participle.Parseable.
func (*headLeaf) Parse(lex *lexer.PeekingLexer) error {
	for {
		switch lex.Peek().Type {
		case roleTurn, roleHeading, roleBlock:
			lex.Next()
		default:
			return nil
		}
	}
}

// leadLeaf is a verb or sign in front of the unit: "Build A War", "+ F Bre",
// "move army paris to gascony".
type leadLeaf struct {
	verb  ref
	role  role
	minus bool
}

// Parse implements participle.Parseable.
func (l *leadLeaf) Parse(lex *lexer.PeekingLexer) error {
	if t := lex.Peek(); t.Type == roleMinus {
		l.verb, l.role, l.minus = refTo(t), t.Type, true
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
	return nil
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

// routeLeaf is the waters after "via": "NTH", "NTH HEL to Kie".
type routeLeaf struct{ places []unitLeaf }

// Parse implements participle.Parseable.
func (l *routeLeaf) Parse(lex *lexer.PeekingLexer) error {
	for {
		if t := lex.Peek(); t.Type == roleTo {
			lex.Next()
		}
		switch lex.Peek().Type {
		case roleName, roleUnknown, roleKind:
			var u unitLeaf
			if err := u.Parse(lex); err != nil {
				return err
			}
			l.places = append(l.places, u)
		default:
			return nil
		}
	}
}

// restLeaf is what stands behind a complete order, up to the next separator.
type restLeaf struct {
	verb      ref // "F DEN H", "A PAR D", "A PAR B"
	kind      ref // "build par army"
	dislodged ref
	from      unitLeaf // "dislodged from Bur"
	retreat   ref      // "retraite SKA" behind a move
	retreatTo []unitLeaf
	amount    ref
	ditto     ref
	result    ref
	resultEnd ref
	junk      ref
	junkEnd   ref
}

// Parse implements participle.Parseable.
func (l *restLeaf) Parse(lex *lexer.PeekingLexer) error {
	for {
		t := lex.Peek()
		at := refTo(t)
		switch {
		case t.Type == lexer.EOF || t.Type == roleSep:
			return nil
		case t.Type == roleResult && l.junk == 0:
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
			lex.Next()
			var route routeLeaf
			if err := route.Parse(lex); err != nil {
				return err
			}
			l.retreatTo = route.places
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
