package report

import (
	"bytes"
	"encoding/json"
	"io"

	"diplo/i18n"
	"diplo/lint"
)

// jsonWriter writes one JSON object, described by docs/lint.schema.json, with
// an order or a diagnostic a line. The diagnostics stand behind all orders, so
// they wait in a spool.
type jsonWriter struct {
	out         io.Writer
	lang        *i18n.Language
	line        encoder
	orders      int
	diagnostics spool
	waiting     int
}

func newJSON(w io.Writer, o Options) Writer {
	return &jsonWriter{out: w, lang: o.Lang}
}

func (w *jsonWriter) Turn(r *lint.Result) error {
	for i := range r.Turn.Orders {
		open := ",\n"
		if w.orders == 0 {
			open = `{"orders":[` + "\n"
		}
		if err := w.line.write(w.out, open, newOrderRecord(r, i)); err != nil {
			return err
		}
		w.orders++
	}
	for i := range r.Diagnostics {
		open := ",\n"
		if w.waiting == 0 {
			open = "\n"
		}
		if err := w.line.write(&w.diagnostics, open, newDiagnosticRecord(w.lang, r, &r.Diagnostics[i])); err != nil {
			return err
		}
		w.waiting++
	}
	return nil
}

func (w *jsonWriter) Close(t Tally) error {
	open := "\n" + `],"diagnostics":[`
	if w.orders == 0 {
		open = `{"orders":[],"diagnostics":[`
	}
	if _, err := io.WriteString(w.out, open); err != nil {
		return err
	}
	if err := w.diagnostics.copyTo(w.out); err != nil {
		return err
	}
	if w.waiting > 0 {
		open = "\n" + `],"summary":`
	} else {
		open = `],"summary":`
	}
	if err := w.line.write(w.out, open, summaryRecord{t.Orders, t.Errors, t.Warnings, t.Notes}); err != nil {
		return err
	}
	_, err := io.WriteString(w.out, "}\n")
	return err
}

// jsonlWriter writes one JSON object a line: the records of the JSON format
// with a type in front, as they come.
type jsonlWriter struct {
	out  io.Writer
	lang *i18n.Language
	line encoder
}

func newJSONL(w io.Writer, o Options) Writer {
	return &jsonlWriter{out: w, lang: o.Lang}
}

func (w *jsonlWriter) Turn(r *lint.Result) error {
	for i := range r.Turn.Orders {
		err := w.record(struct {
			Type string `json:"type"`
			orderRecord
		}{"order", newOrderRecord(r, i)})
		if err != nil {
			return err
		}
	}
	for i := range r.Diagnostics {
		err := w.record(struct {
			Type string `json:"type"`
			diagnosticRecord
		}{"diagnostic", newDiagnosticRecord(w.lang, r, &r.Diagnostics[i])})
		if err != nil {
			return err
		}
	}
	return nil
}

func (w *jsonlWriter) Close(t Tally) error {
	return w.record(struct {
		Type string `json:"type"`
		summaryRecord
	}{"summary", summaryRecord{t.Orders, t.Errors, t.Warnings, t.Notes}})
}

func (w *jsonlWriter) record(v any) error {
	if err := w.line.write(w.out, "", v); err != nil {
		return err
	}
	_, err := io.WriteString(w.out, "\n")
	return err
}

// encoder writes values as JSON on one line, with <, > and & as they are.
type encoder struct {
	buffer bytes.Buffer
	json   *json.Encoder
}

// write writes open and then v.
func (e *encoder) write(w io.Writer, open string, v any) error {
	if e.json == nil {
		e.json = json.NewEncoder(&e.buffer)
		e.json.SetEscapeHTML(false)
	}
	e.buffer.Reset()
	e.buffer.WriteString(open)
	if err := e.json.Encode(v); err != nil {
		return err
	}
	e.buffer.Truncate(e.buffer.Len() - 1) // Encode ends the line
	_, err := w.Write(e.buffer.Bytes())
	return err
}
