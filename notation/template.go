package notation

import "strings"

// field is a placeholder of a template.
type field uint8

const (
	noField      field = iota
	fieldUnit          // {unit}: the ordered unit
	fieldTarget        // {target}: the unit that is supported or convoyed
	fieldTo            // {to}: the destination
	fieldRoute         // {route}: the waters on the way
	fieldMark          // {mark}: one C a fleet
	fieldChoices       // {choices}: the destinations of a retreat
	fieldAmount        // {amount}: a number
	fieldPower         // {power}: whose unit, or whose order, it is
	fieldKind          // {kind}: what the unit is called
	fieldPlace         // {place}: where the unit is
	fieldCount         // {count}: how many units
)

var fieldNames = [...]string{
	fieldUnit: "unit", fieldTarget: "target", fieldTo: "to", fieldRoute: "route",
	fieldMark: "mark", fieldChoices: "choices", fieldAmount: "amount", fieldPower: "power",
	fieldKind: "kind", fieldPlace: "place", fieldCount: "count",
}

// segment is a part of a template: a text and then a placeholder.
type segment struct {
	text  string
	field field
}

// compile splits a template at its placeholders. Braces that hold none are
// text.
func compile(template string) []segment {
	var out []segment
	text := ""
	for template != "" {
		open := strings.IndexByte(template, '{')
		if open < 0 {
			break
		}
		end := strings.IndexByte(template[open:], '}')
		if end < 0 {
			break
		}
		f := fieldNamed(template[open+1 : open+end])
		if f == noField {
			text += template[:open+1]
			template = template[open+1:]
			continue
		}
		out = append(out, segment{text + template[:open], f})
		text, template = "", template[open+end+1:]
	}
	if text+template != "" {
		out = append(out, segment{text: text + template})
	}
	return out
}

func fieldNamed(name string) field {
	for f, known := range fieldNames {
		if known == name && name != "" {
			return field(f)
		}
	}
	return noField
}
