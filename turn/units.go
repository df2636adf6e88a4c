package turn

import (
	"io"

	"diplo/fault"
	"diplo/grammar"
)

// maxUnits is the longest file with a position that is read, in bytes.
const maxUnits = 1 << 20

// ReadUnits reads the file of that name with a position, for Options.Units of a
// Builder with the other options o. It returns a *fault.Error for a file that
// is no text, that lists no unit, or in which an entry cannot be so.
func ReadUnits(name string, file io.Reader, parser *grammar.Parser, o Options) ([]grammar.Row, error) {
	raw, err := io.ReadAll(io.LimitReader(file, maxUnits+1))
	if err != nil {
		return nil, fault.File(fault.Read, name, err)
	}
	if len(raw) > maxUnits {
		return nil, fault.New("error.units-long", name, maxUnits)
	}
	sheet := parser.Sheet(name, raw)
	if sheet.Binary {
		return nil, fault.New("error.binary", name)
	}
	b := NewBuilder(o)
	b.Add(name, sheet.Encoding, sheet.Rows)
	t := b.Build()
	for i := range t.Items {
		if x := &t.Items[i]; x.IsLost() {
			return nil, fault.New("error.units-entry", name, x.Number, x.Text())
		}
	}
	if t.Position.Empty() || t.Position.Opening {
		return nil, fault.New("error.units-none", name)
	}
	return sheet.Rows, nil
}

// IsLost reports whether an entry of Turn.Items says something of a unit or a
// center that is not in the position, because it cannot be read or cannot be so.
func (o *Order) IsLost() bool {
	return o.Defect != Sound && o.Defect != Repeated && !(o.Defect == Unreadable && !o.Syntax.Junk.Empty())
}
