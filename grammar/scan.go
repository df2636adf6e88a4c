package grammar

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"diplo/i18n"
)

// scanner cuts a line into lexemes. It decides nothing about their roles.
type scanner struct {
	lexicon *i18n.Lexicon
	text    string
	out     []lexeme
	entries []entry // of the known words of out
	langs   Langs
	open    []int32 // lexemes of brackets that are still open
}

func (s *scanner) scan(text string) {
	s.text, s.out, s.entries, s.langs, s.open = text, s.out[:0], s.entries[:0], 0, s.open[:0]
	for i := 0; i < len(text); {
		c := text[i]
		switch {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r':
			i++
		case 'a' <= c|0x20 && c|0x20 <= 'z':
			i = s.word(i)
		case '0' <= c && c <= '9':
			i = s.digits(i)
		case c < utf8.RuneSelf:
			i = s.ascii(i)
		default:
			i = s.rune(i)
		}
	}
}

func (s *scanner) add(start, end int, sign sign) *lexeme {
	s.out = append(s.out, lexeme{Span: Span{start, end}, sign: sign, mate: -1})
	return &s.out[len(s.out)-1]
}

// word scans a word of the lexicon, a glued form, or a word that is unknown.
func (s *scanner) word(i int) int {
	w, n := s.lexicon.Match(s.text[i:])
	e := s.entryOf(w)
	if e.kinds == 0 {
		w = 0 // means something in glued forms only
	}
	if w == 0 {
		if end := s.aided(i); end > i {
			return end
		}
	}
	if w == 0 || s.isArticle(i, i+n, w) {
		if p := s.lexicon.MatchGlued(s.text[i:]); p.N != 0 {
			return s.parts(i, p)
		}
	}
	if w != 0 {
		if m := s.withoutUnit(i, n); m != 0 {
			w, n = s.lexicon.Match(s.text[i : i+m])
			e = s.entryOf(w)
		}
		s.known(i, i+n, e)
		return i + n
	}
	end := s.run(i)
	if s.coastal(i, end) {
		return end
	}
	s.add(i, end, noSign)
	return end
}

// withoutUnit returns how long the word of n bytes at i is without an "A" at its
// end, 0 if it has none: "Retraite A" is no "retraite à".
func (s *scanner) withoutUnit(i, n int) int {
	if n < 4 || s.text[i+n-1] != 'A' || s.text[i+n-2] != ' ' || s.text[i] == 'A' {
		return 0
	}
	if _, m := s.lexicon.Match(s.text[i : i+n-2]); m == n-2 {
		return m
	}
	return 0
}

// isArticle reports whether w, written in capitals, means nothing as a word and
// may be glued letters instead: SA is "sa" or the support of an army.
func (s *scanner) isArticle(start, end int, w i18n.Word) bool {
	return end-start == 2 && s.entryOf(w).kinds == kindSet(i18n.FillWord) && s.text[start] < 'a' && s.text[start+1] < 'a'
}

func (s *scanner) known(start, end int, e entry) {
	l := s.add(start, end, noSign)
	s.entries = append(s.entries, e) // what moves when it grows stays whole where it was
	l.entry, l.kinds = &s.entries[len(s.entries)-1], e.kinds
	if end-start > 1 && end-start <= 3 && s.text[end-1] >= utf8.RuneSelf {
		l.kinds &^= unitKinds // "à" folds to the letter of an army
	}
	s.langs |= e.langs
}

// parts adds the words of a glued form that begins at i, each in the one sense
// that it has there, and returns where the form ends.
func (s *scanner) parts(i int, p i18n.Parts) int {
	start := i
	for _, part := range p.Part[:p.N] {
		e := s.entryOf(part.Word)
		e.kinds = kindSet(part.Kind)
		s.known(start, i+part.End, e)
		start = i + part.End
	}
	return start
}

// coastal reads "NapC": a coastal square, where the letter says nothing that
// the fleet in front does not.
func (s *scanner) coastal(start, end int) bool {
	if end-start < 4 || s.text[end-1] != 'C' {
		return false
	}
	w, n := s.lexicon.Match(s.text[start : end-1])
	if n != end-1-start || !s.entryOf(w).kinds.has(i18n.Name) {
		return false
	}
	s.known(start, end-1, s.entryOf(w))
	return true
}

// aided reads "ManC" in front of a unit: a name and, glued to it, the letter of
// a convoy or support. It returns where they end, i if there are none.
func (s *scanner) aided(i int) int {
	end := s.run(i)
	last := end - 1
	if end-i < 4 || s.text[last] < 'A' || s.text[last] > 'Z' || !s.unitAhead(end) {
		return i
	}
	verb, _ := s.lexicon.Match(s.text[last:end])
	name, n := s.lexicon.Match(s.text[i:last])
	aid, place := s.entryOf(verb), s.entryOf(name)
	if n != last-i || !place.kinds.has(i18n.Name) || !aid.kinds.hasAny(kindSet(i18n.SupportWord, i18n.ConvoyWord)) || aid.kinds.hasAny(unitKinds|kindSet(i18n.HoldWord)) {
		return i
	}
	s.known(i, last, place)
	s.known(last, end, aid)
	return end
}

// unitAhead reports whether the next word, from i on, is a unit with a place
// behind it.
func (s *scanner) unitAhead(i int) bool {
	rest := strings.TrimLeft(s.text[i:], " \t")
	w, n := s.lexicon.Match(rest)
	if !s.entryOf(w).kinds.hasAny(unitKinds) {
		return false
	}
	place, _ := s.lexicon.Match(strings.TrimLeft(rest[n:], ". \t"))
	return s.entryOf(place).kinds.has(i18n.Name)
}

// run returns where the letters, digits and apostrophes that begin at i end.
func (s *scanner) run(i int) int {
	for i < len(s.text) {
		c := s.text[i]
		switch {
		case 'a' <= c|0x20 && c|0x20 <= 'z' || '0' <= c && c <= '9':
			i++
		case c == '\'' && i+1 < len(s.text) && s.text[i+1] != '\'':
			i++
		case c < utf8.RuneSelf:
			return i
		default:
			r, n := utf8.DecodeRuneInString(s.text[i:])
			if !unicode.IsLetter(r) && !unicode.IsMark(r) && !unicode.IsDigit(r) && r != '’' {
				return i
			}
			i += n
		}
	}
	return i
}
