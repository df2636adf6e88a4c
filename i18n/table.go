package i18n

import (
	"bufio"
	"errors"
	"fmt"
	"io/fs"
	"strings"
)

// row is a line of a language's table: columns separated by tabs (several
// count as one, so that columns can be aligned).
type row struct {
	file string
	line int // 1-based
	cols []string
}

// errorf returns an error that says where the row stands.
func (r row) errorf(format string, args ...any) error {
	return fmt.Errorf("%s:%d: %w", r.file, r.line, fmt.Errorf(format, args...))
}

// spelling is one of the alternatives in a cell. A question mark in front of
// it says that it is loose.
type spelling struct {
	text  string
	loose bool
}

// spellings splits the last cell of a row: alternatives are separated by " | ".
func (r row) spellings(col int) []spelling {
	var all []spelling
	for s := range strings.SplitSeq(r.cols[col], "|") {
		s = strings.TrimSpace(s)
		rest, loose := strings.CutPrefix(s, "?")
		all = append(all, spelling{rest, loose && rest != ""})
	}
	return all
}

// readTable reads the rows of a table that has from least to most columns.
// Blank lines and lines that begin with # are left out. A file that does not
// exist has no rows.
func readTable(fsys fs.FS, file string, least, most int) ([]row, error) {
	f, err := fsys.Open(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	} else if err != nil {
		return nil, err
	}
	defer f.Close()
	var rows []row
	lines := bufio.NewScanner(f)
	for n := 1; lines.Scan(); n++ {
		text := strings.TrimRight(lines.Text(), " \t\r")
		if text == "" || text[0] == '#' {
			continue
		}
		r := row{file: file, line: n, cols: strings.FieldsFunc(text, func(c rune) bool { return c == '\t' })}
		for i, c := range r.cols {
			r.cols[i] = strings.TrimSpace(c)
		}
		if len(r.cols) < least || len(r.cols) > most {
			return nil, r.errorf("%d columns, want %d to %d (separate them by tabs)", len(r.cols), least, most)
		}
		rows = append(rows, r)
	}
	if err := lines.Err(); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return rows, nil
}
