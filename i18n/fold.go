package i18n

import (
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Folding makes spellings of one word equal: case, accents (composed or not),
// periods, typographic apostrophes, ligatures and the width of blanks do not
// matter. The builder of the trie folds whole words with fold; the scanner
// folds as it walks with foldRune, so that it needs no memory.

// folded is what one rune of text becomes: up to four bytes to look for in the
// trie, none for a rune that says nothing (a combining accent).
type folded struct {
	bytes [4]byte
	n     uint8
	size  uint8 // of the rune in the text, in bytes
}

// Bytes that a rune can fold to besides lower-case letters and digits.
const (
	blank      = ' ' // any kind of blank
	hyphen     = '-' // a bare hyphen, of any kind that word processors put into names
	period     = '.'
	apostrophe = '\''
	strange    = 0    // a rune that is in no word
	noWord     = 0x7f // stands in Fold's result for a strange rune
)

// asciiFold maps each ASCII byte to its folded byte.
const asciiFold = "\x00\x00\x00\x00\x00\x00\x00\x00\x00  \x00\x00 \x00\x00" +
	"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00" +
	" !\"#$%&'()*+,-./0123456789:;<=>?" +
	"@abcdefghijklmnopqrstuvwxyz[\\]^_'abcdefghijklmnopqrstuvwxyz{|}~\x00"

// plain maps each byte that is an ASCII letter or digit to its folded byte, and
// every other byte to 0: the scanner's shortest way.
const plain = zeros + zeros + zeros + "0123456789\x00\x00\x00\x00\x00\x00" +
	"\x00abcdefghijklmnopqrstuvwxyz\x00\x00\x00\x00\x00" +
	"\x00abcdefghijklmnopqrstuvwxyz\x00\x00\x00\x00\x00" +
	zeros + zeros + zeros + zeros + zeros + zeros + zeros + zeros

const zeros = "\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"

// latin maps each rune from U+00C0 to U+017F that is an accented letter to that
// letter, and every other one to '0'.
const latin = "" +
	"aaaaaa0ceeeeiiii0nooooo00uuuuy00" +
	"aaaaaa0ceeeeiiii0nooooo00uuuuy0y" +
	"aaaaaaccccccccdd00eeeeeeeeeegggg" +
	"gggghh00iiiiiiiii000jjkk0llllll0" +
	"000nnnnnn000oooooo00rrrrrrssssss" +
	"sstttt00uuuuuuuuuuuuwwyyyzzzzzz0"

// foldRune folds the first rune of s, which must not be empty.
func foldRune(s string) folded {
	if c := s[0]; c < utf8.RuneSelf {
		return folded{bytes: [4]byte{asciiFold[c]}, n: 1, size: 1}
	}
	r, size := utf8.DecodeRuneInString(s)
	f := folded{size: uint8(size), n: 1}
	switch r {
	case utf8.RuneError:
		return f // strange
	case '\u00a0', '\u202f', '\u2007', '\u2009', '\u3000':
		f.bytes[0] = blank
	case '\u2010', '\u2011':
		f.bytes[0] = hyphen
	case '‘', '’', 'ʼ', '´', '′':
		f.bytes[0] = apostrophe
	default:
		if i := int(r) - 0xc0; 0 <= i && i < len(latin) && latin[i] != '0' {
			f.bytes[0] = latin[i]
		} else if unicode.Is(unicode.Mn, r) || unicode.Is(unicode.Cf, r) {
			f.n = 0
		} else {
			if d := norm.NFD.PropertiesString(s[:size]).Decomposition(); len(d) > 0 {
				r, _ = utf8.DecodeRune(d)
			}
			f.letter(r)
		}
	}
	return f
}

// letter sets the bytes for a letter or digit without accents.
func (f *folded) letter(r rune) {
	switch r {
	case 'œ', 'Œ':
		f.bytes, f.n = [4]byte{'o', 'e'}, 2
	case 'æ', 'Æ':
		f.bytes, f.n = [4]byte{'a', 'e'}, 2
	case 'ß', 'ẞ':
		f.bytes, f.n = [4]byte{'s', 's'}, 2
	case 'ø', 'Ø':
		f.bytes[0] = 'o'
	case 'ł', 'Ł':
		f.bytes[0] = 'l'
	default:
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			f.n = uint8(utf8.EncodeRune(f.bytes[:], unicode.ToLower(r)))
		}
	}
}

// startsWord reports whether s begins with a letter or digit, or with an
// accent that belongs to the letter before it: then what stands before s is
// not the end of a word.
func startsWord(s string) bool {
	if s == "" {
		return false
	}
	if c := s[0]; c < utf8.RuneSelf {
		return isAlnum(asciiFold[c])
	}
	f := foldRune(s)
	return f.n == 0 || isAlnum(f.bytes[0])
}

// isAlnum reports whether the folded byte c is of a letter or a digit.
func isAlnum(c byte) bool {
	return 'a' <= c && c <= 'z' || '0' <= c && c <= '9' || c >= utf8.RuneSelf
}

// Fold returns the folded form of a word or name: lower case without accents
// and periods, hyphens and runs of blanks as one blank. Two spellings that the
// scanner takes for the same word fold alike.
func Fold(s string) string {
	out := make([]byte, 0, len(s))
	for len(s) > 0 {
		f := foldRune(s)
		s = s[f.size:]
		switch c := f.bytes[0]; {
		case f.n == 0 || c == period:
		case c == blank || c == hyphen && startsWord(s) && len(out) > 0:
			if len(out) > 0 && out[len(out)-1] != blank && out[len(out)-1] != apostrophe {
				out = append(out, blank)
			}
		case c == strange:
			out = append(out, noWord)
		default:
			out = append(out, f.bytes[:f.n]...)
		}
	}
	if n := len(out); n > 0 && out[n-1] == blank {
		out = out[:n-1]
	}
	return string(out)
}
