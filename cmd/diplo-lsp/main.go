// Command diplo-lsp is the language server that `diplo lsp` starts.
//
// It is a program of its own because of what the protocol's library brings
// along: package net and the tables of the protocol double the time that a
// program takes to start, which everybody would pay who checks a sheet.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"

	"diplo/fault"
	"diplo/i18n"
	"diplo/lsp"
)

// The exit codes are those of diplo.
const (
	exitOK     = 0
	exitFailed = 2
)

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }

// run serves one client on in and out. Its flags are set by diplo, which has
// read and judged those of the user.
func run(args []string, in io.Reader, out, log io.Writer) int {
	flags := flag.NewFlagSet("diplo-lsp", flag.ContinueOnError)
	flags.SetOutput(log)
	options := lsp.Options{Log: log}
	flags.StringVar(&options.Lang, "lang", "", "language of the messages")
	flags.StringVar(&options.Locale, "locale", "", "language of the environment")
	flags.StringVar(&options.Version, "version", "", "version to report")
	if err := flags.Parse(args); err != nil {
		return exitFailed
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := lsp.Serve(ctx, io.NopCloser(in), out, options); err != nil {
		fmt.Fprintln(log, "diplo lsp: "+fault.Text(i18n.Choose(options.Lang, options.Locale), err))
		return exitFailed
	}
	return exitOK
}
