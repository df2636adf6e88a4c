package i18n

import (
	"fmt"
	"strings"
)

// defaultCode is the language that a message falls back to where another one
// does not have it.
const defaultCode = "en"

// Localizer is an argument of a message that is spelled in the reader's
// language: a province, a power, an order.
type Localizer interface {
	// Localize returns how l spells the value.
	Localize(l *Language) string
}

// Message is a message of the catalog with its arguments, in no language yet.
// It may be the argument of another one.
type Message struct {
	Key  string
	Args []any
}

// Localize returns the message in l.
func (m Message) Localize(l *Language) string { return l.Sprintf(m.Key, m.Args...) }

// Sprintf returns the message with that key in l, with args in place of its
// verbs. An argument that is a Localizer is spelled in l. A number is written
// as l groups its digits ("1,234"), which suits counts; lines, columns, years
// and codes are no counts, so pass them as strings. Where l does not have the
// message the English one is returned; where that is missing too, the key with
// a mark that no message has (NoMessage).
func (l *Language) Sprintf(key string, args ...any) string {
	args = l.localize(args)
	for _, t := range [...]*messageTable{l.table(), builtinTable(defaultCode)} {
		if t == nil {
			continue
		}
		if i, ok := t.find(key); ok {
			return t.print(i, args)
		}
	}
	return NoMessage + key + ")"
}

// NoMessage begins what Sprintf returns for a key that no language has. A test
// that finds it in the output has found a mistake.
const NoMessage = "%!(NOMESSAGE "

// Has reports whether the catalog has a message with that key, in l itself and
// not by falling back to English.
func (l *Language) Has(key string) bool {
	t := l.table()
	if t == nil {
		return false
	}
	_, ok := t.find(key)
	return ok
}

// localize spells the Localizers among args. It returns args itself where there
// are none.
func (l *Language) localize(args []any) []any {
	spelled := args
	for i, arg := range args {
		if x, ok := arg.(Localizer); ok {
			if &spelled[0] == &args[0] {
				spelled = append([]any(nil), args...)
			}
			spelled[i] = x.Localize(l)
		}
	}
	return spelled
}

// All returns a list of items as an argument of a message: "a, b and c". An
// item that is no Localizer is printed as package fmt does.
func All[T any](items ...T) Localizer { return list[T]{"list.and", items} }

// Any returns a list of alternatives as an argument of a message: "a, b or c".
// Items are strings and Localizers.
func Any[T any](items ...T) Localizer { return list[T]{"list.or", items} }

type list[T any] struct {
	last  string // key of the message that adds the last item
	items []T
}

// Localize returns the items joined as l does.
func (x list[T]) Localize(l *Language) string {
	spelled := make([]string, len(x.items))
	for i, item := range x.items {
		switch v := any(item).(type) {
		case Localizer:
			spelled[i] = v.Localize(l)
		case string:
			spelled[i] = v
		default:
			spelled[i] = fmt.Sprint(v)
		}
	}
	switch n := len(spelled) - 1; n {
	case -1:
		return ""
	case 0:
		return spelled[0]
	default:
		head := strings.Join(spelled[:n], l.Sprintf("list.separator"))
		return l.Sprintf(x.last, head, spelled[n])
	}
}
