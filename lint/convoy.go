package lint

import (
	"diplo/board"
	"diplo/grammar"
	"diplo/turn"
)

// convoyRules stand in the order in which they run: what is impossible about
// one order, what does not fit between two, what is missing, how it is written,
// and last what is void because of another order.
var convoyRules = []*Rule{
	{
		Code: "C302", Name: "convoyed-fleet", Severity: Error, Effect: Illegal, Fixable: true,
		Check: func(p *Pass) {
			p.forDefects(reportConvoyedFleet, turn.ConvoysFleet)
			p.forVerb(reportConvoyedSail, grammar.Move)
		},
	},
	{
		Code: "C303", Name: "army-as-convoyer", Severity: Error, Effect: Illegal,
		Check: func(p *Pass) { p.forDefects(reportArmyConvoys, turn.ArmyConvoys) },
	},
	{
		Code: "C301", Name: "coastal-fleet", Severity: Error, Effect: Illegal,
		Check: checkCoastalFleet,
	},
	{
		Code: "C313", Name: "inland-convoy", Severity: Error, Effect: Illegal,
		Check: func(p *Pass) { p.forDefects(reportInlandConvoy, turn.InlandConvoy) },
	},
	{
		Code: "C314", Name: "convoy-to-origin", Severity: Error, Effect: Illegal,
		Check: func(p *Pass) { p.forDefects(reportConvoyToOrigin, turn.ConvoyToOrigin) },
	},
	{
		Code: "C315", Name: "convoyed-support", Severity: Error, Effect: Illegal,
		Check: func(p *Pass) { p.forDefects(reportConvoyedSupport, turn.ConvoysSupport) },
	},
	{
		Code: "C321", Name: "no-sea-route", Severity: Error, Effect: Illegal,
		Check: func(p *Pass) { p.forDefects(reportNoSeaRoute, turn.NoSeaRoute) },
	},
	{
		Code: "C318", Name: "useless-fleet", Severity: Error, Effect: Void,
		Check: func(p *Pass) { p.forDefects(reportUselessFleet, turn.UselessFleet) },
	},
	{
		Code: "C306", Name: "destination-mismatch", Severity: Error, Effect: Void, Fixable: true,
		Check: func(p *Pass) { p.forTrouble(reportMismatch, destinations) },
	},
	{
		Code: "C307", Name: "origin-mismatch", Severity: Error, Effect: Void, Fixable: true,
		Example: Example{Complete: true},
		Check: func(p *Pass) {
			p.forTrouble(reportOrigin, origins)
			p.forTrouble(reportBackward, backward)
		},
	},
	{
		Code: "C309", Name: "two-armies", Severity: Error, Effect: Void,
		Example: Example{Complete: true},
		Check:   func(p *Pass) { p.forConvoyOrders(checkTwoArmies) },
	},
	{
		Code: "C308", Name: "broken-chain", Severity: Error, Effect: Void,
		Example: Example{Complete: true},
		Check:   func(p *Pass) { p.forTrouble(reportGap, gap) },
	},
	{
		Code: "C304", Name: "army-without-fleet", Severity: Error, Effect: Void, Fixable: true,
		Example: Example{Complete: true},
		Check:   checkWithoutFleet,
	},
	{
		Code: "C305", Name: "fleet-without-army", Severity: Error, Effect: Void,
		Check: func(p *Pass) { p.forTrouble(reportWithoutArmy, noArmy) },
	},
	{
		Code: "C310", Name: "fleet-count", Severity: Error, Effect: Void, Fixable: true,
		Example: Example{Rules: "francqueville", Complete: true},
		Check:   func(p *Pass) { p.forConvoys(checkCount) },
	},
	{
		Code: "C311", Name: "broken-leg", Severity: Error, Effect: Void, Fixable: true,
		Example: Example{Rules: "francqueville", Complete: true},
		Check:   func(p *Pass) { p.forConvoyOrders(checkLeg) },
	},
	{
		Code: "C312", Name: "army-at-sea-name", Severity: Error, Effect: Illegal, Fixable: true,
		Check: func(p *Pass) { p.forConvoyOrders(checkNamedAtSea) },
	},
	{
		Code: "C317", Name: "march-or-convoy", Severity: Note, Effect: NoEffect, Fixable: true,
		Check: func(p *Pass) { p.forConvoys(checkMarch) },
	},
	{
		Code: "C319", Name: "missing-convoy-mark", Severity: Warning, Effect: NoEffect, Fixable: true,
		Example: Example{Rules: "francqueville"},
		Check:   func(p *Pass) { p.forConvoys(checkMarkMissing) },
	},
	{
		Code: "C316", Name: "unconfirmed-ally", Severity: Note, Effect: Unconfirmed,
		Check: checkUnconfirmedAlly,
	},
	{
		Code: "C320", Name: "void-by-partner", Severity: Note, Effect: Void,
		Example: Example{Complete: true},
		Check:   checkVoidByPartner,
	},
}

// forConvoys hands every convoy of the turn to check.
func (p *Pass) forConvoys(check func(*Pass, *turn.Convoy)) {
	for i := range p.Turn.Convoys {
		check(p, &p.Turn.Convoys[i])
	}
}

// forConvoyOrders hands every order to convoy to check, impossible ones too.
func (p *Pass) forConvoyOrders(check func(*Pass, *turn.Order)) {
	for i := range p.Turn.Orders {
		if o := &p.Turn.Orders[i]; o.Verb == grammar.Convoy {
			check(p, o)
		}
	}
}

// fleetsOf returns the provinces of the fleets that carry a convoy's army.
func (p *Pass) fleetsOf(c *turn.Convoy) board.Set {
	var s board.Set
	for _, i := range c.Fleets {
		s = s.With(p.Order(i).Unit.Place.Province)
	}
	return s
}
