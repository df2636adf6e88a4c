package lint

import (
	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
)

// checkUnknownPower reports headers, and nationalities of units, that name no
// power of the map.
func checkUnknownPower(p *Pass) {
	suggested := 0
	report := func(d *Diagnostic, w *grammar.Power) {
		if suggested++; suggested <= maxSuggested {
			p.suggestPower(d, w.Text)
		}
	}
	for s := range p.Turn.Sources {
		rows := p.Turn.Sources[s].Rows
		for i := range rows {
			if w := &rows[i].Power; p.unknownPower(w) {
				report(p.FaultAt(p.AtRow(s, &rows[i], w.Span), w.Text), w)
			}
			if rows[i].HoldsOrders() {
				continue
			}
			for k := range rows[i].Orders {
				if w := &rows[i].Orders[k].Unit.Power; p.unknownPower(w) {
					report(p.FaultAt(p.AtRow(s, &rows[i], w.Span), w.Text), w)
				}
			}
		}
	}
	for i := range p.Turn.Orders {
		o := &p.Turn.Orders[i]
		for _, w := range [...]*grammar.Power{&o.Syntax.Unit.Power, &o.Syntax.Target.Power} {
			if p.unknownPower(w) {
				report(p.Fault(o, w.Span, w.Text), w)
			}
		}
	}
}

func (p *Pass) unknownPower(w *grammar.Power) bool {
	return w.Text != "" && p.Turn.Atlas.Power(w.ID) == board.NoPower
}

// suggestPower adds the power whose name is a slip of the pen away from what is
// written.
func (p *Pass) suggestPower(d *Diagnostic, text string) {
	if name, ok := p.powerNear(text); ok {
		d.Say("meant", text, name).Unsafe("fix", []any{name}, Edit{At: d.At, New: name})
	}
}

// powerNear returns the name of a power, or else its adjective, that is a slip
// of the pen away from text, in the case of text, and whether there is one.
func (p *Pass) powerNear(text string) (string, bool) {
	var names, adjectives []string
	for _, l := range append([]*i18n.Language{p.lang()}, p.Turn.Atlas.Lexicon.Languages()...) {
		for w := range p.Turn.Map.Powers() {
			called := l.Power(p.Turn.Atlas.PowerName(w))
			names = append(names, called.Name)
			adjectives = append(adjectives, called.Adjective[:]...)
		}
	}
	name, ok := i18n.Nearest(text, names)
	if !ok {
		name, ok = i18n.Nearest(text, adjectives)
	}
	return caseLike(name, text), ok
}
