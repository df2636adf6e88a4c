package lsp

import (
	"cmp"
	"context"
	"strings"

	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/lint"
	"diplo/turn"

	"go.lsp.dev/protocol"
)

// DocumentSymbol lists the turns of a document, their powers and the orders of
// these.
func (s *server) DocumentSymbol(ctx context.Context, p *protocol.DocumentSymbolParams) (protocol.DocumentSymbolResult, error) {
	f, doc, err := document(ctx, p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	tree := protocol.DocumentSymbolSlice{}
	for i := range doc.parts {
		h, own := f.at(doc, i)
		tree = append(tree, h.symbols(own, f.lang)...)
	}
	if snapshotOf(ctx).client.hierarchy {
		return tree, nil
	}
	return flatten(protocol.SymbolInformationSlice{}, doc, tree, ""), nil
}

func flatten(flat protocol.SymbolInformationSlice, doc *sheet, tree []protocol.DocumentSymbol, container string) protocol.SymbolInformationSlice {
	for i := range tree {
		n := &tree[i]
		info := protocol.SymbolInformation{Location: protocol.Location{URI: doc.uri, Range: n.Range}}
		info.Name, info.Kind = n.Name, n.Kind
		if container != "" {
			info.ContainerName = &container
		}
		flat = flatten(append(flat, info), doc, n.Children, n.Name)
	}
	return flat
}

// symbols returns the symbols of one source of a turn: one for the turn where
// it has a header, else those of the powers alone.
func (h *hearing) symbols(own int, l *i18n.Language) []protocol.DocumentSymbol {
	blocks := h.blocks(own)
	var powers []protocol.DocumentSymbol
	var header *block
	for i := range blocks {
		b := &blocks[i]
		if b.turn {
			header = b
			continue
		}
		powers = append(powers, h.powerSymbol(own, b, l))
	}
	if header == nil {
		return powers
	}
	whole := h.rowSpan(own, 0, len(h.turn.Sources[own].Rows)-1)
	return []protocol.DocumentSymbol{{
		Name: turnTitle(h.turn, l), Kind: protocol.SymbolKindNamespace,
		Range: whole, SelectionRange: h.rowSpan(own, header.first, header.first), Children: powers,
	}}
}

func (h *hearing) powerSymbol(own int, b *block, l *i18n.Language) protocol.DocumentSymbol {
	n := protocol.DocumentSymbol{
		Name: b.title(h.turn.Atlas, l), Kind: protocol.SymbolKindClass,
		Range: h.rowSpan(own, b.first, b.last), SelectionRange: h.rowSpan(own, b.first, b.first),
	}
	rows := h.turn.Sources[own].Rows
	for i := b.first; i <= b.last; i++ {
		for k := range rows[i].Orders {
			o := h.orderOf(own, rows[i].Offset, &rows[i].Orders[k])
			if o == nil {
				continue
			}
			at := h.span(h.order(o))
			c := protocol.DocumentSymbol{Name: symbolName(o.Text()), Kind: protocol.SymbolKindEvent, Range: at, SelectionRange: at}
			if v := h.verdict(o); v.Effect != lint.NoEffect {
				c.Detail = new(l.Sprintf("verdict." + v.String()))
			}
			n.Children = append(n.Children, c)
		}
	}
	return n
}

// symbolName returns a name fit for a symbol, which must be a line that is not
// blank.
func symbolName(text string) string {
	if name := strings.Join(strings.Fields(text), " "); name != "" {
		return name
	}
	return "…"
}

// Symbols finds orders in the workspace by what they say, in the sheet's words
// or in any language's.
func (s *server) Symbols(ctx context.Context, p *protocol.WorkspaceSymbolParams) (protocol.WorkspaceSymbolResult, error) {
	const most = 256 // nobody looks through more
	v := snapshotOf(ctx)
	found := protocol.SymbolInformationSlice{}
	query := i18n.Fold(p.Query)
	for _, name := range v.everywhere() {
		if ctx.Err() != nil {
			return nil, protocol.ErrRequestCancelled
		}
		f := v.folder(name)
		for i := range f.turns {
			h := &f.turns[i]
			for k := range h.turn.Orders {
				o := &h.turn.Orders[k]
				if !says(h.turn, o, query) {
					continue
				}
				w := protocol.SymbolInformation{Location: h.location(h.order(o))}
				w.Name, w.Kind = symbolName(o.Text()), protocol.SymbolKindEvent
				w.ContainerName = new(turnTitle(h.turn, f.lang))
				if found = append(found, w); len(found) == most {
					return found, nil
				}
			}
		}
	}
	return found, nil
}

// says reports whether an order has a folded text in it.
func says(t *turn.Turn, o *turn.Order, query string) bool {
	if strings.Contains(i18n.Fold(o.Text()), query) {
		return true
	}
	for _, l := range t.Atlas.Lexicon.Languages() {
		for _, form := range [...]turn.Form{turn.Short, turn.Long} {
			if strings.Contains(i18n.Fold(t.Atlas.Write(o, l, form)), query) {
				return true
			}
		}
	}
	return false
}

// A block is a run of rows under one header, from its first row to its last.
type block struct {
	first, last int  // indexes of the source's rows
	turn        bool // the header names the turn
	power       grammar.Power
	in          grammar.Block
}

// blocks returns the blocks of one source. Rows before the first header are in
// none, unless they hold orders.
func (h *hearing) blocks(own int) []block {
	rows := h.turn.Sources[own].Rows
	var all []block
	for i := range rows {
		row := &rows[i]
		switch {
		case !row.Line.Turn.IsZero():
			all = append(all, block{first: i, turn: true})
		case row.Line.Block != grammar.NoBlock:
			all = append(all, block{first: i, in: row.Line.Block})
		case row.Line.Power.Text != "" && (row.In == grammar.NoBlock || row.In == grammar.OrdersBlock):
			all = append(all, block{first: i, power: row.Line.Power})
		case row.Kind == grammar.Orders && (len(all) == 0 || all[len(all)-1].turn):
			all = append(all, block{first: i})
		}
		if row.Kind != grammar.Blank && row.Kind != grammar.Comment && len(all) > 0 {
			all[len(all)-1].last = i
		}
	}
	return all
}

// title returns what a block is called.
func (b *block) title(a *turn.Atlas, l *i18n.Language) string {
	switch {
	case b.in != grammar.NoBlock:
		key := [...]string{
			grammar.UnitsBlock: "header.units", grammar.CentersBlock: "header.centers", grammar.DislodgedBlock: "header.dislodged",
			grammar.ContestedBlock: "header.contested", grammar.OrdersBlock: "header.orders",
		}[b.in]
		return strings.TrimRight(l.Phrase(key), ": \u00a0\u202f")
	case b.power.ID != 0 && a.Power(b.power.ID) != board.NoPower:
		return a.SpellPower(a.Power(b.power.ID), l)
	case b.power.Text != "":
		return symbolName(b.power.Text)
	}
	return strings.TrimRight(l.Phrase("header.orders"), ": \u00a0\u202f")
}

// turnTitle returns what a turn is called, its phase where it has no name.
func turnTitle(t *turn.Turn, l *i18n.Language) string {
	return cmp.Or(t.Title(l), l.PhaseName(t.Phase))
}

// rowSpan returns the range from one row of a source to another.
func (h *hearing) rowSpan(own, first, last int) protocol.Range {
	rows, s, base := h.turn.Sources[own].Rows, h.sheets[own], h.starts[own]
	end := &rows[last]
	return s.span(base+rows[first].Offset, base+end.Offset+end.Size)
}
