package board

import "strings"

// name reads the rest of "map NAME".
func (b *builder) name(args []string) error {
	if len(args) != 1 || !isName(args[0]) {
		return b.errorf("write: map NAME", "the name must be one word of at most %d small letters, digits or hyphens", maxID)
	}
	b.m.name = args[0]
	return nil
}

// base reads the rest of "base NAME" and all of the map of that name. Only
// embedded maps can be a base, so a file cannot be its own.
func (b *builder) base(args []string) error {
	advice := "write: base NAME, with one of: " + strings.Join(Names(), ", ")
	if len(args) != 1 {
		return b.errorf(advice, "the base must be one name")
	}
	text, ok := mapText(args[0])
	if !ok {
		return b.errorf(advice, "there is no map %s", quote(args[0]))
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
		return b.errorf("write: power ID", "the id must be one word of at most %d capital letters or digits", maxID)
	}
	if _, ok := b.m.Power(args[0]); ok {
		return b.errorf("leave one out", "power %s is there already", args[0])
	}
	if len(b.m.powers) > MaxPowers {
		return b.errorf("leave some out", "there are more than %d powers", MaxPowers)
	}
	b.m.powers = append(b.m.powers, args[0])
	return nil
}

// province reads the rest of
// "province ID TERRAIN [center [POWER]] [coasts COAST COAST …]".
func (b *builder) province(args []string) error {
	if len(args) < 2 {
		return b.errorf("write: province ID coastal", "the id or the terrain is missing")
	}
	p := province{id: args[0]}
	if !isID(p.id) {
		return b.errorf("write capital letters or digits", "%s is no id of at most %d of them", quote(p.id), maxID)
	}
	slot := b.m.slot(p.id)
	if b.m.index[slot] != NoProvince {
		return b.errorf("leave one out", "province %s is there already", p.id)
	}
	if b.m.Len() == MaxProvinces {
		return b.errorf("leave some out", "there are more than %d provinces", MaxProvinces)
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
		return b.errorf("write one of: inland, coastal, sea", "there is no terrain %s", quote(args[1]))
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
		return b.errorf("write: center, then coasts, or neither", "%s cannot stand here", quote(args[0]))
	}
	if p.terrain != Coastal || len(args) < 3 {
		return b.errorf("leave out the coasts", "only a coastal province has coasts, and then two or more")
	}
	for _, id := range args[1:] {
		c, ok := coastOf(id)
		if !ok || coastIDs[c] != id {
			return b.errorf("write NC, EC, SC or WC", "there is no coast %s", quote(id))
		}
		if len(p.coasts) > 0 && c <= p.coasts[len(p.coasts)-1] {
			return b.errorf("write each once, in the order NC, EC, SC, WC", "coast %s stands in the wrong place", id)
		}
		p.coasts = append(p.coasts, c)
	}
	return nil
}

// unit reads the rest of "unit POWER A|F PLACE".
func (b *builder) unit(args []string) error {
	if len(args) != 3 {
		return b.errorf("write: unit POWER A PLACE", "a unit is a power, a kind and a place")
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
		return b.errorf("write A or F", "there is no kind of unit %s", quote(args[1]))
	}
	place, err := b.place(kind, args[2])
	if err != nil {
		return err
	}
	if !b.m.CanStand(kind, place) {
		return b.errorf("move it, or write the other kind", "%s %s is no place for the unit", args[1], args[2])
	}
	if owner := &b.settled[place.Province]; *owner == NoPower {
		*owner = power
	} else if *owner != power {
		return b.errorf("leave one out", "a unit of another power is in %s", args[2])
	}
	b.m.opening = append(b.m.opening, Stand{power, kind, place})
	return nil
}

// knownPower returns the power with the given id.
func (b *builder) knownPower(id string) (Power, error) {
	p, ok := b.m.Power(id)
	if !ok || b.m.powers[p] != id {
		return NoPower, b.errorf("declare it above: power ENGLAND", "there is no power %s", quote(id))
	}
	return p, nil
}

// place returns the place with the given id, which must name a coast if a unit
// of the kind needs one there, and none otherwise.
func (b *builder) place(kind UnitKind, id string) (Place, error) {
	p, ok := b.m.Place(id)
	if !ok {
		return p, b.errorf("declare it above: province ION sea", "there is no place %s", quote(id))
	}
	if right := b.m.PlaceID(p); right != id {
		return p, b.errorf("write "+right, "%s is not in capital letters", quote(id))
	}
	coasts := b.m.provinces[p.Province].coasts
	switch {
	case kind == Army && p.Coast != NoCoast:
		head, _, _ := strings.Cut(id, "/")
		return p, b.errorf("write "+head, "an army in %s is on no coast", id)
	case kind == Fleet && p.Coast == NoCoast && len(coasts) > 0:
		return p, b.errorf("write "+id+"/"+coasts[0].String()+" or another coast", "a fleet in %s is on one of its coasts", id)
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
