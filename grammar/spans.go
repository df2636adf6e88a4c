package grammar

import (
	"slices"

	"diplo/board"
	"diplo/i18n"
)

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

// spans works out what the order covers: its tokens without the results and a
// bullet, the articles in front, a pair of brackets around it and the period of
// an abbreviation at its end.
func (l *lowering) spans() {
	first, last := -1, -1
	for i := l.from; i < l.to; i++ {
		x := &l.out[i]
		if x := ref(i + 1); x == l.n.Rest.retreat || x == l.n.Rest.aid {
			break // that is an order of its own
		}
		if !l.isToken(x.role) || x.role == roleResult || l.inResult(x.Start) || x.role == roleMinus && l.verb != ref(i+1) {
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
	for first > 0 && l.isArticle(first-1) {
		first--
	}
	l.o.Span = l.widen(first, last)
}

// widen returns the span of lexemes first to last and of the signs around them
// that belong to them: the other halves of brackets, the frame of a list of
// strings, and a period that touches the last word.
func (l *lowering) widen(first, last int) Span {
	for {
		last = l.lastOf(last)
		before, after := first-1, last+1
		opens := before >= 0 && l.out[before].role == roleSoft
		closes := after < len(l.out) && l.out[after].role == roleSoft
		switch {
		case closes && l.out[after].sign == closer && int(l.out[after].mate) >= first:
			last++
		case opens && l.out[before].sign == opener && l.out[before].mate >= 0 && int(l.out[before].mate) <= last:
			first--
		case opens && closes && l.isList(before, after):
			first, last = before, after
		case closes && l.out[after].sign == dot && l.out[after].Start == l.out[last].End:
			last++
		default:
			return Span{l.out[first].Start, l.endOf(last)}
		}
	}
}

// isList reports whether lexemes i and j frame a list of strings or a string in
// one: ["lon","Move","nwy"].
func (l *lowering) isList(i, j int) bool {
	if l.out[i].sign == quote && l.out[j].sign == quote {
		return slices.ContainsFunc(l.out[i+1:j], func(x lexeme) bool { return x.sign == quote })
	}
	return l.out[i].sign == opener && int(l.out[i].mate) == j && l.text[l.out[i].Start] == '['
}

// lastOf returns the last of the lexemes that were merged into the lexeme i.
func (l *lowering) lastOf(i int) int {
	end := l.endOf(i)
	for i+1 < len(l.out) && l.out[i+1].end <= end {
		i++
	}
	return i
}

// endOf returns where lexeme i, or the one that it was merged into, ends.
func (l *lowering) endOf(i int) int { return max(l.out[i].End, l.out[i].end) }

// isArticle reports whether lexeme i is a word without meaning: "the", "L'".
func (l *lowering) isArticle(i int) bool {
	return l.out[i].role == roleSoft && l.out[i].kinds.has(i18n.FillWord)
}

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
