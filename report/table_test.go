package report_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"diplo/report"
)

func TestTheTableMarksConvoysByTheirArmies(t *testing.T) {
	for _, test := range []struct{ name, orders, convoy string }{
		{"whole", "A Lon - Nwy\nF NTH C A Lon - Nwy\n", "✓ London – Norway by North Sea"},
		{"no fleet", "A Lon - Nwy\n", "✗ London – Norway by no fleet"},
		{"the army holds", "A Lon H\nF NTH C A Lon - Nwy\n", "✗ London – Norway by North Sea"},
		{"another army goes there", "A Edi - Nwy\nF NTH C A Lon - Nwy\n", "✗ London – Norway by North Sea"},
		{"the army walks", "A Nap - Rom via land\nF TYS C A Nap - Rom\n", "~ Naples – Rome by Tyrrhenian Sea"},
	} {
		t.Run(test.name, func(t *testing.T) {
			text := shown(t, "text", report.Options{}, judged(t, "-- sheet.dip --\nEngland:\n"+test.orders))
			assert.Contains(t, text, "\n  "+test.convoy+"\n")
		})
	}
}
