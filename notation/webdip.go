package notation

import "diplo/i18n"

// webdip is what the web game webDiplomacy prints: whole sentences, in which a
// unit that is supported or convoyed goes by its territory.
var webdip = Notation{
	id: "webdip", language: "en",
	spelling: spelling{style: i18n.FullName},
	coast:    "{place} ({Coast Name})",
	unit:     "{kind} at {place}", bare: "unit at {place}", target: "{place}",
	army: "army", fleet: "fleet",
	marks: true,
	orders: [forms]string{
		hold:        "The {unit} hold.",
		move:        "The {unit} move to {to}.",
		convoyed:    "The {unit} move to {to} via convoy.",
		supportHold: "The {unit} support hold to {target}.",
		supportMove: "The {unit} support move to {to} from {target}.",
		convoy:      "The {unit} convoy to {to} from {target}.",
		retreat:     "The {unit} retreat to {to}.",
		disband:     "The {unit} disband.",
		build:       "Build {unit}.",
		remove:      "Destroy the {unit}.",
		waive:       "Do not use build order.",
	},
}
