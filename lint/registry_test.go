package lint_test

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"diplo/i18n"
	"diplo/lint"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/text/encoding/charmap"
)

func TestCodesAndNamesAreUnique(t *testing.T) {
	code := regexp.MustCompile(`^[A-Z][0-9]{3}$`)
	name := regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)
	seen := map[string]bool{}
	for r := range lint.Rules() {
		assert.Regexp(t, code, r.Code)
		assert.Regexp(t, name, r.Name)
		assert.False(t, seen[r.Code], "%s twice", r.Code)
		assert.False(t, seen[r.Name], "%s twice", r.Name)
		seen[r.Code], seen[r.Name] = true, true
		for _, selector := range []string{r.Code, r.Name, strings.ToLower(r.Code), strings.ToUpper(r.Name)} {
			found, ok := lint.Find(selector)
			assert.True(t, ok && found == r, "Find(%q)", selector)
		}
		assert.True(t, lint.Known(r.Code[:1]) && lint.Known(r.Code[:2]))
	}
	assert.False(t, lint.Known(""))
	assert.False(t, lint.Known("X999"))
}

// The families stand in the order of the catalog, and the rules of one together.
func TestRulesStandWithTheirFamily(t *testing.T) {
	var families []string
	for r := range lint.Rules() {
		if f := r.Code[:1]; len(families) == 0 || families[len(families)-1] != f {
			families = append(families, f)
		}
	}
	unique := slices.Clone(families)
	slices.Sort(unique)
	assert.Len(t, slices.Compact(unique), len(families), "%v", families)
}

// Each rule is documented in every language, fires on its documented example
// and not on the mended one, and what the mended one says is no error.
func TestEveryRuleDoesWhatItsDocumentationShows(t *testing.T) {
	for _, l := range i18n.Default().Languages() {
		if !l.Has("N001.title") {
			continue // signs: a language without messages
		}
		t.Run(l.Code(), func(t *testing.T) {
			for r := range lint.Rules() {
				t.Run(r.Code, func(t *testing.T) {
					t.Parallel()
					for _, part := range []string{"title", "why", "bad", "good", "source"} {
						require.True(t, l.Has(r.Code+"."+part), part)
					}
					if r.Check != nil || r.Code == "O109" || r.Code == "O110" {
						require.True(t, l.Has(r.Code+".message"))
					}
					checkExample(t, r, l)
				})
			}
		})
	}
}

func checkExample(t *testing.T, r *lint.Rule, l *i18n.Language) {
	c := lintCase{
		rules: r.Example.Rules, complete: r.Example.Complete,
		sheet: l.Sprintf(r.Code + ".bad"),
	}
	if r.Example.Latin {
		c.sheet = latin(t, c.sheet)
	}
	if r.OptIn {
		c.only = []string{r.Code}
	}
	bad := check(t, c)
	assert.Contains(t, bad.codes, r.Code, "%s\n%s", c.sheet, strings.Join(bad.found, "\n"))

	c.sheet = l.Sprintf(r.Code + ".good")
	good := check(t, c)
	assert.NotContains(t, good.codes, r.Code, c.sheet)
	assert.Zero(t, good.errors, "%s\n%s", c.sheet, strings.Join(good.found, "\n"))
}

// latin returns the text in Windows-1252.
func latin(t *testing.T, text string) string {
	t.Helper()
	encoded, err := charmap.Windows1252.NewEncoder().String(text)
	require.NoError(t, err)
	return encoded
}

// What a rule's own sheet silences is silent, in every language and for every
// rule whose fault stands where an order or a header does.
func TestEveryRuleCanBeSilenced(t *testing.T) {
	for r := range lint.Rules() {
		if r.Check == nil || r.OptIn || r.Example.Latin {
			continue
		}
		t.Run(r.Code, func(t *testing.T) {
			c := lintCase{
				rules: r.Example.Rules, complete: r.Example.Complete,
				sheet: i18n.Default().LanguageByCode("en").Sprintf(r.Code + ".bad"),
			}
			before := check(t, c)
			c.sheet = silenced(c.sheet, r.Code)
			after := check(t, c)
			assert.Equal(t, before.verdicts, after.verdicts, "verdicts stay")
			assert.NotContains(t, after.codes, r.Code, c.sheet)
		})
	}
}

// silenced returns sheets with a directive at the end of every line.
func silenced(sheet, code string) string {
	archive := txtar.Parse([]byte(sheet))
	if len(archive.Files) == 0 {
		return silencedLines(sheet, code)
	}
	for i := range archive.Files {
		archive.Files[i].Data = []byte(silencedLines(string(archive.Files[i].Data), code))
	}
	return string(txtar.Format(archive))
}

func silencedLines(text, code string) string {
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	for i, line := range lines {
		if line != "" {
			lines[i] = line + " # diplo: ignore " + code
		}
	}
	return strings.Join(lines, "\n") + "\n"
}

// The pages of docs are what the catalog makes today.
func TestGeneratedPagesAreFresh(t *testing.T) {
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip("no go command here")
	}
	made := t.TempDir()
	output, err := exec.Command("go", "run", "./internal/gendocs", "-out", made, "-seeds", "testdata/seeds").CombinedOutput()
	require.NoError(t, err, "%s", output)
	fresh := pages(t, made)
	require.NotEmpty(t, fresh)
	for name, page := range fresh {
		shipped, err := os.ReadFile(filepath.Join("..", "docs", name))
		if err != nil || string(shipped) != page {
			t.Errorf("docs/%s is stale: run go generate ./lint", name)
		}
	}
	for name := range pages(t, filepath.Join("..", "docs", "rules")) {
		if _, ok := fresh[filepath.Join("rules", name)]; !ok {
			t.Errorf("docs/rules/%s is of no rule: run go generate ./lint", name)
		}
	}
}

// pages returns the files below a folder by their path in it.
func pages(t *testing.T, folder string) map[string]string {
	t.Helper()
	all := map[string]string{}
	require.NoError(t, filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		name, err := filepath.Rel(folder, path)
		all[name] = string(data)
		return err
	}))
	return all
}
