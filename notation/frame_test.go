package notation_test

import (
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"diplo/board"
	"diplo/grammar"
	"diplo/notation"
	"diplo/turn"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Several turns in one file are read as several turns, in every notation.
func TestFrame(t *testing.T) {
	turns := []string{
		"Spring 1903\nUnits:\nFrance: A PAR, F BRE\nFrance:\nA PAR-PIC\nF BRE-ENG\n",
		"Fall 1903\nUnits:\nFrance: A PIC, F ENG\nFrance:\nA PIC-LON\nF ENG C A PIC-LON\n",
		"Winter 1903\nUnits:\nFrance: A LON, F ENG\nCenters:\nFrance: PAR, BRE, MAR\nFrance:\nBuild A PAR\n",
	}
	for _, id := range notation.Names() {
		t.Run(id, func(t *testing.T) {
			n := named(t, id)
			frame := n.Frame(board.Standard())
			var texts []string
			for _, text := range turns {
				files, problems := notation.Convert(resolve(sheets(text), complete), n, notation.Options{})
				require.Empty(t, spelled(problems))
				texts = append(texts, files[0].Text)
			}
			file := frame.Head + strings.Join(texts, frame.Between) + frame.Tail
			text, err := io.ReadAll(notation.NewReader(strings.NewReader(file), nil))
			require.NoError(t, err)
			sheet := grammar.Default().Sheet("game", text)
			require.Len(t, sheet.Turns(), len(turns), "%s", text)
			got := 0
			b := turn.NewBuilder(complete)
			sheetTurns(b, sheet, func(read *turn.Turn) {
				assert.Equal(t, meaning(resolve(sheets(turns[got]), complete)), meaning(read))
				got++
			})
			assert.Equal(t, len(turns), got)
		})
	}
}

// What is no JSON of ours is an error that says where, and what to write.
func TestReaderErrors(t *testing.T) {
	const hold = `{"orders": [{"order": "hold", "unit": {"unit": "A", "at": "PAR"`
	for text, want := range map[string]string{
		`{"orders": [}`:                  "the JSON is malformed at byte 13",
		`{"orders": [{"order" "hold"}]}`: "the JSON is malformed at byte 22",
		`{"orders": [tru]}`:              "the JSON is malformed at byte 16",
		`{"phases": [{"name" 1}]}`:       "the JSON is malformed at byte 21",
		`{"orders": [] or so`:            "the JSON is malformed at byte 15",
		`{"a": 1,}`:                      "the JSON is malformed at byte 9",
		`{"orders": []} x`:               "the JSON is malformed at byte 16",
		`{"a": 1}`:                       "the JSON is neither a turn",
		`{"phases": [`:                   "the JSON ends too early",
		`{"orders": []} []`:              "the JSON must begin with an object",

		`{"phases": 1}`:               "in the JSON, `phases` should be a list of objects (`[{…}]`)",
		`{"phases": [], "phases": 1}`: "in the JSON, `phases` should be a list of objects (`[{…}]`)",
		`{"phases": [1]}`:             "in the JSON, `phases` should be a list of objects (`[{…}]`)",
		`{"orders": 1}`:               "in the JSON, `orders` should be a list (`[…]`)",
		`{"orders": [{"order": "hold", "unit": "A PAR"}]}`:                        "in the JSON, `orders.unit` should be an object (`{…}`)",
		`{"orders": [{"order": 1}]}`:                                              "in the JSON, `orders.order` should be a text (`\"…\"`)",
		`{"turn": {"year": "1901"}, "orders": []}`:                                "in the JSON, `turn.year` should be a whole number",
		`{"turn": {"year": 19.5}, "orders": []}`:                                  "in the JSON, `turn.year` should be a whole number",
		`{"phases": [{"name": 1}]}`:                                               "in the JSON, `phases.name` should be a text (`\"…\"`)",
		`{"phases": [{"state": []}]}`:                                             "in the JSON, `phases.state` should be an object (`{…}`)",
		`{"phases": [{"orders": {"FRANCE": "A PAR H"}}]}`:                         "in the JSON, `phases.orders` should be an object with lists of texts (`{\"…\": [\"…\"]}`)",
		`{"name": "S1901M", "state": {"units": {"FRANCE": ["A PAR", 1]}}}`:        "in the JSON, `state.units` should be an object with lists of texts",
		`{"name": "S1901M", "state": {"units": {}}, "orders": {"FRANCE": [{}]}}`:  "in the JSON, `orders` should be an object with lists of texts",
		`{"name": "S1901M", "state": {"units": {}}, "orders": [], "results": {}}`: "in the JSON, `orders` should be an object with lists of texts",

		`{"orders": [{"order": "fly"}]}`:                        "in the JSON, `order` cannot be `fly`: write `hold`, `move`, `support`, `convoy`, `retreat`, `disband`, `build`, `remove` or `waive`",
		`{"orders": [{"unit": {"at": "PAR"}}]}`:                 "the JSON lacks `order`: write `hold`, `move`,",
		`{"orders": [{"order": "hold"}]}`:                       "an order in the JSON (`hold`) lacks `unit`",
		`{"orders": [{"order": "hold", "unit": {}}]}`:           "a unit, center or order in the JSON lacks its province: write it as `at`",
		hold + `, "count": 100}}]}`:                             "in the JSON, `count` cannot be `100`: write a number up to 99",
		hold + `, "power": "ROME"}}]}`:                          "in the JSON, `power` cannot be `ROME`: write `AUSTRIA`, `ENGLAND`,",
		`{"units": [{"unit": "a", "at": "PAR"}], "orders": []}`: "in the JSON, `unit` cannot be `a`: write `A` or `F`",
		`{"contested": ["PRA"], "orders": []}`:                  "in the JSON, `PRA` is no province of this map; `diplo provinces` lists them",
		`{"orders": [{"order": "move", "unit": {"unit": "A", "at": "LON"}, "to": "NWY", "via": "sea"}]}`:                  "in the JSON, `via` cannot be `sea`: write `convoy` or `land`",
		`{"orders": [{"order": "move", "unit": {"unit": "A", "at": "LON"}, "to": "NWY", "via": "convoy", "fleets": -1}]}`: "in the JSON, `fleets` cannot be `-1`: write a number up to 99",

		`{"turn": {"season": "may"}, "orders": []}`:                    "in the JSON, `season` cannot be `may`: write `spring`, `summer`, `fall` or `winter`",
		`{"turn": {"season": "fall", "phase": "moves"}, "orders": []}`: "in the JSON, `phase` cannot be `moves`: write `movement`, `retreats` or `adjustments`",
		`{"turn": {"season": "fall", "year": 10000}, "orders": []}`:    "in the JSON, `year` cannot be `10000`: write a number up to 9999",
		`{"phases": [{"name": "X"}]}`:                                  "in the JSON, `name` cannot be `X`: write a phase such as `S1901M`",
		`{"phases": [{"state": {}}]}`:                                  "a phase in the JSON lacks `name`: write it, such as `S1901M`",
	} {
		_, err := io.ReadAll(notation.NewReader(strings.NewReader(text), nil))
		assert.ErrorContains(t, err, want, text)
	}
}

// What keeps the JSON from being read is no fault of the JSON.
func TestReaderPassesErrorsOn(t *testing.T) {
	broken := errors.New("broken")
	for _, text := range []string{`{`, `{"orders": [`, `{"phases": [{`} {
		_, err := io.ReadAll(notation.NewReader(io.MultiReader(strings.NewReader(text), iotest.ErrReader(broken)), nil))
		assert.Equal(t, broken, err)
	}
}

// What a saved game says besides its phases is passed over, wherever it stands.
func TestReaderPassesOver(t *testing.T) {
	const phase = `{"name": "S1901M", "state": {"units": {"FRANCE": ["A PAR"]}}, "orders": {"FRANCE": ["A PAR H"]}}`
	want := "PHASE 1901 Spring Movement\nPOSITIONS\nFRANCE: army PAR\nORDERS\nFRANCE:\nA PAR H\n"
	for _, text := range []string{
		`{"phases": [` + phase + `], "map": "standard", "orders": [{}], "a": {"b": [1, {}]}}`,
		`{"messages": [{"phases": []}, "x"], "state": 1, "phases": [` + phase + `]}`,
		`{"phases": [], "orders": [1], "phases": [` + phase + `]}`,
		`{"long": "` + strings.Repeat("x", 9<<20) + `", "longer": ["` + strings.Repeat("x", 9<<20) + `"], "phases": [` + phase + `]}`,
	} {
		got, err := io.ReadAll(notation.NewReader(strings.NewReader(text), nil))
		assert.NoError(t, err)
		assert.Equal(t, want, string(got))
	}
}

// A turn that no map could hold is not read into memory, in one piece or in many.
func TestReaderBounds(t *testing.T) {
	for _, text := range []string{
		`{"orders": [` + strings.Repeat(`{},`, 6<<20) + `{}]}`,
		`{"units": "` + strings.Repeat("x", 9<<20) + `", "centers": "` + strings.Repeat("x", 9<<20) + `", "orders": []}`,
		`{"phases": [{"name": "` + strings.Repeat("x", 17<<20) + `"}]}`,
	} {
		_, err := io.ReadAll(notation.NewReader(strings.NewReader(text), nil))
		assert.ErrorContains(t, err, "one turn in the JSON takes more than 16 megabytes")
	}
	_, err := io.ReadAll(notation.NewReader(strings.NewReader(`{"x": `+strings.Repeat("[", 1<<20)), nil))
	assert.ErrorContains(t, err, "the JSON is nested too deeply")
}

// What JSON says beside its orders never becomes an order, and nothing that it
// says of one is dropped.
func TestReaderKeepsOrdersApart(t *testing.T) {
	const hold = `"order": "hold", "unit": {"unit": "A", "at": "PAR"}`
	for text, want := range map[string]string{
		`{"orders": [{` + hold + `, "comment": "; A MAR H"}]}`:                                             "A PAR H  # ; A MAR H\n",
		`{"orders": [{` + hold + `, "comment": "// why"}]}`:                                                "A PAR H  // why\n",
		`{"orders": [{` + hold + `, "result": "void (no such unit)"}]}`:                                    "A PAR H (void (no such unit))\n",
		`{"orders": [{"before": ["A MAR H", "# x", "hello"], ` + hold + `}], "after": ["A GAS H"]}`:        "# A MAR H\n# x\nhello\nA PAR H\n# A GAS H\n",
		`{"turn": {"season": "", "year": 1903, "phase": "retreats"}, "orders": [{` + hold + `}]}`:          "Retreats 1903\nA PAR H\n",
		`{"orders": [{"power": "FRANCE", ` + hold + `}, {"order": "waive"}]} {"orders": [{` + hold + `}]}`: "France:\nA PAR H\nOrders:\nWaive\n\nOrders:\nA PAR H\n",
	} {
		got, err := io.ReadAll(notation.NewReader(strings.NewReader(text), nil))
		assert.NoError(t, err, text)
		assert.Equal(t, want, string(got), text)
	}
	for text, want := range map[string]string{
		`{"orders": [{` + hold + `, "result": "x) ; A PIC H ("}]}`: "`result` is `x) ; A PIC H (`",
		`{"orders": [{` + hold + `, "heading": "X: A PIC H; Y"}]}`: "`heading` is `X: A PIC H; Y`",
		`{"orders": [{` + hold + `, "to": "BUR"}]}`:                "has `to`, which means nothing there",
		`{"orders": [{` + hold + `, "vía": "land"}]}`:              "has `vía`, which means nothing there",
		`{"orders": [], "orders": [{` + hold + `}]}`:               "says `orders` twice",
		`{"map": "ancmed", "phases": []}`:                          "on the map `ancmed`",
	} {
		_, err := io.ReadAll(notation.NewReader(strings.NewReader(text), nil))
		assert.ErrorContains(t, err, want, text)
	}
}

// Where a saved game says that a unit may retreat is where it may.
func TestReaderRetreats(t *testing.T) {
	game := func(list string) *turn.Turn {
		return resolve(sheets(`{"name":"F1902R","state":{"name":"F1902R","units":{"AUSTRIA":["A SER","*A TRI"],"ITALY":["A TRI","A VEN"]},`+
			`"retreats":{"AUSTRIA":{"A TRI":[`+list+`]}},"centers":{}},"orders":{"AUSTRIA":["A TRI R TYR"]},"results":{}}`), turn.Options{})
	}
	assert.Equal(t, turn.Sound, game(`"ALB", "TYR"`).Orders[0].Defect)
	for _, list := range []string{`"ALB", "VIE"`, ``} {
		assert.Equal(t, turn.RetreatBarred, game(list).Orders[0].Defect)
		files, problems := notation.Convert(game(list), named(t, "diplomacy"), notation.Options{})
		require.Empty(t, spelled(problems))
		assert.Contains(t, files[0].Text, `"A TRI":[`+strings.ReplaceAll(list, " ", "")+`]`)
	}
}
