package report

import (
	"iter"
	"strings"

	"diplo/board"
	"diplo/i18n"
	"diplo/lint"
	"diplo/turn"

	"github.com/rivo/uniseg"
)

// marks show verdicts at a glance.
var marks = [...]struct {
	sign  string
	style style
}{
	lint.NoEffect: {"✓", green}, lint.Ineffective: {"~", yellow}, lint.Unconfirmed: {"?", cyan},
	lint.Void: {"✗", red}, lint.Illegal: {"✗", red},
}

// maxOrder is the widest order that the verdicts of others are set behind.
const maxOrder = 40

// table lists the orders of a turn by power, with their verdicts, and then the
// convoys.
type table struct {
	options Options
	r       *lint.Result
	out     strings.Builder
	width   int // of the orders
}

// newTable returns the list, "" for a turn without orders.
func newTable(o Options, r *lint.Result) string {
	t := table{options: o, r: r}
	if len(r.Turn.Orders) == 0 {
		return ""
	}
	t.width = ordersWidth(r.Turn)
	if title := r.Turn.Title(o.Lang); title != "" {
		t.out.WriteString(t.paint(bold, title) + "\n")
	}
	for w, orders := range ordersByPower(r.Turn) {
		t.heading(powerName(o.Lang, r.Turn, w))
		for _, i := range orders {
			t.order(orderText(&r.Turn.Orders[i]), r.Verdicts[i])
		}
	}
	t.convoys()
	return t.out.String()
}

func (t *table) paint(s style, text string) string { return paint(t.options.Color, s, text) }

func (t *table) heading(name string) {
	t.out.WriteString(t.paint(bold, name) + "\n")
}

func (t *table) order(text string, v lint.Verdict) {
	mark := marks[v.Effect]
	t.out.WriteString("  " + t.paint(mark.style, mark.sign) + " " + text)
	if v.Effect != lint.NoEffect {
		blanks := max(0, t.width-uniseg.StringWidth(text)) + 2
		word := t.options.Lang.Sprintf("verdict." + v.String())
		if v.Rule != nil {
			word += " " + v.Rule.Code
		}
		t.out.WriteString(strings.Repeat(" ", blanks) + t.paint(mark.style, word))
	}
	t.out.WriteByte('\n')
}

// convoys lists which army goes by which fleets.
func (t *table) convoys() {
	l, tr := t.options.Lang, t.r.Turn
	for i := range tr.Convoys {
		if i == 0 {
			t.heading(l.Sprintf("table.convoys"))
		}
		c := &tr.Convoys[i]
		effect := t.convoyEffect(c)
		var fleets any = i18n.Message{Key: "count.fleets", Args: []any{0}}
		if len(c.Fleets) > 0 {
			var names []string
			for _, f := range c.Fleets {
				names = append(names, provinceName(l, tr, tr.Orders[f].Unit.Place.Province))
			}
			fleets = i18n.All(names...)
		}
		mark := marks[effect]
		t.out.WriteString("  " + t.paint(mark.style, mark.sign) + " " +
			l.Sprintf("table.sea-route", provinceName(l, tr, c.From), provinceName(l, tr, c.To), fleets) + "\n")
	}
}

// convoyEffect returns what becomes of a convoy: what becomes of its army or,
// where none goes by sea, of the fleets that wait for one.
func (t *table) convoyEffect(c *turn.Convoy) lint.Effect {
	if c.Army >= 0 && t.r.Turn.Orders[c.Army].ByConvoy {
		return t.r.Verdicts[c.Army].Effect
	}
	effect := lint.NoEffect
	for _, fleets := range [...][]int{c.Fleets, c.Broken} {
		for _, f := range fleets {
			effect = max(effect, t.r.Verdicts[f].Effect)
		}
	}
	return effect
}

// ordersWidth returns how wide the orders of a turn are, but for those that are
// too wide to wait for.
func ordersWidth(t *turn.Turn) int {
	width := 0
	for i := range t.Orders {
		if n := uniseg.StringWidth(orderText(&t.Orders[i])); n <= maxOrder {
			width = max(width, n)
		}
	}
	return width
}

// ordersByPower yields the powers that give orders, in map order, with the
// indexes of these; what no power gives comes last.
func ordersByPower(t *turn.Turn) iter.Seq2[board.Power, []int] {
	byPower := map[board.Power][]int{}
	for i := range t.Orders {
		w := t.Orders[i].Power
		byPower[w] = append(byPower[w], i)
	}
	return func(yield func(board.Power, []int) bool) {
		for w := range t.Map.Powers() {
			if len(byPower[w]) > 0 && !yield(w, byPower[w]) {
				return
			}
		}
		if len(byPower[board.NoPower]) > 0 {
			yield(board.NoPower, byPower[board.NoPower])
		}
	}
}

// orderText returns an order as it is written, on one line.
func orderText(o *turn.Order) string { return strings.Join(strings.Fields(oneLine(o.Text())), " ") }

func powerName(l *i18n.Language, t *turn.Turn, w board.Power) string {
	if w == board.NoPower {
		return l.Sprintf("table.no-power")
	}
	return t.Atlas.SpellPower(w, l)
}

func provinceName(l *i18n.Language, t *turn.Turn, p board.Province) string {
	return t.Atlas.SpellPlace(board.Place{Province: p}, l)
}
