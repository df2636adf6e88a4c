package judge

import (
	"diplo/board"
	"diplo/i18n"
	"diplo/turn"
)

// Next returns the turn that follows an outcome: its name and its position.
// Retreats follow a movement that dislodged a unit; adjustments follow every
// fall, after which supply centers belong to whose units stand there. A turn
// without a season is followed by one without a season.
func Next(o *Outcome) Stage {
	t := o.Turn
	s := Stage{Season: t.Season, Year: t.Year, Phase: i18n.Movement}
	units := make([]turn.Standing, 0, len(o.Units)+len(o.Retreats))
	for _, u := range o.Units {
		units = append(units, turn.Standing{Power: u.Power, Kind: u.Kind, Place: u.Place, Count: u.Count})
	}
	if len(o.Retreats) > 0 {
		for i := range o.Retreats {
			r := &o.Retreats[i]
			u := turn.Standing{Power: r.Power, Kind: r.Kind, Place: r.Place, Count: r.Count, Dislodged: true}
			if !r.ByConvoy {
				u.From = r.Attacker // otherwise it may be retreated to (DATC 6.H.11)
			}
			units = append(units, u)
		}
		s.Phase = i18n.Retreats
		s.Position = position(o, units, o.Centers, o.Contested)
		return s
	}
	centers := o.Centers
	switch {
	case t.Phase == i18n.Adjustments:
		if s.Season != i18n.NoSeason {
			s.Season, s.Year = i18n.Spring, t.Year+1
		}
	case t.Season == i18n.Fall:
		s.Season, s.Phase = i18n.Winter, i18n.Adjustments
		centers = taken(o)
	case t.Season != i18n.NoSeason:
		s.Season = i18n.Fall
	}
	s.Position = position(o, units, centers, board.Set{})
	return s
}

// position returns a position that is known as far as the outcome's is.
func position(o *Outcome, units []turn.Standing, centers []turn.Ownership, contested board.Set) turn.Position {
	before := &o.Turn.Position
	return turn.NewPosition(turn.Position{
		Units: units, Centers: centers, Contested: contested,
		Known: before.Known, Owned: before.Owned, Full: before.Full, FullCenters: before.FullCenters,
	})
}

// taken returns who owns which supply center after fall.
func taken(o *Outcome) []turn.Ownership {
	m := o.Turn.Map
	var holder [board.MaxProvinces + 1]board.Power
	for _, u := range o.Units {
		holder[u.Place.Province] = u.Power
	}
	var list []turn.Ownership
	var listed board.Set
	for _, c := range o.Centers {
		if w := holder[c.Province]; w != board.NoPower {
			c.Power = w
		}
		if !listed.Has(c.Province) {
			list = append(list, c)
			listed = listed.With(c.Province)
		}
	}
	for p := range m.Provinces() {
		if w := holder[p]; m.IsCenter(p) && w != board.NoPower && !listed.Has(p) {
			list = append(list, turn.Ownership{Power: w, Province: p})
		}
	}
	return list
}

// Turn returns the stage as a turn of the same game as another one, in which
// nobody gives an order: for a phase that a record of the game leaves out.
func (s *Stage) Turn(like *turn.Turn) *turn.Turn {
	return &turn.Turn{
		Map: like.Map, Rules: like.Rules, Atlas: like.Atlas, Carriers: like.Carriers, Lang: like.Lang,
		Season: s.Season, Year: s.Year, Phase: s.Phase, Position: s.Position, Complete: true,
	}
}
