package turn

// maxStray bounds how many stray legs are looked at for each convoy: no turn has
// that many fleets.
const maxStray = 256

// countArmies counts the armies that go to each province by sea.
func (b *Builder) countArmies() {
	b.armiesTo = [256]int32{}
	for i := range b.turn.Convoys {
		if c := &b.turn.Convoys[i]; c.Army >= 0 {
			b.armiesTo[c.To]++
		}
	}
}

// isPartOf reports whether a leg that joins no others was meant for the army of
// a convoy: it takes the army from where it is, or brings the only one that
// goes there to its destination.
func (b *Builder) isPartOf(leg *Order, c *Convoy) bool {
	return leg.LegFrom == c.From || leg.LegTo == c.To && !c.Whole && b.armiesTo[c.To] == 1
}

// haltStrays finds the legs whose convoy is void for another leg that is wrong
// by itself, so that no sheet which is not here could make them right (fr 5):
// those that are meant for the army, and those that lead to them.
func (b *Builder) haltStrays() {
	t := &b.turn
	if len(b.astray) == 0 || len(b.stray) == 0 {
		return
	}
	halt := func(leg *Order, culprit int) { leg.Link, leg.Partner = Halted, culprit }
	for i := range t.Convoys {
		c := &t.Convoys[i]
		if c.Army < 0 || c.Culprit < 0 || t.Orders[c.Culprit].Defect != LegAstray {
			continue
		}
		for _, k := range b.stray {
			if leg := &t.Orders[k]; leg.Link == Unconfirmed && b.isPartOf(leg, c) {
				halt(leg, c.Culprit)
			}
		}
	}
	for changed := true; changed; {
		changed = false
		for _, k := range b.stray {
			leg := &t.Orders[k]
			if next, ok := t.At(leg.LegTo); leg.Link == Unconfirmed && ok && next.Leg && next.Link == Halted {
				halt(leg, next.Partner)
				changed = true
			}
		}
	}
}
