package main

import (
	"encoding/json"

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
