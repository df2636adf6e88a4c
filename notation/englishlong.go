package notation

import "diplo/i18n"

// englishLong writes whole words: Fleet North Sea convoys Army London to Norway.
var englishLong = Notation{
	id: "en-long", language: "en",
	spelling: spelling{style: i18n.FullName},
	coast:    "{place} ({coast name})",
	unit:     "{kind} {place}", bare: "{place}", stack: "{count} {kind} {place}", foreign: "{power} {unit}",
	army: "Army", fleet: "Fleet", armies: "Armies", fleets: "Fleets",
	orders: [forms]string{
		hold:         "{unit} holds",
		move:         "{unit} moves to {to}",
		convoyed:     "{unit} moves to {to} via convoy",
		marched:      "{unit} moves to {to} via land",
		supportHold:  "{unit} supports {target}",
		supportMove:  "{unit} supports {target} to {to}",
		convoy:       "{unit} convoys {target} to {to}",
		retreat:      "{unit} retreats to {to}",
		choice:       "{unit} retreats to {choices}",
		disband:      "{unit} disbands",
		build:        "Build {unit}",
		remove:       "Remove {unit}",
		waive:        "Waive",
		waiveSeveral: "Waive {amount}",
	},
}
