package turn

import (
	"slices"

	"diplo/i18n"
)

// IsProper reports whether the name is the full name or the trigram of the place
// that it is read as: then that some also call another place so is no news.
func (r *Reading) IsProper(a *Atlas) bool {
	return slices.ContainsFunc(r.Name.Senses, func(s i18n.Sense) bool {
		return !s.Loose && (s.Style == i18n.FullName || s.Style == i18n.Trigram) &&
			a.Province(s.Place) == r.Chosen.Province
	})
}
