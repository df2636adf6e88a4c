package notation

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"unicode"

	"diplo/board"
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
		if name == "" {
			return fault.New("notation.json-phase-missing")
		}
		return fault.New("notation.json-phase", name)
	}
	b := strings.Builder{}
	fmt.Fprintf(&b, "%s\nPOSITIONS\n", header)
	listed := map[[2]string]bool{} // power and unit
	for _, w := range slices.Sorted(maps.Keys(p.State.Units)) {
		for _, u := range p.State.Units[w] {
			t.savedUnit(&b, w, u)
			listed[[2]string{w, u}] = true
		}
	}
	for _, w := range slices.Sorted(maps.Keys(p.State.Retreats)) {
		for _, u := range slices.Sorted(maps.Keys(p.State.Retreats[w])) {
			if !listed[[2]string{w, "*" + u}] { // some versions list it there as well
				t.savedUnit(&b, w, "*"+u)
			}
		}
	}
	for _, w := range slices.Sorted(maps.Keys(p.State.Centers)) {
		for _, c := range p.State.Centers[w] {
			fmt.Fprintf(&b, "%s: supply %s\n", plainWord(w), plainWord(c))
		}
	}
	if closed := t.closed(&p.State); len(closed) > 0 {
		fmt.Fprintf(&b, "Contested: %s\n", strings.Join(closed, ", "))
	}
	b.WriteString("ORDERS\n")
	for _, w := range slices.Sorted(maps.Keys(p.Orders)) {
		if len(p.Orders[w]) == 0 {
			continue
		}
		fmt.Fprintf(&b, "%s:\n", plainWord(w))
		for _, o := range p.Orders[w] {
			b.WriteString(plainText(o))
			if r := plainText(p.Results[orderedUnit(o)].String()); r != "" && isResult(r) {
				fmt.Fprintf(&b, " (%s)", r)
			}
			b.WriteByte('\n')
		}
	}
	t.wrote = true
	t.ready = append(t.ready, b.String()...)
	return nil
}

// closed returns the provinces, by their ids, that are open to no dislodged unit
// next to them although nobody stands there. A saved game does not say whether
// they are contested or an attack came from them; it comes to the same.
func (t *transcoder) closed(s *savedState) []string {
	var taken, closed, open board.Set
	at := func(unit string) (board.UnitKind, board.Place) {
		kind, id, _ := strings.Cut(unit, " ")
		place, _ := t.atlas.Map.Place(id)
		return map[string]board.UnitKind{"A": board.Army, "F": board.Fleet}[kind], place
	}
	for _, units := range s.Units {
		for _, u := range units {
			if _, place := at(u); !strings.HasPrefix(u, "*") {
				taken = taken.With(place.Province)
			}
		}
	}
	for _, units := range s.Retreats {
		for u, list := range units {
			for _, id := range list {
				if to, ok := t.atlas.Map.Place(id); ok {
					open = open.With(to.Province)
				}
			}
			kind, place := at(u)
			for _, to := range t.atlas.Map.Neighbors(kind, place) {
				closed = closed.With(to.Province)
			}
		}
	}
	var ids []string
	for q := range t.atlas.Map.Provinces() {
		if closed.Has(q) && !open.Has(q) && !taken.Has(q) {
			ids = append(ids, t.atlas.Map.ID(q))
		}
	}
	return ids
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
	fmt.Fprintf(b, "%s: %s %s\n", plainWord(power), plainWord(kind), plainWord(at))
}

// orderedUnit returns the unit of an order in the python notation: "A VIE".
func orderedUnit(order string) string {
	words := strings.Fields(order)
	return strings.Join(words[:min(2, len(words))], " ")
}

// plainWord keeps of a name what cannot end it.
func plainWord(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || strings.ContainsRune(" /_-'", r) {
			return r
		}
		return ' '
	}, text)
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
