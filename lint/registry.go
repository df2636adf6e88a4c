package lint

import (
	"iter"
	"strings"
)

// families lists the catalog, a file a family, in the order in which it runs:
// a family may read the verdicts of those before it.
var families = [...][]*Rule{
	notationRules,
	sheetRules,
	geographyRules,
	retreatRules,
	adjustmentRules,
	convoyRules,
	supportRules,
	tacticsRules,
}

// Rules returns the catalog in the order of its families.
func Rules() iter.Seq[*Rule] {
	return func(yield func(*Rule) bool) {
		for _, family := range families {
			for _, r := range family {
				if !yield(r) {
					return
				}
			}
		}
	}
}

// Find returns the rule with that code or name, in any case.
func Find(codeOrName string) (*Rule, bool) {
	for r := range Rules() {
		if strings.EqualFold(r.Code, codeOrName) || strings.EqualFold(r.Name, codeOrName) {
			return r, true
		}
	}
	return nil, false
}

// Known reports whether a selector (see Options) names any rule.
func Known(selector string) bool {
	for r := range Rules() {
		if r.matches(selector) {
			return true
		}
	}
	return false
}
