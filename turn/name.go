package turn

import (
	"cmp"

	"diplo/grammar"
	"diplo/i18n"
)

// nameTurn finds the turn's name and phase.
func (b *Builder) nameTurn() {
	t := &b.turn
	if t.Namer = b.namer(); t.Namer >= 0 {
		name := t.Sources[t.Namer].Turn
		t.Season, t.Year, t.Phase = name.Season, name.Year, name.Phase
	}
	if t.Phase == i18n.NoPhase {
		t.Phase = b.phaseOfOrders()
	}
	if t.Phase == i18n.NoPhase {
		t.Phase = cmp.Or(grammar.TurnName{Season: t.Season}.InFull().Phase, i18n.Movement)
	}
}

// namer returns the index of the first source with the turn's name that most
// headers have, -1 where there is no header.
func (b *Builder) namer() int {
	most := -1
	headers := map[grammar.TurnName]int{}
	for i := range b.turn.Sources {
		if s := &b.turn.Sources[i]; !s.Headless {
			headers[s.Turn.InFull()]++
			most = max(most, headers[s.Turn.InFull()])
		}
	}
	for i := range b.turn.Sources {
		if s := &b.turn.Sources[i]; !s.Headless && headers[s.Turn.InFull()] == most {
			return i
		}
	}
	return -1
}

// phaseOfOrders returns the phase that the orders can only belong to, where
// all of them speak for the same one and the season allows it: in a sheet
// headed "Fall 1901" that holds nothing but builds, winter has come. A disband
// is for retreats, and in winter a removal; never for movement.
func (b *Builder) phaseOfOrders() i18n.Phase {
	var adjusts, retreats, disbands, others int
	for _, s := range b.turn.Sources {
		for i := range s.Rows {
			if !s.Rows[i].HoldsOrders() {
				continue
			}
			for k := range s.Rows[i].Line.Orders {
				o := &s.Rows[i].Line.Orders[k]
				if o.Verb == grammar.Remove && o.VerbUnclear {
					continue // "A Par R" fits winter and retreats, and tells neither
				}
				switch o.Verb {
				case grammar.Build, grammar.Remove, grammar.Waive:
					adjusts++
				case grammar.Retreat:
					retreats++
				case grammar.Disband:
					disbands++
				case grammar.NoVerb: // a bare unit fits every phase
				default:
					others++
				}
			}
		}
	}
	switch {
	case others > 0:
		return i18n.NoPhase
	case adjusts > 0 && retreats == 0:
		return i18n.Adjustments
	case retreats+disbands > 0 && adjusts == 0 && b.turn.Season != i18n.Winter:
		return i18n.Retreats
	}
	return i18n.NoPhase
}
