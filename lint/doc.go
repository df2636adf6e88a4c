// Package lint answers one question: is it right?
//
// It holds the registry of rules and runs them over a turn: each order gets a
// verdict, each fault a diagnostic with a place, a reason, related places and,
// where there is one, a fix. What is wrong with an order is found by package
// turn and read from it; which rule that breaks, how grave it is, what to say
// and what to write instead is decided here. The package does not know how
// results are printed, nor what an order would do if it were followed.
package lint

//go:generate go run ./internal/gendocs -out ../docs -seeds testdata/seeds
