package lint

import (
	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"
)

// checkMixedConventions reports names that are none in the language in which
// their sheet writes most others.
func checkMixedConventions(p *Pass) { p.forSheets((*Pass).checkMixedSheet) }

func (p *Pass) checkMixedSheet(orders []turn.Order) {
	l := p.Turn.Atlas.Lexicon.Language(p.mainLang(orders))
	if l == nil {
		return
	}
	forNames(orders, func(o *turn.Order, n *grammar.Name, at board.Place) {
		if langs := p.langsOf(n, at); langs == 0 || langs.Has(l.Lang()) {
			return
		}
		style := i18n.Trigram
		if sense := firmest(n.Senses, 0); sense != nil {
			style = sense.Style
		}
		text := caseLike(l.Short(p.Turn.Atlas.Place(at.Province), board.NoCoast, style), n.Text)
		p.Fault(o, n.Span, n.Text, i18n.Message{Key: "language." + l.Code()}, text).Safe("fix-name", []any{text}, p.Replace(o, n.Span, text))
	})
}

// mainLang returns the language that most names of orders are written in, 0
// where nothing tells.
func (p *Pass) mainLang(orders []turn.Order) i18n.Lang {
	var votes [16]int // by language
	forNames(orders, func(_ *turn.Order, n *grammar.Name, at board.Place) {
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
	return main
}

// forNames hands every name of possible orders to visit, with the place that it
// means.
func forNames(orders []turn.Order, visit func(*turn.Order, *grammar.Name, board.Place)) {
	for i := range orders {
		o := &orders[i]
		if o.Illegal() || o.Verb == grammar.Waive {
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
