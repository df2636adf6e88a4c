package notation

import (
	"encoding/json"
	"strconv"
)

// An encoder appends the members of a JSON object. Reflection would make
// writing a turn take three times as long; a test holds it to encoding/json.
type encoder struct {
	out   []byte
	first bool
}

func (e *encoder) open() { e.out, e.first = append(e.out, '{'), true }

func (e *encoder) close() { e.out, e.first = append(e.out, '}'), false }

func (e *encoder) key(name string) {
	if !e.first {
		e.out = append(e.out, ',')
	}
	e.first = false
	e.out = append(append(append(e.out, '"'), name...), '"', ':')
}

// text writes a member, unless it is empty.
func (e *encoder) text(name, value string) {
	if value != "" {
		e.key(name)
		e.out = appendString(e.out, value)
	}
}

// number writes a member, unless it is zero.
func (e *encoder) number(name string, value int) {
	if value != 0 {
		e.key(name)
		e.out = strconv.AppendInt(e.out, int64(value), 10)
	}
}

// texts writes a member that is a list, unless it is empty.
func (e *encoder) texts(name string, values []string) {
	for i, v := range values {
		if i == 0 {
			e.key(name)
			e.out = append(e.out, '[')
		} else {
			e.out = append(e.out, ',')
		}
		e.out = appendString(e.out, v)
	}
	if len(values) > 0 {
		e.out = append(e.out, ']')
	}
}

// appendString appends a string in quotes.
func appendString(dst []byte, s string) []byte {
	for i := range len(s) {
		if c := s[i]; c < ' ' || c >= 0x7f || c == '"' || c == '\\' || c == '<' || c == '>' || c == '&' {
			return appendJSON(dst, s)
		}
	}
	return append(append(append(dst, '"'), s...), '"')
}

// appendJSON appends a value of strings, numbers and lists of them, which
// cannot fail.
func appendJSON(dst []byte, v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return append(dst, text...)
}

// record is a value that writes itself.
type record interface{ encode(e *encoder) }

func (t *TurnRecord) encode(e *encoder) {
	e.open()
	e.key("season")
	e.out = appendString(e.out, t.Season)
	e.number("year", t.Year)
	e.text("phase", t.Phase)
	e.close()
}

func (u *UnitRecord) encode(e *encoder) {
	e.open()
	e.text("power", u.Power)
	e.text("unit", u.Unit)
	e.key("at")
	e.out = appendString(e.out, u.At)
	e.number("count", u.Count)
	e.text("from", u.From)
	e.close()
}

func (c *OwnershipRecord) encode(e *encoder) {
	e.open()
	e.text("power", c.Power)
	e.key("at")
	e.out = appendString(e.out, c.At)
	e.close()
}

func (r *OrderRecord) encode(e *encoder) {
	e.open()
	e.texts("before", r.Before)
	e.text("power", r.Power)
	e.text("heading", r.Heading)
	e.text("order", r.Order)
	if r.Unit != nil {
		e.key("unit")
		r.Unit.encode(e)
	}
	if r.Target != nil {
		e.key("target")
		r.Target.encode(e)
	}
	e.text("to", r.To)
	e.text("via", r.Via)
	e.texts("route", r.Route)
	e.number("fleets", r.Fleets)
	e.texts("choices", r.Choices)
	e.number("amount", r.Amount)
	e.text("result", r.Result)
	e.text("comment", r.Comment)
	e.close()
}
