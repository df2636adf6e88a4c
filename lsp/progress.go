package lsp

import (
	"context"
	"time"

	"go.lsp.dev/protocol"
)

// A bar is the progress of one request.
type bar struct {
	server *server
	token  protocol.ProgressToken // nil where nobody wants to see it
	last   time.Time
}

// begin shows the progress of a request that came with a token.
func (s *server) begin(ctx context.Context, token protocol.ProgressToken, title string) *bar {
	b := &bar{server: s, token: token, last: time.Now()}
	b.send(ctx, &protocol.WorkDoneProgressBegin{Kind: "begin", Title: title})
	return b
}

// report shows that done of all are done, not too often.
func (b *bar) report(ctx context.Context, done, all int) {
	if time.Since(b.last) < 100*time.Millisecond {
		return
	}
	b.last = time.Now()
	percent := uint32(100 * done / max(all, 1))
	b.send(ctx, &protocol.WorkDoneProgressReport{Kind: "report", Percentage: &percent})
}

func (b *bar) end(ctx context.Context) { b.send(ctx, &protocol.WorkDoneProgressEnd{Kind: "end"}) }

func (b *bar) send(ctx context.Context, value any) {
	if b.token == nil {
		return
	}
	if raw, err := protocol.Marshal(value); err == nil {
		_ = b.server.peer.Progress(ctx, &protocol.ProgressParams{Token: b.token, Value: raw})
	}
}
