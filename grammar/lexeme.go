package grammar

import (
	"diplo/i18n"

	"github.com/alecthomas/participle/v2/lexer"
)

// A role is what a lexeme does in its line. It is the token type that the
// participle grammar sees; the grammar never sees a language.
type role = lexer.TokenType

// The roles, from -2 down because participle keeps -1 for the end. Everything
// after roleSoft reaches the grammar; soft lexemes (brackets, articles,
// bullets) only separate.
const (
	roleSoft role = -2 - iota
	roleTurn
	roleHeading // a power in a header, or a header that names no known power
	roleBlock   // a word that opens a block
	roleSep
	roleTo
	roleMinus // a dash in front of an order: a bullet or a removal
	roleCount
	roleNumber
	roleKind
	rolePower
	roleName
	roleUnknown
	roleCoast
	roleDislodged
	roleMark // the "C" of "— C —"
	roleSupport
	roleConvoy
	roleRetreat
	roleHold
	roleVerb // disband, build, remove, waive, supply
	roleVia
	roleFrom
	roleDitto
	roleResult
	roleOther // a sign that means nothing here
	roleComment
)

// symbols names the roles that stand in the tags of the grammar; its leaves
// know the others themselves. It is one map for good: participle compares the
// symbols of a lexer by identity between builds.
func symbols() map[string]role {
	return map[string]role{"EOF": lexer.EOF, "Sep": roleSep, "To": roleTo}
}

// sign is the kind of a lexeme that is no word.
type sign uint8

const (
	noSign sign = iota // a word, known or not
	digits
	hyphen // any dash without a head
	arrow  // any dash with a head
	equals
	colon
	comma
	semicolon // also a vertical bar
	slash     // either way
	opener
	closer
	quote
	star
	plus
	dot
	hash // of "#1901"
	otherSign
)

// A lexeme is a word or sign of a line with what it can mean and, once its
// place is known, the role it plays.
type lexeme struct {
	Span
	role  role
	sign  sign
	kinds kinds
	entry *entry // of a known word
	mate  int32  // of a bracket: the index of its fellow, or -1
	end   int    // Span.End as it was scanned, before lexemes were merged
	first role   // role as it was scanned: roleSoft or none
	// value is what the role says more: the verb, the year, the via mode.
	value int32
	// gap is the role of a token that is missing in front of this one and that
	// the grammar is given all the same: a dash or a separator.
	gap   role
	odd   OddityKind
	isOdd bool
	// conditional says that the lexeme's order depends on something, or that
	// the lexeme is part of what it depends on.
	conditional bool
}

// kinds is a set of i18n.Kind.
type kinds uint64

func kindSet(ks ...i18n.Kind) (s kinds) {
	for _, k := range ks {
		s |= 1 << k
	}
	return s
}

// has reports whether k is in s.
func (s kinds) has(k i18n.Kind) bool { return s>>k&1 != 0 }

// hasAny reports whether s and t share a kind.
func (s kinds) hasAny(t kinds) bool { return s&t != 0 }
