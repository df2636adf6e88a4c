package grammar

import (
	"fmt"
	"strings"

	"diplo/board"
	"diplo/i18n"
)

// dump writes a line as one line of text, for golden tests: what was read, with
// provinces and powers by their ids and everything that is unusual.
func dump(l *Line) string {
	var b strings.Builder
	b.WriteString([]string{"blank", "comment", "header", "orders", "prose", "too long", "unreadable"}[l.Kind])
	if t := l.Turn; !t.IsZero() {
		fmt.Fprintf(&b, " turn=%s%d%s", []string{"", "S", "U", "F", "W"}[t.Season], t.Year, []string{"", "M", "R", "A"}[t.Phase])
	}
	if l.Power.Text != "" {
		b.WriteString(" power=" + powerName(l.Power))
	}
	if l.Block != NoBlock {
		b.WriteString(" block=" + []string{"", "units", "centers", "dislodged", "contested", "orders"}[l.Block])
	}
	if l.Directive.Kind != NoDirective {
		fmt.Fprintf(&b, " directive=%s", []string{"", "ignore", "off", "on", "unknown"}[l.Directive.Kind])
		for _, c := range l.Directive.Codes {
			b.WriteString("," + c.Code)
		}
	}
	if l.Open {
		b.WriteString(" open")
	}
	for i := range l.Orders {
		o := &l.Orders[i]
		b.WriteString(" | ")
		if text := o.Span.Of(l.Text); text != strings.TrimSpace(l.Text) {
			fmt.Fprintf(&b, "%q ", text)
		}
		b.WriteString(dumpOrder(l.Text, o))
	}
	if !l.Comment.Empty() {
		fmt.Fprintf(&b, " comment=%q", l.Comment.Of(l.Text))
	}
	return b.String()
}

var verbNames = []string{"", "H", "-", "S", "C", "R", "D", "B", "remove", "waive", "supply"}

func dumpOrder(text string, o *Order) string {
	parts := []string{unitName(&o.Unit)}
	if o.Verb != NoVerb {
		verb := verbNames[o.Verb]
		if o.VerbUnclear {
			verb += "?"
		}
		parts = append(parts, verb)
	}
	if o.Verb == Support || o.Verb == Convoy {
		if o.Ditto {
			parts = append(parts, `"`)
		} else {
			parts = append(parts, unitName(&o.Target))
		}
		if o.TargetHolds {
			parts = append(parts, "H")
		}
		if len(o.Path) > 0 {
			parts = append(parts, "-")
		}
	}
	if o.Mark.Count > 0 {
		parts = append(parts, strings.Repeat("C", o.Mark.Count)+" -")
	}
	for i, n := range o.Path {
		if i > 0 {
			parts = append(parts, map[bool]string{true: "or", false: "-"}[o.Alternatives])
		}
		parts = append(parts, placeName(&n))
	}
	if o.Via.Mode != NoVia {
		parts = append(parts, []string{"", "via convoy", "via land", "via route"}[o.Via.Mode])
	}
	if o.Amount != 0 {
		parts = append(parts, fmt.Sprint(o.Amount))
	}
	if o.Conditional {
		parts = append(parts, "conditional")
	}
	if !o.Result.Empty() {
		parts = append(parts, fmt.Sprintf("result=%q", o.Result.Of(text)))
	}
	for _, x := range o.Oddity {
		parts = append(parts, fmt.Sprintf("%s=%q", []string{"missing-dash", "stray-mark", "result-as-mark", "glued-result", "stray-punctuation"}[x.Kind], x.Span.Of(text)))
	}
	if !o.Junk.Empty() {
		parts = append(parts, fmt.Sprintf("junk=%q", o.Junk.Of(text)))
	}
	if o.Missing != NothingMissing {
		parts = append(parts, "missing="+[]string{"", "unit", "verb", "target", "destination"}[o.Missing])
	}
	return strings.Join(parts, " ")
}

func powerName(p Power) string {
	if p.ID == 0 {
		return "?" + p.Text
	}
	return i18n.Default().PowerID(p.ID)
}

func unitName(u *Unit) string {
	var parts []string
	if u.Power.Text != "" {
		parts = append(parts, powerName(u.Power))
	}
	kind := map[board.UnitKind]string{board.Army: "A", board.Fleet: "F"}[u.Kind]
	if u.Count != 0 {
		kind = fmt.Sprint(u.Count) + kind
	}
	if kind != "" {
		parts = append(parts, kind)
	}
	if u.Dislodged {
		parts = append(parts, "dislodged")
	}
	parts = append(parts, placeName(&u.Name))
	return strings.Join(parts, " ")
}

func placeName(n *Name) string {
	coast := []string{"", "/NC", "/EC", "/SC", "/WC"}[n.Coast]
	if n.Text == "" {
		return "_"
	}
	if len(n.Senses) == 0 {
		return "?" + n.Text + coast
	}
	id := i18n.Default().PlaceID(n.Senses[0].Place)
	for _, s := range n.Senses {
		if s.Place != n.Senses[0].Place {
			return id + "+" + coast // the others are the lexicon's affair
		}
	}
	return id + coast
}
