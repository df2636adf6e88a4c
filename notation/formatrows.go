package notation

import (
	"slices"
	"sort"

	"diplo/grammar"
)

// keepRows takes back the edits that would make a row go on in the next line, or
// end in front of it: each row is formatted by itself, and what stands below may
// be read otherwise behind other words.
func (f *Formatter) keepRows(s *grammar.Sheet) {
	for round := 0; len(f.edits) > 0; round++ {
		again := f.options.Parser.Sheet(s.Name, []byte(Apply(s.Text, f.edits))).Rows
		moved := movedLines(s.Rows, again)
		if len(moved) == 0 {
			return
		}
		before := len(f.edits)
		f.edits = slices.DeleteFunc(f.edits, func(e Edit) bool {
			i := sort.Search(len(s.Rows), func(i int) bool { return s.Rows[i].Offset > e.Start }) - 1
			return i >= 0 && moved[s.Rows[i].Number]
		})
		if len(f.edits) == before || round == maxRounds { // then the matter is not with single rows
			f.edits = f.edits[:0]
		}
	}
}

// movedLines returns the numbers of the old rows that begin where no new one
// does, or hold a line where a new one begins, and of those above them.
func movedLines(old, now []grammar.Row) map[int]bool {
	var moved map[int]bool
	mark := func(i int) {
		if moved == nil {
			moved = map[int]bool{}
		}
		for _, k := range [...]int{i - 1, i} {
			if k >= 0 && k < len(old) {
				moved[old[k].Number] = true
			}
		}
	}
	i, k := 0, 0
	for i < len(old) || k < len(now) {
		switch {
		case k == len(now) || i < len(old) && old[i].Number < now[k].Number:
			mark(i)
			i++
		case i == len(old) || now[k].Number < old[i].Number:
			mark(i - 1)
			k++
		default:
			i, k = i+1, k+1
		}
	}
	return moved
}
