package notation

import "diplo/i18n"

// python is the notation of the diplomacy package and of the data sets made
// with it. Every army that goes by sea carries VIA; the way is not written.
var python = Notation{
	id: "python", language: "en",
	machine:  true,
	spelling: spelling{style: i18n.Trigram},
	coast:    "{place}/{COAST}",
	unit:     "{kind} {place}",
	army:     "A", fleet: "F",
	marks: true,
	orders: [forms]string{
		hold:        "{unit} H",
		move:        "{unit} - {to}",
		convoyed:    "{unit} - {to} VIA",
		supportHold: "{unit} S {target}",
		supportMove: "{unit} S {target} - {to}",
		convoy:      "{unit} C {target} - {to}",
		retreat:     "{unit} R {to}",
		disband:     "{unit} D",
		build:       "{unit} B",
		remove:      "{unit} D",
		waive:       "WAIVE",
	},
	turn: turnCode, heading: powerUpper,
}
