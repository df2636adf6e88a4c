package grammar

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// digits scans a number.
func (s *scanner) digits(i int) int {
	start, value := i, int32(0)
	for ; i < len(s.text) && '0' <= s.text[i] && s.text[i] <= '9'; i++ {
		value = min(value*10+int32(s.text[i]-'0'), 1<<24)
	}
	s.add(start, i, digits).value = value
	return i
}

// ascii scans one sign of ASCII, or several that belong together.
func (s *scanner) ascii(i int) int {
	switch c := s.text[i]; c {
	case '-', '=', '_':
		return s.dash(i)
	case '~':
		if n := s.struck(i); n != 0 {
			return i + n
		}
		return s.dash(i)
	case '>':
		s.greater(i, i+1)
	case '<':
		if n := s.struck(i); n != 0 {
			return i + n
		}
		if n := tag(s.text[i:]); n != 0 {
			if s.text[i+1]|0x20 == 'b' && s.text[i+2]|0x20 == 'r' { // "<br>" in a cell of a table
				s.add(i, i+n, semicolon)
			} else {
				s.add(i, i+n, otherSign).role = roleSoft
			}
			return i + n
		}
		s.opener(i, i+1)
	case '[':
		if n := s.struck(i); n != 0 {
			return i + n
		}
		if n := forumTag(s.text[i:]); n != 0 {
			s.add(i, i+n, otherSign).role = roleSoft
			return i + n
		}
		s.opener(i, i+1)
	case '(', '{':
		s.opener(i, i+1)
	case ')', ']', '}':
		s.closer(i, i+1)
	case '#':
		return s.hash(i)
	case '/':
		if strings.HasPrefix(s.text[i:], "//") && (i == 0 || isBlank(s.text[i-1])) {
			return s.comment(i)
		}
		s.add(i, i+1, slash)
	case '&':
		if strings.HasPrefix(s.text[i:], "&gt;") {
			s.greater(i, i+4)
			return i + 4
		}
		s.add(i, i+1, comma)
	default:
		s.add(i, i+1, asciiSign(c))
	}
	return i + 1
}

func asciiSign(c byte) sign {
	switch c {
	case ':':
		return colon
	case ',':
		return comma
	case ';', '|':
		return semicolon
	case '\\':
		return slash
	case '"':
		return quote
	case '*':
		return star
	case '+':
		return plus
	case '.':
		return dot
	}
	return otherSign
}

func isBlank(c byte) bool { return c == ' ' || c == '\t' || c == '\n' || c == '\r' }

// hash scans the "#" of "#1901", or a comment.
func (s *scanner) hash(i int) int {
	n := 0
	for i+1+n < len(s.text) && '0' <= s.text[i+1+n] && s.text[i+1+n] <= '9' {
		n++
	}
	if n >= 3 && n <= 4 {
		s.add(i, i+1, hash).role = roleSoft
		return i + 1
	}
	return s.comment(i)
}

func (s *scanner) comment(i int) int {
	s.add(i, len(s.text), otherSign).role = roleComment
	return len(s.text)
}

// tag returns the length of a tag of HTML at the start of text, 0 if there is
// none: mail and forum pages leave "<u>" and "</b>" around orders.
func tag(text string) int {
	i := 1
	if i < len(text) && text[i] == '/' {
		i++
	}
	start := i
	for i < len(text) && i < start+6 && 'a' <= text[i]|0x20 && text[i]|0x20 <= 'z' {
		i++
	}
	// A single "F" or "A" in angle brackets could be a unit.
	if i == start || i >= len(text) || text[i] != '>' {
		return 0
	}
	return i + 1
}

// longestForumTag is the longest name of a tag in square brackets: "color".
const longestForumTag = 6

// forumTag returns the length of a tag in square brackets at the start of text,
// 0 if there is none: "[b]", "[color=red]" where the line goes on to close it,
// "[/b]" anywhere.
func forumTag(text string) int {
	i := 1
	closing := i < len(text) && text[i] == '/'
	if closing {
		i++
	}
	start := i
	for i < len(text) && i <= start+longestForumTag && 'a' <= text[i]|0x20 && text[i]|0x20 <= 'z' {
		i++
	}
	name := text[start:i]
	if name == "" || i >= len(text) {
		return 0
	}
	if text[i] == '=' && !closing {
		n := strings.IndexByte(text[i:], ']')
		if n < 0 {
			return 0
		}
		i += n
	}
	if text[i] != ']' || !closing && !strings.Contains(text[i:], "[/"+name+"]") {
		return 0
	}
	return i + 1
}

// dash scans a dash or arrow: any mixture of strokes, then any heads.
func (s *scanner) dash(start int) int {
	i, strokes, bars, scores, heads := start, 0, 0, 0, 0
	for i < len(s.text) {
		r, n := rune(s.text[i]), 1
		if r >= utf8.RuneSelf {
			r, n = utf8.DecodeRuneInString(s.text[i:])
		}
		switch {
		case heads == 0 && r == '=':
			bars++
		case heads == 0 && r == '_':
			scores++
		case heads == 0 && isStroke(r):
			strokes++
		case r == '>' || isArrow(r):
			heads++
		default:
			n = 0
		}
		if n == 0 {
			break
		}
		i += n
	}
	l := s.add(start, i, hyphen)
	switch {
	case heads > 0:
		l.sign = arrow
		l.isOdd, l.odd = scores > 0, StrayMark
	case strokes > 0:
	case bars == 1 && scores == 0:
		l.sign = equals
	default:
		l.sign, l.role = otherSign, roleSoft
	}
	return i
}

// isStroke reports whether r is a dash of any kind.
func isStroke(r rune) bool {
	return r == '-' || r == '~' || '\u2010' <= r && r <= '\u2015' || r == '\u00ad' ||
		r == '\uff0d' || r == '\u2212' || r == '\ufe58' || r == '\ufe63' || r == '─'
}

// isArrow reports whether r is an arrow that points onward.
func isArrow(r rune) bool {
	switch r {
	case '→', '⇒', '➔', '➜', '➝', '➞', '⟶', '⟹', '⇨', '►', '▶', '›':
		return true
	}
	return false
}

// rune scans a sign or word that begins outside ASCII.
func (s *scanner) rune(i int) int {
	r, n := utf8.DecodeRuneInString(s.text[i:])
	switch {
	case unicode.IsSpace(r), r == '\ufeff', r == '\u200b', r == '\u2060':
		return i + n
	case isStroke(r), isArrow(r):
		return s.dash(i)
	case unicode.IsLetter(r):
		return s.word(i)
	}
	switch r {
	case '“', '”', '„', '″', '〃':
		s.add(i, i+n, quote)
	case '«', '»', '‘', '’', '…':
		s.add(i, i+n, otherSign)
	case '•', '·', '●', '▪', '*':
		s.add(i, i+n, star)
	case '(':
		s.opener(i, i+n)
	case ')':
		s.closer(i, i+n)
	default:
		s.add(i, i+n, otherSign)
	}
	return i + n
}

func (s *scanner) opener(start, end int) {
	s.open = append(s.open, int32(len(s.out)))
	s.add(start, end, opener)
}

// closer closes the innermost open bracket, of whatever shape.
func (s *scanner) closer(start, end int) {
	l := s.add(start, end, closer)
	if n := len(s.open); n > 0 {
		l.mate = s.open[n-1]
		s.out[l.mate].mate = int32(len(s.out) - 1)
		s.open = s.open[:n-1]
	}
}

// greater scans ">": the end of "<…>", the mark of a quoted mail line, or an
// arrow.
func (s *scanner) greater(start, end int) {
	if n := len(s.open); n > 0 && s.text[s.out[s.open[n-1]].Start] == '<' {
		s.closer(start, end)
		return
	}
	l := s.add(start, end, arrow)
	for i := len(s.out) - 2; i >= 0; i-- {
		if s.out[i].role != roleSoft {
			return
		}
	}
	l.sign, l.role = otherSign, roleSoft
}
