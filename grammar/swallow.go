package grammar

import (
	"strings"

	"diplo/board"
)

// swallow makes a unit behind an unknown verb a part of what that says: "A Mar
// suports A Par - Bur" is one order with a slip in it, not two of which the second
// is sound.
func swallow(text string, orders []Order) []Order {
	out := orders[:0]
	for i := range orders {
		o := &orders[i]
		if n := len(out); n > 0 && isSlip(&out[n-1]) && o.Unit.Kind != board.NoUnit && !o.Conditional &&
			o.Span.Start >= out[n-1].Span.End && o.Span.Start >= out[n-1].Junk.End &&
			strings.TrimSpace(text[out[n-1].Junk.End:o.Span.Start]) == "" {
			out[n-1].Span.End, out[n-1].Result = max(o.Span.End, o.Junk.End), o.Result
			continue
		}
		out = append(out, *o)
	}
	return out
}

// isSlip reports whether o is a unit with an unknown word behind it.
func isSlip(o *Order) bool {
	return o.Verb == NoVerb && !o.Junk.Empty() && len(o.Path) == 0 && o.Unit.Kind != board.NoUnit && o.Result.Empty() &&
		o.Junk.Start >= o.Unit.Span.End
}
