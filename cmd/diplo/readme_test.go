package main

import (
	"bytes"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// console matches a block of a page that shows a command and what it prints.
var console = regexp.MustCompile("(?s)```console\n\\$ (diplo [^\n]*)\n(.*?)```")

// TestPagesShowWhatIsPrinted runs every command that a page shows and holds the
// page to what it prints; -update writes it there.
func TestPagesShowWhatIsPrinted(t *testing.T) {
	t.Chdir("../..")
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		t.Setenv(name, "")
	}
	for _, name := range []string{"README.md"} {
		page, err := os.ReadFile(name)
		require.NoError(t, err)
		shown := 0
		got := console.ReplaceAllFunc(page, func(block []byte) []byte {
			shown++
			command := string(console.FindSubmatch(block)[1])
			return fmt.Appendf(nil, "```console\n$ %s\n%s```", command, printed(t, command))
		})
		assert.Positive(t, shown, "%s shows no command", name)
		if *update {
			require.NoError(t, os.WriteFile(name, got, 0o644))
			continue
		}
		assert.Equal(t, string(page), string(got), name)
	}
}

// TestReadmeCommands runs the README's first command, and looks for its second.
func TestReadmeCommands(t *testing.T) {
	t.Chdir("../..")
	page, err := os.ReadFile("README.md")
	require.NoError(t, err)
	commands := regexp.MustCompile("(?s)```sh\n(.*?)\n```").FindAllSubmatch(page, -1)
	require.Len(t, commands, 2)

	arguments, ok := strings.CutPrefix(string(commands[0][1]), "go run ./cmd/diplo ")
	require.True(t, ok)
	out := printed(t, "diplo "+arguments)
	assert.Contains(t, out, "✓ A Lon - Tun", "a convoy that is whole")
	assert.Contains(t, out, "✗ A Edi - Nwy", "a convoy that is void")

	script, err := os.Stat(string(commands[1][1]))
	require.NoError(t, err)
	assert.NotZero(t, script.Mode()&0o111, "the second command can be run")
}

// printed returns what a command prints, on either stream.
func printed(t *testing.T, command string) string {
	t.Helper()
	var args []string
	for _, word := range regexp.MustCompile(`"[^"]*"|\S+`).FindAllString(command, -1)[1:] {
		args = append(args, strings.Trim(word, `"`))
	}
	var out bytes.Buffer
	code := run(args, strings.NewReader(""), &out, &out)
	require.NotEqual(t, exitFailed, code, "%s: %s", command, out.String())
	return out.String()
}
