package lint

import (
	"diplo/grammar"
	"diplo/turn"
)

// Severity is how grave a diagnostic is.
type Severity uint8

// The severities, the lightest first.
const (
	Note Severity = iota
	Warning
	Error
)

// Effect is what a fault does to its order (DATC 4.E.1). The greater one
// decides the order's verdict.
type Effect uint8

// The effects, the weakest first.
const (
	NoEffect    Effect = iota
	Ineffective        // followed, but changes nothing
	Unconfirmed        // depends on a power whose orders are not here
	Void               // possible, but what it depends on is missing or different
	Illegal            // impossible, whatever anybody orders
)

// A Verdict is what becomes of an order before anything is resolved: the
// strongest Effect of its faults (NoEffect reads "ok"), and the rule that
// decided it, nil for none.
type Verdict struct {
	Effect Effect
	Rule   *Rule
	// Culprit is the other order of a convoy that the fault is reported on where
	// this one only bears it; nil for none.
	Culprit *turn.Order
}

// A Rule is one entry of the catalog. Its documentation is data of package
// i18n, one file a family and language, under the rule's code: C304.title (what
// it finds, in one line), C304.why (the reason, in a paragraph or two),
// C304.bad and C304.good (an example that it fires on and the same example
// mended, as sheets; several files are separated as in a txtar archive),
// C304.source (the sentence of the law), C304.message and further
// C304.message-… texts.
type Rule struct {
	Code     string // "C304": never changes its meaning
	Name     string // "army-without-fleet"
	Severity Severity
	Effect   Effect
	// OptIn rules run only when they are selected by code, name or family.
	OptIn bool
	// Fixable says that the rule offers fixes.
	Fixable bool
	// Example is how the documentation's examples are run.
	Example Example
	// Check looks at a whole turn and reports to p. It must not keep p. It is
	// nil for a rule that the Linter itself reports.
	Check func(p *Pass)
}

// Example is how the examples of a rule's documentation are run.
type Example struct {
	Rules    string // rulebook, "" for standard
	Complete bool
	Latin    bool // the sheets that fail are not UTF-8 but Windows-1252
}

// A Place is a stretch of a source's text.
type Place struct {
	Source int          // index in Turn.Sources; -1 for none
	Offset int          // of the line's first byte, 0-based, in the sheet's text
	Number int          // of the line in its file, 1-based
	Text   string       // of the line
	Span   grammar.Span // within Text, in bytes
}

// A Diagnostic is one fault.
type Diagnostic struct {
	Rule     *Rule
	Severity Severity
	Effect   Effect
	Order    int // index in Turn.Orders, -1 where it is no order's fault
	At       Place
	// Key and Args are the message in package i18n's catalog.
	Key     string
	Args    []any
	Related []Related
	Fixes   []Fix

	culprit *turn.Order // see Verdict
}

// Related is another place that a diagnostic speaks of.
type Related struct {
	At   Place
	Key  string
	Args []any
}

// A Fix is a change that mends a fault. A safe fix keeps the meaning that the
// order has; an unsafe one is a guess. All edits are in the diagnostic's own
// file and do not overlap.
type Fix struct {
	Key   string // of the title
	Args  []any
	Safe  bool
	Edits []Edit
}

// An Edit replaces what stands at a place. Where At.Span is empty it inserts.
type Edit struct {
	At  Place
	New string
}

// A Result is what a Linter found in one turn. It is valid until the Linter's
// next Check.
type Result struct {
	Turn        *turn.Turn
	Verdicts    []Verdict    // one for each of Turn.Orders
	Diagnostics []Diagnostic // by source, line and column
}
