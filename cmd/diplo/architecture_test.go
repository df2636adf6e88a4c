package main

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestArchitecture holds docs/architecture.md to the code: every package
// stands in its table, and imports only packages on lower floors.
func TestArchitecture(t *testing.T) {
	t.Chdir("../..")
	page, err := os.ReadFile("docs/architecture.md")
	require.NoError(t, err)
	floors := map[string]int{}
	for _, row := range regexp.MustCompile("(?m)^\\| (\\d+) \\| `([^`]+)` \\|").FindAllSubmatch(page, -1) {
		floors[string(row[2])], _ = strconv.Atoi(string(row[1]))
	}
	found := map[string]bool{}
	err = fs.WalkDir(os.DirFS("."), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if base := d.Name(); name != "." && (strings.HasPrefix(base, ".") || base == "testdata" || base == "node_modules" || base == "internal") {
				return fs.SkipDir
			}
			return nil
		}
		if path.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go") {
			return nil
		}
		pkg := path.Dir(name)
		found[pkg] = true
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, spec := range file.Imports {
			imported, ours := strings.CutPrefix(strings.Trim(spec.Path.Value, `"`), "diplo/")
			if ours && !strings.Contains(imported, "/internal/") {
				assert.Less(t, floors[imported], floors[pkg], "%s imports %s", name, imported)
			}
		}
		return nil
	})
	require.NoError(t, err)
	for pkg := range found {
		assert.Contains(t, floors, pkg, "docs/architecture.md does not name %s", pkg)
	}
	for pkg := range floors {
		assert.Contains(t, found, pkg, "docs/architecture.md names %s, which is not there", pkg)
	}
}
