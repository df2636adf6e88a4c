package judge

import (
	"slices"

	"diplo/grammar"
	"diplo/i18n"
)

// Explain returns why an order has the result it has, naming the orders
// responsible: "cut by `A BOH-MUN`".
func (o *Outcome) Explain(order int) i18n.Message {
	r := &o.Orders[order]
	why := o.reason(order)
	switch {
	case r.lost:
		return message("also-removed", why, o.ordersOf([]int32{r.dislodger}))
	case r.Dislodged && r.Reason != Dislodged:
		if len(r.dislodgerHelp) > 0 {
			return message("also-dislodged-supported", why, o.ordersOf([]int32{r.dislodger}), o.unitsOf(r.dislodgerHelp))
		}
		return message("also-dislodged", why, o.ordersOf([]int32{r.dislodger}))
	}
	return why
}

// message returns the message of a key of this package.
func message(key string, args ...any) i18n.Message {
	return i18n.Message{Key: "judge." + key, Args: args}
}

// reason returns why the order itself succeeds or fails.
func (o *Outcome) reason(order int) i18n.Message {
	r := &o.Orders[order]
	switch r.Reason {
	case Fine:
		return o.success(order)
	case Bounced, Cut, Dislodged, StoodOff, OwnUnit:
		key := r.Reason.String()
		if len(r.actors) == 0 {
			return message(key + "-unknown")
		}
		if len(r.helpers) > 0 && r.Reason != Cut && r.Reason != OwnUnit {
			return message(key+"-supported", o.ordersOf(r.actors), o.unitsOf(r.helpers))
		}
		return message(key, o.ordersOf(r.actors))
	case Disrupted:
		return o.disruption(r)
	case Paradoxical:
		if len(r.actors) > 0 {
			return message("paradox-of", o.unitsOf(r.actors))
		}
		return message("paradox")
	case Void:
		if len(r.Because) > 0 {
			return message("void-by", pieceArg{turn: o.Turn, order: int32(r.Because[0])})
		}
	case Clashed:
		list := make([]i18n.Localizer, len(r.Because))
		for i, k := range r.Because {
			list[i] = pieceArg{turn: o.Turn, order: int32(k)}
		}
		return message("clashed", i18n.All(list...))
	}
	return message(r.Reason.String())
}

// successes are the messages of orders that succeed, by their verb.
var successes = map[grammar.Verb]string{
	grammar.Move: "moved", grammar.Support: "supported", grammar.Convoy: "convoyed", grammar.Hold: "held",
	grammar.Retreat: "retreated", grammar.Disband: "disbanded", grammar.Build: "built", grammar.Remove: "disbanded",
	grammar.Waive: "waived",
}

func (o *Outcome) success(order int) i18n.Message {
	r := &o.Orders[order]
	verb := o.Turn.Orders[order].Verb
	if verb == grammar.Move && len(r.actors) > 0 {
		return message("moved-dislodging", o.unitsOf(r.actors))
	}
	return message(successes[verb])
}

// disruption says how the fleets of a convoy were attacked.
func (o *Outcome) disruption(r *Result) i18n.Message {
	var fleets, attackers []int32
	key := "disrupted"
	for _, k := range r.actors {
		p := &o.pieces[k]
		if !p.arrived {
			key = "disrupted-stood-off"
		}
		attackers = append(attackers, k)
		for f := range o.pieces {
			if q := &o.pieces[f]; q.does == convoys && q.place.Province == p.to.Province && !slices.Contains(fleets, int32(f)) {
				fleets = append(fleets, int32(f))
			}
		}
	}
	if len(r.helpers) > 0 {
		return message(key+"-supported", o.unitsOf(fleets), o.ordersOf(attackers), o.unitsOf(r.helpers))
	}
	return message(key, o.unitsOf(fleets), o.ordersOf(attackers))
}

// Explain returns why a unit leaves the game.
func (r *Removal) Explain() i18n.Message { return message("removed-" + r.Reason.String()) }

// ExplainSilent returns what becomes of the units without an order:
// "3 units have no order and hold".
func (o *Outcome) ExplainSilent() i18n.Message {
	switch o.Turn.Phase {
	case i18n.Retreats:
		return message("silent-retreats", o.Silent)
	case i18n.Adjustments:
		return message("silent-adjustments", o.Silent)
	}
	return message("silent", o.Silent)
}
