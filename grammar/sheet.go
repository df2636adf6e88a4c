package grammar

// MaxLine is the longest line that is read, in bytes of UTF-8. A longer one is
// kept as a Line of kind TooLong.
const MaxLine = 4096

// Row is one line in its place in a sheet, with what the lines above it say
// about it. A row that joins a wrapped order covers several lines of the file.
type Row struct {
	*Line
	Offset int // of the line's first byte, 0-based, in the sheet's decoded UTF-8 text
	Number int // of its (first) line in the file, 1-based
	// Size is the length of the line in bytes of UTF-8. It is len(Text) but for
	// a line of kind TooLong that was read from a stream, of which only the
	// first MaxLine bytes are kept.
	Size int

	Repaired bool // the line was not UTF-8 and was read as Windows-1252
	// RepairedAbove says that a line above it in the file was repaired too.
	RepairedAbove bool

	// Heading is the power that the nearest header above, or on this line,
	// names; Heading.Text is empty where there is none since the turn began.
	Heading Power
	// In is the block that the row's orders are items of: UnitsBlock for
	// "A Lvp, F Lon" under "Units:". NoBlock and OrdersBlock mean orders.
	In Block
	// Turn counts the turns that the sheet has named so far, from 0 for what
	// stands before the first. A turn that is named again goes on.
	Turn int
	// Game says that the sheet has the form of a saved game
	// (PHASE / POSITIONS / ORDERS), which is a turn of its own and never
	// joined with other sheets.
	Game bool
}

// HoldsOrders reports whether the row's orders are orders, and not items of a
// block of units, centers or provinces.
func (r *Row) HoldsOrders() bool { return r.In == NoBlock || r.In == OrdersBlock }

// Sheet is a whole file, read. Its rows' texts, with the line ends between
// them, are its text.
type Sheet struct {
	Name string // as the user gave it
	Text string // decoded to UTF-8, without a byte order mark
	Rows []Row
	// Encoding is the IANA name of the encoding that was found: "utf-8",
	// "utf-16le", "utf-16be", "windows-1252" (where any line was repaired).
	Encoding string
	// Binary says that the file is no text; it then has no rows.
	Binary bool
}

// Turns returns the names of the turns that s holds, in order.
func (s *Sheet) Turns() []TurnName {
	var turns []TurnName
	seen := 0
	for i := range s.Rows {
		if r := &s.Rows[i]; r.Turn > seen {
			seen = r.Turn
			turns = append(turns, r.Line.Turn)
		}
	}
	return turns
}
