package notation

import "diplo/grammar"

// appendLine appends a line of text.
func appendLine(dst []byte, text string) []byte { return append(appendText(dst, text), '\n') }

// appendRemark appends a line that is no order, whatever it says.
func appendRemark(dst []byte, text string) []byte {
	switch grammar.Default().Line(text).Kind {
	case grammar.Blank, grammar.Comment, grammar.Prose:
	default:
		dst = append(dst, "# "...)
	}
	return appendLine(dst, text)
}

// appendText appends text, kept to one line.
func appendText(dst []byte, text string) []byte {
	for i := range len(text) {
		if c := text[i]; c == '\n' || c == '\r' {
			dst = append(dst, ' ')
		} else {
			dst = append(dst, c)
		}
	}
	return dst
}
