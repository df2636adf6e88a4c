package judge_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/judge"
	"diplo/lint"
	"diplo/turn"
)

// TestGames plays records of games that list the position before each phase:
// what a phase's orders come to must be the position of the next. It reads the
// folder that DIPLO_CORPUS names.
func TestGames(t *testing.T) {
	folder := os.Getenv("DIPLO_CORPUS")
	if folder == "" {
		t.Skip("DIPLO_CORPUS names no folder with records of games")
	}
	files, err := filepath.Glob(filepath.Join(folder, "*.txt"))
	require.NoError(t, err)
	require.NotEmpty(t, files)
	// Records from before 2023 measure civil disorder the older way.
	for name, o := range map[string]judge.Options{"2023": {}, "older": {Disorder: judge.DisorderOlder}} {
		tried, agreed := 0, 0
		for _, file := range files {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			a, b := playRecord(t, filepath.Base(file), text, o)
			tried, agreed = tried+a, agreed+b
		}
		t.Logf("civil disorder %s: %d phases tried, %d agree", name, tried, agreed)
	}
}

// isBefore reports whether a stage comes before a turn. Adjustments close the
// year, whether they are called winter's or fall's.
func isBefore(s *judge.Stage, t *turn.Turn) bool {
	number := func(season i18n.Season, year int, phase i18n.Phase) int {
		n := 6*year + int(phase)
		switch {
		case phase == i18n.Adjustments:
			n += int(i18n.Adjustments)
		case season == i18n.Fall:
			n += int(i18n.Retreats)
		}
		return n
	}
	return number(s.Season, s.Year, s.Phase) < number(t.Season, t.Year, t.Phase)
}

// playRecord plays the phases of one record.
func playRecord(t *testing.T, name string, text []byte, options judge.Options) (tried, agreed int) {
	sheet := grammar.Default().Sheet(name, text)
	l, j := lint.New(lint.Options{}), judge.New(options)
	var stage judge.Stage
	var before *turn.Turn
	var lost []string // units with nowhere to retreat
	for n, rows := range turns(sheet) {
		b := turn.NewBuilder(turn.Options{Complete: true})
		b.Add(name, sheet.Encoding, rows)
		tn := b.Build()
		if n > 0 {
			for isBefore(&stage, tn) {
				stage = judge.Next(j.Resolve(stage.Turn(tn), nil)) // a phase that the record leaves out
			}
			tried++
			// These records change the owners of centers before the retreats of
			// fall, and do not show a dislodged unit that has nowhere to go.
			centers := tn.Phase != i18n.Retreats
			got, want := unitsOf(tn, &stage.Position, centers), unitsOf(tn, &tn.Position, centers)
			got = slices.DeleteFunc(got, func(u string) bool { return slices.Contains(lost, u) })
			if slices.Equal(got, want) {
				agreed++
			} else {
				t.Logf("%s: after phase %d of season %d, %d: only resolved: %v; only recorded: %v", name, before.Phase, before.Season, before.Year,
					without(got, want), without(want, got))
			}
		}
		o := j.Resolve(tn, l.Check(tn).Verdicts)
		lost = lost[:0]
		for _, r := range o.Retreats {
			if len(r.To) == 0 {
				lost = append(lost, standingText(tn, r.Power, r.Kind, r.Place, true))
			}
		}
		stage, before = judge.Next(o), tn
	}
	return tried, agreed
}

// turns cuts a sheet into the rows of its turns.
func turns(sheet *grammar.Sheet) [][]grammar.Row {
	var list [][]grammar.Row
	from := 0
	for i := range sheet.Turns() {
		to := from
		for to < len(sheet.Rows) && (i == len(sheet.Turns())-1 || sheet.Rows[to].Turn <= i+1) {
			to++
		}
		list = append(list, sheet.Rows[from:to])
		from = to
	}
	return list
}

// unitsOf lists the units of a position and, if asked, its supply centers.
func unitsOf(tn *turn.Turn, p *turn.Position, centers bool) []string {
	var list []string
	for _, u := range p.Units {
		list = append(list, standingText(tn, u.Power, u.Kind, u.Place, u.Dislodged))
	}
	for _, c := range p.Centers {
		if centers {
			list = append(list, tn.Map.PowerID(c.Power)+" owns "+tn.Map.ID(c.Province))
		}
	}
	slices.Sort(list)
	return list
}

func standingText(tn *turn.Turn, w board.Power, kind board.UnitKind, at board.Place, dislodged bool) string {
	return fmt.Sprint(tn.Map.PowerID(w), " ", " AF"[kind:kind+1], " ", tn.Map.PlaceID(at), choose(dislodged, " dislodged", ""))
}

func without(a, b []string) []string {
	return slices.DeleteFunc(slices.Clone(a), func(s string) bool { return slices.Contains(b, s) })
}
