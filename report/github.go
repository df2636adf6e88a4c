package report

import (
	"fmt"
	"io"
	"strings"

	"diplo/i18n"
	"diplo/lint"
)

// gitHub writes the workflow commands that GitHub shows as annotations of a
// change.
type gitHub struct {
	out  io.Writer
	lang *i18n.Language
}

func newGitHub(w io.Writer, o Options) Writer { return &gitHub{w, o.Lang} }

// gitHubLevels are the commands by severity.
var gitHubLevels = [...]string{lint.Note: "notice", lint.Warning: "warning", lint.Error: "error"}

// Data and properties of a workflow command are escaped differently: see
// toCommandValue and escapeProperty of github.com/actions/toolkit.
var (
	gitHubData     = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A")
	gitHubProperty = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C")
)

func (w *gitHub) Turn(r *lint.Result) error {
	for i := range r.Diagnostics {
		d := &r.Diagnostics[i]
		p := regionOf(d.At)
		text := message(w.lang, d)
		for _, rel := range d.Related {
			at := placeOf(r, rel.At)
			text += fmt.Sprintf("\n%s:%d:%d: %s", at.File, at.Line, at.Column, w.lang.Sprintf(rel.Key, rel.Args...))
		}
		_, err := fmt.Fprintf(w.out, "::%s file=%s,line=%d,endLine=%d,col=%d,endColumn=%d,title=%s::%s\n",
			gitHubLevels[d.Severity], gitHubProperty.Replace(file(r.Turn, d.At.Source)),
			p.Line, p.EndLine, p.Column, p.EndColumn,
			gitHubProperty.Replace(d.Rule.Code+" "+d.Rule.Name), gitHubData.Replace(text))
		if err != nil {
			return err
		}
	}
	return nil
}

func (w *gitHub) Close(Tally) error { return nil }
