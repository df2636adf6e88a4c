package messagefile

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"
)

var (
	verbPattern = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`%(?:%|\[([1-9])\]([ds]))?`)
	})
	varPattern = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`\$\{([^}]*)\}?`)
	})
)

// verbs returns the verbs of text, each as its place and letter. It fails on a
// percent sign that is neither %% nor a verb that names its argument, since
// a text whose arguments are counted could not be reordered, and since parts of
// a message are printed one by one.
func verbs(text string) ([]string, error) {
	var found []string
	for _, m := range verbPattern().FindAllStringSubmatchIndex(text, -1) {
		switch {
		case m[2] >= 0:
			found = append(found, text[m[2]:m[3]]+text[m[4]:m[5]])
		case m[1]-m[0] == 1:
			return nil, fmt.Errorf("percent sign %q is neither %%%% nor %%[n]s nor %%[n]d",
				snippet(text[m[0]:]))
		}
	}
	return found, nil
}

// vars returns the names of the variables of text, sorted, each once.
func vars(text string) []string {
	var names []string
	for _, m := range varPattern().FindAllStringSubmatch(text, -1) {
		names = append(names, m[1])
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// plain returns text as it is printed without arguments, and whether that is
// all there is to it.
func plain(text string) (string, bool) {
	found, err := verbs(text)
	if err != nil || len(found) > 0 || len(vars(text)) > 0 {
		return text, false
	}
	return strings.ReplaceAll(text, "%%", "%"), true
}

func snippet(text string) string {
	const length = 12
	runes := []rune(text)
	if len(runes) > length {
		return string(runes[:length]) + "…"
	}
	return text
}
