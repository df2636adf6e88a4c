package grammar

import (
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"diplo/board"
	"diplo/i18n"
)

// readers holds what one parse needs and the next can use again.
type readers struct {
	lexicon *i18n.Lexicon
	pool    sync.Pool
}

func (p *readers) get() *reader {
	if r, ok := p.pool.Get().(*reader); ok {
		return r
	}
	return &reader{scanner: scanner{lexicon: p.lexicon}}
}

func (p *readers) put(r *reader) {
	r.text, r.header = "", header{}
	r.feed.reset()
	p.pool.Put(r)
}

// line reads text, which must not be longer than MaxLine.
func (p *readers) line(text string) *Line {
	r := p.get()
	defer p.put(r)
	r.read(text)
	if isRecord(text) {
		return r.record()
	}
	return r.line()
}

// isRecord reports whether text is an order as web clients send it, a record
// for programs: {"type":"MOVE","to":"Spa"}, {"terrID":47,"type":"Hold"}.
func isRecord(text string) bool {
	text = strings.TrimLeft(text, " \t[")
	return strings.HasPrefix(text, "{") && (strings.Contains(text, `"type"`) || strings.Contains(text, `"terrID"`))
}

// record makes the Line of a record, which says by numbers or not at all whose
// order it is: one order, of which nothing can be read.
func (r *reader) record() *Line {
	start := len(r.text) - len(strings.TrimLeft(r.text, " \t\r\n"))
	all := Span{start, len(strings.TrimRight(r.text, " \t\r\n"))}
	none := Span{start, start}
	unit := Unit{Span: none, Name: Name{Span: none, CoastSpan: none}}
	return &Line{
		Text: r.text, Kind: Orders, Comment: Span{len(r.text), len(r.text)},
		Orders: []Order{{Span: all, Junk: all, Unit: unit, Missing: MissingUnit}},
	}
}

// line makes the Line of what r has read.
func (r *reader) line() *Line {
	l := &Line{Text: r.text, Langs: r.langs, Comment: Span{len(r.text), len(r.text)}}
	if n := len(r.out); n > 0 && r.out[n-1].role == roleComment {
		l.Comment = r.out[n-1].Span
		r.readDirective(l)
	}
	last := r.lastToken()
	switch {
	case last < 0 && l.Comment.Empty() && (len(r.out) == 0 || strings.TrimSpace(r.text) == ""):
		l.Kind = Blank
		return l
	case last < 0 && !l.Comment.Empty() && r.header.condition == noCondition:
		l.Kind = Comment
		return l
	}
	l.condition = r.header.condition
	if last < 0 {
		l.Kind, l.named = Prose, r.header.named
		return l
	}
	l.Turn, l.Power, l.Block = r.header.turn, r.header.power, r.header.block
	l.turnWord = r.header.turnWord
	if r.isHeaderRole(r.out[last].role) {
		l.Kind = Header
		return l
	}
	orders := r.orders(r.parse())
	l.continues = r.continues(orders)
	if r.isProse(orders) {
		l.Kind, l.Turn, l.Power, l.Block = Prose, TurnName{}, Power{}, NoBlock
		l.list = listVerb(orders)
		l.named, l.near = r.header.named, r.nearPower()
		return l
	}
	l.Kind, l.Orders, l.dashed = Orders, orders, r.out[r.firstToken()].role == roleMinus
	l.Open = r.out[last].role == roleSep && r.out[last].sign != semicolon
	return l
}

// continuing are the words that begin a line only when an order was wrapped.
var continuing = kindSet(i18n.CoastWord, i18n.ResultWord, i18n.DislodgedWord, i18n.ViaWord, i18n.OrWord)

func (r *reader) isHeaderRole(x role) bool {
	return x == roleTurn || x == roleHeading || x == roleBlock
}

// lastToken returns the index of the last lexeme that the grammar sees, -1 if
// there is none.
func (r *reader) lastToken() int {
	for i := len(r.out) - 1; i >= 0; i-- {
		if x := r.out[i].role; x != roleSoft && x != roleComment {
			return i
		}
	}
	return -1
}

// firstToken returns the index of the first lexeme that the grammar sees. There
// must be one.
func (r *reader) firstToken() int {
	i := 0
	for !r.isToken(r.out[i].role) {
		i++
	}
	return i
}

func startsUpper(text string) bool {
	first, _ := utf8.DecodeRuneInString(text)
	return unicode.IsUpper(first)
}

// lacksUnit reports whether o tells what to do and not who: "S A Mar - Bur",
// "to Bur".
func lacksUnit(o *Order) bool {
	switch {
	case o.Unit.Power.Text != "" || o.Verb == NoVerb || o.Verb == Waive:
		return false
	case o.Verb == Move && o.Missing == MissingDestination && o.Unit.Kind == board.NoUnit:
		return o.VerbSpan.End <= o.Unit.Span.Start // in front of the destination
	}
	return o.Missing == MissingUnit
}

// continues reports whether the line can only go on with an order above it:
// it is nothing but a coast or a result, or its first order has a verb and no
// unit.
func (r *reader) continues(orders []Order) bool {
	if r.header.power.Text != "" || !r.header.turn.IsZero() || r.header.block != NoBlock {
		return false
	}
	for i := range r.out {
		switch l := &r.out[i]; {
		case l.role == roleSoft:
		case l.entry == nil:
			return false
		default:
			return len(orders) > 0 && lacksUnit(&orders[0]) ||
				l.kinds.hasAny(continuing) && !l.kinds.hasAny(placeKinds) && !startsUpper(r.text[l.Start:])
		}
	}
	return false
}
