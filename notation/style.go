package notation

import (
	"slices"
	"strings"

	"diplo/i18n"
)

// restyled returns a variant of a notation that spells places otherwise.
func restyled(n Notation, style string, s spelling) Notation {
	n.style, n.spelling = style, s
	return n
}

// inFull returns the variant of a notation that writes the names of places in
// full, its letters for units and orders kept. Blanks set off the dash, because
// names have dashes of their own: A Mid-Atlantic Ocean - Spain (nc).
func inFull(n Notation) Notation {
	n = restyled(n, "full", spelling{style: i18n.FullName})
	n.coast = "{place} ({coast})"
	for f, text := range n.orders {
		n.orders[f] = strings.ReplaceAll(text, "}-{", "} - {")
	}
	return n
}

// Styled returns a variant of the notation with that id: "en" has the style
// "seed". The empty style is the plain notation.
func Styled(id, style string) (*Notation, bool) {
	i := slices.IndexFunc(all(), func(n *Notation) bool { return n.id == id && n.style == style })
	if i < 0 {
		return nil, false
	}
	return all()[i], true
}

// Styles returns the styles that the notation with that id has besides the
// plain one.
func Styles(id string) []string {
	var styles []string
	for _, n := range all() {
		if n.id == id && n.style != "" {
			styles = append(styles, n.style)
		}
	}
	return styles
}

// AllStyles returns the styles that any notation has.
func AllStyles() []string {
	var styles []string
	for _, n := range all() {
		if n.style != "" && !slices.Contains(styles, n.style) {
			styles = append(styles, n.style)
		}
	}
	return styles
}
