package report

import (
	"io"
)

// outcomeJSON writes one JSON object, described by docs/resolve.schema.json,
// with an order a line. Of a game it shows all orders and removals, and where
// the units stand at its end, so that what stands behind all orders waits.
type outcomeJSON struct {
	out      io.Writer
	options  OutcomeOptions
	line     encoder
	opened   bool
	orders   int
	state    stateRecord // after the last turn
	removed  lines
	threats  lines
	units    lines
	retreats lines
	disputed lines
}

func newOutcomeJSON(w io.Writer, o OutcomeOptions) OutcomeWriter {
	return &outcomeJSON{out: w, options: o}
}

func (w *outcomeJSON) Turn(r *Resolution) error {
	if err := w.open(&r.Outcome.Turn.Rules.Name); err != nil {
		return err
	}
	rec := newRecorder(r, &w.options)
	for i := range r.Outcome.Orders {
		open := ",\n"
		if w.orders == 0 {
			open = "\n"
		}
		if err := w.line.write(w.out, open, rec.order(i)); err != nil {
			return err
		}
		w.orders++
	}
	if r.Begins {
		if err := w.settle(); err != nil { // of the game before
			return err
		}
	}
	w.state = rec.state()
	if err := addAll(&w.removed, rec.removals()); err != nil {
		return err
	}
	return addAll(&w.threats, rec.threats())
}

// open writes what stands before the orders. The rulebook is the first turn's,
// nil where there is no turn.
func (w *outcomeJSON) open(rules *string) error {
	if w.opened {
		return nil
	}
	w.opened = true
	if err := w.line.write(w.out, `{"rulebook":`, rules); err != nil {
		return err
	}
	_, err := io.WriteString(w.out, `,"orders":[`)
	return err
}

// settle adds where the units of a game stand at its end.
func (w *outcomeJSON) settle() error {
	if err := addAll(&w.units, w.state.Units); err != nil {
		return err
	}
	if err := addAll(&w.retreats, w.state.Retreats); err != nil {
		return err
	}
	return addAll(&w.disputed, w.state.Contested)
}

func (w *outcomeJSON) Close() error {
	if err := w.open(nil); err != nil {
		return err
	}
	if err := w.settle(); err != nil {
		return err
	}
	end := "]"
	if w.orders > 0 {
		end = "\n]"
	}
	if _, err := io.WriteString(w.out, end); err != nil {
		return err
	}
	for _, x := range [...]struct {
		name  string
		lines *lines
		show  bool
	}{
		{"units", &w.units, true},
		{"retreats", &w.retreats, true},
		{"contested", &w.disputed, true},
		{"removed", &w.removed, true},
		{"threats", &w.threats, w.options.Threats},
	} {
		if !x.show {
			continue
		}
		if err := x.lines.copyTo(w.out, x.name); err != nil {
			return err
		}
	}
	_, err := io.WriteString(w.out, "}\n")
	return err
}

// lines is a JSON array that waits for its place, an element a line.
type lines struct {
	line  encoder
	n     int
	spool spool
}

func addAll[T any](l *lines, values []T) error {
	for i := range values {
		open := ",\n"
		if l.n == 0 {
			open = "\n"
		}
		if err := l.line.write(&l.spool, open, &values[i]); err != nil {
			return err
		}
		l.n++
	}
	return nil
}

// copyTo writes the array as a member of an object, behind others.
func (l *lines) copyTo(w io.Writer, name string) error {
	if _, err := io.WriteString(w, `,"`+name+`":[`); err != nil {
		return err
	}
	if err := l.spool.copyTo(w); err != nil {
		return err
	}
	end := "]"
	if l.n > 0 {
		end = "\n]"
	}
	_, err := io.WriteString(w, end)
	return err
}

// outcomeJSONL writes one JSON object a line for each turn, as it comes.
type outcomeJSONL struct {
	out     io.Writer
	options OutcomeOptions
	line    encoder
}

func newOutcomeJSONL(w io.Writer, o OutcomeOptions) OutcomeWriter {
	return &outcomeJSONL{out: w, options: o}
}

// outcomeRecord is a turn of its own. Season and Year are null where the sheets
// name none.
type outcomeRecord struct {
	Season    *string         `json:"season"`
	Year      *int            `json:"year"`
	Phase     *string         `json:"phase"`
	Rulebook  string          `json:"rulebook"`
	Orders    []resultRecord  `json:"orders"`
	Units     []unitRecord    `json:"units"`
	Retreats  []retreatRecord `json:"retreats"`
	Contested []string        `json:"contested"`
	Removed   []removalRecord `json:"removed"`
	Silent    int             `json:"silent"`
	Threats   []threatRecord  `json:"threats,omitzero"`
}

func (w *outcomeJSONL) Turn(r *Resolution) error {
	rec, t := newRecorder(r, &w.options), r.Outcome.Turn
	state := rec.state()
	line := outcomeRecord{
		Season: optional(t.Season.String()), Phase: optional(t.Phase.String()), Rulebook: t.Rules.Name,
		Orders: make([]resultRecord, len(t.Orders)), Units: state.Units, Retreats: state.Retreats,
		Contested: state.Contested, Removed: rec.removals(), Silent: r.Outcome.Silent,
	}
	if t.Year != 0 {
		line.Year = &t.Year
	}
	for i := range line.Orders {
		line.Orders[i] = rec.order(i)
	}
	if w.options.Threats {
		line.Threats = rec.threats()
	}
	if err := w.line.write(w.out, "", &line); err != nil {
		return err
	}
	_, err := io.WriteString(w.out, "\n")
	return err
}

func (w *outcomeJSONL) Close() error { return nil }
