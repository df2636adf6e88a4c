package judge_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// The examples and rulings of the English rules of convoys, en 6 to en 13.
func TestSeeds(t *testing.T) {
	for _, c := range []struct{ name, sheet, want string }{
		{"en 6: London to Norway", `Fall 1905
Units:
England: A lon, F NTH
England:
A lon-nwy
F NTH C A lon-nwy
`, "+ +"},
		{"en 9: London to Tunis with French fleets", `Fall 1905
Units:
England: A lon, F ENG
France: F MID, F WMD
England:
A lon-tun
F ENG C A lon-tun
France:
F MID C A lon-tun
F WMD C A lon-tun
`, "+ + + +"},
		{"en 10, en 13: Spain to Naples, the Tyrrhenian fleet dislodged", disrupted,
			"-disrupted -disrupted -dislodged! + +; F TYS must flee"},
		{"en 10: an attack that does not dislodge", `Fall 1905
Units:
France: A SPA, F LYO, F TYS
Italy: F ION
France:
A Spa - Nap
F LYO C A Spa - Nap
F TYS C A Spa - Nap
Italy:
F ION - TYS
`, "+ + + -bounced"},
		{"en 11: a stand-off at the destination", `Fall 1905
Units:
England: A Lon, F NTH
Russia: A Stp
England:
A Lon - Nwy
F NTH C A Lon - Nwy
Russia:
A Stp - Nwy
`, "-bounced + -bounced"},
		{"en 11: the army that comes back may be dislodged at home", `Fall 1905
Units:
England: A Lon, F NTH
Russia: A Stp
France: F ENG, A Wal
England:
A Lon - Nwy
F NTH C A Lon - Nwy
Russia:
A Stp - Nwy
France:
A Wal - Lon
F ENG S A Wal - Lon
`, "-bounced! + -bounced + +; A LON must flee"},
		{"en 12: the army is supported into its destination", `Fall 1905
Units:
England: A Lon, F NTH, F NWG
Russia: A Nwy
England:
A Lon - Nwy
F NTH C A Lon - Nwy
F NWG S A Lon - Nwy
Russia:
A Nwy H
`, "+ + + -dislodged!; A NWY must flee"},
	} {
		t.Run(c.name, func(t *testing.T) {
			o := resolve(t, c.sheet)
			assert.Equal(t, c.want, summary(o), "%s", told(o, "en"))
		})
	}
}
