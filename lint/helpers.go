package lint

import (
	"slices"
	"strings"
	"unicode"

	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"
)

// forDefects hands every order with one of the defects to report, and every
// entry of a block of units or centers (see listed).
func (p *Pass) forDefects(report func(*Pass, *turn.Order), defects ...turn.Defect) {
	for i := range p.Turn.Items {
		if o := &p.Turn.Items[i]; o.Source >= 0 && o.Illegal() && slices.Contains(defects, o.Defect) {
			report(p, o)
		}
	}
	for i := range p.Turn.Orders {
		if o := &p.Turn.Orders[i]; o.Illegal() && slices.Contains(defects, o.Defect) {
			report(p, o)
		}
	}
}

// listed reports whether o is no order but an entry of a block of units or
// centers.
func listed(o *turn.Order) bool { return o.Index < 0 }

// forVerb hands every order with the verb to report, but for those that are
// impossible.
func (p *Pass) forVerb(report func(*Pass, *turn.Order), verb grammar.Verb) {
	for i := range p.Turn.Orders {
		if o := &p.Turn.Orders[i]; o.Verb == verb && !o.Illegal() {
			report(p, o)
		}
	}
}

// Partner returns the order that o depends on, nil for none.
func (p *Pass) Partner(o *turn.Order) *turn.Order {
	if o.Partner < 0 {
		return nil
	}
	return p.Order(o.Partner)
}

// mover returns the unit that goes to the order's destination: the target of a
// support or convoy, and the ordered unit otherwise.
func mover(o *turn.Order) *turn.Unit {
	if o.Verb == grammar.Support || o.Verb == grammar.Convoy {
		return &o.Target
	}
	return &o.Unit
}

// Replace returns the edit that writes text over a span of an order's line.
func (p *Pass) Replace(o *turn.Order, span grammar.Span, text string) Edit {
	return Edit{At: p.At(o, span), New: text}
}

// Insert returns the edit that writes text into an order's line at a byte.
func (p *Pass) Insert(o *turn.Order, at int, text string) Edit {
	return p.Replace(o, grammar.Span{Start: at, End: at}, text)
}

// Like returns a place written the way that name is: in the same language,
// style and case. A name that says nothing of these is taken for an
// abbreviation in the turn's language.
func (p *Pass) Like(name *grammar.Name, at board.Place) string {
	s := i18n.Sense{Lang: p.lang().Lang(), Style: i18n.Trigram}
	if f := firmest(name.Senses, s.Lang); f != nil {
		s = *f
	}
	return p.Turn.Atlas.Lexicon.Like(name.Text, s, p.Turn.Atlas.Place(at.Province), at.Coast)
}

// CoastLike returns what a coast adds to a name, written as Like writes it.
func (p *Pass) CoastLike(name *grammar.Name, at board.Place) string {
	return strings.TrimPrefix(p.Like(name, at), p.Like(name, board.Place{Province: at.Province}))
}

// firmest returns the sense by which a name tells how it is written: the first
// in the language lang, or else the first in any; nil where none has one.
func firmest(senses []i18n.Sense, lang i18n.Lang) *i18n.Sense {
	var found *i18n.Sense
	for i := range senses {
		s := &senses[i]
		if s.Kind != i18n.Name || s.Lang == 0 {
			continue
		}
		if s.Lang == lang {
			return s
		}
		if found == nil {
			found = s
		}
	}
	return found
}

// caseLike returns text in small letters where model has no others.
func caseLike(text, model string) string {
	if strings.ContainsFunc(model, unicode.IsUpper) {
		return text
	}
	return strings.ToLower(text)
}

// Unit returns the argument that spells a unit in the reader's short notation:
// `A PAR`.
func (p *Pass) Unit(kind board.UnitKind, at board.Place) any {
	return unitArg{p.Turn.Atlas, kind, at}
}

type unitArg struct {
	atlas *turn.Atlas
	kind  board.UnitKind
	at    board.Place
}

// Localize returns the unit as l writes it in orders.
func (u unitArg) Localize(l *i18n.Language) string {
	return u.atlas.WriteUnit(u.kind, u.at, l, turn.Short)
}

// coastArg is the argument that spells a coast: "north coast".
type coastArg board.Coast

// Localize returns what l calls the coast.
func (c coastArg) Localize(l *i18n.Language) string { return l.CoastName(board.Coast(c)) }

// aUnit returns the argument that says what kind of unit it is: "an army".
func aUnit(kind board.UnitKind) any { return i18n.Message{Key: "unit.a-" + kindKey(kind)} }

// theUnit is like aUnit: "the army".
func theUnit(kind board.UnitKind) any { return i18n.Message{Key: "unit.the-" + kindKey(kind)} }

func kindKey(kind board.UnitKind) string {
	switch kind {
	case board.Army:
		return "army"
	case board.Fleet:
		return "fleet"
	}
	return "unit"
}

// rest returns what stands in an order from a byte on, without the period that
// ends it.
func rest(o *turn.Order, from int) grammar.Span {
	end := o.Syntax.Span.End
	if from < end && o.Line.Text[end-1] == '.' {
		end--
	}
	return grammar.Span{Start: from, End: end}
}

// withBlank returns a span and the blanks in front of it.
func withBlank(o *turn.Order, s grammar.Span) grammar.Span {
	s.Start = len(strings.TrimRight(o.Line.Text[:s.Start], " \t"))
	return s
}

// kindLike returns a kind of unit written as another one is at a span of order
// o: as a letter or as a word, in the same case.
func (p *Pass) kindLike(o *turn.Order, at grammar.Span, kind board.UnitKind) string {
	written := at.Of(o.Line.Text)
	l := p.lang()
	if len(strings.TrimRight(written, ".")) == 1 {
		return caseLike(l.UnitLetter(kind), written) + written[1:]
	}
	return caseLike(l.UnitName(kind), written)
}

// holdLike returns what makes a hold of the unit of order o, with the blank in
// front of it.
func (p *Pass) holdLike(o *turn.Order) string {
	form := "short"
	if len(strings.TrimRight(o.Syntax.Unit.KindSpan.Of(o.Line.Text), ".")) > 1 {
		form = "long"
	}
	return strings.ReplaceAll(p.lang().Template(form, "hold"), "{unit}", "")
}

// lang returns the language that most orders of the turn are written in.
func (p *Pass) lang() *i18n.Language {
	x := p.Turn.Atlas.Lexicon
	if l := x.Language(p.Turn.Lang); l != nil {
		return l
	}
	return x.Languages()[0]
}

// powerLike returns a power named in the form in which another one is written:
// by its name, its adjective or its abbreviation; "" where the form is none of
// these. Units are feminine where that matters.
func (p *Pass) powerLike(written *grammar.Power, power board.Power) string {
	text := i18n.Fold(written.Text)
	for _, l := range p.Turn.Atlas.Lexicon.Languages() {
		old, names := l.Power(written.ID), l.Power(p.Turn.Atlas.PowerName(power))
		forms := [...][2]string{
			{old.Adjective[i18n.Feminine], names.Adjective[i18n.Feminine]},
			{old.Adjective[i18n.Masculine], names.Adjective[i18n.Masculine]},
			{old.Name, names.Name},
			{old.Short, names.Short},
		}
		for _, form := range forms {
			if form[0] != "" && i18n.Fold(form[0]) == text {
				return caseLike(form[1], written.Text)
			}
		}
	}
	return ""
}
