package grammar

import (
	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"
)

// pathLeaf is where a unit goes, place by place: "Bur", "C - Apu", "NTH - Nwy",
// "NWY via NTH, HEL". Behind "via" the dashes are left out.
type pathLeaf struct {
	mark   ref
	via    ref
	places []unitLeaf
	water  int       // index in places of the first behind "via"
	from   *unitLeaf // "to Kiel from Berlin"
}

// courseLeaf is a path behind what it takes for one: a dash or another word to
// move, a retreat, or "via" where the waters come first ("via NTH, HEL to Kie").
type courseLeaf struct {
	role role // roleTo, roleRetreat or roleVia
	path pathLeaf
}

// Parse implements participle.Parseable.
func (l *courseLeaf) Parse(lex *lexer.PeekingLexer) error {
	t := lex.Peek()
	switch t.Type {
	case roleTo, roleRetreat:
	case roleVia:
		l.path.via = refTo(t)
	default:
		return participle.NextMatch
	}
	l.role = t.Type
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
