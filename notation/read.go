package notation

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"strings"
	"unicode"

	"diplo/board"
	"diplo/fault"
	"diplo/i18n"
	"diplo/turn"
)

// NewReader returns a reader of r's text for the grammar. What is no JSON it
// passes on as it is. Documents of the json notation become en sheets, saved
// games of the diplomacy package become games in the form PHASE, POSITIONS,
// ORDERS, phase by phase: neither is ever held whole. Lines of what is read are
// therefore not those of the file. An error of the JSON is a fault that tells
// where it is.
func NewReader(r io.Reader, a *turn.Atlas) io.Reader {
	buffered := bufio.NewReader(r)
	if !isJSON(buffered) {
		return buffered
	}
	if head, err := buffered.Peek(len(byteOrderMark)); err == nil && string(head) == byteOrderMark {
		_, _ = buffered.Discard(len(head)) // which no JSON begins with
	}
	return newTranscoder(buffered, a)
}

// byteOrderMark is what some editors put in front of UTF-8.
const byteOrderMark = "\ufeff"

// IsJSON reports whether text is read as JSON by NewReader.
func IsJSON(text []byte) bool {
	text = bytes.TrimPrefix(text, []byte(byteOrderMark))
	for _, c := range text {
		if !unicode.IsSpace(rune(c)) {
			return c == '{'
		}
	}
	return false
}

// sniff is how far the first sign of a file may be from its beginning.
const sniff = 512

func isJSON(r *bufio.Reader) bool {
	head, err := r.Peek(sniff)
	return (err == nil || errors.Is(err, io.EOF)) && IsJSON(head)
}

// A transcoder reads JSON and gives out text.
type transcoder struct {
	decoder *json.Decoder
	input   *meter
	in      place
	saved   bool                       // the object at hand is a saved game, whose phases are given out already
	members map[string]json.RawMessage // of an object that is none, so far
	ready   []byte
	atlas   *turn.Atlas
	// scribe writes documents as en sheets; counting does where an army's order
	// counts its fleets, which en has no way to say.
	scribe, counting *scribe
	wrote            bool
	stands           turn.Position // of the document at hand
}

// place is where in the JSON a transcoder is.
type place uint8

const (
	between place = iota // in front of a document
	inside               // of its object, in front of a key
	inPhases
)

// kept are the members of documents, and of phases that stand by themselves. All
// others are passed over.
var kept = []string{
	"turn", "units", "dislodged", "centers", "contested", "orders", "after",
	"name", "state", "results",
}

func newTranscoder(r io.Reader, a *turn.Atlas) *transcoder {
	if a == nil {
		a = turn.StandardAtlas()
	}
	m := &meter{r: r}
	t := &transcoder{decoder: json.NewDecoder(m), input: m, atlas: a, scribe: scribeOf(&english, a, true)}
	counting := *t.scribe
	counting.orders[convoyed] = compile("{unit} - {mark} - {to}")
	t.counting = &counting
	return t
}

// Read implements io.Reader.
func (t *transcoder) Read(p []byte) (int, error) {
	for len(t.ready) == 0 {
		if err := t.step(); err != nil {
			if !errors.Is(err, io.EOF) {
				err = t.fault(err)
			}
			return 0, err
		}
	}
	n := copy(p, t.ready)
	t.ready = t.ready[n:]
	return n, nil
}

// step reads on to the next piece of text, if only to the next key.
func (t *transcoder) step() error {
	switch t.in {
	case between:
		if err := t.open(); err != nil {
			return err
		}
		t.in, t.saved, t.members = inside, false, map[string]json.RawMessage{}
		return nil
	case inPhases:
		return t.phase()
	}
	token, err := t.decoder.Token()
	if err != nil {
		return unexpected(err)
	}
	key, ok := token.(string)
	switch {
	case !ok: // the end of the object
		t.in = between
		return t.finish()
	case key == "phases":
		return t.openPhases()
	case key == "map":
		return t.checkMap()
	case t.saved || !slices.Contains(kept, key):
		return t.pass()
	}
	if _, twice := t.members[key]; twice {
		return fault.New("notation.json-twice", key)
	}
	var value json.RawMessage
	if err := t.decoder.Decode(&value); err != nil {
		return unexpected(err)
	}
	t.members[key] = value
	return nil
}

// maxDepth bounds how deep values lie in one another in what is passed over; the
// decoder has the same bound for all else.
const maxDepth = 10_000

// pass reads over a value of any size.
func (t *transcoder) pass() error {
	for depth := 0; ; {
		t.input.refill()
		token, err := t.decoder.Token()
		if err != nil {
			return unexpected(err)
		}
		switch token {
		case json.Delim('{'), json.Delim('['):
			if depth++; depth > maxDepth {
				return fault.New("notation.json-deep")
			}
		case json.Delim('}'), json.Delim(']'):
			depth--
		}
		if depth == 0 {
			return nil
		}
	}
}

// checkMap reads the name of the map that a game is played on. A map that the user
// names counts more than what a game says of itself, and the standard one has
// variants that differ in nothing but who stands where at first.
func (t *transcoder) checkMap() error {
	var value json.RawMessage
	if err := t.decoder.Decode(&value); err != nil {
		return unexpected(err)
	}
	var name string
	if json.Unmarshal(value, &name) == nil && t.atlas == turn.StandardAtlas() && name != "" && !strings.HasPrefix(name, t.atlas.Map.Name()) {
		return fault.New("notation.json-map", name)
	}
	return nil
}

// openPhases reads the beginning of the phases of a saved game.
func (t *transcoder) openPhases() error {
	token, err := t.decoder.Token()
	if err != nil {
		return unexpected(err)
	}
	if token != json.Delim('[') {
		return fault.New("notation.json-type", "phases", i18n.Message{Key: "notation.json-type-objects"})
	}
	t.in, t.saved, t.members = inPhases, true, nil
	return nil
}

// unexpected tells the end of a file inside a document from the end behind one.
func unexpected(err error) error {
	if errors.Is(err, io.EOF) {
		return io.ErrUnexpectedEOF
	}
	return err
}

// open reads the beginning of a document.
func (t *transcoder) open() error {
	t.input.refill()
	token, err := t.decoder.Token()
	if err != nil {
		return err
	}
	if token != json.Delim('{') {
		return fault.New("notation.json-object")
	}
	return nil
}

// finish writes the document that was read, unless it was a saved game, whose
// phases are out already.
func (t *transcoder) finish() error {
	if t.saved {
		return nil
	}
	if _, ok := t.members["state"]; ok { // one phase by itself, as archives of lines have it
		return t.lone()
	}
	if t.members["orders"] == nil {
		return fault.New("notation.json-unknown")
	}
	whole, err := json.Marshal(t.members)
	if err != nil {
		return err
	}
	var d Document
	strict := json.NewDecoder(bytes.NewReader(whole))
	strict.DisallowUnknownFields()
	if err := strict.Decode(&d); err != nil {
		if name, ok := strings.CutPrefix(err.Error(), "json: unknown field "); ok {
			return fault.New("notation.json-needless", strings.Trim(name, `"`))
		}
		return err
	}
	if t.wrote {
		t.ready = append(t.ready, '\n')
	}
	t.ready, err = t.sheet(t.ready, &d)
	t.wrote = true
	return err
}

// placeOf returns the place with an id, even where the map has no such coast.
func placeOf(m *board.Map, id string) (board.Place, error) {
	if at, ok := m.Place(id); ok {
		return at, nil
	}
	if n := len(id) - 3; n > 0 && id[n] == '/' {
		p, ok := m.Province(id[:n])
		for c := board.NorthCoast; c <= board.WestCoast; c++ {
			if ok && c.String() == id[n+1:] {
				return board.Place{Province: p, Coast: c}, nil
			}
		}
	}
	return board.Place{}, placeFault(id)
}
