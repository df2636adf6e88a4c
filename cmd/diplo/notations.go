package main

import (
	"encoding/json"

	"diplo/cli"
	"diplo/grammar"
	"diplo/notation"
	"diplo/turn"
)

// notationRecord is what machines read of a notation.
type notationRecord struct {
	ID       string   `json:"id"`
	Styles   []string `json:"styles"`
	Language string   `json:"language"` // whose words it uses
	// Game says that it is a form of saved games, which hold whole turns with
	// their positions.
	Game  bool   `json:"game"`
	About string `json:"about"`
	// Example is a turn in it; Cannot lists what it cannot express.
	Example string   `json:"example"`
	Cannot  []string `json:"cannot"`
}

// notationsCommand lists the notations.
func (a *app) notationsCommand() *cli.Command {
	format := "text"
	return &cli.Command{
		Flags: []cli.Flag{
			{Name: "format", Short: 'f', About: "flag.format", Value: cli.Choice(&format, "text", "json")},
		},
		Run: func([]string) (int, error) {
			if format == "json" {
				e := json.NewEncoder(a.out)
				e.SetEscapeHTML(false)
				e.SetIndent("", "  ")
				return exitOK, e.Encode(a.notationRecords())
			}
			var rows [][]string
			for _, id := range notation.Names() {
				n, _ := notation.Named(id)
				rows = append(rows, []string{id, n.About().Localize(a.lang)})
			}
			a.columns(rows)
			return exitOK, nil
		},
	}
}

// exampleTurn is shown in every notation.
const exampleTurn = "Spring 1901\nUnits:\nEngland: A Lon, F NTH\nEngland:\nA Lon - Nwy\nF NTH C A Lon - Nwy\n"

func (a *app) notationRecords() []notationRecord {
	sheet := grammar.Default().Sheet("", []byte(exampleTurn))
	b := turn.NewBuilder(turn.Options{})
	b.Add(sheet.Name, sheet.Encoding, sheet.Rows)
	t := b.Build()

	var records []notationRecord
	for _, id := range notation.Names() {
		n, _ := notation.Named(id)
		r := notationRecord{
			ID: id, Styles: append([]string{}, notation.Styles(id)...), Language: n.Language(), Game: n.SavesGames(),
			About: n.About().Localize(a.lang), Cannot: []string{},
		}
		for _, g := range n.Gaps() {
			r.Cannot = append(r.Cannot, g.String())
		}
		if files, _ := notation.Convert(t, n, notation.Options{}); files != nil {
			r.Example = files[0].Text
		}
		records = append(records, r)
	}
	return records
}
