package judge

import "diplo/board"

// findRefuge finds the places that dislodged units may retreat to: next to
// where they were, empty, not contested, and not where the attacker came from
// unless it came by convoy (DATC 4.A.5, 6.H.11).
func (j *Judge) findRefuge() {
	o := &j.out
	taken := o.Contested
	for _, u := range o.Units {
		taken = taken.With(u.Place.Province)
	}
	for i := range o.Retreats {
		r := &o.Retreats[i]
		barred := taken
		if !r.ByConvoy || j.options.SourceBarred {
			barred = barred.With(r.Attacker)
		}
		r.To = refuge(o.Turn.Map, r.Unit, barred)
	}
}

// refuge returns the places next to a unit outside of some provinces.
func refuge(m *board.Map, u Unit, barred board.Set) []board.Place {
	var to []board.Place
	for _, p := range m.Neighbors(u.Kind, u.Place) {
		if !barred.Has(p.Province) {
			to = append(to, p)
		}
	}
	return to
}
