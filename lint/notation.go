package lint

import (
	"strings"

	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"
)

var notationRules = []*Rule{
	{
		Code: "N001", Name: "unreadable-order", Severity: Error, Effect: Illegal,
		Check: checkUnreadable,
	},
	{
		Code: "N002", Name: "unknown-province", Severity: Error, Effect: Illegal, Fixable: true,
		Check: checkUnknownProvince,
	},
	{
		Code: "N003", Name: "ambiguous-province", Severity: Error, Effect: Illegal, Fixable: true,
		Check: func(p *Pass) { p.forDefects(reportAmbiguousProvince, turn.Ambiguous) },
	},
	{
		Code: "N004", Name: "loose-province", Severity: Warning, Fixable: true,
		Check: checkLooseProvince,
	},
	{
		Code: "N005", Name: "unknown-power", Severity: Error, Fixable: true,
		Check: checkUnknownPower,
	},
	{
		Code: "N006", Name: "missing-unit-letter", Severity: Note, Fixable: true,
		Check: checkMissingLetter,
	},
	{
		Code: "N007", Name: "wrong-unit-letter", Severity: Warning, Fixable: true,
		Check: checkWrongLetter,
	},
	{
		Code: "N008", Name: "missing-dash", Severity: Warning, Fixable: true,
		Check: checkMissingDash,
	},
	{
		Code: "N009", Name: "stray-mark", Severity: Warning, Fixable: true,
		Check: checkStrayMark,
	},
	{
		Code: "N010", Name: "repaired-encoding", Severity: Warning, Example: Example{Latin: true},
		Check: checkRepairedEncoding,
	},
	{
		Code: "N011", Name: "mixed-conventions", Severity: Note, OptIn: true, Fixable: true,
		Check: checkMixedConventions,
	},
	{
		Code: "N012", Name: "result-in-order", Severity: Note, Fixable: true,
		Check: checkResultInOrder,
	},
	{
		Code: "N013", Name: "unclear-verb", Severity: Error, Effect: Illegal, Fixable: true,
		Check: func(p *Pass) { p.forDefects(reportUnclearVerb, turn.UnclearVerb) },
	},
	{
		Code: "N014", Name: "conditional-order", Severity: Error, Effect: Illegal,
		Check: func(p *Pass) { p.forDefects(reportConditional, turn.Conditional) },
	},
	{
		Code: "N015", Name: "coast-on-army", Severity: Note, Fixable: true,
		Check: checkCoastOnArmy,
	},
	{
		Code: "N016", Name: "several-destinations", Severity: Error, Effect: Illegal, Fixable: true,
		Check: func(p *Pass) { p.forDefects(reportUndecided, turn.Undecided) },
	},
	{
		Code: "N017", Name: "unread-line", Severity: Warning,
		Check: checkUnreadLine,
	},
}

func checkUnreadable(p *Pass) {
	p.forDefects(reportUnreadable, turn.Unreadable)
	for s := range p.Turn.Sources {
		rows := p.Turn.Sources[s].Rows
		for i := range rows {
			switch rows[i].Kind {
			case grammar.TooLong:
				p.FaultAt(p.AtRow(s, &rows[i], grammar.Span{})).Say("long", grammar.MaxLine)
			case grammar.Unreadable:
				p.FaultAt(p.AtRow(s, &rows[i], grammar.Span{})).Say("binary")
			}
		}
	}
}

// reportUnreadable reports an order that lacks a part, or of which something is
// left that means nothing, at that point.
func reportUnreadable(p *Pass, o *turn.Order) {
	s := o.Syntax
	if listed(o) {
		if s.Junk.Empty() {
			p.Fault(o, s.Span).Say("entry")
		} else {
			p.Fault(o, s.Junk).Say("rest", s.Junk.Of(o.Line.Text)).As(Warning, NoEffect)
		}
		return
	}
	switch s.Missing {
	case grammar.MissingUnit:
		if s.Junk == s.Span { // the whole order
			p.Fault(o, s.Span).Say("record")
			return
		}
		p.Fault(o, firstWritten(s.VerbSpan, s.Span)).Say("unit")
	case grammar.MissingVerb:
		at := firstWritten(s.Junk, s.Span)
		p.Fault(o, at).Say("verb", s.Unit.Span.Of(o.Line.Text), at.Of(o.Line.Text))
	case grammar.MissingTarget:
		d := p.Fault(o, firstWritten(s.VerbSpan, s.Span)).Say("target")
		if s.Verb == grammar.Convoy {
			d.Say("army")
		}
	case grammar.MissingDestination:
		p.Fault(o, firstWritten(s.Target.Span, s.VerbSpan, s.Span)).Say("destination")
	default:
		at := firstWritten(s.Junk, s.Span)
		p.Fault(o, at, at.Of(o.Line.Text))
	}
}

// firstWritten returns the first of the spans that holds anything.
func firstWritten(spans ...grammar.Span) grammar.Span {
	for _, s := range spans {
		if !s.Empty() {
			return s
		}
	}
	return spans[len(spans)-1]
}

// reportUnclearVerb says how what the letter can mean is written out, in the
// language of the sheet. Where a retreat goes is not for the linter to offer.
func reportUnclearVerb(p *Pass, o *turn.Order) {
	disband, retreat := verbOf(p.lang().Template("long", "disband")), verbOf(p.lang().Template("long", "retreat"))
	p.Fault(o, o.DefectAt, o.DefectAt.Of(o.Line.Text), disband, retreat).
		Unsafe("fix", []any{disband}, p.Replace(o, o.DefectAt, disband))
}

// verbOf returns what a template of an order says besides its places.
func verbOf(template string) string {
	return strings.TrimSpace(strings.NewReplacer("{unit}", "", "{to}", "").Replace(template))
}

// reportUndecided lists the destinations that an order leaves open. Which one
// is meant is the player's to say.
func reportUndecided(p *Pass, o *turn.Order) {
	s, text := o.Syntax, o.Line.Text
	if !s.Junk.Empty() {
		p.Fault(o, s.Junk).Say("or", s.Junk.Of(text)).Unsafe("fix-rest", nil, p.cut(o, s.Junk))
		return
	}
	choices := make([]string, len(s.Path))
	for i := range s.Path {
		choices[i] = "`" + nameSpan(&s.Path[i]).Of(text) + "`"
	}
	d := p.Fault(o, o.DefectAt, i18n.Any(choices...))
	for i := range s.Path {
		name := nameSpan(&s.Path[i]).Of(text)
		d.Unsafe("fix", []any{name}, p.Replace(o, o.DefectAt, name))
	}
}

func reportConditional(p *Pass, o *turn.Order) { p.Fault(o, o.DefectAt) }

// checkRepairedEncoding reports a file that is not UTF-8, once
// whatever turns it holds.
func checkRepairedEncoding(p *Pass) {
	for s := range p.Turn.Sources {
		rows := p.Turn.Sources[s].Rows
		for i := range rows {
			if rows[i].Repaired && !rows[i].RepairedAbove {
				p.FaultAt(p.AtRow(s, &rows[i], grammar.Span{End: len(rows[i].Text)}))
			}
		}
	}
}
