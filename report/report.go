// Package report answers one question: how is a result shown?
//
// Each output format is one file behind the Writer interface. All of them take
// the results turn by turn and keep nothing of a turn that is over, so that a
// run of any length needs the memory of one turn. The package judges nothing
// and decides no exit code.
package report

import (
	"io"
	"path/filepath"

	"diplo/i18n"
	"diplo/lint"
	"diplo/turn"
)

// A Writer shows the results of a run.
type Writer interface {
	// Turn shows what was found in one turn. The result need not be valid
	// after the call.
	Turn(*lint.Result) error
	// Close ends the output. Nothing may be shown after that.
	Close(Tally) error
}

// Options say how results are shown.
type Options struct {
	Lang  *i18n.Language
	Color bool
	// Version is diplo's own, for the formats that name the tool.
	Version string
	// Verdicts lists the orders of every turn in the text format; otherwise
	// they are listed where the run is a single turn.
	Verdicts bool
	// Quiet leaves the list of orders and the summary out of the text format.
	Quiet bool
	// Applied says that fixes are being written, so that none is offered.
	Applied bool
}

// formats are the output formats, the default first.
var formats = [...]struct {
	name string
	make func(io.Writer, Options) Writer
}{
	{"text", newText},
	{"concise", newConcise},
	{"json", newJSON},
	{"jsonl", newJSONL},
	{"sarif", newSARIF},
	{"github", newGitHub},
	{"junit", newJUnit},
}

// Formats returns the names of the formats, the default first.
func Formats() []string {
	names := make([]string, len(formats))
	for i, f := range formats {
		names[i] = f.name
	}
	return names
}

// New returns a Writer of a format, which must be one of Formats, to w. The
// writes to w are many and small.
func New(format string, w io.Writer, o Options) Writer {
	for _, f := range formats {
		if f.name == format {
			return f.make(w, o)
		}
	}
	panic("report: no format " + format)
}

// Tally counts what a run found.
type Tally struct {
	Turns, Orders           int
	Errors, Warnings, Notes int
	// Fixable counts the diagnostics with a safe fix, Unsafe those with a
	// guess only.
	Fixable, Unsafe int
	// Fixed counts the faults that were mended in the files.
	Fixed int
}

// Add counts a turn.
func (t *Tally) Add(r *lint.Result) {
	t.Turns++
	t.Orders += len(r.Turn.Orders)
	for i := range r.Diagnostics {
		d := &r.Diagnostics[i]
		switch d.Severity {
		case lint.Error:
			t.Errors++
		case lint.Warning:
			t.Warnings++
		case lint.Note:
			t.Notes++
		}
		switch {
		case anySafe(d.Fixes):
			t.Fixable++
		case len(d.Fixes) > 0:
			t.Unsafe++
		}
	}
}

// Worst returns the gravest severity found, and whether there is any.
func (t Tally) Worst() (lint.Severity, bool) {
	switch {
	case t.Errors > 0:
		return lint.Error, true
	case t.Warnings > 0:
		return lint.Warning, true
	}
	return lint.Note, t.Notes > 0
}

func anySafe(fixes []lint.Fix) bool {
	for i := range fixes {
		if fixes[i].Safe {
			return true
		}
	}
	return false
}

// file returns the name of a source, with slashes on every system.
func file(t *turn.Turn, source int) string {
	if source < 0 || source >= len(t.Sources) {
		return ""
	}
	return filepath.ToSlash(t.Sources[source].Name)
}

// message returns the text of a diagnostic.
func message(l *i18n.Language, d *lint.Diagnostic) string { return l.Sprintf(d.Key, d.Args...) }
