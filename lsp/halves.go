package lsp

import (
	"slices"

	"diplo/grammar"
	"diplo/turn"
)

// depends returns the orders that o depends on: what a support supports, the
// army of a fleet's convoy, the fleets of a convoyed army.
func depends(t *turn.Turn, o *turn.Order) []*turn.Order {
	var found []*turn.Order
	add := func(i int) {
		if i >= 0 && i != o.Index && !slices.Contains(found, &t.Orders[i]) {
			found = append(found, &t.Orders[i])
		}
	}
	switch {
	case o.Verb == grammar.Support:
		add(o.Partner)
	case o.Convoy >= 0 && o.Verb == grammar.Convoy:
		add(t.Convoys[o.Convoy].Army)
		add(o.Partner)
	case o.Convoy >= 0:
		for _, i := range slices.Concat(t.Convoys[o.Convoy].Fleets, t.Convoys[o.Convoy].Broken) {
			add(i)
		}
	}
	return found
}

// helpers returns the orders that help o: supports of it, and the fleets that
// are ordered to carry it.
func helpers(t *turn.Turn, o *turn.Order) []*turn.Order {
	var found []*turn.Order
	for i := range t.Orders {
		other := &t.Orders[i]
		if other == o || other.Verb != grammar.Support && other.Verb != grammar.Convoy {
			continue
		}
		if slices.Contains(depends(t, other), o) {
			found = append(found, other)
		}
	}
	return found
}

// halves returns the orders that stand or fall with o, o itself first.
func halves(t *turn.Turn, o *turn.Order) []*turn.Order {
	all := append([]*turn.Order{o}, depends(t, o)...)
	for _, h := range helpers(t, o) {
		if !slices.Contains(all, h) {
			all = append(all, h)
		}
	}
	return all
}
