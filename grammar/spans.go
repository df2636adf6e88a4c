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
	for i := range l.n.Tokens {
		t := &l.n.Tokens[i]
		if t.Type == roleResult || t.Value == "" {
			continue
		}
		if first < 0 {
			first = t.Pos.Line
		}
		last = t.Pos.Line
	}
	switch rest := &l.n.Rest; {
	case first < 0:
		at := l.n.Tokens[0].Pos.Offset
		l.o.Span = Span{at, at}
		return
	case !l.o.Result.Empty() && l.out[last].Start >= l.o.Result.Start, rest.retreat != 0:
		last = l.lastBefore(first)
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

// lastBefore returns the last lexeme of the order that stands in front of its
// result and of the retreat behind it.
func (l *lowering) lastBefore(first int) int {
	last := first
	for i := range l.n.Tokens {
		t := &l.n.Tokens[i]
		if !l.o.Result.Empty() && t.Pos.Offset >= l.o.Result.Start || l.n.Rest.retreat != 0 && t.Pos.Line >= int(l.n.Rest.retreat)-1 {
			break
		}
		last = t.Pos.Line
	}
	return last
}

// isArticle reports whether lexeme i is a word without meaning: "the", "L'".
func (l *lowering) isArticle(i int) bool { return l.out[i].sign == noSign && l.out[i].entry != nil }

// oddities collects what is unusual between the first and the last token.
func (l *lowering) oddities() {
	from := l.n.Tokens[0].Pos.Line
	to := l.n.Tokens[len(l.n.Tokens)-1].Pos.Line
	for from > 0 && l.out[from-1].role == roleSoft {
		from--
	}
	for to+1 < len(l.out) && l.out[to+1].role == roleSoft {
		to++
	}
	for i := from; i <= to; i++ {
		if x := &l.out[i]; x.isOdd && !l.inResult(x.Start) {
			l.o.Oddity = append(l.o.Oddity, Oddity{x.odd, x.Span})
		}
	}
	if l.o.Unit.Kind == board.NoUnit && l.o.Target.Kind == board.NoUnit {
		return // "nth Convoy lon nwy" has no dashes to miss
	}
	for i := range l.n.Tokens {
		if t := &l.n.Tokens[i]; t.Type == roleTo && t.Value == "" {
			l.o.Oddity = append(l.o.Oddity, Oddity{MissingDash, Span{l.out[t.Pos.Line-1].End, l.out[t.Pos.Line].Start}})
		}
	}
}

func (l *lowering) inResult(at int) bool { return l.o.Result.Start <= at && at < l.o.Result.End }
