package lint_test

import "testing"

// Convoy orders that cannot be followed whatever anybody orders.
func TestImpossibleConvoys(t *testing.T) {
	runCases(t, []lintCase{
		{
			name: "a fleet on the coast", only: []string{"C"}, complete: true,
			sheet:    "Germany:\nA Ber - Swe\nF Kie C A Ber - Swe\nF Den C A Ber - Swe\n",
			verdicts: []string{"void C320", "illegal C301", "illegal C301"},
			found: []string{
				"C320 note void: [A Ber - Swe]",
				"C301 error illegal: F [Kie] C A Ber - Swe",
				"C301 error illegal: F [Den] C A Ber - Swe",
			},
			says: []string{
				"void because of `F KIE C A BER-SWE`",
				"Kiel is a coastal province: only a fleet at sea can convoy, here one in Baltic Sea",
				"Denmark is a coastal province: only a fleet at sea can convoy, here one in Baltic Sea",
			},
		},
		{
			name: "Constantinople is a coast too, and no water would do", only: []string{"C"}, complete: true,
			sheet:    "Turkey:\nF Con C A Bul - Sev\nA Bul - Sev\nF BLA C A Bul - Sev\n",
			verdicts: []string{"illegal C301", "ok", "ok"},
			found:    []string{"C301 error illegal: F [Con] C A Bul - Sev"},
			says:     []string{"Constantinople is a coastal province: only a fleet at sea can convoy, here one in Black Sea"},
		},
		{
			name: "a coastal fleet that holds is nobody's fault", only: []string{"C"}, complete: true,
			sheet:    "Germany:\nA Ber - Swe\nF BAL C A Ber - Swe\nF Kie H\n",
			verdicts: []string{"ok", "ok", "ok"},
		},
		{
			name: "Francqueville accepts the coast", only: []string{"C"}, rules: "francqueville", complete: true,
			sheet:    "Allemagne :\nA. Kie — C — Suè.\nF. Dan C A. Kie — Suè.\n",
			verdicts: []string{"ok", "ok"},
			found:    []string{"C301 note: F. [Dan] C A. Kie — Suè."},
			says:     []string{"a fleet convoys from the coast of Denmark: these rules accept that, the standard rules do not"},
		},
		{
			name: "the standard rules do not", only: []string{"C"}, complete: true,
			sheet:    "Allemagne :\nA. Kie — C — Suè.\nF. Dan C A. Kie — Suè.\n",
			verdicts: []string{"void C320", "illegal C301"},
			found: []string{
				"C320 note void: [A. Kie — C — Suè.]",
				"C301 error illegal: F. [Dan] C A. Kie — Suè.",
			},
		},
		{
			name: "a fleet is convoyed", only: []string{"C"},
			sheet:    "Italy:\nF ION C F Nap - Tun\n",
			verdicts: []string{"illegal C302"},
			found:    []string{"C302 error illegal: F ION C [F Nap] - Tun"},
			says:     []string{"a fleet cannot be convoyed, only an army can"},
			guessed:  "Italy:\nF ION C A Nap - Tun\n",
		},
		{
			name: "a fleet that is told to go by convoy goes by itself", only: []string{"C", "G"},
			sheet:    "England:\nF NTH - Nwy via convoy\nF. Lon — C — ENG.\nSKA - Den via convoy\nF Edi - Nwy by land\n",
			verdicts: []string{"ok", "ok", "ok", "illegal G201"},
			found: []string{
				"C302 warning: F NTH - Nwy [via convoy]",
				"C302 warning: F. Lon — [C] — ENG.",
				"C302 warning: SKA - Den [via convoy]",
				"G201 error illegal: F Edi - [Nwy] by land",
			},
			safe: "England:\nF NTH - Nwy\nF. Lon — ENG.\nSKA - Den\nF Edi - Nwy by land\n",
		},
		{
			name: "but not where it cannot go", only: []string{"C", "G"},
			sheet:    "England:\nF Lon - Nwy via convoy\nF Lvp - NAO - Cly\nF Wal - Bel via convoy\n",
			verdicts: []string{"illegal C302", "illegal C302", "illegal C302"},
			found: []string{
				"C302 error illegal: F Lon - Nwy [via convoy]",
				"C302 error illegal: F Lvp - NAO - [Cly]",
				"C302 error illegal: F Wal - Bel [via convoy]",
			},
			says: []string{
				"a fleet is never convoyed: it goes to a neighboring province by itself",
				"a fleet is never convoyed: it goes to a neighboring province by itself",
				"a fleet is never convoyed: it goes to a neighboring province by itself",
			},
			guessed: "England:\nA Lon - Nwy via convoy\nA Lvp - NAO - Cly\nA Wal - Bel via convoy\n",
		},
		{
			name: "what goes by convoy is an army where no letter tells", only: []string{"C"},
			sheet: "England:\nLon - Bel via convoy\nF NTH C Lon - Bel\nWal - Lon via convoy\nF ENG C Wal - Lon\n", found: []string{},
			verdicts: []string{"ok", "ok", "ok", "ok"},
		},
		{
			name: "a fleet in words is convoyed", only: []string{"C"},
			sheet:    "Italie :\nFlotte Mer Ionienne convoie Flotte Naples - Tunis\n",
			verdicts: []string{"illegal C302"},
			found:    []string{"C302 error illegal: Flotte Mer Ionienne convoie [Flotte Naples] - Tunis"},
			guessed:  "Italie :\nFlotte Mer Ionienne convoie Armée Naples - Tunis\n",
		},
		{
			name: "by the position it is a fleet", only: []string{"C"}, complete: true,
			sheet:    "Fall 1902\nUnits:\nEngland: F NTH, F Nwy\nEngland:\nF NTH C A Nwy - Bel\nF Nwy H\n",
			verdicts: []string{"illegal C302", "ok"},
			found:    []string{"C302 error illegal: F NTH C [A Nwy] - Bel"},
			says:     []string{"the unit in Norway is a fleet, and only an army can be convoyed"},
			guessed:  "Fall 1902\nUnits:\nEngland: F NTH, F Nwy\nEngland:\nF NTH C A Nwy - Bel\nF Nwy H\n",
		},
		{
			name: "an army convoys", only: []string{"C"}, complete: true,
			sheet:    "England:\nA Lon - Nwy\nA Edi C A Lon - Nwy\n",
			verdicts: []string{"void C320", "illegal C303"},
			found:    []string{"C320 note void: [A Lon - Nwy]", "C303 error illegal: [A] Edi C A Lon - Nwy"},
			says:     []string{"void because of `A EDI C A LON-NWY`", "an army cannot convoy, only a fleet at sea can"},
		},
		{
			name: "inland", only: []string{"C"}, complete: true,
			sheet:    "France:\nA Pic - Par via convoy\nF ENG C A Pic - Par\nF MAO C A Pic - Par\n",
			verdicts: []string{"illegal C313", "illegal C320", "illegal C320"},
			found: []string{
				"C313 error illegal: A Pic - [Par] via convoy",
				"C320 note illegal: [F ENG C A Pic - Par]",
				"C320 note illegal: [F MAO C A Pic - Par]",
			},
			says: []string{
				"Paris is inland: no convoy can start or end there",
				"the same fault as in `A PIC-PAR via convoy`",
				"the same fault as in `A PIC-PAR via convoy`",
			},
		},
		{
			name: "inland, and the army's order does not say that it goes by sea", only: []string{"C"},
			sheet:    "France:\nA Bur - Lon\nF ENG C A Bur - Lon\n",
			verdicts: []string{"illegal C313", "illegal C320"},
			found:    []string{"C313 error illegal: A [Bur] - Lon", "C320 note illegal: [F ENG C A Bur - Lon]"},
			says:     []string{"Burgundy is inland: no convoy can start or end there", "the same fault as in `A BUR-LON`"},
		},
		{
			name:     "inland by land, whatever the fleet thinks",
			sheet:    "France:\nA Bre - Mun via land\nF MAO C A Bre - Mun\n",
			only:     []string{"C", "G"},
			verdicts: []string{"illegal G201", "illegal C313"},
			found:    []string{"G201 error illegal: A Bre - [Mun] via land", "C313 error illegal: F MAO C A Bre - [Mun]"},
		},
		{
			name: "back to where it is (DATC 6.A.5)", only: []string{"C"},
			sheet:    "England:\nF NTH C A Yor - Yor\nF NWG C A Yor - Yor\n",
			verdicts: []string{"illegal C314", "illegal C320"},
			found:    []string{"C314 error illegal: F NTH C A Yor - [Yor]", "C320 note illegal: [F NWG C A Yor - Yor]"},
			says: []string{
				"this convoy ends in Yorkshire, where the army already is",
				"the same fault as in `F NTH C A YOR-YOR`",
			},
		},
		{
			name: "the army too is ordered to stay where it is", only: []string{"C"},
			sheet:    "England:\nA Yor - Yor\nF NTH C A Yor - Yor\n",
			verdicts: []string{"illegal G208", "illegal C320"},
			found:    []string{"C320 note illegal: [F NTH C A Yor - Yor]"},
			says:     []string{"the same fault as in `A YOR-YOR`"},
		},
		{
			name: "a support is convoyed", only: []string{"C"},
			sheet:    "England:\nA Lon S A Nwy\nF NTH C A Lon - Nwy\nF NWG C A Lon - Nwy\n",
			verdicts: []string{"illegal S403", "illegal C315", "illegal C320"},
			found:    []string{"C315 error illegal: F NTH C [A Lon] - Nwy", "C320 note illegal: [F NWG C A Lon - Nwy]"},
			says: []string{
				"a support cannot be convoyed, only an army can: the army is ordered `A LON S A NWY`",
				"the same fault as in `F NTH C A LON-NWY`",
			},
		},
		{
			name: "a support that reaches by land is no convoy's business", only: []string{"C"}, complete: true,
			sheet:    "England:\nA Lon S A Yor\nF NTH C A Lon - Nwy\n",
			verdicts: []string{"ok", "void C305"},
			found:    []string{"C305 error void: F NTH C [A Lon] - Nwy"},
			says:     []string{"the army in London is ordered `A LON S A YOR`: it does not go to Norway"},
		},
		{
			name: "no seas lead there (DATC 6.F.1)", only: []string{"C"}, complete: true,
			sheet: "Turkey:\n" +
				"A Gre - Sev\n" +
				"F AEG C A Gre - Sev\n" +
				"F Con C A Gre - Sev\n" +
				"F BLA C A Gre - Sev\n",
			verdicts: []string{"illegal C321", "illegal C320", "illegal C301", "illegal C320"},
			found: []string{
				"C321 error illegal: A Gre - [Sev]",
				"C320 note illegal: [F AEG C A Gre - Sev]",
				"C301 error illegal: F [Con] C A Gre - Sev",
				"C320 note illegal: [F BLA C A Gre - Sev]",
			},
			says: []string{
				"no chain of seas leads from Greece to Sevastopol: no convoy can make this move",
				"the same fault as in `A GRE-SEV`",
				"Constantinople is a coastal province: only a fleet at sea can convoy",
				"the same fault as in `A GRE-SEV`",
			},
		},
		{
			name: "no seas lead there, and the army is not here", only: []string{"C"},
			sheet:    "Turkey:\nF AEG C A Gre - Sev\nF BLA C A Gre - Sev\n",
			verdicts: []string{"illegal C321", "illegal C320"},
			found:    []string{"C321 error illegal: F AEG C A Gre - [Sev]", "C320 note illegal: [F BLA C A Gre - Sev]"},
		},
		{
			name: "by the coast of Constantinople they do", only: []string{"C"}, rules: "francqueville", complete: true,
			sheet: "Turquie :\n" +
				"A. Grè — CCC — Séb.\n" +
				"F. Mer Égé C A. Grè — Con.\n" +
				"F. Con C A. Con — Mer Noi.\n" +
				"F. Mer Noi C A. Mer Noi — Séb.\n",
			verdicts: []string{"ok", "ok", "ok", "ok"},
			found:    []string{"C301 note: F. [Con] C A. Con — Mer Noi."},
		},
		{
			name: "a fleet on no way", only: []string{"C"}, complete: true,
			sheet:    "England:\nA Lon - Hol\nF NTH C A Lon - Hol\nF BAR C A Lon - Hol\n",
			verdicts: []string{"ok", "ok", "void C318"},
			found:    []string{"C318 error void: F [BAR] C A Lon - Hol"},
			says:     []string{"a fleet in Barents Sea is on no way by sea from London to Holland"},
		},
		{
			name: "on no way with the fleets that are there (DATC 6.F.12)", only: []string{"C"}, complete: true,
			sheet: "Fall 1902\n" +
				"Units:\n" +
				"England: A Lon, F ENG, F IRI\n" +
				"France: F NAO, F MAO\n" +
				"England:\n" +
				"F ENG C A Lon - Bel\n" +
				"A Lon - Bel\n" +
				"F IRI C A Lon - Bel\n" +
				"France:\n" +
				"F NAO S F MAO - IRI\n" +
				"F MAO - IRI\n",
			verdicts: []string{"ok", "ok", "void C318", "ok", "ok"},
			found:    []string{"C318 error void: F [IRI] C A Lon - Bel"},
			says:     []string{"with the fleets that are there, Irish Sea is on no way by sea from London to Belgium"},
		},
		{
			name: "swapping with illegal intent (DATC 6.G.7)", only: []string{"C"}, complete: true,
			sheet: "England:\n" +
				"F SKA C A Swe - Nwy\n" +
				"F Nwy - Swe\n" +
				"Russia:\n" +
				"A Swe - Nwy\n" +
				"F BOT C A Swe - Nwy\n",
			verdicts: []string{"ineffective C317", "ok", "ok", "void C318"},
			found: []string{
				"C317 note ineffective: F SKA C [A Swe] - Nwy",
				"C317 warning: A Swe - [Nwy]",
				"C318 error void: F [BOT] C A Swe - Nwy",
			},
		},
		{
			name: "a spare fleet is no fault (painpoint 3)", only: []string{"C"}, complete: true,
			sheet:    "England:\nA Edi - Nwy\nF NTH C A Edi - Nwy\nF NWG C A Edi - Nwy\nF BAR H\n",
			verdicts: []string{"ok", "ok", "ok", "ok"},
		},
	})
}
