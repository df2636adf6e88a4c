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

// blameMove returns why a move fails, and blames the pieces that see to that.
func (j *Judge) blameMove(i int32) Reason {
	e := &j.engine
	p := &e.pieces[i]
	if e.path(i) == no {
		return j.blameConvoy(i)
	}
	at := p.to.Province
	if k := e.at[at]; k != none && !e.rules.Stacks && !hostile(p.power, e.pieces[k].power) &&
		!(e.pieces[k].does == moves && e.decided[k] == yes) {
		j.blame(k)
		return OwnUnit
	}
	strength := e.strengthOf(i)
	for k := e.at[at]; k != none; k = e.pieces[k].nextAt {
		stays := e.pieces[k].does != moves || e.decided[k] != yes || e.headToHead(i, k)
		if stays && !e.absent(k) && hostile(p.power, e.pieces[k].power) && e.holdsWith(i, k) >= strength {
			j.blame(k)
		}
	}
	for k := e.into[at]; k != none; k = e.pieces[k].nextInto {
		if k != i && e.rivals(i, k) && e.pushesWith(k) >= strength {
			j.blame(k)
		}
	}
	return Bounced
}

// blameConvoy returns why an army's convoy fails, and blames what broke it.
func (j *Judge) blameConvoy(i int32) Reason {
	e := &j.engine
	p := &e.pieces[i]
	if p.carriers == none {
		return NoConvoy
	}
	reason := NoConvoy
	for f := p.carriers; f != none; f = e.pieces[f].nextHelper {
		if e.pieces[f].halted {
			reason = Paradoxical
			j.blame(f)
		}
	}
	for f := p.carriers; f != none && reason != Paradoxical; f = e.pieces[f].nextHelper {
		if e.decided[f] == no {
			reason = Disrupted
			j.blameBreakers(f)
		}
	}
	return reason
}

// blameBreakers blames the attacks that disrupt a convoying fleet.
func (j *Judge) blameBreakers(f int32) {
	e := &j.engine
	if k := e.dislodger(f); k != none {
		j.blame(k)
		return
	}
	q := &e.pieces[f]
	for k := e.into[q.place.Province]; k != none; k = e.pieces[k].nextInto {
		if hostile(e.pieces[k].power, q.power) && e.pushesOn(k) >= e.standsWith(f) {
			j.blame(k)
		}
	}
}

// blameDisturbance returns why a matched support or convoy fails although its
// unit stays, and blames who attacked it.
func (j *Judge) blameDisturbance(i int32) Reason {
	e := &j.engine
	p := &e.pieces[i]
	if p.does == convoys {
		j.blameBreakers(i)
		return StoodOff
	}
	for k := e.into[p.place.Province]; k != none; k = e.pieces[k].nextInto {
		if e.cuts(k, i) == yes {
			j.blame(k)
		}
	}
	return Cut
}
