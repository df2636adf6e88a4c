package main

import (
	"errors"
	"os/exec"
)

// become runs another program on the same streams until it ends.
func (a *app) become(program string, args ...string) (int, error) {
	command := exec.Command(program, args...)
	command.Stdin, command.Stdout, command.Stderr = a.stdin, a.stdout, a.stderr
	err := command.Run()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return exit.ExitCode(), nil
	}
	return exitOK, err
}
