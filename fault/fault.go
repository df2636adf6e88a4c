// Package fault answers one question: why could it not be done?
//
// A fault is an error that is worded in the reader's language when it is shown:
// a key of package i18n's catalog with its arguments. The package words what
// the system says of files too, and knows nothing of what was being done.
package fault

import (
	"errors"
	"io/fs"
	"os"
	"syscall"

	"diplo/i18n"
)

// An Error is a failure in no language yet. It wraps the error that led to it,
// where there was one.
type Error struct {
	Message i18n.Message
	Cause   error
}

// New returns an Error with the message under key.
func New(key string, args ...any) *Error {
	return &Error{Message: i18n.Message{Key: key, Args: args}}
}

// Error returns the message in English.
func (e *Error) Error() string {
	return e.Localize(i18n.Default().LanguageByCode("en"))
}

// Unwrap returns the error that led to e.
func (e *Error) Unwrap() error { return e.Cause }

// Localize returns the message in l.
func (e *Error) Localize(l *i18n.Language) string { return e.Message.Localize(l) }

// The operations that File words: what was tried when the system refused.
const (
	Open  = "error.open"
	Read  = "error.read"
	Write = "error.write"
)

// File words what the system says of a file: that it is not there, that it may
// not be touched, what else users can help, or, for anything else, in the system's
// own words. Op is what was tried.
func File(op, name string, err error) *Error {
	var e *Error
	switch {
	case errors.As(err, &e):
		return e
	case errors.Is(err, fs.ErrNotExist):
		e = New("error.not-found", name)
	case errors.Is(err, fs.ErrPermission):
		e = New("error.permission", name)
	default:
		e = New(op, name, reason(err))
	}
	e.Cause = err
	return e
}

// reasons are the keys of what the system says that users can help.
var reasons = []struct {
	err error
	key string
}{
	{syscall.ENOTDIR, "system.not-a-folder"},
	{syscall.EISDIR, "system.folder"},
	{syscall.ENOSPC, "system.full"},
	{syscall.ELOOP, "system.loop"},
	{syscall.EROFS, "system.read-only"},
	{syscall.ENAMETOOLONG, "system.name-too-long"},
}

// reason strips the operation and the path, which the message has already,
// from an error of the system.
func reason(err error) any {
	for _, r := range reasons {
		if errors.Is(err, r.err) {
			return i18n.Message{Key: r.key}
		}
	}
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		return path.Err.Error()
	case errors.As(err, &link):
		return link.Err.Error()
	}
	return err.Error()
}

// Text returns err in l, or as it is where it has no message of the catalog.
func Text(l *i18n.Language, err error) string {
	var e *Error
	if errors.As(err, &e) {
		return e.Localize(l)
	}
	return err.Error()
}
