package main

import (
	"io/fs"

	"github.com/google/renameio/v2/maybe"
)

// replaceFile writes over a file, which Windows cannot replace at once.
func replaceFile(name string, text []byte, mode fs.FileMode) error {
	return maybe.WriteFile(name, text, mode)
}
