package notation_test

import (
	"strings"
	"testing"
	"unicode"

	"diplo/notation"
	"diplo/turn"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// drawTurn draws a whole turn in some notation of sheets.
func drawTurn(t *rapid.T, tb *testing.T) (text string) {
	d := newDice(rapid.Uint64().Draw(t, "seed"))
	sheet := d.turn(rapid.IntRange(2, 34).Draw(t, "units"))
	var ids []string
	for _, id := range written() {
		if n := named(tb, id); !n.SavesGames() && id != "json" {
			ids = append(ids, id)
		}
	}
	id := rapid.SampledFrom(ids).Draw(t, "notation")
	files, _ := notation.Convert(resolve(sheets(sheet), complete), named(tb, id), notation.Options{Partial: true})
	return files[0].Text
}

// spoil writes a sheet as people do: in another case, with blanks more or less
// and other dashes.
func spoil(t *rapid.T, text string) string {
	switch rapid.IntRange(0, 2).Draw(t, "case") {
	case 1:
		text = strings.ToLower(text)
	case 2:
		text = strings.Map(func(r rune) rune {
			if rapid.IntRange(0, 3).Draw(t, "flip") == 0 {
				return unicode.ToUpper(r)
			}
			return r
		}, text)
	}
	if rapid.Bool().Draw(t, "dashes") {
		text = strings.ReplaceAll(text, " - ", rapid.SampledFrom([]string{" – ", " -> ", "-"}).Draw(t, "dash"))
	}
	if rapid.Bool().Draw(t, "blanks") {
		text = strings.ReplaceAll(text, " C ", "  C ")
		text = strings.ReplaceAll(text, "\n", " \n")
	}
	return text
}

// Formatting comes to rest, and never changes what a sheet means.
func TestFormatKeepsMeaning(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		text := spoil(r, drawTurn(r, t))
		once := format(text)
		require.Equal(r, once, format(once), "formatting twice, of\n%s", text)
		require.Equal(r,
			meaning(resolve(sheets(text), turn.Options{})),
			meaning(resolve(sheets(once), turn.Options{})), "%s\nbecame\n%s", text, once)
	})
}

// What is printed is read as it was meant, and printed again as it was.
func TestPrintThenParse(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		text := drawTurn(r, t)
		before := resolve(sheets(text), complete)
		to := named(t, rapid.SampledFrom(written()).Draw(r, "to"))
		files, problems := notation.Convert(before, to, notation.Options{})
		if files == nil {
			for _, p := range problems {
				require.True(r, p.Note || p.Gap != notation.NoGap, "%s", spelled(problems))
			}
			return
		}
		require.Equal(r, meaning(before), meaning(resolve(files, complete)))
		again, problems := notation.Convert(resolve(files, complete), to, notation.Options{})
		require.Equal(r, files[0].Text, archive(again), "%s", spelled(problems))
	})
}
