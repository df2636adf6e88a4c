package i18n

import (
	"cmp"
	"iter"
	"slices"
	"strings"
)

// maxSuggest is the longest word that suggestions are sought for, in folded
// bytes: longer than any name. It bounds the work.
const maxSuggest = 40

// Suggest returns the names that are nearest to word, the nearest first, at
// most max of them and one for each place and language. Distance counts
// letters added, left out, replaced or swapped with their neighbor in the
// folded text. One letter may be wrong, and one more for each five of the
// word's letters; a full name that word begins counts as one letter away. Of
// equally near names, those of the same letters in another order come first,
// then those that begin like word, then full names, then the order of the
// alphabet. Where nothing is near, the little words of a name do not count:
// "Mer de Baltque" is near "Mer Baltique". Of three letters a wrong one leaves too little to go by: if it is
// the first, only a word that is a name itself may be a slip for another, and
// a short form that is only read is not offered: it would be written otherwise.
func (x *Lexicon) Suggest(word string, max int) []Sense {
	if len(word) > 4*maxSuggest {
		return nil
	}
	folded := Fold(word)
	if folded == "" || len(folded) > maxSuggest || max <= 0 {
		return nil
	}
	type candidate struct {
		sense Sense
		rank  int // the nearest first
	}
	var near, starts []candidate
	lenient := len(folded) > shortWord || x.isNameText(word)
	for w := Word(1); int(w) <= len(x.texts); w++ {
		text := x.texts[w-1]
		if len(folded) >= shortWord && len(text) > len(folded) && strings.HasPrefix(text, folded) {
			for _, s := range x.Senses(w) {
				if s.Kind == Name && !s.Loose && s.Style == FullName {
					starts = append(starts, candidate{s, rankOf(1, false, false)})
				}
			}
		}
		limit := tolerance(min(len(folded), len(text)))
		if abs(len(text)-len(folded)) > limit || !x.isName(w) {
			continue
		}
		d := distance(folded, text, limit)
		if d > limit {
			continue
		}
		same, first := sameLetters(text, folded), text[0] == folded[0]
		if !lenient && !same && !first {
			continue
		}
		for _, s := range x.Senses(w) {
			if s.Kind == Name && !s.Loose && (lenient || len(text) > shortWord || x.isWritten(s, text)) {
				near = append(near, candidate{s, rankOf(d, !same, !first)})
			}
		}
	}
	if places(starts, func(c candidate) Place { return c.sense.Place }) <= maxStarts {
		near = append(near, starts...)
	}
	if len(near) == 0 {
		for s, d := range x.nearStarts(folded) {
			near = append(near, candidate{s, d})
		}
	}
	slices.SortStableFunc(near, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(a.rank, b.rank), cmp.Compare(a.sense.Style, b.sense.Style))
	})
	var all []Sense
	for _, c := range near {
		same := func(s Sense) bool { return s.Place == c.sense.Place && s.Lang == c.sense.Lang }
		if len(all) < max && !slices.ContainsFunc(all, same) {
			all = append(all, c.sense)
		}
	}
	return all
}

// nearStarts returns the places whose full names are near a folded text in a
// language that reads names without their little words, and without those, with
// the distance.
func (x *Lexicon) nearStarts(folded string) iter.Seq2[Sense, int] {
	return func(yield func(Sense, int) bool) {
		for i := range x.langs {
			l := &x.langs[i]
			query := skipWords(folded, l.skip)
			if l.skip == "" || query == folded {
				continue
			}
			for _, s := range l.starts {
				limit := tolerance(min(len(query), len(s.words)))
				d := distance(query, s.words, limit)
				if d <= limit && !yield(Sense{Kind: Name, Lang: l.number, Place: s.place, Style: FullName}, d) {
					return
				}
			}
		}
	}
}

// shortWord is the length of the short forms of names, in letters.
const shortWord = 3

// maxStarts is how many places a word may be the beginning of to be taken for
// one: "gul" of two gulfs, but "mer" of every sea.
const maxStarts = 4

// rankOf orders suggestions: by distance, then those that swap letters, then
// those with the first letter right.
func rankOf(distance int, otherLetters, otherFirst bool) int {
	return 4*distance + 2*bit(otherLetters) + bit(otherFirst)
}

// places returns how many different places there are among all.
func places[T any](all []T, of func(T) Place) int {
	seen := map[Place]bool{}
	for _, c := range all {
		seen[of(c)] = true
	}
	return len(seen)
}

// isWritten reports whether a language writes a name so, folded, and does not
// only read it.
func (x *Lexicon) isWritten(s Sense, folded string) bool {
	l := x.Language(s.Lang)
	if l == nil {
		return false
	}
	name, _ := l.spelling(s.Place, s.Style)
	return Fold(name) == folded
}

// isNameText reports whether a text is the name of a place.
func (x *Lexicon) isNameText(text string) bool {
	w, n := x.Match(text)
	return n == len(text) && x.isName(w)
}

// tolerance is how many letters may be wrong in a word of n letters.
func tolerance(n int) int { return 1 + n/5 }

// sameLetters reports whether b has the letters of a in some order.
func sameLetters(a, b string) bool {
	var count [256]int8
	for i := range len(a) {
		count[a[i]]++
	}
	for i := range len(b) {
		count[b[i]]--
	}
	return count == [256]int8{}
}

// isName reports whether w can be the name of a place.
func (x *Lexicon) isName(w Word) bool {
	for _, s := range x.Senses(w) {
		if s.Kind == Name {
			return true
		}
	}
	return false
}

// distance returns the optimal string alignment distance of a and b: the
// fewest insertions, deletions, replacements and swaps of neighbors that turn
// one into the other, no letter touched twice. It returns limit+1 as soon as
// the distance must be greater than limit. Neither may be longer than 255
// bytes.
func distance(a, b string, limit int) int {
	if abs(len(a)-len(b)) > limit {
		return limit + 1
	}
	// rows i-2, i-1 and i of the table
	var rows [3][256]int
	for j := range len(b) + 1 {
		rows[1][j] = j
	}
	before, last, row := &rows[0], &rows[1], &rows[2]
	for i := 1; i <= len(a); i++ {
		row[0] = i
		best := i
		for j := 1; j <= len(b); j++ {
			replace := last[j-1]
			if a[i-1] != b[j-1] {
				replace++
			}
			d := min(last[j]+1, row[j-1]+1, replace)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				d = min(d, before[j-2]+1)
			}
			row[j] = d
			best = min(best, d)
		}
		// A swap can reach back over one row, so give up only when two rows
		// in a row are too far; the next row is at least this one's best.
		if best > limit && i > 1 && slices.Min(last[:len(b)+1]) > limit {
			return limit + 1
		}
		before, last, row = last, row, before
	}
	return min(last[len(b)], limit+1)
}

func abs(n int) int { return max(n, -n) }
