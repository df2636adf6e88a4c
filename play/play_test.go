package play_test

import (
	"fmt"
	"strings"
	"testing"

	"diplo/gather"
	"diplo/grammar"
	"diplo/judge"
	"diplo/lint"
	"diplo/play"
	"diplo/turn"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"
)

// played plays the turns of a sheet and returns where the units stand after
// each; in front of that, the rounds that were played before it because the
// sheet leaves them out, and whether it was played on.
func played(sheet string) []string { return playedOf(sheet, true) }

// playedOf is played for sheets that may not be all there are.
func playedOf(sheet string, complete bool) []string {
	game, linter, builder := play.New(judge.Options{}), lint.New(lint.Options{}), turn.NewBuilder(turn.Options{Complete: complete})
	var all []string
	for _, rows := range gather.Split(grammar.Default().Sheet("game.dip", []byte(sheet)).Rows) {
		var text strings.Builder
		builder.Reset()
		builder.Add("game.dip", "", rows)
		builder.StartWith(func(name grammar.TurnName) (turn.Position, bool) {
			p, ok := game.Position(name, func(o *judge.Outcome) { fmt.Fprintf(&text, "(%d removed) ", len(o.Removed)) })
			if !ok {
				text.WriteString("anew: ")
			}
			return p, ok
		})
		t := builder.Build()
		o := game.Play(t, linter.Check(t).Verdicts)
		for _, u := range o.Units {
			text.WriteString(t.Map.PlaceID(u.Place) + " ")
		}
		if len(o.Retreats) > 0 {
			fmt.Fprintf(&text, "and %d to retreat", len(o.Retreats))
		}
		all = append(all, strings.TrimSpace(text.String()))
	}
	return all
}

func TestGames(t *testing.T) {
	const dislodging = "Units:\nFrance: A Mar, A Gas\nItaly: A Bur\nCenters:\nItaly: Rom\nFrance: Mar, Par, Bre\n" +
		"France: A Mar - Bur, A Gas S A Mar - Bur\n"
	for _, c := range []struct{ name, sheet, want string }{
		{"the next season", "Spring 1904\nUnits:\nFrance: A Par\nFrance: A Par - Bur\nFall 1904\nFrance: A Bur - Mun\n", "BUR | MUN"},
		{"retreats that are ordered", "Spring 1904\n" + dislodging + "Spring 1904 Retreats\nItaly: A Bur - Bel\n", "BUR GAS and 1 to retreat | BEL BUR GAS"},
		{"the bot protocol's name for them", "Spring 1904\n" + dislodging + "Summer 1904 Retreats\nItaly: A Bur - Bel\n", "BUR GAS and 1 to retreat | BEL BUR GAS"},
		{"retreats that are left out", "Spring 1904\n" + dislodging + "Fall 1904\nFrance: A Bur - Bel\n", "BUR GAS and 1 to retreat | (1 removed) BEL GAS"},
		{"retreats and adjustments that are left out", "Fall 1904\n" + dislodging + "Spring 1905\nFrance: A Bur - Bel\n", "BUR GAS and 1 to retreat | (1 removed) (0 removed) BEL GAS"},
		{"adjustments after retreats that are left out", "Fall 1904\n" + dislodging + "Winter 1904\nFrance: Build A Mar\n", "BUR GAS and 1 to retreat | (1 removed) BUR GAS MAR"},
		{"adjustments called fall's", "Fall 1904\n" + dislodging + "Fall 1904 Adjustments\nFrance: Build A Mar\n", "BUR GAS and 1 to retreat | (1 removed) BUR GAS MAR"},
		{"retreats that nobody has to make", "Fall 1904\nUnits:\nFrance: A Par\nFrance: A Par - Bur\nFall 1904 Retreats\nSpring 1905\nFrance: A Bur - Mun\n", "BUR | BUR | (0 removed) MUN"},
		{"a movement that is left out", "Spring 1904\nUnits:\nFrance: A Par\nFrance: A Par - Bur\nSpring 1905\nFrance: A Bur - Mun\n", "BUR | anew: MUN"},
		{"back in time", "Fall 1904\nUnits:\nFrance: A Par\nFrance: A Par - Bur\nSpring 1904\nFrance: A Bur - Mun\n", "BUR | anew: MUN"},
		{"no years", "Fall\nUnits:\nFrance: A Par\nFrance: A Par - Bur\nSpring\nFrance: A Bur - Mun\n", "BUR | (0 removed) MUN"},
		{"units of its own", "Spring 1904\n" + dislodging + "Fall 1904\nUnits:\nFrance: A Par\nFrance: A Par - Pic\n", "BUR GAS and 1 to retreat | PIC"},
		{"centers of its own", "Spring 1904\nUnits:\nFrance: A Par\nCenters:\nFrance: Mar, Par, Bre\nItaly: Rom\nFall 1904\nCenters:\nItaly: Bre\nWinter 1904\nFrance: Build A Mar, Build F Bre\n", "PAR | PAR | MAR PAR"},
	} {
		t.Run(c.name, func(t *testing.T) {
			assert.Equal(t, c.want, strings.Join(played(c.sheet), " | "))
		})
	}
}

// The turn before tells who is dislodged, even if nothing says that no other
// units are there: a unit that holds does not retreat, nor stand in two places.
func TestRetreatOfWhatHolds(t *testing.T) {
	const sheet = "Fall 1905\nUnits:\nFrance: A Par\nGermany: A Bur\nFrance: A Par H\nGermany: A Bur H\n" +
		"Fall 1905 Retreats\nGermany: A Bur - Ruh\nSpring 1906\nGermany: A Bur - Mun\nFrance: A Par - Bur\n"
	for _, complete := range []bool{false, true} {
		assert.Equal(t, "BUR PAR | BUR PAR | (0 removed) BUR MUN", strings.Join(playedOf(sheet, complete), " | "), complete)
	}
}

// However the seasons follow each other, playing ends well, and the same way the
// second time.
func TestPlayingIsRepeatable(t *testing.T) {
	header := rapid.SampledFrom([]string{
		"Spring 1901", "Spring 1901 Retreats", "Fall 1901", "Fall 1901 Retreats", "Winter 1901",
		"Spring 1902", "Summer 1902 Retreats", "Fall 1902", "Spring", "Fall Retreats", "Winter",
	})
	order := rapid.SampledFrom([]string{
		"France: A Par - Bur", "Germany: A Mun - Bur", "Germany: A Ruh S A Mun - Bur", "Germany: A Ber - Mun", "Germany: A Kie - Ruh",
		"France: A Bur R Gas", "France: A Bur D", "France: Build A Par", "France: Remove A Mar", "Italy: A Ven - Pie", "Xyzzy",
	})
	rapid.Check(t, func(t *rapid.T) {
		var sheet strings.Builder
		for range rapid.IntRange(1, 8).Draw(t, "turns") {
			sheet.WriteString(header.Draw(t, "header") + "\n")
			for range rapid.IntRange(0, 5).Draw(t, "orders") {
				sheet.WriteString(order.Draw(t, "order") + "\n")
			}
		}
		assert.Equal(t, played(sheet.String()), played(sheet.String()))
	})
}

func ExampleGame() {
	game := play.New(judge.Options{})
	linter, builder := lint.New(lint.Options{}), turn.NewBuilder(turn.Options{})
	for _, text := range []string{"Spring 1901\nFrance: A Par - Bur", "Fall 1901\nFrance: A Bur - Bel"} {
		builder.Reset()
		builder.Add("france.dip", "utf-8", grammar.Default().Sheet("france.dip", []byte(text)).Rows)
		builder.StartWith(func(name grammar.TurnName) (turn.Position, bool) {
			return game.Position(name, func(*judge.Outcome) {})
		})
		t := builder.Build()
		o := game.Play(t, linter.Check(t).Verdicts)
		for i := range o.Orders {
			fmt.Println(t.Canonical(&t.Orders[i]), o.Orders[i].Succeeds)
		}
	}
	// Output:
	// A PAR-BUR true
	// A BUR-BEL true
}
