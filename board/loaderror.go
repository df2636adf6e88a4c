package board

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// A LoadError says what is wrong in a map file, and where. It is worded in
// English here; a package that knows languages words it by its Kind.
type LoadError struct {
	Line int    // 1-based
	Kind string // of what is wrong there: "empty"
	Args []any  // strings: what the message names
}

// Error returns all of e in one line.
func (e *LoadError) Error() string {
	return fmt.Sprintf("line %d: %s", e.Line, fmt.Sprintf(loadErrors[e.Kind], e.Args...))
}

// loadErrors holds, by kind, what is wrong and what to write instead.
var loadErrors = map[string]string{
	"empty":     "the file is empty; start with `map NAME`",
	"long-line": "the line is longer than %[1]s bytes; break it in two",
	"long-file": "the file is longer than %[1]s bytes; leave out what a map does not need",
	"order":     "`%[1]s` stands where it cannot; begin with `map NAME`, and write it once",
	"statement": "there is no statement `%[1]s`; write one of `map`, `base`, `power`, `province`, `army`, `fleet`, `both`, `cut`, `unit`",

	"name":         "the name must be one word of at most %[1]s small letters, digits or hyphens; write `map NAME`",
	"base":         "the base must be one name; write `base NAME` with one of %[1]s",
	"late-base":    "the base comes too late; move it right below `map`",
	"unknown-base": "there is no map `%[1]s`; write `base NAME` with one of %[2]s",

	"power":         "the id must be one word of at most %[1]s capital letters or digits; write `power ID`",
	"power-twice":   "power `%[1]s` is there already; leave one out",
	"powers":        "there are more than %[1]s powers; leave some out",
	"unknown-power": "there is no power `%[1]s`; declare it above, as in `power ENGLAND`",

	"province":       "the id or the terrain is missing; write them as in `province ION sea`",
	"province-twice": "province `%[1]s` is there already; leave one out",
	"provinces":      "there are more than %[1]s provinces; leave some out",
	"id":             "`%[1]s` is no id; write at most %[2]s capital letters or digits",
	"terrain":        "there is no terrain `%[1]s`; write `inland`, `coastal` or `sea`",
	"feature":        "`%[1]s` cannot stand here; write `center`, then `coasts`, or neither",
	"coasts":         "only a coastal province has coasts, and then two or more; leave them out",
	"coast":          "there is no coast `%[1]s`; write `NC`, `EC`, `SC` or `WC`",
	"coast-order":    "coast `%[1]s` stands in the wrong place; write each once, in the order `NC EC SC WC`",

	"unit":       "a unit is a power, a kind and a place; write them as in `unit ITALY A ROM`",
	"unit-kind":  "there is no kind of unit `%[1]s`; write `A` or `F`",
	"unit-place": "`%[1]s %[2]s` is no place for the unit; move it, or write the other kind",
	"unit-power": "a unit of another power is in `%[1]s`; leave one out",

	"place":       "there is no place `%[1]s`; declare it above, as in `province ION sea`",
	"capitals":    "`%[1]s` is not in capital letters; write `%[2]s`",
	"army-coast":  "an army in `%[1]s` is on no coast; write `%[2]s`",
	"fleet-coast": "a fleet in `%[1]s` is on one of its coasts; write `%[2]s` or another coast",

	"cut":           "the kind of border is missing; write `cut army PLACE PLACE`",
	"border":        "a border has two ends; write `%[1]s PLACE PLACE`",
	"border-kind":   "there is no kind of border `%[1]s`; write `army`, `fleet` or `both`",
	"border-itself": "`%[1]s` does not border itself; name another province",
	"border-army":   "no army can be in `%[1]s`; write `fleet`",
	"border-fleet":  "no fleet can be in `%[1]s`; write `army`",
	"border-twice":  "the border between `%[1]s` and `%[2]s` is there already; list each border once, under either end",
	"no-border":     "there is no such border to cut between `%[1]s` and `%[2]s`; leave it out",
	"no-army":       "no army can go to or from `%[1]s`; write `army %[1]s PLACE`",
	"no-fleet":      "no fleet can go to or from `%[1]s`; write `fleet %[1]s PLACE`",
}

// fail returns an error of a kind at the current line.
func (b *builder) fail(kind string, args ...any) error {
	return &LoadError{Line: b.line, Kind: kind, Args: args}
}

// printable returns a word of a file in a form that can stand in a message,
// shortened where it is long.
func printable(word string) string {
	const most = 40
	if len(word) > most {
		end := most
		for end > 0 && !utf8.RuneStart(word[end]) {
			end--
		}
		word = word[:end] + "…"
	}
	quoted := strconv.Quote(strings.ReplaceAll(word, "`", "'"))
	return strings.ReplaceAll(quoted[1:len(quoted)-1], `\"`, `"`)
}
