package lsp_test

import (
	"context"
	"fmt"
	"io"
	"strings"

	"diplo/lsp"
)

// A client that comes and goes.
func ExampleServe() {
	var in strings.Builder
	for _, message := range []string{
		`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"rootUri":null,"capabilities":{}}}`,
		`{"jsonrpc":"2.0","method":"initialized","params":{}}`,
		`{"jsonrpc":"2.0","id":2,"method":"shutdown"}`,
		`{"jsonrpc":"2.0","method":"exit"}`,
	} {
		fmt.Fprintf(&in, "Content-Length: %d\r\n\r\n%s", len(message), message)
	}
	err := lsp.Serve(context.Background(), io.NopCloser(strings.NewReader(in.String())), io.Discard, lsp.Options{})
	fmt.Println(err)
	// Output: <nil>
}
