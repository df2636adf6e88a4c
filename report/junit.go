package report

import (
	"fmt"
	"io"
	"strings"

	"diplo/i18n"
	"diplo/lint"
)

// jUnit writes the XML of JUnit as test reporters read it: a suite for each
// sheet of each turn, a case for each order. An error of an order is a failure
// of its case; what is milder is its output. Faults that are no order's make a
// case of their own.
type jUnit struct {
	out    io.Writer
	lang   *i18n.Language
	opened bool
}

func newJUnit(w io.Writer, o Options) Writer { return &jUnit{out: w, lang: o.Lang} }

type (
	jUnitSuite struct {
		name     string
		failures int
		cases    []jUnitCase
	}
	jUnitCase struct {
		name, file string
		line       int
		// failure is what failed, "" for nothing: the first error's message and
		// code, and all errors. Readers expect no more than one.
		message, code, failure string
		out                    string // what is milder than an error
	}
)

func (w *jUnit) open() error {
	if w.opened {
		return nil
	}
	w.opened = true
	_, err := io.WriteString(w.out, `<?xml version="1.0" encoding="UTF-8"?>`+"\n"+`<testsuites name="diplo">`+"\n")
	return err
}

func (w *jUnit) Turn(r *lint.Result) error {
	if err := w.open(); err != nil {
		return err
	}
	suites := make([]jUnitSuite, len(r.Turn.Sources))
	for s := range suites {
		suites[s].name = file(r.Turn, s)
		if title := r.Turn.Title(w.lang); title != "" {
			suites[s].name += ", " + title
		}
	}
	where := make([]int, len(r.Turn.Orders)) // index of an order's case in its suite
	for i := range r.Turn.Orders {
		o := &r.Turn.Orders[i]
		suite := &suites[o.Source]
		where[i] = len(suite.cases)
		suite.cases = append(suite.cases, newJUnitCase(r, orderPlace(r.Turn, i), o.Text()))
	}
	for i := range r.Diagnostics {
		d := &r.Diagnostics[i]
		if d.At.Source < 0 {
			continue
		}
		suite := &suites[d.At.Source]
		if d.Order < 0 || r.Turn.Orders[d.Order].Source != d.At.Source {
			suite.cases = append(suite.cases, newJUnitCase(r, d.At, d.Rule.Code+" "+d.Rule.Name))
			w.fault(r, suite, &suite.cases[len(suite.cases)-1], d)
			continue
		}
		w.fault(r, suite, &suite.cases[where[d.Order]], d)
	}
	for s := range suites {
		if err := w.suite(&suites[s]); err != nil {
			return err
		}
	}
	return nil
}

func newJUnitCase(r *lint.Result, at lint.Place, name string) jUnitCase {
	from, _ := at.Range()
	return jUnitCase{name: fmt.Sprintf("%d:%d %s", from.Line, from.Column, name), file: file(r.Turn, at.Source), line: from.Line}
}

// fault adds a diagnostic to its case.
func (w *jUnit) fault(r *lint.Result, s *jUnitSuite, c *jUnitCase, d *lint.Diagnostic) {
	text := message(w.lang, d)
	from, _ := d.At.Range()
	full := fmt.Sprintf("%s:%d:%d: %s: %s [%s]\n", file(r.Turn, d.At.Source), from.Line, from.Column,
		w.lang.Sprintf("severity."+d.Severity.String()), text, d.Rule.Code)
	switch {
	case d.Severity != lint.Error:
		c.out += full
		return
	case c.failure == "":
		c.message, c.code = text, d.Rule.Code
		s.failures++
	}
	c.failure += full
}

func (w *jUnit) suite(s *jUnitSuite) error {
	var x strings.Builder
	fmt.Fprintf(&x, "  <testsuite name=%s tests=\"%d\" failures=\"%d\">\n", attribute(s.name), len(s.cases), s.failures)
	for i := range s.cases {
		c := &s.cases[i]
		fmt.Fprintf(&x, "    <testcase name=%s classname=%s file=%s line=\"%d\">\n",
			attribute(c.name), attribute(c.file), attribute(c.file), c.line)
		if c.failure != "" {
			fmt.Fprintf(&x, "      <failure message=%s type=%s>%s</failure>\n",
				attribute(c.message), attribute(c.code), characters(c.failure))
		}
		if c.out != "" {
			fmt.Fprintf(&x, "      <system-out>%s</system-out>\n", characters(c.out))
		}
		x.WriteString("    </testcase>\n")
	}
	x.WriteString("  </testsuite>\n")
	_, err := io.WriteString(w.out, x.String())
	return err
}

func (w *jUnit) Close(Tally) error {
	if err := w.open(); err != nil {
		return err
	}
	_, err := io.WriteString(w.out, "</testsuites>\n")
	return err
}

// Package encoding/xml would do this too, but it fills a table of 250 entities
// whenever the program starts.
var xmlEscape = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;", "\t", "&#9;", "\n", "&#10;", "\r", "&#13;")

// attribute returns text as the value of an attribute, with its quotes.
func attribute(text string) string { return `"` + xmlEscape.Replace(strings.Map(xmlRune, text)) + `"` }

// characters returns text as what stands in an element, with its line breaks.
func characters(text string) string {
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	for i, line := range lines {
		lines[i] = xmlEscape.Replace(strings.Map(xmlRune, line))
	}
	return strings.Join(lines, "\n")
}

// xmlRune returns r, or the replacement character where XML 1.0 has no r.
func xmlRune(r rune) rune {
	if r < ' ' && r != '\t' && r != '\n' && r != '\r' || r == 0xfffe || r == 0xffff {
		return '\ufffd'
	}
	return r
}
