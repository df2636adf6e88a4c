package i18n

import (
	"cmp"
	"slices"
)

// maxSuggest is the longest word that suggestions are sought for, in folded
// bytes: longer than any name. It bounds the work.
const maxSuggest = 40

// Suggest returns the names that are nearest to word, the nearest first, at
// most max of them and one for each place and language. Distance counts
// letters added, left out, replaced or swapped with their neighbor in the
// folded text. One letter may be wrong, and one more for each five of the
// word's letters. Of equally near names, those that begin like word come
// first, then those of the same letters in another order, then full names,
// then the order of the alphabet.
func (x *Lexicon) Suggest(word string, max int) []Sense {
	if len(word) > 4*maxSuggest {
		return nil
	}
	folded := Fold(word)
	if folded == "" || len(folded) > maxSuggest || max <= 0 {
		return nil
	}
	type candidate struct {
		sense    Sense
		distance int // in quarters of a letter, see below
	}
	var near []candidate
	for w := Word(1); int(w) <= len(x.texts); w++ {
		text := x.texts[w-1]
		limit := tolerance(min(len(folded), len(text)))
		if abs(len(text)-len(folded)) > limit || !x.isName(w) {
			continue
		}
		d := distance(folded, text, limit)
		if d > limit {
			continue
		}
		for _, s := range x.Senses(w) {
			if s.Kind == Name && !s.Loose {
				rank := 4*d + 2*bit(text[0] != folded[0]) + bit(!sameLetters(text, folded))
				near = append(near, candidate{s, rank})
			}
		}
	}
	slices.SortStableFunc(near, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(a.distance, b.distance), cmp.Compare(a.sense.Style, b.sense.Style))
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
