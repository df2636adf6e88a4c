package i18n

// Match finds the longest word at the start of s that ends where a word may
// end: in front of anything but a letter or digit. It returns the word and how
// many bytes of s it takes, or 0 and 0. A period inside a word belongs to it
// ("St. Petersburg", "n.c."), one after it does not. A bare hyphen or an
// apostrophe is part of a word only where some word goes on behind it. Match
// does not allocate.
func (x *Lexicon) Match(s string) (w Word, n int) {
	m := walker{x: x, s: s}
	m.walk(rootState, 0)
	return m.word, m.end
}

// walker is one search for the longest word.
type walker struct {
	x    *Lexicon
	s    string
	word Word
	end  int
	// ends, when not nil, collects every place where a word could end, inside
	// a run of letters or not.
	ends *ends
}

func (m *walker) found(state uint16, at int) {
	w := m.x.trie.word[state]
	if w == 0 {
		return
	}
	if m.ends != nil {
		m.ends.add(Word(w), at)
	}
	if at > m.end && (!startsWord(m.s[at:]) || !m.x.endsInLetter(w)) {
		m.word, m.end = Word(w), at
	}
}

// endsInLetter reports whether a letter or digit may not follow w: after a
// sign such as "+" or "'" it may.
func (x *Lexicon) endsInLetter(w uint16) bool {
	text := x.texts[w-1]
	return isAlnum(text[len(text)-1])
}

// walk goes on from the state reached at byte i. It calls itself only where a
// period may stand for a blank and after an apostrophe, which the words in the
// trie bound.
func (m *walker) walk(state uint16, i int) {
	s, t := m.s, &m.x.trie
	base, check, word := t.base, t.check, t.word
	for i < len(s) {
		c := plain[s[i]]
		if c == 0 && s[i] == ' ' && i+1 < len(s) && plain[s[i+1]] != 0 {
			c = blank
		}
		if c != 0 { // nearly always
			n := int(base[state]) + int(c)
			if n >= len(check) || check[n] != state {
				return
			}
			state = uint16(n)
			i++
			if word[state] != 0 && (i == len(s) || plain[s[i]] == 0 || m.ends != nil) {
				m.found(state, i)
			}
			continue
		}
		if state, i = m.step(state, i); state == 0 {
			return
		}
		m.found(state, i)
	}
}

// step follows what stands at byte i, where a plain letter does not, and
// returns the state and the byte it leads to, state 0 if no word goes on so.
func (m *walker) step(state uint16, i int) (uint16, int) {
	s, t := m.s, &m.x.trie
	f := foldRune(s[i:])
	next := i + int(f.size)
	switch c := f.bytes[0]; {
	case f.n == 0: // an accent: of the letter before it, if there is one
		if i == 0 {
			return 0, i
		}
		return state, next
	case c == strange:
		return 0, i
	case c == period:
		if i == 0 || next == len(s) {
			return 0, i
		}
		f = foldRune(s[next:])
		switch c = f.bytes[0]; {
		case c == blank:
			next = skipBlanks(s, next)
		case isAlnum(c):
			if to := t.next(state, blank); to != 0 {
				m.walk(to, next)
			}
			next += int(f.size)
		default:
			return 0, i
		}
	case c == blank:
		next = skipBlanks(s, next)
	case c == apostrophe:
		if after := skipBlanks(s, next); after > next { // "d' Irlande"
			if to := t.next(state, apostrophe); to != 0 {
				m.found(to, next)
				m.walk(to, after)
			}
			return 0, i
		}
	case c == hyphen && i > 0 && startsWord(s[next:]):
		f.bytes[0] = blank
	}
	for _, c := range f.bytes[:f.n] {
		if state = t.next(state, c); state == 0 {
			break
		}
	}
	return state, next
}

// skipBlanks returns the first place from i on where s has no blank.
func skipBlanks(s string, i int) int {
	for i < len(s) {
		f := foldRune(s[i:])
		if f.bytes[0] != blank {
			break
		}
		i += int(f.size)
	}
	return i
}
