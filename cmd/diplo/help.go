package main

import (
	"diplo/cli"
	"diplo/fault"
	"diplo/i18n"
)

// helpCommand is "diplo help lint", the same as "diplo lint --help".
func (a *app) helpCommand(p *cli.Program) *cli.Command {
	return &cli.Command{
		Args: cli.Args{Usage: "usage.command-name", Max: 1, Complete: func([]string) []string { return p.Names() }},
		Run: func(args []string) (int, error) {
			var call cli.Call
			if len(args) > 0 {
				var err error
				if call, err = p.Parse(append(args, "--help")); err != nil {
					return exitFailed, err
				}
			}
			return exitOK, p.Help(a.out, a.lang, call)
		},
	}
}

// completionCommand writes the script that completes what is typed in a shell.
func (a *app) completionCommand(p *cli.Program) *cli.Command {
	return &cli.Command{
		Args: cli.Args{
			Usage: "usage.shell", Min: 1, Max: 1,
			Complete: func([]string) []string { return cli.Shells() },
		},
		Run: func(args []string) (int, error) {
			script, ok := p.Script(args[0])
			if !ok {
				return exitFailed, unknown("error.unknown-shell", args[0], cli.Shells())
			}
			a.print(script)
			return exitOK, nil
		},
	}
}

// completeCommand is what the scripts call: it lists what the last of the words
// typed so far can become.
func (a *app) completeCommand(p *cli.Program) *cli.Command {
	return &cli.Command{
		Args: cli.Args{Max: -1},
		Run: func(words []string) (int, error) {
			for _, c := range p.Complete(a.lang, words) {
				a.print(c.Text)
				if c.About != "" {
					a.print("\t", c.About)
				}
				a.print("\n")
			}
			return exitOK, nil
		},
	}
}

// unknown is the error for a word that is none of choices.
func unknown(key, word string, choices []string) error {
	return fault.New(key, word, anyOf(choices))
}

// anyOf is the argument that lists words to choose from.
func anyOf(words []string) i18n.Localizer {
	quoted := make([]string, len(words))
	for i, w := range words {
		quoted[i] = "`" + w + "`"
	}
	return i18n.Any(quoted...)
}
