// Command gendocs writes docs/notations.md: what each notation writes for each
// kind of order, what it cannot express, and one turn in all of them.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"log"
	"os"
	"strings"

	"diplo/grammar"
	"diplo/i18n"
	"diplo/notation"
	"diplo/turn"
)

func main() {
	log.SetFlags(0)
	out := flag.String("out", "", "the file to write")
	flag.Parse()
	page, err := write()
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile(*out, page, 0o644); err != nil {
		log.Fatal(err)
	}
}

// kinds are the kinds of order with an example of each: the sheet that it
// stands in, whose last order it is.
var kinds = []struct{ name, sheet string }{
	{"hold", "Spring 1905\nUnits:\nFrance: A Par\nFrance:\nA Par H"},
	{"move", "Spring 1905\nUnits:\nFrance: F MAO\nFrance:\nF MAO-Spa/nc"},
	{"move by sea", "Spring 1905\nUnits:\nEngland: A Lon, F NTH\nEngland:\nF NTH C A Lon-Nwy\nA Lon-Nwy"},
	{"move by sea, where the army could walk", "Spring 1905\nUnits:\nRussia: A Nwy, F SKA\nRussia:\nF SKA C A Nwy-Swe\nA Nwy-Swe via convoy"},
	{"move by land, past one's own fleet", "Spring 1905\nUnits:\nRussia: A Nwy, F SKA\nRussia:\nF SKA C A Nwy-Swe\nA Nwy-Swe via land"},
	{"support to hold", "Spring 1905\nUnits:\nFrance: A Par, F Bre\nFrance:\nF Bre H\nA Par S F Bre"},
	{"support to move", "Spring 1905\nUnits:\nFrance: A Par, A Mar\nFrance:\nA Mar-Bur\nA Par S A Mar-Bur"},
	{"support of another power's unit", "Spring 1905\nUnits:\nFrance: A Par\nFrance:\nA Par S German A Mun-Bur"},
	{"convoy", "Spring 1905\nUnits:\nEngland: A Lon, F NTH\nEngland:\nA Lon-Nwy\nF NTH C A Lon-Nwy"},
	{"convoy by two fleets, the first", "Spring 1905\nUnits:\nItaly: A Ven, F ADR, F ION\nItaly:\nA Ven-Tun\nF ION C A Ven-Tun\nF ADR C A Ven-Tun"},
	{"several units", "Spring 1905\nFrance:\n2A Par-Bur"},
	{"retreat", "Spring 1905, Retreats\nDislodged:\nFrance: A Par\nFrance:\nA Par R Gas"},
	{"retreat, with a second choice", "Spring 1905, Retreats\nDislodged:\nFrance: A Par\nFrance:\nA Par R Gas/Pic"},
	{"disband", "Spring 1905, Retreats\nDislodged:\nFrance: A Par\nFrance:\nA Par D"},
	{"build", "Winter 1905\nUnits:\nFrance: A Mar\nRussia: A Mos\nRussia:\nBuild F Stp/nc"},
	{"remove", "Winter 1905\nUnits:\nFrance: A Par\nFrance:\nRemove A Par"},
	{"waive", "Winter 1905\nUnits:\nFrance: A Mar\nFrance:\nWaive"},
}

// example is the turn that the page shows in all notations.
const example = `Fall 1902
Units:
England: A Lon, F ENG, F NTH
France: F MAO, F WES, A Par
Centers:
England: Lon, Edi, Lvp
France: Par, Bre, Mar

# The army sails for Africa.
England:
A Lon-Tun
F ENG C A Lon-Tun
F NTH H
France:
F MAO C A Lon-Tun
F WES C A Lon-Tun
A Par-Bur   # on foot
`

func resolve(text string) *turn.Turn {
	sheet := grammar.Default().Sheet("", []byte(text))
	b := turn.NewBuilder(turn.Options{})
	b.Add(sheet.Name, sheet.Encoding, sheet.Rows)
	return b.Build()
}

func write() ([]byte, error) {
	var page bytes.Buffer
	english := i18n.Choose("en")
	page.WriteString("<!-- made by go generate ./notation -->\n\n# Notations\n\n")
	page.WriteString("Every notation here is read and written. `diplo convert --to ID` writes one, `diplo fmt` keeps the one that a sheet is in.\n\n")
	page.WriteString("Converting keeps what the orders mean: what was written is read again and compared before it is given out. Where the fleets of a convoy allow several ways, the shortest is written, and of several shortest ones the one whose waters come first on the map.\n\n")
	page.WriteString("| id | what it is |\n|---|---|\n")
	for _, id := range notation.Names() {
		n, _ := notation.Named(id)
		fmt.Fprintf(&page, "| [`%s`](#%s) | %s |\n", id, id, n.About().Localize(english))
	}
	if err := styles(&page); err != nil {
		return nil, err
	}
	for _, id := range notation.Names() {
		n, _ := notation.Named(id)
		if err := section(&page, n, english); err != nil {
			return nil, fmt.Errorf("%s: %w", id, err)
		}
	}
	return page.Bytes(), nil
}

// styled is the order that shows a style.
const styled = "Spring 1905\nEngland:\nA Lon-Nwy\nF NTH C A Lon-Nwy\n"

// styles lists the styles that notations have besides their own.
func styles(page *bytes.Buffer) error {
	page.WriteString("\nSome have more than one style, which differ in how they spell places. `--style` chooses one, and a sheet that is in one stays in it:\n\n| style | written |\n|---|---|\n")
	for _, id := range notation.Names() {
		for _, style := range notation.Styles(id) {
			n, _ := notation.Styled(id, style)
			files, problems := notation.Convert(resolve(styled), n, notation.Options{})
			if files == nil {
				return fmt.Errorf("%s: %s", n, problems[0].Localize(i18n.Choose("en")))
			}
			fmt.Fprintf(page, "| `--to %s --style %s` | `%s` |\n", id, style, lastLine(files[0].Text))
		}
	}
	return nil
}

// section writes what is to say of one notation.
func section(page *bytes.Buffer, n *notation.Notation, english *i18n.Language) error {
	fmt.Fprintf(page, "\n## %s\n\n%s\n\n", n, n.About().Localize(english))
	if !n.SavesGames() && n.ID() != "json" {
		page.WriteString("| order | written |\n|---|---|\n")
		for _, k := range kinds {
			t := resolve(k.sheet + "\n")
			files, problems := notation.Convert(t, n, notation.Options{})
			written := "cannot be expressed"
			if files != nil {
				written = "`" + lastLine(files[0].Text) + "`"
			} else {
				for _, p := range problems {
					if p.Gap == notation.NoGap {
						return fmt.Errorf("%s: %s", k.name, p.Localize(english))
					}
				}
			}
			fmt.Fprintf(page, "| %s | %s |\n", k.name, written)
		}
		page.WriteString("\n")
	}
	if gaps := n.Gaps(); len(gaps) > 0 {
		page.WriteString("An order is refused where the notation cannot express it:\n\n")
		for _, g := range gaps {
			fmt.Fprintf(page, "* `%s`: %s\n", g, g.Message().Localize(english))
		}
		page.WriteString("\n")
	}
	if n.ID() == "json" {
		page.WriteString("Each turn is an object; several turns are objects one after the other, as streams of JSON have them.\n\n")
	}
	files, problems := notation.Convert(resolve(example), n, notation.Options{})
	if files == nil {
		return fmt.Errorf("the example: %s", problems[0].Localize(english))
	}
	fmt.Fprintf(page, "```%s\n%s```\n", n.ID(), files[0].Text)
	return nil
}

func lastLine(text string) string {
	text = strings.TrimRight(text, "\n")
	return text[strings.LastIndexByte(text, '\n')+1:]
}
