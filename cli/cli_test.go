package cli_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"diplo/cli"
	"diplo/i18n"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// values are what the flags of the program below have set.
type values struct {
	format, file string
	many, to     string
	list         []string
	loud         bool
	complete     *bool
}

func program() (*cli.Program, *values) {
	v := &values{format: "text"}
	p := &cli.Program{
		Name:  "tool",
		About: "command.root",
		Flags: []cli.Flag{{Name: "file", About: "flag.config", Value: cli.Text(&v.file, "usage.file")}},
		Commands: []cli.Entry{
			{Name: "lint", About: "command.lint", Make: func() *cli.Command {
				return &cli.Command{
					Examples: "example.lint",
					Args: cli.Args{Usage: "usage.rule", About: "usage.sheets", Min: 1, Max: 2, Complete: func(before []string) []string {
						return []string{fmt.Sprintf("after-%d", len(before)), "other"}
					}},
					Flags: []cli.Flag{
						{Name: "many", About: "flag.format", Value: cli.Choice(&v.many, strings.Split(strings.Repeat("choice ", 20)+"last", " ")...)},
						{Name: "format", Short: 'f', About: "flag.format", Value: cli.Choice(&v.format, "text", "json")},
						{Name: "to", About: "flag.to", Value: cli.Explained(&v.to, "tool list", func(text string) (string, bool) {
							return "fr", text == "french"
						}, "en", "fr")},
						{Name: "list", Short: 'l', About: "flag.select", Value: cli.List(&v.list, "usage.codes")},
						{Name: "loud", Short: 'v', About: "flag.verdicts", Value: cli.Switch(&v.loud)},
						{Name: "complete", Short: 'c', About: "flag.complete", Value: cli.Toggle(&v.complete)},
					},
				}
			}},
			{Name: "version", About: "command.version", Make: func() *cli.Command { return &cli.Command{} }},
			{Name: "secret", Hidden: true, Make: func() *cli.Command { return &cli.Command{Args: cli.Args{Max: -1}} }},
		},
	}
	return p, v
}

func english() *i18n.Language { return i18n.Default().LanguageByCode("en") }

func yes() *bool { t := true; return &t }
func no() *bool  { return new(bool) }

func TestParse(t *testing.T) {
	for _, c := range []struct {
		line, args string
		want       values
	}{
		{"lint a", "a", values{format: "text"}},
		{"lint a b", "a b", values{format: "text"}},
		{"--file x lint a", "a", values{format: "text", file: "x"}},
		{"lint --file=x a", "a", values{format: "text", file: "x"}},
		{"lint a --format json", "a", values{format: "json"}},
		{"lint -f JSON a", "a", values{format: "json"}},
		{"lint -fjson a", "a", values{format: "json"}},
		{"lint -vf=json a", "a", values{format: "json", loud: true}},
		{"lint -vc a", "a", values{format: "text", loud: true, complete: yes()}},
		{"lint --complete=false --loud=true a", "a", values{format: "text", loud: true, complete: no()}},
		{"lint -l a,b --list=c,,d x", "x", values{format: "text", list: []string{"a", "b", "c", "d"}}},
		{"lint --to FR a", "a", values{format: "text", to: "fr"}},
		{"lint -- --format -v", "--format -v", values{format: "text"}},
		{"lint -", "-", values{format: "text"}},
		{"secret -- a b c", "a b c", values{format: "text"}},
	} {
		p, v := program()
		call, err := p.Parse(strings.Fields(c.line))
		require.NoError(t, err, c.line)
		assert.Equal(t, c.args, strings.Join(call.Args, " "), c.line)
		assert.Equal(t, c.want, *v, c.line)
	}
}

func TestParseMistakes(t *testing.T) {
	for line, want := range map[string]string{
		"lnt":                 "unknown command `lnt`: is `tool lint` meant?",
		"xyzzy":               "unknown command `xyzzy`",
		"secrt":               "unknown command `secrt`",
		"--format json":       "unknown flag `--format`",
		"lint --fromat json":  "unknown flag `--fromat`: is `--format` meant?",
		"lint -vx":            "unknown flag `-x`",
		"lint a -f":           "flag `-f` needs a value",
		"lint a --file":       "flag `--file` needs a value",
		"lint a --file=":      "`` is not a value for `--file`: it takes FILE",
		"lint --to latin a":   "`latin` is not a value for `--to`: it takes en or fr; `tool list` describes them",
		"lint --to french a":  "`french` is not a value for `--to`: is `fr` meant?",
		"lint -f xml a":       "`xml` is not a value for `-f`: it takes text or json",
		"lint --loud=maybe a": "`maybe` is not a value for `--loud`: it takes true or false",
		"lint":                "missing argument: CODE",
		"lint a b c":          "too many arguments: `c`",
		"version a":           "too many arguments: `a`",
	} {
		p, _ := program()
		_, err := p.Parse(strings.Fields(line))
		assert.EqualError(t, err, want, line)
	}
}

func TestHelpIsAsked(t *testing.T) {
	for _, line := range []string{"-h", "--help", "lint -h", "lint --help", "lint a b c --help", "lint -vh"} {
		p, _ := program()
		call, err := p.Parse(strings.Fields(line))
		require.NoError(t, err, line)
		assert.True(t, call.Help, line)
	}
}

// Help never is wider than a terminal, and lists everything that is not hidden.
func TestHelp(t *testing.T) {
	for _, code := range []string{"en", "fr"} {
		for _, line := range []string{"-h", "lint -h", "version -h"} {
			p, _ := program()
			call, err := p.Parse(strings.Fields(line))
			require.NoError(t, err)
			var out strings.Builder
			require.NoError(t, p.Help(&out, i18n.Default().LanguageByCode(code), call))
			assert.NotContains(t, out.String(), i18n.NoMessage)
			assert.NotContains(t, out.String(), "secret")
			if strings.HasPrefix(line, "lint") {
				assert.Regexp(t, `(?m)^  diplo lint --complete`, out.String())
				assert.Regexp(t, "(?m)^  .*`-`", out.String())
			}
			for text := range strings.Lines(out.String()) {
				assert.LessOrEqual(t, len([]rune(text)), 81, text)
			}
		}
	}
}

func TestComplete(t *testing.T) {
	for line, want := range map[string]string{
		"":                         "lint version",
		"li":                       "lint",
		"lint ":                    "after-0 other",
		"lint x af":                "after-1",
		"lint --fo":                "--format",
		"lint --format ":           "text json",
		"lint --format=j":          "--format=json",
		"lint --to ":               "en fr",
		"lint -f ":                 "text json",
		"lint --file ":             "",
		"lint --file x o":          "other",
		"lint --loud ":             "after-0 other",
		"lint --unknown x --hel":   "--help",
		"nonsense ":                "lint version",
		"version x":                "",
		"lint --format json --lou": "--loud",
	} {
		p, _ := program()
		var got []string
		for _, c := range p.Complete(english(), strings.Split(line, " ")) {
			got = append(got, c.Text)
		}
		assert.Equal(t, want, strings.Join(got, " "), "%q", line)
	}
}

func TestScripts(t *testing.T) {
	p, _ := program()
	for _, shell := range cli.Shells() {
		script, ok := p.Script(shell)
		require.True(t, ok)
		assert.Contains(t, script, "tool")
		assert.Contains(t, script, cli.CompleteCommand)
		assert.NotContains(t, script, "{program}")
	}
	_, ok := p.Script("../cli.go")
	assert.False(t, ok)
}

// Whatever is typed, reading it neither fails badly nor loses arguments behind
// "--".
func TestAnythingCanBeTyped(t *testing.T) {
	word := rapid.OneOf(rapid.String(), rapid.SampledFrom([]string{
		"lint", "secret", "-", "--", "-v", "-f", "--format", "--format=json", "-h", "--loud=", "-vvvf",
	}))
	rapid.Check(t, func(t *rapid.T) {
		words := rapid.SliceOf(word).Draw(t, "words")
		p, _ := program()
		_, _ = p.Parse(words)
		p.Complete(english(), words)

		p, _ = program()
		call, err := p.Parse(append([]string{"secret", "--"}, words...))
		require.NoError(t, err)
		assert.Equal(t, len(words), len(call.Args))
	})
}

func ExampleProgram_Parse() {
	format := "text"
	p := &cli.Program{Name: "tool", Commands: []cli.Entry{{
		Name: "lint",
		Make: func() *cli.Command {
			return &cli.Command{
				Args:  cli.Args{Max: -1},
				Flags: []cli.Flag{{Name: "format", Value: cli.Choice(&format, "text", "json")}},
				Run: func(args []string) (int, error) {
					fmt.Println(format, args)
					return 0, nil
				},
			}
		},
	}}}
	call, err := p.Parse([]string{"lint", "a.dip", "--format=json"})
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return
	}
	if _, err := call.Command.Run(call.Args); err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
	// Output: json [a.dip]
}
