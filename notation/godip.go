package notation

import "diplo/i18n"

// godip is the notation of the library godip and the phone games made with it.
// Units go by their provinces alone: the position says what they are.
var godip = Notation{
	id: "godip", language: "en",
	machine:  true,
	spelling: spelling{style: i18n.Trigram, cased: lowerCase},
	names:    map[string]string{"LYO": "gol", "MAO": "mid", "NAO": "nat", "NWG": "nrg"},
	coast:    "{place}/{coast}",
	unit:     "{place}", bare: "{place}",
	army: "Army", fleet: "Fleet",
	marks: true,
	orders: [forms]string{
		hold:        "{unit} Hold",
		move:        "{unit} Move {to}",
		convoyed:    "{unit} MoveViaConvoy {to}",
		supportHold: "{unit} Support {target} {target}",
		supportMove: "{unit} Support {target} {to}",
		convoy:      "{unit} Convoy {target} {to}",
		retreat:     "{unit} Move {to}",
		disband:     "{unit} Disband",
		build:       "{place} Build {kind}",
		remove:      "{unit} Disband",
		waive:       "Waive",
	},
}
