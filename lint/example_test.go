package lint_test

import (
	"fmt"

	"diplo/grammar"
	"diplo/i18n"
	"diplo/lint"
	"diplo/turn"
)

// Lint a sheet in one language and read what is said in another.
func ExampleLinter() {
	sheet := grammar.Default().Sheet("england.dip", []byte("England:\nA Liv - Yor\nF Lon - Yorkshier\n"))
	builder := turn.NewBuilder(turn.Options{Complete: true})
	builder.Add(sheet.Name, sheet.Encoding, sheet.Rows)
	result := lint.New(lint.Options{}).Check(builder.Build())

	french := i18n.Default().LanguageByCode("fr")
	for i, v := range result.Verdicts {
		fmt.Println(result.Turn.Orders[i].Text(), "|", v)
	}
	for _, d := range result.Diagnostics {
		from, _ := d.At.Range()
		fmt.Printf("%d:%d %s %s\n", from.Line, from.Column, d.Rule.Code, french.Sprintf(d.Key, d.Args...))
	}
	// Output:
	// A Liv - Yor | ok
	// F Lon - Yorkshier | illegal
	// 2:3 N004 `Liv` a plusieurs sens (Livonie ou Liverpool) : on lit « Liverpool », le seul avec lequel l’ordre est possible
	// 3:9 N002 aucune province ne s’appelle `Yorkshier` : vouliez-vous dire `Yorkshire` ?
}

// Apply the safe fixes of a sheet.
func ExampleFixer() {
	sheet := grammar.Default().Sheet("italy.dip", []byte("Italy:\nA Tyr- S A Ven\nA Ven H\n"))
	builder := turn.NewBuilder(turn.Options{})
	builder.Add(sheet.Name, sheet.Encoding, sheet.Rows)
	result := lint.New(lint.Options{}).Check(builder.Build())

	var fixer lint.Fixer
	fixer.Add(result.Diagnostics, 0)
	fmt.Print(fixer.Apply(sheet.Text))
	// Output:
	// Italy:
	// A Tyr S A Ven
	// A Ven H
}
