package lsp

import (
	"strconv"

	"diplo/lint"

	"go.lsp.dev/protocol"
)

// source is what diagnostics say of where they come from.
const source = "diplo"

// diagnostics returns what is wrong with a sheet, in the order of its lines.
func (v *snapshot) diagnostics(f *folder, s *sheet) []protocol.Diagnostic {
	all := []protocol.Diagnostic{}
	for i := range s.parts {
		h, own := f.at(s, i)
		texts := h.texts()
		for k := range h.found {
			if d := &h.found[k]; d.At.Source == own {
				all = append(all, v.diagnostic(f, h, d, &texts[k]))
			}
		}
	}
	return all
}

var severities = [...]protocol.DiagnosticSeverity{
	lint.Note:    protocol.DiagnosticSeverityInformation,
	lint.Warning: protocol.DiagnosticSeverityWarning,
	lint.Error:   protocol.DiagnosticSeverityError,
}

func (v *snapshot) diagnostic(f *folder, h *hearing, d *lint.Diagnostic, m *message) protocol.Diagnostic {
	out := protocol.Diagnostic{
		Range: h.span(d.At), Severity: severities[d.Severity],
		Code: protocol.String(d.Rule.Code), Source: protocol.NewOptional(source), Message: protocol.String(m.text),
	}
	if v.client.links {
		out.CodeDescription.Href = rulePage(f.lang, d.Rule)
	}
	// What is void changes nothing on the board: editors show it faded.
	if v.client.tags && (d.Effect == lint.Void || d.Effect == lint.Ineffective) {
		out.Tags = protocol.NewDiagnosticTags(protocol.DiagnosticTagUnnecessary)
	}
	if v.client.related {
		for i := range d.Related {
			out.RelatedInformation = append(out.RelatedInformation, protocol.DiagnosticRelatedInformation{
				Location: h.location(d.Related[i].At), Message: m.related[i],
			})
		}
	}
	return out
}

// resultID names what the diagnostics of a sheet are made from: while it is the
// same, so are they.
func (v *snapshot) resultID(f *folder, s *sheet) string {
	id := []byte(strconv.FormatUint(v.law.serial, 36))
	last := uint64(0)
	for i := range s.parts {
		h, _ := f.at(s, i)
		id = strconv.AppendUint(append(id, '.'), h.serial, 36)
		for _, other := range h.sheets {
			if other.serial != last {
				last = other.serial
				id = strconv.AppendUint(append(id, '-'), last, 36)
			}
		}
	}
	return string(id)
}
