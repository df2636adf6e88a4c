package notation

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"diplo/fault"
)

// savedPhase is one phase of a game as the diplomacy package saves it.
type savedPhase struct {
	Name    string              `json:"name"` // S1901M
	State   savedState          `json:"state"`
	Orders  map[string][]string `json:"orders"`  // by power; null where there are none
	Results map[string]results  `json:"results"` // by unit, "A VIE"
}

type savedState struct {
	Name    string              `json:"name,omitempty"`
	Units   map[string][]string `json:"units"`   // "A VIE", "F STP/SC", "*F TRI" for a dislodged one
	Centers map[string][]string `json:"centers"` // "VIE"
	// Retreats holds, by power and dislodged unit, where it may go.
	Retreats map[string]map[string][]string `json:"retreats,omitempty"`
}

// results are the words for what became of one order: "bounce", "dislodged".
// Some versions write an empty one where nothing happened.
type results []string

// String returns the words as they stand behind an order.
func (r results) String() string {
	var words []string
	for _, w := range r {
		if w != "" {
			words = append(words, w)
		}
	}
	return strings.Join(words, ", ")
}

// phase reads the next phase of a saved game.
func (t *transcoder) phase() error {
	t.input.refill()
	if !t.decoder.More() {
		if _, err := t.decoder.Token(); err != nil {
			return unexpected(err)
		}
		t.in = inside
		return nil
	}
	var p savedPhase
	if err := t.decoder.Decode(&p); err != nil {
		return unexpected(err)
	}
	return t.game(&p)
}

// lone writes a phase that stands by itself.
func (t *transcoder) lone() error {
	whole, err := json.Marshal(t.members)
	if err != nil {
		return err
	}
	var p savedPhase
	if err := json.Unmarshal(whole, &p); err != nil {
		return err
	}
	return t.game(&p)
}

// game writes a phase as one of a game in the form PHASE, POSITIONS, ORDERS.
func (t *transcoder) game(p *savedPhase) error {
	name := p.Name
	if name == "" {
		name = p.State.Name
	}
	header, ok := gameHeader(name)
	if !ok {
		if name == "FORMING" || name == "COMPLETED" {
			return nil // before the first phase, and behind the last
		}
		return fault.New("notation.json-value", name)
	}
	b := strings.Builder{}
	fmt.Fprintf(&b, "%s\nPOSITIONS\n", header)
	powers := slices.Sorted(maps.Keys(p.State.Units))
	for _, w := range powers {
		for _, u := range p.State.Units[w] {
			t.savedUnit(&b, w, u)
		}
	}
	for _, w := range slices.Sorted(maps.Keys(p.State.Retreats)) {
		for _, u := range slices.Sorted(maps.Keys(p.State.Retreats[w])) {
			if !slices.Contains(p.State.Units[w], "*"+u) { // some versions list it there as well
				t.savedUnit(&b, w, "*"+u)
			}
		}
	}
	for _, w := range slices.Sorted(maps.Keys(p.State.Centers)) {
		for _, c := range p.State.Centers[w] {
			fmt.Fprintf(&b, "%s: supply %s\n", plainText(w), plainText(c))
		}
	}
	b.WriteString("ORDERS\n")
	for _, w := range slices.Sorted(maps.Keys(p.Orders)) {
		if len(p.Orders[w]) == 0 {
			continue
		}
		fmt.Fprintf(&b, "%s:\n", plainText(w))
		for _, o := range p.Orders[w] {
			b.WriteString(plainText(o))
			if r := p.Results[orderedUnit(o)].String(); r != "" {
				fmt.Fprintf(&b, " (%s)", plainText(r))
			}
			b.WriteByte('\n')
		}
	}
	t.wrote = true
	t.ready = append(t.ready, b.String()...)
	return nil
}

// savedUnit writes a unit of a position: "Austria: fleet/dislodged tri".
func (t *transcoder) savedUnit(b io.Writer, power, unit string) {
	unit, dislodged := strings.CutPrefix(unit, "*")
	kind, at, _ := strings.Cut(unit, " ")
	switch kind {
	case "A":
		kind = "army"
	case "F":
		kind = "fleet"
	}
	if dislodged {
		kind += "/dislodged"
	}
	fmt.Fprintf(b, "%s: %s %s\n", plainText(power), plainText(kind), plainText(at))
}

// orderedUnit returns the unit of an order in the python notation: "A VIE".
func orderedUnit(order string) string {
	words := strings.Fields(order)
	return strings.Join(words[:min(2, len(words))], " ")
}

// plainText keeps a word of a saved game to one line.
func plainText(text string) string {
	return strings.Map(func(r rune) rune {
		if r == '\n' || r == '\r' {
			return ' '
		}
		return r
	}, text)
}
