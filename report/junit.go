package report

import (
	"encoding/xml"
	"fmt"
	"io"

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
	jUnitText struct {
		Message string `xml:"message,attr,omitempty"`
		Type    string `xml:"type,attr,omitempty"`
		Text    string `xml:",chardata"`
	}
	jUnitCase struct {
		Name    string     `xml:"name,attr"`
		Class   string     `xml:"classname,attr"`
		File    string     `xml:"file,attr"`
		Line    int        `xml:"line,attr"`
		Failure *jUnitText `xml:"failure"`
		Out     *jUnitText `xml:"system-out"`
	}
	jUnitSuite struct {
		XMLName  xml.Name    `xml:"testsuite"`
		Name     string      `xml:"name,attr"`
		Tests    int         `xml:"tests,attr"`
		Failures int         `xml:"failures,attr"`
		Cases    []jUnitCase `xml:"testcase"`
	}
)

func (w *jUnit) open() error {
	if w.opened {
		return nil
	}
	w.opened = true
	_, err := io.WriteString(w.out, xml.Header+"<testsuites name=\"diplo\">\n")
	return err
}

func (w *jUnit) Turn(r *lint.Result) error {
	if err := w.open(); err != nil {
		return err
	}
	suites := make([]jUnitSuite, len(r.Turn.Sources))
	for s := range suites {
		suites[s].Name = file(r, s)
		if title := turnTitle(w.lang, r.Turn); title != "" {
			suites[s].Name += ", " + title
		}
	}
	where := make([]int, len(r.Turn.Orders)) // index of an order's case in its suite
	for i := range r.Turn.Orders {
		o := &r.Turn.Orders[i]
		suite := &suites[o.Source]
		where[i] = len(suite.Cases)
		suite.Cases = append(suite.Cases, newJUnitCase(r, orderPlace(r, i), oneLine(o.Text())))
	}
	for i := range r.Diagnostics {
		d := &r.Diagnostics[i]
		if d.At.Source < 0 {
			continue
		}
		suite := &suites[d.At.Source]
		if d.Order < 0 || r.Turn.Orders[d.Order].Source != d.At.Source {
			suite.Cases = append(suite.Cases, newJUnitCase(r, d.At, d.Rule.Code+" "+d.Rule.Name))
			w.fault(r, &suite.Cases[len(suite.Cases)-1], d)
			continue
		}
		w.fault(r, &suite.Cases[where[d.Order]], d)
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
	name = fmt.Sprintf("%d:%d %s", from.Line, from.Column, name)
	return jUnitCase{Name: name, Class: file(r, at.Source), File: file(r, at.Source), Line: from.Line}
}

// fault adds a diagnostic to its case.
func (w *jUnit) fault(r *lint.Result, c *jUnitCase, d *lint.Diagnostic) {
	text := message(w.lang, d)
	from, _ := d.At.Range()
	full := fmt.Sprintf("%s:%d:%d: %s: %s [%s]", file(r, d.At.Source), from.Line, from.Column,
		w.lang.Sprintf("severity."+d.Severity.String()), text, d.Rule.Code)
	// Readers expect no more than one of each in a case.
	switch {
	case d.Severity != lint.Error && c.Out == nil:
		c.Out = &jUnitText{Text: full}
	case d.Severity != lint.Error:
		c.Out.Text += "\n" + full
	case c.Failure == nil:
		c.Failure = &jUnitText{Message: text, Type: d.Rule.Code, Text: full}
	default:
		c.Failure.Text += "\n" + full
	}
}

func (w *jUnit) suite(s *jUnitSuite) error {
	s.Tests = len(s.Cases)
	for i := range s.Cases {
		if s.Cases[i].Failure != nil {
			s.Failures++
		}
	}
	text, err := xml.MarshalIndent(s, "  ", "  ")
	if err != nil {
		return err
	}
	_, err = w.out.Write(append(text, '\n'))
	return err
}

func (w *jUnit) Close(Tally) error {
	if err := w.open(); err != nil {
		return err
	}
	_, err := io.WriteString(w.out, "</testsuites>\n")
	return err
}
