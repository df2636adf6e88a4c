package main

import (
	"context"
	"io"
	"os"
	"os/signal"

	"diplo/cli"
	"diplo/lsp"
)

// lspCommand serves an editor on standard input and output.
func (a *app) lspCommand() *cli.Command {
	stdio := true
	return &cli.Command{
		Flags: []cli.Flag{
			{Name: "stdio", About: "flag.stdio", Value: cli.Switch(&stdio)},
		},
		Examples: []string{"diplo lsp", "diplo lsp --lang fr"},
		Run: func([]string) (int, error) {
			ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
			defer stop()
			err := lsp.Serve(ctx, io.NopCloser(a.stdin), a.stdout, lsp.Options{
				Version: version(), Lang: a.flags.lang, Locale: a.lang.Code(), Log: a.stderr,
			})
			return exitOK, err
		},
	}
}
