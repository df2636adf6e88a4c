package notation

import (
	"io"
	"slices"
	"strings"

	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"
)

// check reads what was written and compares it with the turn, so that a word
// that is taken otherwise, or a kind that nothing tells, is found before
// anybody relies on it.
func (c *Converter) check(t *turn.Turn, files []File) {
	w := c.writer
	c.reader.Reset()
	for i := range files {
		sheet := c.sheet(i)
		text, err := c.readable(i, files[i].Text)
		if err != nil {
			w.failReading(err)
			return
		}
		c.options.Parser.Reread(sheet, files[i].Name, text)
		c.reader.Add(sheet.Name, sheet.Encoding, sheet.Rows)
	}
	got := c.reader.Build()
	if got.Phase != t.Phase || !sameTurn(t, got) || !samePosition(w.scribe.n.kept(&t.Position), w.scribe.n.kept(&got.Position)) {
		w.failed++
		w.problems = append(w.problems, Problem{Order: -1, Gap: Misread, Message: i18n.Message{Key: "notation.position-differs", Args: []any{w.scribe.n.String()}}})
	}
	for i, k := range w.wrote {
		o := &t.Orders[k]
		if i >= len(got.Orders) {
			w.failGap(o, Misread)
			continue
		}
		if g := &got.Orders[i]; !same(t, o, got, g) {
			w.failRead(t, o, got, g)
		}
	}
	if len(got.Orders) > len(w.wrote) && len(w.wrote) > 0 {
		w.failGap(&t.Orders[w.wrote[len(w.wrote)-1]], Misread)
	}
}

// sheet returns the sheet into which the ith file is read again.
func (c *Converter) sheet(i int) *grammar.Sheet {
	for len(c.sheets) <= i {
		c.sheets = append(c.sheets, new(grammar.Sheet))
	}
	return c.sheets[i]
}

// readable returns what the grammar reads of a file. Documents are taken as they
// were before they became JSON, which loses nothing.
func (c *Converter) readable(i int, file string) (string, error) {
	switch c.notation.document {
	case jsonDocument:
		if c.transcoder == nil {
			c.transcoder = newTranscoder(strings.NewReader(""), c.kin.atlas)
		}
		var err error
		c.text, err = c.transcoder.sheet(c.text[:0], &c.writer.documents[i])
		return string(c.text), err
	case gameJSON:
		text, err := io.ReadAll(NewReader(strings.NewReader(file), c.kin.atlas))
		return string(text), err
	}
	return file, nil
}

// failRead records that an order would be read as another one.
func (w *writer) failRead(t *turn.Turn, o *turn.Order, got *turn.Turn, g *turn.Order) {
	if w.scribe.n.hidesKinds() && g.Unit.Place.Province == o.Unit.Place.Province &&
		(g.Unit.Kind != o.Unit.Kind || g.Target.Kind != o.Target.Kind) {
		w.failGap(o, NoKind)
		return
	}
	if w.scribe.n.document.whole() && !(t.Position.Full && t.Position.FullCenters) {
		w.failGap(o, PartialPosition)
		return
	}
	w.fail(o, Misread, "misread", w.scribe.n.String(), g.Text())
}

// sameTurn reports whether two turns have the same name. Summer is when some
// say that the retreats of spring are.
func sameTurn(a, b *turn.Turn) bool {
	return a.Year == b.Year && plainSeason(a) == plainSeason(b)
}

func plainSeason(t *turn.Turn) i18n.Season {
	switch {
	case t.Season == i18n.Summer:
		return i18n.Spring
	case t.Season == i18n.Fall && t.Phase == i18n.Adjustments:
		return i18n.Winter
	}
	return t.Season
}

// samePosition reports whether two positions hold the same units and centers.
func samePosition(a, b *turn.Position) bool {
	return len(a.Units) == len(b.Units) && len(a.Centers) == len(b.Centers) && a.Contested == b.Contested &&
		(slices.Equal(a.Units, b.Units) || sameItems(a.Units, b.Units)) &&
		(slices.Equal(a.Centers, b.Centers) || sameItems(a.Centers, b.Centers))
}

func sameItems[T comparable](a, b []T) bool {
	counts := make(map[T]int, len(a))
	for _, x := range a {
		counts[x]++
	}
	for _, x := range b {
		if counts[x]--; counts[x] < 0 {
			return false
		}
	}
	return true
}

// same reports whether two orders mean the same.
func same(t *turn.Turn, a *turn.Order, u *turn.Turn, b *turn.Order) bool {
	return a.Verb == b.Verb && a.Power == b.Power && a.Defect == b.Defect &&
		sameUnit(&a.Unit, &b.Unit) && sameUnit(&a.Target, &b.Target) &&
		sameGoal(a, b) && (a.ToName == nil) == (b.ToName == nil) &&
		slices.Equal(a.Alternatives, b.Alternatives) &&
		(a.ByConvoy || a.Explicit) == (b.ByConvoy || b.Explicit) &&
		max(a.Syntax.Amount, 1) == max(b.Syntax.Amount, 1) &&
		sameLeg(a, b) && sameTarget(t, a, u, b)
}

// sameGoal compares where orders lead. The coast of a support may be left out
// where the supported move is found without it.
func sameGoal(a, b *turn.Order) bool {
	return a.To == b.To || a.Verb == grammar.Support && a.To.Province == b.To.Province &&
		(a.To.Coast == board.NoCoast || b.To.Coast == board.NoCoast) && a.Link == turn.Tied && b.Link == turn.Tied
}

func sameUnit(a, b *turn.Unit) bool { return a.Kind == b.Kind && a.Place == b.Place }

// sameLeg compares legs that lead nowhere; those that were joined are compared
// as whole routes.
func sameLeg(a, b *turn.Order) bool {
	if !(a.Leg && !a.Joined) {
		return !(b.Leg && !b.Joined)
	}
	return b.Leg && !b.Joined && a.LegFrom == b.LegFrom && a.LegTo == b.LegTo
}

// sameTarget compares whose unit is supported or convoyed, where the order says
// it.
func sameTarget(t *turn.Turn, a *turn.Order, u *turn.Turn, b *turn.Order) bool {
	if a.Verb != grammar.Support && a.Verb != grammar.Convoy || a.Target.Power == board.NoPower {
		return true
	}
	return a.Target.Power == b.Target.Power || b.Target.Power == board.NoPower && orderedBy(u, b.Target.Place.Province) == a.Target.Power
}

func orderedBy(t *turn.Turn, p board.Province) board.Power {
	if o, ok := t.At(p); ok {
		return o.Power
	}
	return board.NoPower
}
