package lsp

import (
	"strings"
	"unicode"

	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"
)

// A hand is how a sheet is written: what is added to it is written alike.
type hand struct {
	atlas  *turn.Atlas
	lang   *i18n.Language
	legs   bool          // fleets are ordered leg by leg
	letter string        // of a unit, as a model; "" for none
	name   *grammar.Name // of a province, as a model; nil for none
	dash   string        // with the blanks around it
	verbs  map[grammar.Verb]string
}

// handOf returns how one source of a turn is written, judged by the orders
// nearest above a row's offset, or else below it.
func (h *hearing) handOf(own, offset int) *hand {
	t := h.turn
	x := &hand{atlas: t.Atlas, lang: t.Atlas.Lexicon.Language(t.Lang), legs: t.Rules.Legs, verbs: map[grammar.Verb]string{}}
	if x.lang == nil {
		x.lang = h.bench.lang
	}
	for i := range t.Orders {
		o := &t.Orders[i]
		if o.Source == own && (o.Offset < offset || x.name == nil || x.dash == "") && o.Offset != offset {
			x.learn(o)
		}
	}
	if x.dash == "" {
		x.dash = between(x.lang.Template("short", "move"), "{unit}", "{to}")
	}
	return x
}

// learn takes what there is to see in an order.
func (x *hand) learn(o *turn.Order) {
	text, s := o.Line.Text, o.Syntax
	if !s.Unit.KindSpan.Empty() && len(strings.Fields(s.Unit.KindSpan.Of(text))) == 1 {
		x.letter = s.Unit.KindSpan.Of(text)
	}
	for _, m := range mentions(&turn.Turn{Atlas: x.atlas}, o, s) {
		if f := x.sense(m.name); f.Style != i18n.NoStyle {
			x.name = m.name
		}
	}
	switch s.Verb {
	case grammar.Move:
		if len(s.Path) == 1 && s.Mark.Span.Empty() && s.VerbSpan.Start >= s.Unit.Span.End && s.Path[0].Span.Start >= s.VerbSpan.End {
			if dash := text[s.Unit.Span.End:s.Path[0].Span.Start]; !strings.ContainsAny(dash, "\r\n") && strings.TrimFunc(dash, unicode.IsPunct) != dash || isDash(dash) {
				x.dash = dash
			}
		}
	case grammar.Support, grammar.Convoy, grammar.Hold:
		if !s.VerbSpan.Empty() {
			x.verbs[s.Verb] = s.VerbSpan.Of(text)
		}
	}
}

func isDash(text string) bool {
	return strings.Trim(text, " -–—‐‑−>") == "" && strings.TrimSpace(text) != ""
}

// sense returns the meaning of a name that says in which language and style it
// is written, the zero value for none.
func (x *hand) sense(n *grammar.Name) i18n.Sense {
	var found i18n.Sense
	for _, s := range n.Senses {
		if s.Kind == i18n.Name && s.Lang == x.lang.Lang() {
			return s
		}
		if found.Kind == i18n.NoKind && s.Kind == i18n.Name && s.Lang != 0 {
			found = s
		}
	}
	return found
}

// place writes a place.
func (x *hand) place(at board.Place) string {
	if x.name == nil {
		return x.lang.Short(x.atlas.Place(at.Province), at.Coast, i18n.Trigram)
	}
	return x.atlas.Lexicon.Like(x.name.Text, x.sense(x.name), x.atlas.Place(at.Province), at.Coast)
}

// unit writes a unit.
func (x *hand) unit(kind board.UnitKind, at board.Place) string {
	if kind != board.Fleet {
		at.Coast = board.NoCoast
	}
	if kind == board.NoUnit {
		return x.place(at)
	}
	letter := x.lang.UnitLetter(kind)
	if bare := strings.TrimRight(x.letter, "."); len(bare) > 1 {
		letter = x.lang.UnitName(kind)
	}
	if x.letter != "" && !strings.ContainsFunc(x.letter, unicode.IsUpper) {
		letter = strings.ToLower(letter)
	}
	if strings.HasSuffix(x.letter, ".") {
		letter += "."
	}
	return letter + " " + x.place(at)
}

// verb writes what stands between a unit and what it is told to do.
func (x *hand) verb(v grammar.Verb) string {
	if written := x.verbs[v]; written != "" {
		return written
	}
	switch v {
	case grammar.Support:
		return strings.TrimSpace(between(x.lang.Template("short", "support-hold"), "{unit}", "{target}"))
	case grammar.Convoy:
		return strings.TrimSpace(between(x.lang.Template("short", "convoy"), "{unit}", "{target}"))
	}
	_, hold, _ := strings.Cut(x.lang.Template("short", "hold"), "{unit}")
	return strings.TrimSpace(hold)
}

// between returns what a template has between two placeholders.
func between(template, from, to string) string {
	_, rest, _ := strings.Cut(template, from)
	text, _, _ := strings.Cut(rest, to)
	return text
}

// move writes the order of a unit that goes somewhere.
func (x *hand) move(kind board.UnitKind, from, to board.Place) string {
	return x.unit(kind, from) + x.dash + x.place(to)
}

// convoyed writes the order of an army that goes by sea, with a mark for each
// fleet where the rules want one.
func (x *hand) convoyed(from, to board.Province, fleets int) string {
	mark := ""
	if x.legs {
		mark = x.dash + strings.Repeat("C", fleets)
	}
	return x.unit(board.Army, board.Place{Province: from}) + mark + x.dash + x.place(board.Place{Province: to})
}

// convoy writes what a fleet is told: to carry an army.
func (x *hand) convoy(from, to board.Place) string {
	return x.verb(grammar.Convoy) + " " + x.move(board.Army, from, to)
}
