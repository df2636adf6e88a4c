package lsp

import (
	"context"
	"fmt"
	"path"
	"strings"

	"diplo/i18n"
	"diplo/lint"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// pageScheme is the scheme of documents that the server itself holds: the pages
// of the rules, diplo:/rules/en/C304.md.
const pageScheme = "diplo"

// rulePage returns the URI of a rule's page in a language.
func rulePage(l *i18n.Language, r *lint.Rule) uri.URI {
	return uri.URI(pageScheme + ":/rules/" + l.Code() + "/" + r.Code + ".md")
}

// TextDocumentContent returns the page of a rule.
func (s *server) TextDocumentContent(_ context.Context, p *protocol.TextDocumentContentParams) (*protocol.TextDocumentContentResult, error) {
	dir, name := path.Split(p.URI.Path())
	r, ok := lint.Find(strings.TrimSuffix(name, ".md"))
	l := i18n.Default().LanguageByCode(path.Base(dir))
	if p.URI.Scheme() != pageScheme || !ok || l == nil {
		return nil, fmt.Errorf("%s is no page of a rule", p.URI)
	}
	return &protocol.TextDocumentContentResult{Text: explain(l, r)}, nil
}

// explain returns the page of a rule in Markdown.
func explain(l *i18n.Language, r *lint.Rule) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# %s `%s`\n\n%s\n\n", r.Code, r.Name, l.Sprintf(r.Code+".title"))
	fmt.Fprintf(&b, "%s %s  \n", l.Sprintf("explain.severity"), l.Sprintf("severity."+r.Severity.String()))
	fmt.Fprintf(&b, "%s %s\n\n", l.Sprintf("explain.effect"), l.Sprintf("effect."+r.Effect.String()))
	b.WriteString(l.Sprintf(r.Code + ".why"))
	for _, example := range [...]string{"bad", "good"} {
		text := strings.TrimRight(l.Sprintf(r.Code+"."+example), "\n")
		fmt.Fprintf(&b, "\n\n## %s\n\n```\n%s\n```", l.Sprintf("pages."+example), text)
	}
	if l.Has(r.Code + ".source") {
		fmt.Fprintf(&b, "\n\n%s %s", l.Sprintf("explain.source"), l.Sprintf(r.Code+".source"))
	}
	b.WriteByte('\n')
	return b.String()
}
