package main

import (
	"fmt"
	"strconv"

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
	left, whole := 0, lost && x.partial
	for _, p := range problems {
		severity := "severity.error"
		switch {
		case p.Note:
			severity = "severity.note"
		case p.Number > 0:
			left++
		default:
			whole = true // the matter is with the turn
		}
		text := x.place(t, &p) + ": " + l.Sprintf(severity) + l.Sprintf("table.colon") + p.Localize(l)
		if p.Note && p.Order < 0 { // holds for every turn of the file
			if x.told[text] {
				continue
			}
			x.told[text] = true
		}
		x.app.tell(text)
	}
	if whole {
		left = max(left, len(t.Orders), 1)
	}
	x.left += left
}

// place returns where a problem is: the file and the line, or, in a file whose
// lines diplo has made itself, or of a whole turn, the turn.
func (x *translation) place(t *turn.Turn, p *notation.Problem) string {
	name := t.Sources[p.Source].Name
	switch {
	case p.Note && p.Order < 0:
		return name
	case p.Number > 0 && !x.sheets.asJSON[name]:
		return name + ":" + strconv.Itoa(p.Number)
	}
	if title := t.Title(x.app.lang); title != "" {
		return name + ": " + title
	}
	return name
}
