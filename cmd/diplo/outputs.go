package main

import (
	"cmp"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"diplo/board"
	"diplo/fault"
	"diplo/gather"
	"diplo/notation"
)

// outputs are the files that a run makes. They are kept, out of memory where
// they are long, until it is known that they may be written.
type outputs struct {
	store  store
	byName map[string]*output
	files  []*output
}

// output is one file. Turns of a folder come in the order of time, so that the
// text of each of its sheets lies in pieces.
type output struct {
	notation *notation.Notation
	source   string // the name of the file, or of the folder, that it was made of
	joined   bool   // it was made of all sheets of a folder
	pieces   []piece
	spaced   bool // it ends in a blank line
	frame    notation.Frame
}

// add adds a turn on the map m to the file that is made of a source.
func (o *outputs) add(n *notation.Notation, m *board.Map, source string, joined bool, text string) error {
	key := source
	if joined {
		key += string(filepath.Separator)
	}
	f := o.byName[key]
	if f == nil {
		f = &output{notation: n, source: source, joined: joined, frame: n.Frame(m)}
		if o.byName == nil {
			o.byName = map[string]*output{}
		}
		o.byName[key] = f
		o.files = append(o.files, f)
		text = f.frame.Head + text
	} else if !f.spaced {
		text = f.frame.Between + text
	}
	f.spaced = f.frame.Between == "\n" && (text == "" || strings.HasSuffix(text, "\n\n"))
	return o.append(f, text)
}

// append adds text to a file.
func (o *outputs) append(f *output, text string) error {
	p, err := o.store.add(text)
	if err != nil {
		return err
	}
	if n := len(f.pieces); n > 0 && f.pieces[n-1].offset+f.pieces[n-1].size == p.offset {
		f.pieces[n-1].size += p.size
	} else {
		f.pieces = append(f.pieces, p)
	}
	return nil
}

// finish ends all files and brings them into the order of their names.
func (o *outputs) finish() error {
	for _, f := range o.files {
		if err := o.append(f, f.frame.Tail); err != nil {
			return err
		}
	}
	slices.SortFunc(o.files, func(a, b *output) int { return cmp.Compare(a.source, b.source) })
	return nil
}

// text writes the text of a file.
func (o *outputs) text(w io.Writer, f *output) error {
	for _, p := range f.pieces {
		if err := o.store.copy(w, p); err != nil {
			return err
		}
	}
	return nil
}

func (o *outputs) close() { o.store.close() }

// deliver writes the files: to standard output where target is empty, to the
// file or into the folder of that name.
func (a *app) deliver(o *outputs, target string) error {
	if err := o.finish(); err != nil || len(o.files) == 0 {
		return err
	}
	if target == "" {
		for i, f := range o.files {
			if len(o.files) > 1 && !f.notation.WritesJSON() {
				a.title(f.source, i > 0)
			}
			if err := o.text(a.out, f); err != nil {
				return err
			}
		}
		return nil
	}
	names, err := o.targets(target)
	if err != nil {
		return err
	}
	if err := o.spare(names); err != nil {
		return err
	}
	for i, f := range o.files {
		if err := os.MkdirAll(filepath.Dir(names[i]), 0o777); err != nil {
			return fault.File(fault.Write, names[i], err)
		}
		if err := rewrite(names[i], func(w io.Writer) error { return o.text(w, f) }); err != nil {
			return err
		}
	}
	return nil
}

// spare returns an error where a file would be written over one that it was made
// of: the sheet would be gone, with all that the new notation cannot say.
func (o *outputs) spare(names []string) error {
	sources := map[string]bool{}
	for _, f := range o.files {
		if path, err := filepath.EvalSymlinks(f.source); err == nil {
			if path, err = filepath.Abs(path); err == nil {
				sources[path] = true
			}
		}
	}
	for _, name := range names {
		if path, err := filepath.EvalSymlinks(name); err == nil {
			if path, err = filepath.Abs(path); err == nil && sources[path] {
				return fault.New("error.output-input", name)
			}
		}
	}
	return nil
}

// targets returns the names of the files to write, no two of them the same: the
// target itself where it is no folder and there is one file; else names in that
// folder, with the folders below the one that all sources share.
func (o *outputs) targets(target string) ([]string, error) {
	info, err := os.Stat(target)
	folder := err == nil && info.IsDir() || strings.HasSuffix(target, "/") || strings.HasSuffix(target, string(filepath.Separator))
	if !folder && len(o.files) == 1 {
		return []string{target}, nil
	}
	if err == nil && !info.IsDir() {
		return nil, fault.New("error.output-file", target)
	}
	// Absolute, because "..", which stands for a folder above, would lead out of
	// the target again.
	var sources []string
	for _, f := range o.files {
		source, err := filepath.Abs(f.path())
		if err != nil {
			return nil, fault.File(fault.Open, f.path(), err)
		}
		sources = append(sources, source)
	}
	root := sharedFolder(sources)
	of := map[string]string{}
	names := make([]string, len(sources))
	for i, source := range sources {
		below, err := filepath.Rel(root, source)
		if err != nil { // on another volume
			below = filepath.Base(source)
		}
		name := filepath.Join(target, renamed(below, o.files[i].notation))
		if other, twice := of[name]; twice {
			return nil, fault.New("error.output-twice", other, o.files[i].path(), name)
		}
		of[name] = o.files[i].path()
		names[i] = name
	}
	return names, nil
}

// renamed returns the name of a file in another notation: JSON has an ending of
// its own, and what was JSON and is no more needs another.
func renamed(name string, n *notation.Notation) string {
	const ending = ".json"
	switch stem, was := strings.CutSuffix(name, ending); {
	case n.WritesJSON():
		return strings.TrimSuffix(stem, filepath.Ext(stem)) + ending
	case was:
		return stem + gather.Suffixes[0]
	}
	return name
}

// path returns where a file would lie beside its source.
func (f *output) path() string {
	if f.joined {
		return filepath.Join(f.source, "game"+gather.Suffixes[0])
	}
	return f.source
}

// sharedFolder returns the deepest folder that all files lie in.
func sharedFolder(files []string) string {
	shared := filepath.Dir(files[0])
	for _, f := range files[1:] {
		for folder := filepath.Dir(f); shared != folder && !strings.HasPrefix(folder, shared+string(filepath.Separator)); {
			up := filepath.Dir(shared)
			if up == shared {
				break
			}
			shared = up
		}
	}
	return shared
}
