package grammar

import (
	"strings"

	"diplo/board"
)

// floorOrder is what the floor parser reads.
type floorOrder struct {
	unit, target     board.UnitKind
	at, of, to       string
	atCoast, toCoast string
	verb             Verb
	viaConvoy        bool
}

// floor is a plain hand-written parser of one form of one notation, "F NTH C A
// LON - NWY": what speed is possible where nothing else has to be read. The
// grammar is measured against it.
func floor(line string) (o floorOrder, ok bool) {
	var words [10]string
	n := 0
	for word := range strings.FieldsSeq(line) {
		if n == len(words) {
			return o, false
		}
		words[n] = word
		n++
	}
	if n < 2 {
		return o, false
	}
	o.unit = floorUnit(words[0])
	o.at, o.atCoast, ok = floorPlace(words[1])
	if o.unit == board.NoUnit || !ok {
		return o, false
	}
	i := 2
	if i == n {
		return o, true
	}
	switch words[i] {
	case "H":
		o.verb = Hold
		return o, n == 3
	case "D":
		o.verb = Disband
		return o, n == 3
	case "B":
		o.verb = Build
		return o, n == 3
	case "R":
		o.verb = Retreat
	case "-":
		o.verb = Move
	case "S", "C":
		o.verb = Support
		if words[i] == "C" {
			o.verb = Convoy
		}
		if n < 5 {
			return o, false
		}
		o.target = floorUnit(words[3])
		if o.of, _, ok = floorPlace(words[4]); !ok || o.target == board.NoUnit {
			return o, false
		}
		if n == 5 {
			return o, o.verb == Support
		}
		if i = 5; words[i] != "-" {
			return o, false
		}
	default:
		return o, false
	}
	if i+1 >= n {
		return o, false
	}
	if o.to, o.toCoast, ok = floorPlace(words[i+1]); !ok {
		return o, false
	}
	if i += 2; i < n {
		o.viaConvoy = words[i] == "VIA"
		return o, o.viaConvoy && i+1 == n
	}
	return o, true
}

func floorUnit(word string) board.UnitKind {
	switch word {
	case "A":
		return board.Army
	case "F":
		return board.Fleet
	}
	return board.NoUnit
}

func floorPlace(word string) (place, coast string, ok bool) {
	place, coast, _ = strings.Cut(word, "/")
	_, ok = floorPlaces[place]
	return place, coast, ok && (coast == "" || coast == "NC" || coast == "SC" || coast == "EC")
}

// floorPlaces are the provinces of the standard map.
var floorPlaces = func() map[string]bool {
	all := map[string]bool{}
	for _, id := range strings.Fields(`ADR AEG ALB ANK APU ARM BAL BAR BEL BER BLA BOH BOT BRE BUD BUL BUR CLY CON DEN
		EAS EDI ENG FIN GAL GAS GRE HEL HOL ION IRI KIE LON LVN LVP LYO MAO MAR MOS MUN NAF NAO NAP NTH NWG NWY PAR
		PIC PIE POR PRU ROM RUH RUM SER SEV SIL SKA SMY SPA STP SWE SYR TRI TUN TUS TYR TYS UKR VEN VIE WAL WAR WES YOR`) {
		all[id] = true
	}
	return all
}()
