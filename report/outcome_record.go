package report

import (
	"slices"

	"diplo/board"
	"diplo/i18n"
	"diplo/judge"
	"diplo/turn"
)

// The records are what machines read of an outcome. Their JSON is documented in
// docs/resolve.schema.json and does not change its meaning.

// resultRecord is an order with what becomes of it. Power, Canonical and Reason
// are null where there is none.
type resultRecord struct {
	File      string        `json:"file"`
	Line      int           `json:"line"`
	Column    int           `json:"column"`
	Power     *string       `json:"power"`
	Text      string        `json:"text"`
	Canonical *string       `json:"canonical"`
	Verdict   string        `json:"verdict"`
	Result    string        `json:"result"`
	Reason    *string       `json:"reason"`
	Dislodged bool          `json:"dislodged"`
	Because   []causeRecord `json:"because"`
	Trace     []string      `json:"trace,omitzero"`
}

// causeRecord is where an order stands that is responsible for something.
type causeRecord struct {
	File string `json:"file"`
	Line int    `json:"line"`
}

// unitRecord is a unit; units that stand together have one each.
type unitRecord struct {
	Power *string `json:"power"`
	Unit  *string `json:"unit"`
	At    string  `json:"at"`
}

// retreatRecord is a unit that must retreat: From where it was dislodged, out
// of the province Attacker, To one of the places listed.
type retreatRecord struct {
	Power    *string  `json:"power"`
	Unit     *string  `json:"unit"`
	From     string   `json:"from"`
	Attacker *string  `json:"attacker"`
	To       []string `json:"to"`
}

type removalRecord struct {
	unitRecord
	Reason string `json:"reason"`
}

// threatRecord is a missing order with the orders that it could change.
type threatRecord struct {
	Power   *string       `json:"power"`
	Order   string        `json:"order"`
	With    []string      `json:"with"`
	Message string        `json:"message"`
	Changes []causeRecord `json:"changes"`
}

// stateRecord is who stands where after a turn.
type stateRecord struct {
	Units     []unitRecord
	Retreats  []retreatRecord
	Contested []string
}

// recorder makes the records of one turn.
type recorder struct {
	*Resolution
	turn    *turn.Turn
	options *OutcomeOptions
}

func newRecorder(r *Resolution, o *OutcomeOptions) recorder { return recorder{r, r.Outcome.Turn, o} }

func (r recorder) order(i int) resultRecord {
	o, result := &r.turn.Orders[i], &r.Outcome.Orders[i]
	at := orderPlace(r.turn, i)
	from, _ := at.Range()
	rec := resultRecord{
		File: file(r.turn, at.Source), Line: from.Line, Column: from.Column,
		Power: r.power(o.Power), Text: o.Text(), Canonical: optional(r.turn.Canonical(o)),
		Verdict: r.Verdicts[i].String(), Result: "fails", Reason: optional(result.Reason.String()),
		Dislodged: result.Dislodged, Because: r.causes(result.Because),
	}
	if result.Succeeds {
		rec.Result = "succeeds"
	}
	if r.options.Trace {
		rec.Trace = spelled(r.options.Lang, r.Outcome.Trace(i))
	}
	return rec
}

// causes returns where orders stand, each line once.
func (r recorder) causes(orders []int) []causeRecord {
	list := make([]causeRecord, 0, len(orders))
	for _, k := range orders {
		from, _ := orderPlace(r.turn, k).Range()
		cause := causeRecord{file(r.turn, r.turn.Orders[k].Source), from.Line}
		if !slices.Contains(list, cause) {
			list = append(list, cause)
		}
	}
	return list
}

func (r recorder) state() stateRecord {
	o, m := r.Outcome, r.turn.Map
	s := stateRecord{[]unitRecord{}, []retreatRecord{}, []string{}}
	for _, u := range o.Units {
		for range u.Count {
			s.Units = append(s.Units, r.unit(u))
		}
	}
	for i := range o.Retreats {
		x := &o.Retreats[i]
		rec := retreatRecord{Power: r.power(x.Power), Unit: kindOf(x.Kind), From: m.PlaceID(x.Place), To: []string{}}
		if x.Attacker != board.NoProvince {
			rec.Attacker = optional(m.ID(x.Attacker))
		}
		for _, to := range x.To {
			rec.To = append(rec.To, m.PlaceID(to))
		}
		for range x.Count {
			s.Retreats = append(s.Retreats, rec)
		}
	}
	for p := range o.Contested.All() {
		s.Contested = append(s.Contested, m.ID(p))
	}
	return s
}

func (r recorder) removals() []removalRecord {
	list := []removalRecord{}
	for i := range r.Outcome.Removed {
		x := &r.Outcome.Removed[i]
		for range x.Count {
			list = append(list, removalRecord{r.unit(x.Unit), x.Reason.String()})
		}
	}
	return list
}

func (r recorder) threats() []threatRecord {
	list := []threatRecord{}
	for i := range r.Threats {
		x := &r.Threats[i]
		rec := threatRecord{
			Power: r.power(x.Unit.Power), Order: r.turn.Canonical(&x.Order), With: []string{},
			Message: x.Explain().Localize(r.options.Lang), Changes: r.causes(x.Changes),
		}
		for k := range x.With {
			rec.With = append(rec.With, r.turn.Canonical(&x.With[k]))
		}
		list = append(list, rec)
	}
	return list
}

func (r recorder) unit(u judge.Unit) unitRecord {
	return unitRecord{r.power(u.Power), kindOf(u.Kind), r.turn.Map.PlaceID(u.Place)}
}

func (r recorder) power(w board.Power) *string {
	if w == board.NoPower {
		return nil
	}
	return optional(r.turn.Map.PowerID(w))
}

// kindOf returns the letter of a kind of unit, nil where it is not known.
func kindOf(k board.UnitKind) *string {
	switch k {
	case board.Army:
		return optional("A")
	case board.Fleet:
		return optional("F")
	}
	return nil
}

// optional returns text for a field that is null where there is none.
func optional(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}

// spelled returns messages in the reader's language.
func spelled(l *i18n.Language, messages []i18n.Message) []string {
	list := make([]string, len(messages))
	for i, m := range messages {
		list[i] = m.Localize(l)
	}
	return list
}
