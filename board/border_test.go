package board_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"diplo/board"
)

func TestCanMove(t *testing.T) {
	m := board.Standard()
	for _, tt := range []struct {
		kind     board.UnitKind
		from, to string
		want     bool
	}{
		{board.Army, "PAR", "BUR", true},
		{board.Army, "PAR", "MAR", false},
		{board.Army, "BRE", "ENG", false},
		{board.Army, "ROM", "VEN", true},
		{board.Fleet, "ROM", "VEN", false}, // they touch on land only
		{board.Fleet, "KIE", "MUN", false},
		{board.Fleet, "NTH", "PIC", false},
		{board.Fleet, "MAO", "SPA/NC", true},
		{board.Fleet, "MAO", "SPA/SC", true},
		{board.Fleet, "MAO", "SPA", false}, // which coast?
		{board.Fleet, "GAS", "SPA/SC", false},
		{board.Fleet, "SPA/NC", "LYO", false},
		{board.Fleet, "SPA/SC", "LYO", true},
		{board.Fleet, "SPA", "LYO", true}, // on some coast
		{board.Fleet, "SPA", "ION", false},
		{board.Fleet, "BUL/EC", "CON", true},
		{board.Fleet, "STP/NC", "STP/SC", false},
		{board.Army, "MAR", "SPA/NC", true}, // an army's coast counts for nothing
		{board.Army, "SPA/SC", "GAS", true},
		{board.NoUnit, "ROM", "VEN", true},
		{board.NoUnit, "ROM", "TYS", true},
		{board.NoUnit, "ROM", "ION", false},
	} {
		assert.Equal(t, tt.want, m.CanMove(tt.kind, place(t, m, tt.from), place(t, m, tt.to)), "%v", tt)
	}
}

func TestReaches(t *testing.T) {
	m := board.Standard()
	for _, tt := range []struct {
		kind     board.UnitKind
		from, to string
		want     bool
	}{
		{board.Fleet, "MAR", "SPA", true},
		{board.Fleet, "GAS", "SPA", true},
		{board.Fleet, "SPA/NC", "MAR", false},
		{board.Fleet, "SPA", "MAR", true},
		{board.Army, "SPA/NC", "MAR", true},
		{board.Army, "GAS", "MAO", false},
		{board.NoUnit, "GAS", "MAO", true},
		{board.NoUnit, "GAS", "PAR", true},
		{board.NoUnit, "GAS", "LON", false},
	} {
		assert.Equal(t, tt.want, m.Reaches(tt.kind, place(t, m, tt.from), place(t, m, tt.to).Province), "%v", tt)
	}
}

func TestCoastsTo(t *testing.T) {
	m := board.Standard()
	for _, tt := range []struct {
		from, to string
		want     []board.Coast
	}{
		{"MAO", "SPA", []board.Coast{board.NorthCoast, board.SouthCoast}},
		{"GAS", "SPA", []board.Coast{board.NorthCoast}},
		{"MAR", "SPA", []board.Coast{board.SouthCoast}},
		{"CON", "BUL", []board.Coast{board.EastCoast, board.SouthCoast}},
		{"SPA/SC", "MAR", []board.Coast{board.NoCoast}},
		{"SPA/NC", "MAR", nil},
		{"SPA", "MAR", []board.Coast{board.NoCoast}},
		{"LON", "SPA", nil},
		{"PAR", "GAS", nil},
	} {
		set := m.CoastsTo(place(t, m, tt.from), place(t, m, tt.to).Province)
		var got []board.Coast
		for c := range set.All() {
			got = append(got, c)
		}
		assert.Equal(t, tt.want, got, "%v", tt)
		assert.Equal(t, len(tt.want), set.Len(), "%v", tt)
		only, single := set.Single()
		assert.Equal(t, len(tt.want) == 1, single, "%v", tt)
		if single {
			assert.Equal(t, tt.want[0], only, "%v", tt)
		}
	}
}

func TestCanStand(t *testing.T) {
	m := board.Standard()
	for _, tt := range []struct {
		kind board.UnitKind
		at   string
		want bool
	}{
		{board.Army, "PAR", true},
		{board.Army, "ION", false},
		{board.Army, "SPA", true},
		{board.Army, "SPA/NC", true},
		{board.Fleet, "PAR", false},
		{board.Fleet, "ION", true},
		{board.Fleet, "ROM", true},
		{board.Fleet, "SPA", false}, // on which coast?
		{board.Fleet, "SPA/NC", true},
		{board.NoUnit, "ION", true},
		{board.NoUnit, "PAR", true},
		{board.NoUnit, "SPA", true},
	} {
		assert.Equal(t, tt.want, m.CanStand(tt.kind, place(t, m, tt.at)), "%v", tt)
	}
	rome := place(t, m, "ROM").Province
	assert.False(t, m.CanStand(board.Fleet, board.Place{Province: rome, Coast: board.WestCoast}))
	assert.False(t, m.CanStand(board.Army, board.Place{}))
}

func TestNeighbors(t *testing.T) {
	m := board.Standard()
	for _, tt := range []struct {
		kind board.UnitKind
		at   string
		want string
	}{
		{board.Fleet, "MAO", "BRE ENG GAS IRI NAF NAO POR SPA/NC SPA/SC WES"},
		{board.Fleet, "SPA/NC", "GAS MAO POR"},
		{board.Fleet, "SPA", "GAS LYO MAO MAR POR WES"},
		{board.Fleet, "STP", "BAR BOT FIN LVN NWY"},
		{board.Fleet, "PAR", ""},
		{board.Army, "SPA/NC", "GAS MAR POR"},
		{board.Army, "ION", ""},
		{board.NoUnit, "ROM", ""},
	} {
		got := ""
		for i, p := range m.Neighbors(tt.kind, place(t, m, tt.at)) {
			if i > 0 {
				got += " "
			}
			got += m.PlaceID(p)
		}
		assert.Equal(t, tt.want, got, "%v", tt)
	}
}
