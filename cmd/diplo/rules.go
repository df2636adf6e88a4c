package main

import (
	"encoding/json"
	"strings"
	"unicode/utf8"

	"diplo/cli"
	"diplo/lint"
)

// ruleRecord is what machines read of a rule.
type ruleRecord struct {
	Code     string `json:"code"`
	Name     string `json:"name"`
	Severity string `json:"severity"`
	Effect   string `json:"effect"`
	Fixable  bool   `json:"fixable"`
	OptIn    bool   `json:"optIn"`
	Title    string `json:"title"`
}

// rulesCommand lists the catalog.
func (a *app) rulesCommand() *cli.Command {
	format := "text"
	return &cli.Command{
		Flags: []cli.Flag{
			{Name: "format", Short: 'f', About: "flag.format", Value: cli.Choice(&format, "text", "json")},
		},
		Run: func([]string) (int, error) {
			var records []ruleRecord
			for r := range lint.Rules() {
				records = append(records, ruleRecord{
					r.Code, r.Name, r.Severity.String(), r.Effect.String(), r.Fixable, r.OptIn,
					a.lang.Sprintf(r.Code + ".title"),
				})
			}
			if format == "json" {
				e := json.NewEncoder(a.out)
				e.SetEscapeHTML(false)
				e.SetIndent("", "  ")
				return exitOK, e.Encode(records)
			}
			a.listRules(records)
			return exitOK, nil
		},
	}
}

func (a *app) listRules(records []ruleRecord) {
	var rows [][]string
	for _, r := range records {
		fix := " "
		if r.Fixable {
			fix = "*"
		}
		rows = append(rows, []string{r.Code, r.Name, a.lang.Sprintf("severity." + r.Severity), fix, r.Title})
	}
	a.columns(rows)
	a.print("\n* ", a.lang.Sprintf("explain.fixable"), "\n")
}

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
