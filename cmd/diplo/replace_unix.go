//go:build !windows

package main

import (
	"bufio"
	"io"
	"io/fs"

	"github.com/google/renameio/v2"
)

// replaceFile writes a new file and puts it in the place of the old one, whose
// permissions mode holds; 0 where there is none.
func replaceFile(name string, mode fs.FileMode, write func(io.Writer) error) error {
	permissions := renameio.WithPermissions(0o666)
	if mode != 0 {
		permissions = renameio.WithStaticPermissions(mode)
	}
	file, err := renameio.NewPendingFile(name, permissions)
	if err != nil {
		return err
	}
	defer file.Cleanup()
	out := bufio.NewWriter(file)
	if err := write(out); err != nil {
		return err
	}
	if err := out.Flush(); err != nil {
		return err
	}
	return file.CloseAtomicallyReplace()
}
