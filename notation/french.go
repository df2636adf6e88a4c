package notation

import "diplo/i18n"

// french is the notation of French clubs and magazines, with their trigrams:
// F NRD C A LON - NGE. A disband is written out, because D is also the letter
// of a retreat (déplacement).
var french = Notation{
	id: "fr", language: "fr",
	spelling: spelling{style: i18n.Trigram},
	coast:    "{place}/{COAST}",
	unit:     "{kind} {place}", bare: "{place}", stack: "{count}{kind} {place}", foreign: "{unit} ({power})",
	army: "A", fleet: "F",
	orders: [forms]string{
		hold:         "{unit} H",
		move:         "{unit} - {to}",
		convoyed:     "{unit} - {to} par convoi",
		marched:      "{unit} - {to} par terre",
		supportHold:  "{unit} S {target}",
		supportMove:  "{unit} S {target} - {to}",
		convoy:       "{unit} C {target} - {to}",
		retreat:      "{unit} R {to}",
		choice:       "{unit} R {choices}",
		disband:      "{unit} dispersion",
		build:        "Construction {unit}",
		remove:       "Suppression {unit}",
		waive:        "Renonce",
		waiveSeveral: "Renonce {amount}",
	},
}

// frenchFull writes the names of places in full: F Mer du Nord C A Londres -
// Norvège.
var frenchFull = inFull(french)
