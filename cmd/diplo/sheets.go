package main

import (
	"bytes"
	"io"
	"path/filepath"

	"diplo/fault"
	"diplo/gather"
	"diplo/grammar"
	"diplo/i18n"

	"golang.org/x/text/encoding"
)

// sheetFlags say how files are read.
type sheetFlags struct {
	stdinName string // that standard input goes by
	encoding  string
	together  bool // they are one turn
}

func newSheetFlags() sheetFlags { return sheetFlags{encoding: encodingAuto} }

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
}

// Bounds of how many lines a parser remembers. The memory is touched all over,
// so that a run over a few lines pays for much of what it does not need.
const (
	minMemo     = 1 << 8
	maxMemo     = 1 << 14
	bytesOfLine = 16 // of an order, in short notation
)

// newParser returns a parser with a memory that suits the inputs.
func newParser(inputs []gather.Input) *grammar.Parser {
	lines := int64(0)
	for _, input := range inputs {
		lines += input.Size / bytesOfLine
		if input.Once {
			lines += maxMemo
		}
	}
	return grammar.New(i18n.Default(), int(min(max(lines, minMemo), maxMemo)))
}

// newSheets returns the files of a run. Those that can be read only once are
// read into memory where they have to be read again: with others, or anyway.
func (a *app) newSheets(inputs []gather.Input, parser *grammar.Parser, f *sheetFlags, again bool) *sheets {
	s := &sheets{app: a, inputs: inputs, texts: map[string][]byte{}, stdin: gather.Stdin, encoding: encodingNamed(f.encoding)}
	if f.stdinName != "" {
		s.stdin = filepath.Clean(f.stdinName)
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
				a.fail(err)
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
	r, err := s.open(input)
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

// open opens an input, decoded where the user says how it is encoded.
func (s *sheets) open(input gather.Input) (io.ReadCloser, error) {
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
	return decoded{s.encoding.NewDecoder().Reader(file), file}, nil
}

// decoded is a file that is read in UTF-8.
type decoded struct {
	io.Reader
	io.Closer
}
