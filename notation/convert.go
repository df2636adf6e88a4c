package notation

import (
	"slices"

	"diplo/grammar"
	"diplo/i18n"
	"diplo/rulebook"
	"diplo/turn"
)

// Options say how turns are converted.
type Options struct {
	// Partial writes what can be written. What cannot stands in a comment.
	Partial bool
	// Units are the rows of a sheet with a position for turns whose sheets have
	// none, those that the turn was built with.
	Units []grammar.Row
	// Parser reads what was written; nil for the shared one.
	Parser *grammar.Parser
}

// A File is one sheet in the new notation.
type File struct {
	// Name is the name of the source it was made of.
	Name string
	Text string
}

// A Converter writes turns in one notation. It keeps its memory from turn to
// turn and is not for use by several goroutines.
type Converter struct {
	notation *Notation
	options  Options
	writer   *writer
	reader   *turn.Builder
	parts    *turn.Builder
	kin      kin // of the turns that writer, reader and parts were made for
	// transcoder reads documents, nil until it is needed.
	transcoder *transcoder
	text       []byte           // of the document that is read, used anew for each
	sheets     []*grammar.Sheet // what is read again, used anew for each turn
}

// NewConverter returns a Converter to a notation.
func NewConverter(to *Notation, o Options) *Converter {
	if o.Parser == nil {
		o.Parser = grammar.Default()
	}
	return &Converter{notation: to, options: o}
}

// Convert writes a turn in another notation, a file a source; a saved game is one
// file with the whole turn. What it writes it reads again and compares, so that
// no order changes its meaning unseen. Where an order cannot be converted there
// are no files, unless Options.Partial asks for the others; problems that are
// notes keep nothing from being written.
func Convert(t *turn.Turn, to *Notation, o Options) ([]File, []Problem) {
	return NewConverter(to, o).Convert(t)
}

// Convert writes a turn. See the function Convert.
func (c *Converter) Convert(t *turn.Turn) ([]File, []Problem) {
	c.prepare(t)
	w := c.writer
	w.misread, w.respelled = nil, nil
	for range maxRounds {
		w.reset(t)
		w.failItems()
		files := c.write(t)
		if w.failed > 0 && (!c.options.Partial || w.lost) {
			return nil, slices.Clone(w.problems)
		}
		written := len(w.problems)
		c.check(t, files)
		switch {
		case len(w.problems) == written:
			return files, slices.Clone(w.problems)
		case w.respell(w.problems[written:]):
		case !c.options.Partial || !w.learn(w.problems[written:]):
			return nil, slices.Clone(w.problems)
		}
	}
	return nil, slices.Clone(w.problems)
}

// maxRounds is how often a conversion is tried again with other names in the
// orders that would have been misread, or without them.
const maxRounds = 8

// respell has orders that would be misread written with short names in the next
// round: the full name of one place may be what players call another one by,
// its short name hardly ever. It reports false where there is none of them that
// this could help.
func (w *writer) respell(found []Problem) bool {
	if w.scribe.n.spelling.style != i18n.FullName {
		return false
	}
	if w.brief == nil {
		n := *w.scribe.n
		n.spelling.style = i18n.Trigram
		w.brief = makeScribe(&n, w.scribe.atlas, false)
	}
	if w.respelled == nil {
		w.respelled = map[int]bool{}
	}
	any := false
	for _, p := range found {
		if p.Order >= 0 && p.Gap == Misread && !w.respelled[p.Order] {
			w.respelled[p.Order], any = true, true
		}
	}
	return any
}

// learn takes the orders that would be misread out of the next round. It reports
// false where the matter is not with orders.
func (w *writer) learn(found []Problem) bool {
	for _, p := range found {
		if p.Order < 0 {
			return false
		}
		if w.misread == nil {
			w.misread = map[int]Problem{}
		}
		w.misread[p.Order] = p
	}
	return true
}

// write writes the files of a turn.
func (c *Converter) write(t *turn.Turn) []File {
	w := c.writer
	if c.notation.document.whole() {
		name := ""
		if len(t.Sources) > 0 {
			name = t.Sources[0].Name
		}
		w.noteRemarks()
		w.out = w.out[:0]
		if c.notation.document == gameJSON {
			w.writeSaved(&t.Position)
		} else {
			w.writeGame(&t.Position)
		}
		if !w.lost {
			w.noteSources(&t.Position)
			w.noteSome(&t.Position)
		}
		return []File{{Name: name, Text: string(w.out)}}
	}
	files := make([]File, 0, len(t.Sources))
	next := 0
	for i := range t.Sources {
		w.out = w.out[:0]
		next = w.sheet(i, next, c.position(t, i))
		files = append(files, File{Name: t.Sources[i].Name, Text: string(w.out)})
	}
	return files
}

// kin is what turns have in common that one writer and one builder serve. It is
// kept by value, because a builder builds turn after turn into the same Turn.
type kin struct {
	atlas    *turn.Atlas
	rules    *rulebook.Rulebook
	complete bool
}

// prepare makes the writer and the builders for turns like t.
func (c *Converter) prepare(t *turn.Turn) {
	of := kin{t.Atlas, t.Rules, t.Complete}
	if c.writer != nil && c.kin == of {
		return
	}
	if c.writer == nil || c.kin.atlas != t.Atlas {
		c.writer, c.transcoder = newWriter(c.notation, t.Atlas), nil
	}
	c.kin = of
	options := turn.Options{Atlas: t.Atlas, Rules: t.Rules, Complete: t.Complete, Units: c.options.Units}
	c.reader = turn.NewBuilder(options)
	options.Units = nil
	c.parts = turn.NewBuilder(options)
}

// position returns what one source says of who stands where.
func (c *Converter) position(t *turn.Turn, source int) *turn.Position {
	if len(t.Sources) == 1 {
		return &t.Position
	}
	src := &t.Sources[source]
	for i := range src.Rows {
		if !src.Rows[i].HoldsOrders() {
			c.parts.Reset()
			c.parts.Add(src.Name, src.Encoding, src.Rows)
			return &c.parts.Build().Position
		}
	}
	return &t.Position // no block of this source asks for it
}
