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
		`{"orders": [}`:                             "the JSON is wrong at byte",
		`{"orders": [{"order": "fly"}]}`:            "the JSON says `fly`, which means nothing here",
		`{"orders": [{"order": "hold"}]}`:           "an order in the JSON (`hold`) lacks `unit`",
		`{"a": 1}`:                                  "the JSON is neither a turn",
		`{"phases": 1}`:                             "`phases` must be a list",
		`{"phases": [{"name": "X"}]}`:               "the JSON says `X`",
		`{"phases": [`:                              "the JSON ends too early",
		`{"orders": []} x`:                          "the JSON is wrong at byte",
		`{"phases": [], "phases": 1}`:               "`phases` must be a list",
		`{"orders": []} []`:                         "the JSON must begin with an object",
		`{"turn": {"season": "may"}, "orders": []}`: "the JSON says `may 0 `",
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
		`{` + strings.Repeat(`"orders": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", `, 1<<19) + `"orders": []}`,
		`{"phases": [{"name": "` + strings.Repeat("x", 17<<20) + `"}]}`,
	} {
		_, err := io.ReadAll(notation.NewReader(strings.NewReader(text), nil))
		assert.ErrorContains(t, err, "one turn in the JSON takes more than 16 megabytes")
	}
}
