package lsp

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"sync"

	"diplo/board"
	"diplo/grammar"
	"diplo/lint"
	"diplo/turn"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// The kinds of token, indexes of legend.TokenTypes.
const (
	headerToken = iota // a turn or a block
	powerToken
	kindToken // army or fleet
	provinceToken
	verbToken
	resultToken
	commentToken
	directiveToken
)

// The modifiers of tokens, bits by their index in legend.TokenModifiers.
const (
	orderedUnit  = 1 << iota // the unit that is ordered
	supplyCenter             // a province with a supply center
	withoutForce             // in an order that is illegal or void
)

// legend names the tokens with words that every client has colors for.
var legend = protocol.SemanticTokensLegend{
	TokenTypes:     []string{"namespace", "class", "type", "variable", "keyword", "string", "comment", "macro"},
	TokenModifiers: []string{"declaration", "static", "deprecated"},
}

// SemanticTokensFull colors a document.
func (s *server) SemanticTokensFull(ctx context.Context, p *protocol.SemanticTokensParams) (*protocol.SemanticTokens, error) {
	f, doc, err := document(ctx, p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	data := f.tokens(doc, 0, len(doc.text))
	return &protocol.SemanticTokens{ResultID: s.tokens.keep(doc.uri, data), Data: data}, nil
}

// SemanticTokensRange colors a part of a document.
func (s *server) SemanticTokensRange(ctx context.Context, p *protocol.SemanticTokensRangeParams) (*protocol.SemanticTokens, error) {
	f, doc, err := document(ctx, p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	return &protocol.SemanticTokens{Data: f.tokens(doc, doc.offset(p.Range.Start), doc.offset(p.Range.End))}, nil
}

// SemanticTokensFullDelta says what has changed in the colors of a document.
func (s *server) SemanticTokensFullDelta(ctx context.Context, p *protocol.SemanticTokensDeltaParams) (protocol.SemanticTokensDeltaResult, error) {
	f, doc, err := document(ctx, p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	data := f.tokens(doc, 0, len(doc.text))
	old, known := s.tokens.get(doc.uri, p.PreviousResultID)
	id := s.tokens.keep(doc.uri, data)
	if !known {
		return &protocol.SemanticTokens{ResultID: id, Data: data}, nil
	}
	return &protocol.SemanticTokensDelta{ResultID: id, Edits: tokenEdits(old, data)}, nil
}

// tokenEdits returns what makes new of old: what lies between the numbers that
// they begin and end with alike.
func tokenEdits(old, new []uint32) []protocol.SemanticTokensEdit {
	from := 0
	for from < len(old) && from < len(new) && old[from] == new[from] {
		from++
	}
	end := 0
	for end < len(old)-from && end < len(new)-from && old[len(old)-1-end] == new[len(new)-1-end] {
		end++
	}
	if from+end == len(old) && from+end == len(new) {
		return []protocol.SemanticTokensEdit{}
	}
	return []protocol.SemanticTokensEdit{{
		Start: uint32(from), DeleteCount: uint32(len(old) - from - end), Data: new[from : len(new)-end],
	}}
}

// tokenMemo keeps the last colors of each document, for the next difference.
type tokenMemo struct {
	mu   sync.Mutex
	last map[uri.URI]keptTokens
}

type keptTokens struct {
	id   string
	data []uint32
}

func (m *tokenMemo) keep(u uri.URI, data []uint32) *string {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.last == nil {
		m.last = map[uri.URI]keptTokens{}
	}
	id := itoa(int(serial()))
	m.last[u] = keptTokens{id, data}
	return &id
}

func (m *tokenMemo) get(u uri.URI, id string) ([]uint32, bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	k, ok := m.last[u]
	return k.data, ok && k.id == id
}

func (m *tokenMemo) forget(u uri.URI) {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.last, u)
}

// token is a colored stretch of a sheet, in bytes.
type token struct{ start, end, kind, modifiers int }

// tokens returns the colors of what lies between two bytes, in the encoding of
// the protocol: five numbers a token, the first two from the token before.
func (f *folder) tokens(s *sheet, start, end int) []uint32 {
	data := []uint32{}
	last := protocol.Position{}
	for i, p := range s.parts {
		base := s.starts[i]
		if base > end || base+len(p.text) < start {
			continue
		}
		h, own := f.at(s, i)
		for k := range p.rows {
			row := &p.rows[k]
			if at := base + row.Offset; at > end || at+row.Size < start {
				continue
			}
			for _, t := range h.rowTokens(own, row) {
				from := s.position(base + row.Offset + t.start)
				to := s.position(base + row.Offset + t.end)
				if from.Line != to.Line {
					continue // clients need not take tokens of several lines
				}
				character := from.Character
				if from.Line == last.Line {
					character -= last.Character
				}
				data = append(data, from.Line-last.Line, character, to.Character-from.Character, uint32(t.kind), uint32(t.modifiers))
				last = from
			}
		}
	}
	return data
}

// rowTokens returns the colors of one row, in order and without overlaps.
func (h *hearing) rowTokens(own int, row *grammar.Row) []token {
	var all []token
	add := func(s grammar.Span, kind, modifiers int) {
		if !s.Empty() && strings.TrimSpace(s.Of(row.Text)) != "" {
			all = append(all, token{s.Start, s.End, kind, modifiers})
		}
	}
	add(row.Line.Turn.Span, headerToken, 0)
	add(row.Line.Power.Span, powerToken, 0)
	for i := range row.Orders {
		syntax := &row.Orders[i]
		o := h.orderOf(own, row.Offset, syntax)
		force := 0
		if o != nil && h.verdict(o).Effect >= lint.Void {
			force = withoutForce
		}
		for _, u := range [...]*grammar.Unit{&syntax.Unit, &syntax.Target} {
			add(u.Power.Span, powerToken, force)
			add(u.KindSpan, kindToken, force)
		}
		add(syntax.VerbSpan, verbToken, force)
		add(syntax.Mark.Span, verbToken, force)
		add(syntax.Via.Span, verbToken, force)
		add(syntax.Result, resultToken, 0)
		for _, m := range mentions(h.turn, o, syntax) {
			add(m.span(), provinceToken, force|provinceModifiers(h.turn, m))
		}
	}
	if row.Directive.Kind != grammar.NoDirective {
		add(row.Comment, directiveToken, 0)
	} else {
		add(row.Comment, commentToken, 0)
	}
	slices.SortStableFunc(all, func(a, b token) int { return cmp.Compare(a.start, b.start) })
	end := 0
	return slices.DeleteFunc(all, func(t token) bool {
		overlaps := t.start < end
		end = max(end, t.end)
		return overlaps
	})
}

func provinceModifiers(t *turn.Turn, m mention) int {
	n := 0
	if m.role == ordered {
		n |= orderedUnit
	}
	if m.place.Province != board.NoProvince && t.Map.IsCenter(m.place.Province) {
		n |= supplyCenter
	}
	return n
}
