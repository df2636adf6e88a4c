package main

import (
	"fmt"
	"strconv"

	"diplo/gather"
	"diplo/notation"
	"diplo/turn"
)

// tell says on standard error what stands in the way of the result.
func (a *app) tell(text string) {
	a.out.Flush()
	fmt.Fprintln(a.stderr, text)
}

// tell tells of the problems of a turn, none of which was written where lost is
// set.
func (x *translation) tell(t *turn.Turn, problems []notation.Problem, lost bool) {
	l := x.app.lang
	left, orders, whole := 0, 0, lost && x.partial
	for _, p := range problems {
		severity := "severity.error"
		switch {
		case p.Note:
			severity = "severity.note"
		case p.Number > 0:
			left++
			if p.Order >= 0 {
				orders++
			}
		default:
			whole = true // the matter is with the turn
		}
		said := p.Localize(l)
		if p.Note { // a file need be told no more than once
			key := t.Sources[p.Source].Name + "\x00" + said
			if x.told[key] {
				continue
			}
			x.told[key] = true
		}
		x.app.tell(x.place(t, &p) + l.Sprintf(severity) + l.Sprintf("table.colon") + said)
	}
	if whole {
		left, orders = max(left, len(t.Orders), 1), len(t.Orders)
	}
	x.left += left
	x.good += len(t.Orders) - orders
}

// place returns where a problem is, up to what is said of it: the file and the
// line, as editors read them, or, in a file whose lines diplo has made itself, or
// of a whole turn, the turn.
func (x *translation) place(t *turn.Turn, p *notation.Problem) string {
	l := x.app.lang
	name, colon := t.Sources[p.Source].Name, l.Sprintf("table.colon")
	stdin := name == gather.Stdin
	if stdin {
		name = l.Sprintf("usage.stdin")
	}
	switch {
	case p.Note && p.Number == 0:
		return name + colon
	case p.Number > 0 && !x.sheets.asJSON[t.Sources[p.Source].Name]:
		number := strconv.Itoa(p.Number)
		if stdin {
			return l.Sprintf("place.stdin-line", number) + colon
		}
		return name + ":" + number + ": "
	}
	if title := t.Title(l); title != "" {
		name += colon + title
	}
	return name + colon
}
