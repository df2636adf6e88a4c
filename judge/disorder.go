package judge

import (
	"cmp"
	"strings"

	"diplo/board"
)

// farthest returns the index of the unit of a power that civil disorder
// removes next: the farthest from home; of those a fleet before an army, and
// then the first in the alphabetical order of the English names of the
// provinces (DATC 4.D.8). It is -1 where the power has none.
func (j *Judge) farthest(w board.Power) int {
	goals := j.goals(w)
	found, far := -1, 0
	for i, u := range j.out.Units {
		if u.Power != w || u.Order >= 0 {
			continue
		}
		d := j.distance(u, goals)
		if found < 0 || cmp.Or(cmp.Compare(far, d), compareKinds(u, j.out.Units[found]), j.compareNames(u, j.out.Units[found])) < 0 {
			found, far = i, d
		}
	}
	return found
}

// goals returns the provinces that distances are measured to.
func (j *Judge) goals(w board.Power) board.Set {
	var s board.Set
	m := j.out.Turn.Map
	if j.options.Disorder == DisorderOlder {
		for p := range m.Provinces() {
			if m.Home(p) == w {
				s = s.With(p)
			}
		}
		return s
	}
	for _, c := range j.out.Centers {
		if c.Power == w {
			s = s.With(c.Province)
		}
	}
	return s
}

// distance returns the number of moves from a unit to the nearest goal, more
// than any map has provinces where there is no way.
func (j *Judge) distance(u Unit, goals board.Set) int {
	m := j.out.Turn.Map
	if u.Kind == board.Fleet && j.options.Disorder == DisorderOlder {
		return fleetDistance(m, u.Place, goals)
	}
	seen := board.SetOf(u.Place.Province)
	for d, front := 0, seen; !front.Empty(); d++ {
		if front.Intersects(goals) {
			return d
		}
		var next board.Set
		for p := range front.All() {
			next = next.Union(m.Borders(p))
		}
		front = next.Minus(seen)
		seen = seen.Union(front)
	}
	return board.MaxProvinces + 1
}

// fleetDistance measures as fleets move, coasts minded.
func fleetDistance(m *board.Map, from board.Place, goals board.Set) int {
	front := []board.Place{from}
	seen := map[board.Place]bool{from: true}
	for d := 0; len(front) > 0; d++ {
		var next []board.Place
		for _, at := range front {
			if goals.Has(at.Province) {
				return d
			}
			for _, p := range m.Neighbors(board.Fleet, at) {
				if !seen[p] {
					seen[p] = true
					next = append(next, p)
				}
			}
		}
		front = next
	}
	return board.MaxProvinces + 1
}

// compareKinds puts fleets before armies.
func compareKinds(a, b Unit) int { return cmp.Compare(b.Kind, a.Kind) }

// compareNames puts units in the alphabetical order of the English names of
// their provinces.
func (j *Judge) compareNames(a, b Unit) int {
	return strings.Compare(j.englishName(a.Place.Province), j.englishName(b.Place.Province))
}

func (j *Judge) englishName(p board.Province) string {
	atlas := j.out.Turn.Atlas
	if name := atlas.Lexicon.LanguageByCode("en").Name(atlas.Place(p), board.NoCoast); name != "" {
		return name
	}
	return atlas.Map.ID(p)
}
