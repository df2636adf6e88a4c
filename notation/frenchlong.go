package notation

import "diplo/i18n"

// frenchLong writes whole words: Flotte Mer du Nord convoie Armée Londres -
// Norvège.
var frenchLong = Notation{
	id: "fr-long", language: "fr",
	spelling: spelling{style: i18n.FullName},
	coast:    "{place} ({coast name})",
	unit:     "{kind} {place}", bare: "{place}", stack: "{count} {kind} {place}", foreign: "{unit} ({power})",
	army: "Armée", fleet: "Flotte", armies: "Armées", fleets: "Flottes",
	orders: [forms]string{
		hold:         "{unit} tient",
		move:         "{unit} - {to}",
		convoyed:     "{unit} - {to} par convoi",
		marched:      "{unit} - {to} par terre",
		supportHold:  "{unit} soutient {target}",
		supportMove:  "{unit} soutient {target} - {to}",
		convoy:       "{unit} convoie {target} - {to}",
		retreat:      "{unit} se retire vers {to}",
		choice:       "{unit} se retire vers {choices}",
		disband:      "{unit} dispersion",
		build:        "Construction {unit}",
		remove:       "Suppression {unit}",
		waive:        "Renonce",
		waiveSeveral: "Renonce {amount}",
	},
}
