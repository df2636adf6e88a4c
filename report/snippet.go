package report

import (
	"strings"

	"diplo/lint"

	"github.com/rivo/uniseg"
)

// Bounds of what is quoted of a sheet.
const (
	maxSnippet = 120 // columns of one line
	beforeSpan = 40  // of these in front of the span, where the line is longer
	maxLines   = 3   // of a place that covers several
)

// snippetLine is one line of a sheet with what is marked in it: the underline
// has the columns of text.
type snippetLine struct {
	number    int
	text      string
	underline string
}

// snippet returns the lines that p covers, marked with the sign mark.
func snippet(p lint.Place, mark byte) []snippetLine {
	var lines []snippetLine
	from := 0
	for number := p.Number; len(lines) < maxLines && from <= len(p.Text); number++ {
		to, next := lineEnd(p.Text, from)
		start, end := max(p.Span.Start, from), min(p.Span.End, to)
		if p.Span.Start <= to && (p.Span.End > from || start == p.Span.Start) {
			line := newSnippetLine(p.Text[from:to], start-from, max(end, start)-from, mark)
			line.number = number
			lines = append(lines, line)
		}
		if p.Span.End <= to {
			break
		}
		from = next
	}
	return lines
}

// lineEnd returns where the line of text that begins at from ends, and where
// the next one begins; that is behind the text for the last line.
func lineEnd(text string, from int) (end, next int) {
	i := strings.IndexAny(text[from:], "\r\n")
	if i < 0 {
		return len(text), len(text) + 1
	}
	end = from + i
	if strings.HasPrefix(text[end:], "\r\n") {
		return end, end + 2
	}
	return end, end + 1
}

// newSnippetLine marks the bytes from start to end of a line, at least one
// column, and cuts a line that is too long.
func newSnippetLine(line string, start, end int, mark byte) snippetLine {
	if isPlain(line) {
		start = min(start, len(line))
		marks := max(min(end, len(line))-start, 1)
		return snippetLine{text: line, underline: strings.Repeat(" ", start) + strings.Repeat(string(mark), marks)}
	}
	var text, underline strings.Builder
	line, start, end = window(line, start, end)
	column, marked := 0, false
	for at, state := 0, -1; at < len(line); {
		var cluster string
		var width int
		cluster, _, width, state = uniseg.FirstGraphemeClusterInString(line[at:], state)
		inside := at < end && at+len(cluster) > start
		at += len(cluster)
		switch {
		case cluster == "\t":
			text.WriteByte('\t')
			underline.WriteByte('\t') // only a tab is as wide as a tab
			column++
			continue
		case oneLine(cluster) != cluster:
			cluster, width = "\ufffd", 1
		}
		text.WriteString(cluster)
		sign := byte(' ')
		if inside && width > 0 {
			sign, marked = mark, true
		}
		underline.WriteString(strings.Repeat(string(sign), width))
		if column += width; column >= maxSnippet && at < len(line) {
			text.WriteString("…")
			break
		}
	}
	if !marked {
		// A place of zero width: between two letters, or at the end.
		return snippetLine{text: text.String(), underline: caretAt(line, start, mark)}
	}
	return snippetLine{text: text.String(), underline: strings.TrimRight(underline.String(), " \t")}
}

// isPlain reports whether a line is too short to be cut, and each byte of it a
// column, as in most orders.
func isPlain(line string) bool {
	for i := range len(line) {
		if line[i] < ' ' || line[i] > '~' {
			return false
		}
	}
	return len(line) <= maxSnippet-beforeSpan
}

// caretAt returns the underline for a place of zero width.
func caretAt(line string, start int, mark byte) string {
	l := newSnippetLine(line[:start]+".", start, start+1, mark)
	return l.underline
}

// window cuts away what is far in front of the span.
func window(line string, start, end int) (string, int, int) {
	start = min(start, len(line))
	end = min(max(end, start), len(line))
	if uniseg.StringWidth(line[:min(start, 4*maxSnippet)]) <= maxSnippet-beforeSpan && start < 4*maxSnippet {
		return line, start, end
	}
	cut := start
	for n := 0; cut > 0 && n < beforeSpan; {
		if cut--; line[cut]&0xc0 != 0x80 { // the first byte of a rune
			n++
		}
	}
	const ellipsis = "…"
	shift := cut - len(ellipsis)
	return ellipsis + line[cut:], start - shift, end - shift
}
