package main

import (
	"bytes"
	"fmt"
	"strings"

	"diplo/i18n"
	"diplo/lint"
)

// rulePages adds the page of each rule in a language, and the list of them.
func rulePages(pages map[string][]byte, l *i18n.Language) {
	dir := "rules/" + l.Code() + "/"
	var index bytes.Buffer
	generated(&index)
	fmt.Fprintf(&index, "# %s\n\n%s\n", l.Sprintf("pages.rules"), l.Sprintf("pages.rules-intro"))
	family := byte(0)
	for r := range lint.Rules() {
		if r.Code[0] != family {
			family = r.Code[0]
			fmt.Fprintf(&index, "\n## %s\n\n", l.Sprintf("pages.family-"+string(family)))
			fmt.Fprintf(&index, "| | %s | %s | %s |\n|---|---|---|---|\n",
				l.Sprintf("pages.rule"), l.Sprintf("pages.severity"), l.Sprintf("pages.title"))
		}
		fmt.Fprintf(&index, "| [%s](%s.md) | `%s` | %s | %s |\n",
			r.Code, r.Code, r.Name, l.Sprintf("severity."+r.Severity.String()), cell(l.Sprintf(r.Code+".title")))
		pages[dir+r.Code+".md"] = rulePage(r, l)
	}
	pages[dir+"README.md"] = index.Bytes()
}

func rulePage(r *lint.Rule, l *i18n.Language) []byte {
	var page bytes.Buffer
	generated(&page)
	fmt.Fprintf(&page, "# %s `%s`\n\n%s\n\n", r.Code, r.Name, l.Sprintf(r.Code+".title"))
	fmt.Fprintf(&page, "| | |\n|---|---|\n")
	fmt.Fprintf(&page, "| %s | %s |\n", l.Sprintf("explain.severity"), l.Sprintf("severity."+r.Severity.String()))
	fmt.Fprintf(&page, "| %s | %s |\n", l.Sprintf("explain.effect"), cell(l.Sprintf("effect."+r.Effect.String())))
	if r.OptIn {
		fmt.Fprintf(&page, "| %s | %s |\n", l.Sprintf("pages.runs"), l.Sprintf("explain.opt-in"))
	}
	if r.Fixable {
		fmt.Fprintf(&page, "| %s | %s |\n", l.Sprintf("pages.fix"), l.Sprintf("explain.fixable"))
	}
	fmt.Fprintf(&page, "\n%s\n", l.Sprintf(r.Code+".why"))
	flags := ""
	if r.Example.Rules != "" {
		flags += " --rules " + r.Example.Rules
	}
	if r.Example.Complete {
		flags += " --complete"
	}
	for _, example := range []string{"bad", "good"} {
		fmt.Fprintf(&page, "\n## %s\n\n", l.Sprintf("pages."+example))
		if flags != "" {
			fmt.Fprintf(&page, "`diplo lint%s`\n\n", flags)
		}
		fmt.Fprintf(&page, "```\n%s\n```\n", strings.TrimRight(l.Sprintf(r.Code+"."+example), "\n"))
	}
	if l.Has(r.Code + ".source") {
		fmt.Fprintf(&page, "\n%s %s\n", l.Sprintf("explain.source"), l.Sprintf(r.Code+".source"))
	}
	return page.Bytes()
}

// cell returns a text fit for a cell of a table.
func cell(text string) string { return strings.ReplaceAll(text, "|", `\|`) }
