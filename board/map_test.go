package board_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"diplo/board"
)

// place returns the place with the given id, which must be on the map.
func place(t testing.TB, m *board.Map, id string) board.Place {
	t.Helper()
	p, ok := m.Place(id)
	require.True(t, ok, "place %s", id)
	return p
}

// provinces returns the set of the provinces in a list of ids.
func provinces(t testing.TB, m *board.Map, ids string) board.Set {
	t.Helper()
	var s board.Set
	for id := range strings.FieldsSeq(ids) {
		s = s.With(place(t, m, id).Province)
	}
	return s
}

// ids returns the ids of the provinces of s, in order.
func ids(m *board.Map, s board.Set) string {
	var all []string
	for p := range s.All() {
		all = append(all, m.ID(p))
	}
	return strings.Join(all, " ")
}

func TestStandardMap(t *testing.T) {
	m := board.Standard()
	assert.Equal(t, "standard", m.Name())
	assert.Equal(t, 75, m.Len())
	assert.Equal(t, 19, m.Waters().Len())

	terrain, centers, homes := map[board.Terrain]int{}, 0, map[string]int{}
	var coasted []string
	for p := range m.Provinces() {
		terrain[m.Terrain(p)]++
		if m.IsCenter(p) {
			centers++
			homes[m.PowerID(m.Home(p))]++
		} else {
			assert.Equal(t, board.NoPower, m.Home(p), m.ID(p))
		}
		if len(m.Coasts(p)) > 0 {
			coasted = append(coasted, m.ID(p))
		}
	}
	assert.Equal(t, map[board.Terrain]int{board.Inland: 14, board.Coastal: 42, board.Sea: 19}, terrain)
	assert.Equal(t, 34, centers)
	assert.Equal(t, map[string]int{
		"": 12, "AUSTRIA": 3, "ENGLAND": 3, "FRANCE": 3, "GERMANY": 3, "ITALY": 3, "RUSSIA": 4, "TURKEY": 3,
	}, homes)
	assert.Equal(t, []string{"BUL", "SPA", "STP"}, coasted)

	armies, fleets := 0, 0
	for p := range m.Provinces() {
		armies += len(m.Neighbors(board.Army, board.Place{Province: p}))
		for _, at := range sides(m, p) {
			fleets += len(m.Neighbors(board.Fleet, at))
		}
	}
	assert.Equal(t, 2*111, armies, "army borders, both ways")
	assert.Equal(t, 2*141, fleets, "fleet borders, both ways")
}

func TestOpening(t *testing.T) {
	m := board.Standard()
	var got []string
	for _, s := range m.Opening() {
		kind := map[board.UnitKind]string{board.Army: "A", board.Fleet: "F"}[s.Kind]
		got = append(got, m.PowerID(s.Power)+" "+kind+" "+m.PlaceID(s.Place))
		assert.True(t, m.CanStand(s.Kind, s.Place))
		assert.Equal(t, s.Power, m.Home(s.Place.Province))
	}
	assert.Equal(t, `AUSTRIA A BUD
AUSTRIA A VIE
AUSTRIA F TRI
ENGLAND F EDI
ENGLAND F LON
ENGLAND A LVP
FRANCE F BRE
FRANCE A MAR
FRANCE A PAR
GERMANY A BER
GERMANY F KIE
GERMANY A MUN
ITALY F NAP
ITALY A ROM
ITALY A VEN
RUSSIA A MOS
RUSSIA F SEV
RUSSIA F STP/SC
RUSSIA A WAR
TURKEY F ANK
TURKEY A CON
TURKEY A SMY`, strings.Join(got, "\n"))
}

func TestFrancquevilleMap(t *testing.T) {
	std := board.Standard()
	m, ok := board.Named("francqueville")
	require.True(t, ok)
	assert.Equal(t, "francqueville", m.Name())
	assert.Equal(t, std.Len()+2, m.Len())

	border := func(id string) string { return ids(m, m.Borders(place(t, m, id).Province)) }
	assert.Equal(t, "BER HOL KIE MUN RUH", border("BON"))
	assert.Equal(t, "BAL BER DEN HEL HOL BON", border("KIE"))
	assert.Equal(t, "BER BOH BUR RUH SIL TYR BON", border("MUN"))
	assert.Equal(t, "BEL BUR HOL MUN BON", border("RUH"))
	assert.Equal(t, "NAO NWG", border("ISL"))
	assert.False(t, m.CanStand(board.Fleet, place(t, m, "BON")))
	assert.True(t, m.CanStand(board.Fleet, place(t, m, "ISL")))
	assert.Equal(t, std.Opening(), m.Opening())
	for p := range std.Provinces() {
		assert.Equal(t, std.ID(p), m.ID(p), "numbers are those of the base")
	}
}

// TestMapsAreSound checks what must hold on every map.
func TestMapsAreSound(t *testing.T) {
	assert.Equal(t, []string{"francqueville", "standard"}, board.Names())
	for _, name := range board.Names() {
		t.Run(name, func(t *testing.T) {
			m, ok := board.Named(name)
			require.True(t, ok)
			again, _ := board.Named(name)
			assert.Same(t, m, again)
			for p := range m.Provinces() {
				checkProvince(t, m, p)
			}
		})
	}
	m, _ := board.Named("standard")
	assert.Same(t, board.Standard(), m)
	for _, name := range []string{"", "Standard", "../maps/standard", "maps/standard"} {
		_, ok := board.Named(name)
		assert.False(t, ok, name)
	}
}

// sides returns the places in p where a fleet can stand.
func sides(m *board.Map, p board.Province) []board.Place {
	if m.Terrain(p) == board.Inland {
		return nil
	}
	if len(m.Coasts(p)) == 0 {
		return []board.Place{{Province: p}}
	}
	var all []board.Place
	for _, c := range m.Coasts(p) {
		all = append(all, board.Place{Province: p, Coast: c})
	}
	return all
}

func checkProvince(t assert.TestingT, m *board.Map, p board.Province) {
	id, land := m.ID(p), board.Place{Province: p}
	assert.Equal(t, m.Terrain(p) == board.Sea, m.Waters().Has(p), id)
	assert.Equal(t, m.Terrain(p) != board.Sea, m.CanStand(board.Army, land), id)
	assert.NotEqual(t, 1, len(m.Coasts(p)), id)

	var touching board.Set
	check := func(kind board.UnitKind, from board.Place) {
		near := m.Neighbors(kind, from)
		assert.True(t, slices.IsSortedFunc(near, func(a, b board.Place) int {
			return (int(a.Province)<<3 | int(a.Coast)) - (int(b.Province)<<3 | int(b.Coast))
		}), id)
		for _, to := range near {
			touching = touching.With(to.Province)
			assert.NotEqual(t, p, to.Province, "%s borders itself", id)
			assert.True(t, m.CanStand(kind, to), "%s to %s", id, m.PlaceID(to))
			assert.True(t, m.CanMove(kind, from, to), "%s to %s", id, m.PlaceID(to))
			assert.True(t, m.CanMove(kind, to, from), "%s to %s", m.PlaceID(to), id)
			assert.True(t, m.Reaches(kind, from, to.Province), "%s to %s", id, m.PlaceID(to))
			if kind == board.Fleet {
				assert.True(t, m.CoastsTo(from, to.Province).Has(to.Coast), "%s to %s", id, m.PlaceID(to))
			}
		}
	}
	check(board.Army, land)
	for _, at := range sides(m, p) {
		assert.NotEmpty(t, m.Neighbors(board.Fleet, at), "no fleet can leave %s", m.PlaceID(at))
		assert.True(t, m.CanStand(board.Fleet, at), id)
		check(board.Fleet, at)
	}
	if m.Terrain(p) == board.Inland {
		assert.NotEmpty(t, m.Neighbors(board.Army, land), "no army can leave %s", id)
		assert.Empty(t, m.Neighbors(board.Fleet, land), id)
	}
	if m.Terrain(p) == board.Sea {
		assert.Empty(t, m.Neighbors(board.Army, land), id)
	}
	assert.Equal(t, touching, m.Borders(p), id)
}
