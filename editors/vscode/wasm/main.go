//go:build js

// Command wasm is the language server in a browser: a worker hands it the
// messages of the client one by one, without the headers of a stream.
package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"strconv"
	"syscall/js"

	"diplo/lsp"
)

func main() {
	in, messages := io.Pipe()
	queue := make(chan string, 1024)
	go func() {
		for m := range queue {
			fmt.Fprintf(messages, "Content-Length: %d\r\n\r\n%s", len(m), m)
		}
	}()
	js.Global().Set("diploReceive", js.FuncOf(func(_ js.Value, args []js.Value) any {
		queue <- args[0].String()
		return nil
	}))
	js.Global().Call("diploReady")
	err := lsp.Serve(context.Background(), in, &frames{}, lsp.Options{Version: "wasm", Log: os.Stderr})
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
}

// frames takes the server's messages out of their frames and sends them.
type frames struct{ rest []byte }

func (f *frames) Write(p []byte) (int, error) {
	f.rest = append(f.rest, p...)
	for {
		head, body, whole := bytes.Cut(f.rest, []byte("\r\n\r\n"))
		if !whole {
			return len(p), nil
		}
		size, err := strconv.Atoi(string(bytes.TrimPrefix(head, []byte("Content-Length: "))))
		if err != nil {
			return 0, err
		}
		if len(body) < size {
			return len(p), nil
		}
		js.Global().Call("diploSend", string(body[:size]))
		f.rest = append([]byte(nil), body[size:]...)
	}
}
