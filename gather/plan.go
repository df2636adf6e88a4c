package gather

import (
	"cmp"
	"slices"

	"diplo/grammar"
)

// Bounds of what is kept between looking through the files of a folder and
// reading their turns. A file beyond them is opened again for each of its
// turns.
const (
	maxOpen = 128      // files that are read as streams
	maxKept = 16 << 20 // bytes of files that were read whole
)

// A plan says which parts of which files make which turn.
type plan struct {
	reader *Reader
	groups []group

	cursors map[string]*cursor // that may be read on, by the input's name
	open    int                // of these, how many hold a file open
	kept    int                // bytes that the others hold
}

// group is the parts that make one turn.
type group struct {
	key       turnKey
	members   []member
	strayFrom grammar.TurnName // see Batch
	strayEven bool
}

// member is one turn of a file, counted from 0. A member that is whole is the
// file with all its turns.
type member struct {
	input Input
	index int
	count int // how many turns the file has
	whole bool
}

// outline is a file's turns, and who gives its orders.
type outline struct {
	input Input
	turns []turnKey
	givers
}

// add adds a turn. Seen counts how often the file has named each before.
func (o *outline) add(rows []grammar.Row, seen map[turnKey]int) {
	key := keyIn(rows)
	again := seen[key]
	seen[key]++
	key.again = again
	o.turns = append(o.turns, key)
	o.read(rows)
}

// plan looks through the files for the names of their turns. Saved games are
// read on the way, and errors handed out, by two functions that report whether
// to go on; plan returns nil if not.
func (r *Reader) plan(inputs []Input, game func(*cursor) bool, fail func(error) bool) *plan {
	p := &plan{reader: r, cursors: map[string]*cursor{}}
	var outlines []outline
	for _, input := range inputs {
		c, err := r.open(input)
		if err != nil {
			if !fail(err) {
				return nil
			}
			continue
		}
		o, saved, err := c.outline()
		again := err == nil && c.rewind()
		switch {
		case err != nil:
			c.close()
			if !fail(err) {
				return nil
			}
		case saved:
			if !again {
				c.close()
				c, err = r.open(input)
			}
			if err != nil && !fail(err) || err == nil && !game(c) {
				return nil
			}
		default:
			p.keep(c, again)
			outlines = append(outlines, o)
		}
	}
	if r.Together {
		p.join(outlines)
	} else {
		p.group(outlines)
	}
	return p
}

// outline reads through a file. It stops as soon as the file is known for a
// saved game.
func (c *cursor) outline() (o outline, saved bool, err error) {
	o.input = c.input
	seen := map[turnKey]int{}
	for {
		rows, err := c.next()
		if err != nil || rows == nil {
			return o, false, err
		}
		if len(rows) > 0 && rows[len(rows)-1].Game {
			return o, true, nil
		}
		o.add(rows, seen)
	}
}

// join makes one turn of all files.
func (p *plan) join(outlines []outline) {
	var g group
	for _, o := range outlines {
		g.members = append(g.members, member{input: o.input, whole: true})
	}
	if len(outlines) > 0 {
		p.groups = append(p.groups, g)
	}
}

// group joins parts by the names of their turns. Files that name none join the
// only turn that there is; where there are several, each of them stands alone.
func (p *plan) group(outlines []outline) {
	var headless []member
	for _, o := range outlines {
		for i, key := range o.turns {
			m := member{input: o.input, index: i, count: len(o.turns)}
			if key.named() {
				p.add(key, m)
			} else {
				headless = append(headless, m)
			}
		}
	}
	switch {
	case len(headless) == 0:
	case len(p.groups) == 0:
		p.groups = []group{{members: headless}}
	case len(p.groups) == 1:
		p.groups[0].members = append(p.groups[0].members, headless...)
	default:
		for _, m := range headless {
			p.groups = append(p.groups, group{members: []member{m}})
		}
	}
	for i := range p.groups {
		slices.SortStableFunc(p.groups[i].members, func(a, b member) int { return cmp.Compare(a.input.Name, b.input.Name) })
	}
	if len(p.groups) > 1 {
		p.findStrays(outlines)
	}
}

// add adds a part to the turn of that name.
func (p *plan) add(key turnKey, m member) {
	i, found := slices.BinarySearchFunc(p.groups, key, func(g group, k turnKey) int { return g.key.compare(k) })
	if !found {
		p.groups = slices.Insert(p.groups, i, group{key: key})
	}
	p.groups[i].members = append(p.groups[i].members, m)
}

// read reads a part. Files with turns to come are kept to be read on.
func (p *plan) read(m member) (Part, error) {
	c := p.take(m.input)
	if c != nil && c.at > m.index {
		c.close()
		c = nil
	}
	if c == nil {
		var err error
		if c, err = p.reader.open(m.input); err != nil {
			return Part{}, err
		}
	}
	part, err := c.part(m)
	p.keep(c, err == nil && !m.whole && m.index+1 < m.count)
	return part, err
}

// take returns the cursor that was kept of an input, nil for none.
func (p *plan) take(input Input) *cursor {
	c := p.cursors[input.Name]
	if c == nil {
		return nil
	}
	delete(p.cursors, input.Name)
	if c.size > 0 {
		p.kept -= c.size
	} else {
		p.open--
	}
	return c
}

// keep keeps c to be read on if it is worth it and there is room, and closes it
// otherwise.
func (p *plan) keep(c *cursor, worth bool) {
	switch {
	case worth && c.size > 0 && p.kept+c.size <= maxKept:
		p.kept += c.size
	case worth && c.size == 0 && p.open < maxOpen:
		p.open++
	default:
		c.close()
		return
	}
	p.cursors[c.input.Name] = c
}

func (p *plan) close() {
	for _, c := range p.cursors {
		c.close()
	}
}
