package main

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestServerIsFoundBesideTheProgram installs both programs as a user does and
// greets the server through `diplo lsp`.
func TestServerIsFoundBesideTheProgram(t *testing.T) {
	dir := t.TempDir()
	built, err := exec.Command("go", "build", "-o", dir+string(filepath.Separator), ".", "../diplo-lsp").CombinedOutput()
	require.NoError(t, err, "%s", built)

	var in strings.Builder
	for _, message := range []string{
		`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"rootUri":null,"capabilities":{}}}`,
		`{"jsonrpc":"2.0","method":"initialized","params":{}}`,
		`{"jsonrpc":"2.0","id":2,"method":"shutdown"}`,
		`{"jsonrpc":"2.0","method":"exit"}`,
	} {
		fmt.Fprintf(&in, "Content-Length: %d\r\n\r\n%s", len(message), message)
	}
	diplo := exec.Command(filepath.Join(dir, "diplo"), "lsp", "--stdio", "--lang", "fr")
	diplo.Stdin = strings.NewReader(in.String())
	out, err := diplo.Output()
	require.NoError(t, err)
	assert.Contains(t, string(out), `"name":"diplo"`)
	assert.Contains(t, string(out), `"version":"`+version()[:5])
}
