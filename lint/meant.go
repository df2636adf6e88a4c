package lint

import (
	"slices"
	"strings"

	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"
)

const (
	maxMeant  = 3  // how many places a message suggests
	maxNearby = 24 // how many similar names are looked at for them
)

// Meant returns the places to which a unit can go straight from a place and
// whose names are a slip of the pen away from the one written, the nearest
// first. Where a fleet could arrive on several coasts of a province, none is
// named.
func (p *Pass) Meant(kind board.UnitKind, from board.Place, name *grammar.Name) []board.Place {
	var found []board.Place
	for _, to := range p.similar(name) {
		if q, ok := p.arrival(kind, from, to); ok && len(found) < maxMeant {
			found = append(found, q)
		}
	}
	return found
}

// similar returns the provinces whose names are a slip of the pen away from the
// one written, the nearest first.
func (p *Pass) similar(name *grammar.Name) []board.Province {
	return p.slips.of(p.Turn.Atlas, name.Text)
}

// maxSlips bounds how many names are remembered.
const maxSlips = 256

// A slipMemo remembers the provinces that names are slips for: the search is
// long, and people repeat their mistakes.
type slipMemo struct {
	atlas *turn.Atlas
	found map[string][]board.Province
}

func (m *slipMemo) of(atlas *turn.Atlas, text string) []board.Province {
	if m.atlas != atlas || len(m.found) >= maxSlips {
		m.atlas, m.found = atlas, map[string][]board.Province{}
	}
	found, ok := m.found[text]
	if ok {
		return found
	}
	for _, s := range atlas.Lexicon.Suggest(text, maxNearby) {
		if q := atlas.Province(s.Place); q != board.NoProvince && !slices.Contains(found, q) {
			found = append(found, q)
		}
	}
	m.found[strings.Clone(text)] = found // the text itself would keep its whole sheet
	return found
}

// arrival returns the place at which a unit arrives that goes straight from a
// place to a province, and whether it can.
func (p *Pass) arrival(kind board.UnitKind, from board.Place, to board.Province) (board.Place, bool) {
	at := board.Place{Province: to}
	if kind == board.Fleet {
		coasts := p.Turn.Map.CoastsTo(from, to)
		at.Coast, _ = coasts.Single()
		return at, coasts.Len() > 0
	}
	return at, to != board.NoProvince && p.Turn.Map.Reaches(kind, from, to)
}

// suggest adds a fix for each place that may have been meant, named as the name
// of order o that it would replace.
func (p *Pass) suggest(d *Diagnostic, o *turn.Order, name *grammar.Name, places []board.Place) {
	for _, q := range places {
		text := p.Like(name, q)
		d.Unsafe("fix-name", []any{text}, p.Replace(o, nameSpan(name), text))
	}
}

// nameSpan returns the span of a name with its coast.
func nameSpan(n *grammar.Name) grammar.Span {
	return grammar.Span{Start: n.Span.Start, End: max(n.Span.End, n.CoastSpan.End)}
}

// anyOf returns the argument that lists places as alternatives.
func (p *Pass) anyOf(places []board.Place) any {
	args := make([]any, len(places))
	for i, q := range places {
		args[i] = p.Place(q)
	}
	return i18n.Any(args...)
}
