package notation

import (
	"bytes"
	"diplo/turn"
	"strings"
)

// result writes what is said of how an order ended.
func (w *writer) result(o *turn.Order) {
	if text := resultOf(o); text != "" {
		w.out = bytes.TrimSuffix(w.out, []byte(".")) // which ends the line, not the order
		w.out = append(append(append(w.out, " ("...), text...), ')')
	}
}

// resultOf returns what is written behind an order of how it ended, without
// the signs around it.
func resultOf(o *turn.Order) string {
	const around = " \t*<>[]-=→:"
	text := strings.Trim(o.Syntax.Result.Of(o.Line.Text), around)
	for {
		inner, opens := strings.CutPrefix(text, "(")
		inner, closes := strings.CutSuffix(inner, ")")
		if !opens && !closes || !opens && isResult(text) {
			return text // "void (no such unit)"
		}
		text = strings.Trim(inner, around)
	}
}

// isResult reports whether text can stand in the brackets behind an order and is
// no more than what became of it.
func isResult(text string) bool {
	depth := 0
	for i := range len(text) {
		switch text[i] {
		case '(':
			depth++
		case ')':
			depth--
		case ';', '#':
			return false
		}
		if depth < 0 {
			return false
		}
	}
	return depth == 0
}
