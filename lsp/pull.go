package lsp

import (
	"context"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// Diagnostic answers with what is wrong with one document.
func (s *server) Diagnostic(ctx context.Context, p *protocol.DocumentDiagnosticParams) (protocol.DocumentDiagnosticReport, error) {
	v := snapshotOf(ctx)
	f, doc, ok := v.open(p.TextDocument.URI)
	full := &protocol.RelatedFullDocumentDiagnosticReport{}
	full.Kind, full.Items = "full", []protocol.Diagnostic{}
	if !ok {
		return full, nil // it holds no text, or is closed by now
	}
	id := v.resultID(f, doc)
	if valueOf(p.PreviousResultID) == id {
		same := &protocol.RelatedUnchangedDocumentDiagnosticReport{}
		same.Kind, same.ResultID = "unchanged", id
		return same, nil
	}
	full.ResultID, full.Items = &id, v.diagnostics(f, doc)
	return full, nil
}

// DiagnosticWorkspace answers with what is wrong with any sheet of the
// workspace, folder by folder where the client takes parts of the answer.
func (s *server) DiagnosticWorkspace(ctx context.Context, p *protocol.WorkspaceDiagnosticParams) (*protocol.WorkspaceDiagnosticReport, error) {
	v := snapshotOf(ctx)
	before := map[uri.URI]string{}
	for _, r := range p.PreviousResultIds {
		before[r.URI] = r.Value
	}
	folders := v.everywhere()
	bar := s.begin(ctx, p.WorkDoneToken, v.law.bench("").lang.Sprintf("lsp.progress"))
	defer bar.end(ctx)
	report := &protocol.WorkspaceDiagnosticReport{Items: []protocol.WorkspaceDocumentDiagnosticReport{}}
	for i, name := range folders {
		if ctx.Err() != nil {
			return nil, protocol.ErrRequestCancelled
		}
		bar.report(ctx, i, len(folders))
		f := v.folder(name)
		var items []protocol.WorkspaceDocumentDiagnosticReport
		for _, doc := range f.sheets {
			items = append(items, v.workspaceReport(f, doc, before[doc.uri]))
		}
		if p.PartialResultToken != nil && s.partial(ctx, p.PartialResultToken, items) == nil {
			continue
		}
		report.Items = append(report.Items, items...)
	}
	return report, nil
}

func (v *snapshot) workspaceReport(f *folder, doc *sheet, before string) protocol.WorkspaceDocumentDiagnosticReport {
	var version *int32
	if doc.open {
		version = &doc.version
	}
	id := v.resultID(f, doc)
	if before == id {
		same := &protocol.WorkspaceUnchangedDocumentDiagnosticReport{URI: doc.uri, Version: version}
		same.Kind, same.ResultID = "unchanged", id
		return same
	}
	full := &protocol.WorkspaceFullDocumentDiagnosticReport{URI: doc.uri, Version: version}
	full.Kind, full.ResultID, full.Items = "full", &id, v.diagnostics(f, doc)
	return full
}

// partial sends a part of an answer.
func (s *server) partial(ctx context.Context, token protocol.ProgressToken, items []protocol.WorkspaceDocumentDiagnosticReport) error {
	raw, err := protocol.Marshal(&protocol.WorkspaceDiagnosticReportPartialResult{Items: items})
	if err != nil {
		return err
	}
	return s.peer.Progress(ctx, &protocol.ProgressParams{Token: token, Value: raw})
}
