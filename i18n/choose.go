package i18n

import (
	"slices"
	"strings"

	"golang.org/x/text/language"
)

// Choose returns the built-in language for a reader with these preferences, the
// strongest first: the value of --lang, then those of LC_ALL, LC_MESSAGES and
// LANG. See Lexicon.Choose.
func Choose(prefs ...string) *Language { return Default().Choose(prefs...) }

// Choose returns the language of x that suits the first of prefs that any
// suits, else English, else the first language of x, nil where it has none.
// A preference is a BCP 47 tag ("fr-CA") or a locale of POSIX ("fr_FR.UTF-8",
// "C"), or several joined by colons as in $LANGUAGE; an empty one says nothing.
// "C" and "POSIX" ask for English.
func (x *Lexicon) Choose(prefs ...string) *Language {
	if l, ok := x.Find(prefs...); ok {
		return l
	}
	if l := x.LanguageByCode(defaultCode); l != nil {
		return l
	}
	return x.Language(1)
}

// Find is Choose for preferences that must be met, such as --lang: it reports
// whether a language suits any of them.
func (x *Lexicon) Find(prefs ...string) (*Language, bool) {
	codes := make([]string, len(x.langs))
	for i := range x.langs {
		codes[i] = x.langs[i].code
	}
	code, ok := chooseCode(codes, prefs...)
	return x.LanguageByCode(code), ok
}

// chooseCode returns the code, of those in codes, for Find.
func chooseCode(codes []string, prefs ...string) (string, bool) {
	for _, pref := range prefs {
		for p := range strings.SplitSeq(pref, ":") {
			if code, ok := chooseOne(codes, p); ok {
				return code, true
			}
		}
	}
	return "", false
}

func chooseOne(codes []string, pref string) (string, bool) {
	// A modifier (@euro, @latin) and an encoding (.UTF-8) are not part of a tag.
	if i := strings.IndexAny(pref, ".@"); i >= 0 {
		pref = pref[:i]
	}
	switch pref {
	case "":
		return "", false
	case "C", "POSIX":
		pref = defaultCode
	}
	name := strings.ReplaceAll(pref, "_", "-")
	if i := slices.IndexFunc(codes, func(c string) bool { return strings.EqualFold(c, name) }); i >= 0 {
		return codes[i], true
	}
	// "fr-FR" is "fr" where no other language of codes begins so. Most readers
	// are served here; the matcher takes longer to build than diplo to start.
	base, _, _ := strings.Cut(name, "-")
	if code, only := onlyWithBase(codes, base); only {
		return code, true
	}
	return matchCode(codes, name)
}

// onlyWithBase returns base in the spelling of codes if it is in codes and no
// regional form of it is.
func onlyWithBase(codes []string, base string) (string, bool) {
	found := ""
	for _, code := range codes {
		b, _, regional := strings.Cut(code, "-")
		if strings.EqualFold(b, base) {
			if regional || found != "" {
				return "", false
			}
			found = code
		}
	}
	return found, found != ""
}

// matchCode finds the language that a reader of another one is likely to read:
// "fr" for Breton.
func matchCode(codes []string, name string) (string, bool) {
	wanted, err := language.Parse(name)
	if err != nil {
		return "", false
	}
	have := make([]language.Tag, len(codes))
	for i, code := range codes {
		have[i] = language.Make(code)
	}
	_, i, confidence := language.NewMatcher(have).Match(wanted)
	return codes[i], confidence > language.No
}
