package lint

// The names that machines read, and the keys under which package i18n words
// them ("severity.error", "verdict.void", "effect.void").
var (
	severityNames = [...]string{Note: "note", Warning: "warning", Error: "error"}
	effectNames   = [...]string{
		NoEffect: "none", Ineffective: "ineffective", Unconfirmed: "unconfirmed", Void: "void", Illegal: "illegal",
	}
)

// String returns the name of s: "error".
func (s Severity) String() string { return severityNames[s] }

// String returns the name of e: "void".
func (e Effect) String() string { return effectNames[e] }

// String returns the verdict's name, which is the effect's or "ok".
func (v Verdict) String() string {
	if v.Effect == NoEffect {
		return "ok"
	}
	return v.Effect.String()
}

// SeverityNamed returns the severity of that name.
func SeverityNamed(name string) (Severity, bool) {
	for s, n := range severityNames {
		if n == name {
			return Severity(s), true
		}
	}
	return 0, false
}
