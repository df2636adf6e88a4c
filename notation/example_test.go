package notation_test

import (
	"fmt"
	"io"
	"os"
	"strings"

	"diplo/grammar"
	"diplo/notation"
	"diplo/turn"
)

// A convoy is written leg by leg in Francqueville's notation.
func ExampleConvert() {
	sheet := grammar.Default().Sheet("italy.dip", []byte("A Ven-Tun\nF ADR C A Ven-Tun\nF ION C A Ven-Tun\n"))
	b := turn.NewBuilder(turn.Options{})
	b.Add(sheet.Name, sheet.Encoding, sheet.Rows)
	to, _ := notation.Named("francqueville")
	files, _ := notation.Convert(b.Build(), to, notation.Options{})
	fmt.Print(files[0].Text)
	// Output:
	// A. Ven — CC — Tun.
	// F. Mer Adr C A. Ven — Mer Ion.
	// F. Mer Ion C A. Mer Ion — Tun.
}

// A sheet keeps its notation, its comments and its lines.
func ExampleFormat() {
	sheet := grammar.Default().Sheet("france.dip", []byte("FRANCE\na par-bur ;a mar s a par-bur  # hold the line\n"))
	fmt.Print(notation.Apply(sheet.Text, notation.Format(sheet, notation.FormatOptions{})))
	// Output:
	// France:
	// A PAR-BUR; A MAR S A PAR-BUR  # hold the line
}

// A saved game is read as text, phase by phase.
func ExampleNewReader() {
	game := `{"phases": [{"name": "S1901M",
		"state": {"units": {"FRANCE": ["A PAR"]}, "centers": {"FRANCE": ["PAR"]}},
		"orders": {"FRANCE": ["A PAR - BUR"]}, "results": {"A PAR": ["bounce"]}}]}`
	io.Copy(os.Stdout, notation.NewReader(strings.NewReader(game), nil))
	// Output:
	// PHASE 1901 Spring Movement
	// POSITIONS
	// FRANCE: army PAR
	// FRANCE: supply PAR
	// ORDERS
	// FRANCE:
	// A PAR - BUR (bounce)
}
