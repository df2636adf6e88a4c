package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"

	"diplo/fault"
	"diplo/i18n"
)

// sniff is how much of the beginning of a file tells what it is, in bytes.
const sniff = 512

// noSheet returns an error where the beginning of a file, which is no JSON object,
// shows that it is no sheet either, though it could be read as one with no orders.
func noSheet(name string, head []byte) error {
	switch {
	case wronglyMarked(head):
		return fault.New("error.utf-16", name)
	case beginsList(head):
		return fault.New("error.json", name, i18n.Message{Key: "notation.json-object"})
	}
	return nil
}

// wronglyMarked reports whether a text has the byte order mark of UTF-16, but
// none of the letters, blanks and line ends that every sheet has: it is in
// something else, or its bytes are in the other order.
func wronglyMarked(head []byte) bool {
	high := 1
	switch {
	case bytes.HasPrefix(head, []byte("\xff\xfe")):
	case bytes.HasPrefix(head, []byte("\xfe\xff")):
		high = 0
	default:
		return false
	}
	units := 0
	for i := 2; i+1 < len(head); i += 2 {
		if head[i+high] == 0 {
			return false
		}
		units++
	}
	return units > 0
}

// beginsList reports whether a text is, or begins, a list in JSON and nothing
// else: "[Spring 1901]" is none.
func beginsList(head []byte) bool {
	head = bytes.TrimSpace(bytes.TrimPrefix(head, utf8Mark))
	if !bytes.HasPrefix(head, []byte("[")) {
		return false
	}
	d := json.NewDecoder(bytes.NewReader(head))
	for {
		if _, err := d.Token(); err != nil {
			return errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF)
		}
	}
}
