package turn_test

import (
	"fmt"
	"strings"
	"testing"

	"diplo/grammar"
	"diplo/rulebook"
	"diplo/turn"
)

// build resolves one sheet.
func build(t testing.TB, o turn.Options, text string) *turn.Turn {
	t.Helper()
	sheet := grammar.Default().Sheet("sheet.dip", []byte(text))
	b := turn.NewBuilder(o)
	b.Add(sheet.Name, sheet.Encoding, sheet.Rows)
	return b.Build()
}

// dump writes each order as "canonical defect link".
func dump(tn *turn.Turn) string {
	var s strings.Builder
	for i := range tn.Orders {
		o := &tn.Orders[i]
		fmt.Fprintf(&s, "%s | %v %v %q -> %d\n", tn.Canonical(o), o.Defect, o.Link, o.DefectAt.Of(o.Line.Text), o.Partner)
	}
	return s.String()
}

func TestSmoke(t *testing.T) {
	fmt.Println(dump(build(t, turn.Options{Complete: true}, "England:\nA lon-nwy\nF NTH C A lon-nwy\n")))
	fmt.Println(dump(build(t, turn.Options{Complete: true, Rules: rulebook.Francqueville()}, "Italie :\nA. Ven — CC — Tun.\nF. Mer Adr C A.Ven — Mer Ion.\nF. Mer Ion C A. Mer Ion — Tun.\n")))
}
