package report_test

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"diplo/i18n"
	"diplo/judge"
	"diplo/report"
	"diplo/rulebook"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// resolved shows what happens in turns, each a txtar archive of sheets. The
// ones that begin with "+" go on with the game of the one before.
func resolved(t testing.TB, format string, o report.OutcomeOptions, archives ...string) string {
	t.Helper()
	if o.Lang == nil {
		o.Lang = i18n.Default().LanguageByCode("en")
	}
	var out bytes.Buffer
	w := report.NewOutcomes(format, &out, o)
	for _, archive := range archives {
		rest, on := strings.CutPrefix(archive, "+")
		r, j := judged(t, rest), judge.New(judge.Options{})
		require.NoError(t, w.Turn(&report.Resolution{
			Threats: j.WhatIf(r.Turn, r.Verdicts), Outcome: j.Resolve(r.Turn, r.Verdicts), Verdicts: r.Verdicts, Begins: !on,
		}))
	}
	require.NoError(t, w.Close())
	return out.String()
}

// fight dislodges a fleet, leaves a province contested and a unit without an
// order; its power without orders could change a support.
const fight = `
-- a&b "<c>.dip --
Fall 1905
Units:
France: A Spa, F LYO, F TYS, A Gas, F Stp/sc
Italy: F ION, F Tun
Germany: A Mun
Austria: A Tyr
England: F WES
France: A Spa - Nap; F LYO C A Spa - Nap; F TYS C A Spa - Nap
France: A Gas - Bur
Italy: F ION - TYS; F Tun S F ION - TYS
Germany: A Mun - Bur; A Xyz - Abc
-- c.dip --
Fall 1905
`

// retreats has an order for one of two units, of which the other has no place
// to go to.
const retreats = `
-- retreats.dip --
Fall 1905 Retreats
Units:
Italy: F TYS, F ION
Dislodged:
France: F TYS - ION, A Nap - ROM
France:
F TYS - WES
`

// builds has a build on a coast, and a removal.
const builds = `
-- builds.dip --
Winter 1905
Units:
Russia: A Mos
Italy: A Ven, A Rom
Centers:
Russia: Mos, Stp
Italy: Rom
Russia: Build F Stp/nc
`

// headless names no turn, no power and no position.
const headless = `
-- headless.dip --
A Par - Bur
`

func TestOutcomesKeepTheirSchema(t *testing.T) {
	compiler := jsonschema.NewCompiler()
	whole, err := compiler.Compile("../docs/resolve.schema.json")
	require.NoError(t, err)
	turn, err := compiler.Compile("../docs/resolve.schema.json#/$defs/turn")
	require.NoError(t, err)
	for _, o := range []report.OutcomeOptions{{}, {Trace: true, Threats: true}} {
		validate(t, whole, resolved(t, "json", o))
		for _, archives := range [][]string{{fight}, {retreats}, {builds}, {headless}, {fine}, {broken}, {fight, "+" + retreats, "+" + builds, fine}} {
			validate(t, whole, resolved(t, "json", o, archives...))
			lines := strings.Split(strings.TrimSuffix(resolved(t, "jsonl", o, archives...), "\n"), "\n")
			assert.Len(t, lines, len(archives))
			for _, line := range lines {
				validate(t, turn, line)
			}
		}
	}
	value, err := jsonschema.UnmarshalJSON(strings.NewReader(`{"rulebook":"standard","orders":[],"units":[],"retreats":[],"contested":[]}`))
	require.NoError(t, err)
	assert.Error(t, whole.Validate(value), "the schema lets anything pass")
}

// outcome is what is in JSON of both formats.
type outcome struct {
	Rulebook                          string
	Orders                            []map[string]any
	Units, Retreats, Removed, Threats []map[string]any
	Contested                         []string
	Season, Phase                     *string
	Year                              *int
	Silent                            int
}

func TestJSONOfGames(t *testing.T) {
	o := report.OutcomeOptions{Threats: true}
	var turns []outcome
	lines := bufio.NewScanner(strings.NewReader(resolved(t, "jsonl", o, fight, "+"+retreats, fine)))
	for lines.Scan() {
		var turn outcome
		require.NoError(t, json.Unmarshal(lines.Bytes(), &turn))
		turns = append(turns, turn)
	}
	require.Len(t, turns, 3)
	assert.Equal(t, rulebook.Standard().Name, turns[0].Rulebook)
	assert.Equal(t, []string{"BUR"}, turns[0].Contested)
	assert.Len(t, turns[0].Retreats, 1)
	assert.Equal(t, 3, turns[0].Silent)
	assert.NotEmpty(t, turns[0].Threats)
	assert.Len(t, turns[1].Removed, 1)
	assert.Equal(t, "retreats", *turns[1].Phase)

	var whole outcome
	require.NoError(t, json.Unmarshal([]byte(resolved(t, "json", o, fight, "+"+retreats, fine)), &whole))
	var want outcome
	for _, turn := range turns {
		want.Orders, want.Removed, want.Threats = append(want.Orders, turn.Orders...), append(want.Removed, turn.Removed...), append(want.Threats, turn.Threats...)
	}
	assert.Equal(t, want.Orders, whole.Orders, "the orders of all turns")
	assert.Equal(t, want.Removed, whole.Removed)
	assert.Equal(t, want.Threats, whole.Threats)
	assert.Equal(t, append(turns[1].Units, turns[2].Units...), whole.Units, "the units at the end of each game")
	assert.Empty(t, whole.Retreats)
	assert.Empty(t, whole.Contested)
}

func TestOutcomesAsText(t *testing.T) {
	text := resolved(t, "text", report.OutcomeOptions{}, fight, retreats, builds, headless)
	for _, line := range []string{
		"  ✗ A Gas - Bur          bounced off `A MUN-BUR`\n",
		"What moves\n  Italy: F Ionian Sea → Tyrrhenian Sea\n",
		"Must retreat\n  France: F Tyrrhenian Sea → Naples, Rome or Tuscany\n",
		"Left empty by a stand-off\n  Burgundy\n",
		"3 units have no order and hold\n",
		"  France: F Tyrrhenian Sea → Western Mediterranean\n",
		"Leaves the board\n  France: A Naples – ",
		"1 dislodged unit has no order and is disbanded\n",
		"✓ Build F Stp/nc  is built\n",
		"1 unit is removed without an order\n",
		"Supply centers and units\n  Italy: 1 center, 2 units, 1 removal due\n  Russia: 2 centers, 1 unit, 1 build due\n",
		"No power named\n  ✓ A Par - Bur  arrives\n",
	} {
		assert.Contains(t, text, line)
	}
	assert.Contains(t, resolved(t, "text", report.OutcomeOptions{}, "-- x.dip --\nFall 1905\nFrance: A Par - Lon\n"), "impossible: not followed [G201] the destination is too far\n")
	assert.NotContains(t, text, "`--complete`", "all orders are here already")
	assert.Contains(t, text, "`--units` lists them\n")
	assert.NotContains(t, text, "[31m")
	assert.Contains(t, resolved(t, "text", report.OutcomeOptions{Options: report.Options{Color: true}}, fight), "\x1b[1;31m✗\x1b[0m A Gas - Bur")
}

// Whatever a sheet quotes, it neither ends a line nor steers a terminal.
func TestOutcomesQuoteSafely(t *testing.T) {
	text := resolved(t, "text", report.OutcomeOptions{Trace: true}, "-- x.dip --\nSpring 1901\nFrance: A Par - \x1b[31mBur\u202e\n")
	assert.NotContains(t, text, "\x1b")
	assert.NotContains(t, text, "\u202e")
}

func TestNoOutcomeLacksAMessage(t *testing.T) {
	for _, code := range []string{"en", "fr"} {
		for _, format := range report.OutcomeFormats() {
			o := report.OutcomeOptions{Options: report.Options{Lang: i18n.Default().LanguageByCode(code)}, Trace: true, Threats: true}
			got := resolved(t, format, o, fight, retreats, builds, headless, broken)
			assert.NotContains(t, got, i18n.NoMessage, "%s in %s", format, code)
		}
	}
}

func ExampleNewOutcomes() {
	t := &testing.T{}
	r, j := judged(t, fine), judge.New(judge.Options{})
	var out strings.Builder
	w := report.NewOutcomes("text", &out, report.OutcomeOptions{Options: report.Options{Lang: i18n.Default().LanguageByCode("fr")}})
	if err := w.Turn(&report.Resolution{Outcome: j.Resolve(r.Turn, r.Verdicts), Verdicts: r.Verdicts, Begins: true}); err != nil {
		panic(err)
	}
	if err := w.Close(); err != nil {
		panic(err)
	}
	fmt.Println(strings.SplitN(out.String(), "\n", 4)[2])
	// Output: ✓ A Par - Bur  arrive
}
