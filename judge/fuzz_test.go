package judge_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/stretchr/testify/require"

	"diplo/board"
	"diplo/grammar"
	"diplo/i18n"
	"diplo/judge"
	"diplo/lint"
	"diplo/rulebook"
	"diplo/turn"
)

// FuzzResolve resolves whatever is in a sheet, by both rulebooks, and says all
// there is to say about it.
func FuzzResolve(f *testing.F) {
	archives, err := filepath.Glob("testdata/datc/*.txt")
	require.NoError(f, err)
	for _, name := range archives {
		text, err := os.ReadFile(name)
		require.NoError(f, err)
		for i, file := range txtar.Parse(text).Files {
			if strings.HasSuffix(file.Name, ".dip") && i%8 == 0 {
				f.Add(string(file.Data))
			}
		}
	}
	f.Add("Automne 1905\nUnités :\nAutriche : 3A Vie, 2F ADR, A Tri\nAutriche :\n2A. Vie - Boh\nA. Vie - Tyr\nA. Tri - C - Apu\nF. ADR C A. Tri - Apu\n")
	f.Add("Fall 1905 Retreats\nDislodged:\nItaly: A Ven from Tri\nItaly:\nA Ven - Tus / Apu\n")
	f.Fuzz(func(t *testing.T, text string) {
		for _, rules := range []*rulebook.Rulebook{rulebook.Standard(), rulebook.Francqueville()} {
			for _, complete := range []bool{true, false} {
				b := turn.NewBuilder(turn.Options{Rules: rules, Complete: complete})
				s := grammar.Default().Sheet("sheet.dip", []byte(text))
				b.Add(s.Name, s.Encoding, s.Rows)
				sayAll(t, b.Build())
			}
		}
	})
}

// sayAll resolves a turn and the two after it, in which nobody gives an order.
func sayAll(t testing.TB, tn *turn.Turn) {
	j := judge.New(judge.Options{})
	verdicts := lint.New(lint.Options{}).Check(tn).Verdicts
	for _, x := range j.WhatIf(tn, verdicts) {
		m := x.Explain()
		spelled(t, m)
	}
	o := j.Resolve(tn, verdicts)
	for range 3 {
		for i := range o.Orders {
			require.Equal(t, o.Orders[i].Succeeds, o.Orders[i].Reason == judge.Fine)
			spelled(t, o.Explain(i))
			for _, m := range o.Trace(i) {
				spelled(t, m)
			}
			for _, k := range o.Orders[i].Because {
				require.Less(t, k, len(tn.Orders))
			}
		}
		for _, r := range o.Removed {
			spelled(t, r.Explain())
		}
		spelled(t, o.ExplainSilent())
		stage := judge.Next(o)
		o = j.Resolve(stage.Turn(tn), nil)
	}
}

// spelled checks that a message can be said in every language.
func spelled(t testing.TB, m i18n.Message) {
	for _, l := range i18n.Default().Languages() {
		require.True(t, l.Has(m.Key), "%s lacks %s", l.Code(), m.Key)
		text := l.Sprintf(m.Key, m.Args...)
		require.NotContains(t, text, "%!", m.Key)
		require.NotContains(t, text, "``", m.Key)
	}
}

// Francqueville's rules on random turns, with counts: units are not lost, two
// powers do not end up in one province, the order of the sheet does not matter,
// and no circle stays without a resolution.
func TestStacks(t *testing.T) {
	m := board.Standard()
	g := newTable(rulebook.Francqueville(), judge.Options{})
	for seed := range uint64(1500) {
		r := rand.New(rand.NewPCG(seed, 3))
		orders := randomTurn(m, r.IntN, 8+r.IntN(27))
		counts := make([]int, len(orders))
		total := 0
		for i := range counts {
			counts[i] = 1 + r.IntN(3)*r.IntN(2)
			total += counts[i]
		}
		play := func(order []int) *judge.Outcome { g.last = nil; return g.play(t, stackSheet(m, orders, counts, order)) }
		o := play(inTurn(len(orders)))
		holder := map[board.Province]board.Power{}
		after := 0
		for _, u := range o.Units {
			if w, ok := holder[u.Place.Province]; ok {
				require.Equal(t, w, u.Power, "two powers in %s", m.ID(u.Place.Province))
			}
			holder[u.Place.Province] = u.Power
			after += u.Count
		}
		for _, u := range o.Retreats {
			require.NotEqual(t, u.Power, holder[u.Place.Province])
			after += u.Count
		}
		for _, u := range o.Removed {
			require.Equal(t, judge.OriginTaken, u.Reason)
			after += u.Count
		}
		require.Equal(t, total, after, "seed %d: units got lost", seed)
		require.Zero(t, judge.Settled(o)[3], "seed %d: a circle without resolution", seed)
		was := fates(t, o, orders)
		require.Equal(t, was, fates(t, play(r.Perm(len(orders))), orders), "seed %d: the order of the sheet matters", seed)
	}
}

// stackSheet is sheet with several units in each province, all of which do the
// same.
func stackSheet(m *board.Map, orders []plainOrder, counts, order []int) string {
	lines := strings.Split(sheet(m, orders, order), "\n")
	numbers := map[string]string{}
	for i := range orders {
		unit := " AF"[orders[i].kind:orders[i].kind+1] + " " + m.PlaceID(orders[i].at)
		numbers[unit] = string(rune('0'+counts[i])) + unit
	}
	for n, line := range lines {
		head, units, list := strings.Cut(line, ": ")
		if list {
			parts := strings.Split(units, ", ")
			for k := range parts {
				parts[k] = numbers[parts[k]]
			}
			lines[n] = head + ": " + strings.Join(parts, ", ")
			continue
		}
		words := strings.Fields(line)
		if len(words) > 2 {
			if numbered, ok := numbers[words[0]+" "+words[1]]; ok {
				lines[n] = numbered + line[len(words[0])+1+len(words[1]):]
			}
		}
	}
	return strings.Join(lines, "\n")
}
