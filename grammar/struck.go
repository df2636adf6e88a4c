package grammar

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// struckMarks begin and end what is struck out on pages and in chats.
var struckMarks = [...][2]string{
	{"~~", "~~"}, {"[s]", "[/s]"}, {"[strike]", "[/strike]"}, {"[del]", "[/del]"},
	{"<s>", "</s>"}, {"<strike>", "</strike>"}, {"<del>", "</del>"},
}

// struckOut returns the length of what is struck out at the start of text, 0 if
// nothing is: "~~A Lon - Den~~". Two tildes that touch no word, or words on both
// sides, are a dash.
func struckOut(text string) int {
	for _, m := range struckMarks {
		if len(text) < len(m[0]) || !strings.EqualFold(text[:len(m[0])], m[0]) {
			continue
		}
		n := indexFold(text[len(m[0]):], m[1])
		if n <= 0 {
			return 0
		}
		inside, end := text[len(m[0]):len(m[0])+n], len(m[0])+n+len(m[1])
		first, _ := utf8.DecodeRuneInString(inside)
		last, _ := utf8.DecodeLastRuneInString(inside)
		behind, _ := utf8.DecodeRuneInString(text[end:])
		if m[0] == "~~" && (unicode.IsSpace(first) || first == '~' || unicode.IsSpace(last) || unicode.IsLetter(behind) || behind == '~') {
			return 0
		}
		return end
	}
	return 0
}

// indexFold returns where mark, in lower case, stands in text in letters of one
// case, -1 if it does not.
func indexFold(text, mark string) int {
	if n := strings.Index(text, mark); n >= 0 {
		return n
	}
	return strings.Index(text, strings.ToUpper(mark))
}

// struck scans what is struck out at i, which is a remark whatever it says, and
// returns its length, 0 if there is nothing.
func (s *scanner) struck(i int) int {
	if s.text[i] == '~' && i > 0 && !isBlank(s.text[i-1]) {
		return 0
	}
	n := struckOut(s.text[i:])
	if n != 0 {
		s.add(i, i+n, otherSign).role = roleSoft
	}
	return n
}
