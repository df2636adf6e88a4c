// Package grammar answers one question: how is it written?
//
// It holds the syntax tree of orders and sheets, the lexer over the words of
// package i18n, the participle grammar that reads English and French alike,
// and the driver that walks a sheet line by line. Parsing is total: whatever
// comes in, there is a tree, and every word of an order lies in some span. The
// package knows which words exist and nothing of the map: not which provinces
// touch, not which power owns what, not what an order would do.
//
// A line goes through four steps. The scanner cuts it into lexemes (scan.go,
// signs.go). The reader takes off the header (header.go and the files of its
// parts) and gives every other lexeme the one role that its place allows
// (roles.go, words.go, marks.go, brackets.go, result.go): this is where the
// languages end. The grammar finds the parts of the orders (grammar.go, with
// its leaves in unit.go, path.go, rest.go). Lowering makes the tree of them
// (lower.go, lowermove.go, spans.go), and prose.go tells orders from press. A
// sheet is read by one driver, from memory or from a stream (rows.go, join.go,
// source.go), over a memo of lines that were read before (memo.go).
package grammar
