package lsp

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"diplo/board"
	"diplo/i18n"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
)

// wire is a server and the bytes that go to it and come from it.
type wire struct {
	t       testing.TB
	in      *io.PipeWriter
	answers chan map[string]any       // what came, in order; closed at the end
	kept    map[string]map[string]any // answers that nobody has waited for yet
	ended   chan error
}

func newWire(t testing.TB) *wire {
	inR, inW := io.Pipe()
	outR, outW := io.Pipe()
	w := &wire{t: t, in: inW, answers: make(chan map[string]any, 1<<16), kept: map[string]map[string]any{}, ended: make(chan error, 1)}
	go func() {
		w.ended <- Serve(context.Background(), inR, outW, Options{})
		outW.Close()
	}()
	go w.read(bufio.NewReader(outR))
	t.Cleanup(func() { inW.Close() })
	return w
}

func (w *wire) read(r *bufio.Reader) {
	defer close(w.answers)
	for {
		size := 0
		for {
			line, err := r.ReadString('\n')
			if err != nil {
				return
			}
			if line = strings.TrimSpace(line); line == "" {
				break
			}
			if n, ok := strings.CutPrefix(line, "Content-Length: "); ok {
				size, _ = strconv.Atoi(n)
			}
		}
		body := make([]byte, size)
		if _, err := io.ReadFull(r, body); err != nil {
			return
		}
		var m map[string]any
		if json.Unmarshal(body, &m) == nil {
			w.answers <- m
		}
	}
}

// raw sends bytes as they are.
func (w *wire) raw(text string) { _, _ = io.WriteString(w.in, text) }

// frame sends a message.
func (w *wire) frame(body string) {
	w.raw(fmt.Sprintf("Content-Length: %d\r\n\r\n%s", len(body), body))
}

func (w *wire) send(message map[string]any) {
	message["jsonrpc"] = "2.0"
	body, err := json.Marshal(message)
	require.NoError(w.t, err)
	w.frame(string(body))
}

func (w *wire) call(id any, method string, params any) {
	w.send(map[string]any{"id": id, "method": method, "params": params})
}

func (w *wire) notify(method string, params any) {
	w.send(map[string]any{"method": method, "params": params})
}

// answer waits for the answer to a request.
func (w *wire) answer(id any) map[string]any {
	w.t.Helper()
	key := fmt.Sprint(id)
	timeout := time.After(20 * time.Second)
	for w.kept[key] == nil {
		select {
		case m, ok := <-w.answers:
			if !ok {
				w.t.Fatalf("no answer to %v: the connection ended", id)
			}
			if _, request := m["method"]; !request {
				w.kept[fmt.Sprint(m["id"])] = m
			}
		case <-timeout:
			w.t.Fatalf("no answer to %v", id)
		}
	}
	m := w.kept[key]
	delete(w.kept, key)
	return m
}

func (w *wire) begin() {
	w.call(0, "initialize", map[string]any{"processId": nil, "rootUri": nil, "capabilities": map[string]any{}})
	w.answer(0)
	w.notify("initialized", map[string]any{})
}

func (w *wire) openText(u, text string) {
	w.notify("textDocument/didOpen", map[string]any{"textDocument": map[string]any{"uri": u, "languageId": "diplomacy-orders", "version": 1, "text": text}})
}

// TestRequestsSeeWhatWasSentBefore pipelines edits and hovers without waiting:
// each hover must tell of the order that the edit in front of it wrote, not of
// an older one and not of a newer one.
func TestRequestsSeeWhatWasSentBefore(t *testing.T) {
	const pairs = 2000
	w := newWire(t)
	w.begin()
	const u = "untitled:pipe"
	w.openText(u, "# é\nF Lon - Nth\n")
	var names []string
	english := i18n.Default().LanguageByCode("en")
	for p := range board.Standard().Provinces() {
		place, _ := i18n.Default().Place(board.Standard().ID(p))
		names = append(names, english.Name(place, board.NoCoast))
	}
	go func() {
		for i := range pairs {
			w.notify("textDocument/didChange", map[string]any{
				"textDocument": map[string]any{"uri": u, "version": i + 2},
				"contentChanges": []any{map[string]any{
					"range": map[string]any{"start": map[string]any{"line": 1, "character": 0}, "end": map[string]any{"line": 1, "character": 999}},
					"text":  "F Lon - " + names[i%len(names)],
				}},
			})
			w.call(i+1, "textDocument/hover", map[string]any{"textDocument": map[string]any{"uri": u}, "position": map[string]any{"line": 1, "character": 0}})
		}
	}()
	for i := range pairs {
		m := w.answer(i + 1)
		text, _ := json.Marshal(m["result"])
		require.Contains(t, string(text), " to "+names[i%len(names)], "hover %d: %v", i, m)
	}
	w.call("bye", "shutdown", nil)
	w.answer("bye")
	w.notify("exit", nil)
	assert.NoError(t, <-w.ended)
}

// TestCancel cancels a request that takes long: all of a large workspace.
func TestCancel(t *testing.T) {
	files := map[string]string{}
	for i := range 60 {
		files[fmt.Sprintf("game%d/turn.dip", i)] = strings.Repeat("F Lon - Gdansq\nA Mar - Gascoggne\n", 300)
	}
	dir := writeFiles(t, files)
	w := newWire(t)
	w.call(0, "initialize", map[string]any{"processId": nil, "rootUri": "file://" + filepath.ToSlash(dir), "capabilities": map[string]any{}})
	w.answer(0)
	w.call(1, "workspace/diagnostic", map[string]any{"previousResultIds": []any{}})
	w.notify("$/cancelRequest", map[string]any{"id": 1})
	m := w.answer(1)
	require.Contains(t, m, "error", "the request should not have been finished")
	assert.EqualValues(t, protocol.LSPErrorCodesRequestCancelled, m["error"].(map[string]any)["code"])

	// A request that is answered already, or was never made, cannot be cancelled.
	w.notify("$/cancelRequest", map[string]any{"id": 1})
	w.notify("$/cancelRequest", map[string]any{"id": "nobody"})
	w.notify("$/cancelRequest", map[string]any{"id": map[string]any{}})
	w.call("end", "shutdown", nil)
	w.answer("end")
}

// TestMalformed sends what no client should. The server goes on, or ends and
// says why.
func TestMalformed(t *testing.T) {
	const good = `{"jsonrpc":"2.0","id":5,"method":"textDocument/hover","params":{"textDocument":{"uri":"untitled:x"},"position":{"line":0,"character":0}}}`
	for name, test := range map[string]struct {
		send string
		ends bool // the connection
		code int  // of the answer to request 5, 0 for none
		raw  bool // send is no message but bytes
	}{
		"body":                   {send: `{"jsonrpc":"2.0","id":5,"method":`, ends: true},
		"parameters of a call":   {send: `{"jsonrpc":"2.0","id":5,"method":"textDocument/hover","params":[1,2]}`, code: -32602},
		"no parameters":          {send: `{"jsonrpc":"2.0","id":5,"method":"textDocument/hover"}`, code: -32602},
		"parameters of a note":   {send: `{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":7}}`},
		"change of what is shut": {send: `{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"untitled:no","version":2},"contentChanges":[{"text":"x"}]}}`},
		"unknown note":           {send: `{"jsonrpc":"2.0","method":"$/nobody","params":{}}`},
		"unknown method":         {send: `{"jsonrpc":"2.0","id":5,"method":"textDocument/nobody","params":{}}`, code: -32601},
		"twice initialized":      {send: `{"jsonrpc":"2.0","id":5,"method":"initialize","params":{"processId":null,"rootUri":null,"capabilities":{}}}`, code: -32600},
		"no header":              {send: "hello world\r\n\r\n", raw: true, ends: true},
		"endless length":         {send: "Content-Length: 99999999999999999999\r\n\r\n", raw: true, ends: true},
		"small letters":          {send: fmt.Sprintf("content-length: %d\r\n\r\n%s", len(good), good), raw: true, code: -32803},
		"another header":         {send: fmt.Sprintf("Content-Length: %d\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n%s", len(good), good), raw: true, code: -32803},
		"not UTF-8":              {send: "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":{\"uri\":\"untitled:y\",\"languageId\":\"x\",\"version\":1,\"text\":\"A Mar\xff\xfe\"}}}"},
		"16 MB":                  {send: `{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"untitled:w","languageId":"x","version":1,"text":"` + strings.Repeat(`a\n`, 8<<20) + `"}}}`},
		"half a surrogate":       {send: `{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"untitled:z","languageId":"x","version":1,"text":"A \ud800 Mar"}}}`},
	} {
		t.Run(name, func(t *testing.T) {
			w := newWire(t)
			w.begin()
			go func() {
				if test.raw {
					w.raw(test.send)
				} else {
					w.frame(test.send)
				}
				w.call("after", "workspace/symbol", map[string]any{"query": ""})
				if test.ends {
					w.in.Close()
				}
			}()
			if test.ends {
				select {
				case err := <-w.ended:
					assert.Error(t, err)
					assert.NotErrorIs(t, err, ErrNoShutdown, "the reason is told")
				case <-time.After(10 * time.Second):
					t.Fatal("the server hangs")
				}
				return
			}
			if test.code != 0 {
				m := w.answer(5)
				require.Contains(t, m, "error")
				assert.EqualValues(t, test.code, m["error"].(map[string]any)["code"])
			}
			assert.Contains(t, w.answer("after"), "result", "the server goes on")
		})
	}
}

func TestLifecycle(t *testing.T) {
	w := newWire(t)
	w.call(1, "textDocument/hover", map[string]any{})
	assert.EqualValues(t, -32002, w.answer(1)["error"].(map[string]any)["code"], "before initialize")
	w.openText("untitled:early", "A Par") // counts for nothing
	w.begin()
	w.call(2, "textDocument/documentSymbol", map[string]any{"textDocument": map[string]any{"uri": "untitled:early"}})
	assert.Contains(t, w.answer(2), "error", "what came before initialize was not heard")
	w.call(3, "shutdown", nil)
	w.answer(3)
	w.call(4, "workspace/symbol", map[string]any{"query": ""})
	assert.EqualValues(t, jsonrpc2.InvalidRequest, w.answer(4)["error"].(map[string]any)["code"], "after shutdown")
	w.notify("exit", nil)
	assert.NoError(t, <-w.ended)
}

func TestLeavingWithoutShutdown(t *testing.T) {
	w := newWire(t)
	w.begin()
	w.notify("exit", nil)
	assert.ErrorIs(t, <-w.ended, ErrNoShutdown)

	w = newWire(t)
	w.begin()
	w.in.Close()
	assert.ErrorIs(t, <-w.ended, ErrNoShutdown)
}
