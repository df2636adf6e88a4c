package report

import (
	"io"

	"diplo/judge"
	"diplo/lint"
)

// A Resolution is what happens in one turn, and how its orders were judged
// before.
type Resolution struct {
	Outcome *judge.Outcome
	// Verdicts holds the linter's verdict on each order.
	Verdicts []lint.Verdict
	// Threats are the missing orders that could change something. They are
	// shown where OutcomeOptions.Threats is set.
	Threats []judge.Threat
	// Begins says that the turn is the first of a game, or of what is shown of
	// it.
	Begins bool
}

// OutcomeOptions say how outcomes are shown.
type OutcomeOptions struct {
	Options
	// Trace shows how each result came about, decision by decision.
	Trace bool
	// Threats shows the missing orders that could change something.
	Threats bool
}

// An OutcomeWriter shows what happens, turn by turn.
type OutcomeWriter interface {
	// Turn shows one turn. The resolution need not be valid after the call.
	Turn(*Resolution) error
	// Close ends the output. Nothing may be shown after that.
	Close() error
}

// outcomeFormats are the output formats of outcomes, the default first.
var outcomeFormats = [...]struct {
	name string
	make func(io.Writer, OutcomeOptions) OutcomeWriter
}{
	{"text", newOutcomeText},
	{"json", newOutcomeJSON},
	{"jsonl", newOutcomeJSONL},
}

// OutcomeFormats returns the names of the formats, the default first.
func OutcomeFormats() []string {
	names := make([]string, len(outcomeFormats))
	for i, f := range outcomeFormats {
		names[i] = f.name
	}
	return names
}

// NewOutcomes returns an OutcomeWriter of a format, which must be one of
// OutcomeFormats, to w.
func NewOutcomes(format string, w io.Writer, o OutcomeOptions) OutcomeWriter {
	for _, f := range outcomeFormats {
		if f.name == format {
			return f.make(w, o)
		}
	}
	panic("report: no format of outcomes " + format)
}
