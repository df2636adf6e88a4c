package notation

import "diplo/i18n"

// english is the notation of machines and of most players, as the first text of
// the rules writes it: F NTH C A LON-NWY.
var english = Notation{
	id: "en", language: "en",
	spelling: spelling{style: i18n.Trigram},
	coast:    "{place}/{COAST}",
	unit:     "{kind} {place}", bare: "{place}", stack: "{count}{kind} {place}", foreign: "{power} {unit}",
	army: "A", fleet: "F",
	orders: [forms]string{
		hold:         "{unit} H",
		move:         "{unit}-{to}",
		convoyed:     "{unit}-{to} via convoy",
		marched:      "{unit}-{to} via land",
		supportHold:  "{unit} S {target}",
		supportMove:  "{unit} S {target}-{to}",
		convoy:       "{unit} C {target}-{to}",
		retreat:      "{unit} R {to}",
		choice:       "{unit} R {choices}",
		disband:      "{unit} D",
		build:        "Build {unit}",
		remove:       "Remove {unit}",
		waive:        "Waive",
		waiveSeveral: "Waive {amount}",
	},
}

// englishSeed writes land in small letters: F NTH C A lon-nwy.
var englishSeed = restyled(english, "seed", spelling{style: i18n.Trigram, cased: seaUpper})

// englishFull writes the names of places in full: F North Sea C A London - Norway.
var englishFull = inFull(english)
