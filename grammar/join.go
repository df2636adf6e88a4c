package grammar

// most lines that one order may be wrapped over, and most bytes of them
const (
	maxJoined     = 3
	maxJoinedText = 1024
)

// join adds the lines that go on with cur's last order.
func (d *driver) join(cur read) read {
	for n := 1; n < maxJoined; n++ {
		if cur.line.Kind != Orders || !cur.line.Comment.Empty() {
			return cur
		}
		likely := mayGoOn(cur.line)
		if likely == never {
			return cur
		}
		next, ok := d.peek()
		if !ok || !wraps(&cur, &next, likely) || d.adjusts() && (d.endsInWinter(cur.line) || d.beginsInWinter(next.line)) {
			return cur
		}
		if len(cur.text)+len(next.text) > maxJoinedText {
			return cur
		}
		text := cur.text + cur.end + next.text
		joined := d.parser.readers.line(text)
		if joined.Kind != Orders || problems(joined) > problems(cur.line) || len(joined.Orders) > len(cur.line.Orders) || movesOn(cur.line, joined) {
			return cur
		}
		if _, err := d.take(); err != nil {
			return cur
		}
		cur.text, cur.end, cur.line, cur.size = text, next.end, joined, len(text)
		cur.repaired = cur.repaired || next.repaired
	}
	return cur
}

// movesOn reports whether the last order of l, which names a destination, would
// go on to another place if it were the one of joined: "A Par - Bur" and, below it, a
// remark such as "attacks Trieste".
func movesOn(l, joined *Line) bool {
	was, now := &l.Orders[len(l.Orders)-1], &joined.Orders[len(joined.Orders)-1]
	return was.Missing == NothingMissing && was.Verb == Move && !now.Alternatives && now.Via.Mode == was.Via.Mode && len(now.Path) > len(was.Path)
}

// goesOn says how likely a line's last order goes on in the next line.
type goesOn uint8

const (
	never goesOn = iota
	perhaps
	surely
)

func mayGoOn(l *Line) goesOn {
	if len(l.Orders) == 0 || l.Open {
		return never
	}
	switch o := &l.Orders[len(l.Orders)-1]; {
	case !o.Junk.Empty() || !o.Result.Empty():
		return never
	case o.Missing == MissingTarget || o.Missing == MissingDestination:
		return surely
	}
	return perhaps
}

// wraps reports whether next goes on with the order that cur ends in, which by
// itself is that likely to go on. A line that is a whole order of its own does so
// only if it is indented.
func wraps(cur, next *read, likely goesOn) bool {
	switch next.line.Kind {
	case Orders, Prose:
	default:
		return false
	}
	if isRecord(next.text) || next.line.Power.Text != "" || next.line.Block != NoBlock || !next.line.Turn.IsZero() {
		return false
	}
	last := &cur.line.Orders[len(cur.line.Orders)-1]
	if likely == perhaps {
		if next.line.dashed && isDashed(next.line) {
			return !cur.line.dashed && lacksDestination(last)
		}
		if !next.line.continues {
			return false
		}
		return next.line.Kind == Prose || last.Verb == NoVerb
	}
	if len(next.line.Orders) == 0 {
		return next.line.continues
	}
	first := &next.line.Orders[0]
	whole := first.Unit.Kind != 0 && (first.Verb != NoVerb || last.Missing == MissingDestination)
	return !whole || indented(next.text) && !indented(cur.text)
}

// isDashed reports whether a line that begins with a dash says nothing but a
// place: "- Tun".
func isDashed(l *Line) bool {
	o := &l.Orders[0]
	return len(l.Orders) == 1 && o.Verb == NoVerb && o.Junk.Empty() && isBare(&o.Unit)
}

// lacksDestination reports whether o could still name where something goes.
func lacksDestination(o *Order) bool {
	return o.Verb == NoVerb || (o.Verb == Support || o.Verb == Convoy) && len(o.Path) == 0 && !o.TargetHolds
}

func indented(text string) bool { return text != "" && isBlank(text[0]) }

// problems counts the orders of l that could not be read to the end.
func problems(l *Line) int {
	n := 0
	for i := range l.Orders {
		if l.Orders[i].Missing != NothingMissing || !l.Orders[i].Junk.Empty() {
			n++
		}
	}
	return n
}
