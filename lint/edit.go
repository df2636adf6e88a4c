package lint

import (
	"strings"

	"diplo/grammar"
	"diplo/turn"
)

// Replace returns the edit that writes text over a span of an order's line.
func (p *Pass) Replace(o *turn.Order, span grammar.Span, text string) Edit {
	return Edit{At: p.At(o, span), New: text}
}

// Insert returns the edit that writes text into an order's line at a byte.
func (p *Pass) Insert(o *turn.Order, at int, text string) Edit {
	return p.Replace(o, grammar.Span{Start: at, End: at}, text)
}

// rest returns what stands in an order from a byte on, without the period that
// ends it.
func rest(o *turn.Order, from int) grammar.Span {
	end := o.Syntax.Span.End
	if from < end && o.Line.Text[end-1] == '.' {
		end--
	}
	return grammar.Span{Start: from, End: end}
}

// withBlank returns a span and the blanks in front of it.
func withBlank(o *turn.Order, s grammar.Span) grammar.Span {
	s.Start = len(strings.TrimRight(o.Line.Text[:s.Start], " \t"))
	return s
}
