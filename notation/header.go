package notation

import (
	"fmt"
	"strconv"
	"strings"

	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/turn"
)

// turnName returns a turn's name as the notation writes it. The phase is said
// where it is not the usual one of the season, be it that the header says so or
// that the orders show it.
func (s *scribe) turnName(name grammar.TurnName, phase i18n.Phase) string {
	if name.Phase == i18n.NoPhase && phase != usualPhase(name.Season) {
		name.Phase = phase
	}
	switch {
	case s.n.turn == turnCode && name.Year > 0 && name.Season != i18n.NoSeason:
		if name.Phase == i18n.NoPhase {
			name.Phase = phase
		}
		if name.Season == i18n.Summer { // has no code: it is the retreats of spring
			name.Season, name.Phase = i18n.Spring, i18n.Retreats
		}
		season := s.language.Phrase("season.letter." + name.Season.String())
		return season + strconv.Itoa(name.Year) + s.language.Phrase("phase.letter."+name.Phase.String())
	case s.n.turn == turnDAIDE && name.Year > 0:
		if code := daideSeason(name.Season, name.Phase); code != "" {
			return fmt.Sprintf("( %s #%d )", code, name.Year)
		}
	}
	if name.Phase == usualPhase(name.Season) {
		name.Phase = i18n.NoPhase
	}
	return s.turnWords(name)
}

func (s *scribe) turnWords(name grammar.TurnName) string {
	if name.Season == i18n.NoSeason { // "Retreats 1901", "Retreats:"
		text := s.language.PhaseName(name.Phase)
		if name.Year > 0 {
			return text + " " + strconv.Itoa(name.Year)
		}
		return s.headed(text)
	}
	text := s.language.SeasonName(name.Season)
	if name.Year > 0 {
		text = strings.Replace(s.language.Phrase("header.turn"), "{season}", text, 1)
		text = strings.Replace(text, "{year}", strconv.Itoa(name.Year), 1)
	}
	if name.Phase != i18n.NoPhase {
		text += ", " + s.language.PhaseName(name.Phase)
	}
	return text
}

// usualPhase returns the phase that a header means which names none.
func usualPhase(s i18n.Season) i18n.Phase { return grammar.TurnName{Season: s}.InFull().Phase }

// daideSeason returns the protocol's name for a turn, which stands for its
// phase as well; "" where it has none.
func daideSeason(s i18n.Season, p i18n.Phase) string {
	switch {
	case s == i18n.Spring && p == i18n.Retreats, s == i18n.Summer:
		return "SUM"
	case s == i18n.Fall && p == i18n.Retreats:
		return "AUT"
	case s == i18n.Fall && p == i18n.Adjustments, s == i18n.Winter:
		return "WIN"
	case s == i18n.Spring:
		return "SPR"
	case s == i18n.Fall:
		return "FAL"
	}
	return ""
}

// heading returns the header in front of a power's orders or units.
func (s *scribe) heading(w board.Power) string { return s.titles[w] }

func (s *scribe) headed(name string) string {
	return strings.Replace(s.language.Phrase("header.power"), "{power}", name, 1)
}

// gapInFront returns what the language sets in front of a colon or a semicolon:
// a thin blank in French, nothing in English.
func (s *scribe) gapInFront() string {
	_, sign, _ := strings.Cut(s.language.Phrase("header.power"), "{power}")
	return strings.TrimSuffix(sign, ":")
}

// position appends the blocks of a position, a power a line.
func (s *scribe) position(dst []byte, p *turn.Position) []byte {
	dst = block(s, dst, "header.units", p.Units, func(dst []byte, u *turn.Standing) ([]byte, bool) {
		return s.standing(dst, u), !u.Dislodged
	}, func(u *turn.Standing) board.Power { return u.Power })
	dst = block(s, dst, "header.dislodged", p.Units, func(dst []byte, u *turn.Standing) ([]byte, bool) {
		dst = s.standing(dst, u)
		if u.From != board.NoProvince {
			dst = s.writePlace(append(dst, " - "...), board.Place{Province: u.From})
		}
		return dst, u.Dislodged
	}, func(u *turn.Standing) board.Power { return u.Power })
	dst = block(s, dst, "header.centers", p.Centers, func(dst []byte, c *turn.Ownership) ([]byte, bool) {
		return s.writePlace(dst, board.Place{Province: c.Province}), true
	}, func(c *turn.Ownership) board.Power { return c.Power })
	if !p.Contested.Empty() {
		dst = append(append(dst, s.language.Phrase("header.contested")...), ' ')
		n := 0
		for q := range p.Contested.All() {
			if n++; n > 1 {
				dst = append(dst, ", "...)
			}
			dst = s.writePlace(dst, board.Place{Province: q})
		}
		dst = append(dst, '\n')
	}
	return dst
}

// block appends a header and the items of a list, the powers in the order in
// which they come first. Nothing is written of an empty list.
func block[T any](s *scribe, dst []byte, header string, items []T, write func([]byte, *T) ([]byte, bool), power func(*T) board.Power) []byte {
	start := len(dst)
	dst = append(append(dst, s.language.Phrase(header)...), '\n')
	head := len(dst)
	var done turn.PowerSet
	for i := range items {
		w := power(&items[i])
		if done.Has(w) {
			continue
		}
		done = done.With(w)
		from := len(dst)
		if w != board.NoPower {
			dst = append(append(dst, s.heading(w)...), ' ')
		}
		n := 0
		for j := i; j < len(items); j++ {
			if power(&items[j]) != w {
				continue
			}
			mark := len(dst)
			if n > 0 {
				dst = append(dst, ", "...)
			}
			var ok bool
			if dst, ok = write(dst, &items[j]); !ok {
				dst = dst[:mark]
				continue
			}
			n++
		}
		if n == 0 {
			dst = dst[:from]
			continue
		}
		dst = append(dst, '\n')
	}
	if len(dst) == head {
		return dst[:start]
	}
	return dst
}

// standing appends a unit in its place.
func (s *scribe) standing(dst []byte, u *turn.Standing) []byte {
	if u.Count > 1 {
		dst = strconv.AppendInt(dst, int64(u.Count), 10)
	}
	switch u.Kind {
	case board.Army:
		dst = append(dst, s.n.army...)
	case board.Fleet:
		dst = append(dst, s.n.fleet...)
	}
	if u.Kind != board.NoUnit {
		dst = append(dst, s.n.gap()...)
	}
	return s.writePlace(dst, u.Place)
}

// gap returns what stands between a unit's letter and its place in a list.
func (n *Notation) gap() string {
	if strings.HasPrefix(n.unit, "{kind}.") {
		return ". "
	}
	return " "
}
