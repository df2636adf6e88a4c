package lsp

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"diplo/board"
	"diplo/i18n"
	"diplo/lint"
	"diplo/turn"

	"go.lsp.dev/protocol"
)

// Hover tells of the province or of the order at a position.
func (s *server) Hover(ctx context.Context, p *protocol.HoverParams) (*protocol.Hover, error) {
	x, err := spotAt(ctx, p.TextDocumentPositionParams)
	if err != nil || x.syntax == nil {
		return nil, err
	}
	var card []string
	at := x.syntax.Span
	if x.order != nil {
		card = append(card, x.hearing.card(x.order, x.folder.lang))
	}
	if m, ok := x.mention(); ok && m.place.Province != board.NoProvince {
		at = m.span()
		card = append(card, provinceCard(x.hearing.turn.Atlas, x.folder.lang, m.place.Province))
	}
	if len(card) == 0 {
		return nil, nil
	}
	span := x.span(at)
	return &protocol.Hover{Contents: markup(snapshotOf(ctx), strings.Join(card, "\n\n---\n\n")), Range: &span}, nil
}

// markup returns a text in Markdown as the client can show it.
func markup(v *snapshot, text string) *protocol.MarkupContent {
	if v.client.markdown {
		return &protocol.MarkupContent{Kind: protocol.MarkupKindMarkdown, Value: text}
	}
	return &protocol.MarkupContent{Kind: protocol.MarkupKindPlainText, Value: plain.Replace(text)}
}

var plain = strings.NewReplacer("**", "", "`", "", "  \n", "\n", "\n\n---\n\n", "\n\n")

// card tells of an order: what it says, what becomes of it and why.
func (h *hearing) card(o *turn.Order, l *i18n.Language) string {
	var b strings.Builder
	fmt.Fprintf(&b, "**%s**", h.turn.Spell(o, l, turn.Long))
	if o.Power != board.NoPower {
		fmt.Fprintf(&b, "  \n%s", h.turn.Atlas.SpellPower(o.Power, l))
	}
	v := h.verdict(o)
	key := "effect." + v.Effect.String()
	if v.Effect == lint.Void && o.ByConvoy {
		key = "effect.void-convoy"
	}
	fmt.Fprintf(&b, "\n\n**%s**: %s", l.Sprintf("verdict."+v.String()), l.Sprintf(key))
	texts := h.texts()
	for i := range h.found {
		if d := &h.found[i]; d.Order == o.Index {
			fmt.Fprintf(&b, "\n- `%s` %s", d.Rule.Code, texts[i].text)
		}
	}
	needs := depends(h.turn, o)
	for _, other := range needs {
		fmt.Fprintf(&b, "\n- → `%s`", h.turn.Spell(other, l, turn.Short))
	}
	for _, other := range helpers(h.turn, o) {
		if !slices.Contains(needs, other) {
			fmt.Fprintf(&b, "\n- ← `%s`", h.turn.Spell(other, l, turn.Short))
		}
	}
	return b.String()
}

// provinceCard tells of a province: its names, its kind, and what it touches.
func provinceCard(a *turn.Atlas, l *i18n.Language, p board.Province) string {
	var b strings.Builder
	at := board.Place{Province: p}
	fmt.Fprintf(&b, "**%s** `%s`", a.SpellPlace(at, l), l.Short(a.Place(p), board.NoCoast, i18n.Trigram))
	for _, o := range others(a, l) {
		if name := o.Name(a.Place(p), board.NoCoast); name != "" {
			fmt.Fprintf(&b, "  \n%s: %s `%s`", o.Endonym(), name, o.Short(a.Place(p), board.NoCoast, i18n.Trigram))
		}
	}
	b.WriteString("\n\n" + list(l, provinceKind(a, l, p)))
	if near := neighbors(a, l, board.Army, at); near != "" {
		fmt.Fprintf(&b, "\n\n%s %s", l.Sprintf("provinces.armies"), near)
	}
	coasts := a.Map.Coasts(p)
	for _, c := range coasts {
		at.Coast = c
		fmt.Fprintf(&b, "\n\n%s %s", l.Sprintf("provinces.fleets-from", l.CoastName(c)), neighbors(a, l, board.Fleet, at))
	}
	if near := neighbors(a, l, board.Fleet, at); len(coasts) == 0 && near != "" {
		fmt.Fprintf(&b, "\n\n%s %s", l.Sprintf("provinces.fleets"), near)
	}
	return b.String()
}

var terrains = [...]string{
	board.Inland: "terrain.inland", board.Coastal: "terrain.coastal", board.Sea: "terrain.sea",
}

// provinceKind returns what a province is.
func provinceKind(a *turn.Atlas, l *i18n.Language, p board.Province) []string {
	kinds := []string{l.Sprintf(terrains[a.Map.Terrain(p)])}
	switch home := a.Map.Home(p); {
	case home != board.NoPower:
		kinds = append(kinds, l.Sprintf("provinces.home", a.SpellPower(home, l)))
	case a.Map.IsCenter(p):
		kinds = append(kinds, l.Sprintf("provinces.center"))
	}
	return kinds
}

// neighbors lists where a unit can go straight from a place.
func neighbors(a *turn.Atlas, l *i18n.Language, kind board.UnitKind, at board.Place) string {
	var names []string
	for _, n := range a.Map.Neighbors(kind, at) {
		names = append(names, a.SpellPlace(n, l))
	}
	return list(l, names)
}
