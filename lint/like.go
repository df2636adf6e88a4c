package lint

import (
	"strings"
	"unicode"

	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"
)

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
