package notation

import "diplo/i18n"

// jdip is what the program jDip prints.
var jdip = Notation{
	id: "jdip", language: "en",
	machine:  true,
	spelling: spelling{style: i18n.Trigram, cased: lowerCase},
	coast:    "{place}/{coast}",
	unit:     "{kind} {place}", bare: "{place}", foreign: "{power} {unit}",
	army: "A", fleet: "F",
	orders: [forms]string{
		hold:        "{unit} Holds",
		move:        "{unit} -> {to}",
		convoyed:    "{unit} -> {to} via convoy",
		marched:     "{unit} -> {to} via land",
		supportHold: "{unit} Supports {target}",
		supportMove: "{unit} Supports {target} -> {to}",
		convoy:      "{unit} Convoys {target} -> {to}",
		retreat:     "{unit} Retreats to {to}",
		disband:     "{unit} Disbands",
		build:       "Builds {unit}",
		remove:      "Removes {unit}",
		waive:       "Waives build",
	},
}
