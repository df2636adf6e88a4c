package notation_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"diplo/board"
	"diplo/notation"
	"diplo/turn"

	"github.com/stretchr/testify/assert"
)

// Every legal order of the standard map, written in each notation and read
// back, is the same order; but for what the notation declares that it cannot
// say. Run with -v for the counts.
func TestEveryLegalOrder(t *testing.T) {
	if testing.Short() {
		t.Skip("takes half a minute")
	}
	for _, id := range written() {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			trip := newTrip(t, id)
			for kind, s := range legal(board.Standard()) {
				trip.run(kind, s.sheet())
			}
			trip.report()
		})
	}
}

// A trip converts turns to a notation and back.
type trip struct {
	t       *testing.T
	to      *notation.Notation
	there   *notation.Converter
	back    *notation.Converter
	builder *turn.Builder
	counts  map[string]int
	gaps    map[string]int
	failed  int
}

func newTrip(t *testing.T, id string) *trip {
	to := named(t, id)
	return &trip{
		t: t, to: to,
		there:   notation.NewConverter(to, notation.Options{}),
		back:    notation.NewConverter(named(t, "en"), notation.Options{}),
		builder: turn.NewBuilder(turn.Options{}),
		counts:  map[string]int{}, gaps: map[string]int{},
	}
}

func (r *trip) run(kind, sheet string) {
	if r.failed > 10 {
		return
	}
	r.counts[kind]++
	original := resolve(sheets(sheet), turn.Options{})
	for i := range original.Orders {
		if o := &original.Orders[i]; o.Illegal() {
			r.fail("%s\nis not legal: %s", sheet, o.Defect)
			return
		}
	}
	files, problems := r.there.Convert(original)
	for _, p := range problems {
		if p.Note {
			continue
		}
		if !slices.Contains(r.to.Gaps(), p.Gap) || p.Gap == notation.Misread {
			r.fail("%s\nto %s: %s", sheet, r.to, spelled(problems))
		}
		r.gaps[kind+" "+p.Gap.String()]++
		return
	}
	again, problems := r.back.Convert(resolve(files, turn.Options{}))
	if len(again) == 0 || ordersOf(again[0].Text) != ordersOf(sheet) {
		r.fail("%s\nto %s:\n%s\nand back:\n%s%s", sheet, r.to, archive(files), archive(again), spelled(problems))
	}
}

// ordersOf returns what stands behind a sheet's last header. A position in front
// of it is the same if its units come in another order.
func ordersOf(sheet string) string { return sheet[strings.LastIndex(sheet, ":\n")+1:] }

func (r *trip) fail(format string, args ...any) {
	r.failed++
	assert.Fail(r.t, fmt.Sprintf(format, args...))
}

// report logs how many turns were tried, and what could not be said.
func (r *trip) report() {
	total := 0
	for _, n := range r.counts {
		total += n
	}
	r.t.Logf("%d turns: %s", total, counted(r.counts))
	r.t.Logf("cannot express: %s", counted(r.gaps))
}

func counted(counts map[string]int) string {
	var parts []string
	for _, key := range slices.Sorted(maps.Keys(counts)) {
		parts = append(parts, fmt.Sprintf("%s %d", key, counts[key]))
	}
	if parts == nil {
		return "nothing"
	}
	return strings.Join(parts, ", ")
}
