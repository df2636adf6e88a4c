package main

import (
	"slices"
	"strings"

	"diplo/cli"
	"diplo/judge"
)

// datcChoices are the values of --datc: how what the rules leave open can be
// settled other than DATC 3.0 prefers. docs/datc.md tells what each does.
var datcChoices = [...]struct {
	name   string
	choose func(*judge.Options)
}{
	{"all-routes", func(o *judge.Options) { o.AllRoutes = true }},
	{"paradox=1971", func(o *judge.Options) { o.Paradox = judge.Paradox1971 }},
	{"paradox=1982", func(o *judge.Options) { o.Paradox = judge.Paradox1982 }},
	{"paradox=2000", func(o *judge.Options) { o.Paradox = judge.Paradox2000 }},
	{"land-fallback", func(o *judge.Options) { o.LandFallback = true }},
	{"convoy-cuts-source", func(o *judge.Options) { o.ConvoyCutsSource = true }},
	{"source-barred", func(o *judge.Options) { o.SourceBarred = true }},
	{"dislodged-powerless", func(o *judge.Options) { o.DislodgedPowerless = true }},
	{"disorder=older", func(o *judge.Options) { o.Disorder = judge.DisorderOlder }},
}

// datcValue is a flag that takes some of datcChoices, with commas between them,
// and may be given more than once.
type datcValue struct{ options *judge.Options }

func (v datcValue) Set(text string) bool {
	for name := range strings.SplitSeq(text, ",") {
		i := slices.Index(v.Takes().Choices, strings.ToLower(strings.TrimSpace(name)))
		if i < 0 {
			return false
		}
		datcChoices[i].choose(v.options)
	}
	return true
}

func (v datcValue) Takes() cli.Taken {
	names := make([]string, len(datcChoices))
	for i := range datcChoices {
		names[i] = datcChoices[i].name
	}
	return cli.Taken{Choices: names}
}

func (v datcValue) Default() string { return "" }
