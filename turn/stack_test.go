package turn_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"diplo/board"
	"diplo/grammar"
	"diplo/turn"
)

// TestStackIsBounded takes no more units to stand together than a game could
// have, whatever number a sheet writes.
func TestStackIsBounded(t *testing.T) {
	sheet := grammar.Default().Sheet("x.dip", []byte("Spring 1905\nUnits:\nFrance: 9999999A Par, 2A Bur\n"))
	b := turn.NewBuilder(turn.Options{})
	b.Add(sheet.Name, sheet.Encoding, sheet.Rows)
	tn := b.Build()
	for id, count := range map[string]int{"PAR": turn.MaxStack, "BUR": 2} {
		at, _ := board.Standard().Province(id)
		u, ok := tn.Position.At(at)
		require.True(t, ok, id)
		require.Equal(t, count, u.Count, id)
	}
}
