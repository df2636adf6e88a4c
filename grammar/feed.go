package grammar

import "github.com/alecthomas/participle/v2/lexer"

// A feed hands the tokens of one line after the other to the grammar. All
// participle offers for that, lexer.Upgrade, makes a new list for each line; the
// feed has it made once, longer than the line needs, and writes over it.
type feed struct {
	lexer *lexer.PeekingLexer
	list  []lexer.Token // of lexer
}

// minTokens is how many tokens a feed has room for at first: those of a line
// with a few orders.
const minTokens = 32

// start returns a lexer that gives all tokens of from. It is good until the
// next start.
func (f *feed) start(from lexer.Lexer) (*lexer.PeekingLexer, error) {
	for i := 0; ; i++ {
		t, err := from.Next()
		if err != nil {
			return nil, err
		}
		if i == len(f.list) {
			if err := f.grow(); err != nil {
				return nil, err
			}
		}
		f.list[i] = t
		if t.EOF() {
			f.lexer.LoadCheckpoint(lexer.Checkpoint{})
			return f.lexer, nil
		}
	}
}

// grow doubles the room, at least.
func (f *feed) grow() error {
	blank := blankLexer(max(2*len(f.list), minTokens))
	room := int(blank)
	full, err := lexer.Upgrade(&blank)
	if err != nil {
		return err
	}
	list := full.Range(0, lexer.RawCursor(room))
	copy(list, f.list)
	f.lexer, f.list = full, list
	return nil
}

// reset forgets the line, whose text may be a part of a whole file.
func (f *feed) reset() {
	clear(f.list)
}

// blankLexer gives so many tokens that mean nothing.
type blankLexer int

// Next implements lexer.Lexer.
func (n *blankLexer) Next() (lexer.Token, error) {
	if *n == 0 {
		return lexer.EOFToken(lexer.Position{}), nil
	}
	*n--
	return lexer.Token{}, nil
}
