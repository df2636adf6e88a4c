package board

import (
	"fmt"
	"io"
	"strconv"
	"strings"
)

// The bounds of a map file.
const (
	MaxProvinces = 255     // provinces of a map
	MaxPowers    = 63      // powers of a map: a set of them fits 64 bits
	MaxLine      = 1024    // bytes of a line
	MaxFile      = 1 << 17 // bytes of a file

	maxID = 16 // bytes of an id or a name
)

// Load reads a map file: lines of words, each line a statement, with comments
// from "#" to the end of the line. Ids are in upper case, and everything else
// is in lower case:
//
//	map NAME                   the first statement
//	base NAME                  the second, if any: starts from an embedded map
//	power ID
//	province ID TERRAIN [center [POWER]] [coasts COAST COAST …]
//	army PLACE PLACE …         the first place borders each of the others
//	fleet PLACE PLACE …
//	both PLACE PLACE …         the same as army and fleet
//	cut army PLACE PLACE …     takes away borders that stand above
//	unit POWER A|F PLACE       a unit of the first turn
//
// TERRAIN is inland, coastal or sea; COAST is NC, EC, SC or WC; a PLACE is a
// province and, for a fleet's border or place where the province has coasts, a
// slash and the coast: STP/NC. A border can be crossed in both directions and
// is listed once. Provinces and powers are numbered in the order of their
// lines, behind those of the base.
//
// An error is a *LoadError unless r failed.
func Load(r io.Reader) (*Map, error) {
	text, err := io.ReadAll(io.LimitReader(r, MaxFile+1))
	if err != nil {
		return nil, fmt.Errorf("read map: %w", err)
	}
	return parse(string(text))
}

// parse reads the text of a map file.
func parse(text string) (*Map, error) {
	b := builder{m: &Map{
		provinces: make([]province, 1, 80),
		powers:    make([]string, 1, 8),
	}}
	b.lines = make([]int, 1, 80)
	b.settled = make([]Power, 1, 80)
	if err := b.read(text); err != nil {
		return nil, err
	}
	return b.build()
}

// A builder collects what the statements of a map file say.
type builder struct {
	m       *Map
	line    int      // of the statement that is being read, 1-based
	words   []string // of that statement
	before  int      // the number of statements above it in its file
	inBase  bool     // it is in the base: line is that of the base statement
	lines   []int    // by Province: the line that declares it
	settled []Power  // by Province: whose units are there
	borders borderLog
}

// read reads all statements of a map file.
func (b *builder) read(text string) error {
	b.before = 0
	line := 0
	for rest := strings.TrimPrefix(text, "\ufeff"); rest != ""; {
		var s string
		s, rest, _ = strings.Cut(rest, "\n")
		line++
		if !b.inBase {
			b.line = line
		}
		switch {
		case len(s) > MaxLine:
			return b.fail("long-line", strconv.Itoa(MaxLine))
		case len(text) > MaxFile && rest == "":
			return b.fail("long-file", strconv.Itoa(MaxFile))
		}
		s, _, _ = strings.Cut(s, "#")
		b.words = b.words[:0]
		for w := range strings.FieldsSeq(s) {
			b.words = append(b.words, w)
		}
		if len(b.words) == 0 {
			continue
		}
		if err := b.statement(); err != nil {
			return err
		}
		b.before++
	}
	if b.before == 0 {
		b.line = max(b.line, 1)
		return b.fail("empty")
	}
	return nil
}

// statement reads the statement in b.words.
func (b *builder) statement() error {
	word, args := b.words[0], b.words[1:]
	if (b.before == 0) != (word == "map") {
		return b.fail("order", printable(word))
	}
	switch word {
	case "map":
		return b.name(args)
	case "base":
		if b.before != 1 {
			return b.fail("late-base")
		}
		return b.base(args)
	case "power":
		return b.power(args)
	case "province":
		return b.province(args)
	case "army", "fleet", "both":
		return b.border(word, args, false)
	case "cut":
		if len(args) == 0 {
			return b.fail("cut")
		}
		return b.border(args[0], args[1:], true)
	case "unit":
		return b.unit(args)
	}
	return b.fail("statement", printable(word))
}
