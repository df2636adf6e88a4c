package main

import (
	"diplo/cli"
	"diplo/i18n"
)

// program lists the commands. None of them is made before it is asked for.
func (a *app) program() *cli.Program {
	a.flags.color = "auto"
	p := &cli.Program{
		Name:  "diplo",
		About: "command.root",
		Flags: []cli.Flag{
			{Name: "lang", About: "flag.lang", Value: cli.Explained(&a.flags.lang, "", meantLanguage, langCodes()...)},
			{Name: "color", About: "flag.color", Value: cli.Choice(&a.flags.color, "auto", "always", "never")},
			{Name: "config", About: "flag.config", Value: cli.Text(&a.flags.config, "usage.file")},
		},
	}
	p.Commands = []cli.Entry{
		{Name: "lint", About: "command.lint", Make: a.lintCommand},
		{Name: "fmt", About: "command.fmt", Make: a.fmtCommand},
		{Name: "convert", About: "command.convert", Make: a.convertCommand},
		{Name: "resolve", About: "command.resolve", Make: a.resolveCommand},
		{Name: "explain", About: "command.explain", Make: a.explainCommand},
		{Name: "rules", About: "command.rules", Make: a.rulesCommand},
		{Name: "provinces", About: "command.provinces", Make: a.provincesCommand},
		{Name: "notations", About: "command.notations", Make: a.notationsCommand},
		{Name: "lsp", About: "command.lsp", Make: a.lspCommand},
		{Name: "completion", About: "command.completion", Make: func() *cli.Command { return a.completionCommand(p) }},
		{Name: "version", About: "command.version", Make: a.versionCommand},
		{Name: "help", About: "command.help", Make: func() *cli.Command { return a.helpCommand(p) }},
		{Name: cli.CompleteCommand, Hidden: true, Make: func() *cli.Command { return a.completeCommand(p) }},
	}
	return p
}

func langCodes() []string {
	var codes []string
	for _, l := range i18n.Default().Languages() {
		codes = append(codes, l.Code())
	}
	return codes
}
