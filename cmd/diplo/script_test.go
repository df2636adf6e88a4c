package main

import (
	"strconv"

	"github.com/rogpeppe/go-internal/testscript"
)

// unquote returns what the escapes in text mean.
func unquote(ts *testscript.TestScript, text string) string {
	s, err := strconv.Unquote(`"` + text + `"`)
	ts.Check(err)
	return s
}
