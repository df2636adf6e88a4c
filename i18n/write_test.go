package i18n_test

import (
	"fmt"
	"strings"
	"testing"

	"diplo/board"
	"diplo/i18n"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func ids(x *i18n.Lexicon, senses []i18n.Sense) string {
	var all []string
	for _, s := range senses {
		id := x.PlaceID(s.Place)
		if s.Loose {
			id = "?" + id
		}
		all = append(all, id)
	}
	return strings.Join(all, " ")
}

func TestPrefixed(t *testing.T) {
	x := i18n.Default()
	for text, want := range map[string]string{
		"Bourg":                      "BUR",
		"Norv":                       "NWY",
		"Mer Adr":                    "ADR",
		"Mer Norv":                   "NWG",
		"Mer Nor":                    "?NTH ?NWG",
		"mer du no":                  "",
		"mer du nor":                 "?NTH ?NWG",
		"Gol Bot":                    "BOT",
		"golfe":                      "",
		"mer":                        "",
		"sain":                       "STP",
		"St Pet":                     "STP",
		"Pays Gal":                   "WAL",
		"Liv":                        "?LVP ?LVN",
		"Londo":                      "",
		"Lo":                         "",
		"":                           "",
		"BOURG":                      "BUR",
		"Édim":                       "EDI",
		strings.Repeat("bour", 1000): "",
	} {
		got := x.Prefixed(text)
		assert.ElementsMatch(t, strings.Fields(want), strings.Fields(ids(x, got)), text)
		for _, s := range got {
			assert.Equal(t, i18n.UniqueStart, s.Style)
			assert.Equal(t, i18n.Name, s.Kind)
			assert.Equal(t, "fr", x.Language(s.Lang).Code())
		}
	}
}

// Every beginning of a French name of three letters or more finds the place.
func TestEveryBeginningIsFound(t *testing.T) {
	x := i18n.Default()
	fr := x.LanguageByCode("fr")
	for p := i18n.Place(1); int(p) <= x.Places(); p++ {
		name := []rune(fr.Name(p, board.NoCoast))
		if strings.ContainsAny(string(name), " '-") {
			continue
		}
		for n := 3; n <= len(name); n++ {
			assert.Contains(t, ids(x, x.Prefixed(string(name[:n]))), x.PlaceID(p), string(name[:n]))
		}
	}
}

func TestSuggest(t *testing.T) {
	x := i18n.Default()
	for text, want := range map[string]string{
		"Livepool":        "LVP",
		"LIVEPOOL":        "LVP",
		"Norht Sea":       "NTH",
		"Noth Sea":        "NTH",
		"Mer du Nrod":     "NTH",
		"Mer de Baltque":  "BAL",
		"Belgum":          "BEL",
		"Belgqiue":        "BEL",
		"Constantinpole":  "CON",
		"Saint-Petersbrg": "STP",
		"Edimburgh":       "EDI",
		"Marseiles":       "MAR",
		"LNO":             "LON",
		"NHT":             "NTH",
		"Norwya":          "NWY",
		"Yro":             "YOR", // letters swapped, before letters replaced
		"Bru":             "BUR",
		"Gul":             "BOT", // and Lyon: what a name begins with
	} {
		got := x.Suggest(text, 1)
		require.Len(t, got, 1, text)
		assert.Equal(t, want, x.PlaceID(got[0].Place), text)
	}
	for _, text := range []string{"", "Toulon", "zzzzzz", "own", "the", "oh", strings.Repeat("north sea", 100000), "1234"} {
		assert.Empty(t, x.Suggest(text, 5), "%.10s", text)
	}
	assert.Empty(t, x.Suggest("Livepool", 0))
	assert.LessOrEqual(t, len(x.Suggest("Bar", 3)), 3)
}

func TestLike(t *testing.T) {
	x := i18n.Default()
	for _, test := range []struct{ lang, text, place, coast, want string }{
		{"en", "LVN", "LVP", "", "LVP"},
		{"en", "Lvn", "LVP", "", "Lvp"},
		{"en", "lvn", "LVP", "", "lvp"},
		{"en", "liverpool", "LON", "", "london"},
		{"en", "Liverpool", "NTH", "", "North Sea"},
		{"en", "LIVERPOOL", "NTH", "", "NORTH SEA"},
		{"en", "North Sea", "SPA", "NC", "Spain (north coast)"},
		{"en", "NTH", "SPA", "NC", "SPA/NC"},
		{"en", "nth", "SPA", "NC", "spa/nc"},
		{"en", "Nth", "SPA", "NC", "Spa/nc"},
		{"en", "Norwsea", "NTH", "", "Nth"},
		{"fr", "Mer Adr", "ION", "", "Mer Ion"},
		{"fr", "Mer Adr", "TUN", "", "Tun"},
		{"fr", "mer adr", "ION", "", "mer ion"},
		{"fr", "MER ADR", "ION", "", "MER ION"},
		{"fr", "Mer Adriatique", "ION", "", "Mer Ionienne"},
		{"fr", "mer adriatique", "NTH", "", "mer du nord"},
		{"fr", "NRD", "NWY", "", "NGE"},
		{"fr", "Nrd", "NWY", "", "Nge"},
		{"fr", "Nrd", "SPA", "SC", "Esp/cs"},
		{"fr", "Mer Adr", "SPA", "SC", "Esp (cs)"},
		{"fr", "Norvège", "SPA", "SC", "Espagne (côte sud)"},
	} {
		p, ok := x.Place(test.place)
		require.True(t, ok)
		var c board.Coast
		for b := board.NorthCoast; b <= board.WestCoast; b++ {
			if b.String() == test.coast {
				c = b
			}
		}
		w, _ := x.Match(test.text)
		var sense i18n.Sense
		for _, s := range x.Senses(w) {
			if s.Kind == i18n.Name && x.Language(s.Lang).Code() == test.lang && !s.Loose {
				sense = s
				break
			}
		}
		require.Equal(t, i18n.Name, sense.Kind, test.text)
		assert.Equal(t, test.want, x.Like(test.text, sense, p, c), "%s %s", test.text, test.place)
	}
	start := x.Prefixed("Bourg")[0]
	nwy, _ := x.Place("NWY")
	assert.Equal(t, "Norv", x.Like("Bourg", start, nwy, board.NoCoast))
	lon, _ := x.Place("LON")
	assert.Equal(t, "LON", x.Like("XXX", i18n.Sense{}, lon, board.NoCoast), "a sense of no language")
}

func TestPowers(t *testing.T) {
	x := i18n.Default()
	turkey, _ := x.PowerByID("TURKEY")
	en, fr := x.LanguageByCode("en"), x.LanguageByCode("fr")
	assert.Equal(t, "Turkey", en.PowerName(turkey))
	assert.Equal(t, "Turkish", en.PowerAdjective(turkey, i18n.FemininePlural))
	assert.Equal(t, "Turquie", fr.PowerName(turkey))
	assert.Equal(t, "turque", fr.PowerAdjective(turkey, i18n.Feminine))
	assert.Equal(t, "turcs", fr.PowerAdjective(turkey, i18n.MasculinePlural))
	assert.Equal(t, "TUR", fr.Power(turkey).Short)
}

// The languages that are built in can say the same things.
func TestLanguagesHaveTheSamePhrases(t *testing.T) {
	x := i18n.Default()
	for _, l := range x.Languages() {
		assert.Equal(t, x.LanguageByCode("en").Keys(), l.Keys(), l.Code())
		for p := i18n.Place(1); int(p) <= x.Places(); p++ {
			assert.NotEmpty(t, l.Name(p, board.NoCoast), "%s %s", l.Code(), x.PlaceID(p))
			assert.NotEmpty(t, l.Short(p, board.NoCoast, i18n.Trigram), "%s %s", l.Code(), x.PlaceID(p))
		}
		for p := i18n.Power(1); int(p) <= x.Powers(); p++ {
			assert.NotEmpty(t, l.PowerName(p))
		}
		for s := i18n.Spring; s <= i18n.Winter; s++ {
			assert.NotEmpty(t, l.SeasonName(s))
		}
		for ph := i18n.Movement; ph <= i18n.Adjustments; ph++ {
			assert.NotEmpty(t, l.PhaseName(ph))
		}
		for _, k := range []board.UnitKind{board.Army, board.Fleet} {
			assert.NotEmpty(t, l.UnitName(k))
			assert.NotEmpty(t, l.UnitLetter(k))
		}
	}
}

// Trigrams that a language writes have three letters and are all different.
func TestTrigrams(t *testing.T) {
	x := i18n.Default()
	for _, l := range x.Languages() {
		seen := map[string]bool{}
		for p := i18n.Place(1); int(p) <= x.Places(); p++ {
			name := l.Short(p, board.NoCoast, i18n.Trigram)
			assert.Len(t, name, 3, name)
			assert.False(t, seen[name], name)
			seen[name] = true
		}
	}
}

func ExampleLexicon_Like() {
	x := i18n.Default()
	w, _ := x.Match("Mer Adr")
	ion, _ := x.Place("ION")
	fmt.Println(x.Like("Mer Adr", x.Senses(w)[0], ion, board.NoCoast))
	// Output: Mer Ion
}

func TestIsNear(t *testing.T) {
	x := i18n.Default()
	for text, want := range map[string]bool{
		"tientt": true, "soutine": true, "holdz": true, "suport": true, "hold": true,
		"holiday": false, "mess": false, "hld": false, "": false, "Belgqiue": false,
	} {
		assert.Equal(t, want, x.IsNear(text, i18n.HoldWord, i18n.SupportWord), text)
	}
}

func ExampleLexicon_Suggest() {
	x := i18n.Default()
	for _, s := range x.Suggest("Livepool", 3) {
		fmt.Println(x.Language(s.Lang).Name(s.Place, board.NoCoast))
	}
	// Output:
	// Liverpool
	// Liverpool
}

func ExampleLanguage_Short() {
	x := i18n.Default()
	spa, _ := x.Place("SPA")
	for _, l := range x.Languages() {
		fmt.Println(l.Name(spa, board.NorthCoast), "·", l.Short(spa, board.NorthCoast, i18n.Trigram))
	}
	// Output:
	// Spain (north coast) · SPA/NC
	// Espagne (côte nord) · ESP/CN
}

func BenchmarkSuggest(b *testing.B) {
	x := i18n.Default()
	b.ReportAllocs()
	for b.Loop() {
		x.Suggest("Livepool", 3)
	}
}
