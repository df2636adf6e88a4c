package lint_test

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"diplo/grammar"
	"diplo/lint"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"
)

// edit replaces bytes from start to end of a file, which stand in a line that
// begins at byte 10 or, in front of that, at 0.
func edit(start, end int, replacement string) lint.Edit {
	line := 0
	if start >= 10 {
		line = 10
	}
	return lint.Edit{
		At:  lint.Place{Offset: line, Span: grammar.Span{Start: start - line, End: end - line}},
		New: replacement,
	}
}

func fault(fixes ...lint.Fix) lint.Diagnostic { return lint.Diagnostic{Fixes: fixes} }

func TestFixerChoosesFixes(t *testing.T) {
	safe := func(edits ...lint.Edit) lint.Fix { return lint.Fix{Safe: true, Edits: edits} }
	guess := func(edits ...lint.Edit) lint.Fix { return lint.Fix{Edits: edits} }
	elsewhere := fault(safe(edit(0, 1, "!")))
	elsewhere.At.Source = 1
	const text = "0123456789ABCDEF"
	for _, c := range []struct {
		name   string
		faults []lint.Diagnostic
		unsafe bool
		mended int
		want   string
	}{
		{name: "nothing", want: text},
		{name: "safe", faults: []lint.Diagnostic{fault(safe(edit(2, 4, "x")))}, mended: 1, want: "01x456789ABCDEF"},
		{name: "guess is not asked for", faults: []lint.Diagnostic{fault(guess(edit(2, 4, "x")))}, want: text},
		{name: "guess is asked for", faults: []lint.Diagnostic{fault(guess(edit(2, 4, "x")))}, unsafe: true, mended: 1, want: "01x456789ABCDEF"},
		{name: "choice is the user's", faults: []lint.Diagnostic{fault(guess(edit(2, 4, "x")), guess(edit(2, 4, "y")))}, unsafe: true, want: text},
		{name: "safe one of several", faults: []lint.Diagnostic{fault(guess(edit(2, 4, "x")), safe(edit(2, 4, "y")), safe(edit(2, 4, "z")))}, unsafe: true, mended: 1, want: "01y456789ABCDEF"},
		{name: "overlap: first come first served", faults: []lint.Diagnostic{fault(safe(edit(2, 5, "x"))), fault(safe(edit(4, 6, "y")))}, mended: 1, want: "01x56789ABCDEF"},
		{name: "same point", faults: []lint.Diagnostic{fault(safe(edit(2, 2, "x"))), fault(safe(edit(2, 2, "x")))}, mended: 1, want: "01x23456789ABCDEF"},
		{name: "same change", faults: []lint.Diagnostic{fault(safe(edit(2, 5, "x"))), fault(safe(edit(2, 5, "x"), edit(7, 8, "y")))}, mended: 2, want: "01x56y89ABCDEF"},
		{name: "same change beside another", faults: []lint.Diagnostic{fault(safe(edit(2, 5, "x"))), fault(safe(edit(2, 5, "x"), edit(4, 8, "y")))}, mended: 1, want: "01x56789ABCDEF"},
		{name: "touching", faults: []lint.Diagnostic{fault(safe(edit(2, 5, "x"))), fault(safe(edit(5, 6, "y"))), fault(safe(edit(2, 2, "z"))), fault(safe(edit(6, 6, "w")))}, mended: 4, want: "01zxyw6789ABCDEF"},
		{name: "all edits or none", faults: []lint.Diagnostic{fault(safe(edit(12, 13, "x"))), fault(safe(edit(0, 1, "y"), edit(11, 14, "z")))}, mended: 1, want: "0123456789ABxDEF"},
		{name: "insertion inside", faults: []lint.Diagnostic{fault(safe(edit(2, 5, ""))), fault(safe(edit(3, 3, "y")))}, mended: 1, want: "0156789ABCDEF"},
		{name: "insertion at the edge of a deletion", faults: []lint.Diagnostic{fault(safe(edit(2, 2, "y"))), fault(safe(edit(2, 5, ""))), fault(safe(edit(5, 5, "z")))}, mended: 2, want: "01y234z56789ABCDEF"},
		{name: "but both in one fix", faults: []lint.Diagnostic{fault(safe(edit(2, 2, "y"), edit(2, 5, "")))}, mended: 1, want: "01y56789ABCDEF"},
		{name: "other file", faults: []lint.Diagnostic{elsewhere}, want: text},
		{name: "no edits", faults: []lint.Diagnostic{fault(safe())}, want: text},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := lint.Fixer{Unsafe: c.unsafe}
			assert.Equal(t, c.mended, f.Add(c.faults, 0))
			assert.Equal(t, c.want, f.Apply(text))
			assert.Equal(t, c.want == text, f.Empty())
		})
	}
}

// Applying all edits at once is applying them one at a time from the end, and
// what was taken is what fits in document order.
func TestFixerAppliesAsOneByOne(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringMatching(`[a-z]{0,30}`).Draw(t, "text")
		var faults []lint.Diagnostic
		for range rapid.IntRange(0, 8).Draw(t, "faults") {
			var edits []lint.Edit
			for range rapid.IntRange(1, 2).Draw(t, "edits") {
				start := rapid.IntRange(0, len(text)).Draw(t, "start")
				end := rapid.IntRange(start, min(start+4, len(text))).Draw(t, "end")
				edits = append(edits, edit(start, end, rapid.StringMatching(`[A-Z]{0,3}`).Draw(t, "new")))
			}
			faults = append(faults, fault(lint.Fix{Safe: true, Edits: edits}))
		}

		var taken []lint.Edit
		for _, d := range faults {
			more := slices.DeleteFunc(slices.Clone(d.Fixes[0].Edits), func(e lint.Edit) bool {
				start, end := e.At.Extent()
				return start < end && slices.Contains(taken, e) // made already
			})
			if fits(append(slices.Clone(taken), more...)) && !strand(taken, more) {
				taken = append(taken, more...)
			}
		}
		slices.SortFunc(taken, func(a, b lint.Edit) int {
			aStart, aEnd := a.At.Extent()
			bStart, bEnd := b.At.Extent()
			return -cmp.Or(cmp.Compare(aStart, bStart), cmp.Compare(aEnd, bEnd))
		})
		want := text
		for _, e := range taken {
			start, end := e.At.Extent()
			want = want[:start] + e.New + want[end:]
		}

		var f lint.Fixer
		f.Add(faults, 0)
		if got := f.Apply(text); got != want {
			t.Fatalf("got %q, want %q", got, want)
		}
	})
}

// strand reports whether an edit of one fix inserts text at an end of what an
// edit of the other deletes.
func strand(one, other []lint.Edit) bool {
	at := func(insertion, deletion lint.Edit) bool {
		point, end := insertion.At.Extent()
		from, to := deletion.At.Extent()
		return insertion.New != "" && point == end && deletion.New == "" && from < to && (point == from || point == to)
	}
	for _, a := range one {
		for _, b := range other {
			if at(a, b) || at(b, a) {
				return true
			}
		}
	}
	return false
}

// fits reports whether no two edits share a byte or a point of insertion.
func fits(edits []lint.Edit) bool {
	for i, a := range edits {
		aStart, aEnd := a.At.Extent()
		for _, b := range edits[:i] {
			bStart, bEnd := b.At.Extent()
			if aStart < bEnd && bStart < aEnd || aStart == bStart && aEnd == bEnd {
				return false
			}
		}
	}
	return true
}

func TestRange(t *testing.T) {
	for _, c := range []struct {
		name       string
		text, part string
		from, to   lint.Position
	}{
		{"start", "A Par - Bur", "A", lint.Position{Line: 7, Column: 1}, lint.Position{Line: 7, Column: 2}},
		{"end", "A Par - Bur", "Bur", lint.Position{Line: 7, Column: 9}, lint.Position{Line: 7, Column: 12}},
		{"code points", "A. Pié — Ligurie", "Ligurie", lint.Position{Line: 7, Column: 10}, lint.Position{Line: 7, Column: 17}},
		{"combining accents count", "A. Pie\u0301 — Lig", "Lig", lint.Position{Line: 7, Column: 11}, lint.Position{Line: 7, Column: 14}},
		{"tabs count one", "\tA\tPar", "Par", lint.Position{Line: 7, Column: 4}, lint.Position{Line: 7, Column: 7}},
		{"next line", "A Par\n - Bur", "Bur", lint.Position{Line: 8, Column: 4}, lint.Position{Line: 8, Column: 7}},
		{"over lines", "A Par\r\n - Bur", "Par\r\n - B", lint.Position{Line: 7, Column: 3}, lint.Position{Line: 8, Column: 5}},
		{"carriage returns", "A Par\r-\rBur", "Bur", lint.Position{Line: 9, Column: 1}, lint.Position{Line: 9, Column: 4}},
		{"nothing", "A Par - ", "", lint.Position{Line: 7, Column: 1}, lint.Position{Line: 7, Column: 1}},
	} {
		t.Run(c.name, func(t *testing.T) {
			start := strings.Index(c.text, c.part)
			p := lint.Place{Number: 7, Text: c.text, Span: grammar.Span{Start: start, End: start + len(c.part)}}
			from, to := p.Range()
			assert.Equal(t, c.from, from)
			assert.Equal(t, c.to, to)
		})
	}
}
