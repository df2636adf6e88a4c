// Package judge answers one question: what will happen?
//
// It resolves one turn, of which all orders have their one meaning (package
// turn) and their verdict (package lint), into an Outcome: what each order
// does and why, who stands where afterwards, who must retreat and where to.
// It knows no text of any sheet; how an outcome is worded is data of package
// i18n under the keys "judge.…".
//
// The rules are those of the rulebook that the turn was read by. Where the
// Diplomacy Adjudicator Test Cases (DATC, Lucas B. Kruijswijk) offer a choice,
// Options names it; the zero value is what version 3.0 prefers.
package judge
