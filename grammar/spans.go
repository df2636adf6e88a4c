package grammar

import "diplo/board"

// and returns the span from the start of the first of s and t to the end of the
// last; an empty one does not count.
func (s Span) and(t Span) Span {
	switch {
	case s.Empty():
		return t
	case t.Empty():
		return s
	}
	return Span{min(s.Start, t.Start), max(s.End, t.End)}
}

// spans works out what the order covers: its tokens without the results, the
// articles in front, a pair of brackets around it and the period of an
// abbreviation at its end.
func (l *lowering) spans() {
	first, last := -1, -1
	for i := l.from; i < l.to; i++ {
		x := &l.out[i]
		if l.n.Rest.retreat != 0 && i == int(l.n.Rest.retreat)-1 {
			break // that is an order of its own
		}
		if !l.isToken(x.role) || x.role == roleResult || l.inResult(x.Start) {
			continue
		}
		if first < 0 {
			first = i
		}
		last = i
	}
	if first < 0 {
		at := l.out[l.from].Start
		l.o.Span = Span{at, at}
		return
	}
	span := Span{l.out[first].Start, l.out[last].End}
	for first > 0 && l.out[first-1].role == roleSoft && l.isArticle(first-1) {
		first--
		span.Start = l.out[first].Start
	}
	for last+1 < len(l.out) && first > 0 && l.out[first-1].sign == opener && l.out[first-1].role == roleSoft && int(l.out[first-1].mate) == last+1 {
		first, last = first-1, last+1
		span = Span{l.out[first].Start, l.out[last].End}
	}
	if last+1 < len(l.out) && l.out[last+1].sign == closer && int(l.out[last+1].mate) >= first {
		last++
		span.End = l.out[last].End
	}
	if last+1 < len(l.out) && l.out[last+1].sign == dot && l.out[last+1].role == roleSoft && l.out[last+1].Start == span.End {
		span.End = l.out[last+1].End
	}
	l.o.Span = span
}

// isArticle reports whether lexeme i is a word without meaning: "the", "L'".
func (l *lowering) isArticle(i int) bool { return l.out[i].sign == noSign && l.out[i].entry != nil }

// oddities collects what is unusual in the order and the signs around it. A
// dash is missed only where units have letters: "nth Convoy lon nwy" has none.
func (l *lowering) oddities() {
	from, to := l.from, l.to
	for from > 0 && l.out[from-1].role == roleSoft {
		from--
	}
	letters := l.o.Unit.Kind != board.NoUnit || l.o.Target.Kind != board.NoUnit
	for i := from; i < to; i++ {
		x := &l.out[i]
		if x.isOdd && !l.inResult(x.Start) {
			l.o.Oddity = append(l.o.Oddity, Oddity{x.odd, x.Span})
		}
		if x.gap == roleTo && letters && i > from {
			l.o.Oddity = append(l.o.Oddity, Oddity{MissingDash, Span{l.out[i-1].End, x.Start}})
		}
	}
}

func (l *lowering) inResult(at int) bool { return l.o.Result.Start <= at && at < l.o.Result.End }
