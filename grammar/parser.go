package grammar

import (
	"io"
	"iter"
	"strings"
	"sync"
	"unicode/utf8"

	"diplo/i18n"
)

// A Parser reads lines and sheets over the words of a lexicon. It is safe for
// use by several goroutines.
type Parser struct {
	readers readers
	memo    *memo
}

// defaultMemo is how many lines the shared parser remembers: more than the
// orders that one game has, and a few megabytes.
const defaultMemo = 1 << 14

// New returns a parser over x; memo is how many lines it may remember, 0 for
// none.
func New(x *i18n.Lexicon, memo int) *Parser {
	return &Parser{readers: readers{lexicon: x}, memo: newMemo(memo)}
}

// Default returns the shared parser over the built-in languages, built when
// first asked for.
func Default() *Parser { return defaultParser() }

var defaultParser = sync.OnceValue(func() *Parser { return New(i18n.Default(), defaultMemo) })

// Line reads one line, without its line end. It never fails. Equal texts may
// give the same Line.
func (p *Parser) Line(text string) *Line {
	if len(text) > MaxLine {
		return &Line{Text: text, Kind: TooLong, Comment: Span{len(text), len(text)}}
	}
	if p.memo == nil || len(text) > memoLine {
		return p.readers.line(text)
	}
	l, slot := p.memo.get(text)
	if l == nil {
		// The caller's text may be a part of a whole file.
		l = p.readers.line(strings.Clone(text))
		slot.Store(l)
	}
	return l
}

// Sheet reads a whole file of raw bytes.
func (p *Parser) Sheet(name string, raw []byte) *Sheet {
	s := &Sheet{Name: name}
	var repaired []int
	if s.Text, s.Encoding, repaired, s.Binary = decode(raw); s.Binary {
		return s
	}
	p.read(s, repaired)
	return s
}

// Reread reads text, which must be UTF-8, as a sheet of that name into s. It
// writes over the rows that s has, for callers that read many texts and keep
// none.
func (p *Parser) Reread(s *Sheet, name, text string) {
	*s = Sheet{Name: name, Text: text, Encoding: utf8Name, Rows: s.Rows[:0]}
	p.read(s, nil)
}

// read reads the text of s into its rows.
func (p *Parser) read(s *Sheet, repaired []int) {
	if n := strings.Count(s.Text, "\n") + 1; n > cap(s.Rows) {
		s.Rows = make([]Row, 0, n)
	}
	d := driver{parser: p, source: &textSource{text: s.Text, repaired: repaired}}
	for {
		row, err := d.next()
		if err != nil {
			return
		}
		s.Rows = append(s.Rows, row)
	}
}

// Rows reads the rows of a sheet from a stream, of which it never holds more
// than a few lines. The error is the reader's, and the last thing that is
// yielded.
func (p *Parser) Rows(r io.Reader) iter.Seq2[Row, error] {
	return func(yield func(Row, error) bool) {
		src, err := newStreamSource(r)
		if err != nil {
			yield(Row{}, err)
			return
		}
		d := driver{parser: p, source: src}
		for {
			row, err := d.next()
			if err == io.EOF {
				return
			}
			if !yield(row, err) || err != nil {
				return
			}
		}
	}
}

// clip returns the longest beginning of text that is at most n bytes of whole
// runes.
func clip(text string, n int) string {
	if len(text) <= n {
		return text
	}
	for n > 0 && !utf8.RuneStart(text[n]) {
		n--
	}
	return text[:n]
}
