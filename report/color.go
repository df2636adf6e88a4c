package report

import "diplo/lint"

// style is a sequence that a terminal takes for colors and weight.
type style string

// The styles.
const (
	plain  style = ""
	bold   style = "1"
	dim    style = "2"
	red    style = "1;31"
	green  style = "32"
	yellow style = "1;33"
	blue   style = "1;34"
	cyan   style = "1;36"
)

// severityStyles are the styles by severity.
var severityStyles = [...]style{lint.Note: cyan, lint.Warning: yellow, lint.Error: red}

// paint returns text in the style s, where colors are on.
func paint(on bool, s style, text string) string {
	if !on || s == plain || text == "" {
		return text
	}
	return "\x1b[" + string(s) + "m" + text + "\x1b[0m"
}
