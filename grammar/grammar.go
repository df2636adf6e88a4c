package grammar

import (
	"io"
	"strings"
	"sync"

	"diplo/i18n"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"
)

// The grammar of the orders on a line, behind its header:
//
//	Line    = Order ( Sep Order )*
//	Order   = Subject ( Course | Aid )? Rest
//	Aid     = Target ( To Path )?
//
// It is LL(1) and total: the leaves take what they know and nothing else, a
// part that is missing is a leaf that took nothing, and what is left over
// before the next separator goes to the rest of the order. A course begins
// with To, Retreat or Via, a target with Support or Convoy; the leaves look for
// these themselves, because an alternative that fails costs participle as much
// as one that does not.

// orderNode is an order and those behind it on the line. (A list of orders in a
// node of its own would cost a third more time where there is one order.)
//
// Each tag ends with the sign that joins it to the next: participle, which
// looks at that sign again and again, reads the next tag anew each time if it
// has to look there.
type orderNode struct {
	Subject subjectLeaf `parser:"@@ ("`
	Course  *courseLeaf `parser:"@@ |"`
	Aid     *aidNode    `parser:"@@ )?"`
	Rest    restLeaf    `parser:"@@ ("`
	Next    *orderNode  `parser:"Sep @@ )?"`
}

// aidNode is what a unit supports or convoys, and where that goes.
type aidNode struct {
	Target targetLeaf `parser:"@@ ("`
	Path   *pathLeaf  `parser:"To @@ )?"`
}

// lineGrammar is the participle parser, built when it is first needed.
var lineGrammar = sync.OnceValue(buildGrammar)

func buildGrammar() *participle.Parser[orderNode] {
	return participle.MustBuild[orderNode](participle.Lexer(definition{}), participle.UseLookahead(0))
}

// parse runs the grammar over the tokens of r. A total grammar has no errors.
func (r *reader) parse() *orderNode {
	tokens, err := r.feed.start(r)
	if err != nil {
		return nil
	}
	node, err := lineGrammar().ParseFromLexer(tokens)
	if err != nil {
		return nil
	}
	return node
}

// definition gives the reader to participle as a lexer.
type definition struct{}

// Symbols implements lexer.Definition.
func (definition) Symbols() map[string]role { return tokenSymbols() }

var tokenSymbols = sync.OnceValue(symbols)

// Lex implements lexer.Definition over the built-in languages.
func (definition) Lex(_ string, text io.Reader) (lexer.Lexer, error) {
	var b strings.Builder
	if _, err := io.Copy(&b, text); err != nil {
		return nil, err
	}
	r := &reader{scanner: scanner{lexicon: i18n.Default()}}
	r.read(b.String())
	return r, nil
}
