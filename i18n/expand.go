package i18n

import (
	"strconv"
	"strings"

	"diplo/board"
)

// Expand returns a template in which every name in braces has become what
// value has for it: with "A" for letter and "PAR" for place, "{letter} {place}"
// is "A PAR". A brace that never closes stands as it is.
func Expand(template string, value func(name string) string) string {
	var b strings.Builder
	b.Grow(2 * len(template))
	for {
		text, rest, opened := strings.Cut(template, "{")
		name, after, closed := strings.Cut(rest, "}")
		if !opened || !closed {
			b.WriteString(template)
			return b.String()
		}
		b.WriteString(text)
		b.WriteString(value(name))
		template = after
	}
}

// Unit returns how orders write a unit of kind k in a place: "A PAR". The form
// is one of Template's, the place is written as it should be; for NoUnit the
// unit is its place alone.
func (l *Language) Unit(form string, k board.UnitKind, place string) string {
	if k == board.NoUnit {
		return place
	}
	return Expand(l.Template(form, "unit"), func(name string) string {
		switch name {
		case "letter":
			return l.UnitLetter(k)
		case "kind":
			return l.UnitName(k)
		case "place":
			return place
		}
		return ""
	})
}

// Turn returns what headers call a turn: "Spring 1901". What is zero is left
// out.
func (l *Language) Turn(s Season, year int, p Phase) string {
	key := "header.turn"
	if p != NoPhase {
		key = "header.turn-phase"
	}
	return strings.TrimSpace(Expand(l.Phrase(key), func(name string) string {
		switch {
		case name == "season":
			return l.SeasonName(s)
		case name == "phase":
			return l.PhaseName(p)
		case name == "year" && year != 0:
			return strconv.Itoa(year)
		}
		return ""
	}))
}
