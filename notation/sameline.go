package notation

import (
	"slices"

	"diplo/grammar"
)

// sameLine reports whether a line that was written anew is read as the old one:
// the same parts in the same order, each of them as complete as before. Which
// places its names mean is not compared, because names are written so that they
// mean one.
func sameLine(a, b *grammar.Line) bool {
	return a.Kind == b.Kind && a.Block == b.Block && a.Open == b.Open &&
		a.Turn.Season == b.Turn.Season && a.Turn.Year == b.Turn.Year && a.Turn.Phase == b.Turn.Phase &&
		a.Power.ID == b.Power.ID && a.Comment.Of(a.Text) == b.Comment.Of(b.Text) &&
		slices.EqualFunc(a.Orders, b.Orders, func(x, y grammar.Order) bool {
			return sameSyntax(&x, &y) && x.Result.Of(a.Text) == y.Result.Of(b.Text)
		})
}

func sameSyntax(a, b *grammar.Order) bool {
	return (a.Verb == b.Verb || takesAway(a.Verb) && takesAway(b.Verb)) && a.TargetHolds == b.TargetHolds && a.Alternatives == b.Alternatives &&
		a.Mark.Count == b.Mark.Count && a.Via.Mode == b.Via.Mode && a.Amount == b.Amount && a.Ditto == b.Ditto &&
		b.Junk.Empty() && b.Missing == a.Missing && a.Conditional == b.Conditional &&
		len(a.Path) == len(b.Path) &&
		sameWritten(&a.Unit, &b.Unit) && sameWritten(&a.Target, &b.Target)
}

// takesAway reports whether v takes a unit off the board. Which of the two is
// meant is for the phase to say.
func takesAway(v grammar.Verb) bool { return v == grammar.Disband || v == grammar.Remove }

func sameWritten(a, b *grammar.Unit) bool {
	return a.Kind == b.Kind && a.Count == b.Count && a.Power.ID == b.Power.ID && (a.Name.Text == "") == (b.Name.Text == "")
}
