package notation

import "diplo/i18n"

// francqueville is the notation of Yves Philippe de Francqueville's rules: an
// army's order counts the fleets that carry it, and each fleet names its own
// leg of the way (fr 6 to 8): A. Ven — CC — Tun.
var francqueville = Notation{
	id: "francqueville", language: "fr",
	spelling: spelling{style: i18n.SeaTrigram},
	coast:    "{place} ({coast})",
	unit:     "{kind}. {place}", bare: "{place}", stack: "{count}{kind}. {place}", foreign: "{unit} ({power})",
	army: "A", fleet: "F",
	marks: true, legs: true,
	orders: [forms]string{
		hold:         "{unit} XXX.",
		move:         "{unit} — {to}.",
		convoyed:     "{unit} — {mark} — {to}.",
		marched:      "{unit} — {to} par terre.",
		supportHold:  "{unit} S {target}.",
		supportMove:  "{unit} S {target} — {to}.",
		convoy:       "{unit} C {target} — {to}.",
		retreat:      "{unit} R {to}.",
		choice:       "{unit} R {choices}.",
		disband:      "{unit} dispersion.",
		build:        "Construction {unit}.",
		remove:       "Suppression {unit}.",
		waive:        "Renonce.",
		waiveSeveral: "Renonce {amount}.",
	},
}

// francquevilleFull writes the names of places in full: A. Venise — CC — Tunis.
var francquevilleFull = inFull(francqueville)
