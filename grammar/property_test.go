package grammar

import (
	"io"
	"strings"
	"testing"
	"unicode/utf8"

	"diplo/i18n"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// checkLine checks what is true of every line: spans lie in the text and in
// order, and every word lies in one of them.
func checkLine(t require.TestingT, p *Parser, l *Line) {
	in := func(what string, s Span, within Span) {
		require.True(t, within.Start <= s.Start && s.Start <= s.End && s.End <= within.End, "%s: %s %v not in %v of %q", dump(l), what, s, within, l.Text)
	}
	whole := Span{0, len(l.Text)}
	in("turn", l.Turn.Span, whole)
	in("power", l.Power.Span, whole)
	in("comment", l.Comment, whole)
	in("directive", l.Directive.Span, whole)
	last := 0
	for i := range l.Orders {
		o := &l.Orders[i]
		in("order", o.Span, whole)
		require.GreaterOrEqual(t, o.Span.Start, last, "%q: orders overlap", l.Text)
		last = o.Span.End
		in("verb", o.VerbSpan, whole)
		in("result", o.Result, whole)
		in("junk", o.Junk, whole)
		in("via", o.Via.Span, whole)
		in("mark", o.Mark.Span, whole)
		for _, u := range []*Unit{&o.Unit, &o.Target} {
			in("unit", u.Span, whole)
			require.Equal(t, u.Power.Text, u.Power.Span.Of(l.Text))
			if !u.Power.Span.Empty() {
				in("nationality", u.Power.Span, u.Span)
			}
			in("kind", u.KindSpan, whole)
			if u.Name.Text != "" {
				in("name", u.Name.Span, u.Span)
			}
			checkName(t, l, &u.Name)
		}
		for j := range o.Path {
			checkName(t, l, &o.Path[j])
			where := o.Span
			if !o.Target.Span.Empty() && o.Target.Span.Start < o.Span.Start { // a support behind the move that it is of
				where = o.Target.Span.and(o.Span)
			}
			in("place", o.Path[j].Span, where)
		}
		for _, x := range o.Oddity {
			in("oddity", x.Span, whole)
		}
	}
	checkCover(t, p, l)
}

func checkName(t require.TestingT, l *Line, n *Name) {
	require.Equal(t, n.Text, n.Span.Of(l.Text))
	require.LessOrEqual(t, n.CoastSpan.End, len(l.Text))
	for _, s := range n.Senses {
		require.Equal(t, i18n.Name, s.Kind)
	}
}

// checkCover checks that no word of a line that holds orders is lost: it lies
// in a span, or means nothing, or only ties others together.
func checkCover(t require.TestingT, p *Parser, l *Line) {
	if l.Kind != Orders && l.Kind != Header {
		return
	}
	r := &reader{scanner: scanner{lexicon: p.readers.lexicon}}
	r.read(l.Text)
	require.NotNil(t, r.parse(), "the grammar is total: %q", l.Text)
	spans := []Span{l.Turn.Span, l.Power.Span, l.Comment}
	for i := range l.Orders {
		o := &l.Orders[i]
		spans = append(spans, o.Span, o.Result, o.Junk)
	}
	for i := range r.out {
		x := &r.out[i]
		covered := false
		for _, s := range spans {
			covered = covered || s.Start <= x.Start && x.End <= s.End
		}
		switch x.role {
		case roleSep, roleBlock, roleComment:
		case roleMinus: // a bullet, unless it removes
		case roleSoft:
			ties := x.sign != noSign || x.conditional || x.kinds.hasAny(kindSet(i18n.FillWord, i18n.AndWord, i18n.OrWord, i18n.FromWord, i18n.TurnWord, i18n.OrdersWord)) ||
				x.kinds.hasAny(verbKinds) || r.header.power.Text != "" || r.header.turn.Season != 0 || x.entry == nil && x.End-x.Start == tokenLength || l.Block != NoBlock ||
				x.End-x.Start == 1 && i < r.firstToken() // the letter of a list's item
			require.True(t, covered || ties, "%q: %q is lost: %s", l.Text, x.Of(l.Text), dump(l))
		default:
			require.True(t, covered || x.isHeader(), "%q: %q is lost: %s", l.Text, x.Of(l.Text), dump(l))
		}
	}
}

func (l *lexeme) isHeader() bool {
	return l.role == roleTurn || l.role == roleHeading || l.role == roleBlock
}

// checkSheet checks that the rows are the sheet: each line of the file is in
// exactly one of them.
func checkSheet(t require.TestingT, p *Parser, s *Sheet) {
	at := 0
	for i := range s.Rows {
		r := &s.Rows[i]
		require.LessOrEqual(t, at, r.Offset)
		require.Empty(t, strings.Trim(s.Text[at:r.Offset], "\r\n"))
		require.True(t, strings.HasPrefix(s.Text[r.Offset:], r.Text), "row %d", i)
		if r.Kind != TooLong {
			require.Equal(t, len(r.Text), r.Size)
		}
		at = r.Offset + r.Size
		checkLine(t, p, r.Line)
	}
	require.Empty(t, strings.Trim(s.Text[at:], "\r\n"))
}

// soup makes lines of words and signs of both languages, glued at random.
var soup = rapid.Custom(func(t *rapid.T) string {
	words := []string{
		"A", "F", "Army", "flotte", "L'armée", "Par", "Paris", "Mer Adr", "mer du Nord", "ENG", "Nor", "Stp", "nc", "(nc)", "/sc", "cn", "côte nord",
		"S", "C", "H", "D", "R", "T", "B", "XXX", "supports", "soutient", "convoie", "holds", "to", "à", "via", "convoy", "par convoi", "hold", "from", "de",
		"-", "->", "—", "=>", "_>", ":", "=", ",", ";", "/", "et", "and", ".", "(", ")", "((", "[", "]", "\"", "*", "+", "#", "#1901", "//", "<", ">", "<u>",
		"2", "2A.", "1901", "Spring", "S1901M", "Printemps", "France", "Autriche", "German", "(Turquie)", "Units", "Ordres", "if", "ENDIF", "waive", "Build",
		"(*bounce*)", "échec", "délogée", "dislodged", "xyz", "Foo", "é", "\u00a0", "\u202f", " ", "  ", "STPcs", "FBLA", "SA", "ALon*Bel", "CC", "SUB", "MTO", "AMY",
		"idem", "retraite", "the", "é̀", "\x01", "…", "🙂",
	}
	var b strings.Builder
	for range rapid.IntRange(0, 14).Draw(t, "words") {
		b.WriteString(rapid.SampledFrom(words).Draw(t, "word"))
		b.WriteString(rapid.SampledFrom([]string{" ", " ", " ", ""}).Draw(t, "gap"))
	}
	return b.String()
})

func TestEveryLineIsRead(t *testing.T) {
	p := New(i18n.Default(), 0)
	rapid.Check(t, func(t *rapid.T) {
		text := soup.Draw(t, "text")
		l := p.Line(text)
		require.Equal(t, text, l.Text)
		checkLine(t, p, l)
		again := p.Line(text)
		require.Equal(t, l, again)
	})
}

func TestEverySheetIsRead(t *testing.T) {
	p := New(i18n.Default(), 64)
	rapid.Check(t, func(t *rapid.T) {
		var b strings.Builder
		for range rapid.IntRange(0, 12).Draw(t, "lines") {
			b.WriteString(soup.Draw(t, "line"))
			b.WriteString(rapid.SampledFrom([]string{"\n", "\n", "\r\n", "\r", "\n\n", "\xe9\n", "\x97 Bur\n"}).Draw(t, "end"))
		}
		raw := []byte(b.String())
		s := p.Sheet("soup", raw)
		checkSheet(t, p, s)
		checkStream(t, p, s, raw)
	})
}

// checkStream checks that a stream gives the rows that the whole file gives.
func checkStream(t require.TestingT, p *Parser, s *Sheet, raw []byte) {
	if s.Binary {
		return
	}
	i := 0
	for row, err := range p.Rows(iotestOneByte{strings.NewReader(string(raw))}) {
		require.NoError(t, err)
		require.Less(t, i, len(s.Rows))
		if want := s.Rows[i]; want.Kind == TooLong {
			require.Equal(t, TooLong, row.Kind)
			require.Equal(t, want.Size, row.Size)
			require.True(t, strings.HasPrefix(want.Text, row.Text) && len(row.Text) <= MaxLine+utf8.UTFMax)
		} else {
			require.Equal(t, want, row)
		}
		i++
	}
	require.Equal(t, len(s.Rows), i)
}

// iotestOneByte reads a few bytes at a time, so that line ends fall between.
type iotestOneByte struct{ r io.Reader }

func (o iotestOneByte) Read(b []byte) (int, error) { return o.r.Read(b[:min(3, len(b))]) }

// TestSameInBothLanguages checks that an order means the same in both
// languages: the trees are equal but for spans and texts.
func TestSameInBothLanguages(t *testing.T) {
	p := New(i18n.Default(), 0)
	x := i18n.Default()
	en, fr := x.LanguageByCode("en"), x.LanguageByCode("fr")
	places := rapid.Custom(func(t *rapid.T) i18n.Place {
		for {
			place := i18n.Place(rapid.IntRange(1, x.Places()).Draw(t, "place"))
			if en.Name(place, 0) != "" && fr.Name(place, 0) != "" {
				return place
			}
		}
	})
	words := []struct{ en, fr string }{
		{"A %1 H", "A %1 T"}, {"A %1 - %2", "A %1 — %2"}, {"Army %1 moves to %2", "Armée %1 avance vers %2"},
		{"F %1 S A %2 - %3", "Flotte %1 soutient Armée %2 → %3"}, {"F %1 supports F %2", "F. %1 S F. %2."},
		{"F %1 C A %2 - %3", "Flotte %1 convoie A. %2 -> %3"}, {"A %1 - %2 via convoy", "A %1 - %2 par convoi"},
		{"F %1 retreats to %2", "F %1 retraite vers %2"}, {"Build A %1", "Construit A %1"}, {"Remove F %1", "Supprime F %1"},
	}
	rapid.Check(t, func(t *rapid.T) {
		w := rapid.SampledFrom(words).Draw(t, "order")
		a, b := w.en, w.fr
		for _, n := range []string{"%1", "%2", "%3"} {
			place := places.Draw(t, n)
			a = strings.ReplaceAll(a, n, en.Name(place, 0))
			b = strings.ReplaceAll(b, n, fr.Name(place, 0))
		}
		assert.Equal(t, meaning(p.Line(a)), meaning(p.Line(b)), "%q, %q", a, b)
	})
}

// meaning is the orders of l, which must not be shared, with the firm readings of
// its names.
func meaning(l *Line) string {
	for i := range l.Orders {
		o := &l.Orders[i]
		names := []*Name{&o.Unit.Name, &o.Target.Name}
		for j := range o.Path {
			names = append(names, &o.Path[j])
		}
		for _, n := range names {
			for k, s := range n.Senses {
				if s.Loose && k > 0 {
					n.Senses = n.Senses[:k]
					break
				}
			}
		}
	}
	var all []string
	for i := range l.Orders {
		all = append(all, dumpOrder(l.Text, &l.Orders[i]))
	}
	return strings.Join(all, " | ")
}
