package notation

import (
	"slices"

	"diplo/board"
	"diplo/fault"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"
)

// sheet appends a document as an en sheet.
func (t *transcoder) sheet(dst []byte, d *Document) ([]byte, error) {
	s := t.scribe
	if d.Turn != nil {
		name, err := turnNameOf(d.Turn)
		if err != nil {
			return dst, err
		}
		dst = append(append(dst, s.turnWords(name)...), '\n')
	}
	position, err := t.position(d)
	if err != nil {
		return dst, err
	}
	from := len(dst)
	dst = s.position(dst, position)
	blocks := len(dst) > from
	var above *OrderRecord
	for i := range d.Orders {
		o := &d.Orders[i]
		for _, line := range o.Before {
			dst = appendRemark(dst, line)
		}
		switch {
		case above != nil && o.Power == above.Power && o.Heading == above.Heading:
		case o.Heading != "":
			header := s.headed(o.Heading)
			if l := grammar.Default().Line(header); l.Kind != grammar.Header || l.Power.Text == "" {
				return dst, fault.New("notation.json-text", "heading", o.Heading)
			}
			dst = appendLine(dst, header)
		case o.Power != "":
			power, err := t.power(o.Power)
			if err != nil {
				return dst, err
			}
			dst = appendLine(dst, s.heading(power))
		case above != nil || blocks || t.wrote: // nobody's, whoever's stand above
			dst = appendLine(dst, s.language.Phrase("header.orders"))
		}
		above = o
		if dst, err = t.order(dst, o); err != nil {
			return dst, err
		}
	}
	for _, line := range d.After {
		dst = appendRemark(dst, line)
	}
	return dst, nil
}

func turnNameOf(r *TurnRecord) (name grammar.TurnName, err error) {
	season, ok := i18n.SeasonNamed(r.Season)
	phase, known := i18n.PhaseNamed(r.Phase)
	switch {
	case !ok && (r.Season != "" || !known && r.Year == 0):
		return name, choiceFault("season", r.Season, namesOf[i18n.Season]())
	case !known && r.Phase != "":
		return name, choiceFault("phase", r.Phase, namesOf[i18n.Phase]())
	case r.Year < 0 || r.Year > 9999:
		return name, numberFault("year", r.Year, 9999)
	}
	return grammar.TurnName{Season: season, Year: r.Year, Phase: phase}, nil
}

func (t *transcoder) power(id string) (board.Power, error) {
	if id == "" {
		return board.NoPower, nil
	}
	if w, ok := t.atlas.Map.Power(id); ok {
		return w, nil
	}
	return board.NoPower, powerFault(t.atlas.Map, id)
}

// position returns the position of a document, valid until the next call.
func (t *transcoder) position(d *Document) (*turn.Position, error) {
	p := &t.stands
	*p = turn.Position{Units: p.Units[:0], Centers: p.Centers[:0]}
	for dislodged, list := range [...][]UnitRecord{d.Units, d.Dislodged} {
		for i := range list {
			u, err := t.unit(&list[i])
			if err != nil {
				return p, err
			}
			from, err := t.from(list[i].From)
			if err != nil {
				return p, err
			}
			p.Units = append(p.Units, turn.Standing{
				Power: u.power, Kind: u.kind, Place: u.place, Count: u.count,
				Dislodged: dislodged == 1, From: from,
			})
		}
	}
	for _, c := range d.Centers {
		w, err := t.power(c.Power)
		if err != nil {
			return p, err
		}
		at, err := placeOf(t.atlas.Map, c.At)
		if err != nil {
			return p, err
		}
		p.Centers = append(p.Centers, turn.Ownership{Power: w, Province: at.Province})
	}
	for _, id := range d.Contested {
		at, err := placeOf(t.atlas.Map, id)
		if err != nil {
			return p, err
		}
		p.Contested = p.Contested.With(at.Province)
	}
	return p, nil
}

func (t *transcoder) from(id string) (board.Province, error) {
	if id == "" {
		return board.NoProvince, nil
	}
	at, err := placeOf(t.atlas.Map, id)
	return at.Province, err
}

func (t *transcoder) unit(r *UnitRecord) (u unit, err error) {
	switch r.Unit {
	case "A":
		u.kind = board.Army
	case "F":
		u.kind = board.Fleet
	case "":
	default:
		return u, choiceFault("unit", r.Unit, []string{"A", "F"})
	}
	if r.Count < 0 || r.Count > turn.MaxStack {
		return u, numberFault("count", r.Count, turn.MaxStack)
	}
	u.count = r.Count
	if u.power, err = t.power(r.Power); err != nil {
		return u, err
	}
	u.foreign = u.power != board.NoPower
	u.place, err = placeOf(t.atlas.Map, r.At)
	return u, err
}

// order appends an order of a document.
func (t *transcoder) order(dst []byte, r *OrderRecord) ([]byte, error) {
	p, err := t.phrase(r)
	if err != nil {
		return dst, err
	}
	s := t.scribe
	if p.form == convoyed && p.fleets > 0 && !p.inline {
		s = t.counting
	}
	if !s.say(&dst, &p) {
		return dst, fault.New("notation.json-order", r.Order)
	}
	if r.Result != "" {
		if !isResult(r.Result) {
			return dst, fault.New("notation.json-text", "result", r.Result)
		}
		dst = append(appendText(append(dst, " ("...), r.Result), ')')
	}
	if r.Comment != "" {
		dst = append(dst, "  "...)
		if grammar.Default().Line(r.Comment).Kind != grammar.Comment {
			dst = append(dst, "# "...)
		}
		dst = appendText(dst, r.Comment)
	}
	return append(dst, '\n'), nil
}

// phrase returns what an order of a document says.
func (t *transcoder) phrase(r *OrderRecord) (p phrase, err error) {
	at := slices.Index(formOrders[:], r.Order)
	if at < 0 {
		return p, choiceFault("order", r.Order, orderNames())
	}
	p.form, p.amount = form(at), r.Amount
	if name := r.needless(p.form); name != "" {
		return p, fault.New("notation.json-needless", name)
	}
	if p.form == waive {
		if r.Amount > 1 {
			p.form = waiveSeveral
		}
		return p, nil
	}
	if r.Unit == nil {
		return p, fault.New("notation.json-missing", r.Order, "unit")
	}
	if p.unit, err = t.unit(r.Unit); err != nil {
		return p, err
	}
	if r.To != "" {
		if p.to, err = placeOf(t.atlas.Map, r.To); err != nil {
			return p, err
		}
	}
	switch p.form {
	case supportHold, convoy:
		if r.Target == nil {
			return p, fault.New("notation.json-missing", r.Order, "target")
		}
		if p.form == supportHold && r.To != "" {
			p.form = supportMove
		}
		p.target, err = t.unit(r.Target)
	case retreat:
		err = t.choices(&p, r)
	case move:
		err = t.way(&p, r)
	}
	if err == nil && r.To == "" && (p.form == move || p.form == convoyed || p.form == marched || p.form == convoy || p.form == retreat) {
		err = fault.New("notation.json-missing", r.Order, "to")
	}
	return p, err
}

// choices reads the further destinations of a retreat.
func (t *transcoder) choices(p *phrase, r *OrderRecord) error {
	if len(r.Choices) == 0 {
		return nil
	}
	p.form, p.choices = choice, []board.Place{p.to}
	for _, id := range r.Choices {
		at, err := placeOf(t.atlas.Map, id)
		if err != nil {
			return err
		}
		p.choices = append(p.choices, at)
	}
	return nil
}

// way reads how a move goes.
func (t *transcoder) way(p *phrase, r *OrderRecord) error {
	switch r.Via {
	case "convoy":
		if r.Fleets < 0 || r.Fleets > turn.MaxStack {
			return numberFault("fleets", r.Fleets, turn.MaxStack)
		}
		p.form, p.fleets = convoyed, r.Fleets
	case "land":
		p.form = marched
	case "":
	default:
		return choiceFault("via", r.Via, []string{"convoy", "land"})
	}
	for _, id := range r.Route {
		at, err := placeOf(t.atlas.Map, id)
		if err != nil {
			return err
		}
		p.form, p.inline = convoyed, true
		p.route = append(p.route, at.Province)
	}
	return nil
}
