package lint

import (
	"cmp"
	"slices"
	"strings"
)

// MaxFixRounds is how often a caller should fix and lint again before it takes
// a file for one that never comes to rest. A round settles all faults that do
// not stand in each other's way, so that two or three are usual.
const MaxFixRounds = 16

// A Fixer collects fixes of one file, from one turn or several, and applies
// them all at once. Fixes that get into each other's way are served first come
// first; what is left is for the next round, after the text was linted again.
type Fixer struct {
	// Unsafe takes guesses as well as safe fixes.
	Unsafe bool

	edits []Edit // sorted, without overlaps
}

// Add takes what fixes it can of the diagnostics in source, a Result's in its
// order, and returns how many faults they mend. Of several fixes of one
// diagnostic it takes the first safe one. Guesses are taken only where there is
// just one: a choice between several is the user's.
func (f *Fixer) Add(diagnostics []Diagnostic, source int) int {
	mended := 0
	for i := range diagnostics {
		if d := &diagnostics[i]; d.At.Source == source {
			if fix := f.choose(d); fix != nil && f.take(fix.Edits) {
				mended++
			}
		}
	}
	return mended
}

func (f *Fixer) choose(d *Diagnostic) *Fix {
	if i := slices.IndexFunc(d.Fixes, func(x Fix) bool { return x.Safe }); i >= 0 {
		return &d.Fixes[i]
	}
	if f.Unsafe && len(d.Fixes) == 1 {
		return &d.Fixes[0]
	}
	return nil
}

// take adds all edits of a fix, or none where one of them is in the way of an
// edit that was there before.
func (f *Fixer) take(edits []Edit) bool {
	if slices.ContainsFunc(edits, func(e Edit) bool { return !f.has(e) && f.strands(e) }) {
		return false
	}
	var made []Edit
	for _, e := range edits {
		if f.has(e) && !slices.Contains(made, e) {
			continue
		}
		if f.insert(e) {
			made = append(made, e)
			continue
		}
		for _, taken := range made {
			j, _ := slices.BinarySearchFunc(f.edits, taken, compareEdits)
			f.edits = slices.Delete(f.edits, j, j+1)
		}
		return false
	}
	return len(edits) > 0
}

// has reports whether e was taken before, as a part of a fix that mends several
// faults at once. The same text inserted twice may be two different things.
func (f *Fixer) has(e Edit) bool {
	i, found := slices.BinarySearchFunc(f.edits, e, compareEdits)
	start, end := e.At.Extent()
	return found && start < end && f.edits[i].New == e.New
}

// strands reports whether e inserts text beside what an earlier edit deletes,
// or deletes what an earlier one inserts text beside: the text would hang on to
// whatever comes next.
func (f *Fixer) strands(e Edit) bool {
	i, _ := slices.BinarySearchFunc(f.edits, e, compareEdits)
	return i > 0 && stranded(f.edits[i-1], e) || i < len(f.edits) && stranded(e, f.edits[i])
}

// stranded reports whether of two edits in order one inserts text where the
// other ends or begins to delete.
func stranded(a, b Edit) bool {
	aStart, aEnd := a.At.Extent()
	bStart, bEnd := b.At.Extent()
	deletes := func(e Edit, start, end int) bool { return e.New == "" && start < end }
	inserts := func(e Edit, start, end int) bool { return e.New != "" && start == end }
	return aEnd == bStart && (inserts(a, aStart, aEnd) && deletes(b, bStart, bEnd) || deletes(a, aStart, aEnd) && inserts(b, bStart, bEnd))
}

// insert puts an edit in its place among the others, unless it overlaps one of
// them. Edits may touch; of two insertions at one point it could not be said
// which comes first, so they overlap.
func (f *Fixer) insert(e Edit) bool {
	i, found := slices.BinarySearchFunc(f.edits, e, compareEdits)
	if found {
		return false
	}
	start, end := e.At.Extent()
	if i > 0 {
		if _, previous := f.edits[i-1].At.Extent(); previous > start {
			return false
		}
	}
	if i < len(f.edits) {
		if next, _ := f.edits[i].At.Extent(); next < end {
			return false
		}
	}
	f.edits = slices.Insert(f.edits, i, e)
	return true
}

func compareEdits(a, b Edit) int {
	aStart, aEnd := a.At.Extent()
	bStart, bEnd := b.At.Extent()
	return cmp.Or(cmp.Compare(aStart, bStart), cmp.Compare(aEnd, bEnd))
}

// Empty reports whether there is nothing to apply.
func (f *Fixer) Empty() bool { return len(f.edits) == 0 }

// Apply returns the file's text with all edits made. The text must be the one
// that was linted, Sheet.Text.
func (f *Fixer) Apply(text string) string {
	var out strings.Builder
	from := 0
	for _, e := range f.edits {
		start, end := e.At.Extent()
		out.WriteString(text[from:start])
		out.WriteString(e.New)
		from = end
	}
	out.WriteString(text[from:])
	return out.String()
}
