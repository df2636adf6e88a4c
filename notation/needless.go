package notation

// needless returns the name of a member that an order of this form has no use
// for, "" for none.
func (r *OrderRecord) needless(f form) string {
	moves := f == move || f == retreat
	for _, m := range [...]struct {
		name   string
		has    bool
		useful bool
	}{
		{"unit", r.Unit != nil, f != waive},
		{"target", r.Target != nil, f == supportHold || f == convoy},
		{"to", r.To != "", moves || f == supportHold || f == convoy},
		{"via", r.Via != "", f == move},
		{"route", len(r.Route) > 0, f == move},
		{"fleets", r.Fleets != 0, f == move},
		{"choices", len(r.Choices) > 0, f == retreat},
		{"amount", r.Amount != 0, f == waive},
	} {
		if m.has && !m.useful {
			return m.name
		}
	}
	return ""
}
