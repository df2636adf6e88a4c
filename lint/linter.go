package lint

import (
	"cmp"
	"slices"
	"strings"

	"diplo/turn"
)

// Options choose what a Linter reports.
type Options struct {
	// Select and Ignore name rules by code ("C304"), name
	// ("army-without-fleet"), family ("C") or the beginning of a code ("C3").
	// An empty Select is every rule that is not opt-in; what Ignore names is
	// not reported. The verdicts do not depend on either: silence does not make
	// an order legal.
	Select, Ignore []string
}

// A Linter runs the catalog over turns. It keeps its buffers from turn to
// turn and is not for use by several goroutines.
type Linter struct {
	run    []*Rule // in the order of the registry
	silent []bool  // of each: runs for its verdict only
	res    Result
	book   convoyBook
	slips  slipMemo
	order  []int32 // scratch of sort
}

// New returns a Linter.
func New(o Options) *Linter {
	l := &Linter{}
	for _, family := range families {
		for _, r := range family {
			selected := slices.ContainsFunc(o.Select, r.matches)
			if r.OptIn && !selected {
				continue
			}
			l.run = append(l.run, r)
			l.silent = append(l.silent, len(o.Select) > 0 && !selected || slices.ContainsFunc(o.Ignore, r.matches))
		}
	}
	return l
}

// Check runs the rules over t. The result is valid until the next Check.
func (l *Linter) Check(t *turn.Turn) *Result {
	res := &l.res
	res.Turn = t
	res.Verdicts = slices.Grow(res.Verdicts[:0], len(t.Orders))[:len(t.Orders)]
	clear(res.Verdicts)
	res.Diagnostics = res.Diagnostics[:0]

	l.book.built = false
	p := Pass{Turn: t, res: res, book: &l.book, slips: &l.slips}
	for i, r := range l.run {
		if r.Check == nil {
			continue // reported by the Linter itself: see directives.go
		}
		from := len(res.Diagnostics)
		p.rule, p.key = r, r.Code+".message"
		r.Check(&p)
		for k := from; k < len(res.Diagnostics); k++ {
			d := &res.Diagnostics[k]
			if d.Order < 0 {
				continue
			}
			if d.Effect > res.Verdicts[d.Order].Effect {
				res.Verdicts[d.Order] = Verdict{d.Effect, r, d.culprit}
			}
			if t.Orders[d.Order].Syntax.Ditto {
				d.Fixes = nil // what stands behind a ditto mark is another line's to edit
			}
		}
		if l.silent[i] {
			res.Diagnostics = res.Diagnostics[:from]
		}
	}
	l.applyDirectives(res)
	l.sort(res.Diagnostics)
	return res
}

// sort puts diagnostics in the order of their places, those of one place as the
// rules found them. It sorts their numbers and moves each of them once, for they
// are large.
func (l *Linter) sort(all []Diagnostic) {
	order := slices.Grow(l.order[:0], len(all))
	for i := range all {
		order = append(order, int32(i))
	}
	l.order = order
	slices.SortFunc(order, func(i, j int32) int {
		return cmp.Or(all[i].At.compare(all[j].At), cmp.Compare(i, j))
	})
	const moved = -1
	for i := range order { // follow the cycle that i is in
		first := all[i]
		for at := i; order[at] != moved; {
			from := int(order[at])
			order[at] = moved
			if from == i {
				all[at] = first
				break
			}
			all[at] = all[from]
			at = from
		}
	}
}

func (p Place) compare(q Place) int {
	return cmp.Or(p.Source-q.Source, p.Offset-q.Offset, p.Span.Start-q.Span.Start)
}

// matches reports whether a selector names the rule.
func (r *Rule) matches(selector string) bool {
	return selector != "" && (strings.HasPrefix(r.Code, strings.ToUpper(selector)) || strings.EqualFold(selector, r.Name))
}
