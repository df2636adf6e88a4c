package main

import (
	"io"
	"os"
)

// storeMemory is how many bytes a store keeps in memory.
const storeMemory = 4 << 20

// store holds texts that can be read again in any order: in memory at first,
// then in a temporary file, so that a long run does not grow.
type store struct {
	memory []byte // what is not in the file yet
	file   *os.File
	inFile int64
}

// piece is where a text lies in a store.
type piece struct{ offset, size int64 }

// add adds a text.
func (s *store) add(text string) (piece, error) {
	if len(s.memory)+len(text) > storeMemory {
		if err := s.spill(); err != nil {
			return piece{}, err
		}
	}
	p := piece{s.inFile + int64(len(s.memory)), int64(len(text))}
	s.memory = append(s.memory, text...)
	return p, nil
}

// spill moves what is in memory to the file.
func (s *store) spill() error {
	if s.file == nil {
		f, err := os.CreateTemp("", "diplo-*")
		if err != nil {
			return err
		}
		// Where the system lets go of an open file, nothing is left behind
		// however the run ends.
		os.Remove(f.Name())
		s.file = f
	}
	n, err := s.file.Write(s.memory)
	s.inFile += int64(n)
	s.memory = s.memory[:0]
	return err
}

// copy writes a text to w.
func (s *store) copy(w io.Writer, p piece) error {
	if n := min(p.size, s.inFile-p.offset); n > 0 {
		if _, err := io.Copy(w, io.NewSectionReader(s.file, p.offset, n)); err != nil {
			return err
		}
		p.offset, p.size = p.offset+n, p.size-n
	}
	if p.size == 0 {
		return nil
	}
	_, err := w.Write(s.memory[p.offset-s.inFile:][:p.size])
	return err
}

// close removes the file.
func (s *store) close() {
	if s.file != nil {
		s.file.Close()
		os.Remove(s.file.Name())
	}
}
