package lsp

import (
	"context"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"go.lsp.dev/uri"
)

// A snapshot is all that the server knew at one moment. Its documents never
// change; what is found out about a folder is found out once.
type snapshot struct {
	client *client
	law    *law
	docs   map[string]*sheet // the open documents by their names
	roots  []string          // the folders of the workspace
	disk   *disk
	recent *recent

	mu      sync.Mutex
	folders map[string]func() *folder
}

type snapshotKey struct{}

// snapshotOf returns the snapshot that was taken when a request came.
func snapshotOf(ctx context.Context) *snapshot { return ctx.Value(snapshotKey{}).(*snapshot) }

// folder returns what is to know of the sheets of a folder.
func (v *snapshot) folder(name string) *folder {
	v.mu.Lock()
	f := v.folders[name]
	if f == nil {
		f = sync.OnceValue(func() *folder {
			fresh := v.judge(name)
			v.recent.put(name, fresh)
			return fresh
		})
		v.folders[name] = f
	}
	v.mu.Unlock()
	return f()
}

// open returns the folder and the sheet of an open document, or of a file that
// lies in a folder with one; false where there is no such sheet.
func (v *snapshot) open(u uri.URI) (*folder, *sheet, bool) {
	name := nameOf(u)
	f := v.folder(folderOf(name))
	for _, s := range f.sheets {
		if s.name == name {
			return f, s, true
		}
	}
	return f, nil, false
}

// sheets returns the sheets of a folder: the open documents, and what lies on
// the disk beside them.
func (v *snapshot) sheets(folder string) []*sheet {
	var all []*sheet
	for name, s := range v.docs {
		if folderOf(name) == folder {
			all = append(all, s)
		}
	}
	if filepath.IsAbs(folder) {
		for _, s := range v.disk.list(folder) {
			if v.docs[s.name] == nil {
				all = append(all, s)
			}
		}
	}
	all = slices.DeleteFunc(all, func(s *sheet) bool { return s.binary })
	slices.SortFunc(all, func(a, b *sheet) int { return strings.Compare(a.name, b.name) })
	return all
}

// everywhere returns the names of all folders of the workspace with sheets, and
// those of open documents.
func (v *snapshot) everywhere() []string {
	var names []string
	for _, root := range v.roots {
		names = append(names, v.disk.below(root)...)
	}
	for name := range v.docs {
		names = append(names, folderOf(name))
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// nameOf returns what a document is called inside: its path if it is a file.
func nameOf(u uri.URI) string {
	if u.IsFile() {
		return filepath.Clean(u.FsPath())
	}
	return u.String()
}

// folderOf returns the folder whose sheets belong together with a document's. A
// document that is no file is alone.
func folderOf(name string) string {
	if filepath.IsAbs(name) {
		return filepath.Dir(name)
	}
	return name
}

// recent is what was last found out of each folder, from which the next one
// takes what has not changed.
type recent struct {
	mu      sync.Mutex
	folders map[string]*folder
}

func (r *recent) get(name string) *folder {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.folders[name]
}

func (r *recent) put(name string, f *folder) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if len(f.sheets) == 0 {
		delete(r.folders, name)
		return
	}
	r.folders[name] = f
}

var serials atomic.Uint64

// serial returns a number that nothing else has. Unlike an address it is never
// given again, so that what is gone is never taken for what is there.
func serial() uint64 { return serials.Add(1) }
