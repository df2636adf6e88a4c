package report

import (
	"bytes"
	"io"
	"strconv"
	"strings"

	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/judge"
	"diplo/lint"
	"diplo/turn"

	"github.com/rivo/uniseg"
)

// outcomeText is what people read: the orders by power, each with what becomes
// of it and why, then what changes on the map.
type outcomeText struct {
	out     io.Writer
	options OutcomeOptions
	buffer  bytes.Buffer
	turns   int
	partial bool // of some turn not every unit is known
	bare    bool // that is so although all orders of it are here

	// The turn at hand.
	*Resolution
	turn  *turn.Turn
	width int // of the orders
}

func newOutcomeText(w io.Writer, o OutcomeOptions) OutcomeWriter {
	return &outcomeText{out: w, options: o}
}

func (w *outcomeText) Turn(r *Resolution) error {
	w.Resolution, w.turn, w.width = r, r.Outcome.Turn, ordersWidth(r.Outcome.Turn)
	if w.turns++; w.turns > 1 {
		w.buffer.WriteByte('\n')
	}
	if title := w.turn.Title(w.options.Lang); title != "" {
		w.heading(title)
	}
	w.adjustments()
	for power, orders := range ordersByPower(w.turn) {
		w.heading(powerName(w.options.Lang, w.turn, power))
		for _, i := range orders {
			w.order(i)
		}
	}
	w.moves()
	w.retreats()
	w.contested()
	w.removed()
	if w.Outcome.Silent > 0 || w.turn.Phase != i18n.Adjustments {
		w.note(w.Outcome.ExplainSilent().Localize(w.options.Lang))
	}
	if !w.Outcome.Known() {
		w.partial, w.bare = w.partial || !w.turn.Complete, w.bare || w.turn.Complete
	}
	if w.options.Threats {
		w.threats()
	}
	return w.flush()
}

func (w *outcomeText) Close() error {
	if w.turns > 0 {
		w.buffer.WriteByte('\n')
		w.note(w.text("resolve.legend"))
	}
	if w.partial {
		w.note(w.text("resolve.partial"))
	}
	if w.bare {
		w.note(w.text("resolve.bare"))
	}
	return w.flush()
}

func (w *outcomeText) flush() error {
	_, err := w.buffer.WriteTo(w.out)
	w.buffer.Reset()
	return err
}

func (w *outcomeText) paint(s style, text string) string { return paint(w.options.Color, s, text) }

func (w *outcomeText) text(key string, args ...any) string {
	return w.options.Lang.Sprintf(key, args...)
}

func (w *outcomeText) heading(name string) { w.buffer.WriteString(w.paint(bold, name) + "\n") }

// item writes a line below a heading.
func (w *outcomeText) item(text string) { w.buffer.WriteString("  " + oneLine(text) + "\n") }

// order writes an order with what becomes of it.
func (w *outcomeText) order(i int) {
	result, verdict := &w.Outcome.Orders[i], w.Verdicts[i]
	effect := lint.NoEffect
	switch {
	case w.open(i):
		effect = lint.Unconfirmed
	case !result.Succeeds:
		effect = lint.Void
	case verdict.Effect == lint.Ineffective:
		effect = lint.Ineffective
	}
	mark, text := marks[effect], orderText(&w.turn.Orders[i])
	why := w.text("resolve.unconfirmed")
	if !w.open(i) {
		why = oneLine(w.Outcome.Explain(i).Localize(w.options.Lang))
	}
	w.buffer.WriteString("  " + w.paint(mark.style, mark.sign) + " " + text +
		strings.Repeat(" ", max(0, w.width-uniseg.StringWidth(text))+2) + why)
	if verdict.Effect != lint.NoEffect && verdict.Rule != nil {
		note := "[" + verdict.Rule.Code + "]"
		if (result.Reason == judge.Illegal || result.Reason == judge.Void) && len(result.Because) == 0 {
			note += " " + oneLine(w.text(verdict.Rule.Code+".title"))
		}
		w.buffer.WriteString(" " + w.paint(dim, note))
	}
	w.buffer.WriteByte('\n')
	if w.options.Trace {
		for _, m := range w.Outcome.Trace(i) {
			w.buffer.WriteString("      " + w.paint(dim, "· "+oneLine(m.Localize(w.options.Lang))) + "\n")
		}
	}
}

// open reports whether an order fails for want of one that may be in a sheet
// that is not here.
func (w *outcomeText) open(i int) bool {
	r := &w.Outcome.Orders[i]
	return w.Verdicts[i].Effect == lint.Unconfirmed && !r.Dislodged && (r.Reason == judge.Unmatched || r.Reason == judge.NoConvoy)
}

// moves lists the units that go somewhere else.
func (w *outcomeText) moves() {
	headed := false
	for _, u := range w.Outcome.Units {
		if u.Order < 0 {
			continue
		}
		o := &w.turn.Orders[u.Order]
		if o.Verb != grammar.Move && o.Verb != grammar.Retreat || o.Unit.Place.Province == u.Place.Province {
			continue
		}
		if !headed {
			w.heading(w.text("resolve.moves"))
			headed = true
		}
		from := u
		from.Place = o.Unit.Place
		w.item(w.unit(from) + " → " + w.turn.Atlas.SpellPlace(u.Place, w.options.Lang))
	}
}

// retreats lists the units that must retreat, with the places they may go to.
func (w *outcomeText) retreats() {
	for i := range w.Outcome.Retreats {
		if i == 0 {
			w.heading(w.text("resolve.retreats"))
		}
		r := &w.Outcome.Retreats[i]
		if len(r.To) == 0 {
			w.item(w.text("resolve.nowhere", w.unit(r.Unit)))
			continue
		}
		names := make([]string, len(r.To))
		for k, to := range r.To {
			names[k] = w.turn.Atlas.SpellPlace(to, w.options.Lang)
		}
		w.item(w.unit(r.Unit) + " → " + i18n.Any(names...).Localize(w.options.Lang))
	}
}

// contested lists the provinces that a stand-off left empty.
func (w *outcomeText) contested() {
	if w.Outcome.Contested.Empty() {
		return
	}
	var names []string
	for p := range w.Outcome.Contested.All() {
		names = append(names, provinceName(w.options.Lang, w.turn, p))
	}
	w.heading(w.text("resolve.contested"))
	w.item(strings.Join(names, w.text("list.separator")))
}

// removed lists the units that leave the game.
func (w *outcomeText) removed() {
	for i := range w.Outcome.Removed {
		if i == 0 {
			w.heading(w.text("resolve.removed"))
		}
		r := &w.Outcome.Removed[i]
		w.item(w.unit(r.Unit) + " – " + r.Explain().Localize(w.options.Lang))
	}
}

func (w *outcomeText) note(text string) { w.buffer.WriteString(w.paint(dim, text) + "\n") }

// threats lists the missing orders that could change something.
func (w *outcomeText) threats() {
	if w.turn.Phase != i18n.Movement {
		return
	}
	w.heading(w.text("resolve.threats"))
	for i := range w.Threats {
		t := &w.Threats[i]
		w.item(powerName(w.options.Lang, w.turn, t.Unit.Power) + w.text("table.colon") + t.Explain().Localize(w.options.Lang))
	}
	if len(w.Threats) == 0 {
		w.item(w.text("resolve.no-threats"))
	}
}

// unit names a unit with its power: "Italy: F Ionian Sea".
func (w *outcomeText) unit(u judge.Unit) string {
	l, at := w.options.Lang, u.Place
	if u.Kind != board.Fleet {
		at.Coast = board.NoCoast
	}
	text := l.Unit("short", u.Kind, w.turn.Atlas.SpellPlace(at, l))
	if u.Count > 1 {
		text = strconv.Itoa(u.Count) + text
	}
	if u.Power == board.NoPower {
		return text
	}
	return powerName(l, w.turn, u.Power) + w.text("table.colon") + text
}
