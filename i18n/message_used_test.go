package i18n_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// ruleKey matches the keys of a rule's texts; what follows its code is put
// behind it by package lint.
var ruleKey = regexp.MustCompile(`^[A-Z]\d{3}(\.message-|\.)(.+)$`)

// Every message is asked for somewhere: its key is a string of the program, or
// made of two of which the first ends, or the second begins, with the period or
// hyphen between them.
func TestEveryMessageIsUsed(t *testing.T) {
	said := programStrings(t, "..")
	used := func(key string) bool {
		if said[key] || said["."+key] {
			return true
		}
		for i, c := range key {
			if (c == '.' || c == '-') && (said[key[:i+1]] || said[key[:i]] && said[key[i:]]) {
				return true
			}
		}
		return false
	}
	for _, m := range catalogOf(t, "en") {
		part := m.Key
		if m := ruleKey.FindStringSubmatch(part); m != nil {
			part = m[2]
		}
		if !used(m.Key) && !used(part) {
			t.Errorf("no code asks for %s", m.Key)
		}
	}
}

// programStrings returns the strings that stand in the Go files below a folder,
// tests and generated tables aside.
func programStrings(t *testing.T, root string) map[string]bool {
	t.Helper()
	said := map[string]bool{}
	require.NoError(t, filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".go") ||
			strings.HasSuffix(path, "_test.go") || strings.HasSuffix(path, "_gen.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
				text, _ := strconv.Unquote(lit.Value)
				said[text] = true
			}
			return true
		})
		return nil
	}))
	return said
}
