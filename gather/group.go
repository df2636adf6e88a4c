package gather

import "diplo/grammar"

// Split returns rows turn by turn, in the order of the file. What stands before
// the first header belongs to the first turn.
func Split(rows []grammar.Row) [][]grammar.Row {
	var turns [][]grammar.Row
	for len(rows) > 0 {
		n := 1
		for n < len(rows) && !begins(rows[n], rows[:n]) {
			n++
		}
		turns = append(turns, rows[:n:n])
		rows = rows[n:]
	}
	return turns
}

// Group joins the parts of a folder's files into turns, as a Reader does, for
// a caller that holds the files in memory. An element of files is one file: its
// parts in order. Names of files must differ.
func Group(folder string, files [][]Part) []Batch {
	var batches []Batch
	var p plan
	byName := make(map[string][]Part, len(files))
	var outlines []outline
	for _, parts := range files {
		if len(parts) == 0 {
			continue
		}
		if saved(parts) {
			for i := range parts {
				batches = append(batches, Batch{Folder: folder, Parts: parts[i : i+1]})
			}
			continue
		}
		byName[parts[0].Input.Name] = parts
		outlines = append(outlines, outlineOf(parts))
	}
	p.group(outlines)
	for _, g := range p.groups {
		batch := Batch{Folder: folder, Parts: make([]Part, len(g.members)), StrayFrom: g.strayFrom, StrayEven: g.strayEven}
		for i, m := range g.members {
			batch.Parts[i] = byName[m.input.Name][m.index]
		}
		batches = append(batches, batch)
	}
	return batches
}

// saved reports whether parts are those of a saved game.
func saved(parts []Part) bool {
	for _, p := range parts {
		if n := len(p.Rows); n > 0 && p.Rows[n-1].Game {
			return true
		}
	}
	return false
}

func outlineOf(parts []Part) outline {
	o := outline{input: parts[0].Input}
	seen := make(map[turnKey]int, len(parts))
	for _, p := range parts {
		o.add(p.Rows, seen)
	}
	return o
}
