package lint

import (
	"diplo/grammar"
	"diplo/turn"
)

// A Pass is one rule's run over one turn.
type Pass struct {
	Turn *turn.Turn
	rule *Rule
	res  *Result
}

// Verdict returns the verdict that the rules so far have given an order.
// Rules run in the order of the registry, so a later family sees what an
// earlier one decided.
func (p *Pass) Verdict(order int) Verdict { return p.res.Verdicts[order] }

// At returns the place of a span of an order's line.
func (p *Pass) At(o *turn.Order, span grammar.Span) Place {
	return Place{Source: o.Source, Offset: o.Offset, Number: o.Number, Text: o.Line.Text, Span: span}
}

// AtOrder returns the place of a whole order.
func (p *Pass) AtOrder(o *turn.Order) Place { return p.At(o, o.Syntax.Span) }

// AtRow returns the place of a span of a row that is no order's.
func (p *Pass) AtRow(source int, r *grammar.Row, span grammar.Span) Place {
	return Place{Source: source, Offset: r.Offset, Number: r.Number, Text: r.Text, Span: span}
}

// Fault reports that the rule found a fault of order o at span, with the
// rule's own severity and effect and its first message. The returned
// diagnostic may be changed until the next report; it is nil where the rule
// is switched off, while the effect on the verdict stands all the same.
func (p *Pass) Fault(o *turn.Order, span grammar.Span, args ...any) *Diagnostic {
	return p.Report(Diagnostic{Order: o.Index, At: p.At(o, span), Args: args})
}

// Report adds a diagnostic; Rule is filled in, Severity and Effect are those
// of the rule, and Key is the rule's first message, where they are zero. Use
// NoteThat and Weaken on the returned diagnostic to lower them.
func (p *Pass) Report(d Diagnostic) *Diagnostic { panic("contract") }
