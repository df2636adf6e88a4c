package grammar

import (
	"strings"

	"diplo/i18n"
)

// turnName reads the name of a turn at i: "Spring 1901", "PHASE 1901 Fall
// Movement", "Automne 1902, Retraites", "S1901M", "( SPR #1901 )".
func (r *reader) turnName(i int) (int, bool) {
	if !r.header.turn.IsZero() {
		return i, false
	}
	var t TurnName
	start, end, named := -1, i, false
	season := -1  // lexeme of the season's name
	plain := true // nothing but the parts of a turn's name has been seen
	label := -1   // lexeme of a word that introduces a part: "Year: 1901", "Tour 1 : …"
scan:
	for j := i; j < len(r.out); j++ {
		l := &r.out[j]
		took := true
		switch {
		case l.role == roleComment:
			break scan
		case l.role == roleSoft:
			took = false
		case l.sign == digits && label == j-1 && label >= 0 && l.End-l.Start < 4:
			took, label = false, j // turns are counted: "Tour 1 : Printemps 1901"
		case l.sign == colon && (label == j-1 && label >= 0 || start >= 0 && t.Phase == i18n.NoPhase && r.isPhaseAlone(j+1)):
			took = false // "Spring 1901: Movement"
		case l.sign == digits:
			if t.Year != 0 || !r.year(&t, j) {
				plain = false
				break scan
			}
			if season >= 0 && j > 0 && r.out[j-1].sign == hash && r.kindsAt(season).has(i18n.PhaseWord) {
				t.Phase = r.out[season].entry.phase // "( AUT #1901 )": the protocol's season says the phase
			}
		case l.sign == noSign && l.entry == nil:
			code, ok := r.turnCode(l)
			if !ok || t.Season != i18n.NoSeason {
				plain = false
				break scan
			}
			t.Season, t.Year, t.Phase = code.Season, code.Year, code.Phase
			named = true
		case l.sign == noSign:
			switch k := l.kinds; {
			case k.has(i18n.SeasonWord) && (l.End-l.Start > 1 || r.yearFollows(j)):
				if t.Season == i18n.NoSeason {
					t.Season, season = l.entry.season, j
				}
			case k.has(i18n.PhaseWord) && (t.Season != i18n.NoSeason || t.Year != 0 || named || start < 0) && l.End-l.Start > 1:
				t.Phase = l.entry.phase
			case k.has(i18n.TurnWord):
				named, label = true, j
				t.Phase = max(t.Phase, r.phaseIn(l))
			case k.hasAny(kindSet(i18n.FillWord, i18n.FromWord, i18n.AndWord)) && start >= 0:
				took = false
			default:
				plain = false
				break scan
			}
		case start >= 0 && (l.sign == comma || l.sign == dot || l.sign == hyphen || l.sign == otherSign || l.sign == slash),
			l.sign == opener && l.mate >= 0, l.sign == closer && start >= 0 && l.mate >= 0, l.sign == star, l.sign == hash:
			took = false
		default:
			break scan
		}
		if took {
			if start < 0 {
				start = j
			}
			end = j + 1
		}
	}
	ends := plain && r.nothing(end) || r.signAt(end) == colon
	switch {
	case start < 0:
		return i, false
	case t.Season == i18n.NoSeason: // "Ajustements 1901"
		if t.Phase == i18n.NoPhase || t.Year == 0 || !ends {
			return i, false
		}
		t = t.ofPhase()
	case t.Year == 0 && !named && !ends:
		return i, false
	}
	r.soften(i, start)
	r.merge(start, end)
	r.out[start].role = roleTurn
	t.Span = r.out[start].Span
	r.header.turn, r.header.turnWord = t, r.kindsAt(start).has(i18n.TurnWord)
	return r.afterTurn(end), true
}

// isPhaseAlone reports whether the word at i names a phase and ends the header.
func (r *reader) isPhaseAlone(i int) bool {
	return r.kindsAt(i).has(i18n.PhaseWord) && r.out[i].End-r.out[i].Start > 1 &&
		(r.nothing(i+1) || r.signAt(i+1) == colon && r.nothing(i+2))
}

// ofPhase returns t with the season that its phase can only belong to.
func (t TurnName) ofPhase() TurnName {
	if t.Season == i18n.NoSeason && t.Phase == i18n.Adjustments {
		t.Season = i18n.Winter
	}
	return t
}

// phaseHeader reads a phase that follows the one above it in the sheet, and of
// which nothing but the phase is said: "Retreats:", "Constructions :",
// "Ajustements : + A Par".
func (r *reader) phaseHeader(i int) (int, bool) {
	k := r.kindsAt(i)
	if !r.header.turn.IsZero() || !k.has(i18n.PhaseWord) || r.out[i].End-r.out[i].Start == 1 || r.signAt(i+1) != colon {
		return i, false
	}
	phase := r.out[i].entry.phase
	if phase == i18n.Movement || k.hasAny(verbKinds) && !r.nothing(i+2) { // "Builds: A Par" orders a build
		return i, false
	}
	r.out[i].role = roleTurn
	r.header.turn = TurnName{Span: r.out[i].Span, Phase: phase}
	return i + 1, true
}

// phaseIn returns the phase that the first word of a phrase names: "retreat
// results for".
func (r *reader) phaseIn(l *lexeme) i18n.Phase {
	first, _, several := strings.Cut(l.Of(r.text), " ")
	if !several {
		return i18n.NoPhase
	}
	w, n := r.lexicon.Match(first)
	if e := r.entryOf(w); n == len(first) && e.kinds.has(i18n.PhaseWord) {
		return e.phase
	}
	return i18n.NoPhase
}

// afterTurn drops brackets that close behind the name and a last remark in
// brackets: "(ferret.001)".
func (r *reader) afterTurn(i int) int {
	j := i
	for j < len(r.out) && (r.out[j].sign == closer || r.out[j].sign == dot || r.out[j].sign == star || r.out[j].role == roleSoft) {
		j++
	}
	if j < len(r.out) && r.out[j].sign == opener && r.out[j].mate >= 0 {
		end := int(r.out[j].mate) + 1
		if r.nothing(end) && !r.groupHasUnit(j, end) {
			j = end
		}
	}
	r.soften(i, j)
	return j
}

func (r *reader) groupHasUnit(i, end int) bool {
	for ; i < end; i++ {
		if r.kindsAt(i).hasAny(unitKinds) {
			return true
		}
	}
	return false
}

// year reads the number at i as a year, two digits of it only behind a season.
func (r *reader) year(t *TurnName, i int) bool {
	l := &r.out[i]
	switch n := l.End - l.Start; {
	case n == 4:
		t.Year = int(l.value)
	case n == 2 && t.Season != i18n.NoSeason:
		t.Year = 1900 + int(l.value)
	default:
		return false
	}
	return t.Year != 0
}

// yearFollows reports whether the letter at i stands in front of a year: "S'01".
func (r *reader) yearFollows(i int) bool {
	for i++; i < len(r.out) && (r.out[i].role == roleSoft || r.out[i].sign == otherSign); i++ {
	}
	return i < len(r.out) && r.out[i].sign == digits && (r.out[i].End-r.out[i].Start == 4 || r.out[i].End-r.out[i].Start == 2)
}

// turnCode reads "S1901M", "F1901R", "P1901", "S01".
func (r *reader) turnCode(l *lexeme) (TurnName, bool) {
	text := l.Of(r.text)
	var t TurnName
	season, n := r.leading(text)
	if n == 0 || !season.kinds.has(i18n.SeasonWord) {
		return t, false
	}
	t.Season = season.season
	text = text[n:]
	for n = 0; n < len(text) && '0' <= text[n] && text[n] <= '9'; n++ {
		t.Year = t.Year*10 + int(text[n]-'0')
		if n == 4 {
			return t, false
		}
	}
	switch n {
	case 2:
		t.Year += 1900
	case 4:
	default:
		return t, false
	}
	if text = text[n:]; text == "" {
		return t, true
	}
	w, n := r.lexicon.Match(text)
	e := r.entryOf(w)
	t.Phase = e.phase
	return t, n == len(text) && e.kinds.has(i18n.PhaseWord)
}

// leading returns the word that the letters at the start of text make.
func (r *reader) leading(text string) (entry, int) {
	for n := 0; n < len(text); n++ {
		if '0' <= text[n] && text[n] <= '9' {
			w, got := r.lexicon.Match(text[:n])
			if got != n {
				return entry{}, 0
			}
			return r.entryOf(w), n
		}
	}
	return entry{}, 0
}
