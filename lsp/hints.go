package lsp

import (
	"context"

	"diplo/board"
	"diplo/i18n"
	"diplo/lint"

	"go.lsp.dev/protocol"
)

// What the setting inlayHints.names can be; anything else is off.
const (
	fullNames  = "full"  // in the reader's language
	otherNames = "other" // in the other one
)

// InlayHint shows behind names what they mean, and behind orders that do not
// stand what becomes of them, as the settings ask for it.
func (s *server) InlayHint(ctx context.Context, p *protocol.InlayHintParams) ([]protocol.InlayHint, error) {
	f, doc, err := document(ctx, p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	set := &snapshotOf(ctx).law.settings
	verdicts := set.Hints.Verdicts == nil || *set.Hints.Verdicts
	start, end := doc.offset(p.Range.Start), doc.offset(p.Range.End)
	hints := []protocol.InlayHint{}
	for i, part := range doc.parts {
		h, own := f.at(doc, i)
		for k := range part.rows {
			row := &part.rows[k]
			base := doc.starts[i] + row.Offset
			if base > end || base+row.Size < start {
				continue
			}
			for n := range row.Orders {
				syntax := &row.Orders[n]
				o := h.orderOf(own, row.Offset, syntax)
				for _, m := range mentions(h.turn, o, syntax) {
					if name := hintName(h, f.lang, m, set.Hints.Names, row.Text); name != "" {
						hints = append(hints, hint(doc, base+m.span().End, name))
					}
				}
				if o == nil || !verdicts {
					continue
				}
				if v := h.verdict(o); v.Effect != lint.NoEffect {
					x := hint(doc, base+syntax.Span.End, f.lang.Sprintf("verdict."+v.String()))
					if v.Rule != nil {
						x.Tooltip = protocol.String(v.Rule.Code + " " + f.lang.Sprintf(v.Rule.Code+".title"))
					}
					hints = append(hints, x)
				}
			}
		}
	}
	return hints, nil
}

func hint(doc *sheet, at int, text string) protocol.InlayHint {
	return protocol.InlayHint{Position: doc.position(at), Label: protocol.String(text), PaddingLeft: new(true)}
}

// hintName returns what to show behind a name, "" for nothing.
func hintName(h *hearing, reader *i18n.Language, m mention, names, text string) string {
	a := h.turn.Atlas
	if m.place.Province == board.NoProvince {
		return ""
	}
	l := reader
	if names == otherNames {
		l = others(a, reader)[0]
	} else if names != fullNames {
		return ""
	}
	name := a.SpellPlace(board.Place{Province: m.place.Province}, l)
	if i18n.Fold(name) == i18n.Fold(m.name.Span.Of(text)) {
		return ""
	}
	return name
}
