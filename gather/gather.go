// Package gather answers one question: which sheets make which turn?
//
// It finds the files that a command line means, and reads them turn by turn:
// the sheets of one folder and one turn belong together, a file with several
// turns is several turns in order, and a saved game stands alone. Of files that
// have to be compared it keeps the names of their turns and nothing else, so
// that an archive of any size needs the memory of a turn. The package reads no
// order's meaning.
package gather

import (
	"cmp"
	"iter"
	"slices"

	"diplo/grammar"
	"diplo/i18n"
)

// A Part is what one file says of one turn.
type Part struct {
	Input    Input
	Encoding string
	Rows     []grammar.Row
}

// A Batch is the parts that make one turn, sorted by their files' names. It is
// valid until the next one is read.
type Batch struct {
	Folder string
	Parts  []Part
}

// A Reader reads files turn by turn.
type Reader struct {
	Parser *grammar.Parser
	Open   Opener
	// Together makes one turn of all files.
	Together bool
}

// Batches yields the turns of inputs, which must be sorted: folder by folder,
// and in each folder in the order of time. An error stands for what could not
// be read of one file; the rest goes on.
func (r *Reader) Batches(inputs []Input) iter.Seq2[Batch, error] {
	return func(yield func(Batch, error) bool) {
		if r.Together {
			r.folder(".", inputs, yield)
			return
		}
		byFolder := slices.Clone(inputs)
		slices.SortStableFunc(byFolder, func(a, b Input) int { return cmp.Compare(a.Folder(), b.Folder()) })
		for len(byFolder) > 0 {
			folder, n := byFolder[0].Folder(), 1
			for n < len(byFolder) && byFolder[n].Folder() == folder {
				n++
			}
			if !r.folder(folder, byFolder[:n], yield) {
				return
			}
			byFolder = byFolder[n:]
		}
	}
}

// folder yields the turns of one folder, and reports whether to go on.
func (r *Reader) folder(folder string, inputs []Input, yield func(Batch, error) bool) bool {
	fail := func(err error) bool { return yield(Batch{}, err) }
	alone := func(c *cursor) bool { return c.alone(yield) }
	if len(inputs) == 1 {
		c, err := r.open(inputs[0])
		if err != nil {
			return fail(err)
		}
		return alone(c)
	}
	plan := r.plan(inputs, alone, fail)
	if plan == nil {
		return false
	}
	defer plan.close()
	for _, group := range plan.groups {
		batch := Batch{Folder: folder}
		for _, m := range group.members {
			part, err := plan.read(m)
			if err == nil {
				batch.Parts = append(batch.Parts, part)
			} else if !fail(err) {
				return false
			}
		}
		if len(batch.Parts) > 0 && !yield(batch, nil) {
			return false
		}
	}
	return true
}

// alone yields the turns of a file that is joined with no other, and closes it.
func (c *cursor) alone(yield func(Batch, error) bool) bool {
	defer c.close()
	for {
		rows, err := c.next()
		if err != nil || rows == nil {
			return err == nil || yield(Batch{}, err)
		}
		part := Part{Input: c.input, Encoding: c.encoding(rows), Rows: rows}
		if !yield(Batch{Folder: c.input.Folder(), Parts: []Part{part}}, nil) {
			return false
		}
	}
}

// turnKey is a turn's name, for comparing.
type turnKey struct {
	year   int
	season i18n.Season
	phase  i18n.Phase
	again  int // how often the same file has named the turn before
}

func keyOf(t grammar.TurnName) turnKey {
	k := turnKey{year: t.Year, season: t.Season, phase: t.Phase}
	if k.phase == i18n.NoPhase && k.season != i18n.NoSeason {
		k.phase = i18n.Movement
		if k.season == i18n.Winter {
			k.phase = i18n.Adjustments
		}
	}
	return k
}

// named reports whether k is the name of a turn.
func (k turnKey) named() bool { return k.year != 0 || k.season != i18n.NoSeason }

func (k turnKey) compare(l turnKey) int {
	return cmp.Or(cmp.Compare(k.year, l.year), cmp.Compare(k.season, l.season),
		cmp.Compare(k.phase, l.phase), cmp.Compare(k.again, l.again))
}
