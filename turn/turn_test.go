package turn_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/require"

	"diplo/grammar"
	"diplo/rulebook"
	"diplo/turn"
)

var update = flag.Bool("update", false, "rewrite the want sections of testdata/*.txt")

// TestTurns resolves the archives of testdata. An archive is a case in files
// "NAME/FILE.dip"; the file "NAME/want" says what each order was found to be,
// and words of the comment in front of the first file that begin with "--" are
// options for the whole archive.
func TestTurns(t *testing.T) {
	archives, err := filepath.Glob("testdata/*.txt")
	require.NoError(t, err)
	require.NotEmpty(t, archives)
	for _, name := range archives {
		archive, err := txtar.ParseFile(name)
		require.NoError(t, err)
		o := options(t, string(archive.Comment))
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txt"), func(t *testing.T) {
			b := turn.NewBuilder(o)
			for i := range archive.Files {
				f := &archive.Files[i]
				dir, base := filepath.Split(f.Name)
				if base != "want" {
					sheet := grammar.Default().Sheet(base, f.Data)
					b.Add(base, sheet.Encoding, sheet.Rows)
					continue
				}
				got := dump(b.Build())
				if *update {
					f.Data = []byte(got)
				} else {
					require.Equal(t, string(f.Data), got, dir)
				}
				b.Reset()
			}
		})
		if *update {
			require.NoError(t, os.WriteFile(name, txtar.Format(archive), 0o644))
		}
	}
}

func options(t *testing.T, comment string) turn.Options {
	var o turn.Options
	for _, word := range strings.Fields(comment) {
		switch word {
		case "--complete":
			o.Complete = true
		case "--francqueville":
			o.Rules = rulebook.Francqueville()
		default:
			require.False(t, strings.HasPrefix(word, "--"), word)
		}
	}
	return o
}

// dump writes a turn's orders, a line each: the canonical form, and, where
// they say something, the power, the defect and its place, the link and the
// line of its partner, the readings, and further marks.
func dump(tn *turn.Turn) string {
	var s strings.Builder
	for i := range tn.Orders {
		o := &tn.Orders[i]
		canonical := tn.Canonical(o)
		if canonical == "" {
			canonical = "? " + o.Text()
		}
		fmt.Fprintf(&s, "%s:%d %s", tn.Sources[o.Source].Name, o.Number, canonical)
		if o.Illegal() {
			fmt.Fprintf(&s, " | %v %q", o.Defect, o.DefectAt.Of(o.Line.Text))
		}
		if o.Link != turn.NoLink {
			fmt.Fprintf(&s, " | %v", o.Link)
		}
		if o.Partner >= 0 {
			fmt.Fprintf(&s, " :%d", tn.Orders[o.Partner].Number)
		}
		for _, r := range o.Readings {
			fmt.Fprintf(&s, " | %q is", r.Name.Text)
			for _, p := range r.Legal {
				fmt.Fprintf(&s, " %s", tn.Map.PlaceID(p))
			}
			fmt.Fprintf(&s, " of")
			for _, p := range r.All {
				fmt.Fprintf(&s, " %s", tn.Map.PlaceID(p))
			}
			if r.Alias {
				s.WriteString(" by alias")
			}
		}
		for _, mark := range []struct {
			name string
			on   bool
		}{
			{"by convoy", o.ByConvoy},
			{"leg", o.Leg && !o.Joined},
			{"joined", o.Joined},
			{"coast inferred", o.CoastInferred},
			{"twin", o.Twin >= 0},
			{"doubled", o.Doubled},
		} {
			if mark.on {
				s.WriteString(" | " + mark.name)
			}
		}
		s.WriteByte('\n')
	}
	return s.String()
}
