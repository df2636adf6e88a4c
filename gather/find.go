package gather

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"diplo/fault"
	"diplo/i18n"

	"github.com/bmatcuk/doublestar/v4"
)

// Stdin is the argument that means standard input.
const Stdin = "-"

// Suffixes are how the names of order sheets end, in any case.
var Suffixes = []string{".dip", ".orders"}

// An Input is one file of a run.
type Input struct {
	Name string // as the user knows it
	// Once says that it can be read only once: standard input or a pipe.
	Once bool
	Size int64 // in bytes, when it was found; 0 where Once
}

// Folder returns the folder that i lies in.
func (i Input) Folder() string { return filepath.Dir(i.Name) }

// Find returns the files that arguments mean, sorted by name and each once: a
// file is itself, a folder the sheets below it, a pattern the files and folders
// that match it. Folders and patterns mean regular files only, and follow no
// link to a folder, which might lead back. Where an argument means nothing the
// others still count. No arguments mean the current folder.
func Find(args []string) ([]Input, []error) {
	if len(args) == 0 {
		args = []string{"."}
	}
	var f finder
	for _, arg := range args {
		if err := f.argument(arg); err != nil {
			f.errs = append(f.errs, err)
		}
	}
	slices.SortStableFunc(f.inputs, func(a, b Input) int { return cmp.Compare(a.Name, b.Name) })
	return slices.CompactFunc(f.inputs, func(a, b Input) bool { return a.Name == b.Name }), f.errs
}

type finder struct {
	inputs []Input
	errs   []error
}

func (f *finder) argument(arg string) error {
	if arg == Stdin {
		f.inputs = append(f.inputs, Input{Name: Stdin, Once: true})
		return nil
	}
	info, err := os.Stat(arg)
	switch {
	case err == nil && info.IsDir():
		if !f.folder(arg + string(filepath.Separator)) { // into the folder, if arg is a link to it
			return fault.New("error.no-sheets", filepath.Clean(arg), suffixList())
		}
		return nil
	case err == nil:
		f.file(arg, info)
		return nil
	case errors.Is(err, fs.ErrNotExist) && strings.ContainsAny(arg, "*?[{"):
		return f.pattern(arg)
	}
	return fault.File(fault.Open, arg, err)
}

func (f *finder) file(name string, info fs.FileInfo) {
	input := Input{Name: filepath.Clean(name), Once: !info.Mode().IsRegular()}
	if !input.Once {
		input.Size = info.Size()
	}
	f.inputs = append(f.inputs, input)
}

// folder adds the sheets below a folder and reports whether there are any, or
// an error that was reported instead. Folders whose names begin with a period
// are left out, but for the one that was asked for.
func (f *finder) folder(root string) bool {
	found := false
	fail := func(path string, err error) {
		f.errs = append(f.errs, fault.File(fault.Open, path, err))
		found = true
	}
	_ = filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			fail(path, err)
			if entry != nil && entry.IsDir() {
				return fs.SkipDir
			}
		case entry.IsDir() && path != root && strings.HasPrefix(entry.Name(), "."):
			return fs.SkipDir
		case !entry.IsDir() && isSheet(entry.Name()):
			info, err := os.Stat(path) // of what a link leads to
			if err != nil {
				fail(path, err)
			} else if info.Mode().IsRegular() {
				found = true
				f.file(path, info)
			}
		}
		return nil
	})
	return found
}

// suffixList is the argument that lists Suffixes.
func suffixList() i18n.Localizer {
	quoted := make([]string, len(Suffixes))
	for i, s := range Suffixes {
		quoted[i] = "`" + s + "`"
	}
	return i18n.Any(quoted...)
}

func isSheet(name string) bool {
	return slices.Contains(Suffixes, strings.ToLower(filepath.Ext(name)))
}

// pattern adds the files that match a pattern, and the sheets below the folders
// that do.
func (f *finder) pattern(pattern string) error {
	matches, err := doublestar.FilepathGlob(pattern, doublestar.WithNoFollow())
	if err != nil {
		return fault.New("error.bad-pattern", pattern)
	}
	if len(matches) == 0 {
		return fault.New("error.no-match", pattern)
	}
	for _, match := range matches {
		info, err := os.Stat(match)
		switch {
		case err != nil:
			f.errs = append(f.errs, fault.File(fault.Open, match, err))
		case info.IsDir():
			f.folder(match) // one without sheets is no mistake where a pattern found it
		case info.Mode().IsRegular():
			f.file(match, info)
		}
	}
	return nil
}
