package grammar

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"diplo/board"
	"diplo/i18n"
)

// Press and remarks stand between orders. A line is taken for prose unless one
// of its orders looks like one; an order that is merely hard to read must not
// get lost, so what is lenient here is lenient towards orders.

// looksLikeOrder reports whether o is likely to be meant as an order.
func (r *reader) looksLikeOrder(o *Order) bool {
	known := len(o.Unit.Name.Senses) > 0
	clean := o.Junk.Empty()
	if o.Unit.Kind != board.NoUnit {
		switch {
		case known:
			return clean || o.Verb != NoVerb || r.places(o) > 1 || r.upperKind(o) && r.isMark(o.Junk.Of(r.text))
		case o.Unit.Name.Text == "":
			return o.Verb != NoVerb && r.places(o) > 0
		case o.Verb == NoVerb:
			return clean && r.capitalized(o)
		}
		if r.places(o) > 0 {
			return clean && !r.wordVerb(o) || isCapitalized(o.Unit.Name.Text) || r.isNearName(o)
		}
		return clean && (r.capitalized(o) && (!r.wordVerb(o) || r.upperKind(o)) ||
			r.upperKind(o) && isLetter(o.VerbSpan.Of(r.text)) || r.isNearOrder(o))
	}
	switch {
	case o.Verb == NoVerb && known:
		return clean && o.Missing == NothingMissing || r.places(o) > 1 && r.mayHideVerb(o)
	case o.Verb == NoVerb:
		return false
	case o.Verb == Waive:
		return clean && o.Unit.Name.Text == ""
	case known && clean:
		return r.places(o) > 1 || o.Verb == Hold || o.Verb == Disband || o.Verb == Build || o.Verb == Remove ||
			o.Verb == Supply || o.Verb == Retreat || o.Ditto || !r.wordVerb(o) && (len(o.Path) == 0 || isName(o.Path[0].Text))
	case known:
		return !r.wordVerb(o) || r.places(o) > 1 && r.upperVerb(o)
	case o.Unit.Name.Text == "":
		return clean && r.places(o) > 0 && (!r.wordVerb(o) || len(o.Target.Name.Senses) > 0 || o.Verb == Retreat)
	case r.places(o) == 0 || !clean:
		return false
	}
	return !r.wordVerb(o) || r.isNearName(o)
}

// longestMark is how long an unknown word may be that stands for what a unit
// does, as the letters of the verbs do: "A. Sil X", "F Kie Hd".
const longestMark = 3

// isMark reports whether what could not be read behind a unit is one word that
// is short enough for such a letter, or nearly a verb: "A Par tientt".
func (r *reader) isMark(word string) bool {
	return !strings.ContainsFunc(word, unicode.IsSpace) && (len(word) <= longestMark || r.isNearVerb(word))
}

// isNearVerb reports whether an unknown word is nearly one of verbWords.
func (r *reader) isNearVerb(word string) bool {
	r.slips++
	return r.slips <= maxSlips && r.lexicon.IsNear(word, verbWords...)
}

// verbWords are the kinds of verbs that need nothing behind them.
var verbWords = []i18n.Kind{i18n.HoldWord, i18n.RetreatWord, i18n.DisbandWord, i18n.BuildWord, i18n.RemoveWord, i18n.SupportWord, i18n.ConvoyWord}

// isNearName reports whether the unit's unknown name is nearly a known one.
func (r *reader) isNearName(o *Order) bool { return r.isNear(o.Unit.Name.Text) }

// maxSlips is how many unknown names of a line are looked for among those that
// they could be slips for, which takes long. What has more of them is no order.
const maxSlips = 16

// isNear reports whether an unknown name is nearly a known one.
func (r *reader) isNear(name string) bool {
	r.slips++
	return r.slips <= maxSlips && len(r.lexicon.Suggest(name, 1)) > 0
}

// isNearOrder reports whether o, of which no name is known, is whole and names
// what is nearly a known one. A word of a sentence is soon near a short name, so
// it has to look like one.
func (r *reader) isNearOrder(o *Order) bool {
	if o.Missing != NothingMissing {
		return false
	}
	unit := r.isNear(o.Unit.Name.Text)
	if r.wordVerb(o) {
		return unit && looksLikeName(o.Unit.Name.Text) && startsUpper(o.Unit.KindSpan.Of(r.text))
	}
	if unit && looksLikeName(o.Unit.Name.Text) {
		return true
	}
	unit = unit && o.Unit.KindSpan.End-o.Unit.KindSpan.Start == 1
	return slices.ContainsFunc(o.Path, func(n Name) bool { return (unit || looksLikeName(n.Text)) && r.isNear(n.Text) })
}

// looksLikeName reports whether an unknown word has a capital, or is long.
func looksLikeName(word string) bool { return startsUpper(word) || len(word) >= longestWord }

// longestWord is the length from which on what is nearly a name is one, and not a
// word of any sentence.
const longestWord = 8

// isLetter reports whether a verb is a capital letter: "H".
func isLetter(verb string) bool { return len(verb) == 1 && 'A' <= verb[0] && verb[0] <= 'Z' }

// mayHideVerb reports whether what could not be read begins with a word that
// is long enough to be a misspelt verb.
func (r *reader) mayHideVerb(o *Order) bool {
	word, _, _ := strings.Cut(o.Junk.Of(r.text), " ")
	return len(word) >= 4
}

// isName reports whether an unknown name could be one: a single word, or
// several with capitals.
func isName(name string) bool { return !strings.Contains(name, " ") || isCapitalized(name) }

// places counts the provinces that o names, those among its junk included.
func (r *reader) places(o *Order) int {
	n := min(len(o.Unit.Name.Senses), 1) + min(len(o.Target.Name.Senses), 1)
	for i := range o.Path {
		n += min(len(o.Path[i].Senses), 1)
	}
	if !o.Junk.Empty() {
		for i := range r.out {
			if l := &r.out[i]; l.role == roleName && l.Start >= o.Junk.Start && l.End <= o.Junk.End {
				n++
			}
		}
	}
	return n
}

// capitalized reports whether every word of the names of o, which no language
// knows, begins with a capital.
func (r *reader) capitalized(o *Order) bool {
	for i := range o.Path {
		if !isCapitalized(o.Path[i].Text) {
			return false
		}
	}
	return isCapitalized(o.Unit.Name.Text)
}

// isCapitalized reports whether each word of a name begins with a capital, or
// with a letter of a script that has none.
func isCapitalized(name string) bool {
	for word := range strings.FieldsSeq(name) {
		if first, _ := utf8.DecodeRuneInString(word); !unicode.IsLetter(first) || unicode.IsLower(first) {
			return false
		}
	}
	return name != ""
}

// upperKind reports whether the unit is a single capital letter.
func (r *reader) upperKind(o *Order) bool {
	k := o.Unit.KindSpan.Of(r.text)
	return len(k) == 1 && k[0] < 'a'
}

// wordVerb reports whether o's verb is a word of more than a letter or a colon,
// which could stand in any sentence.
func (r *reader) wordVerb(o *Order) bool {
	first, _ := utf8.DecodeRuneInString(o.VerbSpan.Of(r.text))
	return o.VerbSpan.Empty() || first == ':' || unicode.IsLetter(first) && o.VerbSpan.End-o.VerbSpan.Start > 1
}

// upperVerb reports whether o's verb is in capitals, as no sentence has it.
func (r *reader) upperVerb(o *Order) bool {
	for _, c := range o.VerbSpan.Of(r.text) {
		if unicode.IsLower(c) {
			return false
		}
	}
	return !o.VerbSpan.Empty()
}

// isProse reports whether none of the orders looks like one.
func (r *reader) isProse(orders []Order) bool {
	for i := range orders {
		if r.looksLikeOrder(&orders[i]) {
			return false
		}
	}
	return true
}
