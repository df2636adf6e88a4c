package grammar

import (
	"diplo/i18n"

	"github.com/alecthomas/participle/v2/lexer"
)

// A reader turns one line into tokens for the grammar: it scans the line and
// gives each lexeme its role. A word with several meanings gets the one that
// its place in the line allows: A is an army or the letter of a season, ENG a
// sea or a power, "par" Paris or the French "by".
type reader struct {
	scanner
	header header
	order  orderState
	last   int // index of the last lexeme of an order, -1 for none
	// conditional says that the orders to come depend on something.
	conditional bool
	slips       int // unknown names that were compared with all others

	cursor int // of Next
	// gapGiven says that Next has given what is missing in front of the lexeme
	// at cursor.
	gapGiven bool
	feed     feed
}

// orderState is what the lexemes of one order have shown so far.
type orderState struct {
	prev    role // of the last lexeme that was not soft; 0 at the start
	prevAt  int
	from    int // index of the order's first lexeme
	mark    sign
	hasTo   bool
	hasVerb bool // other than to move
	support bool
	retreat bool
	via     bool
	waive   bool // it waives builds
	doubled bool // its own dash is a double one
	choice  bool // one more place where the unit of the order in front could go
}

// read scans text and gives out the roles.
func (r *reader) read(text string) {
	r.scan(text)
	for i := range r.out {
		l := &r.out[i]
		l.end, l.first = l.End, l.role
	}
	r.cursor, r.gapGiven, r.slips, r.header = 0, false, 0, header{}
	r.roles(r.readHeader())
}

// Next implements lexer.Lexer.
func (r *reader) Next() (lexer.Token, error) {
	for ; r.cursor < len(r.out); r.cursor++ {
		l := &r.out[r.cursor]
		if !r.isToken(l.role) {
			continue
		}
		if l.gap != 0 && !r.gapGiven { // a dash or separator that is missing in front of l
			r.gapGiven = true
			return lexer.Token{Type: l.gap, Pos: lexer.Position{Offset: l.Start, Line: r.cursor}}, nil
		}
		r.cursor++
		r.gapGiven = false
		return lexer.Token{Type: l.role, Value: l.Of(r.text), Pos: lexer.Position{Offset: l.Start, Line: r.cursor - 1}}, nil
	}
	return lexer.EOFToken(lexer.Position{Offset: len(r.text), Line: len(r.out)}), nil
}

// isToken reports whether the grammar sees lexemes of the role: the header has
// been read when the grammar begins.
func (r *reader) isToken(x role) bool {
	switch x {
	case roleSoft, roleComment, roleTurn, roleHeading, roleBlock:
		return false
	}
	return true
}

// roles gives a role to each lexeme from index i on, where the orders begin.
func (r *reader) roles(i int) {
	r.order, r.last = orderState{from: i}, -1
	r.conditional = r.header.condition == inlineCondition
	for i < len(r.out) {
		l := &r.out[i]
		next := i + 1
		if l.role == 0 {
			switch l.sign {
			case noSign:
				next = r.wordRole(i)
			case digits:
				r.number(i)
			case hyphen, arrow, equals, colon:
				next = r.stroke(i)
			case comma, semicolon:
				next = r.separator(i)
			case slash:
				r.slash(i)
			case opener:
				next = r.bracket(i)
			case closer:
				r.closing(i)
			case quote:
				r.quote(i)
			case star:
				r.star(i)
			case plus:
				l.role = roleSoft
				if r.atStart() {
					l.role, l.value = roleVerb, int32(Build)
					next = r.due(i)
				}
			case dot:
				r.dot(i)
			default:
				l.role = roleSoft
			}
		}
		r.took(i)
		i = next
	}
}

// took notes what lexeme i has shown of its order.
func (r *reader) took(i int) {
	l, o := &r.out[i], &r.order
	switch l.role {
	case roleSoft, roleComment:
		return
	case roleSep:
		*o = orderState{from: i + 1, retreat: o.retreat && l.kinds.has(i18n.OrWord), choice: l.value == choiceSep}
		return
	case roleTo:
		o.hasTo = true
		if o.mark == noSign {
			o.mark = l.sign
			o.doubled = l.isDouble(r.text)
		}
	case roleSupport:
		o.support, o.hasVerb = true, true
	case roleConvoy:
		o.hasVerb = true
	case roleRetreat:
		o.retreat, o.hasVerb = true, true
	case roleVerb, roleHold:
		o.waive = o.waive || l.role == roleVerb && l.value == int32(Waive)
		o.hasVerb = o.prev != 0 && o.prev != roleSupport // "support hold A Ser": whom is still to come
	case roleVia:
		o.via = true
	}
	l.conditional = l.conditional || r.conditional
	o.prev, o.prevAt = l.role, i
	r.last = i
	if l.role == roleKind || l.role == roleTo {
		r.joinName(i)
	}
}

// atStart reports whether nothing of the order has been seen.
func (r *reader) atStart() bool { return r.order.prev == 0 }

// afterPlace reports whether the order has just named a place.
func (r *reader) afterPlace() bool {
	switch r.order.prev {
	case roleName, roleUnknown, roleCoast:
		return true
	}
	return false
}

// maxSkip bounds how far peek looks over words and signs without meaning, so
// that a line of nothing else is read in linear time.
const maxSkip = 16

// peek returns the index of the first lexeme from i on that says something,
// len(r.out) if there is none.
func (r *reader) peek(i int) int {
	for end := i + maxSkip; i < len(r.out) && i < end; i++ {
		switch l := &r.out[i]; {
		case l.role == roleComment:
			return len(r.out)
		case l.role == roleSoft, l.sign == dot, l.sign == otherSign, l.sign == star,
			l.sign == noSign && l.kinds == kindSet(i18n.FillWord):
		default:
			return i
		}
	}
	return i
}

// kindsAt returns what lexeme i can be; nothing past the end and for signs.
func (r *reader) kindsAt(i int) kinds {
	if i >= len(r.out) {
		return 0
	}
	return r.out[i].kinds
}

// isUnknown reports whether lexeme i is a word of no language, or one that means
// something only behind another: the "sea" of "by sea".
func (r *reader) isUnknown(i int) bool {
	return i < len(r.out) && r.out[i].sign == noSign && r.out[i].role != roleComment &&
		(r.out[i].entry == nil || r.out[i].kinds != 0 && r.out[i].kinds&^elsewhereKinds == 0)
}

// elsewhereKinds are the words that mean nothing where a unit is told what to do.
var elsewhereKinds = wayKinds | kindSet(i18n.TurnWord, i18n.NumberWord)

// isPlace reports whether lexeme i, seen from a verb or a dash in front of it,
// could begin a unit or a place. Brackets in front of it do not matter.
func (r *reader) isPlace(i int) bool {
	for i < len(r.out) && r.out[i].sign == opener {
		i = r.peek(i + 1)
	}
	return r.isUnknown(i) || r.kindsAt(i).hasAny(placeKinds)
}

var (
	unitKinds  = kindSet(i18n.ArmyWord, i18n.FleetWord, i18n.UnitWord)
	placeKinds = unitKinds | kindSet(i18n.Name, i18n.PowerWord)
)

// merge makes lexemes i to j-1 one lexeme with the role of the first.
func (r *reader) merge(i, j int) {
	for k := i + 1; k < j; k++ {
		r.out[k].role = roleSoft
	}
	r.out[i].End = r.out[j-1].End
}

func (r *reader) mark(i int, kind OddityKind) {
	r.out[i].odd, r.out[i].isOdd = kind, true
}
