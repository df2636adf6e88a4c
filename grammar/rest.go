package grammar

import "github.com/alecthomas/participle/v2/lexer"

// restLeaf is what stands behind a complete order, up to the next separator.
type restLeaf struct {
	verb       ref // "F DEN H", "A PAR D", "A PAR B"
	kind       ref // "build par army"
	dislodged  ref
	from       unitLeaf // "dislodged from Bur"
	retreat    ref      // "retraite SKA" behind a move
	retreatTo  []unitLeaf
	aid        ref      // "with support from Gre" behind a move
	aider      unitLeaf // who gives it
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
		case t.Type == roleSupport && l.aid == 0:
			lex.Next()
			if lex.Peek().Type != roleFrom {
				l.leftOver(at)
				continue
			}
			l.aid = at
			lex.Next()
			if err := l.aider.Parse(lex); err != nil {
				return err
			}
			continue
		case t.Type == roleFrom && l.from.name == 0: // "F Ank from BLA" in a list of dislodged units
			l.leftOver(at)
			lex.Next()
			if err := l.from.Parse(lex); err != nil {
				return err
			}
			l.junkEnd = max(at, l.from.kind, l.from.nameEnd, l.from.coast)
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
