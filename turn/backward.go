package turn

import "slices"

// turnRound finds fleets that convoy from where an army goes to where it is:
// the two names are swapped, which is one mistake and no two convoys that each
// want a half. Of such a convoy Culprit is the army's order.
func (b *Builder) turnRound() {
	t := &b.turn
	for i := range t.Convoys {
		c := &t.Convoys[i]
		if c.Army >= 0 || len(c.Fleets) == 0 || slices.ContainsFunc(c.Fleets, func(f int) bool { return t.Orders[f].Leg }) {
			continue
		}
		if _, ordered := t.At(c.From); ordered {
			continue
		}
		for k := range b.convoysFrom(c.To) {
			d := &t.Convoys[k]
			if d.To == c.From && d.Army >= 0 && d.Culprit < 0 && !d.Whole && b.isBackward(c, d) {
				c.Culprit = d.Army
				d.Void, d.Pending, d.Culprit = true, false, c.Fleets[0]
			}
		}
	}
}

// isBackward reports whether nobody else can be meant by the fleets of a convoy
// but the army of the one that goes the other way: it is their own power's, or
// no power whose orders are not here has an army for them.
func (b *Builder) isBackward(c, d *Convoy) bool {
	army := &b.turn.Orders[d.Army]
	for _, f := range c.Fleets {
		fleet := &b.turn.Orders[f]
		if u, known := b.turn.Position.At(c.From); known && u.Power != fleet.Power && !b.turn.Given.Has(u.Power) {
			continue
		}
		if known, here := b.silent(&fleet.Target); fleet.Power == army.Power || known && !fleet.Target.Known || here {
			return army.ByConvoy
		}
	}
	return false
}
