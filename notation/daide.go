package notation

import "diplo/i18n"

// daide is the language of the bot protocol. Every unit says whose it is, an
// army that goes by sea lists the waters on its way, and a support has no coast
// at its end.
var daide = Notation{
	id: "daide", language: "en",
	machine:  true,
	spelling: spelling{style: i18n.Trigram},
	names:    map[string]string{"ENG": "ECH", "BOT": "GOB", "LYO": "GOL"},
	coast:    "( {place} {COAST}S )",
	unit:     "( {power} {kind} {place} )",
	army:     "AMY", fleet: "FLT",
	marks: true, noSupportCoast: true,
	orders: [forms]string{
		hold:        "{unit} HLD",
		move:        "{unit} MTO {to}",
		convoyed:    "{unit} CTO {to} VIA ( {route} )",
		supportHold: "{unit} SUP {target}",
		supportMove: "{unit} SUP {target} MTO {to}",
		convoy:      "{unit} CVY {target} CTO {to}",
		retreat:     "{unit} RTO {to}",
		disband:     "{unit} DSB",
		build:       "{unit} BLD",
		remove:      "{unit} REM",
		waive:       "{power} WVE",
	},
	turn: turnDAIDE, heading: noHeading,
}
