package turn

import (
	"strconv"
	"strings"

	"diplo/board"
	"diplo/i18n"
)

// SpellPlace returns what a language calls a place, its id where it has no name
// for it.
func (a *Atlas) SpellPlace(at board.Place, l *i18n.Language) string {
	if name := l.Name(a.Place(at.Province), at.Coast); name != "" {
		return name
	}
	return a.Map.PlaceID(at)
}

// SpellPower returns what a language calls a power, its id where it has no name
// for it.
func (a *Atlas) SpellPower(w board.Power, l *i18n.Language) string {
	if name := l.PowerName(a.PowerName(w)); name != "" {
		return name
	}
	return a.Map.PowerID(w)
}

// Spell returns an order in the words of a language, and what stands in the
// sheet where it cannot be written.
func (t *Turn) Spell(o *Order, l *i18n.Language, form Form) string {
	if text := t.Atlas.Write(o, l, form); text != "" {
		return text
	}
	return o.Text()
}

// Title returns what a language calls the turn: "Spring 1901, Movement"; "" where
// it has no name.
func (t *Turn) Title(l *i18n.Language) string {
	var parts []string
	if t.Season != i18n.NoSeason {
		parts = append(parts, l.SeasonName(t.Season))
	}
	if t.Year != 0 {
		parts = append(parts, strconv.Itoa(t.Year))
	}
	title := strings.Join(parts, " ")
	if title != "" && t.Phase != i18n.NoPhase {
		title += ", " + l.PhaseName(t.Phase)
	}
	return title
}
