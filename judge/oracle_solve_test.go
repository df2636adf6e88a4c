package judge_test

import "slices"

// groups returns the facts that depend on each other, those first that others
// depend on.
func (o *oracle) groups() (list [][]*fact) {
	count := 0
	var stack []*fact
	var visit func(f *fact)
	visit = func(f *fact) {
		count++
		f.number, f.low, f.onStack = count, count, true
		stack = append(stack, f)
		for _, g := range f.needs {
			if g.number == 0 {
				visit(g)
				f.low = min(f.low, g.low)
			} else if g.onStack {
				f.low = min(f.low, g.number)
			}
		}
		if f.low == f.number {
			var group []*fact
			for {
				g := stack[len(stack)-1]
				stack = stack[:len(stack)-1]
				g.onStack, g.group = false, len(list)
				group = append(group, g)
				if g == f {
					break
				}
			}
			slices.Reverse(group)
			list = append(list, group)
		}
	}
	for _, f := range o.facts {
		if f.number == 0 {
			visit(f)
		}
	}
	return list
}

// solve makes a group of facts known, all that it depends on being known.
func (o *oracle) solve(group []*fact) {
	for {
		all := resolutions(group, 1<<30)
		if len(all) == 0 {
			core := o.core(group)
			found := false
			for _, f := range core {
				found = o.halt(f) || found
			}
			if !found {
				panic("a paradox without a convoy")
			}
			continue
		}
		again := false
		for len(all) > 1 && !again {
			all, again = o.narrow(group, all)
		}
		if again {
			continue
		}
		for i, f := range group {
			f.known, f.value = true, all[0][i]
		}
		return
	}
}

// halt makes a convoying fleet hold. It reports whether the fact is one.
func (o *oracle) halt(f *fact) bool {
	if o.afloat[f.order] != f || o.halted[f.order] {
		return false
	}
	o.halted[f.order] = true
	return true
}

// narrow looks at the facts on which resolutions differ, of these at some that
// depend on no others. If the resolutions differ on fleets there it makes those
// hold and has all tried again; otherwise units move in a circle, and it keeps
// the resolutions in which they do.
func (o *oracle) narrow(group []*fact, all [][]bool) (rest [][]bool, again bool) {
	var differ []*fact
	position := map[*fact]int{}
	for i, f := range group {
		position[f] = i
		for _, r := range all {
			if r[i] != all[0][i] {
				differ = append(differ, f)
				break
			}
		}
	}
	reach := map[*fact]map[*fact]bool{}
	for _, f := range differ {
		reach[f] = map[*fact]bool{}
		todo := []*fact{f}
		for len(todo) > 0 {
			g := todo[0]
			todo = todo[1:]
			for _, h := range g.needs {
				if slices.Contains(differ, h) && !reach[f][h] {
					reach[f][h] = true
					todo = append(todo, h)
				}
			}
		}
	}
	var ring []*fact
	for _, f := range differ {
		bottom := reach[f][f]
		for g := range reach[f] {
			bottom = bottom && reach[g][f]
		}
		if bottom {
			for g := range reach[f] {
				ring = append(ring, g)
			}
			break
		}
	}
	for _, f := range ring {
		again = o.halt(f) || again
	}
	if again {
		return nil, true
	}
	most := -1
	for _, r := range all {
		n := 0
		for _, f := range ring {
			if o.moves[f.order] == f && r[position[f]] {
				n++
			}
		}
		if n > most {
			most, rest = n, nil
		}
		if n == most {
			rest = append(rest, r)
		}
	}
	if len(rest) == len(all) {
		panic("two circles of moves that exclude each other")
	}
	return rest, false
}

// core returns the smallest set of facts whose equations cannot hold together,
// found by leaving out one equation after the other.
func (o *oracle) core(group []*fact) (core []*fact) {
	for _, f := range group {
		f.free = true
		if len(resolutions(group, 1)) > 0 {
			f.free = false
			core = append(core, f)
		}
	}
	for _, f := range group {
		f.free = false
	}
	return core
}

// resolutions returns the ways to know a group of facts that satisfy their
// equations, at most so many.
func resolutions(group []*fact, most int) (all [][]bool) {
	holds := func(f *fact) bool {
		for _, g := range f.needs {
			if !g.known {
				return true
			}
		}
		return !f.known || f.free || f.value == f.follows()
	}
	var try func(i int)
	try = func(i int) {
		if len(all) >= most {
			return
		}
		if i == len(group) {
			r := make([]bool, len(group))
			for k, f := range group {
				r[k] = f.value
			}
			all = append(all, r)
			return
		}
		f := group[i]
		f.known = true
		for _, v := range [...]bool{true, false} {
			f.value = v
			fine := true
			for _, g := range group[:i+1] {
				fine = fine && holds(g)
			}
			if fine {
				try(i + 1)
			}
		}
		f.known = false
	}
	try(0)
	return all
}
