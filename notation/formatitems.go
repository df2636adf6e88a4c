package notation

import (
	"diplo/board"
	"diplo/grammar"
	"diplo/turn"
)

// items writes a row of a block of units or centers into f.out.
func (f *Formatter) items(row *grammar.Row) bool {
	f.out = f.out[:0]
	at := f.header(row)
	for k := range row.Orders {
		item := &row.Orders[k]
		if item.Span.Start < at || len(item.Path) > 0 || item.Verb != grammar.NoVerb || item.Unit.Power.Text != "" ||
			item.Unit.Dislodged || !item.Junk.Empty() || item.Missing != grammar.NothingMissing {
			return false
		}
		q := f.onlyPlace(&item.Unit)
		if q == board.NoProvince {
			return false
		}
		f.gap(row.Text[at:item.Span.Start], k > 0)
		f.out = f.scribe.standing(f.out, &turn.Standing{
			Kind: item.Unit.Kind, Count: item.Unit.Count,
			Place: board.Place{Province: q, Coast: writtenCoast(f.atlas, &item.Unit.Name, q)},
		})
		at = item.Span.End
	}
	f.rest(row, at)
	return true
}

// onlyPlace returns the one province that the name of an item firmly means,
// none where there are several in which its unit can stand.
func (f *Formatter) onlyPlace(u *grammar.Unit) board.Province {
	found := board.NoProvince
	for i := range u.Name.Senses {
		s := &u.Name.Senses[i]
		q := f.atlas.Province(s.Place)
		if s.Loose || q == found || q == board.NoProvince ||
			u.Kind == board.Army && f.atlas.Map.Terrain(q) == board.Sea ||
			u.Kind == board.Fleet && f.atlas.Map.Terrain(q) == board.Inland {
			continue
		}
		if found != board.NoProvince {
			return board.NoProvince
		}
		found = q
	}
	return found
}
