//go:build !windows

package main

import (
	"io/fs"

	"github.com/google/renameio/v2"
)

// replaceFile writes a new file and puts it in the place of the old one.
func replaceFile(name string, text []byte, mode fs.FileMode) error {
	return renameio.WriteFile(name, text, mode, renameio.WithStaticPermissions(mode))
}
