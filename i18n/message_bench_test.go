package i18n

import "testing"

func BenchmarkSprintf(b *testing.B) {
	l := Default().LanguageByCode("fr")
	for name, call := range map[string]func() string{
		"plain":     func() string { return l.Sprintf("verdict.void") },
		"arguments": func() string { return l.Sprintf("error.unknown-shell", "12", "3") },
		"plural":    func() string { return l.Sprintf("count.errors", 3) },
		"list": func() string {
			return l.Sprintf("summary.found", All(Message{"count.errors", []any{3}}, Message{"count.warnings", []any{1}}), 34)
		},
	} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				call()
			}
		})
	}
}

// BenchmarkFirst prints one message of a language that has printed none.
func BenchmarkFirst(b *testing.B) {
	messages := builtinTable("fr").messages
	b.ReportAllocs()
	for b.Loop() {
		t := messageTable{code: "fr", messages: messages}
		i, _ := t.find("summary.found")
		t.print(i, []any{"3 erreurs", 34})
	}
}

// BenchmarkAll compiles every message, which nothing does: it is what a catalog
// built at start would cost.
func BenchmarkAll(b *testing.B) {
	messages := builtinTable("fr").messages
	b.ReportAllocs()
	for b.Loop() {
		t := messageTable{code: "fr", messages: messages}
		for i := range messages {
			t.print(i, []any{1, 2, 3, 4})
		}
	}
}

func BenchmarkChoose(b *testing.B) {
	for _, pref := range []string{"fr_FR.UTF-8", "C", "br_FR"} {
		b.Run(pref, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				Choose("", pref)
			}
		})
	}
}
