package judge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"diplo/grammar"
	"diplo/i18n"
	"diplo/judge"
	"diplo/lint"
	"diplo/turn"
)

// whatIf lists the threats to a sheet, of which some orders are missing.
func whatIf(t testing.TB, text, lang string) []string {
	t.Helper()
	b := turn.NewBuilder(turn.Options{})
	s := grammar.Default().Sheet("sheet.dip", []byte(text))
	b.Add(s.Name, s.Encoding, s.Rows)
	tn := b.Build()
	var list []string
	l := i18n.Default().LanguageByCode(lang)
	for _, x := range judge.New(judge.Options{}).WhatIf(tn, lint.New(lint.Options{}).Check(tn).Verdicts) {
		m := x.Explain()
		list = append(list, l.Sprintf(m.Key, m.Args...))
	}
	return list
}

const spainToNaples = `Fall 1905
Units:
France: A SPA, F LYO, F TYS
Italy: F ION, F TUN
France:
A Spa - Nap
F LYO C A Spa - Nap
F TYS C A Spa - Nap
`

func TestWhatIf(t *testing.T) {
	assert.Equal(t, []string{
		"`F ION-NAP` would change what becomes of `A SPA-NAP`",
		"`F ION-TYS` with `F TUN S F ION-TYS` would change what becomes of `A SPA-NAP`, `F LYO C A SPA-NAP` and `F TYS C A SPA-NAP`",
		"`F TUN-TYS` with `F ION S F TUN-TYS` would change what becomes of `A SPA-NAP`, `F LYO C A SPA-NAP` and `F TYS C A SPA-NAP`",
	}, whatIf(t, spainToNaples, "en"))
	assert.Contains(t, whatIf(t, spainToNaples, "fr"), "`F ION - NAP` changerait le sort de `A ESP - NAP`")
}

// A support that may be cut, by a convoy too, and a move that a support saves.
func TestWhatIfSupports(t *testing.T) {
	const sheet = `Fall 1905
Units:
Germany: A Mun, A Ruh
France: A Bur, A Bel
Germany:
A Mun - Bur
A Ruh S A Mun - Bur
`
	assert.Equal(t, []string{
		"`A BEL-RUH` would change what becomes of `A RUH S A MUN-BUR`",
		// From where the support is given to, only a dislodgment cuts it.
		"`A BUR-RUH` with `A BEL S A BUR-RUH` would change what becomes of `A RUH S A MUN-BUR`",
	}, whatIf(t, sheet, "en"))

	const coast = `Fall 1905
Units:
Germany: A Hol, A Ruh
France: A Bel
England: A Yor, F NTH
Germany:
A Ruh - Bel
A Hol S A Ruh - Bel
`
	assert.Contains(t, whatIf(t, coast, "en"), "`A YOR-HOL via convoy` with `F NTH C A YOR-HOL` would change what becomes of `A HOL S A RUH-BEL`")
	assert.Contains(t, whatIf(t, coast, "en"), "`F NTH-HOL` would change what becomes of `A HOL S A RUH-BEL`")
}

// Nothing is said where no order is missing, or none is in danger.
func TestWhatIfNothing(t *testing.T) {
	assert.Empty(t, whatIf(t, disrupted, "en"))
	assert.Empty(t, whatIf(t, "Fall 1905\nUnits:\nFrance: A Par\nItaly: A Ven\nFrance:\nA Par - Bur\n", "en"))
	assert.Empty(t, whatIf(t, "Spring 1901 Retreats\nFrance:\nA Par - Bur\n", "en"))
}

// A convoy that waits for an ally's fleets, an ally's army, and a support that
// waits for the move: what they wait for would change them.
func TestWhatIfAllies(t *testing.T) {
	const tunis = "Spring 1905\nUnits:\nEngland: A Lon, F ENG, F MAO\nFrance: F WES\nEngland:\nA Lon - Tun\nF ENG C A Lon - Tun\nF MAO C A Lon - Tun\n"
	assert.Contains(t, whatIf(t, tunis, "en"), "`F WES C A LON-TUN` would change what becomes of `A LON-TUN`, `F ENG C A LON-TUN` and `F MAO C A LON-TUN`")

	const two = "Spring 1905\nUnits:\nEngland: A Lon, F ENG\nFrance: F MAO, F WES\nEngland:\nA Lon - Tun\nF ENG C A Lon - Tun\n"
	assert.Contains(t, whatIf(t, two, "en"), "`F MAO C A LON-TUN` with `F WES C A LON-TUN` would change what becomes of `A LON-TUN` and `F ENG C A LON-TUN`")

	const army = "Spring 1905\nUnits:\nEngland: F NTH\nFrance: A Bel\nEngland:\nF NTH C A Bel - Nwy\n"
	assert.Equal(t, []string{"`A BEL-NWY via convoy` would change what becomes of `F NTH C A BEL-NWY`"}, whatIf(t, army, "en"))

	const support = "Spring 1905\nUnits:\nGermany: A Mun\nFrance: A Par\nGermany:\nA Mun S A Par - Bur\n"
	assert.Contains(t, whatIf(t, support, "en"), "`A PAR-BUR` would change what becomes of `A MUN S A PAR-BUR`")
}
