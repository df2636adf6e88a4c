package judge

import "diplo/board"

// decideConvoy finds out whether a convoying fleet does its work: it is not
// dislodged (en 10) or, where the rules say so, not even engaged in a
// stand-off (fr 12).
func (e *engine) decideConvoy(i int32) tri {
	p := &e.pieces[i]
	if !p.matched {
		return no
	}
	if e.rules.StandoffBreaks {
		return e.undisturbed(i)
	}
	intact := yes
	for k := e.into[p.place.Province]; k != none; k = e.pieces[k].nextInto {
		if !hostile(e.pieces[k].power, p.power) {
			continue
		}
		switch e.get(k) {
		case yes:
			return no
		case open:
			intact = open
		}
	}
	return intact
}

// undisturbed reports whether no attack is a match for the units that a
// convoying fleet stands with. What is in the province besides the fleet meets
// an attack first (fr 11), so that an attack engages the convoying fleet where
// it is as strong as all together; attacks by different powers do not add up.
func (e *engine) undisturbed(i int32) tri {
	at := e.pieces[i].place.Province
	calm := yes
	for k := e.into[at]; k != none; k = e.pieces[k].nextInto {
		if !hostile(e.pieces[k].power, e.pieces[i].power) {
			continue
		}
		var attack, defense span
		if e.rules.Stacks {
			attack, defense = e.side(at, e.pieces[k].power), e.side(at, e.pieces[i].power)
		} else {
			attack, defense = e.attack(k), e.hold(k)
		}
		switch defense.exceeds(attack) {
		case no:
			return no
		case open:
			calm = open
		}
	}
	return calm
}

// decidePath finds out whether the fleets that carry an army make a chain to
// its destination.
func (e *engine) decidePath(i int32) tri {
	p := &e.pieces[i]
	var sure, hoped board.Set
	all := yes
	for f := p.carriers; f != none; f = e.pieces[f].nextHelper {
		q := &e.pieces[f]
		intact := e.get(f)
		if q.halted {
			intact = no
		}
		all = both(all, intact)
		switch intact {
		case yes:
			sure, hoped = sure.With(q.place.Province), hoped.With(q.place.Province)
		case open:
			hoped = hoped.With(q.place.Province)
		}
	}
	switch {
	case e.options.AllRoutes && all == no:
		return no
	case !e.board.Chain(hoped, p.place.Province, p.to.Province):
		return no
	case e.options.AllRoutes:
		return all
	case e.board.Chain(sure, p.place.Province, p.to.Province):
		return yes
	}
	return open
}
