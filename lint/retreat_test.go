package lint_test

import "testing"

// The position after the movement of DATC 6.H.8 and its kin.
const retreating = "Spring 1902, Retreats\nUnits:\nEngland: A Edi, F Yor\nGermany: A Kie, A Hol\nRussia: A Swe, A Nwy\n" +
	"Dislodged:\nEngland: F Nwy - Fin\nRussia: F Edi - Lvp, F Hol - Ruh\n"

func TestRetreats(t *testing.T) {
	runCases(t, []lintCase{
		{
			name:     "a retreat that is free",
			sheet:    retreating + "Russia:\nF Edi R NWG\nF Hol D\n",
			complete: true,
			only:     []string{"R"},
			verdicts: []string{"ok", "ok"},
		},
		{
			name:     "an undislodged unit moves (DATC 6.H.4)",
			sheet:    retreating + "England:\nF Yor - NTH\n",
			only:     []string{"R"},
			found:    []string{"R501 error illegal: F [Yor] - NTH"},
			says:     []string{"`F YOR` was not dislodged and stays where it is"},
			verdicts: []string{"illegal R501"},
		},
		{
			name:     "where the attacker came from, in words",
			sheet:    "Printemps 1902, Retraites\nDélogées :\nTurquie : F Ank depuis NOI, A Con from Bul\nTurquie :\nF Ank R NOI\nA Con R Smy ou Ank\n",
			only:     []string{"N", "R"},
			found:    []string{"R503 error illegal: F Ank R [NOI]"},
			verdicts: []string{"illegal R503", "ok"},
		},
		{
			name:     "by convoy, in all words",
			sheet:    "Automne 1901, Retraites\nDélogées :\nFrance : A Pic, A Bre\nFrance :\nA Pic R Bel via convoy\nA Bre retraite Gas par convoi\n",
			only:     []string{"N", "R"},
			found:    []string{"R505 error illegal: A Pic R [Bel] via convoy", "R505 error illegal: A Bre retraite [Gas] par convoi"},
			verdicts: []string{"illegal R505", "illegal R505"},
		},
		{
			name:  "too far",
			sheet: retreating + "Russia:\nF Edi R Den\n",
			only:  []string{"R"},
			found: []string{"R502 error illegal: F Edi R [Den]"},
			says:  []string{"Edinburgh and Denmark do not touch: a unit retreats to where it could move"},
		},
		{
			name:  "occupied, and the only way out is a guess",
			sheet: "Fall 1902, Retreats\nUnits:\nAustria: A Bud, A Tyr\nGermany: A Vie, A Boh, A Gal\nDislodged:\nAustria: A Vie - Mun\nAustria:\nA Vie R Bud\n",
			only:  []string{"R"}, complete: true,
			found:   []string{"R503 error illegal: A Vie R [Bud]"},
			says:    []string{"Budapest is occupied by `A BUD`"},
			guessed: "Fall 1902, Retreats\nUnits:\nAustria: A Bud, A Tyr\nGermany: A Vie, A Boh, A Gal\nDislodged:\nAustria: A Vie - Mun\nAustria:\nA Vie R Tri\n",
		},
		{
			name:  "contested (DATC 6.H.6)",
			sheet: "Fall 1902, Retreats\nUnits:\nAustria: A Vie\nContested: Boh\nDislodged:\nItaly: A Vie\nItaly:\nA Vie R Boh\n",
			only:  []string{"R"},
			found: []string{"R503 error illegal: A Vie R [Boh]"},
			says:  []string{"Bohemia was left empty by a stand-off, and is closed to retreats"},
		},
		{
			name:  "contested on either coast (DATC 6.H.17)",
			sheet: "Fall 1902, Retreats\nUnits:\nItaly: F WES\nContested: Spa\nDislodged:\nFrance: F WES\nFrance:\nF WES - Spa/sc\n",
			only:  []string{"R"},
			found: []string{"R503 error illegal: F WES - [Spa]/sc"},
		},
		{
			name:  "the attacker's province (DATC 6.H.5, 6.H.10)",
			sheet: "Fall 1902, Retreats\nUnits:\nRussia: F Ank\nDislodged:\nTurkey: F Ank - BLA\nTurkey:\nF Ank R BLA\n",
			only:  []string{"R"},
			found: []string{"R503 error illegal: F Ank R [BLA]"},
			says:  []string{"the attacker came from Black Sea, so no unit can retreat there"},
		},
		{
			name:     "two of one power and one of another (DATC 6.H.8)",
			sheet:    retreating + "England:\nF Nwy R NTH\nRussia:\nF Edi R NTH\nF Hol - NTH\n",
			only:     []string{"R"},
			found:    []string{"R504 warning: F Nwy R [NTH]", "R504 warning ineffective: F Edi R [NTH]", "R504 warning ineffective: F Hol - [NTH]"},
			verdicts: []string{"ok", "ineffective R504", "ineffective R504"},
		},
		{
			name:     "a clash between powers may be meant (DATC 6.H.7)",
			sheet:    "Spring 1903, Retreats\nItaly:\nA Boh R Tyr\nAustria:\nA Vie R Tyr\n",
			only:     []string{"R"},
			found:    []string{"R504 warning: A Boh R [Tyr]", "R504 warning: A Vie R [Tyr]"},
			verdicts: []string{"ok", "ok"},
		},
		{
			name:  "a retreat that cannot be made clashes with none",
			sheet: "Spring 1903, Retreats\nItaly:\nA Boh R Tyr\nA Apu R Tyr\n",
			only:  []string{"R504"},
		},
		{
			name:     "no convoy (DATC 6.H.3)",
			sheet:    "Fall 1902, Retreats\nEngland:\nA Holland - Yorkshire\nF North Sea Convoys A Holland - Yorkshire\nA Pic - Bel via convoy\n",
			only:     []string{"R"},
			found:    []string{"R505 error illegal: A Holland - [Yorkshire]", "R506 error illegal: F North Sea [Convoys] A Holland - Yorkshire", "R505 error illegal: A Pic - [Bel] via convoy"},
			verdicts: []string{"illegal R505", "illegal R506", "illegal R505"},
			guessed:  "Fall 1902, Retreats\nEngland:\nA Holland - Yorkshire\nF North Sea Convoys A Holland - Yorkshire\nA Pic - Bel\n",
		},
		{
			name: "fleets are never convoyed", only: []string{"R"},
			sheet: "Spring 1903, Retreats\nFrance:\nF Bre R Lon via convoy\nF Pic R Bel via convoy\n",
			found: []string{"R505 error illegal: F Bre R [Lon] via convoy", "R505 error illegal: F Pic R [Bel] via convoy"},
			says: []string{
				"a fleet retreats to a neighboring province only, and never by convoy: London does not touch Brest",
				"a fleet retreats by itself: no convoy takes it from Picardy to Belgium",
			},
			guessed: "Spring 1903, Retreats\nFrance:\nF Bre R Lon via convoy\nF Pic R Bel\n",
		},
		{
			name:  "no support and no hold (DATC 6.H.1)",
			sheet: "Printemps 1903, Retraites\nAutriche :\nF TRI - ALB\nA SER S F TRI - ALB\nA BUD H\n",
			only:  []string{"R"},
			found: []string{"R506 error illegal: A SER [S] F TRI - ALB", "R506 error illegal: A BUD [H]"},
			says:  []string{"no unit supports or convoys among retreats", "no unit holds among retreats: a dislodged one retreats or is disbanded, all others stay"},
		},
		{
			name:  "geography holds for retreats too",
			sheet: "Spring 1902, Retreats\nFrance:\nF Por R Spa\nF Gas R Spa\nA Bre R MAO\nF Rom R Ven\nA Par R Par\n",
			only:  []string{"G", "R"},
			found: []string{
				"G204 error illegal: F Por R [Spa]", "G205 note: F Gas R [Spa]", "G202 error illegal: A Bre R [MAO]",
				"G209 error illegal: F Rom R [Ven]", "G208 error illegal: A Par R [Par]",
			},
		},
		{
			name:  "among moves nothing retreats",
			sheet: "Spring 1903\nItaly:\nA Boh - Tyr\nA Vie - Tyr\n",
			only:  []string{"R"},
		},
	})
}
