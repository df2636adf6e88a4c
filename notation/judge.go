package notation

import "diplo/i18n"

// judge is the notation of the judges that adjudicate by mail. They take an
// army by sea only with its way written out, and no nationalities.
var judge = Notation{
	id: "judge", language: "en",
	machine:  true,
	spelling: spelling{style: i18n.Trigram},
	coast:    "{place}/{COAST}",
	unit:     "{kind} {place}", bare: "{place}",
	army: "A", fleet: "F",
	marks: true,
	orders: [forms]string{
		hold:         "{unit} H",
		move:         "{unit}-{to}",
		convoyed:     "{unit}-{route}-{to}",
		supportHold:  "{unit} S {target}",
		supportMove:  "{unit} S {target}-{to}",
		convoy:       "{unit} C {target}-{to}",
		retreat:      "{unit} R {to}",
		disband:      "{unit} D",
		build:        "Build {unit}",
		remove:       "Remove {unit}",
		waive:        "Waive",
		waiveSeveral: "Waive {amount}",
	},
}
