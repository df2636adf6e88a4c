package lint

import (
	"strings"
	"unicode"

	"diplo/grammar"
	"diplo/turn"
)

// forOddities hands every oddity of the given kinds to report. What is odd
// about an order that cannot be followed is the least of its faults.
func (p *Pass) forOddities(report func(*Pass, *turn.Order, grammar.Span), kinds ...grammar.OddityKind) {
	for i := range p.Turn.Orders {
		o := &p.Turn.Orders[i]
		if o.Illegal() {
			continue
		}
		for _, odd := range o.Syntax.Oddity {
			for _, kind := range kinds {
				if odd.Kind == kind {
					report(p, o, odd.Span)
				}
			}
		}
	}
}

func checkMissingDash(p *Pass) {
	dash := ""
	p.forOddities(func(p *Pass, o *turn.Order, gap grammar.Span) {
		if dash == "" {
			dash = p.dash()
		}
		p.Fault(o, gap, p.Spell(o)).Safe("fix", nil, p.Replace(o, gap, dash))
	}, grammar.MissingDash)
}

// dash returns what the sheets write between a unit and its destination, where
// that is a dash and nothing else: "— C —" would make a march a convoy.
func (p *Pass) dash() string {
	for i := range p.Turn.Orders {
		o := &p.Turn.Orders[i]
		if o.Verb != grammar.Move || len(o.Syntax.Path) == 0 || len(o.Syntax.Oddity) > 0 || !writes(o, &o.Syntax.Path[0]) {
			continue
		}
		between := grammar.Span{Start: o.Syntax.Unit.Span.End, End: o.Syntax.Path[0].Span.Start}
		if mark := between.Of(o.Line.Text); isDashes(strings.TrimSpace(mark)) {
			return mark
		}
	}
	return " - "
}

// isDashes reports whether s is a dash or an arrow made of dashes.
func isDashes(s string) bool {
	return strings.ContainsFunc(s, isDash) && strings.TrimRightFunc(strings.TrimSuffix(s, ">"), isDash) == ""
}

// checkStrayMark reports marks that mean nothing, and what is left of a line
// when the order is read.
func checkStrayMark(p *Pass) {
	p.forOddities(reportStrayMark, grammar.StrayMark, grammar.StrayPunctuation)
	for i := range p.Turn.Orders {
		o := &p.Turn.Orders[i]
		if rest := o.Syntax.Junk; !rest.Empty() && !o.Illegal() {
			p.Fault(o, rest).Say("rest", rest.Of(o.Line.Text)).Unsafe("fix", nil, p.cut(o, rest))
		}
	}
}

func reportStrayMark(p *Pass, o *turn.Order, mark grammar.Span) {
	text := mark.Of(o.Line.Text)
	if leads(o, mark) {
		p.Fault(o, mark).Say("dash", text).Safe("fix-dash", nil, p.Replace(o, mark, "-"))
		return
	}
	p.Fault(o, mark, text).Safe("fix", nil, p.cut(o, mark))
}

// leads reports whether a mark is all that stands between a place of an order
// and the next on the way.
func leads(o *turn.Order, mark grammar.Span) bool {
	s := o.Syntax
	from := s.Unit.Span.End
	if s.Verb == grammar.Support || s.Verb == grammar.Convoy {
		from = s.Target.Span.End
	}
	for i := range s.Path {
		to := s.Path[i].Span
		if from <= mark.Start && mark.End <= to.Start &&
			strings.TrimSpace(o.Line.Text[from:mark.Start]+o.Line.Text[mark.End:to.Start]) == "" {
			return true
		}
		from = nameSpan(&s.Path[i]).End
	}
	return false
}

// cut returns the edit that takes a mark out of an order and leaves one blank
// between what stood on its sides, none in front of a separator.
func (p *Pass) cut(o *turn.Order, mark grammar.Span) Edit {
	text := o.Line.Text
	before := strings.TrimRight(text[:mark.Start], " \t")
	after := strings.TrimLeft(text[mark.End:], " \t")
	span := grammar.Span{Start: len(before), End: len(text) - len(after)}
	if before == "" || after == "" || after[0] == ',' || after[0] == ';' {
		return p.Replace(o, span, "")
	}
	return p.Replace(o, span, " ")
}

// checkResultInOrder reports orders that say how they ended. A sheet most of
// whose orders do so is a page of results, and none of them a mistake.
func checkResultInOrder(p *Pass) {
	p.forSheets(func(p *Pass, orders []turn.Order) {
		results := 0
		for i := range orders {
			if tellsResult(orders[i].Syntax) {
				results++
			}
		}
		if 2*results > len(orders) {
			return
		}
		for i := 0; i < len(orders) && results > 0; i++ {
			if tellsResult(orders[i].Syntax) {
				results--
				if !orders[i].Defect.Unread() {
					p.reportResult(&orders[i])
				}
			}
		}
	})
}

func tellsResult(s *grammar.Order) bool {
	if !s.Result.Empty() {
		return true
	}
	for _, odd := range s.Oddity {
		if odd.Kind == grammar.GluedResult || odd.Kind == grammar.ResultAsMark {
			return true
		}
	}
	return false
}

// reportResult reports all results of an order as one fault, at the first.
func (p *Pass) reportResult(o *turn.Order) {
	text := o.Line.Text
	result := o.Syntax.Result
	var marks []Edit
	for _, odd := range o.Syntax.Oddity {
		switch odd.Kind {
		case grammar.GluedResult:
			result = odd.Span
		case grammar.ResultAsMark:
			marks = append(marks, p.Replace(o, odd.Span, "-"))
		}
	}
	if result.Empty() {
		at := marks[0].At.Span
		p.Fault(o, at).Say("mark", at.Of(text)).Safe("fix-mark", nil, marks...)
		return
	}
	p.Fault(o, result, result.Of(text)).Safe("fix", nil, append(marks, p.cut(o, withSigns(o, result)))...)
}

// withSigns returns a result with the signs around it that set it off from its
// order: a comma, stars.
func withSigns(o *turn.Order, result grammar.Span) grammar.Span {
	text := o.Line.Text
	from := min(o.Syntax.Span.End, result.Start)
	result.Start = from + len(strings.TrimRight(text[from:result.Start], " \t,*"))
	result.End = len(text) - len(strings.TrimLeft(text[result.End:], " \t*"))
	return result
}

func isDash(r rune) bool { return unicode.Is(unicode.Dash, r) }
