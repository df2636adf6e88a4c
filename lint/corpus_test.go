package lint_test

import (
	"bytes"
	"cmp"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"diplo/board"
	"diplo/grammar"
	"diplo/lint"
	"diplo/turn"
)

// TestCorpus reads a folder of orders that people and programs wrote, named by
// the environment variable DIPLO_CORPUS, and prints how much of it is read: the
// share of orders with a canonical form and the commonest reasons for the rest.
// An order that the game's own record shows was carried out must not be
// illegal.
func TestCorpus(t *testing.T) {
	root := os.Getenv("DIPLO_CORPUS")
	if root == "" {
		t.Skip("DIPLO_CORPUS names no folder")
	}
	for _, part := range []struct {
		name, glob string
		sheets     func(raw []byte) []string
	}{
		{"games", "games/*.txt", whole},
		{"research", "research/*.tsv", tables},
		{"daide", "daide/*.txt", messages},
		{"logs", "logs/*.txt", sections},
	} {
		t.Run(part.name, func(t *testing.T) {
			names, err := filepath.Glob(filepath.Join(root, part.glob))
			require.NoError(t, err)
			c := corpus{reasons: map[string]int{}, examples: map[string]string{}}
			for _, name := range names {
				raw, err := os.ReadFile(name)
				require.NoError(t, err)
				c.files++
				for _, sheet := range part.sheets(raw) {
					c.read(filepath.Base(name), sheet)
				}
			}
			c.print(t, part.name)
			require.Empty(t, c.wronged, "carried out and called illegal")
		})
	}
}

// A corpus counts what was read.
type corpus struct {
	files, turns, orders, canonical int
	reasons                         map[string]int
	examples                        map[string]string
	wronged                         []string
	checked                         int
}

func (c *corpus) print(t *testing.T, name string) {
	t.Logf("%s: %d files, %d turns, %d orders, %d with a canonical form (%.3f %%); %d known to be carried out, %d of them illegal",
		name, c.files, c.turns, c.orders, c.canonical, 100*float64(c.canonical)/float64(max(1, c.orders)), c.checked, len(c.wronged))
	reasons := slices.SortedFunc(maps.Keys(c.reasons), func(a, b string) int {
		return cmp.Or(c.reasons[b]-c.reasons[a], strings.Compare(a, b))
	})
	for _, reason := range reasons[:min(10, len(reasons))] {
		t.Logf("  %5d  %s, as %q", c.reasons[reason], reason, c.examples[reason])
	}
}

// read resolves and lints every turn of a sheet.
func (c *corpus) read(name, text string) {
	sheet := grammar.Default().Sheet(name, []byte(text))
	b, l := turn.NewBuilder(turn.Options{}), lint.New(lint.Options{})
	var before map[string]string // carried out in the turn before, by canonical order
	for rows := range turnsOf(sheet.Rows) {
		b.Reset()
		b.Add(name, sheet.Encoding, rows)
		tn := b.Build()
		c.turns++
		c.checkCarriedOut(before, &tn.Position)
		result := l.Check(tn)
		before = map[string]string{}
		for i := range tn.Orders {
			o := &tn.Orders[i]
			c.orders++
			canonical := tn.Canonical(o)
			if canonical == "" {
				reason := fmt.Sprint(o.Defect)
				c.reasons[reason]++
				c.examples[reason] = o.Text()
				continue
			}
			c.canonical++
			if o.Verb == grammar.Move {
				before[tn.Map.ID(o.Unit.Place.Province)+" "+tn.Map.ID(o.To.Province)] = fmt.Sprintf("%s:%d %s | %s", name, o.Number, canonical, verdictText(result.Verdicts[i]))
			}
		}
	}
}

// checkCarriedOut looks for the moves of the turn before whose unit stands at
// its destination now and not where it was.
func (c *corpus) checkCarriedOut(moves map[string]string, p *turn.Position) {
	if p.Empty() || p.Opening {
		return
	}
	m := board.Standard()
	for move, verdict := range moves {
		from, to, _ := strings.Cut(move, " ")
		f, _ := m.Province(from)
		g, _ := m.Province(to)
		_, there := p.At(g)
		_, here := p.At(f)
		if !there || here {
			continue
		}
		c.checked++
		if strings.Contains(verdict, "| illegal") {
			c.wronged = append(c.wronged, verdict)
		}
	}
}

// turnsOf cuts rows into the turns they name.
func turnsOf(rows []grammar.Row) func(func([]grammar.Row) bool) {
	return func(yield func([]grammar.Row) bool) {
		for from := 0; from < len(rows); {
			to := from + 1
			for to < len(rows) && rows[to].Turn == rows[from].Turn {
				to++
			}
			if !yield(rows[from:to]) {
				return
			}
			from = to
		}
	}
}

func whole(raw []byte) []string { return []string{string(raw)} }

// tables turns rows "game, phase, power, order" or "phase, power, order, result"
// into one sheet a game.
func tables(raw []byte) []string {
	var sheets []string
	var sheet strings.Builder
	game, phase, power := "", "", ""
	for i, line := range strings.Split(string(raw), "\n") {
		cells := strings.Split(line, "\t")
		if i == 0 || len(cells) < 4 {
			continue
		}
		if !regexp.MustCompile(`^[SFW]\d{4}[MRA]$`).MatchString(cells[0]) {
			if cells[0] != game && sheet.Len() > 0 {
				sheets = append(sheets, sheet.String())
				sheet.Reset()
				phase = ""
			}
			game, cells = cells[0], cells[1:]
		}
		if cells[0] != phase {
			phase, power = cells[0], ""
			fmt.Fprintln(&sheet, phase)
		}
		if cells[1] != power {
			power = cells[1]
			fmt.Fprintf(&sheet, "%s:\n", power)
		}
		fmt.Fprintln(&sheet, cells[2])
	}
	return append(sheets, sheet.String())
}

// messages takes the messages out of a session's log, whose lines begin with
// the number of a client.
func messages(raw []byte) []string {
	var sheet strings.Builder
	for _, line := range strings.Split(string(raw), "\n") {
		if i := strings.Index(line, "SUB "); i >= 0 {
			fmt.Fprintln(&sheet, line[i:])
		} else if i := strings.Index(line, "ORD "); i >= 0 {
			fmt.Fprintln(&sheet, line[i:])
		}
	}
	return []string{sheet.String()}
}

// sections cuts a log at its headings "## 01_spring_1901_order" and gives each
// the name of its turn as people write it.
func sections(raw []byte) []string {
	var sheets []string
	heading := regexp.MustCompile(`^\d+_([a-z]+)_(\d{4})`)
	for _, part := range bytes.Split(raw, []byte("## ")) {
		line, rest, _ := strings.Cut(string(part), "\n")
		if m := heading.FindStringSubmatch(line); m != nil {
			line = m[1] + " " + m[2]
			if strings.Contains(string(part), "retreat") {
				line += " retreats"
			}
		} else {
			line = ""
		}
		sheets = append(sheets, line+"\n"+rest)
	}
	return sheets
}
