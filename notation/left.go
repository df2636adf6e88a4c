package notation

import (
	"diplo/turn"
	"strings"
)

// leave writes an order that is not converted as a comment, which is all that a
// partial conversion has of it: with the condition that it hangs on.
func (w *writer) leave(it *item, o *turn.Order) {
	for _, text := range w.leftText(it, o) {
		w.line(text, "")
	}
}

// leftText returns the comment that an order becomes which is not converted,
// nothing where the one above says it already.
func (w *writer) leftText(it *item, o *turn.Order) []string {
	text := o.Text()
	if o.Defect == turn.Conditional {
		if w.left == it.row {
			return nil // all orders of the line hang on it
		}
		w.left = it.row
		text = it.row.Text[it.row.Line.Power.Span.End:]
		text = strings.TrimLeft(strings.TrimSuffix(text, it.row.Comment.Of(it.row.Text)), ": \u00a0\u202f")
	}
	text = "# " + strings.Join(strings.Fields(text), " ")
	if comment := strings.TrimSpace(strings.TrimLeft(it.comment, "#")); comment != "" {
		text += "  " + comment
	}
	return []string{text}
}
