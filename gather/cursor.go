package gather

import (
	"bytes"
	"io"
	"iter"
	"os"

	"diplo/fault"
	"diplo/grammar"
)

// maxWhole is the size up to which a file is read whole, in bytes; a longer one
// is read as a stream.
const maxWhole = 1 << 20

// binaryProbe is how far into a file a NUL byte tells that it is no text.
const binaryProbe = 8 << 10

// An Opener opens a file of a run. Standard input must be given anew from its
// beginning each time.
type Opener func(Input) (io.ReadCloser, error)

// OpenFile opens a file of the file system.
func OpenFile(input Input) (io.ReadCloser, error) { return os.Open(input.Name) }

// A cursor reads a file turn by turn.
type cursor struct {
	input Input
	at    int    // turns read so far
	done  bool   // there are no more
	name  string // of the encoding; "" to go by the rows

	// A file that was read whole has its rows, those to be read, and its size.
	all, rest []grammar.Row
	size      int
	// Any other is a stream, of which one row is read ahead.
	stream   *stream
	ahead    grammar.Row
	hasAhead bool
	buffer   []grammar.Row
}

type stream struct {
	next  func() (grammar.Row, error, bool)
	stop  func()
	close func() error
}

// open opens a file.
func (r *Reader) open(input Input) (*cursor, error) {
	file, err := r.Open(input)
	if err != nil {
		return nil, fault.File(fault.Open, input.Name, err)
	}
	c, err := r.cursor(input, file)
	if err != nil || c.stream == nil {
		file.Close()
	}
	return c, err
}

func (r *Reader) cursor(input Input, file io.ReadCloser) (*cursor, error) {
	head := make([]byte, 0, 16<<10)
	for len(head) < maxWhole {
		if len(head) == cap(head) {
			head = append(head, 0)[:len(head)]
		}
		n, err := file.Read(head[len(head):min(cap(head), maxWhole)])
		head = head[:len(head)+n]
		if err == io.EOF {
			return r.whole(input, head)
		}
		if err != nil {
			return nil, readFault(input, err)
		}
	}
	encoding := markOf(head)
	if encoding == "" && bytes.IndexByte(head[:binaryProbe], 0) >= 0 {
		return nil, fault.New("error.binary", input.Name)
	}
	rows := r.Parser.Rows(io.MultiReader(bytes.NewReader(head), file))
	next, stop := iter.Pull2(rows)
	return &cursor{input: input, name: encoding, stream: &stream{next, stop, file.Close}}, nil
}

func (r *Reader) whole(input Input, raw []byte) (*cursor, error) {
	sheet := r.Parser.Sheet(input.Name, raw)
	if sheet.Binary {
		return nil, fault.New("error.binary", input.Name)
	}
	return &cursor{input: input, name: sheet.Encoding, all: sheet.Rows, rest: sheet.Rows, size: len(raw) + 1}, nil
}

// markOf returns the encoding that a byte order mark tells of, "" for none.
func markOf(head []byte) string {
	switch {
	case bytes.HasPrefix(head, []byte("\xff\xfe")):
		return "utf-16le"
	case bytes.HasPrefix(head, []byte("\xfe\xff")):
		return "utf-16be"
	}
	return ""
}

func readFault(input Input, err error) error {
	if info, statErr := os.Stat(input.Name); statErr == nil && info.IsDir() {
		return fault.New("error.folder", input.Name)
	}
	return fault.File(fault.Read, input.Name, err)
}

// next returns the rows of the next turn, nil behind the last. A file without
// any row is one turn of none. What stands before the first header belongs to
// the first turn. The rows are valid until the next call.
func (c *cursor) next() ([]grammar.Row, error) {
	if c.done {
		return nil, nil
	}
	c.at++
	if c.stream != nil {
		var err error
		c.buffer, err = c.collect(c.buffer[:0])
		return c.buffer, err
	}
	n := 0
	for n < len(c.rest) && !begins(c.rest[n], c.rest[:n]) {
		n++
	}
	rows := c.rest[:n:n]
	c.rest = c.rest[n:]
	c.done = len(c.rest) == 0
	return rows, nil
}

// begins reports whether row begins a turn behind rows.
func begins(row grammar.Row, rows []grammar.Row) bool {
	return len(rows) > 0 && row.Turn > max(rows[0].Turn, 1)
}

// collect appends the rows of a stream's next turn to rows.
func (c *cursor) collect(rows []grammar.Row) ([]grammar.Row, error) {
	if c.hasAhead {
		rows, c.hasAhead = append(rows, c.ahead), false
	}
	for {
		row, err, ok := c.stream.next()
		switch {
		case err != nil:
			c.done = true
			return nil, readFault(c.input, err)
		case !ok:
			c.done = true
			return rows, nil
		case begins(row, rows):
			c.ahead, c.hasAhead = row, true
			return rows, nil
		}
		rows = append(rows, row)
	}
}

// part reads the part that m means.
func (c *cursor) part(m member) (Part, error) {
	if m.whole {
		rows, err := c.remaining()
		return Part{Input: m.input, Encoding: c.encoding(rows), Rows: rows}, err
	}
	for {
		last := c.at == m.index
		rows, err := c.next()
		if err == nil && rows == nil {
			err = fault.New("error.changed", c.input.Name) // it held more turns before
		}
		if err != nil || last {
			return Part{Input: m.input, Encoding: c.encoding(rows), Rows: rows}, err
		}
	}
}

// remaining returns the rows of all turns to come.
func (c *cursor) remaining() ([]grammar.Row, error) {
	if c.stream == nil {
		c.done = true
		return c.rest, nil
	}
	var rows []grammar.Row
	for !c.done {
		var err error
		if rows, err = c.collect(rows); err != nil {
			return nil, err
		}
	}
	return rows, nil
}

// rewind goes back to the first turn, which a stream cannot. It reports whether
// it could.
func (c *cursor) rewind() bool {
	if c.stream != nil {
		return false
	}
	c.rest, c.at, c.done = c.all, 0, false
	return true
}

func (c *cursor) close() {
	if c.stream != nil {
		c.stream.stop()
		c.stream.close()
	}
}

// encoding returns the IANA name of the encoding that rows were written in.
func (c *cursor) encoding(rows []grammar.Row) string {
	if c.name != "" {
		return c.name
	}
	for i := range rows {
		if rows[i].Repaired {
			return "windows-1252"
		}
	}
	return "utf-8"
}

// keyIn returns the name of the turn that rows are of, zero where none is
// written.
func keyIn(rows []grammar.Row) turnKey {
	for i := range rows {
		if t := rows[i].Line.Turn; !t.IsZero() {
			return turnKey{TurnName: t.InFull()}
		}
	}
	return turnKey{}
}
