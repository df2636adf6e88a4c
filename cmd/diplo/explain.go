package main

import (
	"strings"

	"diplo/cli"
	"diplo/fault"
	"diplo/i18n"
	"diplo/lint"
)

// explainCommand prints what is documented of rules.
func (a *app) explainCommand() *cli.Command {
	return &cli.Command{
		Args: cli.Args{
			Usage: "usage.rule", Min: 1, Max: -1,
			Complete: func([]string) []string { return ruleCodes() },
		},
		Examples: "example.explain",
		Run: func(args []string) (int, error) {
			for i, arg := range args {
				r, ok := lint.Find(arg)
				if !ok {
					a.fail(unknownRule(arg))
					continue
				}
				if i > 0 {
					a.print("\n")
				}
				a.explain(r)
			}
			return exitOK, nil
		},
	}
}

func ruleCodes() []string {
	var codes []string
	for r := range lint.Rules() {
		codes = append(codes, r.Code)
	}
	return codes
}

// unknownRule is the error for a word that names no rule, with the name that
// may be meant.
func unknownRule(word string) error {
	var names []string
	for r := range lint.Rules() {
		names = append(names, r.Name)
	}
	if near, ok := i18n.Nearest(word, names); ok {
		return fault.New("error.unknown-rule-near", word, near)
	}
	return fault.New("error.unknown-rule", word)
}

func (a *app) explain(r *lint.Rule) {
	l, p := a.lang, a.painter()
	a.print(p.bold(r.Code+" "+r.Name), "\n", l.Sprintf(r.Code+".title"), "\n\n")
	a.print(p.bold(l.Sprintf("explain.severity")), " ", l.Sprintf("severity."+r.Severity.String()), a.remarks(r), "\n")
	a.print(p.bold(l.Sprintf("explain.effect")), " ", l.Sprintf("effect."+r.Effect.String()), "\n\n")
	a.print(wrap(l.Sprintf(r.Code+".why"), 80))
	a.sheet("explain.bad", l.Sprintf(r.Code+".bad"))
	a.sheet("explain.good", l.Sprintf(r.Code+".good"))
	if l.Has(r.Code + ".source") {
		a.print("\n", p.bold(l.Sprintf("explain.source")), " ", l.Sprintf(r.Code+".source"), "\n")
	}
}

// remarks returns what else is to say of a rule, in parentheses.
func (a *app) remarks(r *lint.Rule) string {
	var remarks []string
	for _, x := range [...]struct {
		is  bool
		key string
	}{{r.OptIn, "explain.opt-in"}, {r.Fixable, "explain.fixable"}} {
		if x.is {
			remarks = append(remarks, a.lang.Sprintf(x.key))
		}
	}
	if len(remarks) == 0 {
		return ""
	}
	return " (" + strings.Join(remarks, a.lang.Sprintf("list.separator")) + ")"
}

// sheet prints an example under its heading.
func (a *app) sheet(heading, text string) {
	a.print("\n", a.painter().bold(a.lang.Sprintf(heading)), "\n")
	for line := range strings.SplitSeq(strings.TrimRight(text, "\n"), "\n") {
		a.print(strings.TrimRight("    "+line, " "), "\n")
	}
}

// painter sets words in bold where standard output is colored.
type painter bool

func (a *app) painter() painter { return painter(a.colored(a.stdout)) }

func (p painter) bold(text string) string {
	if !p {
		return text
	}
	return "\x1b[1m" + text + "\x1b[0m"
}
