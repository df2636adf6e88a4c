package judge_test

import (
	"fmt"

	"diplo/grammar"
	"diplo/i18n"
	"diplo/judge"
	"diplo/lint"
	"diplo/turn"
)

func ExampleJudge_Resolve() {
	sheet := grammar.Default().Sheet("turn.dip", []byte(`Fall 1905
Units:
France: A Spa, F LYO, F TYS
Italy: F ION, F Tun
France:
A Spa - Nap
F LYO C A Spa - Nap
F TYS C A Spa - Nap
Italy:
F ION - TYS
F Tun S F ION - TYS
`))
	b := turn.NewBuilder(turn.Options{Complete: true})
	b.Add(sheet.Name, sheet.Encoding, sheet.Rows)
	t := b.Build()

	o := judge.New(judge.Options{}).Resolve(t, lint.New(lint.Options{}).Check(t).Verdicts)
	english := i18n.Default().LanguageByCode("en")
	for i := range o.Orders {
		fmt.Printf("%s: %v\n", t.Canonical(&t.Orders[i]), o.Explain(i).Localize(english))
	}
	for _, r := range o.Retreats {
		fmt.Printf("F %s must retreat:", t.Map.PlaceID(r.Place))
		for _, p := range r.To {
			fmt.Printf(" %s", t.Map.PlaceID(p))
		}
		fmt.Println()
	}
	// Output:
	// A SPA-NAP: the convoy fails: `F TYS` is dislodged by `F ION-TYS` with support from `F TUN`
	// F LYO C A SPA-NAP: the convoy fails: `F TYS` is dislodged by `F ION-TYS` with support from `F TUN`
	// F TYS C A SPA-NAP: dislodged by `F ION-TYS` with support from `F TUN`
	// F ION-TYS: arrives and dislodges `F TYS`
	// F TUN S F ION-TYS: supports
	// F TYS must retreat: NAP ROM TUS WES
}
