package main

import (
	"bytes"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"diplo/fault"
	"diplo/gather"

	"github.com/rogpeppe/go-internal/diff"
)

// change is a file before and after.
type change struct {
	input         gather.Input
	before, after []byte // without a byte order mark
	mark          []byte // the byte order mark
}

var utf8Mark = []byte("\xef\xbb\xbf")

// newChange reads a file that is to be changed; it is not yet.
func (s *sheets) newChange(input gather.Input) (*change, error) {
	r, err := s.openRaw(input)
	if err != nil {
		return nil, fault.File(fault.Open, input.Name, err)
	}
	defer r.Close()
	c := &change{input: input}
	if c.before, err = io.ReadAll(r); err != nil {
		return nil, fault.File(fault.Read, input.Name, err)
	}
	if bytes.HasPrefix(c.before, utf8Mark) {
		c.mark, c.before = utf8Mark, c.before[len(utf8Mark):]
	}
	if s.encoding == nil {
		if err := noSheet(input.Name, c.before[:min(len(c.before), sniff)]); err != nil {
			return nil, err
		}
	}
	c.after = c.before
	return c, nil
}

// any reports whether the file becomes another one.
func (c *change) any() bool { return !bytes.Equal(c.before, c.after) }

// diff returns the change as a unified diff.
func (c *change) diff() string {
	return string(diff.Diff(c.input.Name, c.before, c.input.Name, c.after))
}

// write replaces the file by what it became.
func (c *change) write() error {
	if c.input.Once {
		return fault.New("error.fix-stdin")
	}
	return rewrite(c.input.Name, func(w io.Writer) error {
		if _, err := w.Write(c.mark); err != nil {
			return err
		}
		_, err := w.Write(c.after)
		return err
	})
}

// rewrite replaces a file, or makes it, at once and with the permissions that it
// had. A link is followed within its folder only: a run writes nowhere but where
// it was told to look.
func rewrite(name string, write func(io.Writer) error) error {
	target, mode := name, fs.FileMode(0)
	if _, err := os.Lstat(name); err == nil {
		if target, err = filepath.EvalSymlinks(name); err != nil {
			return fault.File(fault.Write, name, err)
		}
		if folder, err := filepath.EvalSymlinks(filepath.Dir(name)); err != nil || filepath.Dir(target) != folder {
			return fault.New("error.write-symlink", name)
		}
		info, err := os.Stat(target)
		if err != nil {
			return fault.File(fault.Write, name, err)
		}
		if mode = info.Mode().Perm(); mode&0o222 == 0 { // protected by its owner, though the folder is not
			return fault.File(fault.Write, name, fs.ErrPermission)
		}
	}
	if err := replaceFile(target, mode, write); err != nil {
		return fault.File(fault.Write, name, err)
	}
	return nil
}
