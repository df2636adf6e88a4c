package lsp

import (
	"slices"
	"strings"

	"diplo/gather"
	"diplo/grammar"

	"go.lsp.dev/uri"
)

// A sheet is one version of one file, read. It never changes.
type sheet struct {
	serial   uint64
	uri      uri.URI
	name     string // path of a file, or else the URI
	version  int32  // of an open document
	open     bool
	encoding string // IANA name
	binary   bool   // no text, or too much of it: it has no parts
	saved    bool   // a saved game, whose turns are joined with no other sheet's

	ruler
	parts  []*part
	starts []int // where the parts begin, in bytes
}

// A part is what a sheet says of one turn. It knows nothing of where it stands,
// so that it outlives edits elsewhere: offsets and line numbers of its rows
// count from its own beginning.
type part struct {
	text string
	rows []grammar.Row
}

// A reader reads sheets.
type reader struct {
	parser *grammar.Parser
	utf8   bool // positions count bytes
}

// byteOrderMark is what may stand in front of a text and belongs to no line.
const byteOrderMark = "\ufeff"

// maxDocument is the longest open document that is read, in bytes. A longer one
// is no order sheet: it is kept and nothing is said of it.
const maxDocument = 4 << 20

// document reads the text of an open document. The parts of an earlier version,
// nil for none, are used again where they are unchanged.
func (r *reader) document(u uri.URI, name string, version int32, text string, old *sheet) *sheet {
	s := &sheet{serial: serial(), uri: u, name: name, version: version, open: true, ruler: newRuler(text, r.utf8)}
	if len(text) > maxDocument {
		s.binary = true
		return s
	}
	r.take(s, r.parser.Sheet(name, []byte(text)), old)
	return s
}

// file reads the bytes of a file that is not open.
func (r *reader) file(u uri.URI, name string, raw []byte) *sheet {
	s := &sheet{serial: serial(), uri: u, name: name}
	read := r.parser.Sheet(name, raw)
	s.ruler = newRuler(read.Text, r.utf8)
	r.take(s, read, nil)
	return s
}

// take cuts what was read into parts.
func (r *reader) take(s *sheet, read *grammar.Sheet, old *sheet) {
	s.encoding, s.binary = read.Encoding, read.Binary
	if s.binary {
		return
	}
	lead := len(s.text) - len(read.Text) // the byte order mark
	turns := gather.Split(read.Rows)
	if len(turns) == 0 {
		turns = [][]grammar.Row{nil}
	}
	known := old.byText()
	for i, rows := range turns {
		start, end := 0, len(read.Text)
		if i > 0 {
			start = rows[0].Offset
		}
		if i+1 < len(turns) {
			end = turns[i+1][0].Offset
		}
		s.starts = append(s.starts, lead+start)
		s.saved = s.saved || len(rows) > 0 && rows[len(rows)-1].Game
		text := read.Text[start:end]
		p := known[text]
		if p == nil || s.saved {
			p = newPart(text, rows, start)
		}
		delete(known, text)
		s.parts = append(s.parts, p)
	}
}

// byText returns the parts of s by their text, of which each can be used once.
func (s *sheet) byText() map[string]*part {
	if s == nil || s.saved {
		return nil
	}
	known := make(map[string]*part, len(s.parts))
	for _, p := range s.parts {
		known[p.text] = p
	}
	return known
}

// newPart returns the part of a text whose rows were read as part of another
// text, in which it begins at a byte.
func newPart(text string, rows []grammar.Row, start int) *part {
	p := &part{text: strings.Clone(text), rows: slices.Clone(rows)}
	line := 1
	if len(rows) > 0 && start > 0 {
		line = rows[0].Number
	}
	for i := range p.rows {
		row := &p.rows[i]
		row.Offset -= start
		row.Number -= line - 1
		row.Turn = min(row.Turn, 1)
	}
	return p
}

// partAt returns the index of the part that a byte lies in.
func (s *sheet) partAt(offset int) int {
	i, found := slices.BinarySearch(s.starts, offset)
	if !found {
		i--
	}
	return max(i, 0)
}

// splice returns the version of an open document in which a text stands in
// place of a range of bytes. Where the edit lies inside one turn that keeps its
// name, nothing but that turn is read again.
func (r *reader) splice(s *sheet, version int32, start, end int, insert string) *sheet {
	text := s.text[:start] + insert + s.text[end:]
	i := s.partAt(start)
	fresh := r.reread(s, i, start, end, insert)
	if fresh == nil {
		return r.document(s.uri, s.name, version, text, s)
	}
	next := *s
	next.serial, next.version, next.ruler = serial(), version, newRuler(text, r.utf8)
	next.parts, next.starts = slices.Clone(s.parts), slices.Clone(s.starts)
	next.parts[i] = fresh
	for k := i + 1; k < len(next.starts); k++ {
		next.starts[k] += len(insert) - (end - start)
	}
	return &next
}

// reread returns part i of s with an edit in it, nil where the edit may change
// other parts too.
func (r *reader) reread(s *sheet, i, start, end int, insert string) *part {
	if s.binary || s.saved || s.encoding != "utf-8" || strings.IndexByte(insert, 0) >= 0 || strings.HasPrefix(s.text, byteOrderMark) {
		return nil
	}
	old, last := s.parts[i], i+1 == len(s.parts)
	from, to := start-s.starts[i], end-s.starts[i]
	if to > len(old.text) || i > 0 && from <= lineBreak(old.text) {
		return nil // beyond the part, or in the header that begins it
	}
	text := old.text[:from] + insert + old.text[to:]
	if !last && !strings.HasSuffix(text, "\n") {
		return nil
	}
	read := r.parser.Sheet(s.name, []byte(text))
	if read.Binary || read.Encoding != "utf-8" || read.Text != text {
		return nil
	}
	turns := gather.Split(read.Rows)
	if len(turns) != 1 || turnName(turns[0]) != turnName(old.rows) || turns[0][len(turns[0])-1].Game {
		return nil
	}
	return newPart(text, turns[0], 0)
}

// lineBreak returns where the first line of a text ends.
func lineBreak(text string) int {
	if i := strings.IndexAny(text, "\r\n"); i >= 0 {
		return i
	}
	return len(text)
}

// turnName returns the name of the turn that rows are of, zero where none is
// written.
func turnName(rows []grammar.Row) grammar.TurnName {
	for i := range rows {
		if t := rows[i].Line.Turn; t.Season != 0 {
			t.Span = grammar.Span{}
			return t
		}
	}
	return grammar.TurnName{}
}
