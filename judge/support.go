package judge

import "diplo/board"

// decideSupport finds out whether a support is given and not cut.
func (e *engine) decideSupport(i int32) tri {
	p := &e.pieces[i]
	if !p.matched {
		return no
	}
	given := yes
	for k := e.into[p.place.Province]; k != none; k = e.pieces[k].nextInto {
		switch e.cuts(k, i) {
		case yes:
			return no
		case open:
			given = open
		}
	}
	return given
}

// cuts reports whether an attack cuts a support: any attack by another power
// does that arrives at all, but for one from where the support is given to,
// which must dislodge the supporter.
func (e *engine) cuts(attacker, supporter int32) tri {
	a, s := &e.pieces[attacker], &e.pieces[supporter]
	switch {
	case !hostile(a.power, s.power):
		return no
	case a.convoyed && e.options.Paradox != Szykman && e.spared(attacker, supporter):
		return no
	case a.place.Province == s.into && !(a.convoyed && e.options.ConvoyCutsSource):
		return e.get(attacker)
	}
	return e.path(attacker)
}

// spared reports whether a printed rule for paradoxes keeps a convoyed army
// from cutting a support.
func (e *engine) spared(army, supporter int32) bool {
	at := e.pieces[supporter].into
	for f := e.at[at]; f != none; f = e.pieces[f].nextAt {
		p := &e.pieces[f]
		if p.does != convoys || !p.matched {
			continue
		}
		switch e.options.Paradox {
		case Paradox1971:
			if p.target == army {
				return true
			}
		case Paradox1982:
			return true
		case Paradox2000:
			if p.target == army && e.necessary(f, army) {
				return true
			}
		}
	}
	return false
}

// necessary reports whether an army cannot be convoyed without a fleet.
func (e *engine) necessary(fleet, army int32) bool {
	var others board.Set
	for f := e.pieces[army].carriers; f != none; f = e.pieces[f].nextHelper {
		if f != fleet {
			others = others.With(e.pieces[f].place.Province)
		}
	}
	a := &e.pieces[army]
	return !e.board.Chain(others, a.place.Province, a.to.Province)
}
