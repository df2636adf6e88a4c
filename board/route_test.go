package board_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"diplo/board"
)

func TestRoute(t *testing.T) {
	m := board.Standard()
	for _, tt := range []struct {
		name, fleets, from, to string
		want                   string // empty: no chain
	}{
		{"one fleet", "NTH", "LON", "NWY", "NTH"},
		{"a chain", "WES MAO ENG", "LON", "TUN", "ENG MAO WES"},
		{"the shorter of two", "ENG MAO IRI NAO", "LON", "LVP", "ENG IRI"},
		{"the first of two equal ones", "ADR ION AEG EAS TYS", "NAP", "SMY", "ION AEG"},
		{"a broken chain", "ENG WES", "LON", "TUN", ""},
		{"no fleet", "", "LON", "NWY", ""},
		{"a fleet that is not near", "BLA", "LON", "NWY", ""},
		{"an inland destination", "ADR", "VEN", "VIE", ""},
		{"an inland origin", "ADR", "VIE", "VEN", ""},
		{"back to the origin", "NTH", "LON", "LON", ""},
		{"only by land", "TYS LYO", "ROM", "VEN", ""},
		{"both coasts of a province", "MAO WES", "SPA", "TUN", "WES"},
		{"over the other coast", "BAR NWG", "STP", "EDI", "BAR NWG"},
		{"a coastal fleet as a link", "BLA CON AEG", "SEV", "GRE", "BLA CON AEG"},
		{"through a province with coasts", "LYO SPA MAO", "MAR", "POR", "SPA"},
		{"the origin is no link", "NTH LON", "LON", "NWY", "NTH"},
		{"the destination is no link", "DEN BAL", "PRU", "DEN", "BAL"},
		{"not through the destination", "BLA CON", "ANK", "CON", "BLA"},
		{"from sea to sea", "ION", "ADR", "TYS", "ION"},
		{"from a sea to the next", "", "ADR", "ION", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			fleets := provinces(t, m, tt.fleets)
			from, to := place(t, m, tt.from).Province, place(t, m, tt.to).Province
			before := []board.Province{to, from}
			route, ok := m.Route(fleets, from, to, before)
			got := ""
			for i, p := range route[len(before):] {
				if i > 0 {
					got += " "
				}
				got += m.ID(p)
			}
			assert.Equal(t, tt.want, got)
			assert.Equal(t, tt.want != "", ok)
			assert.Equal(t, ok, m.Chain(fleets, from, to))
			assert.Equal(t, before, route[:len(before)], "what was there stays")
		})
	}
}

func TestUseful(t *testing.T) {
	m := board.Standard()
	for _, tt := range []struct{ name, fleets, from, to, want string }{
		{"all of a chain", "ENG MAO WES", "LON", "TUN", "ENG MAO WES"},
		{"not one beside it", "NTH SKA HEL", "LON", "BEL", "NTH"},
		{"two chains", "NTH ENG", "LON", "BEL", "ENG NTH"},
		{"a longer way round", "NTH NWG NAO IRI ENG", "LON", "BEL", "ENG IRI NAO NTH NWG"},
		{"not a dead end", "ENG MAO WES LYO", "LON", "POR", "ENG MAO"},
		{"nothing of a broken chain", "ENG WES", "LON", "TUN", ""},
		{"nothing without origin", "WES", "LON", "TUN", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got := m.Useful(provinces(t, m, tt.fleets), place(t, m, tt.from).Province, place(t, m, tt.to).Province)
			assert.Equal(t, tt.want, ids(m, got))
		})
	}
}

func TestGap(t *testing.T) {
	m := board.Standard()
	for _, tt := range []struct{ name, fleets, from, to, near, far, missing string }{
		{"one in the middle", "ENG WES", "LON", "TUN", "ENG", "WES", "MAO"},
		{"the end", "ENG MAO", "LON", "TUN", "ENG MAO", "", "WES"},
		{"two in a row", "NTH ION", "YOR", "NAP", "NTH", "ION", "ENG MAO WES TYS"},
		{"everything", "", "LON", "NWY", "", "", "NTH"},
		{"fleets elsewhere help", "MAO", "LON", "TUN", "", "", "ENG WES"},
		{"fleets elsewhere do not help", "BLA", "LON", "TUN", "", "", "ENG MAO WES"},
		{"no water joins them", "BLA", "ANK", "GRE", "BLA", "", ""},
		{"a whole chain", "NTH", "LON", "NWY", "NTH", "NTH", ""},
		{"an inland end", "ADR", "VEN", "VIE", "ADR", "", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			gap := m.Gap(provinces(t, m, tt.fleets), place(t, m, tt.from).Province, place(t, m, tt.to).Province)
			missing := ""
			for i, p := range gap.Missing {
				if i > 0 {
					missing += " "
				}
				missing += m.ID(p)
			}
			assert.Equal(t, tt.near, ids(m, gap.From))
			assert.Equal(t, tt.far, ids(m, gap.To))
			assert.Equal(t, tt.missing, missing)
		})
	}
}

// TestSeaRoutes says which shores any fleets at sea could join.
func TestSeaRoutes(t *testing.T) {
	m := board.Standard()
	for _, tt := range []struct {
		from, to string
		want     bool
	}{
		{"LON", "SYR", true},
		{"SEV", "ANK", true},
		{"SEV", "SMY", false},
		{"CON", "SMY", true},
		{"STP", "BER", true},
		{"BER", "HOL", false},
		{"DEN", "HOL", true},
		{"PAR", "LON", false},
	} {
		assert.Equal(t, tt.want, m.Chain(m.Waters(), place(t, m, tt.from).Province, place(t, m, tt.to).Province), "%v", tt)
	}
}

func TestRoutesAllocateNothing(t *testing.T) {
	m := board.Standard()
	from, to := place(t, m, "STP").Province, place(t, m, "SYR").Province
	dst := make([]board.Province, 0, m.Len())
	ok := true
	assert.Zero(t, testing.AllocsPerRun(100, func() {
		ok = ok && m.Chain(m.Waters(), from, to)
		_, found := m.Route(m.Waters(), from, to, dst)
		ok = ok && found && !m.Useful(m.Waters(), from, to).Empty()
		_, found = m.Place("stp/nc")
		ok = ok && found
	}))
	assert.True(t, ok)
}
