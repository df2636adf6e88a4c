package judge

// Options are the choices that the rules leave open, each with the section of
// the DATC, version 3.0, that discusses it. The zero value is the preference
// of that version.
type Options struct {
	// AllRoutes makes a convoy with several routes fail where one of them is
	// disrupted (4.A.1, choice a; the rules of 1971). Otherwise one route that
	// stands is enough (choice b).
	AllRoutes bool

	// Paradox says how convoy disruption paradoxes are settled (4.A.2).
	Paradox Paradox

	// LandFallback lets an army that goes by convoy to an adjacent province
	// walk where the convoy is not there or is disrupted (4.A.3; preferred up
	// to version 2.5). Otherwise it stays.
	LandFallback bool

	// ConvoyCutsSource lets a convoyed army cut a support that is given into
	// the province where it started (4.A.4, choice b). Otherwise it comes from
	// there and does not (choice a).
	ConvoyCutsSource bool

	// SourceBarred forbids a dislodged unit to retreat to where the attacker
	// started even if that came by convoy (4.A.5, choice a). Otherwise it may
	// (choice b, the rules of 2023).
	SourceBarred bool

	// DislodgedPowerless takes all effect on the province that the attacker
	// left from a dislodged unit (4.A.7, choice a). Otherwise it loses its
	// effect only in a head-to-head battle (choice b).
	DislodgedPowerless bool

	// Disorder says which units are removed first in civil disorder (4.D.8).
	Disorder Disorder
}

// Paradox is a rule for convoy disruption paradoxes: turns whose outcome the
// other rules leave open, or forbid in every form.
type Paradox uint8

// The rules. Whatever a printed rule leaves open is settled by Szykman's.
const (
	// Szykman makes the convoying fleets of the paradox hold (4.A.2, choice f).
	Szykman Paradox = iota
	// Paradox1971 keeps a convoyed army from cutting a support of an attack on
	// one of its own convoying fleets (choice a).
	Paradox1971
	// Paradox1982 keeps it from cutting a support of any action in a province
	// where a fleet convoys (choice b).
	Paradox1982
	// Paradox2000 is Paradox1971 for the fleets that the convoy cannot do
	// without (choice c; also the rules of 2023).
	Paradox2000
)

// Disorder is a way to measure how far a unit is from home.
type Disorder uint8

// The ways.
const (
	// Disorder2023 measures to the nearest supply center that the power owns,
	// over land and sea alike for armies and fleets.
	Disorder2023 Disorder = iota
	// DisorderOlder measures to the nearest home center, for armies over land
	// and sea and for fleets as they move.
	DisorderOlder
)
