package lsp

import (
	"slices"
	"strings"
	"unicode/utf8"

	"go.lsp.dev/protocol"
)

// A ruler translates between the bytes of a text and positions of the protocol:
// lines from 0, characters from 0 that count bytes of UTF-8 or units of UTF-16.
// Lines end as the grammar ends them: at LF, CRLF or CR.
type ruler struct {
	text   string
	starts []int32 // of the lines
	utf8   bool    // characters are bytes
}

func newRuler(text string, utf8 bool) ruler {
	r := ruler{text: text, utf8: utf8, starts: make([]int32, 1, strings.Count(text, "\n")+2)}
	lone := strings.IndexByte(text, '\r') >= 0
	for at := 0; ; {
		var i int
		if lone {
			i = strings.IndexAny(text[at:], "\r\n")
		} else {
			i = strings.IndexByte(text[at:], '\n')
		}
		if i < 0 {
			return r
		}
		at += i + 1
		if text[at-1] == '\r' && strings.HasPrefix(text[at:], "\n") {
			at++
		}
		r.starts = append(r.starts, int32(at))
	}
}

// position returns the position of a byte.
func (r *ruler) position(offset int) protocol.Position {
	line, found := slices.BinarySearch(r.starts, int32(offset))
	if !found {
		line--
	}
	before := r.text[r.starts[line]:offset]
	if r.utf8 {
		return protocol.Position{Line: uint32(line), Character: uint32(len(before))}
	}
	return protocol.Position{Line: uint32(line), Character: uint32(units(before))}
}

// span returns the range of bytes from start to end.
func (r *ruler) span(start, end int) protocol.Range {
	return protocol.Range{Start: r.position(start), End: r.position(end)}
}

// offset returns the byte at a position. A line that is not there is the end of
// the text, a character that is not there the end of its line; a position
// inside a character is where that begins.
func (r *ruler) offset(p protocol.Position) int {
	if int64(p.Line) >= int64(len(r.starts)) {
		return len(r.text)
	}
	start := int(r.starts[p.Line])
	line := r.text[start:r.lineEnd(int(p.Line))]
	if r.utf8 {
		n := int(min(int64(p.Character), int64(len(line))))
		for n > 0 && n < len(line) && !utf8.RuneStart(line[n]) {
			n--
		}
		return start + n
	}
	left := int64(p.Character)
	for i, c := range line {
		if left -= int64(runeUnits(c)); left < 0 {
			return start + i
		}
	}
	return start + len(line)
}

// lineEnd returns the byte behind a line, in front of its line end.
func (r *ruler) lineEnd(line int) int {
	if line+1 >= len(r.starts) {
		return len(r.text)
	}
	end := int(r.starts[line+1])
	if strings.HasSuffix(r.text[:end], "\r\n") {
		return end - 2
	}
	return end - 1
}

// lineOf returns the number of the line that a byte lies in, from 0.
func (r *ruler) lineOf(offset int) int {
	line, found := slices.BinarySearch(r.starts, int32(offset))
	if !found {
		line--
	}
	return line
}

// units returns how many units of UTF-16 a text takes.
func units(text string) int {
	n := 0
	for i := 0; i < len(text); i++ {
		if text[i] >= utf8.RuneSelf {
			for _, c := range text[i:] {
				n += runeUnits(c)
			}
			return i + n
		}
	}
	return len(text)
}

func runeUnits(c rune) int {
	if c > 0xffff {
		return 2
	}
	return 1
}
