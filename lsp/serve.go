package lsp

import (
	"context"
	"io"
	"log/slog"

	"diplo/fault"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
)

// Options say how a server runs.
type Options struct {
	// Version is diplo's own.
	Version string
	// Lang is the language that was asked for on the command line, "" for none.
	// It overrules what the client and the configuration say.
	Lang string
	// Locale is the language of the environment, for clients that do not tell
	// theirs.
	Locale string
	// Log takes what goes wrong without being anybody's fault to hear; nil for
	// nothing.
	Log io.Writer
}

// ErrNoShutdown says that the client left without taking leave: the connection
// ended, or it sent "exit", before "shutdown".
var ErrNoShutdown error = fault.New("error.lsp-left")

// Serve serves one client on a pair of streams until it leaves or ctx ends. It
// returns nil where the client took leave, ErrNoShutdown where it did not, and
// else what is wrong with what it sent.
func Serve(ctx context.Context, in io.ReadCloser, out io.Writer, o Options) error {
	return serve(ctx, jsonrpc2.NewStream(stdio{in, out}), o)
}

func serve(ctx context.Context, stream jsonrpc2.Stream, o Options) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	if o.Log == nil {
		o.Log = io.Discard
	}
	s := newServer(o, slog.New(slog.NewTextHandler(o.Log, nil)))
	conn := jsonrpc2.NewConn(stream, jsonrpc2.WithCodec(codec{}))
	s.peer = protocol.ClientDispatcher(conn)
	published := make(chan struct{})
	go func() {
		defer close(published)
		s.publishing(ctx)
	}()
	conn.Go(ctx, s.dispatcher(ctx))
	select {
	case <-conn.Done():
	case <-s.left:
	case <-ctx.Done():
	}
	cancel()
	stream.Close()
	<-published
	if err := conn.Err(); err != nil && !s.leaving() {
		return unreadable(err)
	}
	if !s.leaving() {
		return ErrNoShutdown
	}
	return nil
}

func unreadable(err error) error {
	f := fault.New("error.lsp-unreadable", err.Error())
	f.Cause = err
	return f
}

// stdio is a pair of streams as one.
type stdio struct {
	io.ReadCloser
	io.Writer
}

// codec is the library's fast encoding of the protocol's types.
type codec struct{}

func (codec) Marshal(v any) ([]byte, error)   { return protocol.Marshal(v) }
func (codec) Unmarshal(b []byte, v any) error { return protocol.Unmarshal(b, v) }
