package turn_test

import (
	"testing"

	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"

	"github.com/stretchr/testify/assert"
)

// A position that is played on goes before one from another file, and is looked
// for only by a turn that has none of its own.
func TestStartIsForTurnsWithoutAPosition(t *testing.T) {
	paris, _ := board.Standard().Province("PAR")
	burgundy, _ := board.Standard().Province("BUR")
	units := grammar.Default().Sheet("units.dip", []byte("Units:\nFrance: A Bur\n")).Rows
	played := turn.NewPosition(turn.Position{Units: []turn.Standing{{Kind: board.Army, Place: board.Place{Province: paris}, Count: 1}}})
	for _, c := range []struct {
		name, sheet string
		found       bool
		asked       grammar.TurnName
		want        board.Province
	}{
		{"played on", "Fall 1903\nFrance: A Par H", true, grammar.TurnName{Season: i18n.Fall, Year: 1903, Phase: i18n.Movement}, paris},
		{"not played on", "Fall 1903\nFrance: A Par H", false, grammar.TurnName{Season: i18n.Fall, Year: 1903, Phase: i18n.Movement}, burgundy},
		{"a phase that the orders tell", "Fall 1903\nFrance: A Par R Pic", true, grammar.TurnName{Season: i18n.Fall, Year: 1903, Phase: i18n.Retreats}, paris},
		{"its own", "Fall 1903\nUnits:\nFrance: A Bur\n", true, grammar.TurnName{}, burgundy},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := turn.NewBuilder(turn.Options{Units: units})
			b.Add("x.dip", "", grammar.Default().Sheet("x.dip", []byte(c.sheet)).Rows)
			var asked grammar.TurnName
			b.StartWith(func(name grammar.TurnName) (turn.Position, bool) {
				asked = name
				return played, c.found
			})
			built := b.Build()
			assert.Equal(t, c.asked, asked)
			_, stands := built.Position.At(c.want)
			assert.True(t, stands)
			assert.Len(t, built.Position.Units, 1)

			b.Reset()
			b.Add("x.dip", "", grammar.Default().Sheet("x.dip", []byte("Fall 1903\nFrance: A Par H")).Rows)
			_, stands = b.Build().Position.At(burgundy)
			assert.True(t, stands, "Reset forgets it")
		})
	}
}
