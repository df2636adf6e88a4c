package main

import (
	"os"
	"os/exec"
	"path/filepath"

	"diplo/cli"
	"diplo/fault"
)

// lspProgram is the language server, a program of its own so that nobody else
// waits for it to be loaded.
const lspProgram = "diplo-lsp"

// lspCommand serves an editor on standard input and output.
func (a *app) lspCommand() *cli.Command {
	stdio := true
	return &cli.Command{
		Flags: []cli.Flag{
			{Name: "stdio", About: "flag.stdio", Value: cli.Switch(&stdio)},
		},
		Examples: "example.lsp",
		Run: func([]string) (int, error) {
			server, err := findServer()
			if err != nil {
				return exitFailed, fault.New("error.no-server", lspProgram)
			}
			return a.become(server, "-lang", a.flags.lang, "-locale", a.lang.Code(), "-version", version())
		},
	}
}

// findServer returns the language server that was installed with this program
// or, where there is none beside it, the one that is found as programs are.
func findServer() (string, error) {
	if self, err := os.Executable(); err == nil {
		if self, err = filepath.EvalSymlinks(self); err == nil {
			if beside, err := exec.LookPath(filepath.Join(filepath.Dir(self), lspProgram)); err == nil {
				return beside, nil
			}
		}
	}
	return exec.LookPath(lspProgram)
}
