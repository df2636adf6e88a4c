// Package notation answers one question: how else is it written?
//
// A notation is data in a file of its own: what it writes for each kind of
// order, how it spells places, units and headers. What it cannot say follows
// from that. Convert writes a whole turn in another notation, Format a sheet in
// its own; both are the same writers over a turn. Reading is left to the one
// grammar, which reads every notation here; what is read from JSON is handed to
// it as text.
package notation

//go:generate go run ./internal/gendocs -out ../docs/notations.md
