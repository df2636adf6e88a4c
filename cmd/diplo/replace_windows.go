package main

import (
	"bytes"
	"io"
	"io/fs"

	"github.com/google/renameio/v2/maybe"
)

// replaceFile writes over a file, which Windows cannot replace at once. Mode
// holds the permissions of the old file; 0 where there is none.
func replaceFile(name string, mode fs.FileMode, write func(io.Writer) error) error {
	var text bytes.Buffer
	if err := write(&text); err != nil {
		return err
	}
	if mode == 0 {
		mode = 0o666
	}
	return maybe.WriteFile(name, text.Bytes(), mode)
}
