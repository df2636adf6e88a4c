package lsp

import (
	"slices"
	"sync"

	"diplo/gather"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/lint"
	"diplo/turn"

	"go.lsp.dev/protocol"
)

// A folder is the sheets that lie together, turn by turn, judged.
type folder struct {
	name   string
	bench  *bench
	lang   *i18n.Language // of messages
	sheets []*sheet       // sorted by name
	turns  []hearing
	seats  map[*part]seat
}

// seat is where a part sits: in the source of a turn.
type seat struct{ turn, source int }

// A hearing is a turn in its place: what was judged, and where the sheets that
// it was judged from stand now.
type hearing struct {
	*judged
	sheets []*sheet // of each source
	starts []int    // where its part begins in the sheet, in bytes
}

// judged is a turn with all that the linter says of it. It knows nothing of
// where the parts stand, so that it outlives edits elsewhere.
type judged struct {
	serial   uint64
	bench    *bench
	parts    []*part
	names    []string // of the sheets
	turn     *turn.Turn
	verdicts []lint.Verdict
	found    []lint.Diagnostic
	texts    func() []message
}

// message is what a diagnostic says, and each of its related places.
type message struct {
	text    string
	related []string
}

// judge judges the turns of a folder. Turns that have not changed since it was
// last judged are not judged again.
func (v *snapshot) judge(name string) *folder {
	b := v.law.bench(name)
	f := &folder{name: name, bench: b, lang: b.lang, sheets: v.sheets(name), seats: map[*part]seat{}}
	files := make([][]gather.Part, len(f.sheets))
	stands := map[*grammar.Row]stand{}
	empty := map[string]stand{} // sheets without any row, by name
	for i, s := range f.sheets {
		for k, p := range s.parts {
			files[i] = append(files[i], gather.Part{Input: gather.Input{Name: s.name}, Encoding: s.encoding, Rows: p.rows})
			if len(p.rows) > 0 {
				stands[&p.rows[0]] = stand{s, k}
			} else {
				empty[s.name] = stand{s, k}
			}
		}
	}
	old := v.recent.get(name)
	for _, batch := range gather.Group(name, files) {
		h := hearing{}
		var parts []*part
		var names []string
		for _, in := range batch.Parts {
			st := empty[in.Input.Name]
			if len(in.Rows) > 0 {
				st = stands[&in.Rows[0]]
			}
			h.sheets = append(h.sheets, st.sheet)
			h.starts = append(h.starts, st.sheet.starts[st.part])
			parts = append(parts, st.sheet.parts[st.part])
			names = append(names, st.sheet.name)
		}
		if h.judged = old.judged(b, parts, names); h.judged == nil || h.turn.StrayFrom != batch.StrayFrom || h.turn.StrayEven != batch.StrayEven {
			h.judged = newJudged(b, parts, names, h.sheets, &batch)
		}
		for i, p := range parts {
			f.seats[p] = seat{len(f.turns), i}
		}
		f.turns = append(f.turns, h)
	}
	return f
}

// stand is where a part stands: its place among the parts of a sheet.
type stand struct {
	sheet *sheet
	part  int
}

func newJudged(b *bench, parts []*part, names []string, sheets []*sheet, batch *gather.Batch) *judged {
	builder := turn.NewBuilder(b.turn)
	for i, p := range parts {
		builder.Add(names[i], sheets[i].encoding, p.rows)
	}
	builder.StrayFrom(batch.StrayFrom, batch.StrayEven)
	j := &judged{serial: serial(), bench: b, parts: parts, names: names, turn: builder.Build()}
	j.verdicts, j.found = b.check(j.turn)
	j.texts = sync.OnceValue(func() []message {
		texts := make([]message, len(j.found))
		for i := range j.found {
			d := &j.found[i]
			texts[i].text = b.lang.Sprintf(d.Key, d.Args...)
			for _, r := range d.Related {
				texts[i].related = append(texts[i].related, b.lang.Sprintf(r.Key, r.Args...))
			}
		}
		return texts
	})
	return j
}

// judged returns the turn that is made of just these parts, if f has one.
func (f *folder) judged(b *bench, parts []*part, names []string) *judged {
	if f == nil || f.bench != b || len(parts) == 0 {
		return nil
	}
	at, ok := f.seats[parts[0]]
	if !ok {
		return nil
	}
	if j := f.turns[at.turn].judged; slices.Equal(j.parts, parts) && slices.Equal(j.names, names) {
		return j
	}
	return nil
}

// at returns the hearing and the source in which part i of a sheet is heard.
func (f *folder) at(s *sheet, i int) (*hearing, int) {
	at := f.seats[s.parts[i]]
	return &f.turns[at.turn], at.source
}

// location returns where a place of a turn stands.
func (h *hearing) location(p lint.Place) protocol.Location {
	s := h.sheets[p.Source]
	return protocol.Location{URI: s.uri, Range: h.span(p)}
}

// span returns the range of a place of a turn in its sheet.
func (h *hearing) span(p lint.Place) protocol.Range {
	start, end := p.Extent()
	s, base := h.sheets[p.Source], h.starts[p.Source]
	return s.span(base+start, base+end)
}

// order returns the place of an order of the turn.
func (h *hearing) order(o *turn.Order) lint.Place {
	return lint.Place{Source: o.Source, Offset: o.Offset, Number: o.Number, Text: o.Line.Text, Span: o.Syntax.Span}
}
