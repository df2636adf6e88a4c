package notation

import (
	"io"

	"diplo/fault"
)

// maxRecord bounds how many bytes of JSON are read at a time: a document, a phase
// of a saved game, a word of what is passed over. It is far more than any turn
// has.
const maxRecord = 16 << 20

// A meter gives out no more of r than maxRecord from one refill to the next,
// because a decoder holds the whole of what it decodes.
type meter struct {
	r    io.Reader
	left int
}

func (m *meter) refill() { m.left = maxRecord }

// Read implements io.Reader.
func (m *meter) Read(p []byte) (int, error) {
	if m.left <= 0 {
		return 0, fault.New("notation.json-large", maxRecord>>20)
	}
	n, err := m.r.Read(p[:min(len(p), m.left)])
	m.left -= n
	return n, err
}
