package notation_test

import (
	"io"
	"strings"
	"testing"

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

// What is no JSON of ours is an error that says where.
func TestReaderErrors(t *testing.T) {
	for text, want := range map[string]string{
		`{"orders": [}`:                             "the JSON is malformed at byte 13",
		`{"orders": [{"order": "fly"}]}`:            "in the JSON, `order` cannot be `fly`: write `hold`, `move`, ",
		`{"orders": [{"order": "hold"}]}`:           "an order in the JSON (`hold`) lacks `unit`",
		`{"a": 1}`:                                  "the JSON is neither a turn",
		`{"phases": 1}`:                             "in the JSON, `phases` should be a list of objects",
		`{"phases": [{"name": "X"}]}`:               "in the JSON, `name` cannot be `X`",
		`{"phases": [`:                              "the JSON ends too early",
		`{"orders": []} x`:                          "the JSON is malformed at byte 16",
		`{"phases": [], "phases": 1}`:               "in the JSON, `phases` should be a list of objects",
		`{"orders": []} []`:                         "the JSON must begin with an object",
		`{"turn": {"season": "may"}, "orders": []}`: "in the JSON, `season` cannot be `may`",
	} {
		_, err := io.ReadAll(notation.NewReader(strings.NewReader(text), nil))
		assert.ErrorContains(t, err, want, text)
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
