package lint_test

import (
	"strings"
	"testing"

	"diplo/i18n"

	"github.com/stretchr/testify/assert"
)

// notation selects the family, but for N011, which runs when asked for.
var notation = []string{"N00", "N010", "N012", "N013", "N014", "N015", "N016"}

func TestNotation(t *testing.T) {
	runCases(t, []lintCase{
		{
			name: "what an order lacks", only: notation,
			sheet:    "France:\nA Par -\nA Par frobnicates Bur\nA Mar C A Par\nA S A Mar - Bur\nA Par - Bur\n",
			verdicts: []string{"illegal N001", "illegal N001", "illegal N001", "illegal N001", "ok"},
			found: []string{
				"N001 error illegal: A Par [-]",
				"N001 error illegal: A Par [frobnicates Bur]",
				"N001 error illegal: A Mar C [A Par]",
				"N001 error illegal: A [S] A Mar - Bur",
			},
			says: []string{
				"the destination is missing: write a province behind",
				"`frobnicates Bur` is not what a unit can do: after `A Par` comes a dash, `S`, `C` or `H`",
				"the destination is missing: write a province behind",
				"the unit is missing: the order does not say who is to do this",
			},
		},
		{
			name:  "prose is left alone",
			sheet: "France:\nDear Germany, I hope that you are well.\nA Par - Bur\n",
			found: []string{}, verdicts: []string{"ok"},
		},
		{
			name: "misspelt names", only: notation,
			sheet:    "France:\nA Pariss - Bur\nA Picardie - Belguim\nA Xyzzy - Qwert\n",
			verdicts: []string{"illegal N002", "illegal N002", "illegal N002"},
			found: []string{
				"N002 error illegal: A [Pariss] - Bur",
				"N002 error illegal: A Picardie - [Belguim]",
				"N002 error illegal: A [Xyzzy] - Qwert",
				"N002 error illegal: A Xyzzy - [Qwert]",
			},
			says: []string{
				"no province is called `Pariss`: is `Paris` meant?",
				"no province is called `Belguim`: is `Belgium` meant?",
				"no province is called `Xyzzy`",
				"no province is called `Qwert`",
			},
			safe:    "France:\nA Pariss - Bur\nA Picardie - Belguim\nA Xyzzy - Qwert\n",
			guessed: "France:\nA Paris - Bur\nA Picardie - Belgium\nA Xyzzy - Qwert\n",
		},
		{
			name: "a misspelt French name in its own style", only: notation,
			sheet:   "France :\nA PAR - Bourgone\n",
			found:   []string{"N002 error illegal: A PAR - [Bourgone]"},
			guessed: "France :\nA PAR - Bourgogne\n",
		},
		{
			name: "a province of another map", only: notation,
			sheet: "Germany:\nA BON - Kie\n",
			found: []string{"N002 error illegal: A [BON] - Kie"},
			says:  []string{"`BON` is no province of this map, only of another"},
		},
		{
			name: "two readings are possible", only: notation,
			sheet:    "England:\nF Nor - Edi\nA Liv H\n",
			verdicts: []string{"illegal N003", "illegal N003"},
			found:    []string{"N003 error illegal: F [Nor] - Edi", "N003 error illegal: A [Liv] H"},
			says: []string{
				"`Nor` can be North Sea or Norwegian Sea here, and the order is possible either way",
				"`Liv` can be Livonia or Liverpool here, and the order is possible either way",
			},
			guessed: "England:\nF Nor - Edi\nA Liv H\n", // the choice is the player's
		},
		{
			name: "one reading is possible", only: notation,
			sheet:    "England:\nA Liv - Yor\nA LIV - Pru\nf tyr - tun\n",
			verdicts: []string{"ok", "ok", "ok"},
			found: []string{
				"N004 warning: A [Liv] - Yor",
				"N004 warning: A [LIV] - Pru",
				"N004 warning: f [tyr] - tun",
			},
			safe: "England:\nA Lvp - Yor\nA LVN - Pru\nf tys - tun\n",
		},
		{
			name: "a word that most take for one thing", only: notation,
			sheet: "England:\nF Nor - NWG\nF BAL S F Nor - Swe\n", verdicts: []string{"ok", "void S401"},
			found: []string{"N004 warning: F [Nor] - NWG"},
			says:  []string{"`Nor` is read as Norway, as most would: with North Atlantic Ocean or North Sea the order would be possible too"},
		},
		{
			name: "a proper name that some give to another province too", only: []string{"N004"},
			sheet: "Angleterre :\nMer du Nord soutient Édimbourg - Norvège\n", found: []string{},
		},
		{
			name: "a coast by another name", only: notation,
			sheet: "Turkey:\nF Con - Bul/nc\n", verdicts: []string{"ok"},
			found: []string{"N004 warning: F Con - [Bul/nc]"},
			says:  []string{"`Bul/nc` is read as Bulgaria (east coast), as some notations call that coast"},
			safe:  "Turkey:\nF Con - Bul/ec\n",
		},
		{
			name: "the beginning of a French name", only: notation,
			sheet: "France :\nA PAR - Bourgo\n", verdicts: []string{"ok"},
			found: []string{"N004 warning: A PAR - [Bourgo]"},
			says:  []string{"`Bourgo` is only the beginning of a name: it is read as Burgundy"},
		},
		{
			name: "is a name by Francqueville's rules", only: notation, rules: "francqueville",
			sheet: "France :\nA PAR - Bourgo\n", found: []string{}, verdicts: []string{"ok"},
		},
		{
			name: "powers", only: notation,
			sheet: "Autstria: A Vie - Tri\nAllemange :\nA BER - KIE\n",
			found: []string{"N005 error: [Autstria]: A Vie - Tri", "N005 error: [Allemange] :"},
			says: []string{
				"no power is called `Autstria`: is `Austria` meant?",
				"no power is called `Allemange`: is `Allemagne` meant?",
			},
			safe:    "Autstria: A Vie - Tri\nAllemange :\nA BER - KIE\n",
			guessed: "Austria: A Vie - Tri\nAllemagne :\nA BER - KIE\n",
		},
		{
			name: "a province in a power's place", only: notation,
			sheet: "Prusse :\nA BER - KIE\nPrussia: A MUN - RUH\n",
			found: []string{"N005 error: [Prusse] :", "N005 error: [Prussia]: A MUN - RUH"},
			says: []string{
				"no power is called `Prusse`: is `Russie` meant?",
				"no power is called `Prussia`: is `Russia` meant?",
			},
		},
		{
			name: "a misspelt nationality is no province", only: []string{"N002"},
			sheet: "Frence A Par - Bur\n",
			found: []string{"N002 error illegal: [Frence] A Par - Bur"},
			says:  []string{"no province is called `Frence`: is `France` meant?"},
		},
	})
}

func TestUnitsInWriting(t *testing.T) {
	runCases(t, []lintCase{
		{
			name: "letters left out, position known", only: notation,
			sheet:    "Spring 1901\nFrance:\nPar - Bur\nA Mar - Spa\nBre - MAO\n",
			verdicts: []string{"ok", "ok", "ok"},
			found:    []string{"N006 note: [Par] - Bur", "N006 note: [Bre] - MAO"},
			says: []string{
				"the letter is left out: the army in Paris is meant",
				"the letter is left out: the fleet in Brest is meant",
			},
			safe: "Spring 1901\nFrance:\nA Par - Bur\nA Mar - Spa\nF Bre - MAO\n",
		},
		{
			name: "letters left out, the terrain tells or not", only: notation,
			sheet: "France:\nPar - Bur\nNTH - Edi\nMar H\nA Bel H\n",
			found: []string{"N006 note: [Par] - Bur", "N006 note: [NTH] - Edi", "N006 note: [Mar] H"},
			says: []string{
				"the letter is left out: only an army can be meant",
				"the letter is left out: only a fleet can be meant",
				"the letter is left out, and nothing tells whether an army or a fleet is meant",
			},
			safe: "France:\nA Par - Bur\nF NTH - Edi\nMar H\nA Bel H\n",
		},
		{
			name: "a sheet without letters is told once", only: notation,
			sheet: "France :\nPAR - BOU\nMAR - ESP\nNRD H\n",
			found: []string{"N006 note: [PAR] - BOU"},
			says:  []string{"this sheet leaves out the letters of all units"},
			safe:  "France :\nA PAR - BOU\nMAR - ESP\nF NRD H\n",
		},
		{
			name: "two orders for one unit that is written once", only: []string{"N006"},
			sheet: "Boh R Vie R Tyr\n",
			found: []string{"N006 note: [Boh] R Vie R Tyr"},
			safe:  "A Boh R Vie R Tyr\n",
		},
		{
			name:  "the letter of a supported unit may be left out",
			only:  notation,
			sheet: "Russie :\nA. Mos S Var\nA. Var H\n", found: []string{}, verdicts: []string{"ok", "ok"},
		},
		{
			name:  "a saved game has no letters",
			only:  notation,
			sheet: "PHASE 1901 Spring Movement\nPOSITIONS\nFrance: army par\nFrance: army mar\nORDERS\npar move bur\nmar hold\n",
			found: []string{}, verdicts: []string{"ok", "ok"},
		},
		{
			name: "wrong letters (DATC 4.C.2)", only: notation,
			sheet:    "Spring 1901\nEngland:\na edi - nth\nFleet Liverpool - Yor\nF Lon S F Lvp - Wal\n",
			verdicts: []string{"ok", "ok", "void S401"},
			found: []string{
				"N007 warning: [a] edi - nth",
				"N007 warning: [Fleet] Liverpool - Yor",
				"N007 warning: F Lon S [F] Lvp - Wal",
			},
			safe: "Spring 1901\nEngland:\nf edi - nth\nArmy Liverpool - Yor\nF Lon S A Lvp - Wal\n",
		},
		{
			name: "whose letter is wrong cannot be said without a position", only: notation,
			sheet: "England:\nA Edi - NTH\n", found: []string{}, verdicts: []string{"illegal G202"},
		},
		{
			name: "armies on coasts (DATC 6.B.12)", only: notation,
			sheet:    "Russia:\nA Fin - StP/nc\nA Nwy S A Fin - StP (nc)\nF GOB - StP/sc\n",
			verdicts: []string{"ok", "ok", "ok"},
			found: []string{
				"N015 note: A Fin - [StP/nc]",
				"N015 note: A Nwy S A Fin - [StP (nc)]",
			},
			safe: "Russia:\nA Fin - StP\nA Nwy S A Fin - StP\nF GOB - StP/sc\n",
		},
	})
}

func TestMarks(t *testing.T) {
	runCases(t, []lintCase{
		{
			name: "lost dashes are written like the others", only: notation,
			sheet:    "France :\nA. Mar  Pié.\nA. Par — Bou.\n",
			verdicts: []string{"ok", "ok"},
			found:    []string{"N008 warning: A. Mar[  ]Pié."},
			says:     []string{"there is no dash between the two provinces: `A MAR-PIE` is read"},
			safe:     "France :\nA. Mar — Pié.\nA. Par — Bou.\n",
		},
		{
			name: "but not like the mark of a convoy", only: notation,
			sheet: "Autriche :\nA. Tri — C — Apu.\nF. Adr C A. Tri — Apu.\nA. Vie  Bud.\n",
			found: []string{"N008 warning: A. Vie[  ]Bud."},
			safe:  "Autriche :\nA. Tri — C — Apu.\nF. Adr C A. Tri — Apu.\nA. Vie - Bud.\n",
		},
		{
			name: "stray marks", only: notation,
			sheet:    "Austria:\nA Tyr- S A Ven\nA MUN -H\nA (Par - Bur\n",
			verdicts: []string{"unconfirmed S408", "ok", "ok"},
			found: []string{
				"N009 warning: A Tyr[-] S A Ven",
				"N009 warning: A MUN [-]H",
				"N009 warning: A [(]Par - Bur",
			},
			safe: "Austria:\nA Tyr S A Ven\nA MUN H\nA Par - Bur\n",
		},
		{
			name: "a word behind an order", only: notation,
			sheet: "France:\nA Par - Bur blah\n", verdicts: []string{"ok"},
			found:   []string{"N009 warning: A Par - Bur [blah]"},
			safe:    "France:\nA Par - Bur blah\n",
			guessed: "France:\nA Par - Bur\n",
		},
		{
			name: "a letter takes the place of a dash that would remove the unit", only: []string{"N006"},
			sheet: "Fall 1902\nFrance:\nA Mar H\n- Par\n- Bre - Pic\n- Bur - Mun\n",
			found: []string{"N006 note: - [Par]", "N006 note: - [Bre] - Pic", "N006 note: - [Bur] - Mun"},
			safe:  "Fall 1902\nFrance:\nA Mar H\nA Par\n- Bre - Pic\n- A Bur - Mun\n",
		},
		{
			name: "the result of an order that cannot be read", only: []string{"N012"},
			sheet: "Italie :\nF Mer Tyrrhénienne -> (*rebond*)\nA Ven - Tyr\n\nA Rom - Ven\n",
		},
		{
			name: "results among orders", only: notation,
			sheet: "France:\nA Par - Bur\nA Mar - Spa (*bounce*)\nF Bre - MAO\nA Ven : Tri\nA UKR - ROU -> UKR\nF Lon H\n",
			found: []string{
				"N012 note: A Mar - Spa [(*bounce*)]",
				"N012 note: A Ven [:] Tri",
				"N012 note: A UKR - ROU [-> UKR]",
			},
			safe: "France:\nA Par - Bur\nA Mar - Spa\nF Bre - MAO\nA Ven - Tri\nA UKR - ROU\nF Lon H\n",
		},
		{
			name: "a page of results", only: notation,
			sheet: "France :\nA PAR - BOU échec\nA MAR - ESP (*rebond*)\nF BRE H\n", found: []string{},
		},
		{
			name: "D among retreats", only: notation,
			sheet:    "Automne 1901, Retraites\nFrance :\nA BOU D\nA PAR dispersion\n",
			verdicts: []string{"illegal N013", "ok"},
			found:    []string{"N013 error illegal: A BOU [D]"},
			guessed:  "Automne 1901, Retraites\nFrance :\nA BOU dispersion\nA PAR dispersion\n",
		},
		{
			name: "D among retreats, on lines that are the same in two languages", only: notation,
			sheet:    "Automne 1901, Retraites\nFrance :\nA Par D\nF Manche D\nA Mar dispersion\n",
			verdicts: []string{"illegal N013", "illegal N013", "ok"},
			found:    []string{"N013 error illegal: A Par [D]", "N013 error illegal: F Manche [D]"},
			guessed:  "Automne 1901, Retraites\nFrance :\nA Par dispersion\nF Manche dispersion\nA Mar dispersion\n",
		},
		{
			name: "R without a destination among retreats", only: notation,
			sheet:    "Automne 1901, Retraites\nFrance :\nA Par R\nR. F. Bre.\nA Mar R Gas\n",
			verdicts: []string{"illegal N013", "illegal N013", "ok"},
			found:    []string{"N013 error illegal: A Par [R]", "N013 error illegal: [R]. F. Bre."},
			says: []string{
				"`R` can stand for a disbandment or a retreat here: write `dispersion`, or `se retire vers …` with the destination",
				"`R` can stand for a disbandment or a retreat here: write `dispersion`, or `se retire vers …` with the destination",
			},
		},
		{
			name: "R without a destination among retreats, in English", only: notation,
			sheet:    "Fall 1901, Retreats\nEngland:\nF North Sea R\nA London R Yorkshire\n",
			verdicts: []string{"illegal N013", "ok"},
			found:    []string{"N013 error illegal: F North Sea [R]"},
			says:     []string{"`R` can stand for a disbandment or a retreat here: write `disbands`, or `retreats to …` with the destination"},
		},
		{
			name: "letters of winter", only: []string{"N", "O"},
			sheet:    "Hiver 1902\nAngleterre :\nS. A. Nge.\nD. F. Man.\nR. F. Lon\nFrance :\nC A Par\nF Bre C\n",
			verdicts: []string{"ok", "ok", "ok", "ok", "ok"}, found: []string{},
		},
		{
			name: "letters of winter among moves", only: []string{"N", "O"},
			sheet:    "Printemps 1902\nFrance :\nA Par R\nC. A. Mar.\nS A Bou\nF Bre C\n",
			verdicts: []string{"illegal O105", "illegal N001", "illegal N001", "illegal N001"},
			found: []string{
				"O105 error illegal: A Par [R]", "N001 error illegal: [C]. A. Mar.",
				"N001 error illegal: [S] A Bou", "N001 error illegal: F Bre [C]",
			},
		},
		{
			name: "D is clear in English", only: notation,
			sheet: "Fall 1901, Retreats\nFrance:\nA BUR D\n", found: []string{}, verdicts: []string{"ok"},
		},
		{
			name: "a slip in a verb makes one order of a line, not two", only: []string{"N001", "O101"},
			sheet: "France:\nA Par - Bur\nA Mar suports A Par - Bur\n", verdicts: []string{"ok", "illegal N001"},
			found: []string{"N001 error illegal: A Mar [suports] A Par - Bur"},
		},
		{
			name: "lines that may have been meant as orders", only: []string{"N017"},
			sheet: "what a day\nA Par was lovely\nEngland:\nfleet edinborough to norwegian sea\na mar spt\nlpool to yorkshire\nA Lvp - Yor\n" +
				"a day in Paris is a day in which many good things happen\nParis was lovely\n# A Par spt\n~~A Lon~~ to Wales\n",
			found: []string{
				"N017 warning: [fleet edinborough to norwegian sea]", "N017 warning: [a mar spt]", "N017 warning: [lpool to yorkshire]",
			},
		},
		{
			name: "conditions", only: notation,
			sheet: "France:\nIf Germany attacks, A Par - Bur\n", verdicts: []string{"illegal N014"},
			found: []string{"N014 error illegal: If Germany attacks, [A Par - Bur]"},
		},
		{
			name: "conditions behind orders and on their lines", only: []string{"N", "O101"},
			sheet:    "Germany:\nA Mun - Bur, sinon A Mun H\nA Kie - Den if F Den - SWE\nELSE F Hol H\nF Ber - BAL; A Ruh - Hol\n",
			verdicts: []string{"illegal N014", "illegal N014", "illegal N014", "illegal N014", "ok", "ok"},
			found: []string{
				"N014 error illegal: [A Mun - Bur], sinon A Mun H", "N014 error illegal: A Mun - Bur, sinon [A Mun H]",
				"N014 error illegal: [A Kie - Den] if F Den - SWE", "N014 error illegal: ELSE [F Hol H]",
			},
		},
		{
			name: "a choice of destinations", only: notation,
			sheet:    "Italy:\nA Tus - Rom or Ven\nA Boh - Ven/Tri\nF Gre S A Boh - Tri or Vie\nA Tri - Ven or hold\nA Apu - Nap or Xyzzy\n",
			verdicts: []string{"illegal N016", "illegal N016", "illegal N016", "illegal N016", "illegal N016"},
			found: []string{
				"N016 error illegal: A Tus - [Rom or Ven]", "N016 error illegal: A Boh - [Ven/Tri]",
				"N016 error illegal: F Gre S A Boh - [Tri or Vie]", "N016 error illegal: A Tri - Ven [or hold]",
				"N016 error illegal: A Apu - Nap [or Xyzzy]",
			},
			says: []string{
				"the destination is left open, to be `Rom` or `Ven`: the order is not followed",
				"the destination is left open, to be `Ven` or `Tri`: the order is not followed",
				"the destination is left open, to be `Tri` or `Vie`: the order is not followed",
				"`or hold` leaves open what the unit does: the order is not followed",
				"`or Xyzzy` leaves open what the unit does: the order is not followed",
			},
		},
		{
			name: "a choice of retreats", only: []string{"N"},
			sheet: "Spring 1901 Retreats\nItaly:\nA Tus - Rom or Ven\nA Boh R Vie/Tri\n", found: []string{},
			verdicts: []string{"ok", "ok"},
		},
		{
			name: "summer is when spring's retreats are made", only: []string{"N", "R"},
			sheet: "Summer 1905\nFrance:\nA Par - Bur\nA Pic S A Par - Bur\n", verdicts: []string{"ok", "illegal R506"},
			found: []string{"R506 error illegal: A Pic [S] A Par - Bur"},
		},
		{
			name: "phases that follow the turn above", only: []string{"N", "O105", "R", "B604"},
			sheet:    "Automne 1903\nFrance :\nA Mar - Bur\nRetraites :\nFrance :\nA Par - Pic\nConstructions :\nFrance :\nA Par\n",
			verdicts: []string{"ok", "ok", "ok"}, found: []string{},
		},
		{
			name: "bullets are no removals", only: []string{"N", "O"},
			sheet: "Fall 1903\nFrance:\n- A Gas\n- A Par - Bur\n", found: []string{}, verdicts: []string{"ok", "ok"},
		},
		{
			name: "a remark behind a double dash", only: []string{"N"},
			sheet: "France:\nA Bel - Hol -- because I said so\n", found: []string{}, verdicts: []string{"ok"},
		},
		{
			name: "results with the signs around them", only: []string{"N012"},
			sheet: "Turkey:\nA Con - Bul ** bounced\nA Ank - Con, bounced\nA Bul - Ser, bounced, A Gre - Alb\n* A Rum - Gal **bounced**\n" +
				"A Mos - Ukr\nA Sev - Rum\nF Nap - Ion\nA Vie - Boh\n",
			found: []string{
				"N012 note: A Con - Bul ** [bounced]", "N012 note: A Ank - Con, [bounced]",
				"N012 note: A Bul - Ser, [bounced], A Gre - Alb", "N012 note: * A Rum - Gal **[bounced**]",
			},
			safe: "Turkey:\nA Con - Bul\nA Ank - Con\nA Bul - Ser, A Gre - Alb\n* A Rum - Gal\n" +
				"A Mos - Ukr\nA Sev - Rum\nF Nap - Ion\nA Vie - Boh\n",
		},
		{
			name: "a mark that was meant for a dash", only: []string{"N008", "N009"},
			sheet: "France:\nA Par _> Bur\nA Pic S A Par _> Bur\n",
			found: []string{"N009 warning: A Par [_>] Bur", "N009 warning: A Pic S A Par [_>] Bur"},
			says:  []string{"`_>` is no dash", "`_>` is no dash"},
			safe:  "France:\nA Par - Bur\nA Pic S A Par - Bur\n",
		},
		{
			name: "what a convoy lacks", only: []string{"N001"},
			sheet: "France:\nF Lyo C\nA Por S\n",
			found: []string{"N001 error illegal: F Lyo [C]", "N001 error illegal: A Por [S]"},
			says: []string{
				"the army to carry is missing: write it behind with its destination, as in `C A Lon - Nwy`",
				"the unit that this is done for is missing: write it behind, as in `S A Mar - Bur`",
			},
		},
		{
			name: "what web clients send", only: []string{"N"},
			sheet: "France:\n{\"type\":\"MOVE\",\"to\":\"Spa\",\"to_coast\":\"sc\"}\n{\"terrID\":47,\"type\":\"Move\",\"toTerrID\":12}\n",
			found: []string{
				"N001 error illegal: [{\"type\":\"MOVE\",\"to\":\"Spa\",\"to_coast\":\"sc\"}]",
				"N001 error illegal: [{\"terrID\":47,\"type\":\"Move\",\"toTerrID\":12}]",
			},
		},
		{
			name: "slips in short names", only: []string{"N002"},
			sheet: "England:\nA Lon - Yro\nF Gul H\nA Yor - own\n",
			found: []string{"N002 error illegal: A Lon - [Yro]", "N002 error illegal: F [Gul] H", "N002 error illegal: A Yor - [own]"},
			says: []string{
				"no province is called `Yro`: is `Yor` meant?",
				"no province is called `Gul`: is `Gulf of Bothnia` or `Gulf of Lyon` meant?",
				"no province is called `own`",
			},
		},
		{
			name: "names of several words", only: []string{"N"},
			sheet: "Angleterre :\nF Mer de Norwège - Nge\nF Mer du Nrod C A Pays de Gales - Bel\nA Royaume de Naples - Rome\nF Mer de Baltque H\n",
			found: []string{
				"N002 error illegal: F [Mer de Norwège] - Nge",
				"N002 error illegal: F [Mer du Nrod] C A Pays de Gales - Bel", "N002 error illegal: F Mer du Nrod C A [Pays de Gales] - Bel",
				"N002 error illegal: A [Royaume de Naples] - Rome", "N002 error illegal: F [Mer de Baltque] H",
			},
			says: []string{
				"no province is called `Mer de Norwège`: is `Mer de Norvège` meant?",
				"no province is called `Mer du Nrod`: is `Mer du Nord` meant?",
				"no province is called `Pays de Gales`: is `Pays de Galles` meant?",
				"no province is called `Royaume de Naples`: is `Naples` meant?",
				"no province is called `Mer de Baltque`: is `Mer Baltique` meant?",
			},
		},
		{
			name: "an order of the bot protocol that is one too many", only: []string{"O101"},
			sheet: "( ( ENG AMY LON ) HLD )\n( ( ENG AMY LON ) HLD )\n",
			found: []string{"O101 warning ineffective: ( [( ENG AMY LON ) HLD] )"},
			safe:  "( ( ENG AMY LON ) HLD )\n\n",
		},
		{
			name: "names of two languages, when asked for", only: []string{"N011"},
			sheet: "England:\nF Edi - NWG\nF NRD S F Edi - NWG\nA Pays de Galles H\nA Bel H\n",
			found: []string{
				"N011 note: F [NRD] S F Edi - NWG",
				"N011 note: A [Pays de Galles] H",
			},
			safe: "England:\nF Edi - NWG\nF NTH S F Edi - NWG\nA Wales H\nA Bel H\n",
		},
		{
			name:  "names of two languages, when not",
			sheet: "England:\nF Edi - NWG\nF NRD S F Edi - NWG\n", found: []string{},
		},
		{
			name: "old files are told once", only: notation,
			sheet: "France :\nA. Mar \x97 Pi\xe9.\nA. Par \x97 Bou.\n", verdicts: []string{"ok", "ok"},
			found: []string{"N010 warning: [A. Mar — Pié.]"},
		},
		{
			name: "old files of many turns are told once", only: []string{"N010"},
			sheet: "France :\nA Par H\nAutomne 1901\nA. Mar \x97 Pi\xe9.\nPrintemps 1902\nA. Par \x97 Bou.\nA. Bou \x97 Ruh.\n",
			found: []string{"N010 warning: [A. Mar — Pié.]"},
		},
		{
			name: "each old file is told", only: []string{"N010"},
			sheet: "-- a.dip --\nFrance :\nA. Mar \x97 Pi\xe9.\n-- b.dip --\nItalie :\nA. Ven \x97 Tri.\n",
			found: []string{"N010 warning: [A. Mar — Pié.]", "N010 warning: [A. Ven — Tri.]"},
		},
		{
			name:  "a line that is too long",
			sheet: "France:\nA Par - " + strings.Repeat("Bur", 2000) + "\nA Mar - Spa\n", verdicts: []string{"ok"},
			found: []string{"N001 error illegal: []A Par - " + strings.Repeat("Bur", 2000)},
			says:  []string{"this line is longer than 4,096 bytes and was not read"},
		},
	})
}

// What a message says is said in the reader's language, with the reader's names.
func TestMessagesAreFrench(t *testing.T) {
	got := checkIn(t, i18n.Default().LanguageByCode("fr"), lintCase{
		sheet: "Spring 1901\nEngland:\nA Liv - Yor\nF Edi - NTH\nF Mun - Kie\n", only: []string{"N", "O"},
	})
	assert.Equal(t, []string{
		"Angleterre\u202f: aucun ordre pour `F LON`, qui tient",
		"`Liv` a plusieurs sens (Livonie ou Liverpool)\u202f: on lit «\u202fLiverpool\u202f», le seul avec lequel l’ordre est possible",
		"l’armée (Munich) est allemande, et non anglaise\u202f: seule sa puissance lui donne des ordres",
	}, got)
}
