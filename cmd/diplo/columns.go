package main

import (
	"strings"
	"unicode/utf8"
)

// columns prints rows of cells, the columns as wide as their widest cell.
func (a *app) columns(rows [][]string) {
	var widths []int
	for _, row := range rows {
		for i, cell := range row {
			if i == len(widths) {
				widths = append(widths, 0)
			}
			widths[i] = max(widths[i], utf8.RuneCountInString(cell))
		}
	}
	for _, row := range rows {
		var line strings.Builder
		for i, cell := range row {
			line.WriteString(cell)
			line.WriteString(strings.Repeat(" ", widths[i]-utf8.RuneCountInString(cell)+2))
		}
		a.print(strings.TrimRight(line.String(), " "), "\n")
	}
}

// wrap breaks the paragraphs of text into lines of at most width columns.
func wrap(text string, width int) string {
	var out strings.Builder
	for paragraph := range strings.SplitSeq(strings.TrimSpace(text), "\n") {
		column := 0
		for word := range strings.SplitSeq(paragraph, " ") {
			n := utf8.RuneCountInString(word)
			switch {
			case column == 0:
			case column+1+n > width:
				out.WriteByte('\n')
				column = 0
			default:
				out.WriteByte(' ')
				column++
			}
			out.WriteString(word)
			column += n
		}
		out.WriteByte('\n')
	}
	return out.String()
}
