package grammar

import (
	"io"
	"strings"
	"sync"

	"diplo/i18n"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"
)

// The grammar of the orders on a line, behind its header. It is LL(1) and total:
// the leaves take what they know and nothing else, a part that is missing is a
// leaf that took nothing, and what is left over before the next separator goes
// to the rest of the order.

type lineNode struct {
	Orders []orderNode `parser:"@@ ( Sep @@ )*"`
}

type orderNode struct {
	Tokens  []lexer.Token
	Subject subjectLeaf `parser:"@@"`
	Move    *pathLeaf   `parser:"(   To @@"`
	Support *aidNode    `parser:"  | Support @@"`
	Convoy  *aidNode    `parser:"  | Convoy @@"`
	Retreat *pathLeaf   `parser:"  | Retreat @@"`
	Route   *routeLeaf  `parser:"  | @@ )?"`
	Rest    restLeaf    `parser:"@@"`
}

// aidNode is what a unit supports or convoys. A web client names the
// destination first: "move to Kiel from Berlin".
type aidNode struct {
	Target targetLeaf `parser:"@@"`
	Path   *pathLeaf  `parser:"( To @@ )?"`
	From   *unitLeaf  `parser:"( From @@ )?"`
}

// lineGrammar builds the participle parser when it is first needed.
var lineGrammar = sync.OnceValue(func() *participle.Parser[lineNode] {
	return participle.MustBuild[lineNode](participle.Lexer(definition{}), participle.UseLookahead(0))
})

// parse runs the grammar over the tokens of r.
func (r *reader) parse() *lineNode {
	tokens, err := lexer.Upgrade(r)
	if err != nil {
		return &lineNode{}
	}
	node, err := lineGrammar().ParseFromLexer(tokens)
	if err != nil {
		return &lineNode{}
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
	r := &reader{scanner: scanner{vocabulary: newVocabulary(i18n.Default())}}
	r.read(b.String())
	return r, nil
}
