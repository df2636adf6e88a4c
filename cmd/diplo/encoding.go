package main

import (
	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
)

// encodingAuto goes by what a file holds: a byte order mark, UTF-8, else
// Windows-1252.
const encodingAuto = "auto"

// encodingNames are the choices of --encoding, the default first; the others
// are the IANA names of encodings that a file does not tell of itself.
func encodingNames() []string {
	return []string{encodingAuto, "windows-1252", "iso-8859-1", "iso-8859-15", "macintosh", "ibm850"}
}

// encodingNamed returns the encoding of that name, nil for encodingAuto.
func encodingNamed(name string) encoding.Encoding {
	switch name {
	case "windows-1252":
		return charmap.Windows1252
	case "iso-8859-1":
		return charmap.ISO8859_1
	case "iso-8859-15":
		return charmap.ISO8859_15
	case "macintosh":
		return charmap.Macintosh
	case "ibm850":
		return charmap.CodePage850
	}
	return nil
}
