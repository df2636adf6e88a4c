package notation_test

import (
	"strings"
	"testing"

	"diplo/grammar"
	"diplo/notation"
	"diplo/rulebook"
	"diplo/turn"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// What is void or impossible stays so, what is there stays there, and what has
// no one meaning is refused.
func TestConvert(t *testing.T) {
	for _, c := range []struct {
		name, from, to, want string
		rules                *rulebook.Rulebook
		partial, complete    bool
		says                 []string // problems, notes among them: the keys of their messages and what cannot be said
	}{
		{name: "a void convoy stays void", complete: true, from: "England:\nA Lon-Nwy\nF NTH C A Lon-Den\n", to: "francqueville",
			want: "Angleterre\u202f:\nA. Lon — Norv.\nF. Mer Nord C A. Lon — Dan.\n"},
		{name: "an impossible order stays impossible", from: "A Par-Lon\nF Mun-Ber\nF Bre S A Mos\n", to: "fr",
			want: "A PAR - LON\nF MUN - BER\nF BRE S A MOS\n"},
		{name: "a loose name becomes a clear one", from: "England:\nF Nor-SKA\n", to: "fr-long",
			want: "Angleterre\u202f:\nFlotte Norvège - Skagerrak\n", says: []string{"read-as"}},
		{name: "a coast that the province does not have", from: "Fall 1904\nTurkey:\nF Con-Bul/nc\n", to: "en",
			want: "Fall 1904\nTurkey:\nF CON-BUL/EC\n", says: []string{"read-coast"}},
		{name: "comments and blank lines stay", from: "# plan\n\nFrance:  # us\nA Par-Bur; A Mar H  # both\nto be or not to be\n", to: "python",
			want: "# plan\n\nFRANCE:  # us\nA PAR - BUR\nA MAR H  # both\nto be or not to be\n"},
		{name: "results stay", from: "A Par-Bur (*bounce*)\n", to: "jdip", want: "A par -> bur (bounce)\n"},
		{name: "ditto marks are written out", from: "France:\nA Mar-Bur\nA Par S \"\n", to: "fr",
			want: "France\u202f:\nA MAR - BOU\nA PAR S A MAR - BOU\n"},
		{name: "powers written with their units get headers", from: "( ENG FLT LON ) MTO NTH\n( FRA AMY PAR ) HLD\n( ENG AMY LVP ) MTO YOR\n", to: "en",
			want: "England:\nF LON-NTH\nA LVP-YOR\nFrance:\nA PAR H\n"},
		{name: "another power's unit under a header", from: "England:\nA Yor S French A Bel-Hol\nFrance:\nA Bel-Hol\n", to: "python",
			want: "ENGLAND:\nA YOR S A BEL - HOL\nFRANCE:\nA BEL - HOL\n"},
		{name: "a march past its own fleet", from: "Russia:\nF SKA C A Nwy-Swe\nA Nwy-Swe via land\n", to: "python",
			says: []string{"cannot land-route"}},
		{name: "an ambiguous name", from: "England:\nF Nor-Edi\n", to: "fr",
			says: []string{"ambiguous"}},
		{name: "an unknown name", from: "A Xyz-Bur\nA Par H\n", to: "fr",
			says: []string{"unread"}},
		{name: "what can be converted of it", from: "A Xyz-Bur\nA Par H\n", to: "fr", partial: true, want: "# A Xyz-Bur\nA PAR H\n",
			says: []string{"unread"}},
		{name: "a partial one without what would be misread", from: "Spring 1905\nEngland:\nA Lon S F Yor\nF NTH-SKA\n", to: "godip", partial: true,
			want: "Spring 1905\nEngland:\n# A Lon S F Yor\nnth Move ska\n",
			says: []string{"cannot no-kind"}},
		{name: "a retreat whose attacker is known", from: "Fall 1903, Retreats\nUnits:\nFrance: A Gas\nDislodged:\nFrance: A Par - Bur\nContested: Pic\nFrance:\nA Par - Bre\n", to: "diplomacy",
			want: `{"name":"F1903R","state":{"name":"F1903R","units":{"AUSTRIA":[],"ENGLAND":[],"FRANCE":["A GAS","*A PAR"],"GERMANY":[],"ITALY":[],"RUSSIA":[],"TURKEY":[]},` +
				`"centers":{"AUSTRIA":[],"ENGLAND":[],"FRANCE":[],"GERMANY":[],"ITALY":[],"RUSSIA":[],"TURKEY":[]},"retreats":{"FRANCE":{"A PAR":["BRE"]}}},` +
				`"orders":{"FRANCE":["A PAR R BRE"]},"results":{}}` + "\n", says: []string{"some-powers"}},
		{name: "a saved game with a unit of nobody", from: "Fall 1903\nUnits:\nA Par\nA Par H\n", to: "diplomacy",
			says: []string{"cannot-turn unknown-power"}},
		{name: "a saved game with several units in a province", from: "Fall 1903\nUnits:\nFrance: 2A Par\nFrance:\n2A Par-Bur\n", to: "diplomacy", rules: rulebook.Francqueville(),
			says: []string{"cannot-turn stack"}},
		{name: "two results for one unit", from: "Fall 1903\nUnits:\nFrance: A Par\nFrance:\nA Par-Bur (bounce)\nA Par-Gas (void)\n", to: "diplomacy",
			want: `{"name":"F1903M","state":{"name":"F1903M","units":{"AUSTRIA":[],"ENGLAND":[],"FRANCE":["A PAR"],"GERMANY":[],"ITALY":[],"RUSSIA":[],"TURKEY":[]},` +
				`"centers":{"AUSTRIA":[],"ENGLAND":[],"FRANCE":[],"GERMANY":[],"ITALY":[],"RUSSIA":[],"TURKEY":[]}},` +
				`"orders":{"FRANCE":["A PAR - BUR","A PAR - GAS"]},"results":{"A PAR":["bounce"]}}` + "\n",
			says: []string{"lost-result", "some-powers"}},
		{name: "units and centers that cannot be", from: "Fall 1904\nUnits:\nFrance: A Par, A Xyz\nCenters:\nFrance: Par, Brst\nFrance:\nA Par H\n", to: "fr",
			says: []string{"unread-entry", "unread-entry"}},
		{name: "what is left of units and centers", from: "Fall 1904\nUnits:\nFrance: A Par, A Xyz  # why\nFrance:\nA Par H\n", to: "fr", partial: true,
			want: "Automne 1904\nUnités\u202f:\nFrance\u202f: A PAR\n# A Xyz\n# why\nFrance\u202f:\nA PAR H\n", says: []string{"unread-entry"}},
		{name: "a line that may have been meant as an order", from: "England:\nfleet edinborough to norwegian sea\nwhat a day\nA Lvp-Yor\n", to: "fr",
			want: "Angleterre\u202f:\nfleet edinborough to norwegian sea\nwhat a day\nA LPL - YOR\n", says: []string{"kept-text"}},
		{name: "a saved game of a turn without a name", from: "Units:\nFrance: A Par\nFrance:\nA Par H\n", to: "phases", says: []string{"no-turn"}},
		{name: "a saved game without a position, of which no part is one", from: "Spring 1905\nEngland:\nA Lon-Wal\n", to: "phases", partial: true,
			says: []string{"no-position"}},
		{name: "whose unit a support is for, where it does not stand there", from: "Spring 1901\nEngland:\nF Den S F Swe\nGermany:\nF Swe H\n", to: "daide",
			want: "( SPR #1901 )\n( ENG FLT DEN ) SUP ( GER FLT SWE )\n( GER FLT SWE ) HLD\n"},
		{name: "whose units they are, where the position alone tells", from: "Spring 1901\nUnits:\nEngland: F Den\nGermany: F Swe\nOrders:\nF Den S F Swe\n", to: "daide",
			want: "( SPR #1901 )\nUnits:\nEngland: FLT DEN\nGermany: FLT SWE\nOrders:\n( ENG FLT DEN ) SUP ( GER FLT SWE )\n"},
		{name: "a full name that would be read as another one", from: "Fall 1904\nEngland:\nF Edi S F NWY\nF Edi-NWG\n", to: "fr-long",
			want: "Automne 1904\nAngleterre\u202f:\nFlotte EDI soutient Flotte NGE\nFlotte Édimbourg - Mer de Norvège\n"},
		{name: "by sea with fleets that are not here", from: "Fall 1904\nAustria:\nA. Tri — C — Apu.\n", to: "fr",
			want: "Automne 1904\nAutriche\u202f:\nA TRI - APU par convoi\n"},
		{name: "how many fleets, where they are not here", from: "Fall 1904\nEngland:\nA Lon-Nwy via convoy\n", to: "francqueville",
			says: []string{"cannot unknown-fleets"}},
		{name: "legs as they are written, in a muddle too", from: "A. Tri — C — Apu.\nF. Mer Adr C A. Tri — Apu.\nA. Ven — CC — Tun.\nF. Mer Adr C A. Ven — Mer Ion.\nF. Mer Ion C A. Mer Ion — Tun.\n", to: "francqueville",
			want: "A. Tri — C — Apu.\nF. Mer Adr C A. Tri — Apu.\nA. Ven — CC — Tun.\nF. Mer Adr C A. Ven — Mer Ion.\nF. Mer Ion C A. Mer Ion — Tun.\n"},
		{name: "a condition stays with what hangs on it", from: "France:\nIf A Mar-Bur, A Par S A Mar-Bur  # maybe\nA Gas H\n", to: "fr", partial: true,
			want: "France\u202f:\n# If A Mar-Bur, A Par S A Mar-Bur  maybe\nA GAS H\n", says: []string{"conditional"}},
		{name: "several units under one order", from: "2A Par-Bur\n2F Bre-MAO\n", to: "fr-long", rules: rulebook.Francqueville(),
			want: "2 Armées Paris - Bourgogne\n2 Flottes Brest - Atlantique central\n"},
		{name: "a retreat in words", from: "Fall 1904, Retreats\nA Bur R Gas\n", to: "fr-long",
			want: "Automne 1904, Retraites\nArmée Bourgogne se retire vers Gascogne\n"},
		{name: "a leg whose fellows are not here", from: "Fall 1904\nFrance:\nF. Atl Cen C A. Atl Cen — Méd Occ.\n", to: "python",
			says: []string{"cannot lone-leg"}},
		{name: "a part of a route where legs are written", from: "Fall 1904\nEngland:\nF ENG C A Lon-Tun\n", to: "francqueville",
			says: []string{"cannot unknown-route"}},
		{name: "a wrong count in the turn itself", from: "A. Tri — CC — Apu.\nF. Mer Adr C A. Tri — Apu.\n", to: "json", rules: rulebook.Francqueville(),
			want: "{\n\"orders\": [\n  {\"order\":\"move\",\"unit\":{\"unit\":\"A\",\"at\":\"TRI\"},\"to\":\"APU\",\"via\":\"convoy\",\"fleets\":2},\n" +
				"  {\"order\":\"convoy\",\"unit\":{\"unit\":\"F\",\"at\":\"ADR\"},\"target\":{\"unit\":\"A\",\"at\":\"TRI\"},\"to\":\"APU\"}\n]\n}\n"},
		{name: "a route that nothing tells", from: "Spring 1905\nEngland:\nA Lon-Nwy\n", to: "judge",
			says: []string{"cannot unknown-route"}},
		{name: "a route that is written", from: "A Lon-NTH-NWG-Nwy\n", to: "daide",
			says: []string{"cannot unknown-power"}},
		{name: "the shorter of two ways", from: "A Lon-Bel\nF ENG C A Lon-Bel\nF NTH C A Lon-Bel\n", to: "judge",
			want: "A LON-ENG-BEL\nF ENG C A LON-BEL\nF NTH C A LON-BEL\n",
			says: []string{"chosen"}},
		{name: "a leg that leads nowhere", complete: true, from: "F. Mer Adr C A. Ven — Mer Ion.\n", to: "en", want: "F ADR C A VEN-ION\n"},
		{name: "a wrong count of fleets", from: "A. Tri — CC — Apu.\nF. Mer Adr C A. Tri — Apu.\n", to: "en", rules: rulebook.Francqueville(),
			says: []string{"cannot wrong-count"}},
		{name: "a wrong count where it is counted", from: "A. Tri — CC — Apu.\nF. Mer Adr C A. Tri — Apu.\n", to: "francqueville", rules: rulebook.Francqueville(),
			want: "A. Tri — CC — Apu.\nF. Mer Adr C A. Tri — Apu.\n"},
		{name: "several units", from: "2A. Par — Bou.\n", to: "en", rules: rulebook.Francqueville(), want: "2A PAR-BUR\n"},
		{name: "no coast to support", from: "F WES S F MAO-Spa/sc\n", to: "daide",
			says: []string{"cannot unknown-power"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			options := turn.Options{Rules: c.rules, Complete: c.complete}
			files, problems := notation.Convert(resolve(sheets(c.from), options), named(t, c.to), notation.Options{Partial: c.partial})
			var says []string
			for _, p := range problems {
				says = append(says, strings.TrimSpace(strings.TrimPrefix(p.Message.Key, "notation.")+" "+p.Gap.String()))
			}
			assert.Equal(t, c.says, says)
			if c.want == "" {
				assert.Nil(t, files)
				return
			}
			require.NotNil(t, files)
			assert.Equal(t, c.want, archive(files))
		})
	}
}

// Only the lines that are asked for are formatted, as an editor does.
func TestFormatRange(t *testing.T) {
	sheet := grammar.Default().Sheet("sheet.dip", []byte("a par-bur\na mar-spa\nf bre-mao\n"))
	edits := notation.Format(sheet, notation.FormatOptions{From: 2, To: 2})
	assert.Equal(t, "a par-bur\nA MAR-SPA\nf bre-mao\n", notation.Apply(sheet.Text, edits))
}

// Line ends, whatever they are, stay.
func TestFormatKeepsLineEnds(t *testing.T) {
	assert.Equal(t, "A PAR-BUR\r\nA MAR-SPA\rF BRE-MAO", format("a par-bur\r\na mar-spa\rf bre-mao"))
}

// A converter that is used for turn after turn, each built by the same builder,
// writes what a new one does.
func TestConverterAnew(t *testing.T) {
	texts := []string{
		"Spring 1901\nUnits:\nFrance: A Par, F Bre\n\nFrance:\nA Par-Bur # why\nF Bre S A Par-Bur\n# end\n",
		"England:\nA Lon-NTH-Nwy\n", "Waive\n",
		"PHASE 1903 Spring Movement\nPOSITIONS\nFrance: army par\nFrance: fleet eng\nEngland: army lon\nORDERS\nlon move nwy\n",
		"Fall 1903, Retreats\nDislodged:\nFrance: A Par\n\nFrance:\nA Par R Gas\n",
		"France:\nA Mar H\nA Par H\nA Bur H\n",
		"England:\nA Lon-Nwy\n", "A Xyz-Bur\n",
	}
	for _, id := range written() {
		n := named(t, id)
		c := notation.NewConverter(n, notation.Options{})
		b := turn.NewBuilder(turn.Options{})
		for _, text := range texts {
			sheet := grammar.Default().Sheet("sheet.dip", []byte(text))
			b.Reset()
			b.Add(sheet.Name, sheet.Encoding, sheet.Rows)
			of := b.Build()
			want, why := notation.Convert(of, n, notation.Options{})
			got, said := c.Convert(of)
			assert.Equal(t, want, got, "%s to %s", text, id)
			assert.Equal(t, spelled(why), spelled(said), "%s to %s", text, id)
		}
	}
}
