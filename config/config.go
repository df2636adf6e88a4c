// Package config answers one question: what has the user settled for good?
//
// A file .diplo.toml holds for its folder and those below it, up to the next
// such file. It is read strictly: an unknown setting or a value that nothing
// can be made of is an error with its line and column.
package config

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"diplo/fault"
)

// Name is the name of the file.
const Name = ".diplo.toml"

// A File is what a file settles. The zero value settles nothing.
type File struct {
	Path string // "" where there is no file

	Lang     string   // of messages: "fr"
	Rules    string   // name of a rulebook
	Map      string   // name of a map, or the path of a map file
	Complete bool     // all orders of each turn are there
	Units    string   // path of a sheet with a position
	Select   []string // rules to run, as in lint.Options
	Ignore   []string // rules not to report
	FailOn   string   // name of a severity
	To       string   // id of the notation that is converted to
	Style    string   // its variant
}

// Read reads a file.
func Read(path string) (*File, error) {
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fault.New("error.config-missing", path)
	}
	if err != nil {
		return nil, fault.File(fault.Read, path, err)
	}
	return Parse(path, text)
}

// A Finder finds the file that holds for a folder. It reads each file once.
type Finder struct {
	// Only is the one file that holds everywhere, nil to search.
	Only *File

	known map[string]*File // by absolute folder
}

// For returns the file that holds in a folder: its own or the one of the
// nearest folder above that has one. It never returns nil without an error.
func (f *Finder) For(folder string) (*File, error) {
	if f.Only != nil {
		return f.Only, nil
	}
	path, err := filepath.Abs(folder)
	if err != nil {
		return nil, fault.File(fault.Open, folder, err)
	}
	if f.known == nil {
		f.known = map[string]*File{}
	}
	return f.find(path, folder)
}

// find searches upward from the folder at path, which the user knows as shown.
func (f *Finder) find(path, shown string) (*File, error) {
	if file, ok := f.known[path]; ok {
		return file, nil
	}
	file := &File{}
	name := filepath.Join(shown, Name)
	switch info, err := os.Stat(filepath.Join(path, Name)); {
	case err == nil && info.Mode().IsRegular():
		if file, err = Read(name); err != nil {
			return nil, err
		}
	case filepath.Dir(path) != path:
		if file, err = f.find(filepath.Dir(path), filepath.Join(shown, "..")); err != nil {
			return nil, err
		}
	}
	f.known[path] = file
	return file, nil
}
