package board

import (
	"embed"
	"strings"
	"sync"
)

// mapSuffix ends the file names of maps.
const mapSuffix = ".map"

//go:embed maps/*.map
var mapFiles embed.FS

// named holds the embedded maps that were asked for, by name.
var named sync.Map

//go:generate go test -run ^TestStandardIsFresh$ . -update

// Standard returns the standard map. Nearly every run needs it, so it is
// compiled in as it is when loaded.
func Standard() *Map { return &standard }

// Named returns the embedded map of that name, one of Names.
func Named(name string) (*Map, bool) {
	if name == standard.name {
		return &standard, true
	}
	if m, ok := named.Load(name); ok {
		return m.(*Map), true
	}
	text, ok := mapText(name)
	if !ok {
		return nil, false
	}
	m, err := parse(text)
	if err != nil {
		panic("board: map " + name + ": " + err.Error())
	}
	first, _ := named.LoadOrStore(name, m)
	return first.(*Map), true
}

// Names returns the names of the embedded maps, in alphabetical order.
func Names() []string {
	files, err := mapFiles.ReadDir("maps")
	if err != nil {
		panic("board: " + err.Error())
	}
	names := make([]string, len(files))
	for i, f := range files {
		names[i] = strings.TrimSuffix(f.Name(), mapSuffix)
	}
	return names
}

// mapText returns the file of the embedded map of that name.
func mapText(name string) (string, bool) {
	text, err := mapFiles.ReadFile("maps/" + name + mapSuffix)
	return string(text), err == nil
}
