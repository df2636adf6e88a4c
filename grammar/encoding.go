package grammar

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

// The encodings that a sheet may have, by their IANA names.
const (
	utf8Name    = "utf-8"
	utf16leName = "utf-16le"
	utf16beName = "utf-16be"
	windowsName = "windows-1252"
)

var (
	utf8Mark    = []byte("\xef\xbb\xbf")
	utf16leMark = []byte("\xff\xfe")
	utf16beMark = []byte("\xfe\xff")
)

// binaryProbe is how far into a file a NUL byte tells that it is no text.
const binaryProbe = 8 << 10

// decode returns raw as UTF-8 without a byte order mark, the encoding it was
// in, and the 1-based numbers of the lines that were not UTF-8 and were read
// as Windows-1252.
func decode(raw []byte) (text, encoding string, repaired []int, binary bool) {
	switch {
	case bytes.HasPrefix(raw, utf16leMark):
		return decode16(raw, unicode.LittleEndian, utf16leName)
	case bytes.HasPrefix(raw, utf16beMark):
		return decode16(raw, unicode.BigEndian, utf16beName)
	}
	raw = bytes.TrimPrefix(raw, utf8Mark)
	if bytes.IndexByte(raw[:min(len(raw), binaryProbe)], 0) >= 0 {
		return "", "", nil, true
	}
	if utf8.Valid(raw) {
		return string(raw), utf8Name, nil, false
	}
	text, repaired = repair(raw)
	return text, windowsName, repaired, false
}

func decode16(raw []byte, order unicode.Endianness, name string) (text, encoding string, repaired []int, binary bool) {
	// A surrogate without its fellow becomes U+FFFD; the decoder has no errors.
	out, err := unicode.UTF16(order, unicode.UseBOM).NewDecoder().Bytes(raw)
	if err != nil {
		return "", "", nil, true
	}
	return string(out), name, nil, false
}

// repair reads the lines of raw that are not UTF-8 as Windows-1252.
func repair(raw []byte) (text string, repaired []int) {
	var b strings.Builder
	b.Grow(len(raw) + len(raw)/8)
	for number := 1; len(raw) > 0; number++ {
		line := raw[:lineLength(raw)]
		raw = raw[len(line):]
		if utf8.Valid(line) {
			b.Write(line)
			continue
		}
		b.WriteString(fromWindows(line))
		repaired = append(repaired, number)
	}
	return b.String(), repaired
}

// lineLength returns the length of the first line of raw with its line end: a
// line feed, a carriage return, or both.
func lineLength(raw []byte) int {
	i := bytes.IndexAny(raw, "\r\n")
	switch {
	case i < 0:
		return len(raw)
	case raw[i] == '\r' && i+1 < len(raw) && raw[i+1] == '\n':
		return i + 2
	}
	return i + 1
}

// fromWindows reads line as Windows-1252, in which every byte means something.
func fromWindows(line []byte) string {
	var b strings.Builder
	b.Grow(2 * len(line))
	for _, c := range line {
		b.WriteRune(charmap.Windows1252.DecodeByte(c))
	}
	return b.String()
}
