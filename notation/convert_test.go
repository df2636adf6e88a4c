package notation_test

import (
	"testing"

	"diplo/grammar"
	"diplo/i18n"
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
		says                 []string // problems in English, notes among them
	}{
		{name: "a void convoy stays void", complete: true, from: "England:\nA Lon-Nwy\nF NTH C A Lon-Den\n", to: "francqueville",
			want: "Angleterre\u202f:\nA. Lon — Norv.\nF. Mer Nord C A. Lon — Dan.\n"},
		{name: "an impossible order stays impossible", from: "A Par-Lon\nF Mun-Ber\nF Bre S A Mos\n", to: "fr",
			want: "A PAR - LON\nF MUN - BER\nF BRE S A MOS\n"},
		{name: "a loose name becomes a clear one", from: "England:\nF Nor-SKA\n", to: "fr-long",
			want: "Angleterre\u202f:\nFlotte Norvège - Skagerrak\n"},
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
			says: []string{"`A Nwy-Swe via land`: the notation `python` cannot express this order: it has no words for an army that goes by land while its own fleets would carry it"}},
		{name: "an ambiguous name", from: "England:\nF Nor-Edi\n", to: "fr",
			says: []string{"`F Nor-Edi` is not converted: `Nor` can mean North Sea or Norwegian Sea"}},
		{name: "an unknown name", from: "A Xyz-Bur\nA Par H\n", to: "fr",
			says: []string{"`A Xyz-Bur` cannot be read, so it is not converted: `Xyz` is not clear"}},
		{name: "what can be converted of it", from: "A Xyz-Bur\nA Par H\n", to: "fr", partial: true, want: "# A Xyz-Bur\nA PAR H\n",
			says: []string{"`A Xyz-Bur` cannot be read, so it is not converted: `Xyz` is not clear"}},
		{name: "a partial one without what would be misread", from: "Spring 1905\nEngland:\nA Lon S F Yor\nF NTH-SKA\n", to: "godip", partial: true,
			want: "Spring 1905\nEngland:\n# A Lon S F Yor\nnth Move ska\n",
			says: []string{"`A Lon S F Yor`: the notation `godip` cannot express this order: it does not say whether a unit is an army or a fleet, and nothing else here does"}},
		{name: "a retreat whose attacker is known", from: "Fall 1903, Retreats\nUnits:\nFrance: A Gas\nDislodged:\nFrance: A Par - Bur\nContested: Pic\nFrance:\nA Par - Bre\n", to: "diplomacy",
			want: `{"name":"F1903R","state":{"name":"F1903R","units":{"AUSTRIA":[],"ENGLAND":[],"FRANCE":["A GAS","*A PAR"],"GERMANY":[],"ITALY":[],"RUSSIA":[],"TURKEY":[]},` +
				`"centers":{"AUSTRIA":[],"ENGLAND":[],"FRANCE":[],"GERMANY":[],"ITALY":[],"RUSSIA":[],"TURKEY":[]},"retreats":{"FRANCE":{"A PAR":["BRE"]}}},` +
				`"orders":{"FRANCE":["A PAR R BRE"]},"results":{}}` + "\n",
			says: []string{"the notation `diplomacy` has no place for where attacks came from and for what is contested: that is left out"}},
		{name: "a saved game with a unit of nobody", from: "Fall 1903\nUnits:\nA Par\nA Par H\n", to: "diplomacy",
			says: []string{"the notation `diplomacy` cannot express this turn: " + notation.UnknownPower.Message().Localize(i18n.Choose("en"))}},
		{name: "a saved game with several units in a province", from: "Fall 1903\nUnits:\nFrance: 2A Par\nFrance:\n2A Par-Bur\n", to: "diplomacy", rules: rulebook.Francqueville(),
			says: []string{"the notation `diplomacy` cannot express this turn: " + notation.Stack.Message().Localize(i18n.Choose("en"))}},
		{name: "two results for one unit", from: "Fall 1903\nUnits:\nFrance: A Par\nFrance:\nA Par-Bur (bounce)\nA Par-Gas (void)\n", to: "diplomacy",
			want: `{"name":"F1903M","state":{"name":"F1903M","units":{"AUSTRIA":[],"ENGLAND":[],"FRANCE":["A PAR"],"GERMANY":[],"ITALY":[],"RUSSIA":[],"TURKEY":[]},` +
				`"centers":{"AUSTRIA":[],"ENGLAND":[],"FRANCE":[],"GERMANY":[],"ITALY":[],"RUSSIA":[],"TURKEY":[]}},` +
				`"orders":{"FRANCE":["A PAR - BUR","A PAR - GAS"]},"results":{"A PAR":["bounce"]}}` + "\n",
			says: []string{"`A Par-Gas`: the notation `diplomacy` has room for one result a unit: `void` is left out"}},
		{name: "a saved game without a position, of which no part is one", from: "Spring 1905\nEngland:\nA Lon-Wal\n", to: "phases", partial: true,
			says: []string{"the notation `phases` gives whole turns of a game, and this one lacks its name or its position"}},
		{name: "whose unit a support is for, where it does not stand there", from: "Spring 1901\nEngland:\nF Den S F Swe\nGermany:\nF Swe H\n", to: "daide",
			want: "( SPR #1901 )\n( ENG FLT DEN ) SUP ( GER FLT SWE )\n( GER FLT SWE ) HLD\n"},
		{name: "whose units they are, where the position alone tells", from: "Spring 1901\nUnits:\nEngland: F Den\nGermany: F Swe\nOrders:\nF Den S F Swe\n", to: "daide",
			want: "( SPR #1901 )\nUnits:\nEngland: FLT DEN\nGermany: FLT SWE\nOrders:\n( ENG FLT DEN ) SUP ( GER FLT SWE )\n"},
		{name: "a full name that would be read as another one", from: "Fall 1904\nEngland:\nF Edi S F NWY\nF Edi-NWG\n", to: "fr-long",
			want: "Automne 1904\nAngleterre\u202f:\nFlotte EDI soutient Flotte NGE\nFlotte Édimbourg - Mer de Norvège\n"},
		{name: "by sea with fleets that are not here", from: "Fall 1904\nAustria:\nA. Tri — C — Apu.\n", to: "fr",
			want: "Automne 1904\nAutriche\u202f:\nA TRI - APU par convoi\n"},
		{name: "how many fleets, where they are not here", from: "Fall 1904\nEngland:\nA Lon-Nwy via convoy\n", to: "francqueville",
			says: []string{"`A Lon-Nwy via convoy`: the notation `francqueville` cannot express this order: " + notation.UnknownFleets.Message().Localize(i18n.Choose("en"))}},
		{name: "legs as they are written, in a muddle too", from: "A. Tri — C — Apu.\nF. Mer Adr C A. Tri — Apu.\nA. Ven — CC — Tun.\nF. Mer Adr C A. Ven — Mer Ion.\nF. Mer Ion C A. Mer Ion — Tun.\n", to: "francqueville",
			want: "A. Tri — C — Apu.\nF. Mer Adr C A. Tri — Apu.\nA. Ven — CC — Tun.\nF. Mer Adr C A. Ven — Mer Ion.\nF. Mer Ion C A. Mer Ion — Tun.\n"},
		{name: "a condition stays with what hangs on it", from: "France:\nIf A Mar-Bur, A Par S A Mar-Bur  # maybe\nA Gas H\n", to: "fr", partial: true,
			want: "France\u202f:\n# If A Mar-Bur, A Par S A Mar-Bur  maybe\nA GAS H\n", says: []string{i18n.Message{Key: "notation.conditional", Args: []any{"A Par S A Mar-Bur"}}.Localize(i18n.Choose("en"))}},
		{name: "several units under one order", from: "2A Par-Bur\n2F Bre-MAO\n", to: "fr-long", rules: rulebook.Francqueville(),
			want: "2 Armées Paris - Bourgogne\n2 Flottes Brest - Atlantique central\n"},
		{name: "a retreat in words", from: "Fall 1904, Retreats\nA Bur R Gas\n", to: "fr-long",
			want: "Automne 1904, Retraites\nArmée Bourgogne se retire vers Gascogne\n"},
		{name: "a leg whose fellows are not here", from: "Fall 1904\nFrance:\nF. Atl Cen C A. Atl Cen — Méd Occ.\n", to: "python",
			says: []string{"`F. Atl Cen C A. Atl Cen — Méd Occ.`: the notation `python` cannot express this order: " + notation.LoneLeg.Message().Localize(i18n.Choose("en"))}},
		{name: "a part of a route where legs are written", from: "Fall 1904\nEngland:\nF ENG C A Lon-Tun\n", to: "francqueville",
			says: []string{"`F ENG C A Lon-Tun`: the notation `francqueville` cannot express this order: " + notation.UnknownRoute.Message().Localize(i18n.Choose("en"))}},
		{name: "a wrong count in the turn itself", from: "A. Tri — CC — Apu.\nF. Mer Adr C A. Tri — Apu.\n", to: "json", rules: rulebook.Francqueville(),
			want: "{\n\"orders\": [\n  {\"order\":\"move\",\"unit\":{\"unit\":\"A\",\"at\":\"TRI\"},\"to\":\"APU\",\"via\":\"convoy\",\"fleets\":2},\n" +
				"  {\"order\":\"convoy\",\"unit\":{\"unit\":\"F\",\"at\":\"ADR\"},\"target\":{\"unit\":\"A\",\"at\":\"TRI\"},\"to\":\"APU\"}\n]\n}\n"},
		{name: "a route that nothing tells", from: "Spring 1905\nEngland:\nA Lon-Nwy\n", to: "judge",
			says: []string{"`A Lon-Nwy`: the notation `judge` cannot express this order: it writes the waters on the way, and the orders of the fleets are not here"}},
		{name: "a route that is written", from: "A Lon-NTH-NWG-Nwy\n", to: "daide",
			says: []string{"`A Lon-NTH-NWG-Nwy`: the notation `daide` cannot express this order: it says whose each unit is, and nothing here tells"}},
		{name: "the shorter of two ways", from: "A Lon-Bel\nF ENG C A Lon-Bel\nF NTH C A Lon-Bel\n", to: "judge",
			want: "A LON-ENG-BEL\nF ENG C A LON-BEL\nF NTH C A LON-BEL\n",
			says: []string{"`A Lon-Bel`: the fleets allow more than one way; the shortest is written, through English Channel"}},
		{name: "a leg that leads nowhere", complete: true, from: "F. Mer Adr C A. Ven — Mer Ion.\n", to: "en", want: "F ADR C A VEN-ION\n"},
		{name: "a wrong count of fleets", from: "A. Tri — CC — Apu.\nF. Mer Adr C A. Tri — Apu.\n", to: "en", rules: rulebook.Francqueville(),
			says: []string{"`A. Tri — CC — Apu.`: the notation `en` cannot express this order: it does not count the fleets of a convoy, and this count is wrong on purpose or by mistake"}},
		{name: "a wrong count where it is counted", from: "A. Tri — CC — Apu.\nF. Mer Adr C A. Tri — Apu.\n", to: "francqueville", rules: rulebook.Francqueville(),
			want: "A. Tri — CC — Apu.\nF. Mer Adr C A. Tri — Apu.\n"},
		{name: "several units", from: "2A. Par — Bou.\n", to: "en", rules: rulebook.Francqueville(), want: "2A PAR-BUR\n"},
		{name: "no coast to support", from: "F WES S F MAO-Spa/sc\n", to: "daide",
			says: []string{"`F WES S F MAO-Spa/sc`: the notation `daide` cannot express this order: it says whose each unit is, and nothing here tells"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			options := turn.Options{Rules: c.rules, Complete: c.complete}
			files, problems := notation.Convert(resolve(sheets(c.from), options), named(t, c.to), notation.Options{Partial: c.partial})
			var says []string
			for _, p := range problems {
				says = append(says, p.Localize(i18n.Choose("en")))
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
