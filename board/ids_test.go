package board_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"diplo/board"
)

func TestIDs(t *testing.T) {
	m := board.Standard()
	for p := range m.Provinces() {
		for _, id := range []string{m.ID(p), strings.ToLower(m.ID(p))} {
			got, ok := m.Province(id)
			assert.True(t, ok, id)
			assert.Equal(t, p, got, id)
		}
		for _, at := range sides(m, p) {
			assert.Equal(t, at, place(t, m, m.PlaceID(at)))
		}
	}
	for p := range m.Powers() {
		got, ok := m.Power(strings.ToLower(m.PowerID(p)))
		assert.True(t, ok)
		assert.Equal(t, p, got)
	}
	assert.Equal(t, "STP/NC", m.PlaceID(place(t, m, "stp/nc")))
	assert.Equal(t, "STP", m.PlaceID(place(t, m, "STP")))
}

func TestUnknownIDs(t *testing.T) {
	m := board.Standard()
	for _, id := range []string{"", "XYZ", "ST", "STPP", "STP/", "STP/EC", "STP/XX", "ROM/NC", "/NC", "STP/NC/", "ſtp"} {
		_, ok := m.Place(id)
		assert.False(t, ok, id)
	}
	for _, id := range []string{"", "FRANC", "FRANCEE"} {
		_, ok := m.Power(id)
		assert.False(t, ok, id)
	}
	assert.Empty(t, m.ID(board.NoProvince))
	assert.Empty(t, m.PowerID(board.NoPower))
	assert.Empty(t, m.PlaceID(board.Place{Province: place(t, m, "ROM").Province, Coast: board.NorthCoast}))
}

// TestForeignNumbers asks a map about provinces that it does not have.
func TestForeignNumbers(t *testing.T) {
	m := board.Standard()
	rapid.Check(t, func(t *rapid.T) {
		kind := board.UnitKind(rapid.Uint8().Draw(t, "kind"))
		at := board.Place{
			Province: board.Province(rapid.Uint8Range(76, 255).Draw(t, "province")),
			Coast:    board.Coast(rapid.Uint8().Draw(t, "coast")),
		}
		sea, _ := m.Place("ION")
		assert.Empty(t, m.ID(at.Province)+m.PlaceID(at)+m.PowerID(board.Power(at.Province)))
		assert.False(t, m.CanStand(kind, at))
		assert.False(t, m.CanMove(kind, at, sea) || m.CanMove(kind, sea, at) || m.Reaches(kind, sea, at.Province))
		assert.Empty(t, m.Neighbors(kind, at))
		assert.Zero(t, m.CoastsTo(at, sea.Province))
		all := m.Waters().With(at.Province)
		assert.False(t, m.Chain(all, at.Province, sea.Province))
		assert.True(t, m.Useful(all, sea.Province, at.Province).Empty())
		assert.Empty(t, m.Gap(all, at.Province, sea.Province).Missing)
	})
}
