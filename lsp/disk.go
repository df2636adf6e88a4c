package lsp

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"diplo/gather"

	"go.lsp.dev/uri"
)

// Bounds of what is read beside the open documents. What lies beyond them is
// left to the command line.
const (
	maxFile   = 1 << 20  // bytes of a file
	maxFolder = 16 << 20 // bytes of the files of a folder
)

// staleAfter is how long a folder is taken for unchanged where the client does
// not tell of changes.
const staleAfter = time.Second

// A disk is the sheets that lie in the file system, read when they are asked
// for.
type disk struct {
	reader *reader

	mu      sync.Mutex
	watched bool // the client tells of changes
	folders map[string]*listing
}

// listing is the sheets of one folder.
type listing struct {
	checked time.Time
	files   map[string]diskFile
	sheets  []*sheet // sorted by name
}

type diskFile struct {
	changed time.Time
	size    int64
	sheet   *sheet
}

// list returns the sheets of a folder, without those of its own folders.
func (d *disk) list(folder string) []*sheet {
	d.mu.Lock()
	defer d.mu.Unlock()
	known := d.folders[folder]
	if known != nil && (d.watched || time.Since(known.checked) < staleAfter) {
		return known.sheets
	}
	fresh := d.read(folder, known)
	d.folders[folder] = fresh
	return fresh.sheets
}

func (d *disk) read(folder string, known *listing) *listing {
	l := &listing{checked: time.Now(), files: map[string]diskFile{}}
	entries, err := os.ReadDir(folder) // sorted
	if err != nil {
		return l
	}
	room := int64(maxFolder)
	for _, e := range entries {
		if !slices.Contains(gather.Suffixes, strings.ToLower(filepath.Ext(e.Name()))) {
			continue
		}
		name := filepath.Join(folder, e.Name())
		info, err := os.Stat(name)
		if err != nil || !info.Mode().IsRegular() || info.Size() > maxFile || info.Size() > room {
			continue
		}
		room -= info.Size()
		f := diskFile{changed: info.ModTime(), size: info.Size()}
		if known != nil {
			if old, ok := known.files[name]; ok && old.changed.Equal(f.changed) && old.size == f.size {
				f.sheet = old.sheet
			}
		}
		if f.sheet == nil {
			raw, err := os.ReadFile(name)
			if err != nil {
				continue
			}
			f.sheet = d.reader.file(uri.File(name), name, raw)
		}
		l.files[name] = f
		l.sheets = append(l.sheets, f.sheet)
	}
	return l
}

// forget has a folder looked at again.
func (d *disk) forget(folder string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if l := d.folders[folder]; l != nil {
		l = &listing{files: l.files, sheets: l.sheets}
		d.folders[folder] = l
		if d.watched {
			d.folders[folder] = d.read(folder, l)
		}
	}
}

// below returns the folders below a root that hold sheets, in order. Folders
// whose names begin with a period are left out.
func (d *disk) below(root string) []string {
	inputs, _ := gather.Find([]string{root})
	var folders []string
	for _, in := range inputs {
		if f := in.Folder(); !slices.Contains(folders, f) {
			folders = append(folders, f)
		}
	}
	return folders
}
