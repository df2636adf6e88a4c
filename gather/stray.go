package gather

import (
	"diplo/grammar"
	"diplo/i18n"
)

// powers is a set of powers.
type powers [4]uint64

func (s *powers) add(p i18n.Power) { s[p>>6] |= 1 << (p & 63) }

func (s *powers) meets(t *powers) bool {
	for i := range s {
		if s[i]&t[i] != 0 {
			return true
		}
	}
	return false
}

// givers is who gives the orders of a file, as far as its words tell.
type givers struct {
	powers
	some    bool // there are orders
	unknown bool // of some of them no word tells whose they are
}

func (g *givers) read(rows []grammar.Row) {
	for i := range rows {
		row := &rows[i]
		if !row.HoldsOrders() {
			continue
		}
		for k := range row.Orders {
			power := row.Heading.ID
			if power == 0 {
				power = row.Orders[k].Unit.Power.ID
			}
			g.some = true
			g.unknown = g.unknown || power == 0
			g.add(power)
		}
	}
}

// findStrays finds the sheets of a folder that look as if they were meant for
// its main turn: last season's sheet that was never replaced, a wrong year. The
// folder must hold sheets that the powers have sent for one turn, and no
// history of a game: each file is for a single turn, and no power has two. The
// main turn is that of more than half of the files. Where there are two turns
// with as many files each the earlier one is told, and that it may be right.
func (p *plan) findStrays(outlines []outline) {
	var seen powers
	files := 0
	for i := range outlines {
		o := &outlines[i]
		switch {
		case !o.some:
			continue
		case o.unknown || len(o.turns) > 1 || o.meets(&seen):
			return
		}
		files++
		for w := range seen {
			seen[w] |= o.powers[w]
		}
	}
	byName := make(map[string]*outline, len(outlines))
	for i := range outlines {
		byName[outlines[i].input.Name] = &outlines[i]
	}
	sheets := func(g *group) (n int) {
		for _, m := range g.members {
			if byName[m.input.Name].some {
				n++
			}
		}
		return n
	}
	var turns []*group // that have sheets, in the order of time
	for i := range p.groups {
		if g := &p.groups[i]; g.key.named() && sheets(g) > 0 {
			turns = append(turns, g)
		}
	}
	if len(turns) == 2 && sheets(turns[0]) == sheets(turns[1]) && 2*sheets(turns[0]) == files {
		turns[0].strayFrom, turns[0].strayEven = turns[1].key.TurnName, true
		return
	}
	for i := range p.groups {
		main := &p.groups[i]
		if !main.key.named() || 2*sheets(main) <= files {
			continue
		}
		for k := range p.groups {
			if g := &p.groups[k]; k != i && g.key.named() && sheets(g) > 0 {
				g.strayFrom = main.key.TurnName
			}
		}
	}
}
