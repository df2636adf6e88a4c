package judge

import "slices"

// blame adds a piece to those that are responsible for the result at hand.
func (j *Judge) blame(k int32) { j.blamed = append(j.blamed, k) }

// blameHelpers adds the supports without which a piece would have been weaker,
// but for one of the piece whose result is at hand.
func (j *Judge) blameHelpers(k, i int32) {
	e := &j.engine
	for h := e.pieces[k].supporters; h != none; h = e.pieces[h].nextHelper {
		if e.decided[h] == yes && h != i {
			j.blame(h)
		}
	}
}

// cutBlame turns pieces into the indexes of their orders. It comes last, when
// j.blamed does not move any more.
func (j *Judge) cutBlame() {
	for i := range j.out.Orders {
		r := &j.out.Orders[i]
		if r.Succeeds || len(r.actors) == 0 {
			continue
		}
		from := len(j.indexes)
		for _, list := range [...][]int32{r.actors, r.helpers} {
			for _, k := range list {
				o := int(j.engine.pieces[k].order)
				if o >= 0 && !slices.Contains(j.indexes[from:], o) {
					j.indexes = append(j.indexes, o)
				}
			}
		}
		r.Because = j.indexes[from:len(j.indexes):len(j.indexes)]
	}
}
