package turn

import "diplo/board"

// Open reports whether a dislodged unit may retreat to a province next to it:
// nobody stands there, it is not contested, and the attack did not come from it
// (DATC 4.A.5).
func (p *Position) Open(u *Standing, to board.Province) bool {
	_, occupied := p.At(to)
	return !occupied && !p.Contested.Has(to) && u.From != to
}
