package notation

import (
	"encoding/json"
	"errors"
	"io"
	"reflect"
	"strconv"

	"diplo/board"
	"diplo/fault"
	"diplo/i18n"
)

// fault words an error of the JSON. What has nothing to do with JSON, such as a
// file that cannot be read, it returns as it is.
func (t *transcoder) fault(err error) error {
	var worded *fault.Error
	var mistyped *json.UnmarshalTypeError
	var e *fault.Error
	switch {
	case errors.As(err, &worded):
		return err
	case errors.Is(err, io.ErrUnexpectedEOF):
		return fault.New("notation.json-end")
	case errors.As(err, &mistyped):
		e = t.typeFault(mistyped)
	case errors.As(err, new(*json.SyntaxError)):
		e = fault.New("notation.json", strconv.FormatInt(t.brokenAt(), 10))
	default:
		return err
	}
	e.Cause = err
	return e
}

// brokenAt returns where the JSON is no JSON, as a byte counted from 1. A decoder
// that has been asked for tokens tells of the beginning of the value at most.
func (t *transcoder) brokenAt() int64 {
	at := t.decoder.InputOffset() + 1
	var value json.RawMessage
	var broken *json.SyntaxError
	if err := json.NewDecoder(t.decoder.Buffered()).Decode(&value); errors.As(err, &broken) {
		at += broken.Offset - 1
	}
	return at
}

// byPower are the members of a phase that are objects with a list for each power
// or unit.
var byPower = map[string]bool{"orders": true, "results": true, "state.units": true, "state.centers": true}

// typeFault says which member should be something else, and what.
func (t *transcoder) typeFault(e *json.UnmarshalTypeError) *fault.Error {
	member, kind := e.Field, "text"
	switch e.Type.Kind() {
	case reflect.Struct, reflect.Map:
		kind = "object"
	case reflect.Slice:
		kind = "list"
	case reflect.Int:
		kind = "number"
	}
	if phase := t.in == inPhases || t.members["state"] != nil; phase && byPower[member] {
		kind = "lists"
	}
	switch {
	case t.in != inPhases:
	case member == "":
		member, kind = "phases", "objects"
	default:
		member = "phases." + member
	}
	return fault.New("notation.json-type", member, i18n.Message{Key: "notation.json-type-" + kind})
}

// choiceFault is the error for a member that has a value which is none of those
// that it can have, or none at all.
func choiceFault(member, value string, choices []string) error {
	quoted := make([]string, len(choices))
	for i, c := range choices {
		quoted[i] = "`" + c + "`"
	}
	if value == "" {
		return fault.New("notation.json-choice-missing", member, i18n.Any(quoted...))
	}
	return fault.New("notation.json-choice", member, value, i18n.Any(quoted...))
}

// numberFault is the error for a member that is no number up to most.
func numberFault(member string, value, most int) error {
	return fault.New("notation.json-number", member, strconv.Itoa(value), strconv.Itoa(most))
}

// placeFault is the error for the id of a place that the map does not have.
func placeFault(id string) error {
	if id == "" {
		return fault.New("notation.json-place-missing")
	}
	return fault.New("notation.json-place", id)
}

// powerFault is the error for the id of a power that the map does not have.
func powerFault(m *board.Map, id string) error {
	var ids []string
	for w := range m.Powers() {
		ids = append(ids, m.PowerID(w))
	}
	return choiceFault("power", id, ids)
}

// orderNames returns what OrderRecord.Order can be.
func orderNames() []string {
	var names []string
	seen := map[string]bool{}
	for _, name := range formOrders {
		if name != "" && !seen[name] {
			seen[name] = true
			names = append(names, name)
		}
	}
	return names
}

// namesOf returns the names of all values of a kind but the zero value.
func namesOf[T interface {
	~uint8
	String() string
}]() []string {
	var names []string
	for v := T(1); v.String() != ""; v++ {
		names = append(names, v.String())
	}
	return names
}
