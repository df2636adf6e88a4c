package notation

import (
	"strings"

	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"
)

// jsonNotation is the turn itself: every order by its parts. It can say
// whatever can be said.
var jsonNotation = Notation{
	id: "json", language: "en",
	spelling: spelling{style: i18n.Trigram},
	coast:    "{place}/{COAST}",
	unit:     "{kind} {place}", bare: "{place}", stack: "{count}{kind} {place}", foreign: "{power} {unit}",
	army: "A", fleet: "F",
	orders: english.orders,
	// A turn is written by writeDocument; the templates above tell what it can
	// express.
	document: jsonDocument,
}

// Document is a source of a turn in the json notation. Places and powers go by
// their ids ("STP/NC", "ENGLAND"), kinds of unit by A and F. What is not known
// is left out.
type Document struct {
	Turn      *TurnRecord       `json:"turn,omitempty"`
	Units     []UnitRecord      `json:"units,omitempty"`
	Dislodged []UnitRecord      `json:"dislodged,omitempty"`
	Centers   []OwnershipRecord `json:"centers,omitempty"`
	Contested []string          `json:"contested,omitempty"`
	Orders    []OrderRecord     `json:"orders"`
	After     []string          `json:"after,omitempty"` // lines behind the last order
}

// TurnRecord is the name of a turn.
type TurnRecord struct {
	Season string `json:"season"` // spring, summer, fall, winter
	Year   int    `json:"year,omitempty"`
	Phase  string `json:"phase,omitempty"` // movement, retreats, adjustments
}

// UnitRecord is a unit, in a position or in an order.
type UnitRecord struct {
	Power string `json:"power,omitempty"`
	Unit  string `json:"unit,omitempty"` // A or F
	At    string `json:"at"`
	Count int    `json:"count,omitempty"` // of several units
	From  string `json:"from,omitempty"`  // where the unit that dislodged it came from
}

// OwnershipRecord is a supply center with its owner.
type OwnershipRecord struct {
	Power string `json:"power,omitempty"`
	At    string `json:"at"`
}

// OrderRecord is one order.
type OrderRecord struct {
	Before  []string    `json:"before,omitempty"` // lines in front of it, comments and remarks
	Power   string      `json:"power,omitempty"`
	Heading string      `json:"heading,omitempty"` // the header, where it names no power
	Order   string      `json:"order"`             // hold, move, support, convoy, retreat, disband, build, remove, waive
	Unit    *UnitRecord `json:"unit,omitempty"`
	Target  *UnitRecord `json:"target,omitempty"`
	To      string      `json:"to,omitempty"`
	Via     string      `json:"via,omitempty"`     // convoy or land, where the order says it
	Route   []string    `json:"route,omitempty"`   // the waters, where the order says them
	Fleets  int         `json:"fleets,omitempty"`  // that carry the army, where the order counts them
	Choices []string    `json:"choices,omitempty"` // further destinations of a retreat
	Amount  int         `json:"amount,omitempty"`  // of several waives
	Result  string      `json:"result,omitempty"`  // what the sheet says became of it
	Comment string      `json:"comment,omitempty"`
}

// document returns one source of the turn as a Document, which lives in
// w.documents until the next reset; the orders that cannot be converted are
// remarks there, and recorded as problems.
func (w *writer) document(p *turn.Position) *Document {
	d := w.newDocument()
	var before []string
	for i := range w.items {
		it := &w.items[i]
		switch it.kind {
		case textItem:
			before = append(before, it.text)
		case turnItem:
			d.Turn = turnRecord(it.row.Line.Turn, w.turn.Phase)
			before = appendComment(before, it.comment)
		case headingItem:
			before = appendComment(before, it.comment)
		case positionItem:
			w.recordPosition(d, p)
		case orderItem:
			r, ok := w.record(it)
			if !ok { // all that a partial conversion has of it
				before = append(before, w.leftText(it, &w.turn.Orders[it.order])...)
				continue
			}
			r.Before, before = before, nil
			d.Orders = append(d.Orders, r)
		}
	}
	for len(before) > 0 && strings.TrimSpace(before[len(before)-1]) == "" {
		before = before[:len(before)-1] // what sets off the next turn is no part of this one
	}
	d.After = before
	return d
}

// newDocument returns an empty document in the memory of one of an earlier turn.
func (w *writer) newDocument() *Document {
	n := len(w.documents)
	if n < cap(w.documents) {
		w.documents = w.documents[:n+1]
	} else {
		w.documents = append(w.documents, Document{})
	}
	d := &w.documents[n]
	*d = Document{
		Units: d.Units[:0], Dislodged: d.Dislodged[:0], Centers: d.Centers[:0],
		Contested: d.Contested[:0], Orders: d.Orders[:0],
	}
	return d
}

func appendComment(list []string, comment string) []string {
	if comment == "" {
		return list
	}
	return append(list, comment)
}

func turnRecord(t grammar.TurnName, phase i18n.Phase) *TurnRecord {
	return &TurnRecord{Season: t.Season.String(), Year: t.Year, Phase: phase.String()}
}

func (w *writer) recordPosition(d *Document, p *turn.Position) {
	m := w.turn.Map
	for i := range p.Units {
		u := &p.Units[i]
		r := UnitRecord{Power: m.PowerID(u.Power), Unit: kindID(u.Kind), At: m.PlaceID(u.Place), From: m.ID(u.From)}
		if u.Count > 1 {
			r.Count = u.Count
		}
		if u.Dislodged {
			d.Dislodged = append(d.Dislodged, r)
		} else {
			d.Units = append(d.Units, r)
		}
	}
	for _, c := range p.Centers {
		d.Centers = append(d.Centers, OwnershipRecord{m.PowerID(c.Power), m.ID(c.Province)})
	}
	for q := range p.Contested.All() {
		d.Contested = append(d.Contested, m.ID(q))
	}
}

// record returns an order as an OrderRecord.
func (w *writer) record(it *item) (OrderRecord, bool) {
	o := &w.turn.Orders[it.order]
	if w.refuse(o) {
		return OrderRecord{}, false
	}
	p, gap := w.phrase(o)
	if gap != NoGap {
		w.failGap(o, gap)
		return OrderRecord{}, false
	}
	w.noteReadings(o)
	w.wrote = append(w.wrote, it.order)
	m := w.turn.Map
	r := OrderRecord{
		Power: m.PowerID(it.heading.power), Heading: it.heading.text, Order: formOrders[p.form],
		Result: resultOf(o), Comment: it.comment,
	}
	if p.form == waive || p.form == waiveSeveral {
		r.Amount = p.amount
		return r, true
	}
	r.Unit = w.unitRecord(&p.unit)
	switch p.form {
	case supportHold, supportMove, convoy:
		r.Target = w.unitRecord(&p.target)
	case convoyed:
		r.Via, r.Fleets = "convoy", o.Syntax.Mark.Count
		for _, q := range o.Route {
			r.Route = append(r.Route, m.ID(q))
		}
	case marched:
		r.Via = "land"
	}
	if p.to.Province != board.NoProvince {
		r.To = w.placeID(p.to)
	}
	for _, q := range o.Alternatives {
		r.Choices = append(r.Choices, w.placeID(q))
	}
	return r, true
}

func (w *writer) unitRecord(u *unit) *UnitRecord {
	if len(w.records) == cap(w.records) {
		w.records = make([]UnitRecord, 0, max(64, 2*cap(w.records))) // those given out stay where they are
	}
	w.records = append(w.records, UnitRecord{Unit: kindID(u.kind), At: w.placeID(u.place)})
	r := &w.records[len(w.records)-1]
	if u.foreign {
		r.Power = w.turn.Map.PowerID(u.power)
	}
	if u.count > 1 {
		r.Count = u.count
	}
	return r
}

// placeID returns the id of a place, with its coast even where the map has no
// such coast: what is wrong stays wrong.
func (w *writer) placeID(p board.Place) string {
	if p.Coast == board.NoCoast {
		return w.turn.Map.ID(p.Province)
	}
	return w.turn.Map.ID(p.Province) + "/" + p.Coast.String()
}

func kindID(k board.UnitKind) string {
	switch k {
	case board.Army:
		return "A"
	case board.Fleet:
		return "F"
	}
	return ""
}

// formOrders are the values of OrderRecord.Order.
var formOrders = [forms]string{
	hold: "hold", move: "move", convoyed: "move", marched: "move", supportHold: "support", supportMove: "support",
	convoy: "convoy", retreat: "retreat", choice: "retreat", disband: "disband", build: "build", remove: "remove",
	waive: "waive", waiveSeveral: "waive", unitAlone: "hold",
}

// writeDocument appends one source of the turn as JSON.
func (w *writer) writeDocument(source, first int, p *turn.Position) int {
	next := w.collect(source, first)
	d := w.document(p)
	e := encoder{out: append(w.out, '{')}
	if d.Turn != nil {
		e.out = append(e.out, "\n\"turn\": "...)
		d.Turn.encode(&e)
		e.out = append(e.out, ',')
	}
	encodeList(&e, "units", d.Units)
	encodeList(&e, "dislodged", d.Dislodged)
	encodeList(&e, "centers", d.Centers)
	if len(d.Contested) > 0 {
		e.out = append(appendJSON(append(e.out, "\n\"contested\": "...), d.Contested), ',')
	}
	if len(d.Orders) == 0 {
		e.out = append(e.out, "\n\"orders\": [],"...)
	}
	encodeList(&e, "orders", d.Orders)
	if len(d.After) > 0 {
		e.out = append(appendJSON(append(e.out, "\n\"after\": "...), d.After), ',')
	}
	e.out[len(e.out)-1] = '\n' // in place of the last comma
	w.out = append(e.out, "}\n"...)
	return next
}

// encodeList appends a member that is a list, an item a line, and a comma;
// nothing for an empty list.
func encodeList[T any, P interface {
	*T
	record
}](e *encoder, key string, items []T) {
	if len(items) == 0 {
		return
	}
	e.out = append(append(append(e.out, "\n\""...), key...), "\": ["...)
	for i := range items {
		if i > 0 {
			e.out = append(e.out, ',')
		}
		e.out = append(e.out, "\n  "...)
		P(&items[i]).encode(e)
	}
	e.out = append(e.out, "\n],"...)
}
