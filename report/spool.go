package report

import (
	"bytes"
	"io"
	"os"
)

// spoolMemory is how many bytes a spool keeps in memory.
const spoolMemory = 4 << 20

// spool holds output that has to wait for the end of other output: in memory
// at first, then in a temporary file, so that a long run does not grow.
type spool struct {
	memory bytes.Buffer
	file   *os.File
}

func (s *spool) Write(p []byte) (int, error) {
	if s.memory.Len()+len(p) > spoolMemory {
		if err := s.spill(); err != nil {
			return 0, err
		}
	}
	return s.memory.Write(p)
}

// spill moves what is in memory to the file.
func (s *spool) spill() error {
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
	_, err := s.memory.WriteTo(s.file)
	return err
}

// copyTo writes everything to w and removes the file. The spool is empty after
// that.
func (s *spool) copyTo(w io.Writer) error {
	if s.file != nil {
		defer os.Remove(s.file.Name())
		defer s.file.Close()
		if _, err := s.file.Seek(0, io.SeekStart); err != nil {
			return err
		}
		if _, err := io.Copy(w, s.file); err != nil {
			return err
		}
		s.file = nil
	}
	_, err := s.memory.WriteTo(w)
	return err
}
