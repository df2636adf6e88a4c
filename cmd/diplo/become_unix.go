//go:build !windows

package main

import (
	"os"
	"syscall"
)

// become goes on as another program in the same process: signals and the end
// of the streams reach it as they should.
func (a *app) become(program string, args ...string) (int, error) {
	return exitFailed, syscall.Exec(program, append([]string{program}, args...), os.Environ())
}
