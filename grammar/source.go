package grammar

import (
	"bufio"
	"bytes"
	"io"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/unicode"
)

// physical is one line of a file as it stands there.
type physical struct {
	text     string // without the line end
	end      string // the line end
	offset   int    // of its first byte in the decoded text
	size     int    // in bytes of the decoded text, even where text is clipped
	number   int    // 1-based
	repaired bool
}

// A source gives the lines of a file one by one, io.EOF behind the last.
type source interface {
	next() (physical, error)
}

// textSource gives the lines of a text that is held as a whole.
type textSource struct {
	text     string
	at       int
	number   int
	repaired []int // numbers of lines, ascending
}

func (s *textSource) next() (physical, error) {
	if s.at >= len(s.text) {
		return physical{}, io.EOF
	}
	rest := s.text[s.at:]
	end, width := len(rest), 0
	if i := lineEnd(rest); i >= 0 {
		end, width = i, 1
		if strings.HasPrefix(rest[i:], "\r\n") {
			width = 2
		}
	}
	s.number++
	p := physical{text: rest[:end], end: rest[end : end+width], offset: s.at, size: end, number: s.number}
	if len(s.repaired) > 0 && s.repaired[0] == s.number {
		p.repaired, s.repaired = true, s.repaired[1:]
	}
	s.at += end + width
	return p, nil
}

// lineEnd returns the index of the first line feed or carriage return in text,
// -1 if there is none. It looks for each by itself, which is faster, as far as
// a line goes.
func lineEnd(text string) int {
	head := text[:min(len(text), MaxLine)]
	if i := strings.IndexByte(head, '\n'); i >= 0 {
		if k := strings.IndexByte(head[:i], '\r'); k >= 0 {
			return k
		}
		return i
	}
	return strings.IndexAny(text, "\r\n")
}

// streamSource gives the lines of a stream and holds no more than one of them,
// clipped to MaxLine.
type streamSource struct {
	r      *bufio.Reader
	line   []byte
	at     int
	number int
}

func newStreamSource(r io.Reader) (*streamSource, error) {
	br := bufio.NewReaderSize(r, 64<<10)
	mark, err := br.Peek(3)
	if err != nil && err != io.EOF {
		return nil, err
	}
	switch {
	case bytes.HasPrefix(mark, utf16leMark), bytes.HasPrefix(mark, utf16beMark):
		br = bufio.NewReaderSize(unicode.UTF16(unicode.LittleEndian, unicode.ExpectBOM).NewDecoder().Reader(br), 64<<10)
	case bytes.HasPrefix(mark, utf8Mark):
		if _, err := br.Discard(len(utf8Mark)); err != nil {
			return nil, err
		}
	}
	return &streamSource{r: br}, nil
}

func (s *streamSource) next() (physical, error) {
	s.line = s.line[:0]
	size, end := 0, ""
	for end == "" {
		if _, err := s.r.Peek(1); err != nil {
			if err != io.EOF || size == 0 {
				return physical{}, err
			}
			break
		}
		chunk, _ := s.r.Peek(s.r.Buffered())
		if i := bytes.IndexAny(chunk, "\r\n"); i >= 0 {
			switch {
			case chunk[i] == '\n':
				end = "\n"
			case i > 0: // the line feed may be in the next chunk
			default:
				end = "\r"
				if two, _ := s.r.Peek(2); len(two) == 2 && two[1] == '\n' {
					end = "\r\n"
				}
			}
			chunk = chunk[:i]
		}
		if room := MaxLine + utf8.UTFMax - len(s.line); room > 0 {
			s.line = append(s.line, chunk[:min(room, len(chunk))]...)
		}
		size += len(chunk)
		if _, err := s.r.Discard(len(chunk) + len(end)); err != nil {
			return physical{}, err
		}
	}
	s.number++
	p := physical{end: end, offset: s.at, number: s.number}
	kept := s.line
	if size > len(kept) {
		kept = kept[:len(clip(string(kept), MaxLine))]
	}
	if utf8.Valid(kept) {
		p.text, p.size = string(kept), size
	} else {
		p.text, p.repaired = fromWindows(kept), true
		p.size = size + len(p.text) - len(kept)
	}
	s.at += p.size + len(end)
	return p, nil
}
