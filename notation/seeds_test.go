package notation_test

import (
	"testing"

	"diplo/turn"

	"github.com/stretchr/testify/assert"
)

// The examples of the two rule texts, as the texts write them. Each converts
// to the other form and back.
func TestSeeds(t *testing.T) {
	for _, c := range []struct{ name, whole, legs string }{
		{"Trieste to Apulia, one fleet (fr 6)",
			"Austria:\nA tri-apu\nF ADR C A tri-apu\n",
			"Autriche\u202f:\nA. Tri — C — Apu.\nF. Mer Adr C A. Tri — Apu.\n"},
		{"without headers",
			"A tri-apu\nF ADR C A tri-apu\n",
			"A. Tri — C — Apu.\nF. Mer Adr C A. Tri — Apu.\n"},
		{"Venice to Tunis, two fleets (fr 7, fr 8)",
			"A ven-tun\nF ADR C A ven-tun\nF ION C A ven-tun\n",
			"A. Ven — CC — Tun.\nF. Mer Adr C A. Ven — Mer Ion.\nF. Mer Ion C A. Mer Ion — Tun.\n"},
		{"the order of the lines is kept",
			"F ION C A ven-tun\nA ven-tun\nF ADR C A ven-tun\n",
			"F. Mer Ion C A. Mer Ion — Tun.\nA. Ven — CC — Tun.\nF. Mer Adr C A. Ven — Mer Ion.\n"},
		{"London to Norway (en 6)",
			"England:\nF NTH C A lon-nwy\nA lon-nwy\n",
			"Angleterre\u202f:\nF. Mer Nord C A. Lon — Norv.\nA. Lon — C — Norv.\n"},
		{"London to Tunis with the French fleets, in two files (en 9)",
			"-- england.dip --\nEngland:\nA lon-tun\nF ENG C A lon-tun\n-- france.dip --\nFrance:\nF MAO C A lon-tun\nF WES C A lon-tun\n",
			"-- england.dip --\nAngleterre\u202f:\nA. Lon — CCC — Tun.\nF. Man C A. Lon — Atl Cen.\n-- france.dip --\nFrance\u202f:\nF. Atl Cen C A. Atl Cen — Méd Occ.\nF. Méd Occ C A. Méd Occ — Tun.\n"},
		{"Spain to Naples, where the fleet will be dislodged (en 13)",
			"-- france.dip --\nFrance:\nA spa-nap\nF LYO C A spa-nap\nF TYS C A spa-nap\n-- italy.dip --\nItaly:\nF ION-TYS\nF tun S F ION-TYS\n",
			"-- france.dip --\nFrance\u202f:\nA. Esp — CC — Nap.\nF. Gol Lion C A. Esp — Mer Tyr.\nF. Mer Tyr C A. Mer Tyr — Nap.\n-- italy.dip --\nItalie\u202f:\nF. Mer Ion — Mer Tyr.\nF. Tun S F. Mer Ion — Mer Tyr.\n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			assert.Equal(t, c.legs, convert(t, c.whole, "francqueville"))
			assert.Equal(t, c.whole, convert(t, c.legs, "en/seed"))
			for i, o := range resolve(sheets(c.legs), turn.Options{}).Orders {
				assert.False(t, o.Illegal(), "order %d: %s", i, o.Defect)
			}
		})
	}
}
