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
	// StrayFrom is the turn that the other sheets of the folder are for, where
	// these look like sheets of the same round with a wrong header; zero where
	// they do not.
	StrayFrom grammar.TurnName
	// StrayEven says that as many sheets have the one header as the other, so
	// that nobody can say which is wrong. These are for the earlier turn.
	StrayEven bool
}

// IsGame reports whether the turn is one of a saved game.
func (b *Batch) IsGame() bool { return saved(b.Parts) }

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
		batch := Batch{Folder: folder, StrayFrom: group.strayFrom, StrayEven: group.strayEven}
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
	grammar.TurnName     // in full
	again            int // how often the same file has named the turn before
}

// named reports whether k is the name of a turn.
func (k turnKey) named() bool { return !k.IsZero() }

func (k turnKey) compare(l turnKey) int {
	return cmp.Or(cmp.Compare(k.Year, l.Year), cmp.Compare(k.Season, l.Season),
		cmp.Compare(k.Phase, l.Phase), cmp.Compare(k.again, l.again))
}
