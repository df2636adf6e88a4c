package report

import (
	"bytes"
	"io"
	"strconv"
	"strings"

	"diplo/i18n"
	"diplo/lint"
)

// text is what people read: each diagnostic with the line it speaks of, then
// the orders by power with their verdicts, then the figures.
type text struct {
	out     io.Writer
	options Options
	buffer  bytes.Buffer
	turns   int
	// table is the list of the first turn's orders, kept until it is known
	// whether there are more turns.
	table string
}

func newText(w io.Writer, o Options) Writer { return &text{out: w, options: o} }

func (w *text) Turn(r *lint.Result) error {
	w.turns++
	for i := range r.Diagnostics {
		w.diagnostic(r, &r.Diagnostics[i])
		if err := w.flush(); err != nil {
			return err
		}
	}
	switch {
	case w.options.Quiet:
	case w.options.Verdicts:
		w.buffer.WriteString(newTable(w.options, r) + "\n")
	case w.turns == 1:
		w.table = newTable(w.options, r)
	default:
		w.table = ""
	}
	return w.flush()
}

func (w *text) Close(t Tally) error {
	if w.options.Quiet {
		return nil
	}
	w.buffer.WriteString(w.table)
	if w.table != "" || w.options.Verdicts && t.Orders > 0 {
		w.buffer.WriteString(w.paint(dim, w.options.Lang.Sprintf("table.legend")) + "\n\n")
	}
	w.buffer.WriteString(w.summary(t) + "\n")
	return w.flush()
}

func (w *text) flush() error {
	_, err := w.buffer.WriteTo(w.out)
	w.buffer.Reset()
	return err
}

func (w *text) paint(s style, text string) string { return paint(w.options.Color, s, text) }

// diagnostic writes one diagnostic and the blank line behind it.
func (w *text) diagnostic(r *lint.Result, d *lint.Diagnostic) {
	l, s := w.options.Lang, severityStyles[d.Severity]
	w.where(r, d.At, "")
	w.buffer.WriteString(w.paint(s, l.Sprintf("severity."+d.Severity.String())) + w.paint(bold, l.Sprintf("table.colon")) +
		w.paint(bold, oneLine(message(l, d))) + w.paint(dim, " ["+d.Rule.Code+"]") + "\n")

	gutter := w.gutter(d)
	w.snippet(d.At, gutter, '^', s)
	for _, rel := range d.Related {
		w.where(r, rel.At, "  ")
		w.buffer.WriteString(oneLine(l.Sprintf(rel.Key, rel.Args...)) + "\n")
		w.snippet(rel.At, gutter, '-', blue)
	}
	if !w.options.Applied {
		for i := range d.Fixes {
			w.fix(&d.Fixes[i], gutter)
		}
	}
	w.buffer.WriteByte('\n')
}

// where writes the place that the rest of the line speaks of.
func (w *text) where(r *lint.Result, p lint.Place, indent string) {
	from, _ := p.Range()
	w.buffer.WriteString(indent + w.paint(bold, oneLine(file(r.Turn, p.Source))+":"+
		strconv.Itoa(from.Line)+":"+strconv.Itoa(from.Column)+":") + " ")
}

// gutter returns how wide the numbers of all lines that d quotes are.
func (w *text) gutter(d *lint.Diagnostic) int {
	_, to := d.At.Range()
	last := to.Line
	for _, rel := range d.Related {
		_, to := rel.At.Range()
		last = max(last, to.Line)
	}
	return len(strconv.Itoa(last))
}

func (w *text) snippet(p lint.Place, gutter int, mark byte, s style) {
	for _, line := range snippet(p, mark) {
		if line.text == "" && line.underline == string(mark) {
			continue // nothing to quote of an empty line
		}
		number := strconv.Itoa(line.number)
		number = strings.Repeat(" ", gutter-len(number)) + number
		w.buffer.WriteString("  " + w.paint(blue, number+" |") + " " + line.text + "\n" +
			"  " + w.paint(blue, strings.Repeat(" ", gutter)+" |") + " " + w.paint(s, line.underline) + "\n")
	}
}

func (w *text) fix(f *lint.Fix, gutter int) {
	key := "report.fix"
	if !f.Safe {
		key = "report.unsafe-fix"
	}
	title := oneLine(w.options.Lang.Sprintf(key, w.options.Lang.Sprintf(f.Key, f.Args...)))
	w.buffer.WriteString("  " + strings.Repeat(" ", gutter) + w.paint(blue, " =") + " " + w.paint(green, title) + "\n")
}

// summary returns the figures of a run in one line or two.
func (w *text) summary(t Tally) string {
	l := w.options.Lang
	var counts []i18n.Message
	for _, c := range [...]struct {
		key string
		n   int
	}{{"count.errors", t.Errors}, {"count.warnings", t.Warnings}, {"count.notes", t.Notes}} {
		if c.n > 0 {
			counts = append(counts, i18n.Message{Key: c.key, Args: []any{c.n}})
		}
	}
	out := w.paint(green, l.Sprintf("summary.clean", t.Orders))
	if len(counts) > 0 {
		s := severityStyles[lint.Note]
		if worst, _ := t.Worst(); worst > lint.Note {
			s = severityStyles[worst]
		}
		out = w.paint(s, l.Sprintf("summary.found", i18n.All(counts...), t.Orders))
	}
	for _, c := range [...]struct {
		key  string
		n    int
		show bool
	}{
		{"fixes.made", t.Fixed, true},
		{"fixes.safe", t.Fixable, !w.options.Applied},
		{"fixes.unsafe", t.Unsafe, !w.options.Applied},
	} {
		if c.n > 0 && c.show {
			out += "\n" + l.Sprintf(c.key, c.n)
		}
	}
	return out
}
