package i18n

import (
	"errors"
	"slices"
)

// trie is a double-array trie over folded bytes: from state s the byte c leads
// to state t = base[s]+c if check[t] == s. State 0 is none and state 1 the
// root. One array access a byte, no pointers, and all of it static data.
type trie struct {
	base  []uint16
	check []uint16
	word  []uint16 // Word that ends in the state, 0 for none
}

const rootState = 1

// next follows the byte c from state s; 0 means that there is no way on.
func (t *trie) next(s uint16, c byte) uint16 {
	n := int(t.base[s]) + int(c)
	if n < len(t.check) && t.check[n] == s {
		return uint16(n)
	}
	return 0
}

// errTrieFull says that the words need more states than a uint16 can number.
var errTrieFull = errors.New("i18n: too many words for the trie")

// newTrie builds the trie of the folded words, which must be sorted and
// distinct; words[i] is Word i+1.
func newTrie(words []string) (trie, error) {
	b := trieBuilder{used: make([]bool, 2)}
	b.grow(rootState + 1)
	if err := b.insert(rootState, words, 0, 1); err != nil {
		return trie{}, err
	}
	end := len(b.t.check)
	for end > rootState+1 && b.t.check[end-1] == 0 {
		end--
	}
	return trie{
		base:  slices.Clip(b.t.base[:end]),
		check: slices.Clip(b.t.check[:end]),
		word:  slices.Clip(b.t.word[:end]),
	}, nil
}

type trieBuilder struct {
	t    trie
	used []bool // bases in use, so that no two states share one
	free int    // no state below it is free
}

// insert gives state s the children that words[...][depth:] ask for; all words
// share their first depth bytes, and the first of them is Word number first.
func (b *trieBuilder) insert(s int, words []string, depth, first int) error {
	if len(words[0]) == depth {
		b.t.word[s] = uint16(first)
		words, first = words[1:], first+1
	}
	var labels []byte
	for _, w := range words {
		if c := w[depth]; len(labels) == 0 || labels[len(labels)-1] != c {
			labels = append(labels, c)
		}
	}
	if len(labels) == 0 {
		return nil
	}
	base := b.place(labels)
	if base+int(labels[len(labels)-1]) > 1<<16-1 {
		return errTrieFull
	}
	b.used[base] = true
	b.t.base[s] = uint16(base)
	for _, c := range labels {
		b.t.check[base+int(c)] = uint16(s)
	}
	for from := 0; from < len(words); {
		c, to := words[from][depth], from+1
		for to < len(words) && words[to][depth] == c {
			to++
		}
		if err := b.insert(base+int(c), words[from:to], depth+1, first+from); err != nil {
			return err
		}
		from = to
	}
	return nil
}

// place finds the lowest base under which all labels fall on free states.
func (b *trieBuilder) place(labels []byte) int {
	for b.free < len(b.t.check) && (b.free <= rootState || b.t.check[b.free] != 0) {
		b.free++
	}
search:
	for base := max(1, b.free-int(labels[0])); ; base++ {
		b.grow(base + int(labels[len(labels)-1]) + 1)
		if b.used[base] {
			continue
		}
		for _, c := range labels {
			if n := base + int(c); n <= rootState || b.t.check[n] != 0 {
				continue search
			}
		}
		return base
	}
}

func (b *trieBuilder) grow(n int) {
	for len(b.t.check) < n {
		b.t.base = append(b.t.base, 0)
		b.t.check = append(b.t.check, 0)
		b.t.word = append(b.t.word, 0)
		b.used = append(b.used, false)
	}
}
