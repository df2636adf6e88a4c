package fault

import (
	"errors"
	"strconv"

	"diplo/board"
	"diplo/i18n"
)

// Map words what is wrong with the map file of that name.
func Map(name string, err error) *Error {
	var e *Error
	var load *board.LoadError
	if errors.As(err, &load) {
		what := i18n.Message{Key: "map." + load.Kind, Args: load.Args}
		e = New("error.map-file", name, i18n.Message{Key: "map.line", Args: []any{strconv.Itoa(load.Line), what}})
	} else {
		e = File(Read, name, err)
	}
	e.Cause = err
	return e
}
