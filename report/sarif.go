package report

import (
	"io"
	"strings"

	"diplo/i18n"
	"diplo/lint"
)

// sarif writes the Static Analysis Results Interchange Format, version 2.1.0.
type sarif struct {
	out     io.Writer
	options Options
	line    encoder
	index   map[*lint.Rule]int
	results int
}

func newSARIF(w io.Writer, o Options) Writer { return &sarif{out: w, options: o} }

const sarifSchema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

type (
	sarifMessage struct {
		Text string `json:"text"`
	}
	sarifConfiguration struct {
		Enabled bool   `json:"enabled"`
		Level   string `json:"level"`
	}
	sarifRule struct {
		ID      string             `json:"id"`
		Name    string             `json:"name"`
		Short   sarifMessage       `json:"shortDescription"`
		Full    sarifMessage       `json:"fullDescription"`
		Default sarifConfiguration `json:"defaultConfiguration"`
	}
	sarifDriver struct {
		Name     string      `json:"name"`
		Version  string      `json:"version,omitempty"`
		Language string      `json:"language"`
		Rules    []sarifRule `json:"rules"`
	}
	sarifArtifact struct {
		URI string `json:"uri"`
	}
	sarifRegion struct {
		StartLine   int `json:"startLine"`
		StartColumn int `json:"startColumn"`
		EndLine     int `json:"endLine"`
		EndColumn   int `json:"endColumn"`
	}
	sarifPhysical struct {
		Artifact sarifArtifact `json:"artifactLocation"`
		Region   sarifRegion   `json:"region"`
	}
	sarifLocation struct {
		Physical sarifPhysical `json:"physicalLocation"`
		Message  *sarifMessage `json:"message,omitempty"`
	}
	sarifReplacement struct {
		Deleted  sarifRegion  `json:"deletedRegion"`
		Inserted sarifMessage `json:"insertedContent"`
	}
	sarifChange struct {
		Artifact     sarifArtifact      `json:"artifactLocation"`
		Replacements []sarifReplacement `json:"replacements"`
	}
	sarifFix struct {
		Description sarifMessage  `json:"description"`
		Changes     []sarifChange `json:"artifactChanges"`
	}
	sarifResult struct {
		RuleID    string          `json:"ruleId"`
		RuleIndex int             `json:"ruleIndex"`
		Level     string          `json:"level"`
		Message   sarifMessage    `json:"message"`
		Locations []sarifLocation `json:"locations"`
		Related   []sarifLocation `json:"relatedLocations,omitempty"`
		Fixes     []sarifFix      `json:"fixes,omitempty"`
	}
)

// open writes everything in front of the results.
func (w *sarif) open() error {
	driver := sarifDriver{Name: "diplo", Version: w.options.Version, Language: w.options.Lang.Code(), Rules: []sarifRule{}}
	w.index = map[*lint.Rule]int{}
	for r := range lint.Rules() {
		w.index[r] = len(driver.Rules)
		driver.Rules = append(driver.Rules, newSARIFRule(w.options.Lang, r))
	}
	head := `{"$schema":"` + sarifSchema + `","version":"2.1.0","runs":[{"columnKind":"unicodeCodePoints","tool":{"driver":`
	if err := w.line.write(w.out, head, driver); err != nil {
		return err
	}
	_, err := io.WriteString(w.out, `},"results":[`)
	return err
}

func newSARIFRule(l *i18n.Language, r *lint.Rule) sarifRule {
	return sarifRule{
		ID: r.Code, Name: r.Name,
		Short:   sarifMessage{l.Sprintf(r.Code + ".title")},
		Full:    sarifMessage{l.Sprintf(r.Code + ".why")},
		Default: sarifConfiguration{!r.OptIn, r.Severity.String()},
	}
}

func (w *sarif) Turn(r *lint.Result) error {
	if w.index == nil {
		if err := w.open(); err != nil {
			return err
		}
	}
	for i := range r.Diagnostics {
		open := ",\n"
		if w.results == 0 {
			open = "\n"
		}
		if err := w.line.write(w.out, open, w.result(r, &r.Diagnostics[i])); err != nil {
			return err
		}
		w.results++
	}
	return nil
}

func (w *sarif) Close(Tally) error {
	if w.index == nil {
		if err := w.open(); err != nil {
			return err
		}
	}
	_, err := io.WriteString(w.out, "\n]}]}\n")
	return err
}

func (w *sarif) result(r *lint.Result, d *lint.Diagnostic) sarifResult {
	l := w.options.Lang
	res := sarifResult{
		RuleID: d.Rule.Code, RuleIndex: w.index[d.Rule], Level: d.Severity.String(),
		Message:   sarifMessage{message(l, d)},
		Locations: []sarifLocation{newSARIFLocation(r, d.At)},
	}
	for _, rel := range d.Related {
		at := newSARIFLocation(r, rel.At)
		at.Message = &sarifMessage{l.Sprintf(rel.Key, rel.Args...)}
		res.Related = append(res.Related, at)
	}
	for _, f := range d.Fixes {
		change := sarifChange{Artifact: sarifArtifact{uri(file(r.Turn, d.At.Source))}}
		for _, e := range f.Edits {
			change.Replacements = append(change.Replacements, sarifReplacement{newSARIFRegion(e.At), sarifMessage{e.New}})
		}
		res.Fixes = append(res.Fixes, sarifFix{sarifMessage{l.Sprintf(f.Key, f.Args...)}, []sarifChange{change}})
	}
	return res
}

func newSARIFLocation(r *lint.Result, p lint.Place) sarifLocation {
	return sarifLocation{Physical: sarifPhysical{sarifArtifact{uri(file(r.Turn, p.Source))}, newSARIFRegion(p)}}
}

func newSARIFRegion(p lint.Place) sarifRegion {
	r := regionOf(p)
	return sarifRegion{r.Line, r.Column, r.EndLine, r.EndColumn}
}

// uri returns a file's name as a relative reference.
func uri(name string) string {
	const hex = "0123456789ABCDEF"
	var out strings.Builder
	for i := range len(name) {
		switch c := name[i]; {
		case 'a' <= c && c <= 'z', 'A' <= c && c <= 'Z', '0' <= c && c <= '9', strings.IndexByte("-._~/", c) >= 0:
			out.WriteByte(c)
		default:
			out.WriteByte('%')
			out.WriteByte(hex[c>>4])
			out.WriteByte(hex[c&15])
		}
	}
	return out.String()
}
