package lint

import (
	"slices"

	"diplo/grammar"
	"diplo/turn"
)

// A Pass is one rule's run over one turn.
type Pass struct {
	Turn  *turn.Turn
	rule  *Rule
	key   string // of the rule's first message
	res   *Result
	book  *convoyBook // see Pass.convoys
	slips *slipMemo   // see Pass.similar
}

// Verdict returns the verdict that the rules before this one gave an order.
// Rules run in the order of the registry, so a later family sees what an
// earlier one decided.
func (p *Pass) Verdict(order int) Verdict { return p.res.Verdicts[order] }

// Order returns an order of the turn by its index.
func (p *Pass) Order(i int) *turn.Order { return &p.Turn.Orders[i] }

// Partner returns the order that o depends on, nil for none.
func (p *Pass) Partner(o *turn.Order) *turn.Order {
	if o.Partner < 0 {
		return nil
	}
	return p.Order(o.Partner)
}

// mover returns the unit that goes to the order's destination: the target of a
// support or convoy, and the ordered unit otherwise.
func mover(o *turn.Order) *turn.Unit {
	if o.Verb == grammar.Support || o.Verb == grammar.Convoy {
		return &o.Target
	}
	return &o.Unit
}

// listed reports whether o is no order but an entry of a block of units or
// centers.
func listed(o *turn.Order) bool { return o.Index < 0 }

// forDefects hands every order with one of the defects to report, and every
// entry of a block of units or centers (see listed).
func (p *Pass) forDefects(report func(*Pass, *turn.Order), defects ...turn.Defect) {
	for i := range p.Turn.Items {
		if o := &p.Turn.Items[i]; o.Source >= 0 && o.Illegal() && slices.Contains(defects, o.Defect) {
			report(p, o)
		}
	}
	for i := range p.Turn.Orders {
		if o := &p.Turn.Orders[i]; o.Illegal() && slices.Contains(defects, o.Defect) {
			report(p, o)
		}
	}
}

// forVerb hands every order with the verb to report, but for those that are
// impossible.
func (p *Pass) forVerb(report func(*Pass, *turn.Order), verb grammar.Verb) {
	for i := range p.Turn.Orders {
		if o := &p.Turn.Orders[i]; o.Verb == verb && !o.Illegal() {
			report(p, o)
		}
	}
}

// At returns the place of a span of an order's line.
func (p *Pass) At(o *turn.Order, span grammar.Span) Place {
	return Place{Source: o.Source, Offset: o.Offset, Number: o.Number, Text: o.Line.Text, Span: span}
}

// AtOrder returns the place of a whole order.
func (p *Pass) AtOrder(o *turn.Order) Place { return p.At(o, o.Syntax.Span) }

// AtRow returns the place of a span of a row.
func (p *Pass) AtRow(source int, r *grammar.Row, span grammar.Span) Place {
	return placeIn(source, r, span)
}

// Fault reports a fault of order o at span, with the rule's own severity,
// effect and first message. The returned diagnostic may be changed until the
// next report. A fault of an entry of a block has no effect.
func (p *Pass) Fault(o *turn.Order, span grammar.Span, args ...any) *Diagnostic {
	d := p.fault(o.Index, p.At(o, span), args)
	if listed(o) {
		d.Effect = NoEffect
	}
	return d
}

// FaultAt reports a fault that is no order's, such as a sheet of another turn.
func (p *Pass) FaultAt(at Place, args ...any) *Diagnostic { return p.fault(-1, at, args) }

func (p *Pass) fault(order int, at Place, args []any) *Diagnostic {
	p.res.Diagnostics = append(p.res.Diagnostics, Diagnostic{
		Rule: p.rule, Severity: p.rule.Severity, Effect: p.rule.Effect,
		Order: order, At: at, Key: p.key, Args: args,
	})
	return &p.res.Diagnostics[len(p.res.Diagnostics)-1]
}

// Say replaces the message by a variant, "C304.message-" and its name.
func (d *Diagnostic) Say(variant string, args ...any) *Diagnostic {
	d.Key, d.Args = d.Rule.Code+".message-"+variant, args
	return d
}

// As replaces the severity and the effect, where a rule is milder or graver in
// a special case.
func (d *Diagnostic) As(s Severity, e Effect) *Diagnostic {
	d.Severity, d.Effect = s, e
	return d
}

// Relate adds a related place with its message, a key under the rule's code
// ("C304." and name).
func (d *Diagnostic) Relate(at Place, name string, args ...any) *Diagnostic {
	d.Related = append(d.Related, Related{At: at, Key: d.Rule.Code + "." + name, Args: args})
	return d
}

// Safe adds a fix that keeps the order's meaning. Its title is the key under
// the rule's code ("C304." and name).
func (d *Diagnostic) Safe(name string, args []any, edits ...Edit) *Diagnostic {
	return d.fix(true, name, args, edits)
}

// Unsafe adds a fix that is a guess.
func (d *Diagnostic) Unsafe(name string, args []any, edits ...Edit) *Diagnostic {
	return d.fix(false, name, args, edits)
}

func (d *Diagnostic) fix(safe bool, name string, args []any, edits []Edit) *Diagnostic {
	d.Fixes = append(d.Fixes, Fix{Key: d.Rule.Code + "." + name, Args: args, Safe: safe, Edits: edits})
	return d
}
