package main

import (
	"diplo/fault"
	"diplo/gather"
	"diplo/lint"
	"diplo/notation"
	"diplo/report"
)

// lintAndFix mends what can be mended, shows or writes it, and reports what is
// left.
func (a *app) lintAndFix(f *lintFlags, c *checker, s *sheets, limit lint.Severity) (int, error) {
	x := fixer{app: a, checker: c, sheets: s, unsafe: f.unsafeFixes, changes: map[string]*mend{}}
	if err := x.run(); err != nil {
		return exitFailed, err
	}
	if f.diff {
		code := exitCode(x.first, limit)
		for _, c := range x.sorted() {
			a.print(c.diff())
			code = exitFindings
		}
		return code, nil
	}
	for _, c := range x.sorted() {
		if err := c.write(); err != nil {
			s.fail(err)
			delete(s.texts, c.input.Name)
			x.mended -= c.mended
		}
	}
	return a.report(f, c, s, limit, x.mended)
}

// fixer mends files round by round, since a fix may make room for another.
type fixer struct {
	app     *app
	checker *checker
	sheets  *sheets
	unsafe  bool
	changes map[string]*mend // by the input's name
	mended  int
	first   report.Tally // of the files as they were
}

// mend is the change of a file, and the number of faults that it mends.
type mend struct {
	*change
	mended int
}

// run mends until nothing is left to mend. Files that never come to rest are
// left as they were.
func (x *fixer) run() error {
	refused := map[string]bool{} // files that cannot be mended
	for round := 0; ; round++ {
		fixes, inputs, err := x.round(round == 0)
		if err != nil {
			return err
		}
		idle := true
		for _, input := range inputs {
			f := fixes[input.Name]
			if f.Empty() || refused[input.Name] {
				continue
			}
			err := x.apply(input, f)
			if err == nil && round >= lint.MaxFixRounds {
				err = fault.New("error.fix-restless", input.Name)
			}
			if err != nil {
				x.sheets.fail(err)
				x.forget(input)
				refused[input.Name] = true
				continue
			}
			idle = false
		}
		if idle {
			return nil
		}
	}
}

// found is the fixes of one file.
type found struct {
	lint.Fixer
	mended int
	utf8   bool
}

// round lints all sheets and collects the fixes of each file. It returns the
// files in the order in which they were met.
func (x *fixer) round(first bool) (map[string]*found, []gather.Input, error) {
	fixes := map[string]*found{}
	var inputs []gather.Input
	failed := x.app.fails
	err := x.app.each(x.checker, x.sheets, func(r *lint.Result, batch gather.Batch) error {
		if first {
			x.first.Add(r)
		}
		for i, p := range batch.Parts {
			f := fixes[p.Input.Name]
			if f == nil {
				f = &found{Fixer: lint.Fixer{Unsafe: x.unsafe}, utf8: true}
				fixes[p.Input.Name] = f
				inputs = append(inputs, p.Input)
			}
			f.mended += f.Add(r.Diagnostics, i)
			f.utf8 = f.utf8 && p.Encoding == "utf-8"
		}
		return nil
	})
	if !first {
		x.app.fails = failed
	}
	return fixes, inputs, err
}

// apply makes the changes to a file that one round found.
func (x *fixer) apply(input gather.Input, f *found) error {
	if !f.utf8 || x.sheets.encoding != nil {
		return fault.New("error.write-encoding", input.Name)
	}
	c := x.changes[input.Name]
	if c == nil {
		read, err := x.sheets.newChange(input)
		if err != nil {
			return err
		}
		if notation.IsJSON(read.before) {
			return fault.New("error.write-json", input.Name)
		}
		c = &mend{change: read}
		x.changes[input.Name] = c
	}
	c.after = []byte(f.Apply(string(c.after)))
	c.mended += f.mended
	x.mended += f.mended
	x.sheets.texts[input.Name] = c.after
	return nil
}

// forget takes back all changes to a file.
func (x *fixer) forget(input gather.Input) {
	if c := x.changes[input.Name]; c != nil {
		x.mended -= c.mended
		delete(x.changes, input.Name)
		if input.Once {
			x.sheets.texts[input.Name] = append(c.mark, c.before...)
		} else {
			delete(x.sheets.texts, input.Name)
		}
	}
}

// sorted returns the changes in the order of their files' names.
func (x *fixer) sorted() []*mend {
	var all []*mend
	for _, input := range x.sheets.inputs {
		if c := x.changes[input.Name]; c != nil && c.any() {
			all = append(all, c)
		}
	}
	return all
}
