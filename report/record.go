package report

import (
	"diplo/board"
	"diplo/i18n"
	"diplo/lint"
	"diplo/turn"
)

// The records are what machines read of a result. Their JSON is documented in
// docs/lint.schema.json and does not change its meaning.

// place is a stretch of a file. Lines and columns are 1-based, columns count
// Unicode code points, and the end is exclusive.
type place struct {
	File string `json:"file"`
	region
}

type region struct {
	Line      int `json:"line"`
	Column    int `json:"column"`
	EndLine   int `json:"endLine"`
	EndColumn int `json:"endColumn"`
}

// orderRecord is an order with its verdict. Power, Canonical and Rule are null
// where there is none.
type orderRecord struct {
	place
	Power     *string `json:"power"`
	Text      string  `json:"text"`
	Canonical *string `json:"canonical"`
	Verdict   string  `json:"verdict"`
	Rule      *string `json:"rule"`
}

type diagnosticRecord struct {
	Code     string `json:"code"`
	Name     string `json:"name"`
	Severity string `json:"severity"`
	Effect   string `json:"effect"`
	place
	Message string          `json:"message"`
	Related []relatedRecord `json:"related"`
	Fixes   []fixRecord     `json:"fixes"`
}

type relatedRecord struct {
	File    string `json:"file"`
	Line    int    `json:"line"`
	Column  int    `json:"column"`
	Message string `json:"message"`
}

type fixRecord struct {
	Title string       `json:"title"`
	Safe  bool         `json:"safe"`
	Edits []editRecord `json:"edits"`
}

type editRecord struct {
	region
	Text string `json:"text"`
}

type summaryRecord struct {
	Orders   int `json:"orders"`
	Errors   int `json:"errors"`
	Warnings int `json:"warnings"`
	Notes    int `json:"notes"`
}

func regionOf(p lint.Place) region {
	from, to := p.Range()
	return region{from.Line, from.Column, to.Line, to.Column}
}

func placeOf(r *lint.Result, p lint.Place) place {
	return place{file(r.Turn, p.Source), regionOf(p)}
}

// orderPlace returns where an order stands.
func orderPlace(t *turn.Turn, i int) lint.Place {
	o := &t.Orders[i]
	return lint.Place{Source: o.Source, Offset: o.Offset, Number: o.Number, Text: o.Line.Text, Span: o.Syntax.Span}
}

func newOrderRecord(r *lint.Result, i int) orderRecord {
	o, v := &r.Turn.Orders[i], r.Verdicts[i]
	rec := orderRecord{place: placeOf(r, orderPlace(r.Turn, i)), Text: o.Text(), Verdict: v.String()}
	if o.Power != board.NoPower {
		id := r.Turn.Map.PowerID(o.Power)
		rec.Power = &id
	}
	if text := r.Turn.Canonical(o); text != "" {
		rec.Canonical = &text
	}
	if v.Rule != nil {
		rec.Rule = &v.Rule.Code
	}
	return rec
}

func newDiagnosticRecord(l *i18n.Language, r *lint.Result, d *lint.Diagnostic) diagnosticRecord {
	rec := diagnosticRecord{
		Code: d.Rule.Code, Name: d.Rule.Name,
		Severity: d.Severity.String(), Effect: d.Effect.String(),
		place: placeOf(r, d.At), Message: message(l, d),
		Related: []relatedRecord{}, Fixes: []fixRecord{},
	}
	for i := range d.Related {
		at := placeOf(r, d.Related[i].At)
		rec.Related = append(rec.Related, relatedRecord{
			at.File, at.Line, at.Column, l.Sprintf(d.Related[i].Key, d.Related[i].Args...),
		})
	}
	for i := range d.Fixes {
		f := &d.Fixes[i]
		fix := fixRecord{Title: l.Sprintf(f.Key, f.Args...), Safe: f.Safe, Edits: []editRecord{}}
		for _, e := range f.Edits {
			fix.Edits = append(fix.Edits, editRecord{regionOf(e.At), e.New})
		}
		rec.Fixes = append(rec.Fixes, fix)
	}
	return rec
}
