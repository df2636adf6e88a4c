package board

import (
	"strconv"
	"strings"
)

// name reads the rest of "map NAME".
func (b *builder) name(args []string) error {
	if len(args) != 1 || !isName(args[0]) {
		return b.fail("name", strconv.Itoa(maxID))
	}
	b.m.name = args[0]
	return nil
}

// base reads the rest of "base NAME" and all of the map of that name. Only
// embedded maps can be a base, so a file cannot be its own.
func (b *builder) base(args []string) error {
	names := strings.Join(Names(), ", ")
	if len(args) != 1 {
		return b.fail("base", names)
	}
	text, ok := mapText(args[0])
	if !ok {
		return b.fail("unknown-base", printable(args[0]), names)
	}
	name, before, inBase := b.m.name, b.before, b.inBase
	b.inBase = true
	err := b.read(text)
	b.m.name, b.before, b.inBase = name, before, inBase
	return err
}

// power reads the rest of "power ID".
func (b *builder) power(args []string) error {
	if len(args) != 1 || !isID(args[0]) {
		return b.fail("power", strconv.Itoa(maxID))
	}
	if _, ok := b.m.Power(args[0]); ok {
		return b.fail("power-twice", args[0])
	}
	if len(b.m.powers) > MaxPowers {
		return b.fail("powers", strconv.Itoa(MaxPowers))
	}
	b.m.powers = append(b.m.powers, args[0])
	return nil
}

// province reads the rest of
// "province ID TERRAIN [center [POWER]] [coasts COAST COAST …]".
func (b *builder) province(args []string) error {
	if len(args) < 2 {
		return b.fail("province")
	}
	p := province{id: args[0]}
	if !isID(p.id) {
		return b.fail("id", printable(p.id), strconv.Itoa(maxID))
	}
	slot := b.m.slot(p.id)
	if b.m.index[slot] != NoProvince {
		return b.fail("province-twice", p.id)
	}
	if b.m.Len() == MaxProvinces {
		return b.fail("provinces", strconv.Itoa(MaxProvinces))
	}
	n := Province(len(b.m.provinces))
	switch args[1] {
	case "inland":
		p.terrain = Inland
	case "coastal":
		p.terrain = Coastal
	case "sea":
		p.terrain = Sea
		b.m.waters = b.m.waters.With(n)
	default:
		return b.fail("terrain", printable(args[1]))
	}
	if err := b.features(&p, args[2:]); err != nil {
		return err
	}
	p.whole.id = p.id
	for _, c := range p.coasts {
		p.sides = append(p.sides, side{id: p.id + "/" + coastIDs[c]})
	}
	b.m.provinces = append(b.m.provinces, p)
	b.m.index[slot] = n
	b.lines = append(b.lines, b.line)
	b.settled = append(b.settled, NoPower)
	return nil
}

// features reads what follows the terrain of a province.
func (b *builder) features(p *province, args []string) error {
	if len(args) > 0 && args[0] == "center" {
		p.center = true
		args = args[1:]
		if len(args) > 0 && args[0] != "coasts" {
			home, err := b.knownPower(args[0])
			if err != nil {
				return err
			}
			p.home = home
			args = args[1:]
		}
	}
	if len(args) == 0 {
		return nil
	}
	if args[0] != "coasts" {
		return b.fail("feature", printable(args[0]))
	}
	if p.terrain != Coastal || len(args) < 3 {
		return b.fail("coasts")
	}
	for _, id := range args[1:] {
		c, ok := coastOf(id)
		if !ok || coastIDs[c] != id {
			return b.fail("coast", printable(id))
		}
		if len(p.coasts) > 0 && c <= p.coasts[len(p.coasts)-1] {
			return b.fail("coast-order", id)
		}
		p.coasts = append(p.coasts, c)
	}
	return nil
}

// unit reads the rest of "unit POWER A|F PLACE".
func (b *builder) unit(args []string) error {
	if len(args) != 3 {
		return b.fail("unit")
	}
	power, err := b.knownPower(args[0])
	if err != nil {
		return err
	}
	kind := NoUnit
	switch args[1] {
	case "A":
		kind = Army
	case "F":
		kind = Fleet
	default:
		return b.fail("unit-kind", printable(args[1]))
	}
	place, err := b.place(kind, args[2])
	if err != nil {
		return err
	}
	if !b.m.CanStand(kind, place) {
		return b.fail("unit-place", args[1], args[2])
	}
	if owner := &b.settled[place.Province]; *owner == NoPower {
		*owner = power
	} else if *owner != power {
		return b.fail("unit-power", args[2])
	}
	b.m.opening = append(b.m.opening, Stand{power, kind, place})
	return nil
}

// knownPower returns the power with the given id.
func (b *builder) knownPower(id string) (Power, error) {
	p, ok := b.m.Power(id)
	if !ok || b.m.powers[p] != id {
		return NoPower, b.fail("unknown-power", printable(id))
	}
	return p, nil
}

// place returns the place with the given id, which must name a coast if a unit
// of the kind needs one there, and none otherwise.
func (b *builder) place(kind UnitKind, id string) (Place, error) {
	p, ok := b.m.Place(id)
	if !ok {
		return p, b.fail("place", printable(id))
	}
	if right := b.m.PlaceID(p); right != id {
		return p, b.fail("capitals", printable(id), right)
	}
	coasts := b.m.provinces[p.Province].coasts
	switch {
	case kind == Army && p.Coast != NoCoast:
		head, _, _ := strings.Cut(id, "/")
		return p, b.fail("army-coast", id, head)
	case kind == Fleet && p.Coast == NoCoast && len(coasts) > 0:
		return p, b.fail("fleet-coast", id, id+"/"+coasts[0].String())
	}
	return p, nil
}

// isID reports whether s can be the id of a province or a power: capital
// letters and digits.
func isID(s string) bool {
	return s != "" && len(s) <= maxID && !strings.ContainsFunc(s, func(r rune) bool {
		return (r < 'A' || 'Z' < r) && (r < '0' || '9' < r)
	})
}

// isName reports whether s can be the name of a map: small letters, digits and
// hyphens.
func isName(s string) bool {
	return s != "" && len(s) <= maxID && !strings.ContainsFunc(s, func(r rune) bool {
		return (r < 'a' || 'z' < r) && (r < '0' || '9' < r) && r != '-'
	})
}
