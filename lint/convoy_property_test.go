package lint_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"diplo/board"
	"diplo/grammar"
	"diplo/lint"
	"diplo/turn"
)

// convoySheet draws a sheet of armies that go, or not, and fleets that carry
// them, or not, close enough together that many of them meet.
func convoySheet(t *rapid.T) string {
	coasts := rapid.SampledFrom([]string{"Lon", "Yor", "Nwy", "Bel", "Hol", "Den", "Kie", "Par"})
	waters := rapid.SampledFrom([]string{"NTH", "ENG", "SKA", "HEL", "NWG", "Den", "BLA"})
	orders := []func() string{
		func() string { return fmt.Sprintf("A %s - %s", coasts.Draw(t, "from"), coasts.Draw(t, "to")) },
		func() string {
			return fmt.Sprintf("A %s - %s via convoy", coasts.Draw(t, "from"), coasts.Draw(t, "to"))
		},
		func() string { return fmt.Sprintf("A %s H", coasts.Draw(t, "at")) },
		func() string { return fmt.Sprintf("F %s H", waters.Draw(t, "at")) },
		func() string {
			return fmt.Sprintf("F %s C A %s - %s", waters.Draw(t, "at"), coasts.Draw(t, "from"), coasts.Draw(t, "to"))
		},
		func() string {
			return fmt.Sprintf("F %s C A %s - %s", waters.Draw(t, "at"), waters.Draw(t, "from"), coasts.Draw(t, "to"))
		},
		func() string {
			return fmt.Sprintf("F %s C A %s - %s", waters.Draw(t, "at"), coasts.Draw(t, "from"), waters.Draw(t, "to"))
		},
	}
	var sheet strings.Builder
	for range rapid.IntRange(1, 2).Draw(t, "powers") {
		fmt.Fprintf(&sheet, "%s:\n", rapid.SampledFrom([]string{"England", "France"}).Draw(t, "power"))
		for range rapid.IntRange(1, 6).Draw(t, "orders") {
			sheet.WriteString(orders[rapid.IntRange(0, len(orders)-1).Draw(t, "order")]() + "\n")
		}
	}
	return sheet.String()
}

// Whatever is ordered: blame falls on orders that are wrong themselves, every
// order that is not followed is told why, and an army that is to go by sea is
// carried by a whole chain.
func TestConvoysAreJudgedConsistently(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		sheet := convoySheet(r)
		rules := rapid.SampledFrom([]string{"standard", "francqueville"}).Draw(r, "rules")
		complete := rapid.Bool().Draw(r, "complete")
		turns := resolve(t, lintCase{rules: rules, complete: complete}, []txtar.File{{Name: "s", Data: []byte(sheet)}})
		require.Len(r, turns, 1)
		tn := turns[0]
		result := lint.New(lint.Options{}).Check(tn)

		told := make([]bool, len(tn.Orders))
		for _, d := range result.Diagnostics {
			if d.Order >= 0 && d.Effect == result.Verdicts[d.Order].Effect {
				told[d.Order] = true
			}
			if d.Rule.Code == "C320" {
				require.Len(r, d.Related, 1)
				culprit := orderAt(tn, d.Related[0].At)
				require.GreaterOrEqual(r, result.Verdicts[culprit].Effect, lint.Void, "%s\nblames %s", sheet, tn.Orders[culprit].Text())
				require.NotEqual(r, d.Order, culprit, "%s\nblames itself", sheet)
			}
		}
		for i, v := range result.Verdicts {
			o := &tn.Orders[i]
			if complete {
				require.NotEqual(r, lint.Unconfirmed, v.Effect, "%s\n%s", sheet, o.Text())
			}
			if v.Effect >= lint.Void && v.Rule.Code != "O101" {
				require.True(r, told[i], "%s\n%s is %s and nothing says so", sheet, o.Text(), v)
			}
			if v.Effect == lint.NoEffect && o.Verb == grammar.Move && o.ByConvoy {
				require.True(r, carried(tn, result, o), "%s\n%s goes and nobody carries it", sheet, o.Text())
			}
		}
	})
}

// orderAt returns the index of the order that stands at a place.
func orderAt(tn *turn.Turn, at lint.Place) int {
	for i := range tn.Orders {
		o := &tn.Orders[i]
		if o.Source == at.Source && o.Offset == at.Offset && o.Syntax.Span == at.Span {
			return i
		}
	}
	return -1
}

// carried reports whether the fleets that are told nothing against make a chain
// for an army.
func carried(tn *turn.Turn, result *lint.Result, army *turn.Order) bool {
	var fleets board.Set
	for i := range tn.Orders {
		o := &tn.Orders[i]
		if o.Verb == grammar.Convoy && result.Verdicts[i].Effect == lint.NoEffect &&
			o.Target.Place.Province == army.Unit.Place.Province && o.To.Province == army.To.Province {
			fleets = fleets.With(o.Unit.Place.Province)
		}
	}
	return tn.Map.Chain(fleets, army.Unit.Place.Province, army.To.Province)
}
