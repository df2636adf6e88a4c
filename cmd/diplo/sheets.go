package main

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"path/filepath"
	"slices"

	"diplo/cli"
	"diplo/fault"
	"diplo/gather"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/notation"
	"diplo/turn"

	"golang.org/x/text/encoding"
)

// sheetFlags say how files are read.
type sheetFlags struct {
	stdinName string // that standard input goes by
	encoding  string
	together  bool // they are one turn
}

func newSheetFlags() sheetFlags { return sheetFlags{encoding: encodingAuto} }

// entries are the flags themselves, as every command that reads sheets has them.
func (f *sheetFlags) entries() []cli.Flag {
	return []cli.Flag{
		{Name: "encoding", About: "flag.encoding", Value: cli.Choice(&f.encoding, encodingNames()...)},
		{Name: "stdin-filename", About: "flag.stdin-filename", Value: cli.Text(&f.stdinName, "usage.name")},
	}
}

// sheetArgs are the sheets themselves, as every command that reads some takes
// them.
func sheetArgs() cli.Args {
	return cli.Args{Usage: "usage.arguments", About: "usage.sheets", Max: -1}
}

// sheets are the files of a run.
type sheets struct {
	app    *app
	inputs []gather.Input
	reader gather.Reader
	// texts holds what is read instead of a file: what standard input held,
	// and files that fixes have changed.
	texts map[string][]byte
	stdin string // the name that standard input goes by
	// encoding is how all of them are encoded, nil to go by what they hold.
	encoding encoding.Encoding
	// atlas returns the map that the sheets of a folder are for; nil for the
	// standard one everywhere.
	atlas func(folder string) (*turn.Atlas, error)
	// asJSON holds the names of the files that have turned out to be JSON.
	asJSON map[string]bool
}

// Bounds of how many lines a parser remembers. The memory is touched all over,
// so that a run over a few lines pays for much of what it does not need.
const (
	minMemo     = 1 << 8
	maxMemo     = 1 << 14
	bytesOfLine = 16 // of an order, in short notation
)

// newParser returns a parser with a memory that suits the inputs. Where all that
// is written is read again the memory holds the lines of both; it is larger than
// that, because they crowd each other out of one that is nearly full.
func newParser(inputs []gather.Input, writes bool) *grammar.Parser {
	lines, most := int64(0), int64(maxMemo)
	for _, input := range inputs {
		lines += input.Size / bytesOfLine
		if input.Once {
			lines += maxMemo
		}
	}
	if writes {
		lines, most = 4*lines, 4*most
	}
	return grammar.New(i18n.Default(), int(min(max(lines, minMemo), most)))
}

// newSheets returns the files of a run. Those that can be read only once are
// read into memory where they have to be read again: with others, or anyway.
func (a *app) newSheets(inputs []gather.Input, parser *grammar.Parser, f *sheetFlags, again bool) *sheets {
	s := &sheets{
		app: a, inputs: inputs, texts: map[string][]byte{}, stdin: gather.Stdin,
		encoding: encodingNamed(f.encoding), asJSON: map[string]bool{},
	}
	if f.stdinName != "" {
		s.stdin = filepath.Clean(f.stdinName)
	}
	if slices.ContainsFunc(inputs, func(in gather.Input) bool { return in.Name == s.stdin }) {
		s.stdin = gather.Stdin // a file has that name
	}
	for i := range inputs {
		if inputs[i].Name == gather.Stdin {
			inputs[i].Name = s.stdin
		}
	}
	s.reader = gather.Reader{Parser: parser, Open: s.open, Together: f.together}
	if len(inputs) > 1 || again {
		s.inputs = s.inputs[:0]
		for _, input := range inputs {
			if err := s.hold(input); err != nil {
				s.fail(err)
				continue
			}
			s.inputs = append(s.inputs, input)
		}
	}
	return s
}

// hold reads an input that can be read only once into memory.
func (s *sheets) hold(input gather.Input) error {
	if !input.Once {
		return nil
	}
	r, err := s.openRaw(input)
	if err != nil {
		return fault.File(fault.Open, input.Name, err)
	}
	defer r.Close()
	text, err := io.ReadAll(r)
	if err != nil {
		return fault.File(fault.Read, input.Name, err)
	}
	s.texts[input.Name] = text
	return nil
}

// open opens an input as a sheet: JSON is turned into text.
func (s *sheets) open(input gather.Input) (io.ReadCloser, error) {
	file, err := s.openRaw(input)
	if err != nil {
		return nil, err
	}
	var atlas *turn.Atlas
	if s.atlas != nil {
		if atlas, err = s.atlas(input.Folder()); err != nil {
			file.Close()
			return nil, err
		}
	}
	text := notation.NewReader(file, atlas)
	if plain, ok := text.(*bufio.Reader); !ok {
		s.asJSON[input.Name] = true
		text = jsonOf{text, input.Name}
	} else if s.encoding == nil {
		head, _ := plain.Peek(sniff) // an error comes again when the rest is read
		if err := noSheet(input.Name, head); err != nil {
			file.Close()
			return nil, err
		}
	}
	return converted{text, file}, nil
}

// fail tells of an error with a sheet, by a name that everybody knows where it is
// standard input.
func (s *sheets) fail(err error) {
	if e := (*fault.Error)(nil); errors.As(err, &e) && len(e.Message.Args) > 0 && e.Message.Args[0] == gather.Stdin {
		args := append([]any{i18n.Message{Key: "usage.stdin"}}, e.Message.Args[1:]...)
		err = fault.New(e.Message.Key, args...)
	}
	s.app.fail(err)
}

// jsonOf is what a file holds as JSON. What is wrong in it is told of the file.
type jsonOf struct {
	io.Reader
	name string
}

func (r jsonOf) Read(p []byte) (int, error) {
	n, err := r.Reader.Read(p)
	if e := (*fault.Error)(nil); errors.As(err, &e) {
		err = fault.New("error.json", r.name, e.Message)
	}
	return n, err
}

// openRaw opens an input, decoded where the user says how it is encoded.
func (s *sheets) openRaw(input gather.Input) (io.ReadCloser, error) {
	if text, ok := s.texts[input.Name]; ok {
		return io.NopCloser(bytes.NewReader(text)), nil
	}
	var file io.ReadCloser
	if input.Once && input.Name == s.stdin {
		file = io.NopCloser(s.app.stdin)
	} else {
		var err error
		if file, err = gather.OpenFile(input); err != nil {
			return nil, err
		}
	}
	if s.encoding == nil {
		return file, nil
	}
	return converted{s.encoding.NewDecoder().Reader(file), file}, nil
}

// converted is a file of which something else is read: its text in UTF-8.
type converted struct {
	io.Reader
	io.Closer
}
