// Package grammar answers one question: how is it written?
//
// It holds the syntax tree of orders and sheets, the lexer over the words of
// package i18n, the participle grammar that reads English and French alike,
// and the driver that walks a sheet line by line. Parsing is total: whatever
// comes in, there is a tree, and every byte of the line lies in some span. The
// package knows which words exist and nothing of the map: not which provinces
// touch, not which power owns what, not what an order would do.
package grammar
