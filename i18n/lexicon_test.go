package i18n_test

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"diplo/board"
	"diplo/i18n"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A third language is a folder and nothing else.
func TestThirdLanguage(t *testing.T) {
	x := withGerman(t)
	require.Len(t, x.Languages(), 3)
	de := x.LanguageByCode("de")
	require.NotNil(t, de)
	assert.Same(t, de, x.Language(de.Lang()))
	assert.Equal(t, "Deutsch", de.Endonym())
	assert.Equal(t, "de", de.Tag().String())

	var got []string
	text := "Flotte Nordsee unterstützt Heer Preußen nach Dänemark, hält St. Petersburg Nordküste"
	for text != "" {
		w, n := x.Match(text)
		if n == 0 {
			text = text[1:]
			continue
		}
		for _, s := range x.Senses(w) {
			if s.Lang == de.Lang() {
				got = append(got, s.Kind.String()+" "+x.PlaceID(s.Place)+s.Coast.String())
			}
		}
		text = text[n:]
	}
	assert.Equal(t, []string{
		"fleet ", "name NTH", "support ", "army ", "name PRU", "to ", "name DEN", "hold ", "name STP", "coast NC",
	}, got)

	lux, ok := x.Place("LUX")
	require.True(t, ok, "a place that only German knows")
	assert.Equal(t, "Luxemburg", de.Name(lux, board.NoCoast))
	assert.Empty(t, x.LanguageByCode("fr").Name(lux, board.NoCoast))

	swe, _ := x.Place("SWE")
	nos, _ := x.Match("NOS")
	assert.Equal(t, "Sch", x.Like("Nos", x.Senses(nos)[0], swe, board.NoCoast))
	austria, ok := x.Initial(de.Lang(), "ö")
	require.True(t, ok)
	assert.Equal(t, "AUSTRIA", x.PowerID(austria))
}

// The languages of a reader's own folder add to those that are built in.
func TestOwnWords(t *testing.T) {
	own := fstest.MapFS{"en/names.tsv": {Data: []byte("NTH\tother\tours\tThe Pond\n")}}
	x, err := i18n.LoadWords(os.DirFS("locales"), own)
	require.NoError(t, err)
	w, n := x.Match("the pond")
	require.Equal(t, 8, n)
	assert.Equal(t, "NTH", x.PlaceID(x.Senses(w)[0].Place))
	assert.Equal(t, []string{"ours"}, x.Conventions(x.Senses(w)[0]))
}

func TestLoadErrors(t *testing.T) {
	for _, test := range []struct{ file, data, want string }{
		{"en/names.tsv", "# no\n\nADR\tfull\tAdriatic Sea\n", "en/names.tsv:3: 3 columns, want 4 to 4"},
		{"en/names.tsv", "ADR\tlong\t-\tAdriatic Sea\n", `en/names.tsv:1: "long" is no style`},
		{"en/names.tsv", "STP/XC\tfull\t-\tNowhere\n", `en/names.tsv:1: "STP/XC" has no coast`},
		{"en/names.tsv", "STP\tcoast\t-\tnc\n", "en/names.tsv:1: \"nc\" is no coast alias"},
		{"en/names.tsv", "STP\tfull\t-\tA | … | B\n", `en/names.tsv:1: "…" cannot be a word`},
		{"en/names.tsv", "STP\tfull\t-\tA | | B\n", `en/names.tsv:1: "" cannot be a word`},
		{"en/words.tsv", "\n\nhodl\th\n", `en/words.tsv:3: "hodl" is no kind of word`},
		{"en/words.tsv", "season fish\th\n", `en/words.tsv:1: "fish" is no season`},
		{"en/words.tsv", "hold spring\th\n", `en/words.tsv:1: "spring" is no hold`},
		{"en/powers.tsv", "FRANCE\tFrance\tFRA\tFr\tFrench\n", `en/powers.tsv:1: "Fr" is no initial`},
		{"en/phrases.tsv", "a\tb\tc\n", "en/phrases.tsv:1: 3 columns"},
		{"zxx/names.tsv", "ADR\tfull\t-\tAdriatic Sea\n", "zxx/names.tsv:1: the folder zxx holds no language"},
		{"en/none.tsv", "", "no words found"},
	} {
		_, err := i18n.LoadWords(fstest.MapFS{test.file: {Data: []byte(test.data)}})
		assert.ErrorContains(t, err, test.want)
	}
}

// A word and its senses can be asked for by any number.
func TestOutOfRange(t *testing.T) {
	x := i18n.Default()
	assert.Empty(t, x.Senses(0))
	assert.Empty(t, x.Senses(65535))
	assert.Empty(t, x.Text(65535))
	assert.Empty(t, x.PlaceID(65535))
	assert.Empty(t, x.PowerID(255))
	assert.Nil(t, x.Language(0))
	assert.Nil(t, x.Language(255))
	_, ok := x.Place("")
	assert.False(t, ok)
	_, ok = x.PowerByID("NOBODY")
	assert.False(t, ok)
	assert.Empty(t, x.LanguageByCode("en").PowerName(255))
	assert.Empty(t, x.LanguageByCode("en").Name(65535, board.NorthCoast))
}

func TestIDs(t *testing.T) {
	x := i18n.Default()
	assert.Equal(t, 77, x.Places(), "75 of the standard map, Iceland and Bonn")
	for p := i18n.Place(1); int(p) <= x.Places(); p++ {
		back, ok := x.Place(x.PlaceID(p))
		assert.True(t, ok)
		assert.Equal(t, p, back)
	}
	require.Equal(t, 7, x.Powers())
	for p := i18n.Power(1); int(p) <= x.Powers(); p++ {
		back, ok := x.PowerByID(x.PowerID(p))
		assert.True(t, ok)
		assert.Equal(t, p, back)
	}
}

// The judges call coasts otherwise; nobody else's coasts have another name.
func TestCoastAlias(t *testing.T) {
	x := i18n.Default()
	bul, _ := x.Place("BUL")
	spa, _ := x.Place("SPA")
	c, ok := x.CoastAlias(bul, board.NorthCoast)
	assert.True(t, ok)
	assert.Equal(t, board.EastCoast, c)
	c, ok = x.CoastAlias(spa, board.WestCoast)
	assert.True(t, ok)
	assert.Equal(t, board.SouthCoast, c)
	_, ok = x.CoastAlias(spa, board.NorthCoast)
	assert.False(t, ok)
}

func TestInitials(t *testing.T) {
	x := i18n.Default()
	for _, l := range x.Languages() {
		var got []string
		for _, c := range strings.Split("AEFGIRT", "") {
			p, ok := x.Initial(l.Lang(), c)
			require.True(t, ok, "%s %s", l.Code(), c)
			got = append(got, x.PowerID(p))
		}
		assert.Equal(t, []string{"AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"}, got)
		_, ok := x.Initial(l.Lang(), "Z")
		assert.False(t, ok)
	}
}

func TestGlued(t *testing.T) {
	x := i18n.Default()
	for text, want := range map[string]string{
		"STPcs":      "name=stp coast=cs",
		"StpNC":      "name=stp coast=nc",
		"SpaSC - Ly": "name=spa coast=sc",
		"BULcs":      "name=bul coast=cs",
		"RomC":       "name=rom coast=c",
		"FBLA-Con":   "fleet=f name=bla",
		"FSTPnc":     "fleet=f name=stp coast=nc",
		"ALon*Bel":   "army=a name=lon",
		"FNorth Sea": "fleet=f name=north sea",
		"SA LON":     "support=s army=a",
		"CA LON":     "convoy=c army=a",
		"SF SWE-SWE": "support=s fleet=f",
		"SALON":      "support=s army=a name=lon",
		"along":      "",
		"Paris":      "",
		"spar":       "",
		"A Par":      "",
		"":           "",
	} {
		parts := x.MatchGlued(text)
		var got []string
		start := 0
		for _, p := range parts.Part[:parts.N] {
			assert.Equal(t, x.Text(p.Word), i18n.Fold(text[start:p.End]))
			got = append(got, fmt.Sprintf("%s=%s", p.Kind, x.Text(p.Word)))
			start = p.End
		}
		assert.Equal(t, want, strings.Join(got, " "), text)
		assert.Equal(t, start, parts.Len())
	}
}
