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

// TestLoadErrors gives for a faulty file the line and the kind of the error.
func TestLoadErrors(t *testing.T) {
	for _, tt := range []struct {
		text string
		line int
		kind string
	}{
		{"", 1, "empty"},
		{"# nothing\n\n", 2, "empty"},
		{"power X", 1, "order"},
		{"map a\nmap b", 2, "order"},
		{"map", 1, "name"},
		{"map A", 1, "name"},
		{"map a\nbase", 2, "base"},
		{"map a\nbase b", 2, "unknown-base"},
		{"map a\npower X\nbase standard", 3, "late-base"},
		{"map a\nbase standard\nbase standard", 3, "late-base"},
		{"map a\nbase standard\nprovince STP coastal", 3, "province-twice"},
		{"map a\npower x", 2, "power"},
		{"map a\npower X\npower X", 3, "power-twice"},
		{"map a\nprovince X", 2, "province"},
		{"map a\nprovince X!Y sea", 2, "id"},
		{"map a\nprovince X water", 2, "terrain"},
		{"map a\nprovince X sea center Y", 2, "unknown-power"},
		{"map a\nprovince X sea home", 2, "feature"},
		{"map a\nprovince X inland coasts NC SC", 2, "coasts"},
		{"map a\nprovince X coastal coasts NC", 2, "coasts"},
		{"map a\nprovince X coastal coasts NC nc", 2, "coast"},
		{"map a\nprovince X coastal coasts SC NC", 2, "coast-order"},
		{"map a\nland X Y", 2, "statement"},
		{"map a\nland", 2, "statement"},
		{land(island) + "army RIM", 9, "border"},
		{land(island) + "cut", 9, "cut"},
		{land(island) + "cut RIM HUT", 9, "border-kind"},
		{island, 8, "border-fleet"},
		{island + "both RIM BAY", 8, "border-fleet"},
		{land(island) + "army BAY RIM", 9, "border-army"},
		{land(island) + "army CAP/NC RIM", 9, "army-coast"},
		{land(island) + "fleet CAP RIM", 9, "fleet-coast"},
		{land(island) + "fleet CAP/EC RIM", 9, "place"},
		{land(island) + "fleet cap/nc RIM", 9, "capitals"},
		{land(island) + "fleet CAP/NC CAP/SC", 9, "border-itself"},
		{land(island) + "\narmy HUT RIM", 10, "border-twice"},
		{land(island) + "fleet BAY CAP/SC\ncut fleet CAP/NC BAY\nfleet CAP/SC BAY", 10, "no-border"},
		{land(island) + "cut army RIM HUT", 4, "no-fleet"},
		{land(island) + "fleet BAY RIM CAP/SC", 5, "no-fleet"},
		{land(island) + "fleet BAY RIM CAP/SC CAP/NC\ncut army RIM HUT", 6, "no-army"},
		{"map a\nbase standard\ncut fleet BOT BAL FIN LVN STP/SC SWE", 2, "no-fleet"},
		{land(island) + "unit WEST RIM", 9, "unit"},
		{land(island) + "unit west A RIM", 9, "unknown-power"},
		{land(island) + "unit WEST army RIM", 9, "unit-kind"},
		{land(island) + "unit WEST F HUT", 9, "unit-place"},
		{land(island) + "unit WEST F CAP", 9, "fleet-coast"},
		{land(island) + "unit WEST A RIM\nunit EAST F RIM", 10, "unit-power"},
	} {
		m, err := board.Load(strings.NewReader(tt.text))
		assert.Nil(t, m)
		var fault *board.LoadError
		if assert.ErrorAs(t, err, &fault, tt.text) {
			assert.Equal(t, tt.line, fault.Line, tt.text)
			assert.Equal(t, tt.kind, fault.Kind, tt.text)
			assert.NotContains(t, err.Error(), "%!", "a text for the kind, with a place for every argument")
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

// A word of a file is shown shortened, and so that it stays in its place.
func TestLoadErrorsShowWords(t *testing.T) {
	for word, shown := range map[string]string{
		`a"b`:                   `a"b`,
		"a`b":                   "a'b",
		"a\x1bb":                `a\x1bb`,
		"%[2]s":                 "%[2]s",
		strings.Repeat("é", 30): strings.Repeat("é", 20) + "…",
	} {
		_, err := board.Load(strings.NewReader("map a\nprovince X " + word))
		assert.EqualError(t, err, "line 2: there is no terrain `"+shown+"`; write `inland`, `coastal` or `sea`")
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
