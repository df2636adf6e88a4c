package i18n

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"sync"

	"golang.org/x/text/language"
	"golang.org/x/text/message"
	"golang.org/x/text/message/catalog"

	mf "diplo/i18n/internal/messagefile"
)

//go:generate go run ./internal/genmessages

// messageTable holds the messages of one language. Those built in are static
// data; nothing is compiled before it is first printed, and a plain text never
// is, so that a run that prints three messages does not pay for all. It is safe
// for use by several goroutines.
type messageTable struct {
	code     string       // BCP 47 tag
	messages []mf.Message // sorted by key

	start    sync.Once
	tag      language.Tag
	compiled *catalog.Builder
	printer  *message.Printer
	ready    []sync.Once // for each of messages: it is in compiled
}

// builtinTable returns the messages of a language that is built in, nil for
// none.
func builtinTable(code string) *messageTable {
	for i := range builtinMessages {
		if builtinMessages[i].code == code {
			return &builtinMessages[i]
		}
	}
	return nil
}

// table returns the messages of l, nil where it has none.
func (l *Language) table() *messageTable {
	if l.messages != nil {
		return l.messages
	}
	return builtinTable(l.code)
}

// find returns the index of the message with that key.
func (t *messageTable) find(key string) (int, bool) {
	return slices.BinarySearchFunc(t.messages, key, mf.Compare)
}

// print returns message i with args, none of which is a Localizer.
func (t *messageTable) print(i int, args []any) string {
	m := &t.messages[i]
	if m.Plain {
		return m.Text
	}
	if !m.Chosen() && allText(args) {
		return fmt.Sprintf(m.Text, args...) // of no number: nothing differs between languages
	}
	t.start.Do(func() {
		t.tag = language.Make(t.code)
		t.compiled = catalog.NewBuilder()
		t.printer = message.NewPrinter(t.tag, message.Catalog(t.compiled))
		t.ready = make([]sync.Once, len(t.messages))
	})
	if !m.Chosen() {
		return t.printer.Sprintf(m.Text, args...) // a format, which no catalog need hold
	}
	t.ready[i].Do(func() {
		// The error was found when the file was read: nothing is in the table
		// that does not compile.
		_ = m.Add(t.compiled, t.tag)
	})
	return t.printer.Sprintf(m.Key, args...)
}

// allText reports whether none of args is anything but text.
func allText(args []any) bool {
	for _, a := range args {
		if _, ok := a.(string); !ok {
			return false
		}
	}
	return true
}

// loadMessages reads the messages of the languages of x from the folders named
// for their codes. A language without any keeps those that are built in.
func (x *Lexicon) loadMessages(folders []fs.FS) error {
	for i := range x.langs {
		l := &x.langs[i]
		messages, err := mf.Read(l.code, folders...)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return err
		}
		l.messages = &messageTable{code: l.code, messages: messages}
	}
	return nil
}
