package lint

import "slices"

// Without returns l with one rule of the catalog taken out, to see what would
// be missed if there were no such rule.
func (l *Linter) Without(code string) *Linter {
	for i, r := range l.run {
		if r.Code == code {
			l.run, l.silent = slices.Delete(l.run, i, i+1), slices.Delete(l.silent, i, i+1)
			break
		}
	}
	return l
}
