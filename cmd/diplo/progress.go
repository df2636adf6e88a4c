package main

import (
	"fmt"
	"io"
	"time"

	"diplo/i18n"
)

// When a run shows how far it is, and how often it says so.
const (
	progressAfter = 500 * time.Millisecond
	progressEvery = 100 * time.Millisecond
)

// progress is a line on a terminal that counts orders while a long run goes on.
// The zero value shows nothing.
type progress struct {
	out   io.Writer
	lang  *i18n.Language
	next  time.Time
	shown bool
	calls uint
}

// newProgress returns a progress that shows itself where standard error is a
// terminal and standard output is not, so that the two do not mix.
func (a *app) newProgress() *progress {
	if !isTerminal(a.stderr) || isTerminal(a.stdout) {
		return &progress{}
	}
	return &progress{out: a.stderr, lang: a.lang, next: time.Now().Add(progressAfter)}
}

// show says that so many orders have been judged.
func (p *progress) show(orders int) {
	if p.calls++; p.out == nil || p.calls%64 != 0 || time.Now().Before(p.next) {
		return
	}
	p.next = time.Now().Add(progressEvery)
	p.shown = true
	fmt.Fprintf(p.out, "\r%s … %s\x1b[K", p.lang.Sprintf("report.reading"), p.lang.Sprintf("count.orders", orders))
}

// clear takes the line away.
func (p *progress) clear() {
	if p.shown {
		fmt.Fprint(p.out, "\r\x1b[K")
	}
}
