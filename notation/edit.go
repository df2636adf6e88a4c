package notation

import "strings"

// An Edit replaces a range of bytes, 0-based and half-open, in a sheet's text.
type Edit struct {
	Start, End int
	New        string
}

// Apply returns text with all edits made, which are sorted and do not overlap.
func Apply(text string, edits []Edit) string {
	if len(edits) == 0 {
		return text
	}
	var b strings.Builder
	from := 0
	for _, e := range edits {
		b.WriteString(text[from:e.Start])
		b.WriteString(e.New)
		from = e.End
	}
	b.WriteString(text[from:])
	return b.String()
}
