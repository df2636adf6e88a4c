package lint

import (
	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"
)

// checkMixedConventions reports names that are none in the language in which
// their sheet writes most others.
func checkMixedConventions(p *Pass) {
	for s := range p.Turn.Sources {
		var votes [16]int // by language
		p.namedPlaces(s, func(o *turn.Order, n *grammar.Name, at board.Place) {
			langs := p.langsOf(n, at)
			for lang := range votes {
				votes[lang] += int(langs >> lang & 1)
			}
		})
		main := i18n.Lang(0)
		for lang, n := range votes {
			if n > votes[main] {
				main = i18n.Lang(lang)
			}
		}
		l := p.Turn.Atlas.Lexicon.Language(main)
		if l == nil {
			continue
		}
		p.namedPlaces(s, func(o *turn.Order, n *grammar.Name, at board.Place) {
			langs := p.langsOf(n, at)
			if langs == 0 || langs&(1<<main) != 0 {
				return
			}
			style := i18n.Trigram
			if sense := firmest(n.Senses, 0); sense != nil {
				style = sense.Style
			}
			text := caseLike(l.Short(p.Turn.Atlas.Place(at.Province), board.NoCoast, style), n.Text)
			p.Fault(o, n.Span, n.Text, l.Endonym(), text).Safe("fix-name", []any{text}, p.Replace(o, n.Span, text))
		})
	}
}

// namedPlaces hands every name of a source's possible orders to visit, with
// the place that it means.
func (p *Pass) namedPlaces(source int, visit func(*turn.Order, *grammar.Name, board.Place)) {
	for i := range p.Turn.Orders {
		o := &p.Turn.Orders[i]
		if o.Source != source || o.Illegal() || o.Verb == grammar.Waive {
			continue
		}
		visit(o, &o.Syntax.Unit.Name, o.Unit.Place)
		if o.Syntax.Ditto {
			continue
		}
		if o.Syntax.Target.Name.Text != "" {
			visit(o, &o.Syntax.Target.Name, o.Target.Place)
		}
		if o.ToName != nil {
			visit(o, o.ToName, o.To)
		}
	}
}

// langsOf returns the languages, one bit for each, in which a name means a
// place; none where it is a sign that belongs to all.
func (p *Pass) langsOf(n *grammar.Name, at board.Place) grammar.Langs {
	var langs grammar.Langs
	for _, s := range n.Senses {
		if p.Turn.Atlas.Province(s.Place) != at.Province {
			continue
		}
		if s.Lang == 0 {
			return 0
		}
		langs |= 1 << s.Lang
	}
	return langs
}
