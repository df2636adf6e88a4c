package notation_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"diplo/notation"
	"diplo/turn"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// corpus returns a folder of orders that people and programs wrote, which does
// not come with the project: $DIPLO_CORPUS.
func corpus(t *testing.T) string {
	dir := os.Getenv("DIPLO_CORPUS")
	if dir == "" {
		t.Skip("DIPLO_CORPUS names no folder")
	}
	return dir
}

// Saved games and data sets convert to every notation and back without a
// difference. Run with -v for the counts.
func TestCorpus(t *testing.T) {
	dir := corpus(t)
	games, err := filepath.Glob(filepath.Join(dir, "games", "*.txt"))
	require.NoError(t, err)
	require.NotEmpty(t, games)
	for _, id := range notation.Names() {
		t.Run(id, func(t *testing.T) {
			c := newCorpusTrip(t, id)
			for _, name := range games {
				raw, err := os.ReadFile(name)
				require.NoError(t, err)
				for part := range strings.SplitSeq(string(raw), "PHASE ") {
					if strings.TrimSpace(part) != "" {
						c.run(filepath.Base(name), "PHASE "+part)
					}
				}
			}
			t.Log("games:", c)
			c = newCorpusTrip(t, id)
			for name, sheet := range research(t, filepath.Join(dir, "research", "orders.tsv"), 0) {
				c.run(name, sheet)
			}
			for name, sheet := range research(t, filepath.Join(dir, "research", "network_1.tsv"), -1) {
				c.run(name, sheet)
			}
			t.Log("research:", c)
		})
	}
}

// research reads a table of orders as sheets in the python notation, by game and
// phase. first is the column of the game, -1 for a table of one game.
func research(t *testing.T, file string, first int) map[string]string {
	raw, err := os.ReadFile(file)
	require.NoError(t, err)
	turns := map[string]string{}
	power := map[string]string{}
	for i, line := range strings.Split(strings.TrimRight(string(raw), "\n"), "\n") {
		cells := strings.Split(line, "\t")
		if i == 0 || len(cells) < first+4 {
			continue
		}
		game := ""
		if first >= 0 {
			game = cells[first]
		}
		phase, who, order := cells[first+1], cells[first+2], cells[first+3]
		key := game + " " + phase
		if turns[key] == "" {
			turns[key] = phase + "\n"
		}
		if power[key] != who {
			turns[key] += who + ":\n"
			power[key] = who
		}
		turns[key] += order + "\n"
	}
	return turns
}

type corpusTrip struct {
	t           *testing.T
	to          *notation.Notation
	there, back *notation.Converter
	turns       int
	orders      int
	refused     map[string]int
	different   int
}

func newCorpusTrip(t *testing.T, id string) *corpusTrip {
	return &corpusTrip{
		t: t, to: named(t, id), refused: map[string]int{},
		there: notation.NewConverter(named(t, id), notation.Options{}),
		back:  notation.NewConverter(named(t, "python"), notation.Options{}),
	}
}

func (c *corpusTrip) String() string {
	return fmt.Sprintf("%d turns, %d orders, %d different; cannot express: %s", c.turns, c.orders, c.different, counted(c.refused))
}

func (c *corpusTrip) run(name, sheet string) {
	original := resolve([]notation.File{{Name: name, Text: sheet}}, complete)
	files, problems := c.there.Convert(original)
	for _, p := range problems {
		if !p.Note {
			c.refused[p.Gap.String()+" "+p.Message.Key]++
			if testing.Verbose() && c.refused[p.Gap.String()+" "+p.Message.Key] < 3 {
				c.t.Log(name, spelled([]notation.Problem{p}))
			}
		}
	}
	if files == nil {
		return
	}
	c.turns++
	c.orders += len(original.Orders)
	again := resolve(files, complete)
	back, problems := c.back.Convert(again)
	if back == nil {
		c.different++
		assert.Empty(c.t, spelled(problems), "%s\n%s", sheet, archive(files))
		return
	}
	if !assert.Equal(c.t, meaning(original), meaning(resolve(back, complete)), "%s\n%s", sheet, archive(files)) {
		c.different++
	}
}

// The orders of a log of the bot protocol convert to en and back to the same
// tokens.
func TestProtocolLog(t *testing.T) {
	raw, err := os.ReadFile(filepath.Join(corpus(t), "daide", "game_data_1.txt"))
	require.NoError(t, err)
	toEnglish := notation.NewConverter(named(t, "en"), notation.Options{})
	toProtocol := notation.NewConverter(named(t, "daide"), notation.Options{})
	turns, orders, different := 0, 0, 0
	for line := range bytes.Lines(raw) {
		_, message, ok := strings.Cut(strings.TrimSpace(string(line)), "SUB ")
		if !ok {
			continue
		}
		sheet := protocolSheet(message)
		original := resolve([]notation.File{{Name: "log", Text: sheet}}, turn.Options{})
		files, problems := toEnglish.Convert(original)
		if !assert.NotNil(t, files, "%s: %s", sheet, spelled(problems)) {
			continue
		}
		back, problems := toProtocol.Convert(resolve(files, turn.Options{}))
		if back == nil {
			// A fleet of another power carries the army: only it knows the way.
			t.Log(sheet, spelled(problems))
			different++
			continue
		}
		turns++
		orders += len(original.Orders)
		assert.Equal(t, tokens(sheet), tokens(back[0].Text))
	}
	t.Logf("%d messages, %d orders, %d whose way nothing here tells", turns, orders, different)
}

// protocolSheet lays a message out as a sheet, an order a line.
func protocolSheet(message string) string {
	var b strings.Builder
	depth, from := 0, 0
	for i, c := range message {
		switch c {
		case '(':
			if depth == 0 {
				from = i
			}
			depth++
		case ')':
			if depth--; depth == 0 {
				b.WriteString(message[from:i+1] + "\n")
			}
		}
	}
	return b.String()
}

// tokens returns the words of a sheet, the outer parentheses of orders aside.
func tokens(sheet string) []string {
	var out []string
	for line := range strings.Lines(sheet) {
		line = strings.TrimSpace(line)
		if inner, ok := strings.CutPrefix(line, "( ("); ok {
			line = "(" + strings.TrimSuffix(inner, " )")
		}
		if inner, ok := strings.CutPrefix(line, "( "); ok && strings.HasSuffix(line, "WVE )") {
			line = strings.TrimSuffix(inner, " )")
		}
		out = append(out, strings.Fields(line)...)
	}
	return out
}
