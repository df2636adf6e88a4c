package messagefile_test

import (
	"errors"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"diplo/i18n/internal/messagefile"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/text/language"
	"golang.org/x/text/message"
	"golang.org/x/text/message/catalog"
	"pgregory.net/rapid"
)

// read reads English from files given as name and content in turn.
func read(files ...string) ([]messagefile.Message, error) {
	fsys := fstest.MapFS{}
	for i := 0; i < len(files); i += 2 {
		fsys["en/"+files[i]] = &fstest.MapFile{Data: []byte(files[i+1])}
	}
	return messagefile.Read("en", fsys)
}

func TestReadMergesEveryFile(t *testing.T) {
	messages, err := read(
		"messages.toml", "hello = \"100%% of %[2]s\"\n[C304]\nmessage = \"\"\"\na\nb\n\"\"\"\n",
		"messages/rules/C.toml", "C304.message-ally = '50%%'\nC304.why = 'y'",
		"messages/README.md", "not a message file",
	)
	require.NoError(t, err)
	assert.Equal(t, []messagefile.Message{
		{Key: "C304.message", Text: "a\nb", Plain: true},
		{Key: "C304.message-ally", Text: "50%", Plain: true},
		{Key: "C304.why", Text: "y", Plain: true},
		{Key: "hello", Text: "100%% of %[2]s"},
	}, messages)
}

func TestReadOrdersTheArms(t *testing.T) {
	messages, err := read("messages.toml", `
		a = { other = "many", one = "one", "<9" = "few", "<5" = "fewer", "=0" = "none", arg = 2 }
		[b]
		n.arg = 1
		n.other = "%[1]d"
		text = "so ${n}, %[3]s"`)
	require.NoError(t, err)
	assert.Equal(t, []messagefile.Message{
		{Key: "a", Choice: messagefile.Choice{Arg: 2, Arms: []messagefile.Arm{
			{Selector: "=0", Text: "none"}, {Selector: "<5", Text: "fewer"}, {Selector: "<9", Text: "few"},
			{Selector: "one", Text: "one"}, {Selector: "other", Text: "many"},
		}}},
		{Key: "b", Text: "so ${n}, %[3]s", Vars: []messagefile.Var{
			{Name: "n", Choice: messagefile.Choice{Arg: 1, Arms: []messagefile.Arm{{Selector: "other", Text: "%[1]d"}}}},
		}},
	}, messages)
	assert.Equal(t, []string{"2d"}, messages[0].Args())
	assert.Equal(t, []string{"1d", "3s"}, messages[1].Args())
}

func TestReadRefuses(t *testing.T) {
	for _, test := range []struct {
		name, toml, want string
	}{
		{"a key twice", "a = 'x'\n\na = 'y'", `en/messages.toml:3: duplicate key "a" (first at en/messages.toml:1)`},
		{"a table twice", "[a]\nb = 'x'\n[a]\nc = 'y'", `en/messages.toml:3: table "a" stands here twice`},
		{"a text that is a table", "a = 'x'\n[a.b]\nc = 'y'", `en/messages.toml:2: "a" is a text (en/messages.toml:1) and cannot be a table`},
		{"a table that is a text", "a.b = 'x'\na = 'y'", `en/messages.toml:2: duplicate key "a" (first at en/messages.toml:1)`},
		{"a verb without its argument", "a = 'x'\nb = 'the %s'", `en/messages.toml:2: percent sign "%s" is neither %% nor %[n]s nor %[n]d`},
		{"a verb of another kind", "b = '%[1]v'", `en/messages.toml:1: percent sign "%[1]v" is neither %% nor %[n]s nor %[n]d`},
		{"a bare percent sign", "b = '50 %'", `en/messages.toml:1: percent sign "%" is neither %% nor %[n]s nor %[n]d`},
		{"an empty text", "b = ' '", `en/messages.toml:1: empty text`},
		{"a number", "b = 3", `en/messages.toml:1: not a text`},
		{"a list", "b = ['x']", `en/messages.toml:1: "b" is neither a text nor a table`},
		{"a list of tables", "[[b]]\nc = 'x'", `en/messages.toml:1: arrays of tables have no meaning in a message file`},
		{"a form that English lacks", "b = { arg = 1, few = 'x', other = 'y' }", `en/messages.toml:1: b: plural: form "few" not supported for language "en"`},
		{"an empty selector", "b = { arg = 1, '' = 'x', other = 'y' }", `en/messages.toml:1: b: plural: empty selector`},
		{"no form for the rest", "b = { arg = 1, one = 'x' }", `en/messages.toml:1: a choice needs the form "other"`},
		{"an argument that is no place", "b = { arg = 0, other = 'x' }", `en/messages.toml:1: arg must be from 1 to 9`},
		{"an argument that is no number", "b = { arg = '1', other = 'x' }", `en/messages.toml:1: a choice needs arg, the place of a number among the arguments`},
		{"a form that is a number", "b = { arg = 1, other = 2 }", `en/messages.toml:1: not a text`},
		{"a form with a variable", "b = { arg = 1, other = '${x}' }", `en/messages.toml:1: a form cannot name variables`},
		{"a variable without choice", "b = '${x}'", `en/messages.toml:1: text of "b" names variables ["x"], its table has []`},
		{"a choice without variable", "[b]\ntext = 'x'\nn = { arg = 1, other = 'x' }", `en/messages.toml:2: text of "b" names variables [], its table has ["n"]`},
		{"a key with a blank", "'a b' = 'x'", `en/messages.toml:1: key part "a b" is not letters, digits and hyphens`},
		{"a syntax error", "a = 'x'\nb = \n", `en/messages.toml:2: `},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, err := read("messages.toml", test.toml)
			assert.ErrorContains(t, err, test.want)
		})
	}
}

func TestReadNamesBothFilesOfADuplicate(t *testing.T) {
	_, err := read("messages.toml", "a = 'x'", "messages/b.toml", "\n[a]\nb = 'y'")
	assert.EqualError(t, err, `en/messages/b.toml:3: "a" is a text (en/messages.toml:1) and cannot be a table`)
}

func TestReadWithoutMessages(t *testing.T) {
	_, err := messagefile.Read("en", fstest.MapFS{})
	assert.ErrorIs(t, err, fs.ErrNotExist)
}

func TestReadWantsALanguage(t *testing.T) {
	_, err := messagefile.Read("nolanguage", fstest.MapFS{"nolanguage/messages.toml": {Data: []byte("a = 'x'")}})
	assert.ErrorContains(t, err, "nolanguage: folder is not named for a language")
	assert.False(t, errors.Is(err, fs.ErrNotExist))
}

// What is printed without the catalog is what the catalog would print.
func TestPlainTextPrintsAsItself(t *testing.T) {
	pieces := rapid.SliceOfN(rapid.SampledFrom([]string{"a", " é", "%%", "$", "{b}", "[1]", "\u202f:"}), 1, 8)
	rapid.Check(t, func(t *rapid.T) {
		text := "x" + strings.Join(pieces.Draw(t, "pieces"), "")
		if strings.Contains(text, "${") {
			t.Skip("a variable")
		}
		messages, err := read("messages.toml", "a = '"+text+"'")
		require.NoError(t, err)
		require.True(t, messages[0].Plain)
		b := catalog.NewBuilder()
		require.NoError(t, messagefile.Message{Key: "a", Text: text}.Add(b, language.English))
		assert.Equal(t, message.NewPrinter(language.English, message.Catalog(b)).Sprintf("a"), messages[0].Text)
	})
}

func FuzzRead(f *testing.F) {
	f.Add([]byte("a = '%%'\n[b-c]\nd.e = \"\"\"\n%[2]s\n\"\"\" # f"))
	f.Add([]byte("a = { arg = 1, '=0' = 'x', other = '%[1]d' }\n[b]\ntext = '${c}'\nc.arg = 2\nc.other = 'y'"))
	f.Fuzz(func(t *testing.T, data []byte) {
		messages, err := read("messages.toml", string(data))
		if err != nil {
			return
		}
		b := catalog.NewBuilder()
		p := message.NewPrinter(language.English, message.Catalog(b))
		for _, m := range messages {
			if !m.Plain {
				require.NoError(t, m.Add(b, language.English))
				p.Sprintf(m.Key, 1, 2, 3, 4, 5, 6, 7, 8, 9)
			}
		}
	})
}
