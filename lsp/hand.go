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
	legs   bool             // fleets are ordered leg by leg
	letter string           // of a unit, as a model; "" for none
	names  [2]*grammar.Name // models of a land's name and of a sea's; nil for none
	dash   string           // with the blanks around it
	verbs  map[grammar.Verb]string
}

// handOf returns how one source of a turn is written, judged by the rows nearest
// above a row's offset, or else below it.
func (h *hearing) handOf(own, offset int) *hand {
	t := h.turn
	x := &hand{atlas: t.Atlas, lang: t.Atlas.Lexicon.Language(t.Lang), legs: t.Rules.Legs, verbs: map[grammar.Verb]string{}}
	if x.lang == nil {
		x.lang = h.bench.lang
	}
	rows := t.Sources[own].Rows
	for i := range rows {
		row := &rows[i]
		if row.Offset == offset || row.Offset > offset && x.names[0] != nil && x.dash != "" {
			continue
		}
		for k := range row.Orders {
			x.learn(row.Text, &row.Orders[k])
		}
	}
	if x.dash == "" {
		x.dash = between(x.lang.Template("short", "move"), "{unit}", "{to}")
	}
	return x
}

// learn takes what there is to see in an order, or in an item of a list.
func (x *hand) learn(text string, o *grammar.Order) {
	if kind := o.Unit.KindSpan; !kind.Empty() {
		x.letter = kind.Of(text)
		if strings.HasPrefix(text[kind.End:], ".") {
			x.letter += "."
		}
	}
	for _, n := range append([]grammar.Name{o.Unit.Name, o.Target.Name}, o.Path...) {
		if s := x.sense(&n); s.Style != i18n.NoStyle {
			x.names[x.model(x.atlas.Province(s.Place))] = &n
		}
	}
	mover := &o.Unit
	switch o.Verb {
	case grammar.Support, grammar.Convoy:
		mover = &o.Target
		fallthrough
	case grammar.Hold:
		x.verbs[o.Verb] = o.VerbSpan.Of(text)
	}
	end := o.Mark.Span.Start // of what stands behind the unit
	if o.Mark.Span.Empty() && len(o.Path) == 1 {
		end = o.Path[0].Span.Start
	}
	if from := mover.Span.End; !mover.Span.Empty() && from < end {
		if dash := text[from:end]; isDash(dash) {
			x.dash = dash
		}
	}
}

// model returns which of names is the model for a province.
func (x *hand) model(p board.Province) int {
	if x.atlas.Map.Terrain(p) == board.Sea {
		return 1
	}
	return 0
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
	model := x.names[x.model(at.Province)]
	if model == nil {
		model = x.names[0]
	}
	if model == nil {
		return x.lang.Short(x.atlas.Place(at.Province), at.Coast, i18n.Trigram)
	}
	return x.atlas.Lexicon.Like(model.Text, x.sense(model), x.atlas.Place(at.Province), at.Coast)
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
