package judge

import (
	"diplo/board"
	"diplo/i18n"
)

// A step is a decision that did not follow from others alone.
type step struct {
	what  stepKind
	piece int32 // whose order was decided
	path  bool  // it is whether the piece's convoy leads anywhere
}

type stepKind uint8

const (
	stepUnique   stepKind = iota // the only way to decide a circle
	stepCircular                 // units move in a circle
	stepParadox                  // a convoying fleet of a paradox holds
	stepStuck                    // nothing decides it: the unit stays
)

// note writes down how a decision was made.
func (e *engine) note(what stepKind, decision int32) {
	n := int32(len(e.pieces))
	if decision >= n {
		e.steps = append(e.steps, step{what, decision - n, true})
		return
	}
	e.steps = append(e.steps, step{what, decision, false})
}

// Trace returns the decisions that made the result of an order of a movement,
// one by one: its strength, what stood against it, and the circles that had to
// be settled. It is empty for an order that was not followed.
func (o *Outcome) Trace(order int) []i18n.Message {
	i := int32(-1)
	for k := range o.pieces {
		if o.pieces[k].order == int32(order) {
			i = int32(k)
		}
	}
	if i < 0 || o.Orders[order].Reason == Illegal || o.Orders[order].Reason == Void {
		return nil
	}
	var lines []i18n.Message
	e := o.engine
	p := &o.pieces[i]
	if p.convoyed {
		var fleets []int32
		for f := p.carriers; f != none; f = o.pieces[f].nextHelper {
			fleets = append(fleets, f)
		}
		switch {
		case len(fleets) == 0:
			lines = append(lines, message("trace-no-fleets"))
		case e.path(i) == yes:
			lines = append(lines, message("trace-path", o.unitsOf(fleets)))
		default:
			lines = append(lines, message("trace-no-path", o.unitsOf(fleets)))
		}
	}
	if p.does == moves && e.path(i) == yes {
		lines = append(lines, o.traceAttack(i)...)
	} else if p.does != moves {
		lines = append(lines, o.traceStand(i, order)...)
	}
	for _, s := range o.trace {
		if s.piece == i && !s.path {
			lines = append(lines, message([...]string{"trace-unique", "trace-circular", "trace-paradox", "trace-stuck"}[s.what]))
		}
	}
	return lines
}

// traceAttack says how strong a move is and what stands against it.
func (o *Outcome) traceAttack(i int32) []i18n.Message {
	e, p := o.engine, &o.pieces[i]
	own := o.traceForce("trace-attack", i, e.strengthOf(i))
	lines := []i18n.Message{own}
	for k := e.at[p.to.Province]; k != none; k = o.pieces[k].nextAt {
		switch q := &o.pieces[k]; {
		case e.absent(k):
			lines = append(lines, message("trace-absent", o.unitOf(k)))
		case e.headToHead(i, k):
			lines = append(lines, o.traceForce("trace-head-on", k, e.force(k, board.NoPower).lo))
		case q.does == moves && e.decided[k] == yes:
			lines = append(lines, message("trace-leaves", o.orderOf(k)))
		default:
			lines = append(lines, o.traceForce("trace-hold", k, e.defense(k)))
		}
	}
	for k := e.into[p.to.Province]; k != none; k = o.pieces[k].nextInto {
		if k != i && e.rivals(i, k) {
			lines = append(lines, o.traceForce("trace-rival", k, e.pushesWith(k)))
		}
	}
	return lines
}

// traceStand says what a unit in its place is attacked with.
func (o *Outcome) traceStand(i int32, order int) []i18n.Message {
	e := o.engine
	r := &o.Orders[order]
	if r.Against == 0 {
		return []i18n.Message{message("trace-quiet")}
	}
	lines := []i18n.Message{o.traceForce("trace-defense", i, int32(r.Strength))}
	for k := e.into[o.pieces[i].place.Province]; k != none; k = o.pieces[k].nextInto {
		lines = append(lines, o.traceForce("trace-attacker", k, e.pushesOn(k)))
	}
	return lines
}

// traceForce names a piece, its strength, and who supports it.
func (o *Outcome) traceForce(key string, k, strength int32) i18n.Message {
	var helpers []int32
	for h := o.pieces[k].supporters; h != none; h = o.pieces[h].nextHelper {
		if o.engine.decided[h] == yes {
			helpers = append(helpers, h)
		}
	}
	if len(helpers) > 0 {
		return message(key+"-supported", o.orderOf(k), strength, o.unitsOf(helpers))
	}
	return message(key, o.orderOf(k), strength)
}
