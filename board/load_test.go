package board_test

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"diplo/board"
)

// island is a whole map in a few lines.
const island = `map island  # two powers
power EAST
power WEST
province BAY sea
province CAP coastal center EAST coasts NC SC
province HUT inland center WEST
province RIM coastal center
both  RIM    HUT
`

func TestLoad(t *testing.T) {
	text := strings.Replace(island, "both  RIM    HUT", `army  CAP    HUT RIM
army  RIM    HUT
fleet CAP/NC BAY
fleet CAP/SC BAY RIM
fleet BAY    RIM
unit EAST F CAP/SC
unit WEST A HUT
unit WEST A HUT`, 1)
	for name, text := range map[string]string{
		"LF":        text,
		"CRLF":      strings.ReplaceAll(text, "\n", "\r\n"),
		"BOM":       "\ufeff" + text,
		"no end":    strings.TrimSuffix(text, "\n"),
		"no blanks": strings.ReplaceAll(text, "  ", "\t"),
	} {
		t.Run(name, func(t *testing.T) {
			m, err := board.Load(strings.NewReader(text))
			require.NoError(t, err)
			assert.Equal(t, "island", m.Name())
			assert.Equal(t, 4, m.Len())
			assert.Equal(t, "BAY HUT RIM", ids(m, m.Borders(place(t, m, "CAP").Province)))
			assert.True(t, m.CanMove(board.Fleet, place(t, m, "RIM"), place(t, m, "CAP/SC")))
			assert.False(t, m.CanMove(board.Fleet, place(t, m, "RIM"), place(t, m, "CAP/NC")))
			assert.Equal(t, "WEST", m.PowerID(m.Home(place(t, m, "HUT").Province)))
			assert.Equal(t, board.NoPower, m.Home(place(t, m, "RIM").Province))
			assert.Len(t, m.Opening(), 3)
			for p := range m.Provinces() {
				checkProvince(t, m, p)
			}
		})
	}
}

// TestLoadErrors gives for a faulty file the line and the words of the error.
func TestLoadErrors(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"", `line 1: the file is empty; start with: map NAME`},
		{"# nothing\n\n", `line 2: the file is empty; start with: map NAME`},
		{"power X", `line 1: "power" stands where it cannot; write it once, as the first statement: map NAME`},
		{"map a\nmap b", `line 2: "map" stands where it cannot; write it once, as the first statement: map NAME`},
		{"map", `line 1: the name must be one word of at most 16 small letters, digits or hyphens; write: map NAME`},
		{"map A", `line 1: the name must be one word of at most 16 small letters, digits or hyphens; write: map NAME`},
		{"map a\nbase", `line 2: the base must be one name; write: base NAME, with one of: francqueville, standard`},
		{"map a\nbase b", `line 2: there is no map "b"; write: base NAME, with one of: francqueville, standard`},
		{"map a\npower X\nbase standard", `line 3: the base comes too late; move it right below the statement that names the map`},
		{"map a\nbase standard\nbase standard", `line 3: the base comes too late; move it right below the statement that names the map`},
		{"map a\nbase standard\nprovince STP coastal", `line 3: province STP is there already; leave one out`},
		{"map a\npower x", `line 2: the id must be one word of at most 16 capital letters or digits; write: power ID`},
		{"map a\npower X\npower X", `line 3: power X is there already; leave one out`},
		{"map a\nprovince X", `line 2: the id or the terrain is missing; write: province ID coastal`},
		{"map a\nprovince X!Y sea", `line 2: "X!Y" is no id of at most 16 of them; write capital letters or digits`},
		{"map a\nprovince X water", `line 2: there is no terrain "water"; write one of: inland, coastal, sea`},
		{"map a\nprovince X sea center Y", `line 2: there is no power "Y"; declare it above: power ENGLAND`},
		{"map a\nprovince X sea home", `line 2: "home" cannot stand here; write: center, then coasts, or neither`},
		{"map a\nprovince X inland coasts NC SC", `line 2: only a coastal province has coasts, and then two or more; leave out the coasts`},
		{"map a\nprovince X coastal coasts NC", `line 2: only a coastal province has coasts, and then two or more; leave out the coasts`},
		{"map a\nprovince X coastal coasts NC nc", `line 2: there is no coast "nc"; write NC, EC, SC or WC`},
		{"map a\nprovince X coastal coasts SC NC", `line 2: coast NC stands in the wrong place; write each once, in the order NC, EC, SC, WC`},
		{"map a\nland X Y", `line 2: there is no statement "land"; write one of: map, base, power, province, army, fleet, both, cut, unit`},
		{"map a\n" + strings.Repeat("é", 30), `line 2: there is no statement "` + strings.Repeat("é", 20) + `…"; write one of: map, base, power, province, army, fleet, both, cut, unit`},
		{land(island) + "army RIM", `line 9: a border has two ends; write: army PLACE PLACE`},
		{land(island) + "cut", `line 9: the kind of border is missing; write: cut army PLACE PLACE`},
		{land(island) + "cut RIM HUT", `line 9: there is no kind of border "RIM"; write one of: army, fleet, both`},
		{island, `line 8: no fleet can be in HUT; write: army`},
		{island + "both RIM BAY", `line 8: no fleet can be in HUT; write: army`},
		{land(island) + "army BAY RIM", `line 9: no army can be in BAY; write: fleet`},
		{land(island) + "army CAP/NC RIM", `line 9: an army in CAP/NC is on no coast; write CAP`},
		{land(island) + "fleet CAP RIM", `line 9: a fleet in CAP is on one of its coasts; write CAP/NC or another coast`},
		{land(island) + "fleet CAP/EC RIM", `line 9: there is no place "CAP/EC"; declare it above: province ION sea`},
		{land(island) + "fleet cap/nc RIM", `line 9: "cap/nc" is not in capital letters; write CAP/NC`},
		{land(island) + "fleet CAP/NC CAP/SC", `line 9: CAP/NC does not border itself; name another province`},
		{land(island) + "\narmy HUT RIM", `line 10: the border between HUT and RIM is there already; list each border once, under either end`},
		{land(island) + "fleet BAY CAP/SC\ncut fleet CAP/NC BAY\nfleet CAP/SC BAY", `line 10: there is no such border to cut between BAY and CAP/NC; leave it out`},
		{land(island) + "cut army RIM HUT", `line 4: no fleet can go to or from BAY; write: fleet BAY PLACE`},
		{land(island) + "fleet BAY RIM CAP/SC", `line 5: no fleet can go to or from CAP/NC; write: fleet CAP/NC PLACE`},
		{land(island) + "fleet BAY RIM CAP/SC CAP/NC\ncut army RIM HUT", `line 6: no army can go to or from HUT; write: army HUT PLACE`},
		{"map a\nbase standard\ncut fleet BOT BAL FIN LVN STP/SC SWE", `line 2: no fleet can go to or from BOT; write: fleet BOT PLACE`},
		{land(island) + "unit WEST RIM", `line 9: a unit is a power, a kind and a place; write: unit POWER A PLACE`},
		{land(island) + "unit west A RIM", `line 9: there is no power "west"; declare it above: power ENGLAND`},
		{land(island) + "unit WEST army RIM", `line 9: there is no kind of unit "army"; write A or F`},
		{land(island) + "unit WEST F HUT", `line 9: F HUT is no place for the unit; move it, or write the other kind`},
		{land(island) + "unit WEST F CAP", `line 9: a fleet in CAP is on one of its coasts; write CAP/NC or another coast`},
		{land(island) + "unit WEST A RIM\nunit EAST F RIM", `line 10: a unit of another power is in RIM; leave one out`},
	} {
		m, err := board.Load(strings.NewReader(tt.text))
		assert.Nil(t, m)
		var fault *board.LoadError
		if assert.ErrorAs(t, err, &fault, tt.text) {
			assert.Equal(t, tt.want, err.Error(), tt.text)
		}
	}
}

// land turns the faulty last line of island into a sound one.
func land(text string) string { return strings.Replace(text, "both", "army", 1) }

func TestLoadBounds(t *testing.T) {
	var many strings.Builder
	many.WriteString("map many\nprovince P0 inland\n")
	for i := 1; i < board.MaxProvinces; i++ {
		fmt.Fprintf(&many, "province P%d inland\narmy P0 P%d\n", i, i)
	}
	m, err := board.Load(strings.NewReader(many.String()))
	require.NoError(t, err)
	assert.Equal(t, board.MaxProvinces, m.Len())
	last := place(t, m, "P254")
	assert.Equal(t, board.Province(255), last.Province)
	assert.True(t, m.CanMove(board.Army, place(t, m, "P0"), last))

	var powers strings.Builder
	powers.WriteString("map many\n")
	for i := range board.MaxPowers + 1 {
		fmt.Fprintf(&powers, "power P%d\n", i)
	}
	for _, tt := range []struct {
		text, want string
	}{
		{many.String() + "province ONE inland", "line 511: there are more than 255 provinces; leave some out"},
		{powers.String(), "line 65: there are more than 63 powers; leave some out"},
		{"map a\n#" + strings.Repeat("x", board.MaxLine), "line 2: the line is longer than 1024 bytes; break it in two"},
		{"map a" + strings.Repeat("\n", board.MaxFile), "line 131068: the file is longer than 131072 bytes; leave out what a map does not need"},
		{strings.Repeat("x", 10*board.MaxFile), "line 1: the line is longer than 1024 bytes; break it in two"},
	} {
		_, err := board.Load(strings.NewReader(tt.text))
		assert.EqualError(t, err, tt.want)
	}
}

func TestLoadReadError(t *testing.T) {
	broken := errors.New("broken")
	_, err := board.Load(io.MultiReader(strings.NewReader(island), iotest.ErrReader(broken)))
	assert.ErrorIs(t, err, broken)
}

// FuzzLoad checks that any file gives a sound map or an error.
func FuzzLoad(f *testing.F) {
	f.Add(island)
	f.Add(land(island) + "fleet CAP/NC BAY\nfleet CAP/SC BAY RIM\nfleet BAY RIM\nunit EAST F CAP/SC\ncut fleet BAY RIM")
	f.Add("map more\nbase standard\ncut both SPA/NC MAO\nboth STP/SC SWE\nunit FRANCE A GAS")
	f.Add("map a\nbase francqueville\nprovince X sea center ITALY\nfleet X ISL ION")
	f.Fuzz(func(t *testing.T, text string) {
		m, err := board.Load(strings.NewReader(text))
		if err != nil {
			var fault *board.LoadError
			require.ErrorAs(t, err, &fault)
			require.Positive(t, fault.Line)
			require.LessOrEqual(t, fault.Line, strings.Count(text, "\n")+1)
			require.NotContains(t, err.Error(), "\n")
			return
		}
		for p := range m.Provinces() {
			checkProvince(t, m, p)
			for _, at := range sides(m, p) {
				require.Equal(t, at, place(t, m, m.PlaceID(at)))
			}
		}
		for _, s := range m.Opening() {
			require.True(t, m.CanStand(s.Kind, s.Place))
		}
	})
}
