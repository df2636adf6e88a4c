package turn_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"diplo/grammar"
	"diplo/turn"
)

// TestFrenchOrders reads French orders one by one, without a position, and
// holds each to what it means.
func TestFrenchOrders(t *testing.T) {
	raw, err := os.ReadFile("testdata/french_orders.tsv")
	require.NoError(t, err)
	read, reported := 0, 0
	for line := range strings.Lines(string(raw)) {
		written, want, ok := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		if !ok || strings.HasPrefix(line, "#") {
			continue
		}
		got := meaning(written, strings.Contains(want, "Build") || strings.Contains(want, "Remove"))
		assert.Equal(t, want, got, written)
		switch {
		case got != want:
		case strings.HasPrefix(want, "!"):
			reported++
		default:
			read++
		}
	}
	t.Logf("%d lines read as they are meant, %d reported because they cannot be read", read, reported)
	require.Equal(t, 105, read+reported)
}

// meaning writes down how the orders of a line are read.
func meaning(line string, winter bool) string {
	if winter {
		line = "Hiver 1901\n" + line
	}
	sheet := grammar.Default().Sheet("ordre.dip", []byte(line+"\n"))
	b := turn.NewBuilder(turn.Options{})
	b.Add(sheet.Name, sheet.Encoding, sheet.Rows)
	tn := b.Build()
	var orders []string
	for i := range tn.Orders {
		o := &tn.Orders[i]
		s := tn.Canonical(o)
		switch {
		case s == "":
			s = "! " + o.Defect.String() + " " + o.DefectAt.Of(o.Line.Text)
		case o.Illegal():
			s += " ! " + o.Defect.String()
		}
		orders = append(orders, s)
	}
	return strings.Join(orders, " ; ")
}
