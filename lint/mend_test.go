package lint_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"diplo/board"
	"diplo/i18n"
	"diplo/lint"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// Whatever a fix of these families changes, the fault that it is for is gone
// after it.
func TestFixesMend(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		c := lintCase{
			only:     []string{"G", "R", "S"},
			complete: rapid.Bool().Draw(r, "complete"),
			sheet:    drawSheet(r),
		}
		sheet := c.sheet
		for _, d := range diagnose(t, c) {
			for _, fix := range d.Fixes {
				f := lint.Fixer{Unsafe: true}
				f.Add([]lint.Diagnostic{{At: d.At, Fixes: []lint.Fix{fix}}}, d.At.Source)
				c.sheet = f.Apply(sheet)
				for _, after := range diagnose(t, c) {
					if after.At.Number == d.At.Number && after.Rule == d.Rule {
						r.Fatalf("%s is still there after %+v:\n%s\n%s", d.Rule.Code, fix.Edits, sheet, c.sheet)
					}
				}
			}
		}
	})
}

// diagnose returns what the linter says of a case's sheet.
func diagnose(t *testing.T, c lintCase) []lint.Diagnostic {
	turns := resolve(t, c, files(c.sheet))
	require.Len(t, turns, 1)
	return slices.Clone(lint.New(lint.Options{Select: c.only}).Check(turns[0]).Diagnostics)
}

// drawSheet draws a sheet with a position and an order for most of its units,
// possible or not, in the words of either language.
func drawSheet(r *rapid.T) string {
	m := board.Standard()
	languages := []*i18n.Language{i18n.Default().LanguageByCode("en"), i18n.Default().LanguageByCode("fr")}
	l := rapid.SampledFrom(languages).Draw(r, "language")
	style := rapid.SampledFrom([]i18n.Style{i18n.Trigram, i18n.FullName, i18n.SeaTrigram}).Draw(r, "style")
	spell := func(p board.Place) string {
		q, _ := i18n.Default().Place(m.ID(p.Province))
		return l.Short(q, p.Coast, style)
	}
	province := rapid.Custom(func(r *rapid.T) board.Province {
		return board.Province(rapid.IntRange(1, m.Len()).Draw(r, "province"))
	})
	near := func(p board.Province) board.Place {
		around := slices.Collect(m.Borders(p).All())
		q := rapid.OneOf(rapid.SampledFrom(around), province).Draw(r, "to")
		coasts := append([]board.Coast{board.NoCoast}, m.Coasts(q)...)
		return board.Place{Province: q, Coast: rapid.SampledFrom(coasts).Draw(r, "coast")}
	}

	retreats := rapid.Bool().Draw(r, "retreats")
	units := rapid.SliceOfNDistinct(province, 2, 12, rapid.ID[board.Province]).Draw(r, "units")
	kinds := make([]string, len(units))
	var position, orders strings.Builder
	for i, p := range units {
		kinds[i] = rapid.SampledFrom(kindsIn(m.Terrain(p))).Draw(r, "kind")
		power := l.Power(1 + i18n.Power(i%2)).Name
		at := board.Place{Province: p}
		if coasts := m.Coasts(p); kinds[i] == "F" && len(coasts) > 0 {
			at.Coast = rapid.SampledFrom(coasts).Draw(r, "coast")
		}
		fmt.Fprintf(&position, "%s: %s %s\n", power, kinds[i], spell(at))
		unit := kinds[i] + " " + spell(board.Place{Province: p})
		target := rapid.IntRange(0, len(units)-1).Draw(r, "target")
		supported := kinds[target] + " " + spell(board.Place{Province: units[target]})
		if kinds[target] == "" {
			supported = spell(board.Place{Province: units[target]})
		}
		switch rapid.IntRange(0, 4).Draw(r, "order") {
		case 0:
			fmt.Fprintf(&orders, "%s: %s S %s\n", power, unit, supported)
		case 1:
			fmt.Fprintf(&orders, "%s: %s S %s - %s\n", power, unit, supported, spell(near(units[target])))
		case 2, 3:
			fmt.Fprintf(&orders, "%s: %s - %s\n", power, unit, spell(near(p)))
		}
	}
	if retreats {
		return "Spring 1902, Retreats\nDislodged:\n" + position.String() + "Orders:\n" + orders.String()
	}
	return "Spring 1902\nUnits:\n" + position.String() + "Orders:\n" + orders.String()
}

// kindsIn returns the letters of the units that can stand in a terrain.
func kindsIn(t board.Terrain) []string {
	switch t {
	case board.Inland:
		return []string{"A"}
	case board.Sea:
		return []string{"F"}
	}
	return []string{"A", "F"}
}
