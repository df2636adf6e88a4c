package grammar

import (
	"unicode"
	"unicode/utf8"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"
)

// A ref points to a lexeme: its index plus one, so that 0 is none.
type ref int32

// refTo returns the lexeme that a token was made of: Next hands its index on as
// the token's line.
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

// targetLeaf is a unit that is supported or convoyed, behind the word for that
// and a "hold" that some write first, or a ditto mark.
type targetLeaf struct {
	role         role // roleSupport or roleConvoy
	holds, ditto bool
	unit         unitLeaf
	from         *unitLeaf // "support Kiel from Berlin"
}

// Parse implements participle.Parseable.
func (l *targetLeaf) Parse(lex *lexer.PeekingLexer) error {
	if l.role = lex.Peek().Type; l.role != roleSupport && l.role != roleConvoy {
		return participle.NextMatch
	}
	lex.Next()
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
