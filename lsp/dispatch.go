package lsp

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"sync"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
)

// errNotInitialized answers what is asked before "initialize".
var errNotInitialized = jsonrpc2.NewError(-32002, "the server is not initialized")

// errGone answers what is asked after "shutdown".
var errGone = jsonrpc2.NewError(jsonrpc2.InvalidRequest, "the server was shut down")

// dispatcher returns the handler of all that the client sends. The library
// calls it in the order of the wire and does not read on before it returns or
// gives way with Async. So notifications run to their end here, and a request
// takes its snapshot here and is answered behind the next ones' back.
func (s *server) dispatcher(connection context.Context) jsonrpc2.Handler {
	next := protocol.ServerHandler(s, jsonrpc2.MethodNotFoundHandler)
	running := requests{cancel: map[jsonrpc2.ID]context.CancelFunc{}}
	return func(ctx context.Context, req *jsonrpc2.Request) (any, error) {
		if !req.IsCall() {
			// An error that is returned for a notification ends the connection.
			if req.Method() == protocol.MethodCancelRequest {
				running.stop(req.Params())
			} else if s.ready(req.Method()) {
				if _, err := s.guard(connection, req, next); err != nil {
					s.log.Warn("notification", "method", req.Method(), "error", err)
				}
			}
			return nil, nil
		}
		if err := s.refuse(req.Method()); err != nil {
			return nil, err
		}
		if req.Method() == protocol.MethodInitialize {
			return s.guard(ctx, req, next) // what comes next needs it done
		}
		ctx = context.WithValue(ctx, snapshotKey{}, s.snapshot())
		ctx, done := running.start(ctx, req.ID())
		defer done()
		jsonrpc2.Async(ctx)
		result, err := s.guard(ctx, req, next)
		if ctx.Err() != nil {
			return nil, protocol.ErrRequestCancelled
		}
		return result, err
	}
}

// guard hands a message on. A panic costs that message and no more.
func (s *server) guard(ctx context.Context, req *jsonrpc2.Request, next jsonrpc2.Handler) (result any, err error) {
	defer func() {
		if p := recover(); p != nil {
			s.log.Error("panic", "method", req.Method(), "value", p, "stack", string(debug.Stack()))
			result, err = nil, fmt.Errorf("%w: %v", jsonrpc2.ErrInternal, p)
		}
	}()
	result, err = next(ctx, req)
	if errors.Is(err, jsonrpc2.ErrParse) { // of the parameters: the message itself was read
		err = jsonrpc2.Errorf(jsonrpc2.InvalidParams, "%v", err)
	}
	return result, err
}

// requests are the requests that are being answered.
type requests struct {
	mu     sync.Mutex
	cancel map[jsonrpc2.ID]context.CancelFunc
}

// start returns the context in which a request is answered, and what to call
// when it is.
func (r *requests) start(ctx context.Context, id jsonrpc2.ID) (context.Context, func()) {
	ctx, cancel := context.WithCancel(ctx)
	r.mu.Lock()
	r.cancel[id] = cancel
	r.mu.Unlock()
	return ctx, func() {
		r.mu.Lock()
		delete(r.cancel, id)
		r.mu.Unlock()
		cancel()
	}
}

// stop cancels the request that the parameters of "$/cancelRequest" name, if it
// is not answered yet.
func (r *requests) stop(params []byte) {
	var p protocol.CancelParams
	if protocol.Unmarshal(params, &p) != nil {
		return
	}
	var id jsonrpc2.ID
	switch n := p.ID.(type) {
	case protocol.Integer:
		id = jsonrpc2.NewNumberID(int64(n))
	case protocol.String:
		id = jsonrpc2.NewStringID(string(n))
	default:
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if cancel := r.cancel[id]; cancel != nil {
		cancel()
	}
}
