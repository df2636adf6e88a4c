package judge

import "slices"

// A graph is the scratch memory of the search for circles of decisions.
type graph struct {
	edges []int32 // what each open decision depends on, one after the other
	from  []int32 // where in edges those of a decision begin
	to    []int32 // and end
	order []int32 // when a decision was first seen, from 1; 0 for not yet
	low   []int32 // the first that it and what is below it depend on
	stack []int32
	count int32
}

// circle returns, in ascending order, a set of open decisions that depend on
// each other and on no other open decision. It is Tarjan's search for strong
// components, which finds such a set first.
func (e *engine) circle() []int32 {
	g := &e.graph
	n := len(e.decided)
	g.edges, g.stack, g.count = g.edges[:0], g.stack[:0], 0
	g.from = slices.Grow(g.from[:0], n)[:n]
	g.to = slices.Grow(g.to[:0], n)[:n]
	g.low = slices.Grow(g.low[:0], n)[:n]
	g.order = slices.Grow(g.order[:0], n)[:n]
	clear(g.order)
	e.watching = true
	for _, d := range e.open {
		e.reads = e.reads[:0]
		e.decide(d)
		g.from[d] = int32(len(g.edges))
		g.edges = append(g.edges, e.reads...)
		g.to[d] = int32(len(g.edges))
	}
	e.watching = false
	found := g.visit(e.open[0])
	slices.Sort(found)
	return found
}

// visit returns the first component that is complete below a decision, nil
// where that belongs to one that is not complete yet.
func (g *graph) visit(d int32) []int32 {
	g.count++
	g.order[d], g.low[d] = g.count, g.count
	g.stack = append(g.stack, d)
	for _, next := range g.edges[g.from[d]:g.to[d]] {
		if g.order[next] == 0 {
			if found := g.visit(next); found != nil {
				return found
			}
			g.low[d] = min(g.low[d], g.low[next])
		} else {
			// Everything that was seen is on the stack: the first component
			// that is complete ends the search.
			g.low[d] = min(g.low[d], g.order[next])
		}
	}
	if g.low[d] != g.order[d] {
		return nil
	}
	return g.stack[slices.Index(g.stack, d):]
}
