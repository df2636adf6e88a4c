package lsp

import (
	"context"

	"diplo/lint"
	"diplo/turn"

	"go.lsp.dev/protocol"
)

// PrepareCallHierarchy begins the hierarchy of who helps whom at the order at a
// position.
func (s *server) PrepareCallHierarchy(ctx context.Context, p *protocol.CallHierarchyPrepareParams) ([]protocol.CallHierarchyItem, error) {
	x, err := spotAt(ctx, p.TextDocumentPositionParams)
	if err != nil || x.order == nil {
		return nil, err
	}
	return []protocol.CallHierarchyItem{x.item(x.order)}, nil
}

// IncomingCalls returns the orders that support an order or carry its army.
func (s *server) IncomingCalls(ctx context.Context, p *protocol.CallHierarchyIncomingCallsParams) ([]protocol.CallHierarchyIncomingCall, error) {
	x, err := itemAt(ctx, &p.Item)
	if err != nil || x.order == nil {
		return nil, err
	}
	calls := []protocol.CallHierarchyIncomingCall{}
	for _, o := range helpers(x.hearing.turn, x.order) {
		calls = append(calls, protocol.CallHierarchyIncomingCall{From: x.item(o), FromRanges: []protocol.Range{x.helped(o)}})
	}
	return calls, nil
}

// OutgoingCalls returns the orders that an order supports or carries.
func (s *server) OutgoingCalls(ctx context.Context, p *protocol.CallHierarchyOutgoingCallsParams) ([]protocol.CallHierarchyOutgoingCall, error) {
	x, err := itemAt(ctx, &p.Item)
	if err != nil || x.order == nil || x.order.Syntax.Target.Span.Empty() {
		return nil, err
	}
	calls := []protocol.CallHierarchyOutgoingCall{}
	for _, o := range depends(x.hearing.turn, x.order) {
		calls = append(calls, protocol.CallHierarchyOutgoingCall{To: x.item(o), FromRanges: []protocol.Range{x.helped(x.order)}})
	}
	return calls, nil
}

// itemAt returns where an item stands that was handed out before. The sheet may
// have changed since.
func itemAt(ctx context.Context, item *protocol.CallHierarchyItem) (*spot, error) {
	return spotAt(ctx, protocol.TextDocumentPositionParams{
		TextDocument: protocol.TextDocumentIdentifier{URI: item.URI}, Position: item.SelectionRange.Start,
	})
}

func (x *spot) item(o *turn.Order) protocol.CallHierarchyItem {
	at := x.hearing.location(x.hearing.order(o))
	item := protocol.CallHierarchyItem{
		Name: symbolName(o.Text()), Kind: protocol.SymbolKindEvent, URI: at.URI, Range: at.Range, SelectionRange: at.Range,
	}
	if v := x.hearing.verdict(o); v.Effect != lint.NoEffect {
		item.Detail = new(x.folder.lang.Sprintf("verdict." + v.String()))
	}
	return item
}

// helped returns where an order names the unit that it helps.
func (x *spot) helped(o *turn.Order) protocol.Range {
	at := x.hearing.order(o)
	if !o.Syntax.Target.Span.Empty() {
		at.Span = o.Syntax.Target.Span
	}
	return x.hearing.span(at)
}
