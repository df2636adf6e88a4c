package config_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"diplo/config"

	"github.com/pelletier/go-toml/v2"
	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const everything = `# All settings.
lang = "fr"
rules = "francqueville"
map = "maps/mine.map"
complete = true
units = "../units.dip"
select = ["C", "S401", "unknown-province",
  # a comment
]
ignore = []
fail-on = "warning"
to = "en"
style = "seed"
`

func TestParse(t *testing.T) {
	got, err := config.Parse("game/.diplo.toml", []byte(everything))
	require.NoError(t, err)
	assert.Equal(t, &config.File{
		Path: "game/.diplo.toml", Lang: "fr", Rules: "francqueville",
		Map: filepath.Join("game", "maps", "mine.map"), Complete: true, Units: "units.dip",
		Select: []string{"C", "S401", "unknown-province"}, Ignore: []string{}, FailOn: "warning",
		To: "en", Style: "seed",
	}, got)
}

func TestNamesOfMapsAreNoPaths(t *testing.T) {
	got, err := config.Parse("game/.diplo.toml", []byte(`map = "francqueville"`))
	require.NoError(t, err)
	assert.Equal(t, "francqueville", got.Map)
}

func TestMistakes(t *testing.T) {
	for text, want := range map[string]string{
		"x = 1":                     "line 1, column 1: unknown setting `x`",
		"\n  seelct = []":           "line 2, column 3: unknown setting `seelct`: is `select` meant?",
		"rules = 'en'":              "line 1, column 9: `en` is not a value for `rules`",
		"rules = 1":                 "line 1, column 9: `rules` takes another kind of value",
		"lang = 'zxx'":              "line 1, column 8: `zxx` is not a value for `lang`",
		"complete = 'true'":         "line 1, column 12: `complete` takes another kind of value",
		"select = 'C'":              "line 1, column 10: `select` takes another kind of value",
		"select = ['C', 4]":         "line 1, column 16: `select` takes another kind of value",
		"ignore = ['C', 'C999']":    "line 1, column 16: `C999` is not a value for `ignore`",
		"units = ''":                "line 1, column 9: `` is not a value for `units`",
		"fail-on = 'never'":         "line 1, column 11: `never` is not a value for `fail-on`",
		"[rules]\nx = 1":            "line 1, column 2: unknown setting `rules`",
		"[[rules]]":                 "line 1, column 3: unknown setting `rules`",
		"rules.name = 'standard'":   "line 1, column 1: unknown setting `rules`",
		"complete = true\ncomplete": "this is not valid TOML",
		"rules = ":                  "this is not valid TOML",
		"\x00":                      "this is not valid TOML",
	} {
		_, err := config.Parse("x.toml", []byte(text))
		assert.ErrorContains(t, err, want, text)
		assert.ErrorContains(t, err, "`x.toml`, line ", text)
	}
}

// What the schema knows is what is read, and neither takes more.
func TestSchema(t *testing.T) {
	schema, err := jsonschema.NewCompiler().Compile("../docs/diplo-toml.schema.json")
	require.NoError(t, err)
	for _, text := range []string{
		everything, "", "complete = false", "rules = 'standard'", "fail-on = 'note'", "lang = 'en'", "select = ['T']",
		"rules = 'en'", "complete = 1", "x = true", "select = 'C'", "select = [1]", "units = ''", "map = ''", "fail-on = 'all'",
		"lang = 'de'", "to = 'fr-long'", "to = 'german'", "style = 'en'",
	} {
		var value map[string]any
		require.NoError(t, toml.Unmarshal([]byte(text), &value), text)
		if value == nil {
			value = map[string]any{}
		}
		_, err := config.Parse("x.toml", []byte(text))
		assert.Equal(t, schema.Validate(value) == nil, err == nil, "%s: %v", text, err)
	}
	for name := range schema.Properties {
		_, err := config.Parse("x.toml", []byte(name+" = 2001-01-01"))
		assert.ErrorContains(t, err, "another kind", name)
	}
}

func TestFinder(t *testing.T) {
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{
		".diplo.toml":               `rules = "standard"`,
		"game/.diplo.toml":          `rules = "francqueville"`,
		"game/old/bad/.diplo.toml":  `rulez = 1`,
		"game/1901/spring/keep.txt": "",
	} {
		require.NoError(t, os.MkdirAll(filepath.Dir(name), 0o755))
		require.NoError(t, os.WriteFile(name, []byte(text), 0o644))
	}
	if err := os.Symlink(os.DevNull, "game/1901/"+config.Name); err != nil {
		t.Log("no links here:", err) // what is no regular file settles nothing, and may have no end
	}
	var f config.Finder
	for folder, want := range map[string]string{
		".": ".diplo.toml", "game": "game/.diplo.toml", "game/1901/spring": "game/.diplo.toml", "game/../": ".diplo.toml",
	} {
		got, err := f.For(folder)
		require.NoError(t, err)
		assert.Equal(t, want, filepath.ToSlash(got.Path), folder)
	}
	first, _ := f.For("game")
	again, _ := f.For("game/1901")
	assert.Same(t, first, again, "a file is read once")

	_, err := f.For("game/old/bad/deeper")
	assert.ErrorContains(t, err, "unknown setting")

	f.Only = first
	got, err := f.For(".")
	require.NoError(t, err)
	assert.Same(t, first, got)
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(everything))
	f.Add([]byte("select = [\"C\", [1], {a = 2}]\n[a.b]\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		if file, err := config.Parse("x.toml", text); (file == nil) == (err == nil) {
			t.Errorf("file %v, error %v", file, err)
		}
	})
}

func ExampleParse() {
	_, err := config.Parse("game/.diplo.toml", []byte("complete = true\nrulez = \"standard\"\n"))
	fmt.Println(strings.ReplaceAll(err.Error(), "`", "'"))
	// Output: 'game/.diplo.toml', line 2, column 1: unknown setting 'rulez': is 'rules' meant?
}
