package grammar_test

import (
	"fmt"
	"strings"

	"diplo/grammar"
)

func ExampleParser_Line() {
	l := grammar.Default().Line("F. Mer Adr C A. Tri — Apu. (*rebond*)")
	o := &l.Orders[0]
	fmt.Println(o.Verb == grammar.Convoy)
	fmt.Println(o.Unit.Name.Text, "|", o.Target.Name.Text, "|", o.Path[0].Text)
	fmt.Println(o.Span.Of(l.Text), "|", o.Result.Of(l.Text))
	// Output:
	// true
	// Mer Adr | Tri | Apu
	// F. Mer Adr C A. Tri — Apu. | (*rebond*)
}

func ExampleParser_Sheet() {
	s := grammar.Default().Sheet("france.dip", []byte("Spring 1901\nFrance:\nA Par - Bur\nF Bre - MAO, A Mar S\n  A Par - Bur\n"))
	for i := range s.Rows {
		row := &s.Rows[i]
		for j := range row.Orders {
			fmt.Printf("line %d, %s: %q\n", row.Number, row.Heading.Text, row.Orders[j].Span.Of(row.Text))
		}
	}
	// Output:
	// line 3, France: "A Par - Bur"
	// line 4, France: "F Bre - MAO"
	// line 4, France: "A Mar S\n  A Par - Bur"
}

func ExampleParser_Rows() {
	archive := strings.NewReader("England:\nA Lvp - Yor\nF Lon - NTH\n")
	orders := 0
	for row, err := range grammar.Default().Rows(archive) {
		if err != nil {
			fmt.Println(err)
			return
		}
		orders += len(row.Orders)
	}
	fmt.Println(orders)
	// Output: 2
}
